"""Components: the shape of the box. Keys that a player may be asked for are tables, never lists."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from automatable.core.box.loader import Provenance
from automatable.core.forms.marks import either, words
from automatable.games.golem.box.effects import District, Effects

Bonus = Literal["none", "gold", "study-up", "student-forward", "golem-max-1", "golem-max-2", "reshuffle"]
Criterion = Literal["most-marbles", "work", "strategy", "black", "white", "left", "right", "not-character"]
Colour = Literal["red", "yellow", "blue", "black", "white"]
BookColour = Literal["red", "green", "yellow", "blue", "black"]
CRITERIA: tuple[Criterion, ...] = (
    "most-marbles",
    "work",
    "strategy",
    "black",
    "white",
    "left",
    "right",
    "not-character",
)
BONUSES: tuple[Bonus, ...] = (
    "none",
    "gold",
    "study-up",
    "student-forward",
    "golem-max-1",
    "golem-max-2",
    "reshuffle",
)
WORD = words("word")
"""The words of the boards and cards, whatever they stand for."""
BOOK_COLOURS: tuple[BookColour, ...] = ("red", "green", "yellow", "blue", "black")


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the box."""


class Card(Strict, frozen=True):
    """An Automa card: four columns and two edges."""

    bonus: Annotated[Bonus, WORD]
    level: int
    first: Annotated[Literal["marble", "rabbi"], WORD]
    rabbi: tuple[int, ...]
    marble: tuple[Annotated[Criterion, WORD], ...]
    book: tuple[int, ...]
    left_half: bool
    right_half: bool


class ActionTile(Strict, frozen=True):
    """An action tile of the synagogue."""

    effects: Effects


class Book(Strict, frozen=True):
    """A book card."""

    colour: Annotated[BookColour, WORD]
    cost: int
    effects: Effects


class Character(Strict, frozen=True):
    """A character card."""

    left: Annotated[Colour, WORD]
    right: Annotated[Colour, WORD]
    steps: int
    cost: int
    effects: Effects


class Quarter(Strict, frozen=True):
    """A neighbourhood tile."""

    district: District
    effects: Effects


class StartingTile(Strict, frozen=True):
    """A starting tile."""

    effects: Effects


class Cell(Strict, frozen=True):
    """A place for an artifact upgrade on an artifact tile; its artifact is the one it improves."""

    artifact: int
    height: int
    column: int
    cost: int
    tile: Annotated[Literal["grey", "special", "menorahs"], WORD]


class ArtifactTile(Strict, frozen=True):
    """An artifact tile: the income of each artifact (numbered from the top) and the upgrade cells."""

    income: dict[str, Effects]
    cells: dict[str, Cell]


Before = Annotated[str, either(words("upgrade", of="golem_upgrades"), words("upgrade", of="study_upgrades"))]


class Improvement(Strict, frozen=True):
    """A golem or study upgrade. ``order`` is where the board shows it.

    ``before`` names the one upgrade of equal cost that the book puts after it.
    """

    cost: int
    menorahs: int
    order: int
    before: Before = ""
    ability: Literal["", "no-character-steps", "new-golem-works"] = ""
    effects: Effects = ()


class Image(Strict, frozen=True):
    """A picture of an ingot on the player board."""

    artifact: int
    height: int
    column: int


class Automa(Strict, frozen=True):
    """The figures of the Automa rulebook."""

    low: int
    high: int
    start: int
    spill: int
    goals: int
    goals_drawn: int
    goals_kept: int
    goal_points: dict[str, int]
    resources_per_point: int
    floor_penalty: int
    useless: int
    work_limit: int
    mirror_cost: int
    mirror_golems: int
    red_zone_coins: int
    created_track: int
    killed_track: int
    start_golems: int
    cards_in_round: int
    last_round: int
    column_limit: int
    menorah_upgrade: int
    special_tiles: int
    special_factor: int


class Base(Strict, frozen=True):
    """Figures of the base game that our sources give."""

    golems: int
    columns: int
    sections: int
    far: tuple[int, ...]
    artifacts: int
    gold: int
    seats: int
    tiles_over_players: int
    library: int
    marbles: dict[Annotated[str, words("colour")], int]
    work_cost: dict[str, int]
    unused_step: int
    black_marble_students: int
    study_coins: int
    black_student_steps: int
    grey_resources: int
    grey_points: int


class Board(Strict, frozen=True):
    """Figures of the boards that no source of ours gives; their owner is asked."""

    buildings: int
    students_from: int
    resources_per_marble: int
    gold_price: int
    control_cost: int
    golem_cost: dict[str, int]
    entry_cost: dict[str, int]
    red_zone: dict[str, int]
    golem_track_top: int
    study_track_top: int
    track_steps: dict[str, int]
    track_points: dict[str, int]
    study_points: dict[str, int]
    ingots: dict[str, int]
    graveyard_cells: int
    grey_menorahs: int
    special_menorahs: int


class Answers(Strict, frozen=True):
    """How far the numbers of a question go where the book sets no bounds."""

    number: int
    amount: int


class Printed(Strict, frozen=True):
    """Everything printed. ``known`` names the keys (tables or parts) that are not asked for.

    ``tops`` are columns of cards of which the owner has entered the top only.
    """

    provenance: dict[str, Provenance]
    known: dict[str, bool]
    counts: dict[Annotated[str, words("things")], int]
    fixed: dict[str, int]
    answers: Answers
    automa: Automa
    base: Base
    board: Board
    automa_cards: dict[str, Card]
    action_tiles: dict[str, ActionTile]
    books: dict[str, Book]
    characters: dict[str, Character]
    quarters: dict[str, Quarter]
    starting_tiles: dict[str, StartingTile]
    artifact_tiles: dict[str, ArtifactTile]
    golem_upgrades: dict[str, Improvement]
    study_upgrades: dict[str, Improvement]
    images: dict[str, Image]
    graveyard: dict[str, Effects]
    street: dict[str, Effects]
    bottom_space: dict[Annotated[str, words("printed")], Effects]
    tops: dict[str, dict[str, dict[str, tuple[int | str, ...]]]] = {}
