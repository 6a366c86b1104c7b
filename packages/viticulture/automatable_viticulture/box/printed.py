"""The types of the printed values: cards, spaces, wake-up rows, levels, challenges."""

from typing import Annotated, Literal, get_args

from msgspec import Struct

from automatable.authoring import Provenance, words

Level = Literal["very-easy", "easy", "normal", "hard", "very-hard"]
Season = Literal["summer", "winter"]
Space = Literal[
    "draw-vine", "give-tour", "build-structure", "summer-visitor", "sell-grape", "plant-vine",
    "draw-order", "harvest", "make-wine", "winter-visitor", "train-worker", "fill-order",
]  # fmt: skip
Tuscany = Literal["star", "trade-field", "build-or-tour", "sell-wine"]
Gain = Literal["nothing", "vine", "order", "lira", "visitor", "point", "worker"]
Visitor = Literal["swindler", "wedding-party", "queen", "governor"]

SPACES: tuple[Space, ...] = get_args(Space)
"""The spaces of the base board: six of summer, six of winter."""
SLOTS = 4

Slot = Annotated[Space | Tuscany, words("space", (*SPACES, *get_args(Tuscany)))]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the box."""


class Card(Strict, frozen=True):
    """An Automa card: its four slots from top to bottom."""

    slots: tuple[Slot, Slot, Slot, Slot]


class Place(Strict, frozen=True):
    """A space of the board: the colour of its slots, and the season in which the base board reads it."""

    color: Annotated[Literal["green", "yellow", "red", "blue"], words("color")]
    season: Annotated[Season, words("season")]
    tuscany: bool = False


class Pieces(Strict, frozen=True):
    """The Automa's workers, and how many it wants in a season at the hard levels."""

    workers: int
    wanted: int


class Visitors(Strict, frozen=True):
    """Visitor cards that are taken out."""

    removed: tuple[Annotated[Visitor, words("visitor", get_args(Visitor))], ...]


class LevelRow(Strict, frozen=True):
    """A level: years, the Automa's VP, your VP at the start, whether it draws on below two workers."""

    years: int
    automa: int
    start: int
    draws_on: bool


class Aggressive(Strict, frozen=True):
    """The aggressive variant: the Automa's VP year by year, and the levels that offer it."""

    by_year: tuple[int, ...]
    levels: tuple[Annotated[Level, words("level", get_args(Level))], ...]


class Challenge(Strict, frozen=True):
    """What a challenge changes in the app's part of the game; 0 changes nothing.

    ``workers`` are needed ``by`` the end of a year; ``large`` and ``medium`` are VP for each wine at the end.
    """

    start: int = 0
    years: int = 0
    tokens: bool = True
    any_row: bool = False
    workers: int = 0
    by: int = 0
    large: int = 0
    medium: int = 0


class Printed(Strict, frozen=True):
    """Everything in the box."""

    cards: dict[str, Card]
    spaces: dict[Annotated[str, words("space")], Place]
    rows: dict[str, Annotated[Gain, words("gain")]]
    automa: Pieces
    visitors: Visitors
    levels: dict[Annotated[Level, words("level")], LevelRow]
    aggressive: Aggressive
    challenges: dict[str, Challenge]
    provenance: dict[str, Provenance] = {}
