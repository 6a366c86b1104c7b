"""The JSON form of a position as Structs; ``json_format.py`` reads and writes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from automatable.core.engine.resolution import Pending
from automatable.core.forms.marks import ENTERED, NONE, REPEATS, places, words
from automatable.games.golem.position.state import Phase

District = Literal["red", "yellow", "blue"]
Student = Annotated[District, words("student")]
Token = Annotated[District, words("token")]
Marbles = list[Annotated[Literal["red", "yellow", "blue", "black", "white"], words("colour")]]
Row = Annotated[Literal["work", "golem", "artifact", "study", "mirror"], words("row")]
Seat = Annotated[str, words("side")]
Book = Annotated[str, words("book")]
Tile = Annotated[str, words("tile")]
Card = Annotated[str, words("card")]
Rabbi = Annotated[int, words("rabbi-place")]
Sheet = Annotated[list[Annotated[int | None, NONE]], places("score-part")]
OfHumans = places("side-human")


class UpgradesForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The upgrades made, by kind."""

    golem: list[Annotated[str, words("golem-upgrade")]] | UnsetType = UNSET
    artifact: list[Annotated[str, words("artifact-upgrade")]] | UnsetType = UNSET
    study: list[Annotated[str, words("study-upgrade")]] | UnsetType = UNSET


class AutomaForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The Automa in JSON. A golem is ``red-4``, or ``red-4-lying``."""

    tokens: list[Token] | UnsetType = UNSET
    dropped: list[Token] | UnsetType = UNSET
    resources: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    golems: Annotated[list[Annotated[str, words("golem")]], REPEATS] | UnsetType = UNSET
    dead: int | UnsetType = UNSET
    students: dict[Student, Annotated[int, words("section")]] | UnsetType = UNSET
    golem_track: int | UnsetType = UNSET
    study_track: int | UnsetType = UNSET
    ingots: list[Annotated[int, words("image")]] | UnsetType = UNSET
    upgrades: UpgradesForm | UnsetType = UNSET
    books: Annotated[list[list[Book]], places("column")] | UnsetType = UNSET
    artifact_tile: str | UnsetType = UNSET
    starting: Annotated[list[Annotated[str, words("starting-tile")]], REPEATS] | UnsetType = UNSET
    marbles: Annotated[Marbles, REPEATS] | UnsetType = UNSET
    rabbi: Rabbi | UnsetType = UNSET
    cards: Annotated[list[Card], REPEATS] | UnsetType = UNSET
    under: Annotated[list[Card], REPEATS] | UnsetType = UNSET
    reshuffle: bool | UnsetType = UNSET


class TableForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The table in JSON. A row that is null is unknown."""

    rows: dict[Row, Annotated[Marbles | None, REPEATS, NONE]] | UnsetType = UNSET
    falling: int | UnsetType = UNSET
    human_marbles: Annotated[Marbles, REPEATS] | UnsetType = UNSET
    tiles: Annotated[list[Annotated[str, words("laid-tile")]], places("place")] | UnsetType = UNSET
    used_tiles: list[Tile] | UnsetType = UNSET
    taken: list[Annotated[int, words("place")]] | UnsetType = UNSET
    rabbis: Annotated[list[Rabbi], OfHumans] | UnsetType = UNSET
    printed_space: list[Seat] | UnsetType = UNSET
    drawn: Annotated[list[int], OfHumans] | UnsetType = UNSET
    untold: list[Annotated[str, words("human")]] | UnsetType = UNSET
    library: Annotated[list[Annotated[str, words("laid-book")]], places("library")] | UnsetType = UNSET
    gone_books: list[Book] | UnsetType = UNSET
    characters: Annotated[list[Annotated[str, words("character")]], places("of-round")] | UnsetType = UNSET
    quarters: Annotated[list[Annotated[str, words("quarter")]], places("street")] | UnsetType = UNSET
    graves: list[Annotated[int, words("grave")]] | UnsetType = UNSET
    graves_untold: bool | UnsetType = UNSET


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in JSON. What is left out is as in an untouched actions phase of round 1."""

    level: str | UnsetType = UNSET
    humans: Annotated[Literal[1, 2, 3], words("setup-humans")] | UnsetType = UNSET
    box: Annotated[Literal["practice", "owner", "hand"], words("setup-box")] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    order: list[Seat] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    automa: AutomaForm | UnsetType = UNSET
    table: TableForm | UnsetType = UNSET
    final: Annotated[list[int], places("score-part")] | UnsetType = UNSET
    human_points: Annotated[list[int], OfHumans] | UnsetType = UNSET
    human_sheets: Annotated[list[Sheet], OfHumans] | UnsetType = UNSET
    learned: Annotated[dict[str, Any], ENTERED] | UnsetType = UNSET
    pending: Pending | UnsetType | None = UNSET
