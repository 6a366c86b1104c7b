"""What the lab looks at in each game: measures, human models, cards. ``Study`` is the shape of each file."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from importlib import import_module
from typing import Any, ClassVar

from msgspec import Struct

from automatable.core import box
from automatable.core.game import Game, Result
from automatable.lab.models import Model

MAIN = ("automa", "human", "margin", "human-wins", "turns")
"""Measures every game has: both totals, the human's lead, who won, the Automa's turns (or rounds)."""


Exact = dict[int, Fraction]
"""Values and their probabilities."""


class Curve(Struct, frozen=True):
    """A chart of tempo: measures in a row, such as the turn of the first, second, ... star.

    ``measures`` are drawn from left to right; ``message`` is the title.
    """

    message: str
    measures: tuple[str, ...]


class Study:
    """One game in the lab. The defaults fit a game whose result is totals in points."""

    game: ClassVar[str]
    human: ClassVar[str] = "human"
    """The human's side in the game's result."""
    setup: ClassVar[Mapping[str, Any]] = {}
    """Set-up options the lab needs, such as an app that holds the cards."""
    models: ClassVar[Mapping[str, Model]]
    parts: ClassVar[tuple[str, ...]] = ()
    """The parts of the Automa's total, by message id."""
    curves: ClassVar[tuple[Curve, ...]] = ()
    fallbacks: ClassVar[tuple[str, ...]] = ()
    """What is told when the Automa falls back or passes: message ids the listener counts."""
    cards_table: ClassVar[str] = "cards"
    """The table of the box whose keys are the cards of the Automa's deck."""

    more: ClassVar[tuple[str, ...]] = ()
    """Measures besides the main ones, the parts and those of the curves."""

    @property
    def measures(self) -> tuple[str, ...]:
        """All measures, in the order they are shown."""
        parts = (f"part {message}" for message in self.parts)
        curves = (name for curve in self.curves for name in curve.measures)
        return tuple(dict.fromkeys((*MAIN, *parts, *self.more, *curves)))

    def cards(self, tables: Mapping[str, Any]) -> tuple[str, ...]:
        """The cards that can be left out, one at a time."""
        return tuple(tables[self.cards_table])

    def without(self, tables: Mapping[str, Any], card: str) -> dict[str, Any]:
        """What to lay over a box to take this card out of it."""
        return {self.cards_table: {card: None}}

    def watch(
        self, game: Game[Any, Any], before: Any, after: Any, answers: Mapping[str, Any], notes: dict[str, int]
    ) -> None:
        """Something happened, with these answers: note what the measures need."""

    def turns(self, state: Any, notes: Mapping[str, int]) -> int:
        """How many turns the Automa had."""
        return notes.get("turns", 0)

    def exact(self, game: Game[Any, Any], level: str, model: str) -> dict[str, Exact]:
        """Measures whose distribution is known without playing: each value with its probability."""
        return {}

    def measure(
        self, game: Game[Any, Any], state: Any, result: Result, notes: dict[str, int]
    ) -> dict[str, int]:
        """The measures of a game that is over."""
        mine = next(side.total for side in result.sides if side.name == self.human)
        best = max((side for side in result.sides if side.name != self.human), key=lambda side: side.total)
        measured = {
            "automa": best.total,
            "human": mine,
            "margin": mine - best.total,
            "human-wins": int(result.winner == self.human),
            "turns": self.turns(state, notes),
        }
        for message, value in best.parts:
            measured[f"part {message}"] = value
        measured.update(notes)
        return measured


def study_of(game: str) -> Study:
    """The lab's file for this game."""
    found: Study = import_module(f"automatable.lab.games.{game.replace('-', '_')}").STUDY
    return found


def tables_of(game: Game[Any, Any]) -> dict[str, Any]:
    """The box a game was made from, as plain tables."""
    return box.merged(box.shipped(game.folder / "box"), game.own)
