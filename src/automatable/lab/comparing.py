"""Two decks, levels or boxes side by side: every game played by both on the same seed, and the difference."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, structs

from automatable import games as doors
from automatable.core.refused import Refused
from automatable.lab import statistics as stats
from automatable.lab.boxes import both, read_layer
from automatable.lab.executors import executor
from automatable.lab.keeping import marked
from automatable.lab.measures import ByTurn, Look
from automatable.lab.plan import Human, Rival, make_plan
from automatable.lab.results import SHARES, Results, summary_of
from automatable.lab.running import Progress, carry_out
from automatable.lab.statistics import Estimate
from automatable.lab.wording import telling
from automatable.lab.working import RIVAL
from automatable.play.studies import study_of, tables_of

if TYPE_CHECKING:
    import polars


class Variant(Struct, frozen=True):
    """One side of a comparison."""

    name: str
    level: str
    box: dict[str, Any]
    setup: dict[str, Any]


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
        """Every measure against every model; wins only against one that tries to win."""
        for (level, model), counts in self.results.cells.items():
            for measure in self.results.plan.columns:
                if measure in SHARES and not self.results.tries(model):
                    continue
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
        return marked(self.results.plan, pl.DataFrame(rows, infer_schema_length=None))


def variant(
    game: str,
    text: str,
    level: str | None = None,
    box: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
) -> Variant:
    """One side as it is written: level, box file, set-up options and cards left out, joined by ``+``.

    ``automaszyna``, ``my-box.toml``, ``automa+my-box.toml``, ``automa+without:7``, ``card_five=transcribed``.
    Without a level it is played at ``level``, or else at the usual one of the set-up.
    """
    named, layer, options = _written(game, text, box, setup)
    return Variant(text, named or level or _usual_level(game, layer), layer, options)


def _usual_level(game: str, layer: Mapping[str, Any]) -> str:
    """The level of a set-up nobody changed."""
    door = doors.load(game, layer)
    return str(getattr(door.decode_setup({}), "level", door.levels[0]))


def _written(
    game: str, text: str, box: Mapping[str, Any] | None, setup: Mapping[str, Any] | None
) -> tuple[str | None, dict[str, Any], dict[str, Any]]:
    """The level a side names, if it names one, its box and its set-up options."""
    layer, options = dict(box or {}), dict(setup or {})
    study, named = study_of(game), list[str]()
    for part in text.split("+"):
        levels = doors.load(game, layer).levels
        if part in levels:
            named.append(part)
        elif part.endswith(".toml"):
            layer = both(layer, read_layer(part))
        elif part.startswith("without:"):
            tables = tables_of(doors.load(game, layer))
            card = part.removeprefix("without:")
            if card not in study.cards(tables):
                raise Refused("lab-unknown-card", card=card, cards=", ".join(study.cards(tables)))
            layer = both(layer, study.without(tables, card))
        elif "=" in part:
            options |= [option_of(part)]
        else:
            raise Refused("lab-unknown-variant", variant=part, levels=", ".join(levels))
    if len(named) > 1:
        raise Refused("lab-two-levels", variant=text)
    return named[0] if named else None, layer, options


def option_of(text: str) -> tuple[str, Any]:
    """A set-up option as it is written: ``KEY=VALUE``; what reads as JSON is JSON, all else a name."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise Refused("lab-bad-option", text=text)
    try:
        return key, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return key, value


@telling()
def compare(
    game: str,
    a: str,
    b: str,
    *,
    level: str | None = None,
    models: str | Human | Sequence[str | Human] = "all",
    games: int = 1000,
    seed: int = 1,
    setup: Mapping[str, Any] | None = None,
    box: Mapping[str, Any] | None = None,
    measures: Mapping[str, Look | ByTurn] | None = None,
    out: str | Path | None = None,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play A and B on the same seeds and count the differences.

    A and B are written as ``variant`` says; ``level``, ``setup`` and ``box`` hold for both where they say
    nothing else. A side that names no level takes that of the other.
    With ``out`` the run is kept, and goes on there after it was stopped.
    """
    named = [_written(game, text, box, setup)[0] for text in (a, b)]
    mine = variant(game, a, level or named[1], box, setup)
    theirs = variant(game, b, level or named[0], box, setup)
    levels = [doors.load(game, side.box, side.name).levels for side in (mine, theirs)]
    if level is not None and not any(level in known for known in levels):
        raise Refused("lab-unknown-level", level=level, game=game, levels=", ".join(levels[0]))
    how: Any = {"models": models, "games": games, "seed": seed, "measures": measures, "cards": 0}
    plan = make_plan(game, levels=mine.level, box=mine.box, setup=mine.setup, **how)
    other = make_plan(game, levels=theirs.level, box=theirs.box, setup=theirs.setup, **how)
    plan = structs.replace(plan, rival=Rival(theirs.level, other.setup, theirs.box, (a, b)))
    with closing(executor(workers, cluster)) as by:
        return Comparison(mine, theirs, carry_out(plan, out, by, progress))


def compared(results: Results) -> Comparison | None:
    """The comparison behind the results of a run that was kept; None where it was none."""
    plan = results.plan
    if plan.rival is None:
        return None
    a, b = plan.rival.names
    mine = Variant(a, plan.levels[0], plan.box, plan.setup)
    return Comparison(mine, Variant(b, plan.rival.level, plan.rival.box, plan.rival.setup), results)
