"""Two levels, boxes, decks or rules side by side: every game played by both on the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.game import AnyGame
from automatable.lab.analysis import statistics as stats
from automatable.lab.analysis.box_layers import read_layer
from automatable.lab.analysis.measures import ByTurn, MeasureFunction
from automatable.lab.analysis.results import SHARES, Results, mean_of
from automatable.lab.analysis.statistics import Estimate
from automatable.lab.analysis.tabular import TableRow, Tabular
from automatable.lab.runs.errors import with_sentence
from automatable.lab.runs.executors import executor
from automatable.lab.runs.job import RIVAL
from automatable.lab.runs.plan import GameLike, Humans, Rival, both, make_plan
from automatable.lab.runs.runner import Progress, play_plan
from automatable.lab.runs.sources import Source, is_reference, source_of_reference
from automatable.lab.variants import (
    GameClass,
    VariantLike,
    game_of,
    load_game,
    simulation_for,
    source_of_variant,
)
from automatable.play.simulations import tables_of

CLOCK_FEWEST = 10
"""Games that show whether the deck is the clock of a game."""
WITHOUT = "without:"
"""Before a card that a side leaves out."""
SideLike = str | GameClass | AnyGame
"""One side of a comparison as it is written, or the class of a variant."""


class ComparedSide(Struct, frozen=True):
    """One side of a comparison."""

    name: str
    level: str
    box: Data
    setup: Data
    variant: Source | None = None


class MeasureDifference(Struct, frozen=True):
    """A measure against one human model: A, B, and B less A game by game."""

    model: str
    measure: str
    games: int
    a: Estimate
    b: float
    difference: Estimate


class Comparison(Tabular):
    """The results of a comparison."""

    def __init__(self, a: ComparedSide, b: ComparedSide, results: Results) -> None:
        self.a = a
        self.b = b
        self.results = results

    def differences(self) -> Iterator[MeasureDifference]:
        """Every measure against every model; wins only against one that tries to win."""
        for (_, model), counts in self.results.cells.items():
            for measure in self.results.plan.columns:
                if measure in SHARES and not self.results.tries(model):
                    continue
                values = counts.values.get(measure)
                changes = counts.effects.get(RIVAL, {}).get(measure)
                if values and changes:
                    mine, change = mean_of(measure, values), stats.mean(changes)
                    games = stats.total(changes)
                    yield MeasureDifference(model, measure, games, mine, mine.value + change.value, change)

    @property
    def deck_is_clock(self) -> bool:
        """Whether one side has cards less, and each of them makes every game a turn shorter."""
        fewer = _left_out(self.b.name) - _left_out(self.a.name)
        if fewer == 0 or self.results.games < CLOCK_FEWEST:
            return False
        turns = [counts.effects.get(RIVAL, {}).get("turns", {}) for counts in self.results.cells.values()]
        return all(set(seen) <= {-fewer} for seen in turns)

    def difference(self, measure: str, model: str | None = None) -> MeasureDifference:
        """One of the differences; without a model that of the first model."""
        wanted = model or self.results.plan.models[0].name
        for each in self.differences():
            if (each.measure, each.model) == (measure, wanted):
                return each
        raise UserError("lab-no-difference", measure=measure, model=wanted)

    def rows(self) -> list[TableRow]:
        """One row for each model and measure."""
        practice, clock = ", ".join(self.results.plan.practice), self.deck_is_clock
        return [
            {
                "model": each.model,
                "measure": each.measure,
                "games": each.games,
                "a": each.a.value,
                "b": each.b,
                "difference": each.difference.value,
                "low": each.difference.low,
                "high": each.difference.high,
                "deck_is_clock": clock,
                "practice": practice,
            }
            for each in self.differences()
        ]

    def html(self) -> str:
        """A table and a chart of the main differences, for a notebook."""
        from automatable.lab.report.notebook import comparison_html

        return comparison_html(self)


def _left_out(side: str) -> int:
    """How many cards a side leaves out, as it is written."""
    return sum(part.startswith(WITHOUT) for part in side.split("+"))


def option_of(text: str) -> tuple[str, Any]:
    """A set-up option as it is written: ``KEY=VALUE``; what reads as JSON is JSON, all else a name."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise UserError("lab-bad-option", text=text)
    try:
        return key, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return key, value


