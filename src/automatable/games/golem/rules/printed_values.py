"""The interface through which the rules read printed values.

A rule asks for a value by its key and goes on as if every value were known. With the practice box it is:
``PrintedValues`` reads it there. With the owner's box ``entry/owner_values.py`` takes its place: it asks for
a value that nobody has entered yet. A rule also names the step it begins (``screen``); which values are then
asked for together, and in which order, is decided in ``entry/screens.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeVar

from automatable.core.engine.choices import mask_of
from automatable.core.engine.deck import Draw
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.games.golem.box.effects import Effects
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.known_values import KnownValues
from automatable.games.golem.position.state import State

T = TypeVar("T")
ColumnValues = tuple[Any, ...]
"""What a column names from the top: criteria, or numbers of places."""
Enough = Callable[[ColumnValues], bool]
"""Whether so much of a column decides."""
Column = Callable[[Enough], ColumnValues]
"""A column of a card, read from the top as far as it decides."""
Screen = Literal[
    "card",
    "character-marbles",
    "character-steps",
    "influence",
    "income",
    "main-action",
    "last-upgrades",
    "upgrade-price",
    "upgrade-effects",
    "golem",
    "ingot",
    "artifact-tiles",
    "book",
    "menorahs",
]
"""The steps of the rules that read several values at once."""


class PrintedValues(KnownValues):
    """Printed values by key. Here every value is known; ``entry/owner_values.py`` asks for missing ones."""

    __slots__ = ("r",)

    def __init__(self, box: Box, state: State, r: Resolver) -> None:
        self.box = box  # as KnownValues does, without another call: one is made for every event
        self.owner = state.owner
        self.learned = state.learned
        self.r = r

    def number(self, key: str) -> int:
        """A whole number."""
        value: int = self.box.flat[key]
        return value

    def word(self, key: str) -> str:
        """One of a few words."""
        value: str = self.box.flat[key]
        return value

    def flag(self, key: str) -> bool:
        """Yes or no."""
        return bool(self.box.flat[key])

    def effects(self, key: str) -> Effects:
        """A list of effects; a key that the box does not have has none."""
        return self.box.effects_of.get(key, ())

    def column(self, key: str, enough: Enough) -> ColumnValues:
        """A column of a card from the top, at least as far as it decides."""
        return tuple(self.box.flat[key])

    def upgrade_costs(self, state: State, kind: int, left: Iterable[int]) -> dict[int, int]:
        """The costs of these golem or study upgrades; those that cannot be the next one may be left out."""
        entries, ids = self.box.improvements[kind], self.box.upgrade_ids[kind]
        return {number: entries[ids[number]].cost for number in left}

    def identify(
        self,
        kind: str,
        question: str,
        besides: Sequence[str] = (),
        only: str = "",
        at: str = "",
        **args: object,
    ) -> str:
        """Which component of a kind lies at a place, ``at`` by the name of its word."""
        deck = self.box.decks[kind]
        those = {n: id for n, id in deck.values.items() if str(id).startswith(only)}
        # all of them have been out: the discarded ones were shuffled again
        left = [n for n, id in those.items() if id not in besides] or list(those)
        draw = Draw(question, which(kind), "owners-box", deck, mask_of(left), args)
        return str(those[self.r.draw(draw)])

    def locate(self, kind: str, id: str, at: str) -> None:
        """Note where a component lies, for questions about it."""

    def new_id(self, kind: str, only: str = "") -> str:
        """The next free number for a component that is not entered yet."""
        known = self.entered(kind)
        ids: Iterable[str] = getattr(self.box.printed, kind)
        return next(id for id in ids if id.startswith(only) and id not in known)

    def learn(self, values: Mapping[str, object]) -> None:
        """Note printed values that follow from an answer."""

    def with_learned(self, state: State) -> State:
        """The position with every value entered meanwhile."""
        return state

    def screen(self, screen: Screen, state: State, *about: int | str) -> None:
        """A step begins that reads several values: those not entered yet are asked for together."""

    def ask(self, question: Question) -> Any:
        """The answer to a question about the table."""
        return self.r.ask(question)

    def attempt(self, stage: str, do: Callable[[], T], by_hand: Callable[[], T]) -> T:
        """Do a stage of the Automa, or let the player do it by hand."""
        return do()


def which(kind: str) -> str:
    """The message that asks which component of a kind lies somewhere."""
    return f"golem-which-{kind.replace('_', '-')}"
