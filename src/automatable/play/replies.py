"""What the desk answers. Nothing here is worded: message ids and arguments, as everywhere in the engine."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from automatable.core.box import Provenance
from automatable.core.fields import Field, Sheet
from automatable.core.fields import Named as Named
from automatable.core.game import Defect, Result
from automatable.core.prospects import Chance, Deed
from automatable.core.question import Option, Question
from automatable.core.resolution import Instruction
from automatable.core.story import Args, Node
from automatable.core.telling import Row
from automatable.play.problem import Problem

Data = dict[str, Any]


class Input(Struct, frozen=True):
    """A rule that can be asked alone, and what it wants to know."""

    inputs: dict[str, str]


class GameInfo(Struct, frozen=True):
    """One game: levels, JSON Schemas of set-up and events, decks, sources, rules to ask.

    One that is installed and broken has a ``problem`` and nothing else.
    """

    id: str
    levels: tuple[str, ...]
    setup: Data
    events: Data
    decks: tuple[str, ...]
    provenance: dict[str, Provenance]
    rules: dict[str, Input]
    problem: Problem | None = None


class Ftl(Struct, frozen=True):
    """Fluent files in the order of preference: the language asked for, if the game has it, then English."""

    files: tuple[str, ...]


class TableInfo(Struct, frozen=True):
    """A saved game as the list shows it; ``position`` and ``shown`` are there for its picture.

    A game that cannot be played through (damaged, or a box or a rule has changed) has a ``problem`` and no
    position. One that is ``waiting`` has not been played through yet: the next list knows it. One that is
    ``watched`` was played in the lab.
    """

    id: int
    game: str
    setup: Data
    level: str | None
    created: str
    updated: str
    steps: int
    over: bool
    result: Result | None
    position: Data | None
    shown: Data
    problem: Problem | None = None
    waiting: bool = False
    watched: bool = False


class Logged(Struct, frozen=True):
    """One thing that happened, with everything that was asked and dealt as part of it."""

    number: int
    message: str
    args: Args
    rows: tuple[Row, ...]
    progress: Named | None
    dealt: bool


class Log(Struct, frozen=True):
    """A page of the log, the last step first; ``before`` asks for the next page, if there is one."""

    entries: tuple[Logged, ...]
    before: int | None


class Checklist(Struct, frozen=True):
    """What to put where before the first turn."""

    instructions: tuple[Instruction, ...]


class Earlier(Struct, frozen=True):
    """A position as it was before the last step: what its story is about."""

    position: Data
    shown: Data


class Foreseen(Struct, frozen=True):
    """What may come next, the likeliest first, and the things on the board that can be guessed now (the empty
    one stands for none of them); both empty while nothing of the Automa is due."""

    chances: tuple[Chance, ...]
    guessable: tuple[str, ...]


class Did(Struct, frozen=True):
    """What the Automa did last to things on the board; empty while it did nothing."""

    deeds: tuple[Deed, ...]


class View(Struct, frozen=True):
    """A table: what everybody who sits at it sees.

    ``physical`` are the decks in the player's hand, ``holds`` those the app holds; ``deals`` is the open
    question the app answers when its button is pressed. ``shown`` are facts for the game's drawings;
    ``happened`` names the event that ``rows`` tell of, whatever was answered in its midst, and ``automa``
    says that it is the Automa's doing, not the player's. ``older`` says what the
    rules of today make of a game that an earlier version kept. In the midst of an event ``meanwhile`` is the
    board as far as it has been carried out. One that is ``watched`` was played in the lab.
    """

    table: int
    version: int
    game: str
    setup: Data
    level: str | None
    physical: tuple[str, ...]
    holds: tuple[str, ...]
    deals: str | None
    position: Data
    shown: Data
    meanwhile: Earlier | None
    happened: Named | None
    automa: bool
    rows: tuple[Row, ...]
    story: tuple[Node, ...]
    questions: tuple[Question, ...]
    undo: Named | None
    redo: Named | None
    result: Result | None
    over: bool
    older: tuple[Problem, ...]
    watched: bool = False


class Done(Struct, frozen=True):
    """It is done and there is nothing to show."""


class Outcome(Struct, frozen=True):
    """What an event would do."""

    position: Data
    shown: Data
    rows: tuple[Row, ...]
    story: tuple[Node, ...]
    questions: tuple[Question, ...]


class Decided(Struct, frozen=True):
    """What a rule chose, and why."""

    choice: Any
    story: tuple[Node, ...]


class Exported(Struct, frozen=True):
    """A saved game as a file (``export.File``), with a name for it; one that cannot be read is ``raw``."""

    name: str
    file: Data


class Everything(Struct, frozen=True):
    """All that is kept, as a file with a name for it."""

    name: str
    file: Data


class Brought(Struct, frozen=True):
    """What came with such a file: new games, games that were here already, and the games of its own boxes."""

    games: int
    known: int
    boxes: tuple[str, ...]


class Picture(Struct, frozen=True):
    """A drawing as SVG; empty when the text is too long for it."""

    svg: str


class Text(Struct, frozen=True):
    """A position as a short text."""

    game: str
    text: str


class Says(Struct, frozen=True):
    """A value of a printed thing in words: what it is called, and a row of words, numbers and references."""

    field: str
    names: tuple[Named, ...]
    said: list[Any]


class Shelved(Struct, frozen=True):
    """A printed thing on the shelf.

    ``source`` says where its values come from: a kind of provenance, or ``own`` for what the player typed.
    ``left`` is the first key of it that is still missing; ``says`` the first of what is told of it.
    """

    key: str
    name: Named
    state: Literal["done", "begun", "missing"]
    source: str
    by: str
    edition: str
    left: str | None
    says: tuple[Says, ...]


class Shelf(Struct, frozen=True):
    """One row of the shelf: the things of a kind in the order in which they lie, and their shape.

    ``asked`` says that our box does not have them: their owner is asked.
    """

    table: str
    shape: str
    name: Named
    asked: bool
    things: tuple[Shelved, ...]


class BoxView(Struct, frozen=True):
    """All printed values as they are played with, the player's own among them, and where ours come from.

    ``things`` are the cards, tiles and boards that can be entered, ``missing`` those not told whole yet;
    ``defects`` what breaks the book's constraints; ``changed`` the keys that a box which came has set anew;
    ``shelf`` is the same as things that lie side by side.
    """

    game: str
    tables: Data
    own: Data
    provenance: dict[str, Provenance]
    missing: tuple[str, ...]
    defects: tuple[Defect, ...]
    changed: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    shelf: tuple[Shelf, ...] = ()


class Printed(Struct, frozen=True):
    """All printed values of a box: ours, and over them the player's own."""

    tables: Data