class _Written:
    """A side as it is written: level, box file, options, cards left out and a variant, joined by ``+``.

    ``automaszyna``, ``my-box.toml``, ``automa+my-box.toml``, ``automa+without:7``, ``card_five=transcribed``,
    ``automa+my_rules.py:MyVariant``. Or the class of a variant.
    """

    def __init__(
        self,
        game: str,
        side: SideLike,
        box: Mapping[str, object] | None,
        setup: Mapping[str, object] | None,
        variant: Source | None,
    ) -> None:
        self.game = game
        self.box, self.setup, self.variant = dict(box or {}), dict(setup or {}), variant
        self.levels: list[str] = []
        self.text = side if isinstance(side, str) else game
        if isinstance(side, str):
            for part in side.split("+") if side else ():
                self._add(part)
        else:
            id, self.variant, own = game_of(side)
            if id != game:
                raise UserError("lab-other-game", variant=getattr(side, "__name__", id), game=game)
            self.box = both(self.box, own)
            self.text = self.variant.name if self.variant is not None else game
        if len(self.levels) > 1:
            raise UserError("lab-two-levels", variant=self.text)

    @property
    def level(self) -> str | None:
        """The level it names, if it names one."""
        return self.levels[0] if self.levels else None

    def loaded(self) -> AnyGame:
        """The game of this side, as far as it is known."""
        return load_game(self.game, self.variant, self.box, self.text)

    def side(self, level: str | None) -> ComparedSide:
        """The side, at this level where it names none, or else at the usual one."""
        game = self.loaded()
        usual = str(getattr(game.decode_setup({}), "level", game.levels[0]))
        return ComparedSide(self.text, self.level or level or usual, self.box, self.setup, self.variant)

    def _add(self, part: str) -> None:
        levels = self.loaded().levels
        if part in levels:
            self.levels.append(part)
        elif part.endswith(".toml"):
            self.box = both(self.box, read_layer(part))
        elif part.startswith(WITHOUT):
            self._leave_out(part.removeprefix(WITHOUT))
        elif "=" in part:
            key, value = option_of(part)
            self.setup[key] = value
        elif is_reference(part):
            self.variant = source_of_reference(part)
        else:
            raise UserError("lab-unknown-variant", variant=part, levels=", ".join(levels))

    def _leave_out(self, card: str) -> None:
        simulation = simulation_for(self.game, self.variant)
        tables = tables_of(self.loaded())
        if card not in simulation.cards(tables):
            raise UserError("lab-unknown-card", card=card, cards=", ".join(simulation.cards(tables)))
        self.box = both(self.box, simulation.without(tables, card))


@with_sentence()
def compare(
    game: GameLike,
    a: SideLike = "",
    b: SideLike = "",
    *,
    variant: VariantLike | None = None,
    level: str | None = None,
    human: Humans = "all",
    games: int = 1000,
    seed: int = 1,
    setup: Mapping[str, object] | None = None,
    box: Mapping[str, object] | None = None,
    measures: Mapping[str, MeasureFunction | ByTurn] | None = None,
    out: str | Path | None = None,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play A and B on the same seeds and count the differences.

    A and B are a level, a box file, a set-up option, ``without:CARD``, a variant (``file.py:Class``), or
    several of these joined by ``+``; from Python also the class of a variant. ``variant`` is played by B.
    ``level``, ``setup`` and ``box`` hold for both where they say nothing else; a side that names no level
    takes that of the other. With ``out`` the comparison is kept: run it again to resume or to extend it.
    """
    id, base, own = game_of(game)
    layer = both(own, box or {})
    rules = base if variant is None else source_of_variant(id, variant)
    first, second = _Written(id, a, layer, setup, base), _Written(id, b, layer, setup, rules)
    mine, theirs = first.side(level or second.level), second.side(level or first.level)
    if level is not None and not any(level in each.loaded().levels for each in (first, second)):
        known = ", ".join(first.loaded().levels)
        raise UserError("lab-unknown-level", level=level, game=id, levels=known)
    how: Any = {"human": human, "games": games, "seed": seed, "measures": measures, "cards": 0}
    with closing(executor(workers, cluster, game)) as by:
        plan, other = (
            make_plan(id, variant=side.variant, level=side.level, setup=side.setup, box=side.box, **how)
            for side in (mine, theirs)
        )
        names = (_name(first, id), _name(second, id, variant))
        rival = Rival(theirs.level, other.setup, theirs.box, names, theirs.variant)
        plan = structs.replace(plan, rival=rival)
        mine, theirs = structs.replace(mine, name=names[0]), structs.replace(theirs, name=names[1])
        return Comparison(mine, theirs, play_plan(plan, out, by, progress))


def _name(written: _Written, game: str, variant: VariantLike | None = None) -> str:
    """The name of a side: the text that the user wrote, with its variant."""
    if variant is None:
        return written.text or game
    name = (
        variant.__name__ if isinstance(variant, type) else written.variant.name if written.variant else game
    )
    return f"{written.text}+{name}" if written.text else name


def comparison_of(results: Results) -> Comparison | None:
    """The comparison behind the results of a run that was kept; None where it was none."""
    plan = results.plan
    if plan.rival is None:
        return None
    rival = plan.rival
    a, b = rival.names
    mine = ComparedSide(a, plan.levels[0], plan.box, plan.setup, plan.variant)
    return Comparison(mine, ComparedSide(b, rival.level, rival.box, rival.setup, rival.variant), results)
