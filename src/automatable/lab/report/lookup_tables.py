"""The tables of a report: what decides, the human models, every measure."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import msgspec

from automatable.core.topics.simulation import Pace
from automatable.lab.analysis import statistics as stats
from automatable.lab.report import bars
from automatable.lab.report.labels import Labels, percent, shown

if TYPE_CHECKING:
    from automatable.lab.analysis.results import Results
    from automatable.lab.runs.sources import Source


def decides(results: Results, words: Labels) -> str:
    """Tie-breaks, fallbacks and what the decks decide, as tables."""
    inside = ""
    heads = [words.say("rule"), words.say("decided-by"), words.say("share-of-choices")]
    rows = [
        [words.rule(rule), words.tie_break(by), f"{100 * n / made:.0f} %"]
        for rule, decided in results.tie_breaks().items()
        for by, n, made in decided
        if round(100 * n / made)
    ]
    if rows:
        inside += bars.folded(words.say("chart-tie-breaks"), bars.table(heads, rows, grouped=True))
    heads = [words.say(each) for each in ("level", "model", "fallback", "times-per-game")]
    rows = [
        [words.level(level), words.model(model), words.fallback(what), f"{times:.2f}"]
        for level, model, what, times in results.fallbacks()
        if times
    ]
    if rows:
        inside += bars.folded(words.say("chart-fallbacks"), bars.table(heads, rows, grouped=True))
    heads = [words.say(each) for each in ("measure", "level", "model", "share-of-variance")]
    rows = [
        [words.measure(measure), words.level(level), words.model(model), percent(share)]
        for measure in ("automa", "turns", "margin")
        for level, model, share in results.from_decks(measure)
    ]
    if rows:
        table = bars.table(heads, rows, grouped=True) + _note(words.say("decks-note"))
        inside += bars.folded(words.say("chart-decks"), table)
    exact = [
        [words.level(level), words.measure(measure), f"{mean:.3f}", shown(played)]
        for level, _, measure, mean, played in results.exact()
    ]
    if exact:
        heads = [words.say(each) for each in ("level", "measure", "exactly", "simulated")]
        table = bars.table(heads, exact, grouped=True) + _note(words.say("exact-note"))
        inside += bars.folded(words.say("exact"), table)
    return inside + _note(words.say("listened", listened=results.followed)) if inside else ""


def about_models(results: Results, words: Labels) -> str:
    """The models in words: they are models, not people."""
    lines = []
    for source in results.plan.models:
        name = source.name
        if source.kind == "paced":
            said = words.say(
                "says-mine" if source.named == "mine" else "says-paced", pace=_pace(source, words)
            )
        else:
            said = words.about_model(name)
        lines.append(f"<p><b>{escape(words.model(name))}</b>: {escape(said)}</p>")
    return "".join(lines) + _note(words.say("models-note"))


def everything(results: Results, words: Labels) -> str:
    """The table of all measures with spread and quantiles."""
    heads = [words.say(each) for each in ("level", "model", "measure", "games", "mean", "sd")]
    heads += [words.say("quantile", share=round(share * 100)) for share in stats.QUANTILES]
    rows = [
        [
            words.level(row.level),
            words.model(row.model),
            words.measure(row.measure),
            str(row.games),
            *(shown(each) for each in (row.mean, row.sd, *row.quantiles.values())),
        ]
        for row in results.summary()
    ]
    return bars.table(heads, rows, grouped=True)


def _pace(source: Source, words: Labels) -> str:
    """The ranges of a paced human."""
    pace = msgspec.json.decode(source.where, type=Pace)
    scores, turns = (f"{min(each)}–{max(each)}" for each in (pace.scores, pace.turns))
    return words.say("pace", scores=scores, turns=turns)


def _note(said: str) -> str:
    return f'<p class="note">{escape(said)}</p>'
