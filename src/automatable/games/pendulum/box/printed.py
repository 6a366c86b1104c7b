"""The types of the printed values: Automa cards, scoring cards, the mat's track, council board, timers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from automatable.core.box.loader import Provenance, SourceKind
from automatable.core.forms.marks import words

AREAS = ("purple", "green")
TIMERS = ("purple", "green", "black")
Row = Literal["top", "bottom"]
Source = Annotated[SourceKind, words("source")]
OfTrack = Annotated[str, words("track", of=("power", "prestige", "popularity", "legendary"))]
PLACES = ("s1", "s2", "s3", "grande", "s4", "s5")
OfReward = Annotated[str, words("reward", of="rewards")]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """An Automa card; ``left`` and ``right`` say where the values of its two columns come from."""

    worker: Annotated[Literal["purple", "green", "none"], words("printed-worker")]
    timer: Annotated[Literal["green", "black", "none"], words("printed-timer")]
    province: int
    votes: int
    points: int
    icon: Annotated[str, words("icon", of="icons")]
    left: Source = "practice"
    right: Source = "practice"


LEVELS = ("A", "B", "C", "D", "E", "F")
"""The printed scoring cards; those that a box adds are not asked for."""


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """One round's cell of a scoring card."""

    points: int
    votes: int
    provenance: Source = "practice"


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A difficulty level, and whether it requires the advanced variant."""

    advanced: bool


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The Automas' shared track: spaces per row, labels as (space, distance), the first parchment space,
    the green spaces."""

    rows: list[int]
    labels: list[tuple[int, int]]
    parchment: int
    glory: list[int]
    provenance: Source = "practice"


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """An action space of the purple or green area."""

    id: Annotated[str, words("space", of=("T1", "T2", "B1", "B2"))]
    row: Row
    width: Literal["single", "double"]


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers from the books."""

    automa_cards: int
    rounds: int
    purple_flips: int
    legendary_flips: int
    council_cards: int
    most_votes: int
    privilege_points: list[int]
    no_reward_points: int
    province_slots: int


class Mat(Struct, frozen=True, forbid_unknown_fields=True):
    """The player mat: tracks from top to bottom, spaces before the parchment and in it."""

    tracks: list[OfTrack]
    before: int
    parchment: int
    legendary: int


class Council(Struct, frozen=True, forbid_unknown_fields=True):
    """The council board's places in reading order."""

    places: list[Annotated[str, words("place", of=PLACES)]]


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """A council reward card: its number of copies, and the player's track of a final one."""

    copies: int
    always: bool = False
    final: bool = False
    track: OfTrack | None = None


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """All printed values."""

    provenance: dict[str, Provenance]
    cards: dict[str, Card]
    levels: dict[str, Level]
    scoring: dict[str, dict[str, Bonus]]
    track: Track
    timers: dict[Annotated[str, words("timer")], int]
    spaces: list[Space]
    rules: Rules
    mat: Mat
    council: Council
    rewards: dict[str, Reward]
    icons: dict[Annotated[str, words("icon")], list[OfReward]]
