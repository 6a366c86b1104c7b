"""A designer's own measures: functions of (before, event, after), added up by game or by turn.

These are given to one run. A column that every run of a game has is declared by the game: ``measures`` and
``more`` of its ``SIMULATION``, as in ``games/scythe/simulation.py`` (see ``core/topics/simulation.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite
from numbers import Real
from operator import index
from typing import Any, Literal

from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.lab.runs.counters import DECIMALS
from automatable.lab.runs.errors import author_error
from automatable.lab.runs.sources import Source, load_function, source_of_function

MeasureFunction = Callable[[Any, Any, Any], float | None]
"""What an event adds: (position before, event, position after) to a number. None adds nothing."""

NOT_MEASURES = ("game", "level", "model", "practice")
"""Columns that say what a row is about: no measure has such a name."""


class ByTurn(Struct, frozen=True):
    """A measure with a column for each of the Automa's turns: ``name-1``, ``name-2``, ...

    An event belongs to the turn that began last; what happens before the first turn belongs to none.
    """

    look: MeasureFunction
    turns: int


class PlannedMeasure(Struct, frozen=True, forbid_unknown_fields=True):
    """A measure as a plan carries it to the workers; without ``turns`` it is one of the whole game."""

    name: str
    source: Source
    turns: int = 0

    @property
    def columns(self) -> tuple[str, ...]:
        """Its names in tables."""
        turns = range(1, self.turns + 1)
        return tuple(f"{self.name}-{turn}" for turn in turns) or (self.name,)


class OwnMeasure:
    """A measure with its function loaded."""

    def __init__(self, planned: PlannedMeasure) -> None:
        self.name = planned.name
        self.columns = planned.columns
        self.turns = planned.turns
        self._look: MeasureFunction = load_function(planned.source)

    def add(self, before: Any, event: Any, after: Any, turn: int, sums: dict[str, float]) -> None:
        """Add what an event is worth to the column of its turn."""
        if self.turns and not 1 <= turn <= self.turns:
            return
        try:
            value = self._look(before, event, after)
        except (Exception, SystemExit) as error:
            raise author_error("lab-measure-raised", error, measure=self.name) from None
        if value is None:
            return
        if not isinstance(value, Real) or not isfinite(value):
            raise UserError("lab-measure-number", measure=self.name, value=repr(value))
        whole = int(value)
        sums[f"{self.name}-{turn}" if self.turns else self.name] += whole if whole == value else value

    def round(self, sums: dict[str, float]) -> None:
        """Round sums of fractions at the end of a game, so that their values can be counted."""
        for column in self.columns:
            if not isinstance(sums[column], int):
                sums[column] = round(float(sums[column]), DECIMALS)


def at_least(what: str, value: object, least: Literal[0, 1]) -> int:
    """A whole number that is not below 0 or 1."""
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise UserError("lab-not-whole", what=what, value=repr(value)) from None
    if number < least:
        raise UserError("lab-below-one" if least else "lab-below-zero", what=what, value=number)
    return number


def listed(measures: tuple[str, ...]) -> list[str]:
    """Measures for a sentence: a row of them (``star-1`` to ``star-6``) by its first and its last."""
    rows: dict[str, list[str]] = {}
    for measure in measures:
        stem, _, number = measure.rpartition("-")
        rows.setdefault(stem if number.isdigit() else measure, []).append(measure)
    return [" … ".join(dict.fromkeys((row[0], row[-1]))) for row in rows.values()]


def plan_measures(
    measures: Mapping[str, MeasureFunction | ByTurn] | None, taken: tuple[str, ...]
) -> tuple[PlannedMeasure, ...]:
    """The measures of a call; a name the game has already is refused."""
    found = []
    for name, measure in (measures or {}).items():
        look, turns = (measure.look, measure.turns) if isinstance(measure, ByTurn) else (measure, 0)
        if not callable(look):
            raise UserError("lab-measure-function", measure=name, value=repr(look))
        if isinstance(measure, ByTurn):
            at_least("turns", turns, 1)
        planned = PlannedMeasure(name, source_of_function(look), turns)
        if set(planned.columns) & {*taken, *NOT_MEASURES}:
            raise UserError("lab-measure-taken", measure=name)
        found.append(planned)
    return tuple(found)
