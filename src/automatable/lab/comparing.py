"""Two decks, levels or boxes side by side: every game played by both on the same seed, and the difference."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from automatable import games as doors
from automatable.core.refused import Refused
from automatable.lab import statistics as stats
from automatable.lab.boxes import both, read_layer
from automatable.lab.executors import executor
from automatable.lab.plan import Rival, make_plan
from automatable.lab.results import Results, summary_of
from automatable.lab.running import Progress, carry_out
from automatable.lab.statistics import Estimate
from automatable.lab.working import RIVAL
from automatable.play.studies import study_of, tables_of

if TYPE_CHECKING:
    import polars


class Variant(Struct, frozen=True):
    """One side of a comparison."""

    name: str
    level: str
    box: dict[str, Any]


class Difference(Struct, frozen=True):
    """A measure against one human model: A, B, and B less A game by game."""

    model: str
    measure: str
    games: int
    a: Estimate
    b: float
    difference: Estimate


class Comparison:
    """What came out of a comparison."""

    def __init__(self, a: Variant, b: Variant, results: Results) -> None:
        self.a = a
        self.b = b
        self.results = results

    def differences(self) -> Iterator[Difference]:
        """Every measure against every model."""
        for (level, model), counts in self.results.cells.items():
            for measure in self.results.study.measures:
                values = counts.values.get(measure)
                changes = counts.effects.get(RIVAL, {}).get(measure)
                if values and changes:
                    mine, change = summary_of(level, model, measure, values).mean, stats.mean(changes)
                    games = stats.total(changes)
                    yield Difference(model, measure, games, mine, mine.value + change.value, change)

    def table(self) -> polars.DataFrame:
        """The same as a Polars table."""
        import polars as pl

        rows = [
            {
                "model": each.model,
                "measure": each.measure,
                "games": each.games,
                "a": each.a.value,
                "b": each.b,
                "difference": each.difference.value,
                "low": each.difference.low,
                "high": each.difference.high,
            }
            for each in self.differences()
        ]
        return pl.DataFrame(rows, infer_schema_length=None)


def variant(game: str, text: str, level: str | None = None, box: Mapping[str, Any] | None = None) -> Variant:
    """One side as it is written: level, box file and cards left out, joined by ``+``.

    ``automaszyna``, ``my-box.toml``, ``automa+my-box.toml``, ``automa+without:7``.
    """
    door, layer = doors.door(game), dict(box or {})
    study = study_of(game)
    for part in text.split("+"):
        if part in door.levels:
            level = part
        elif part.endswith(".toml"):
            layer = both(layer, read_layer(part))
        elif part.startswith("without:"):
            tables = tables_of(doors.load(game, layer))
            card = part.removeprefix("without:")
            if card not in study.cards(tables):
                raise Refused("lab-unknown-card", card=card, cards=", ".join(study.cards(tables)))
            layer = both(layer, study.without(tables, card))
        else:
            raise Refused("lab-unknown-variant", variant=part, levels=", ".join(door.levels))
    return Variant(text, level or door.levels[0], layer)


def compare(
    game: str,
    a: str,
    b: str,
    *,
    out: str | Path | None = None,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
    level: str | None = None,
    box: Mapping[str, Any] | None = None,
    **what: Any,
) -> Comparison:
    """Play A and B on the same seeds and count the differences."""
    mine, theirs = variant(game, a, level, box), variant(game, b, level, box)
    for side in (mine, theirs):
        doors.load(game, side.box, side.name)
    plan = make_plan(game, levels=mine.level, box=mine.box, cards=0, **what)
    plan = structs.replace(plan, rival=Rival(theirs.level, plan.setup, theirs.box))
    with closing(executor(workers, cluster)) as by:
        return Comparison(mine, theirs, carry_out(plan, out, by, progress))
