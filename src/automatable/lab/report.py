"""The report: one HTML file one can send around. No script, nothing from outside, light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from automatable import games as doors
from automatable.lab import happens, looked_up, marks
from automatable.lab import statistics as stats
from automatable.lab.counting import Values
from automatable.lab.keeping import write
from automatable.lab.lines import Line, lines
from automatable.lab.marks import Strip
from automatable.lab.results import FEWEST
from automatable.lab.typefaces import faces
from automatable.lab.wording import Wording, number, rounded
from automatable.play.par import shipped
from automatable.play.studies import study_of

if TYPE_CHECKING:
    from automatable.lab.plan import Plan
    from automatable.lab.results import Effect, Results

STYLE = Path(__file__).with_name("report.css")
"""The companion's type and colours."""

WINS = (50, 80, 95)
"""Par is told for these many of 100 games."""

COLUMNS = 30
"""Columns of a distribution, at most."""

SAID = re.compile(r"<code>.*?</code>|(?<=>)[^<>]+(?=<)")
"""What a page says: the text between its marks; a command is one piece."""

NAMED = 3
"""Cards that are named of those that help, and of those that cost."""

SELDOM = 20
"""A turn that fewer than one game in so many reaches is not drawn."""


def write_report(results: Results, path: str | Path, language: str = "en") -> Path:
    """Write the report; returns its path."""
    target = Path(path)
    write(target, html(results, language).encode())
    return target


def html(results: Results, language: str = "en") -> str:
    """The report as text."""
    made = _Page(results, Wording(language, results.plan.game))
    title = made.say("report-title", game=made.words.words.name("@name"))
    return page(title, "\n".join(made.sections()), language)


def page(title: str, body: str, language: str) -> str:
    """A whole HTML file in the lab's style."""
    body = SAID.sub(lambda said: _typeset(said[0], language), body)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title>'
        f"<style>{faces(language)}{STYLE.read_text(encoding='utf-8')}</style></head>\n<body><main>\n<h1>{escape(title)}</h1>\n{body}\n"
        "</main></body></html>\n"
    )


def _typeset(said: str, language: str) -> str:
    """Numbers as they are written: a minus; in Russian a comma before decimals, a semicolon between two."""
    if said.startswith("<code>"):
        return said
    said = re.sub(r"(?<![\w.-])-(?=\d)", "\N{MINUS SIGN}", said)
    if language != "ru":
        return said
    apart = re.sub(r"\[(\S+), (\S+)\]", r"[\1; \2]", said)
    return re.sub(r"(?<=\d)\.(?=\d)", ",", apart)


def rests_on(words: Wording, tables: tuple[str, ...]) -> str:
    """The mark of practice values, never shown as official (ruling G3); nothing where there are none."""
    said = words.say("practice", tables=words.tables(tables))
    return f'<p class="practice">{escape(said)}</p>' if tables else ""


def unfinished(words: Wording, results: Results) -> str:
    """How far a run that was broken off is; nothing for a finished one."""
    if results.finished:
        return ""
    wanted = results.plan.games * len(results.cells)
    said = words.say("unfinished", games=results.games, wanted=wanted)
    return f'<p class="practice">{escape(said)}</p>'


def planned(words: Wording, plan: Plan) -> str:
    """How a run was played: games, seed, levels, set-up options that are not the usual ones, version."""
    usual = study_of(plan.game).setup
    other = [words.option(key, value) for key, value in plan.setup.items() if usual.get(key) != value]
    both = (plan.rival.level,) if plan.rival is not None else ()
    levels = ", ".join(words.level(level) for level in dict.fromkeys((*plan.levels, *both)))
    said = words.say("report-plan", games=plan.games, seed=str(plan.seed), levels=levels, code=plan.code)
    return " ".join((said, words.say("report-setup", options=", ".join(other)))) if other else said


