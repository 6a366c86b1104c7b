"""Charts of a run, made with Altair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import altair as alt

from automatable.core.topics.simulation import Curve
from automatable.lab.analysis import statistics as stats
from automatable.lab.analysis.results import SHARES
from automatable.lab.analysis.statistics import Estimate
from automatable.lab.report.labels import Labels

if TYPE_CHECKING:
    from automatable.lab.analysis.results import Results

WIDTH, HEIGHT = 230, 190
DECK_MEASURES = ("automa", "turns", "margin")
Chart: TypeAlias = Any
"""A chart of Altair, whatever its layers."""
Rows = list[dict[str, object]]


def charts(results: Results, language: str = "en") -> dict[str, Chart]:
    """All charts that have something to show, by name; what rests on practice values says so (ruling G3)."""
    words, practice = Labels(language, results.plan.game), results.plan.practice
    draw = _Drawing(results, words)
    made = {
        "wins": draw.wins(),
        "margin": draw.margin(),
        "scores": draw.scores(),
        "parts": draw.parts(),
        "ends": draw.ends(),
        **{curve.message: draw.curve(curve) for curve in results.simulation.curves},
        "tie-breaks": draw.tie_breaks(),
        "fallbacks": draw.fallbacks(),
        "cards-automa": draw.cards("automa"),
        "cards-turns": draw.cards("turns"),
        "decks": draw.decks(),
    }
    drawn = {name: chart for name, chart in made.items() if chart is not None}
    if practice:
        mark = alt.TitleParams(words.say("practice-mark"), subtitle=words.tables(practice))
        drawn = {name: chart.properties(title=mark) for name, chart in drawn.items()}
    return drawn


class _Drawing:
    def __init__(self, results: Results, words: Labels) -> None:
        self.results = results
        self.words = words
        self.levels = [words.level(level) for level in results.plan.levels]

    def cell(self, level: str, model: str) -> dict[str, object]:
        return {"level": self.words.level(level), "model": self.words.model(model)}

    def rows(self, measure: str) -> Rows:
        """The mean of a measure in every cell; wins only against models that try to win."""
        return [
            {**self.cell(row.level, row.model), **_interval(row.mean)}
            for row in self.results.summary()
            if row.measure == measure and (measure not in SHARES or self.results.tries(row.model))
        ]

    def colour(self) -> alt.Color:
        """Levels have an order, and so have their colours."""
        legend = alt.Legend(labelLimit=380)
        return alt.Color("level:O", title=self.words.say("level"), sort=self.levels, legend=legend)

    def by_model(self, chart: Chart) -> Chart:
        facet = alt.Facet("model:N", title=None)
        return chart.properties(width=WIDTH, height=HEIGHT).facet(facet, columns=3)

    def wins(self) -> Chart | None:
        return self._pointed(self.rows("human-wins"), self.words.measure("human-wins"), percent=True)

    def margin(self) -> Chart | None:
        return self._pointed(self.rows("margin"), self.words.measure("margin"))

    def _pointed(self, rows: Rows, title: str, percent: bool = False) -> Chart | None:
        if not rows:
            return None
        axis = alt.Axis(format="%") if percent else alt.Axis()
        base = alt.Chart().encode(
            x=alt.X("level:N", title=None, sort=self.levels, axis=alt.Axis(labelAngle=-30))
        )
        bars = base.mark_rule(strokeWidth=2).encode(y=alt.Y("low:Q", title=title, axis=axis), y2="high:Q")
        points = base.mark_point(filled=True, size=60).encode(y="value:Q", color=self.colour())
        return self.by_model(alt.layer(bars, points, data=_data(rows)))

    def scores(self) -> Chart | None:
        rows: Rows = []
        for (level, model), counts in self.results.cells.items():
            for value, games in sorted(counts.values.get("automa", {}).items()):
                rows.append({**self.cell(level, model), "score": value, "share": games / counts.games})
        line = _chart(rows).mark_line(interpolate="step")
        return self.by_model(
            line.encode(
                x=alt.X("score:Q", title=self.words.measure("automa")),
                y=alt.Y("share:Q", title=self.words.say("share-of-games"), axis=alt.Axis(format="%")),
                color=self.colour(),
            )
        )

    def parts(self) -> Chart | None:
        rows: Rows = []
        for level, model in self.results.cells:
            for measure in self.results.simulation.measures:
                if not measure.startswith("part "):
                    continue
                if (mean := self.results.part(level, model, measure)) is not None:
                    part = self.words.measure(measure)
                    rows.append({**self.cell(level, model), "part": part, "value": mean})
        if not rows:
            return None
        bar = _chart(rows).mark_bar()
        return self.by_model(
            bar.encode(
                x=alt.X("level:N", title=None, sort=self.levels, axis=alt.Axis(labelAngle=-30)),
                y=alt.Y("sum(value):Q", title=self.words.say("points")),
                color=alt.Color("part:N", title=self.words.say("part")),
            )
        )

    def ends(self) -> Chart | None:
        rows: Rows = []
        for (level, model), counts in self.results.cells.items():
            for turn, estimate in stats.by(counts.values.get("turns", {}), counts.games):
                rows.append({**self.cell(level, model), "turn": turn, **_interval(estimate)})
        base = alt.Chart().encode(x=alt.X("turn:Q", title=self.words.measure("turns")), color=self.colour())
        title = self.words.say("over-by")
        band = base.mark_area(opacity=0.25, interpolate="step-after").encode(y="low:Q", y2="high:Q")
        line = base.mark_line(interpolate="step-after").encode(
            y=alt.Y("value:Q", title=title, axis=alt.Axis(format="%"))
        )
        return self.by_model(alt.layer(band, line, data=_data(rows)))

    def curve(self, curve: Curve) -> Chart | None:
        rows: Rows = []
        for row in self.results.summary():
            if row.measure in curve.measures:
                at = curve.measures.index(row.measure) + 1
                rows.append({**self.cell(row.level, row.model), "at": at, **_interval(row.mean)})
        if not rows:
            return None
        base = alt.Chart().encode(
            x=alt.X("at:O", title=self.words.words.say(f"{curve.message}-x"), axis=alt.Axis(labelAngle=0)),
            color=self.colour(),
        )
        bars = base.mark_rule().encode(y="low:Q", y2="high:Q")
        line = base.mark_line(point=True).encode(
            y=alt.Y("value:Q", title=self.words.words.say(f"{curve.message}-y"))
        )
        return self.by_model(alt.layer(bars, line, data=_data(rows)))

    def tie_breaks(self) -> Chart | None:
        rows: Rows = [
            {"rule": self.words.rule(rule), "by": self.words.tie_break(tie_break), "share": n / made}
            for rule, decided in self.results.tie_breaks().items()
            for tie_break, n, made in decided
        ]
        if not rows:
            return None
        bar = _chart(rows).mark_bar()
        return bar.encode(
            y=alt.Y("rule:N", title=None, axis=alt.Axis(labelLimit=320)),
            x=alt.X("sum(share):Q", title=self.words.say("share-of-choices"), axis=alt.Axis(format="%")),
            color=alt.Color(
                "by:N", title=self.words.say("decided-by"), legend=alt.Legend(labelLimit=380, symbolLimit=60)
            ),
        ).properties(width=2 * WIDTH)

    def fallbacks(self) -> Chart | None:
        rows: Rows = [
            {**self.cell(level, model), "what": self.words.fallback(message), "times": times}
            for level, model, message, times in self.results.fallbacks()
        ]
        if not rows:
            return None
        bar = _chart(rows).mark_bar()
        return self.by_model(
            bar.encode(
                y=alt.Y("what:N", title=None, axis=alt.Axis(labelLimit=260)),
                x=alt.X("times:Q", title=self.words.say("times-per-game")),
                color=self.colour(),
                yOffset=alt.YOffset("level:N", sort=self.levels),
            )
        )

    def cards(self, measure: str) -> Chart | None:
        rows: Rows = [
            {"level": self.words.level(effect.level), "card": effect.card, **_interval(effect.change)}
            for effect in self.results.card_effects(measure)
        ]
        if not rows:
            return None
        title = self.words.say("change-without", measure=self.words.measure(measure))
        order = list(dict.fromkeys(str(row["card"]) for row in rows))
        base = alt.Chart().encode(y=alt.Y("card:N", title=self.words.say("card"), sort=order))
        bars = base.mark_rule().encode(x=alt.X("low:Q", title=title), x2="high:Q")
        points = base.mark_point(filled=True).encode(x="value:Q")
        zero = alt.Chart().mark_rule(strokeDash=[3, 3]).encode(x=alt.datum(0))
        layers = alt.layer(zero, bars, points, data=_data(rows)).properties(width=WIDTH)
        return layers.facet(alt.Facet("level:N", title=None, sort=self.levels), columns=3)

    def decks(self) -> Chart | None:
        rows: Rows = [
            {**self.cell(level, model), "measure": self.words.measure(measure), **_interval(estimate)}
            for measure in DECK_MEASURES
            for level, model, estimate in self.results.from_decks(measure)
        ]
        if not rows:
            return None
        base = alt.Chart().encode(
            y=alt.Y("measure:N", title=None), yOffset=alt.YOffset("level:N", sort=self.levels)
        )
        title, axis = self.words.say("share-of-variance"), alt.Axis(format="%")
        bars = base.mark_bar().encode(x=alt.X("value:Q", title=title, axis=axis), color=self.colour())
        rules = base.mark_rule().encode(x="low:Q", x2="high:Q")
        return self.by_model(alt.layer(bars, rules, data=_data(rows)))


def _data(rows: Rows) -> alt.InlineData:
    """Rows as data inside the chart."""
    return alt.InlineData(values=rows)


def _chart(rows: Rows) -> alt.Chart:
    """A chart of one layer. Layers of a facet have no data of their own: it would not be split."""
    return alt.Chart(_data(rows))


def _interval(estimate: Estimate) -> dict[str, float]:
    """An interval a chart can draw: one that is not known has no length."""
    value, low, high = estimate
    return {"value": value, "low": low if low > -1e300 else value, "high": high if high < 1e300 else value}
