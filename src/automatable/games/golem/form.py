"""The JSON form of a position as Structs; ``notation.py`` reads and writes it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from automatable.core.resolution import Pending
from automatable.games.golem.state import Phase

District = Literal["red", "yellow", "blue"]
Colour = Literal["red", "yellow", "blue", "black", "white"]
Row = Literal["work", "golem", "artifact", "study", "mirror"]
Kind = Literal["golem", "artifact", "study"]


class AutomaForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The Automa in JSON. A golem is ``red-4``, or ``red-4-lying``."""

    tokens: list[District] | UnsetType = UNSET
    dropped: list[District] | UnsetType = UNSET
    resources: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    golems: list[str] | UnsetType = UNSET
    dead: int | UnsetType = UNSET
    students: dict[District, int] | UnsetType = UNSET
    golem_track: int | UnsetType = UNSET
    study_track: int | UnsetType = UNSET
    ingots: list[int] | UnsetType = UNSET
    upgrades: dict[Kind, list[str]] | UnsetType = UNSET
    books: list[list[str]] | UnsetType = UNSET
    artifact_tile: str | UnsetType = UNSET
    starting: list[str] | UnsetType = UNSET
    marbles: list[Colour] | UnsetType = UNSET
    rabbi: int | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET
    under: list[str] | UnsetType = UNSET
    reshuffle: bool | UnsetType = UNSET


class TableForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The table in JSON. A row that is null is one nobody knows."""

    rows: dict[Row, list[Colour] | None] | UnsetType = UNSET
    falling: int | UnsetType = UNSET
    human_marbles: list[Colour] | UnsetType = UNSET
    tiles: list[str] | UnsetType = UNSET
    used_tiles: list[str] | UnsetType = UNSET
    taken: list[int] | UnsetType = UNSET
    rabbis: list[int] | UnsetType = UNSET
    drawn: list[int] | UnsetType = UNSET
    untold: list[str] | UnsetType = UNSET
    library: list[str] | UnsetType = UNSET
    gone_books: list[str] | UnsetType = UNSET
    characters: list[str] | UnsetType = UNSET
    quarters: list[str] | UnsetType = UNSET
    graves: list[int] | UnsetType = UNSET
    graves_untold: bool | UnsetType = UNSET


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in JSON. What is left out is as in an untouched actions phase of round 1."""

    level: str | UnsetType = UNSET
    humans: Literal[1, 2, 3] | UnsetType = UNSET
    box: Literal["practice", "owner"] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    automa: AutomaForm | UnsetType = UNSET
    table: TableForm | UnsetType = UNSET
    final: list[int] | UnsetType = UNSET
    human_points: list[int] | UnsetType = UNSET
    learned: dict[str, Any] | UnsetType = UNSET
    pending: Pending | UnsetType | None = UNSET