class ThingValue(Struct, frozen=True):
    """A value of a printed thing: what can be set there, in words, and where it comes from."""

    field: Field
    said: list[Any]
    source: str
    by: str
    edition: str


class BoxThing(Struct, frozen=True):
    """One printed thing with all its values, the choices by family, and what stands inside of values."""

    game: str
    key: str
    name: Named
    values: tuple[ThingValue, ...]
    choices: dict[str, tuple[Option, ...]]
    sheets: dict[str, Sheet]


class BoxEntry(Struct, frozen=True):
    """What to ask next about a thing, or the box with the thing in it."""

    question: Question | None
    box: BoxView | None


class BoxShared(Struct, frozen=True):
    """A box on its way: a TOML file with a name for it, the text of a link, and texts for QR codes."""

    name: str
    toml: str
    text: str
    codes: tuple[str, ...]


class BoxDifference(Struct, frozen=True):
    """One value that two boxes tell differently, in words; null where a box does not tell it."""

    key: str
    thing: Named
    names: tuple[Named, ...]
    mine: list[Any] | None
    theirs: list[Any] | None


class BoxOffer(Struct, frozen=True):
    """What a box would bring: from whom, which things are new, how many are the same, where it differs.

    ``part`` of ``parts``: a long box comes in several codes.
    """

    game: str
    part: int
    parts: int
    sources: tuple[Provenance, ...]
    new: tuple[Named, ...]
    same: int
    differences: tuple[BoxDifference, ...]


class Contributed(Struct, frozen=True):
    """A box that an owner gave to the project: its name, who typed it, how many things it tells, its text."""

    name: str
    sources: tuple[Provenance, ...]
    things: int
    text: str


class Finished(Struct, frozen=True):
    """A finished game; the margin is the best person's total less the best of the others."""

    table: int
    game: str
    level: str | None
    finished: str
    result: Result
    won: bool
    margin: int


class Statistic(Struct, frozen=True):
    """What the finished games of one game at one level add up to."""

    game: str
    level: str | None
    played: int
    won: int
    margin: float


class Record(Struct, frozen=True):
    """The history; ``waiting`` games have not been played through yet and are counted the next time."""

    games: tuple[Finished, ...]
    statistics: tuple[Statistic, ...]
    waiting: int = 0


class Choices(Struct, frozen=True):
    """The settings."""

    settings: Data


class BgStatsPlay(Struct, frozen=True):
    """A play for BG Stats: a link, the same as a QR code in SVG, and a ``.bgsplay`` file."""

    link: str
    qr: str
    name: str
    file: Data


class Report(Struct, frozen=True):
    """A file that reproduces a game, with a name for it."""

    name: str
    file: Data
