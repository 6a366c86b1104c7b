"""The types of a character's end-game points: conditions, and what points are multiplied by."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from automatable.core.forms.marks import either, words

Track = Literal["fleet", "helium", "influence"]
COLORS = tuple(
    "gold silver copper white blue yellow green violet orange gray brown obsidian pink red".split()  # noqa: SIM905
)

OfTrack = Annotated[Track, words("track")]
OF_COLOR, OF_CHARACTER = words("color", of=COLORS), words("character", of="characters")
Color = Annotated[str, OF_COLOR]
Name = Annotated[str, OF_CHARACTER]
Target = Annotated[str, either(OF_COLOR, OF_CHARACTER)]
"""The target of a condition: any card of a colour, or a character."""


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Data of the box; unknown fields are refused."""


class Range(Strict, frozen=True):
    """From ``min`` to ``max``, both included."""

    min: int = 0
    max: int | None = None
    color: Color = ""

    def holds(self, number: int) -> bool:
        """Whether the number is in it."""
        return self.min <= number and (self.max is None or number <= self.max)


class Every(Strict, frozen=True):
    """The required core value of every card in the hand."""

    min: int | None = None
    max: int | None = None
    parity: Annotated[Literal["", "even", "odd"], words("in-parity")] = ""


class Others(Strict, frozen=True):
    """At least this many other cards of a colour."""

    color: Color
    min: int


class Besides(Strict, frozen=True):
    """A card of a colour that is not this character."""

    color: Color
    name: Name


class When(Strict, frozen=True, cache_hash=True):
    """A condition; every field that is given must hold."""

    any: tuple[Target, ...] = ()
    all: tuple[Target, ...] = ()
    none: tuple[Target, ...] = ()
    others: Others | None = None
    besides: Besides | None = None
    only: tuple[Color, ...] = ()
    every: Every | None = None
    distinct: Annotated[Literal["", "color", "initial"], words("in-distinct")] = ""
    most: OfTrack | None = None
    least: OfTrack | None = None
    behind: OfTrack | None = None
    level_with: OfTrack | None = None
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

    hand: tuple[Color, ...] = ()
    itself: bool = False
    board: tuple[Color, ...] = ()
    banished: tuple[Color, ...] | None = None
    names: tuple[Name, ...] = ()
    own: OfTrack | None = None
    colors: bool = False
    cards: bool = False


class Clause(Strict, frozen=True):
    """One line of a card's end-game points; ``adds`` is the ruling by which it adds to the other lines."""

    points: int = 0
    adds: Annotated[str, words("in-adds", of=("R15",))] = ""
    when: When | None = None
    per: Per | None = None
    max: int | None = None
    top_card: bool = False