class _Page:
    def __init__(self, results: Results, words: Wording) -> None:
        self.results = results
        self.words = words
        self.say = words.say
        plan = results.plan
        self.levels = list(plan.levels)
        self.models = [model.name for model in plan.models]
        self.rests = plan.practice
        self.standing = False
        """Whether the Automa's score by turn has been drawn already."""
        self.tint = {level: (n + 1) / len(self.levels) for n, level in enumerate(self.levels)}

    def sections(self) -> Iterator[str]:
        """Words first, then par, then one question after the other; tables to look up at the end."""
        yield from self.practice()
        yield from self.in_words()
        for made in (
            self.par,
            self.par_by_turn,
            self.wins,
            self.scores,
            self.parts,
            self.ends,
            self.curves,
            self.cards,
        ):
            yield from made()
        yield from self.happens()
        if inside := looked_up.decides(self.results, self.words):
            yield self.section("decides", inside)
        yield self.section("models", looked_up.about_models(self.results, self.words))
        note = f'<p class="note">{escape(self.say("intervals"))}</p>'
        yield self.section(
            "summary",
            marks.folded(self.say("summary-open"), looked_up.everything(self.results, self.words) + note),
        )

    def section(self, title: str, inside: str, *notes: str) -> str:
        said = "".join(f'<p class="note">{escape(self.say(note))}</p>' for note in notes)
        mark = f' <small class="mark">{escape(self.say("practice-mark"))}</small>' if self.rests else ""
        return f"<section><h2>{escape(self.say(title))}{mark}</h2>{inside}{said}</section>"

    # --- words -------------------------------------------------------------------------------------------

    def in_words(self) -> Iterator[str]:
        """What this is; what the run says, in three sentences; how it was played."""
        plan, results = self.results.plan, self.results
        about = self.say("about", game=self.words.words.name("@name"), games=results.games)
        yield f'<p class="note">{escape(about)}</p>'
        yield unfinished(self.words, results)
        for said in (self.said_scores(), self.said_par(), self.said_wins()):
            yield f'<p class="lead-in">{escape(said)}</p>' if said else ""
        yield f'<p class="note">{escape(planned(self.words, plan))}</p>'

    def said_between(self, message: str, value: Callable[[str], float | None], **args: object) -> str:
        """A sentence with a number of the first level and one of the last."""
        told = [(level, found) for level in self.levels if (found := value(level)) is not None]
        if not told:
            return ""
        (first, low), (last, high) = told[0], told[-1]
        names = {"first": self.words.level(first), "last": self.words.level(last)}
        numbers = {"low": round(low), "high": round(high), "one": "one" if first == last else "many"}
        return self.say(message, **numbers, **names, **args)

    def said_scores(self) -> str:
        def mean(level: str) -> float | None:
            values = self.values(level, "automa")
            return stats.mean(values).value if values else None

        played = sum(stats.total(self.values(level, "automa")) for level in self.levels)
        return self.said_between("words-scores", mean, games=played)

    def said_par(self) -> str:
        def half(level: str) -> float | None:
            values = self.values(level, "automa")
            return _needed(values, 50) if values else None

        return self.said_between("words-par", half)

    def said_wins(self) -> str:
        """How often the model wins that wins most; of few games how many, and not how many of 100."""
        trying = [model for model in self.models if self.tries(model)]
        if not trying:
            return ""
        best = self.results.strongest
        played = {level: self.results.values(level, best, "human-wins") for level in self.levels}
        games = min((stats.total(values) for values in played.values() if values), default=0)
        of = 100 if games >= 100 else games

        def wins(level: str) -> float | None:
            values = played[level]
            return of * values.get(1, 0) / stats.total(values) if values else None

        told = {"model": self.words.model(best), "several": "yes" if len(trying) > 1 else "no", "of": of}
        said = self.said_between("words-wins", wins, **told)
        return f"{said} {self.say('words-drawn')}" if said and self.results.drawn(best) else said

    def practice(self) -> Iterator[str]:
        """Never shown as official (ruling G3)."""
        yield rests_on(self.words, self.rests)

    # --- questions ---------------------------------------------------------------------------------------

    def values(self, level: str, measure: str) -> Values:
        """How often each value was seen, all models that try to win together; without any, all."""
        found: Values = {}
        for model in [model for model in self.models if self.tries(model)] or self.models:
            for value, count in self.results.values(level, model, measure).items():
                found[value] = found.get(value, 0) + count
        return found

    def par(self) -> Iterator[str]:
        """The score that wins, with half its interval; where turns end a game, how many they usually are."""
        by_turn = self.by_turn()
        heads = [self.say("level"), *(self.say("par-of", wins=wins) for wins in WINS)]
        heads += [self.say("par-usual")] if by_turn else []
        rows = []
        for level in self.levels:
            if values := self.values(level, "automa"):
                usual = [number(stats.quantile(self.values(level, "turns"), 0.5).value)] if by_turn else []
                rows.append([self.words.level(level), *(_par(values, wins) for wins in WINS), *usual])
        if rows:
            study = self.results.study
            more = [self.words.words.say(message) for message in (study.counted, study.needs()) if message]
            said = "".join(f'<p class="note">{escape(each)}</p>' for each in more)
            note = self.say("par-run-note", turns="yes" if by_turn else "no")
            table = marks.table(heads, rows)
            yield self.section("par", f'{table}{said}<p class="note">{escape(note)}</p>')

    def par_by_turn(self) -> Iterator[str]:
        """The shipped table as lines, where the games were played as it was made."""
        plan = self.results.plan
        par = shipped(doors.door(plan.game).folder)
        if par is None or plan.box or plan.setup != self.results.study.setup:
            return
        rows = []
        for level in self.levels:
            seen = [row for row in par.levels.get(level, ()) if SELDOM * row.games >= par.games and row.turn]
            if len(seen) > 1:
                points = tuple((float(row.turn), float(row.score(WINS[0]))) for row in seen)
                rows.append(Line(self.short(level), points, self.tint[level]))
        if rows:
            self.standing = True
            inside = lines(rows, self.say("par-turn"), self.say("par-half"))
            note = escape(
                self.say("par-note", games=par.games, human=self.words.model(par.human), turns="yes")
            )
            yield self.section("par-by-turn", f'{inside}<p class="note">{note}</p>')

    def share(self, share: float) -> str:
        """In how many games a point was reached."""
        return self.say("reached-in", share=f"{100 * share:.0f}")

    def short(self, level: str) -> str:
        """A level without what its name says in brackets, for the end of a line."""
        return self.words.level(level).split(" (")[0]

    def row_name(self, level: str, model: str, models: int) -> tuple[str, str]:
        """Where a row stands and what it is called: a model under its level, levels under an only model."""
        found = self.words.level(level), self.words.model(model)
        return (found[1], found[0]) if models == 1 else found

    def wins(self) -> Iterator[str]:
        trying, rows = sum(map(self.tries, self.models)), []
        for level in self.levels:
            for model in self.models:
                values = self.results.values(level, model, "human-wins")
                if not values or not self.tries(model):
                    continue
                value, low, high = stats.share(values.get(1, 0), stats.total(values))
                group, label = self.row_name(level, model, trying)
                text = f"{100 * value:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
                spread = (low, low, value, high, high)
                rows.append(Strip(label, spread, text, self.tint[level], group=group))
        if rows:
            yield self.section("chart-wins", marks.strips(rows, 0, 1, percent=True), "caption-wins")

    def tries(self, model: str) -> bool:
        return self.results.tries(model)

    def scores(self) -> Iterator[str]:
        yield from self.spread("automa", "chart-scores", self.models)
        yield from self.spread("human", "chart-human", [model for model in self.models if self.tries(model)])

    def by_turn(self) -> bool:
        """Whether games end at one turn or another; in some they always have the same length."""
        lengths = (self.values(level, "turns") for level in self.levels)
        return self.results.study.time == "turn" and any(len(each) > 1 for each in lengths)

    def ends(self) -> Iterator[str]:
        if self.by_turn():
            yield from self.spread("turns", "chart-ends", self.models)

    def spread(self, measure: str, title: str, models: list[str]) -> Iterator[str]:
        """A measure's distribution, a row for each level and model; a model that is alike at all has one."""
        played = {
            (level, model): self.results.values(level, model, measure)
            for level in self.levels
            for model in models
        }
        first, *others = self.levels
        alike = [m for m in models if others and all(played[each, m] == played[first, m] for each in others)]
        cells = [(first, model) for model in alike]
        cells += [(level, model) for level in self.levels for model in models if model not in alike]
        cells = [cell for cell in cells if played[cell] and set(played[cell]) != {0}]
        if not cells:
            return
        low = min(min(played[cell]) for cell in cells)
        span = max(max(played[cell]) for cell in cells) + 1 - low
        wide = -(-span // COLUMNS)
        columns = -(-span // wide)
        rows = []
        for level, model in cells:
            values = played[level, model]
            steps = [stats.quantile(values, share).value for share in stats.QUANTILES]
            group, label, tint = *self.row_name(level, model, len(models) - len(alike)), self.tint[level]
            if model in alike:
                group, label, tint = self.say("every-level"), self.words.model(model), 0.5
            tip = self.say("strip-tip", median=number(steps[2]), low=number(steps[0]), high=number(steps[4]))
            at = (steps[0], steps[1], steps[2], steps[3], steps[4])
            bins = _binned(values, low, wide, columns)
            rows.append(Strip(label, at, number(steps[2]), tint, bins, tip, group))
        start = low - 0.5  # a column of one number stands around it
        yield self.section(title, marks.strips(rows, start, start + wide * columns), "strip-note")

    def parts(self) -> Iterator[str]:
        """Means over all games; parts below nothing cannot be stacked and are not drawn."""
        rows, names = [], [name for name in self.results.study.measures if name.startswith("part ")]
        for level in self.levels:
            games = stats.total(self.values(level, "automa"))
            found = [(self.words.measure(name), self.values(level, name)) for name in names]
            means = [
                (name, sum(v * n for v, n in values.items()) / games) for name, values in found if values
            ]
            if any(mean < 0 for _, mean in means):
                return
            if means:
                rows.append((self.words.level(level), means))
        if rows:
            yield self.section("chart-parts", marks.stacks(rows), "caption-parts")

    def curves(self) -> Iterator[str]:
        for curve in self.results.study.curves:
            if curve.standing and self.standing:
                continue
            rows = []
            for level in self.levels:
                games = stats.total(self.values(level, "automa"))
                found = [
                    (float(n), stats.mean(values).value, stats.total(values) / games)
                    for n, measure in enumerate(curve.measures, 1)
                    if (values := self.values(level, measure))
                ]
                if found:
                    points = tuple((n, mean) for n, mean, _ in found)
                    shares = tuple(share for *_, share in found)
                    rows.append(Line(self.short(level), points, self.tint[level], shares))
            if rows:
                across, up = (self.words.words.say(f"{curve.message}-{end}") for end in "xy")
                title = curve.message.removeprefix("lab-")
                some = any(share < 1 for row in rows for share in row.shares)
                drawn = lines(rows, across, up, self.share)
                yield self.section(title, drawn, *(["caption-curve"] if some else []))

    def cards(self) -> Iterator[str]:
        """What the game is without each card: its points as bars, its length as a number."""
        effects = list(self.results.card_effects("automa"))
        if not effects:
            return
        longer = {(one.level, one.card): one.change.value for one in self.results.card_effects("turns")}
        even = not any(longer.values())
        low = max(min(0, *(effect.change.low for effect in effects)), -99)
        high = min(max(0, *(effect.change.high for effect in effects)), 99)
        made = []
        for level in self.levels:
            mine = [effect for effect in effects if effect.level == level]
            mine.sort(key=lambda effect: effect.change.value)
            rows = []
            for effect in mine:
                points, turns = effect.change, longer.get((level, effect.card), 0.0)
                around = {
                    "low": rounded(points.low, 1, "+"),
                    "high": rounded(points.high, 1, "+"),
                    "turns": f"{turns:+.1f}",
                }
                label, value = f"{self.say('card')} {effect.card}", f"{round(points.value, 1) + 0:+.1f}"
                tip = self.say("cards-tip", points=value, length="same" if even else "other", **around)
                rows.append(Strip(label, _around(points), value, self.tint[level], tip=tip))
            title = f"{self.words.level(level)} · {self.stands_out(mine)}"
            made.append(marks.folded(title, marks.strips(rows, low, high, zero=True)))
        plan = self.results.plan
        against = self.words.model(plan.cards_model)
        note = escape(self.say("cards-note", games=plan.cards, model=against))
        yield self.section("chart-cards-automa", f'{"".join(made)}<p class="note">{note}</p>')

    def stands_out(self, effects: list[Effect]) -> str:
        """The cards that surely help or cost it; without one that helps it has fewer points.

        The farthest of so many cards is often far by chance: one is named from three standard errors on.
        """
        helps = [each for each in effects if _errors(each) < -3][:NAMED]
        costs = [each for each in reversed(effects) if _errors(each) > 3][:NAMED]
        named = [
            ", ".join(f"{each.card} ({-each.change.value:+.1f})" for each in some) for some in (helps, costs)
        ]
        sure = "both" if helps and costs else "helps" if helps else "costs" if costs else "none"
        return self.say("cards-says", sure=sure, helps=named[0], costs=named[1])

    def happens(self) -> Iterator[str]:
        """What the Automa does to the human, and the games worth a look."""
        if inside := happens.inside(self.results, self.words):
            yield self.section("happens", inside)
        if games := "".join(self.worth_a_look()):
            yield self.section(
                "surprising", marks.folded(self.say("surprising-open"), games), "surprising-note"
            )

    def worth_a_look(self) -> Iterator[str]:
        """Each game with the command that opens it, under its level."""
        over = ""
        for level, model, lead, command in happens.surprising(self.results):
            if level != over:
                over = level
                yield f'<h3 class="group">{escape(self.words.level(level))}</h3>'
            said = self.say("surprising-game", model=self.words.model(model), lead=f"{lead:+d}")
            yield f'<p class="game">{escape(said)}<code>{escape(command)}</code></p>'


def _errors(effect: Effect) -> float:
    """How many standard errors an effect is away from nothing; of few games nothing is known."""
    value, _, high = effect.change
    error = (high - value) / stats.Z
    return value / error if error and effect.games >= FEWEST else 0.0


def _needed(values: Values, wins: int) -> int:
    """The lowest score that beats so many of 100 of these."""
    return int(stats.quantile(values, wins / 100).value) + 1


def _par(values: Values, wins: int) -> str:
    """The same with half of its interval, where it has one."""
    _, low, high = stats.quantile(values, wins / 100)
    half = ceil((high - low) / 2)
    return f"{_needed(values, wins)}±{half}" if half else str(_needed(values, wins))


def _binned(values: Values, low: int, wide: int, columns: int) -> tuple[float, ...]:
    """The share of games in each column."""
    found, games = [0] * columns, stats.total(values)
    for value, count in values.items():
        found[(value - low) // wide] += count
    return tuple(count / games for count in found)


def _around(estimate: stats.Estimate) -> tuple[float, float, float, float, float]:
    value, low, high = estimate
    return low, low, value, high, high
