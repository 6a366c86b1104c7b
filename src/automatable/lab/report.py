"""The report: one HTML file one can send around. No script, nothing from outside, light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from automatable import games as doors
from automatable.lab import happens, marks
from automatable.lab import statistics as stats
from automatable.lab.counting import Values
from automatable.lab.keeping import write
from automatable.lab.marks import Line, Strip
from automatable.lab.wording import Wording, number, shown

if TYPE_CHECKING:
    from automatable.lab.results import Results

STYLE = Path(__file__).with_name("report.css")
"""The companion's type and colours."""

WINS = (50, 80, 95)
"""Par is told for these many of 100 games."""


def write_report(results: Results, path: str | Path, language: str = "en") -> Path:
    """Write the report; returns its path."""
    target = Path(path)
    write(target, html(results, language).encode())
    return target


def html(results: Results, language: str = "en") -> str:
    """The report as text."""
    page = _Page(results, Wording(language, results.plan.game))
    title = page.say("report-title", game=page.words.words.name("@name"))
    body = "\n".join(page.sections())
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title>'
        f"<style>{STYLE.read_text(encoding='utf-8')}</style></head>\n<body><main>\n<h1>{escape(title)}</h1>\n{body}\n"
        "</main></body></html>\n"
    )


class _Page:
    def __init__(self, results: Results, words: Wording) -> None:
        self.results = results
        self.words = words
        self.say = words.say
        plan = results.plan
        self.levels = list(plan.levels)
        self.models = [model.name for model in plan.models]
        self.tint = {level: (n + 1) / len(self.levels) for n, level in enumerate(self.levels)}

    def sections(self) -> Iterator[str]:
        """Words first, then par, then one question after the other; tables to look up at the end."""
        yield from self.in_words()
        yield from self.practice()
        for made in (self.par, self.wins, self.scores, self.parts, self.ends, self.curves, self.cards):
            yield from made()
        yield from self.happens()
        yield from self.told()
        yield self.section("models", self.about_models())
        yield self.section("summary", marks.folded(self.say("summary"), self.everything()), "intervals")

    def section(self, title: str, inside: str, *notes: str) -> str:
        said = "".join(f'<p class="note">{escape(self.say(note))}</p>' for note in notes)
        return f"<section><h2>{escape(self.say(title))}</h2>{inside}{said}</section>"

    # --- words -------------------------------------------------------------------------------------------

    def in_words(self) -> Iterator[str]:
        """What the run says, in three sentences."""
        plan, first, last = self.results.plan, self.levels[0], self.levels[-1]
        args = {"games": plan.games, "levels": len(self.levels), "models": len(self.models)}
        yield f'<p class="lead-in">{escape(self.say("words-games", **args))}</p>'
        low, high = self.values(first, "automa"), self.values(last, "automa")
        if low and high:
            told = {"low": round(stats.mean(low).value), "high": round(stats.mean(high).value)}
            names = {"first": self.words.level(first), "last": self.words.level(last)}
            one = "one" if first == last else "many"
            yield f'<p class="lead-in">{escape(self.say("words-scores", **told, **names, one=one))}</p>'
            told = {"low": _needed(low, 50), "high": _needed(high, 50)}
            yield f'<p class="lead-in">{escape(self.say("words-par", **told, **names, one=one))}</p>'
        wanted = plan.games * len(self.results.cells)
        if not self.results.finished:
            said = self.say("unfinished", games=self.results.games, wanted=wanted)
            yield f'<p class="note">{escape(said)}</p>'
        levels = ", ".join(self.words.level(level) for level in self.levels)
        plan_ = self.say("report-plan", games=plan.games, seed=str(plan.seed), levels=levels, code=plan.code)
        yield f'<p class="note">{escape(plan_)}</p>'

    def practice(self) -> Iterator[str]:
        """Never shown as official (ruling G3)."""
        if tables := practice(self.results):
            yield f'<p class="practice">{escape(self.say("practice", tables=", ".join(tables)))}</p>'

    # --- questions ---------------------------------------------------------------------------------------

    def values(self, level: str, measure: str) -> Values:
        """How often each value was seen, all models that try to win together; without any, all."""
        found: Values = {}
        for model in [model for model in self.models if self.tries(model)] or self.models:
            for value, count in self.results.values(level, model, measure).items():
                found[value] = found.get(value, 0) + count
        return found

    def par(self) -> Iterator[str]:
        heads = [self.say("level"), *(self.say("par-wins", wins=wins) for wins in WINS)]
        rows = [
            [self.words.level(level), *(str(_needed(values, wins)) for wins in WINS)]
            for level in self.levels
            if (values := self.values(level, "automa"))
        ]
        if rows:
            yield self.section("par", marks.table(heads, rows), "par-run-note")

    def wins(self) -> Iterator[str]:
        rows = []
        for level in self.levels:
            for model in self.models:
                values = self.results.values(level, model, "human-wins")
                if not values or not self.tries(model):
                    continue
                value, low, high = stats.share(values.get(1, 0), stats.total(values))
                label = f"{self.words.level(level)} · {self.words.model(model)}"
                text = f"{100 * value:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
                rows.append(Strip(label, (low, low, value, high, high), text, self.tint[level]))
        if rows:
            yield self.section("chart-wins", marks.strips(rows, 0, 1, percent=True), "caption-wins")

    def tries(self, model: str) -> bool:
        shipped = self.results.study.models.get(model)
        return shipped is None or shipped.tries

    def scores(self) -> Iterator[str]:
        yield from self.spread("automa", "chart-scores", self.models)
        yield from self.spread("human", "chart-human", [model for model in self.models if self.tries(model)])

    def ends(self) -> Iterator[str]:
        if any(len(self.values(level, "turns")) > 1 for level in self.levels):
            yield from self.spread("turns", "chart-ends", self.models)

    def spread(self, measure: str, title: str, models: list[str]) -> Iterator[str]:
        """A measure's distribution, a row for each level and model."""
        rows = []
        for level in self.levels:
            for model in models:
                values = self.results.values(level, model, measure)
                if values:
                    steps = [stats.quantile(values, share).value for share in stats.QUANTILES]
                    label = f"{self.words.level(level)} · {self.words.model(model)}"
                    spread = (steps[0], steps[1], steps[2], steps[3], steps[4])
                    rows.append(Strip(label, spread, number(steps[2]), self.tint[level]))
        if rows:
            low, high = min(row.spread[0] for row in rows), max(row.spread[4] for row in rows)
            yield self.section(title, marks.strips(rows, low, high), "strip-note")

    def parts(self) -> Iterator[str]:
        rows = []
        for level in self.levels:
            for model in self.models:
                counts = self.results.cells[level, model]
                parts = [
                    (self.words.measure(name), stats.mean(values).value)
                    for name, values in counts.values.items()
                    if name.startswith("part ")
                ]
                if parts:
                    rows.append((f"{self.words.level(level)} · {self.words.model(model)}", parts))
        if rows:
            yield self.section("chart-parts", marks.stacks(rows), "caption-parts")

    def curves(self) -> Iterator[str]:
        for curve in self.results.study.curves:
            rows = []
            for level in self.levels:
                points = [
                    (float(n), stats.mean(values).value)
                    for n, measure in enumerate(curve.measures, 1)
                    if (values := self.values(level, measure))
                ]
                if points:
                    rows.append(Line(self.words.level(level), tuple(points), self.tint[level]))
            if rows:
                across, up = (self.words.words.say(f"{curve.message}-{end}") for end in "xy")
                title = curve.message.removeprefix("lab-")
                yield self.section(title, marks.lines(rows, across, up), "caption-curve")

    def cards(self) -> Iterator[str]:
        for measure in ("automa", "turns"):
            effects = list(self.results.card_effects(measure))
            if not effects:
                continue
            made = []
            low = min(effect.change.low for effect in effects)
            high = max(effect.change.high for effect in effects)
            for level in self.levels:
                mine = [effect for effect in effects if effect.level == level]
                mine.sort(key=lambda effect: effect.change.value)
                rows = [
                    Strip(
                        f"{self.say('card')} {effect.card}",
                        _around(effect.change),
                        f"{effect.change.value:+.1f}",
                        self.tint[level],
                    )
                    for effect in mine
                ]
                title = f"{self.words.level(level)}: {self._card_says(mine[0].card, mine[-1].card)}"
                made.append(marks.folded(title, marks.strips(rows, max(low, -99), min(high, 99))))
            yield self.section(f"chart-cards-{measure}", "".join(made), "cards-note")

    def _card_says(self, worst: str, best: str) -> str:
        return self.say("cards-says", worst=worst, best=best)

    def happens(self) -> Iterator[str]:
        """What the Automa does to the human, and the games worth a look."""
        if inside := happens.inside(self.results, self.words):
            yield self.section("happens", inside, "happens-note")
        rows = [
            [
                self.words.level(level),
                self.words.model(model),
                self.words.measure(measure),
                f"{value:+d}",
                command,
            ]
            for level, model, measure, value, command in happens.surprising(self.results)
        ]
        if rows:
            heads = [self.say(each) for each in ("level", "model", "measure", "value", "command")]
            inside = marks.folded(self.say("surprising"), marks.table(heads, rows))
            yield self.section("surprising", inside, "surprising-note")

    # --- to look up --------------------------------------------------------------------------------------

    def told(self) -> Iterator[str]:
        """Tie-breaks, fallbacks and what the decks decide, as tables."""
        inside = ""
        heads = [self.say("rule"), self.say("decided-by"), self.say("share-of-choices")]
        rows = [
            [self.words.rule(rule), self.words.tie_break(by), f"{100 * n / made:.0f} %"]
            for rule, decided in self.results.tie_breaks().items()
            for by, n, made in decided
        ]
        if rows:
            inside += marks.folded(self.say("chart-tie-breaks"), marks.table(heads, rows))
        heads = [self.say(each) for each in ("level", "model", "fallback", "times-per-game")]
        rows = [
            [self.words.level(level), self.words.model(model), self.words.fallback(what), f"{times:.2f}"]
            for level, model, what, times in self.results.fallbacks()
            if times
        ]
        if rows:
            inside += marks.folded(self.say("chart-fallbacks"), marks.table(heads, rows))
        heads = [self.say(each) for each in ("level", "model", "measure", "share-of-variance")]
        rows = [
            [self.words.level(level), self.words.model(model), self.words.measure(measure), _percent(share)]
            for measure in ("automa", "turns", "margin")
            for level, model, share in self.results.from_decks(measure)
        ]
        if rows:
            inside += marks.folded(self.say("chart-decks"), marks.table(heads, rows))
        exact = [
            [self.words.level(level), self.words.measure(measure), f"{mean:.3f}", shown(played)]
            for level, _, measure, mean, played in self.results.exact()
        ]
        if exact:
            heads = [self.say(each) for each in ("level", "measure", "exactly", "simulated")]
            inside += marks.folded(self.say("exact"), marks.table(heads, exact))
        if inside:
            note = self.say("listened", listened=self.results.listened)
            yield self.section("decides", inside + f'<p class="note">{escape(note)}</p>')

    def about_models(self) -> str:
        """The models in words: they are models, not people."""
        lines = []
        for name in self.models:
            texts = (f"lab-says-{self.results.plan.game}-{name}", f"lab-says-{name}", "lab-own-model")
            said = next(self.words.words.say(text) for text in texts if self.words.words.has(text))
            lines.append(f"<p><b>{escape(self.words.model(name))}</b>: {escape(said)}</p>")
        return "".join(lines) + f'<p class="note">{escape(self.say("models-note"))}</p>'

    def everything(self) -> str:
        heads = [self.say(each) for each in ("level", "model", "measure", "games", "mean", "sd")]
        heads += [self.say("quantile", share=round(share * 100)) for share in stats.QUANTILES]
        rows = [
            [
                self.words.level(row.level),
                self.words.model(row.model),
                self.words.measure(row.measure),
                str(row.games),
                *(shown(each) for each in (row.mean, row.sd, *row.quantiles.values())),
            ]
            for row in self.results.summary()
        ]
        return marks.table(heads, rows)


def practice(results: Results) -> tuple[str, ...]:
    """Tables of practice values the games were played with."""
    plan = results.plan
    game = doors.load(plan.game, plan.box)
    return game.practice(game.new(game.decode_setup({**plan.setup, "level": plan.levels[0]})))


def _needed(values: Values, wins: int) -> int:
    """The lowest score that beats so many of 100 of these."""
    return int(stats.quantile(values, wins / 100).value) + 1


def _around(estimate: stats.Estimate) -> tuple[float, float, float, float, float]:
    value, low, high = estimate
    return low, low, value, high, high


def _percent(share: stats.Estimate) -> str:
    return f"{100 * share.value:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"
