"""Measures of one's own: functions of (before, event, after) added up by game or by turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from typing import Any, Literal

from msgspec import Struct

from automatable.core.refused import Refused
from automatable.lab.models import Source, failure, function_of, of_function

Look = Callable[[Any, Any, Any], int | None]
"""What an event adds: the position before, the event, the position after. None adds nothing."""

ABOUT = ("game", "level", "model", "practice")
"""Columns that say what a row is about: no measure is called so."""


class ByTurn(Struct, frozen=True):
    """A measure of one's own with a column for each of the Automa's turns: ``name-1``, ``name-2``, ...

    An event belongs to the turn that began last; what happens before the first turn belongs to none.
    """

    look: Look
    turns: int


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """A measure of one's own as a plan carries it to the workers; without ``turns`` it is one of the game."""

    name: str
    source: Source
    turns: int = 0

    @property
    def columns(self) -> tuple[str, ...]:
        """Its names in tables."""
        turns = range(1, self.turns + 1)
        return tuple(f"{self.name}-{turn}" for turn in turns) or (self.name,)


class Own:
    """A measure of one's own, ready to look."""

    def __init__(self, measured: Measured) -> None:
        self.name = measured.name
        self.columns = measured.columns
        self.turns = measured.turns
        self._look: Look = function_of(measured.source)

    def look(self, before: Any, event: Any, after: Any, turn: int, notes: dict[str, int]) -> None:
        """Something happened: add to the column it belongs to."""
        if self.turns and not 1 <= turn <= self.turns:
            return
        try:
            value = self._look(before, event, after)
        except (Exception, SystemExit) as error:
            raise Refused("lab-measure-raised", measure=self.name, reason=failure(error)) from None
        if value is None:
            return
        if not isinstance(value, int):
            raise Refused("lab-measure-raised", measure=self.name, reason=f"{value!r} is no whole number")
        notes[f"{self.name}-{turn}" if self.turns else self.name] += int(value)


def at_least(what: str, value: Any, least: Literal[0, 1]) -> int:
    """A whole number of a call that is not below 0 or 1."""
    try:
        number = index(value)
    except TypeError:
        raise Refused("lab-not-whole", what=what, value=repr(value)) from None
    if number < least:
        raise Refused("lab-below-one" if least else "lab-below-zero", what=what, value=number)
    return number


def listed(measures: tuple[str, ...]) -> list[str]:
    """Measures for a sentence: a row of them (``star-1`` to ``star-6``) by its first and its last."""
    rows: dict[str, list[str]] = {}
    for measure in measures:
        stem, _, number = measure.rpartition("-")
        rows.setdefault(stem if number.isdigit() else measure, []).append(measure)
    return [" … ".join(dict.fromkeys((row[0], row[-1]))) for row in rows.values()]


def measured(measures: Mapping[str, Look | ByTurn] | None, taken: tuple[str, ...]) -> tuple[Measured, ...]:
    """Measures as they are named in a call; a name the game has already is refused."""
    found = []
    for name, look in (measures or {}).items():
        if not callable(look.look if isinstance(look, ByTurn) else look):
            raise Refused("lab-measure-raised", measure=name, reason=f"{look!r} is no function")
        if isinstance(look, ByTurn):
            at_least("turns", look.turns, 1)
        one = (
            Measured(name, of_function(look.look), look.turns)
            if isinstance(look, ByTurn)
            else Measured(name, of_function(look))
        )
        if set(one.columns) & {*taken, *ABOUT}:
            raise Refused("lab-measure-taken", measure=name)
        found.append(one)
    return tuple(found)
