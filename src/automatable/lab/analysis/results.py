"""The results of a run: numbers with intervals, tables, charts."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.lab.analysis import statistics as stats
from automatable.lab.analysis.statistics import Estimate
from automatable.lab.analysis.tabular import TableRow, Tabular, frame_of_rows
from automatable.lab.runs.counters import Counts, Frequencies
from automatable.lab.runs.errors import with_sentence
from automatable.lab.runs.folder import frame_of, kept_rows
from automatable.lab.runs.job import JobResult
from automatable.lab.runs.plan import Job, Plan
from automatable.lab.runs.sources import require

if TYPE_CHECKING:
    import polars

FEWEST = 30
"""Fewest games after which an interval is trusted."""

SHARES = ("human-wins",)
"""Measures that are 0 or 1: their mean is a share."""


class Summary(Struct, frozen=True):
    """One measure at one level against one human model."""

    level: str
    model: str
    measure: str
    games: int
    mean: Estimate
    sd: Estimate
    quantiles: dict[float, Estimate]


class CardEffect(Struct, frozen=True):
    """How much leaving a card out changes a measure."""

    level: str
    card: str
    measure: str
    games: int
    change: Estimate


class Results(Tabular):
    """The counts of a run; ``cells`` by level and human model, ``effects`` by level."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.simulation = plan.simulation
        self.cells = {(level, m.name): Counts() for level in plan.levels for m in plan.models}
        self.effects = {level: Counts() for level in plan.levels}
        self.folder: Path | None = None
        self._frames: list[polars.DataFrame] = []

    def add(self, job: Job, done: JobResult) -> None:
        """Add a finished job; its rows only where no folder keeps them."""
        cell = self.effects[job.level] if job.kind == "cards" else self.cells[job.level, job.model]
        cell.add(done.counts)
        if done.rows is not None and self.folder is None:
            self._frames.append(frame_of(self.plan, job.level, job.model, done.rows))

    def tries(self, model: str) -> bool:
        """Whether a model tries to win; a designer's own model does."""
        return self.plan.tries(model)

    def drawn(self, model: str) -> bool:
        """Whether a model's points are drawn from a range and not played for."""
        (source,) = (each for each in self.plan.models if each.name == model)
        known = self.simulation.models
        return source.kind == "paced" or (model in known and known[model].drawn)

    @property
    def strongest(self) -> str:
        """The model that wins most of those that try to; without any, the first."""
        trying = [model.name for model in self.plan.models if self.tries(model.name)]

        def wins(model: str) -> float:
            played = [self.values(level, model, "human-wins") for level in self.plan.levels]
            return sum(values.get(1, 0) / stats.total(values) for values in played if values)

        return max(trying, key=wins, default=self.plan.models[0].name)

    def part(self, level: str, model: str, measure: str) -> float | None:
        """The mean of a part of the total over all games: one that a game does not have is 0 in it."""
        values, games = self.values(level, model, measure), self.cells[level, model].games
        return sum(value * n for value, n in values.items()) / games if values else None

    @property
    def games(self) -> int:
        """Whole games counted."""
        return sum(counts.games for counts in self.cells.values())

    @property
    def wanted(self) -> int:
        """Whole games planned."""
        return self.plan.games * len(self.cells)

    def half(self, level: str, model: str) -> float:
        """Half the width of the interval that the run waits for; infinite before the first games."""
        assert self.plan.until is not None
        values = self.values(level, model, self.plan.until.measure)
        if stats.total(values) < FEWEST:
            return inf
        mean = mean_of(self.plan.until.measure, values)
        return (mean.high - mean.low) / 2

    def narrow(self, level: str, model: str) -> bool:
        """Whether that interval is as narrow as wanted."""
        return self.plan.until is not None and self.half(level, model) <= self.plan.until.half

    @property
    def widest(self) -> float | None:
        """The widest of these intervals; None where the run waits for none."""
        return None if self.plan.until is None else max(self.half(*cell) for cell in self.cells)

    @property
    def expected(self) -> int:
        """The expected number of whole games; a run that waits for an interval estimates them."""
        return sum(map(self._expected, self.cells))

    def _expected(self, cell: tuple[str, str]) -> int:
        """The number of games that the interval seems to need: four times as many halve its width."""
        until, games, most = self.plan.until, self.cells[cell].games, self.plan.games
        if until is None or self.half(*cell) == inf:
            return most
        return min(most, max(games, ceil(games * (self.half(*cell) / until.half) ** 2)))

    @property
    def finished(self) -> bool:
        """Whether every game that was wanted has been played."""
        return all(
            counts.games >= self.plan.games or self.narrow(*cell) for cell, counts in self.cells.items()
        )

    def values(self, level: str, model: str, measure: str) -> Frequencies:
        """How often each value of a measure was seen."""
        return self.cells[level, model].values.get(measure, {})

    def summary(self) -> Iterator[Summary]:
        """Every measure of every cell. A game that never got there (a star never placed) is not counted."""
        for (level, model), counts in self.cells.items():
            for measure in dict.fromkeys((*self.plan.columns, *counts.values)):
                values = counts.values.get(measure)
                if values:
                    yield summary_of(level, model, measure, values)

    def card_effects(self, measure: str) -> Iterator[CardEffect]:
        """How much leaving each card out of the deck changes a measure."""
        for level, counts in self.effects.items():
            for card, by_measure in counts.effects.items():
                if values := by_measure.get(measure):
                    yield CardEffect(level, card, measure, stats.total(values), stats.mean(values))

    @property
    def cards_replaced(self) -> bool:
        """Whether a card left out was replaced by another one, because the deck is the game's clock."""
        return any(counts.replaced for counts in self.effects.values())

    def tie_breaks(self) -> dict[str, list[tuple[str, int, int]]]:
        """For each choice: tie-break, how often it decided, how often the choice was made.

        An empty tie-break is a choice with one candidate or none. Only the games that were followed count.
        """
        found: dict[str, list[tuple[str, int, int]]] = {}
        whole = Counts()
        for counts in self.cells.values():
            whole.add(Counts(observed=counts.observed))
        observed = whole.observed
        for rule, made in sorted(observed.picks.items()):
            rows = [
                (key.split(" ", 1)[1], n) for key, n in observed.decided.items() if key.split(" ")[0] == rule
            ]
            alone = made - sum(n for _, n in rows)
            rows = [*sorted(rows, key=lambda row: (-row[1], row[0])), ("", alone)]
            found[rule] = [(tie_break, n, made) for tie_break, n in rows if n]
        return found

    @property
    def followed(self) -> int:
        """How many games were followed in detail."""
        return sum(counts.observed.games for counts in self.cells.values())

    def fallbacks(self) -> Iterator[tuple[str, str, str, float]]:
        """Level, model, message, times per game, in the games that were followed."""
        for (level, model), counts in self.cells.items():
            observed = counts.observed
            for message in self.simulation.fallbacks:
                if observed.games:
                    yield level, model, message, observed.messages.get(message, 0) / observed.games

    def from_decks(self, measure: str) -> Iterator[tuple[str, str, Estimate]]:
        """The share of a measure's variance that comes from the order of the Automa's decks.

        Against models that try to win; fewer pairs than ``FEWEST`` show nothing.
        """
        for (level, model), counts in self.cells.items():
            twins = counts.twins.get(measure)
            known = twins is not None and twins.pairs >= FEWEST and self.tries(model)
            if twins is not None and known and (estimate := stats.from_decks(twins)):
                yield level, model, estimate

    def exact(self) -> Iterator[tuple[str, str, str, float, Estimate]]:
        """Level, model, measure, the mean by enumeration, and the mean of the games that were played."""
        game = self.plan.load()
        for level, model in self.cells:
            for measure, known in self.simulation.exact(game, level, model).items():
                if values := self.values(level, model, measure):
                    mean = sum(value * probability for value, probability in known.items())
                    yield level, model, measure, float(mean), stats.mean(values)

    def rows(self) -> list[TableRow]:
        """The summary, one row for each level, model and measure."""
        practice = ", ".join(self.plan.practice)
        return [{**_flat(row), "practice": practice} for row in self.summary()]

    def card_rows(self) -> list[TableRow]:
        """The effect of leaving out each card, one row for each level, card and measure."""
        effects = [effect for measure in self.plan.columns for effect in self.card_effects(measure)]
        practice = ", ".join(self.plan.practice)
        return [
            {
                "level": each.level,
                "model": self.plan.cards_model,
                "card": each.card,
                "measure": each.measure,
                "games": each.games,
                **_interval("change", each.change),
                "replaced": self.cards_replaced,
                "practice": practice,
            }
            for each in effects
        ]

    def card_table(self) -> polars.DataFrame:
        """The effect of leaving out each card as a Polars table."""
        return frame_of_rows(self.card_rows())

    @with_sentence()
    def samples(self) -> polars.DataFrame:
        """A row for each game: its level, model and number, and every measure. Needs ``samples=True``.

        A measure the game never got to (a sixth star) is null. Game n of seed s is the one ``play`` shows.
        """
        if not self.plan.samples:
            raise UserError("lab-no-samples")
        require("polars")
        import polars as pl

        frames = self._frames
        if self.folder is not None:
            frames = kept_rows(self.folder, self.plan)
        if not frames:
            frames = [frame_of(self.plan, "", "", ())]
        whole = pl.concat(frames, how="vertical_relaxed")  # in some jobs a fraction may have been whole
        return whole.sort("level", "model", "game", maintain_order=True)

    @with_sentence()
    def charts(self, language: str = "en") -> dict[str, Any]:
        """Altair charts by name."""
        require("altair")
        from automatable.lab.analysis.charts import charts

        return charts(self, language)

    def html(self) -> str:
        """A table of the main measures and a chart of the Automa's points, for a notebook."""
        from automatable.lab.report.notebook import results_html

        return results_html(self)


def mean_of(measure: str, values: Frequencies) -> Estimate:
    """The mean; of a 0-or-1 measure the share, with a share's interval."""
    return stats.share(values.get(1, 0), stats.total(values)) if measure in SHARES else stats.mean(values)


def summary_of(level: str, model: str, measure: str, values: Frequencies) -> Summary:
    """All statistics of one measure."""
    quantiles = {share: stats.quantile(values, share) for share in stats.QUANTILES}
    mean, sd = mean_of(measure, values), stats.deviation(values)
    return Summary(level, model, measure, stats.total(values), mean, sd, quantiles)


def _interval(name: str, estimate: Estimate) -> TableRow:
    """An estimate as three columns."""
    value, low, high = map(float, estimate)
    return {name: value, f"{name}_low": low, f"{name}_high": high}


def _flat(row: Summary) -> TableRow:
    flat: TableRow = {"level": row.level, "model": row.model, "measure": row.measure, "games": row.games}
    flat |= _interval("mean", row.mean) | _interval("sd", row.sd)
    for share, estimate in row.quantiles.items():
        flat |= _interval(f"q{round(share * 100):02}", estimate)
    return flat
