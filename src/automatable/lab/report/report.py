"""The report of a run: one HTML file to send around. No script, nothing from outside, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

from automatable.lab.analysis import statistics as stats
from automatable.lab.analysis.results import Results
from automatable.lab.report import attacks, bars, cards, lookup_tables, scores
from automatable.lab.report.context import ReportContext
from automatable.lab.report.labels import Labels
from automatable.lab.report.page import lead, note, page, plan_text, practice_note, unfinished_note
from automatable.lab.runs.folder import write

PARTS = (
    scores.par,
    scores.par_by_turn,
    scores.wins,
    scores.scores,
    scores.parts,
    scores.ends,
    scores.curves,
    cards.cards,
)
"""One question after the other."""


def write_report(results: Results, path: str | Path, language: str = "en") -> Path:
    """Write the report of a run; returns its path."""
    target = Path(path)
    write(target, html(results, language).encode())
    return target


def html(results: Results, language: str = "en") -> str:
    """The report as text."""
    ctx = ReportContext(results, Labels(language, results.plan.game))
    title = ctx.say("report-title", game=ctx.labels.words.name("@name"))
    return page(title, "\n".join(sections(ctx)), language)


def sections(ctx: ReportContext) -> Iterator[str]:
    """Sentences first, then par, then one question after the other; tables to look up at the end."""
    yield practice_note(ctx.labels, ctx.practice)
    yield from in_words(ctx)
    for part in PARTS:
        yield from part(ctx)
    yield from what_happens(ctx)
    if inside := lookup_tables.decides(ctx.results, ctx.labels):
        yield ctx.section("decides", inside)
    yield ctx.section("models", lookup_tables.about_models(ctx.results, ctx.labels))
    every = lookup_tables.everything(ctx.results, ctx.labels) + note(ctx.say("intervals"))
    yield ctx.section("summary", bars.folded(ctx.say("summary-open"), every))


def in_words(ctx: ReportContext) -> Iterator[str]:
    """The head of the report: the results in three sentences, and how the games were played."""
    results = ctx.results
    yield note(ctx.say("about", game=ctx.labels.words.name("@name"), games=results.games))
    yield unfinished_note(ctx.labels, results)
    for sentence in (score_sentence(ctx), par_sentence(ctx), wins_sentence(ctx)):
        yield lead(sentence) if sentence else ""
    yield note(plan_text(ctx.labels, results.plan))


def from_first_to_last(
    ctx: ReportContext, message: str, value: Callable[[str], float | None], **args: object
) -> str:
    """A sentence with a number of the first level and one of the last."""
    known = [(level, found) for level in ctx.levels if (found := value(level)) is not None]
    if not known:
        return ""
    (first, low), (last, high) = known[0], known[-1]
    names = {"first": ctx.labels.level(first), "last": ctx.labels.level(last)}
    numbers = {"low": round(low), "high": round(high), "one": "one" if first == last else "many"}
    return ctx.say(message, **numbers, **names, **args)


def score_sentence(ctx: ReportContext) -> str:
    """How many points the Automa has."""

    def mean(level: str) -> float | None:
        values = ctx.values(level, "automa")
        return stats.mean(values).value if values else None

    played = sum(stats.total(ctx.values(level, "automa")) for level in ctx.levels)
    return from_first_to_last(ctx, "words-scores", mean, games=played)


def par_sentence(ctx: ReportContext) -> str:
    """Which score wins half of the games."""

    def half(level: str) -> float | None:
        values = ctx.values(level, "automa")
        return scores.needed(values, 50) if values else None

    return from_first_to_last(ctx, "words-par", half)


def wins_sentence(ctx: ReportContext) -> str:
    """How often the strongest model wins; of few games how many, and not how many of 100."""
    if not ctx.trying:
        return ""
    best = ctx.results.strongest
    played = {level: ctx.results.values(level, best, "human-wins") for level in ctx.levels}
    games = min((stats.total(values) for values in played.values() if values), default=0)
    of = 100 if games >= 100 else games

    def wins(level: str) -> float | None:
        values = played[level]
        return of * values.get(1, 0) / stats.total(values) if values else None

    several = "yes" if len(ctx.trying) > 1 else "no"
    args = {"model": ctx.labels.model(best), "several": several, "of": of}
    sentence = from_first_to_last(ctx, "words-wins", wins, **args)
    return f"{sentence} {ctx.say('words-drawn')}" if sentence and ctx.results.drawn(best) else sentence


def what_happens(ctx: ReportContext) -> Iterator[str]:
    """What the Automa does to the human, and the games worth a look."""
    if inside := attacks.inside(ctx.results, ctx.labels):
        yield ctx.section("happens", inside)
    if games := "".join(worth_a_look(ctx)):
        yield ctx.section("surprising", bars.folded(ctx.say("surprising-open"), games), "surprising-note")


def worth_a_look(ctx: ReportContext) -> Iterator[str]:
    """Each game with the command that opens it, under its level."""
    over = ""
    for level, model, ahead, command in attacks.surprising(ctx.results):
        if level != over:
            over = level
            yield f'<h3 class="group">{escape(ctx.labels.level(level))}</h3>'
        text = ctx.say("surprising-game", model=ctx.labels.model(model), lead=f"{ahead:+d}")
        yield f'<p class="game">{escape(text)}<code>{escape(command)}</code></p>'
