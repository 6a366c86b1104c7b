"""The lines of a character's end-game points, as data: conditions and what points are multiplied by."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Track = Literal["fleet", "helium", "influence"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Data of the box: nothing unknown is let in."""


class Range(Strict, frozen=True):
    """From ``min`` to ``max``, both included."""

    min: int = 0
    max: int | None = None
    color: str = ""

    def holds(self, number: int) -> bool:
        """Whether the number lies in it."""
        return self.min <= number and (self.max is None or number <= self.max)


class Every(Strict, frozen=True):
    """What the core value of every card in the hand must be."""

    min: int | None = None
    max: int | None = None
    parity: Literal["", "even", "odd"] = ""


class Others(Strict, frozen=True):
    """At least so many other cards of a colour."""

    color: str
    min: int


class Besides(Strict, frozen=True):
    """A card of a colour that is not this character."""

    color: str
    name: str


class When(Strict, frozen=True, cache_hash=True):
    """A condition; every field that is given must hold."""

    any: tuple[str, ...] = ()
    all: tuple[str, ...] = ()
    none: tuple[str, ...] = ()
    others: Others | None = None
    besides: Besides | None = None
    only: tuple[str, ...] = ()
    every: Every | None = None
    distinct: Literal["", "color", "initial"] = ""
    most: Track | None = None
    least: Track | None = None
    behind: Track | None = None
    level_with: Track | None = None
    fleet: Range | None = None
    helium: Range | None = None
    influence: Range | None = None
    hand: Range | None = None
    banished: Range | None = None
    sovereign: bool | None = None
    hidden: bool = False
    either: tuple[When, ...] = ()
    both: tuple[When, ...] = ()
    just_one: tuple[When, ...] = ()


class Per(Strict, frozen=True):
    """What the points are multiplied by; an empty list of banished colours means every banished card."""

    hand: tuple[str, ...] = ()
    itself: bool = False
    board: tuple[str, ...] = ()
    banished: tuple[str, ...] | None = None
    names: tuple[str, ...] = ()
    own: Track | None = None
    colors: bool = False
    cards: bool = False


class Clause(Strict, frozen=True):
    """One line of a card's end-game points; ``adds`` is the ruling by which it adds to the other lines."""

    points: int = 0
    adds: str = ""
    when: When | None = None
    per: Per | None = None
    max: int | None = None
    top_card: bool = False
