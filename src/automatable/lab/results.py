"""What came out of a run, as numbers with intervals, as a Polars table, and as charts and a report."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from automatable import games as doors
from automatable.core.refused import Refused
from automatable.lab import statistics as stats
from automatable.lab.counting import Counts, Values
from automatable.lab.keeping import frame_of, kept_rows, marked
from automatable.lab.plan import Job, Plan
from automatable.lab.statistics import Estimate
from automatable.lab.wording import telling
from automatable.lab.working import Done
from automatable.play.studies import study_of

if TYPE_CHECKING:
    import polars

FEWEST = 30
"""Games before an interval is believed to be narrow."""

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


class Effect(Struct, frozen=True):
    """What leaving a card out changes in a measure."""

    level: str
    card: str
    measure: str
    games: int
    change: Estimate


class Results:
    """The sums of a run; ``cells`` by level and human model, ``effects`` by level."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.study = study_of(plan.game)
        self.cells = {(level, m.name): Counts() for level in plan.levels for m in plan.models}
        self.effects = {level: Counts() for level in plan.levels}
        self.folder: Path | None = None
        self._frames: list[polars.DataFrame] = []

    def add(self, job: Job, done: Done) -> None:
        """Take in a finished job; its rows only where no folder keeps them."""
        cell = self.effects[job.level] if job.kind == "cards" else self.cells[job.level, job.model]
        cell.add(done.counts)
        if done.rows is not None and self.folder is None:
            self._frames.append(frame_of(self.plan, job.level, job.model, done.rows))

    def tries(self, model: str) -> bool:
        """Whether a model tries to win; one's own do."""
        return self.plan.tries(model)

    def drawn(self, model: str) -> bool:
        """Whether a model's points are drawn from a range and not played for."""
        (source,) = (each for each in self.plan.models if each.name == model)
        known = self.study.models
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

    def half(self, level: str, model: str) -> float:
        """Half the interval of the measure that is waited for; endless before the first games."""
        assert self.plan.until is not None
        values = self.values(level, model, self.plan.until.measure)
        if stats.total(values) < FEWEST:
            return inf
        mean = summary_of(level, model, self.plan.until.measure, values).mean
        return (mean.high - mean.low) / 2

    def narrow(self, level: str, model: str) -> bool:
        """Whether that interval is as narrow as was asked."""
        return self.plan.until is not None and self.half(level, model) <= self.plan.until.half

    @property
    def widest(self) -> float | None:
        """The widest of these intervals; None where none is waited for."""
        return None if self.plan.until is None else max(self.half(*cell) for cell in self.cells)

    @property
    def finished(self) -> bool:
        """Whether every game that was wanted has been played."""
        return all(
            counts.games >= self.plan.games or self.narrow(*cell) for cell, counts in self.cells.items()
        )

    def values(self, level: str, model: str, measure: str) -> Values:
        """How often each value of a measure was seen."""
        return self.cells[level, model].values.get(measure, {})

    def summary(self) -> Iterator[Summary]:
        """Every measure of every cell. A game that never got there (a star never placed) is not counted."""
        for (level, model), counts in self.cells.items():
            for measure in dict.fromkeys((*self.plan.columns, *counts.values)):
                values = counts.values.get(measure)
                if values:
                    yield summary_of(level, model, measure, values)

    def card_effects(self, measure: str) -> Iterator[Effect]:
        """What leaving each card out of the deck changes."""
        for level, counts in self.effects.items():
            for card, by_measure in counts.effects.items():
                if values := by_measure.get(measure):
                    yield Effect(level, card, measure, stats.total(values), stats.mean(values))

    def tie_breaks(self) -> dict[str, list[tuple[str, int, int]]]:
        """For each choice: tie-break, how often it decided, how often the choice was made.

        An empty tie-break is a choice with one candidate or none. Only the games that were listened to count.
        """
        found: dict[str, list[tuple[str, int, int]]] = {}
        whole = Counts()
        for counts in self.cells.values():
            whole.add(Counts(heard=counts.heard))
        heard = whole.heard
        for rule, made in sorted(heard.picks.items()):
            rows = [
                (key.split(" ", 1)[1], n) for key, n in heard.decided.items() if key.split(" ")[0] == rule
            ]
            alone = made - sum(n for _, n in rows)
            rows = [*sorted(rows, key=lambda row: (-row[1], row[0])), ("", alone)]
            found[rule] = [(tie_break, n, made) for tie_break, n in rows if n]
        return found

    @property
    def listened(self) -> int:
        """How many games were listened to."""
        return sum(counts.heard.games for counts in self.cells.values())

    def fallbacks(self) -> Iterator[tuple[str, str, str, float]]:
        """Level, model, message, times per game, in the games that were listened to."""
        for (level, model), counts in self.cells.items():
            for message in self.study.fallbacks:
                if counts.heard.games:
                    yield level, model, message, counts.heard.told.get(message, 0) / counts.heard.games

    def from_decks(self, measure: str) -> Iterator[tuple[str, str, Estimate]]:
        """The share of a measure's variance that comes from the order of the Automa's decks.

        Against models that try to win; of fewer pairs than ``FEWEST`` nothing is known.
        """
        for (level, model), counts in self.cells.items():
            twins = counts.twins.get(measure)
            known = twins is not None and twins.pairs >= FEWEST and self.tries(model)
            if twins is not None and known and (estimate := stats.from_decks(twins)):
                yield level, model, estimate

    def exact(self) -> Iterator[tuple[str, str, str, float, Estimate]]:
        """Level, model, measure, the mean by enumeration, and the mean of the games that were played."""
        game = doors.load(self.plan.game, self.plan.box)
        for level, model in self.cells:
            for measure, known in self.study.exact(game, level, model).items():
                if values := self.values(level, model, measure):
                    mean = sum(value * probability for value, probability in known.items())
                    yield level, model, measure, float(mean), stats.mean(values)

    def table(self) -> polars.DataFrame:
        """The summary as a Polars table, one row for each level, model and measure."""
        import polars as pl

        return marked(
            self.plan, pl.DataFrame([_flat(row) for row in self.summary()], infer_schema_length=None)
        )

    @telling()
    def samples(self) -> polars.DataFrame:
        """A row for each game: its level, model and number, and every measure. Needs ``samples=True``.

        A measure the game never got to (a sixth star) is null. Game n of seed s is what ``play`` shows.
        """
        import polars as pl

        if not self.plan.samples:
            raise Refused("lab-no-samples")
        frames = self._frames
        if self.folder is not None:
            frames = kept_rows(self.folder, self.plan)
        if not frames:
            frames = [frame_of(self.plan, "", "", ())]
        return pl.concat(frames).sort("level", "model", "game", maintain_order=True)

    @telling()
    def charts(self, language: str = "en") -> dict[str, Any]:
        """Altair charts by name."""
        from automatable.lab.charts import charts

        return charts(self, language)


def summary_of(level: str, model: str, measure: str, values: Values) -> Summary:
    """All statistics of one measure. The mean of a 0-or-1 measure is a share, with a share's interval."""
    n = stats.total(values)
    middle = stats.share(values.get(1, 0), n) if measure in SHARES else stats.mean(values)
    quantiles = {share: stats.quantile(values, share) for share in stats.QUANTILES}
    return Summary(level, model, measure, n, middle, stats.deviation(values), quantiles)


def _flat(row: Summary) -> dict[str, Any]:
    flat: dict[str, Any] = {
        "level": row.level,
        "model": row.model,
        "measure": row.measure,
        "games": row.games,
    }
    named = [("mean", row.mean), ("sd", row.sd)]
    named += [(f"q{round(share * 100):02}", estimate) for share, estimate in row.quantiles.items()]
    for name, estimate in named:
        flat[name] = float(estimate.value)
        flat[f"{name}_low"] = float(estimate.low)
        flat[f"{name}_high"] = float(estimate.high)
    return flat
