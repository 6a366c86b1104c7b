"""Every response as a Struct. Texts are message ids with arguments; the client words them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from automatable.core.box.loader import Provenance
from automatable.core.engine.explanation import Args, Node
from automatable.core.engine.forecast import Action, Chance
from automatable.core.engine.instructions import Row
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Instruction
from automatable.core.engine.rules import Defect, Result
from automatable.core.forms.form import Field, Form, Option
from automatable.core.forms.form import Named as Named
from automatable.play.error_response import Problem
from automatable.play.requests import Data


class RuleInputs(Struct, frozen=True):
    """The inputs of a rule that can be run alone."""

    inputs: dict[str, str]


class GameInfo(Struct, frozen=True):
    """One game: levels, set-up form, decks, sources, rules that can be run alone.

    ``package`` is the distribution that it was installed with. ``tint`` and ``emblem`` are its colour and
    sign, if the game declares them. ``preselected`` are the choices with which a set-up form begins. A broken
    game has a ``problem`` and nothing else. A ``notice`` says that the player's own box could not be read.
    """

    id: str
    levels: tuple[str, ...]
    setup: Form
    decks: tuple[str, ...]
    provenance: dict[str, Provenance]
    rules: dict[str, RuleInputs]
    package: str = ""
    tint: str = ""
    emblem: str = ""
    preselected: dict[str, str] = {}
    problem: Problem | None = None
    notice: Problem | None = None


class FluentFiles(Struct, frozen=True):
    """The Fluent files of a game: the requested language if the game has it, then English."""

    files: tuple[str, ...]


class TableInfo(Struct, frozen=True):
    """A saved game in the list; its picture is drawn from ``position`` and ``shown``.

    A game that cannot be replayed (damaged, or a box or a rule has changed) has a ``problem`` and no
    position. A ``waiting`` game has not been replayed yet; a later list will include it. A ``watched`` game
    was played in the lab. ``turns`` counts the Automa's turns; a summary of an earlier version lacks it.
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
    turns: int | None = None


class LogEntry(Struct, frozen=True):
    """One event with all questions and draws that belong to it."""

    number: int
    message: str
    args: Args
    rows: tuple[Row, ...]
    progress: Named | None
    dealt: bool


class Log(Struct, frozen=True):
    """One page of the log, the last step first; ``before`` requests the next page, if there is one."""

    entries: tuple[LogEntry, ...]
    before: int | None


class Checklist(Struct, frozen=True):
    """The instructions for the set-up."""

    instructions: tuple[Instruction, ...]


class ShownPosition(Struct, frozen=True):
    """A position with the facts that its drawing needs."""

    position: Data
    shown: Data


class Forecast(Struct, frozen=True):
    """What may come next, the likeliest first, and what can be guessed on the board (the empty text means
    "nothing"); both are empty while no turn of the Automa is due."""

    chances: tuple[Chance, ...]
    guessable: tuple[str, ...]


class LastActions(Struct, frozen=True):
    """What the Automa last did on the board; empty if it did nothing."""

    actions: tuple[Action, ...]


class View(Struct, frozen=True):
    """A saved game as every client sees it.

    ``physical`` are the decks that the player draws from, ``holds`` those of the app; ``deals`` is the open
    question that the app answers when its button is pressed. ``shown`` are facts for the game's drawings;
    ``steps`` is the number of steps that count. ``happened`` names the event of the ``rows``, even if
    questions were answered within it; ``progress`` is the round in which it began, ``automa`` says that it
    was the Automa's event, not the player's.
    ``rows`` are the instructions since the last answer; ``earlier`` are those of the same event before it,
    one group of rows per answer. ``so_far`` is the board during an event, up to the open question. ``older``
    says where today's rules differ from those with which an earlier version saved the game. A ``watched``
    game was played in the lab.
    """

    table: int
    version: int
    steps: int
    game: str
    setup: Data
    level: str | None
    physical: tuple[str, ...]
    holds: tuple[str, ...]
    deals: str | None
    position: Data
    shown: Data
    so_far: ShownPosition | None
    happened: Named | None
    progress: Named | None
    automa: bool
    rows: tuple[Row, ...]
    earlier: tuple[tuple[Row, ...], ...]
    explanation: tuple[Node, ...]
    questions: tuple[Question, ...]
    undo: Named | None
    redo: Named | None
    result: Result | None
    over: bool
    older: tuple[Problem, ...]
    watched: bool = False


class Done(Struct, frozen=True):
    """An empty response."""


class Outcome(Struct, frozen=True):
    """What an event would do."""

    position: Data
    shown: Data
    rows: tuple[Row, ...]
    explanation: tuple[Node, ...]
    questions: tuple[Question, ...]


class RuleDecision(Struct, frozen=True):
    """The choice of a rule, with its explanation."""

    choice: Any
    explanation: tuple[Node, ...]


class ExportedGame(Struct, frozen=True):
    """A saved game as a file (``game_file.GameFile``) with a file name; a damaged one is ``raw``."""

    name: str
    file: Data


class BackupPiece(Struct, frozen=True):
    """A backup, or one piece of it, with a file name.

    ``next`` is the ``after`` of the request for the next piece, if there is one; ``total`` counts all saved
    games.
    """

    name: str
    file: Data
    next: int | None = None
    total: int = 0


class Restored(Struct, frozen=True):
    """What a backup restored: new games, games that were already here, and the games of its own boxes."""

    games: int
    known: int
    boxes: tuple[str, ...]


class QrCode(Struct, frozen=True):
    """A QR code as SVG; empty if the text is too long."""

    svg: str


class PositionLink(Struct, frozen=True):
    """A position as a short text."""

    game: str
    text: str


class ValueText(Struct, frozen=True):
    """A value of a component in words: its name, and a list of words, numbers and references."""

    field: str
    names: tuple[Named, ...]
    text: list[Any]


class CatalogEntry(Struct, frozen=True):
    """A component in the catalog.

    ``source`` says where its values come from: a kind of provenance, or ``own`` for the player's. ``left`` is
    its first missing key; ``first_values`` are some of its values in words.
    """

    key: str
    name: Named
    state: Literal["done", "begun", "missing"]
    source: str
    by: str
    edition: str
    left: str | None
    first_values: tuple[ValueText, ...]


class CatalogGroup(Struct, frozen=True):
    """The components of one kind in printed order, and their shape.

    ``asked`` says that the shipped box lacks them, so the player is asked for them.
    """

    table: str
    shape: str
    name: Named
    asked: bool
    components: tuple[CatalogEntry, ...]


class BoxView(Struct, frozen=True):
    """All printed values in use, the player's own included, and the sources of the shipped ones.

    ``entry_keys`` are the components that can be entered, ``missing`` the incomplete ones; ``defects`` says
    what contradicts the rulebook; ``changed`` are the keys that a merged box has changed; ``catalog`` has all
    components by kind; ``notice`` says that the player's own box could not be read.
    """

    game: str
    tables: Data
    own: Data
    provenance: dict[str, Provenance]
    missing: tuple[str, ...]
    defects: tuple[Defect, ...]
    changed: tuple[str, ...] = ()
    entry_keys: tuple[str, ...] = ()
    catalog: tuple[CatalogGroup, ...] = ()
    notice: Problem | None = None


class PrintedTables(Struct, frozen=True):
    """All printed values of a box, the player's own over the shipped ones."""

    tables: Data


class ComponentValue(Struct, frozen=True):
    """A value of a component: the form field, the value in words, and its source."""

    field: Field
    text: list[Any]
    source: str
    by: str
    edition: str


class BoxComponent(Struct, frozen=True):
    """A component with all its values, the choices by family, and the forms of nested values."""

    game: str
    key: str
    name: Named
    values: tuple[ComponentValue, ...]
    choices: dict[str, tuple[Option, ...]]
    forms: dict[str, Form]


class BoxEntry(Struct, frozen=True):
    """The next question about a component, or the box with the entered component."""

    question: Question | None
    box: BoxView | None


class BoxShared(Struct, frozen=True):
    """A shared box: a TOML file with a file name, the text of a link, and texts for QR codes."""

    name: str
    toml: str
    text: str
    codes: tuple[str, ...]


class BoxDifference(Struct, frozen=True):
    """One value that differs between two boxes, in words; null where a box lacks it."""

    key: str
    component: Named
    names: tuple[Named, ...]
    mine: list[Any] | None
    theirs: list[Any] | None


class BoxOffer(Struct, frozen=True):
    """What a shared box would change: who typed it, new components, equal ones, differences.

    A long box is split into several QR codes: this is ``part`` of ``parts``.
    """

    game: str
    part: int
    parts: int
    sources: tuple[Provenance, ...]
    new: tuple[Named, ...]
    same: int
    differences: tuple[BoxDifference, ...]


class ContributedBox(Struct, frozen=True):
    """A contributed box: its name, who typed it, its number of components, its text."""

    name: str
    sources: tuple[Provenance, ...]
    components: int
    text: str


class FriendResult(Struct, frozen=True, forbid_unknown_fields=True):
    """The totals of a game that a friend played with the same deal; ``by`` is their name, if given."""

    own: Annotated[int, Meta(ge=-9999, le=9999)]
    others: Annotated[int, Meta(ge=-9999, le=9999)]
    won: bool
    by: Annotated[str, Meta(max_length=40)] = ""


class ChallengeLink(Struct, frozen=True):
    """A deal as a short text, and the result in it."""

    game: str
    text: str
    result: FriendResult | None


class ChallengeInfo(Struct, frozen=True):
    """A challenge: its set-up, the sender's result, and the number of the own game with this deal."""

    game: str
    setup: Data
    level: str | None
    result: FriendResult | None
    table: int | None


class FinishedGame(Struct, frozen=True):
    """A finished game; the margin is the best human total minus the best other total.

    ``friends`` are results with the same deal. ``below`` says in how many of 100 simulated games the Automa
    has less than here, if a par table tells it: 0 means fewer than 5, 95 that many or more.
    """

    table: int
    game: str
    level: str | None
    finished: str
    result: Result
    won: bool
    margin: int
    friends: tuple[FriendResult, ...] = ()
    below: int | None = None


class LevelStatistics(Struct, frozen=True):
    """Statistics of the finished games of one game at one level.

    ``below`` is the mean of the games' own, so near 50 if luck has evened out; ``practice``: it rests on
    practice values.
    """

    game: str
    level: str | None
    played: int
    won: int
    margin: float
    below: int | None = None
    practice: bool = False


class History(Struct, frozen=True):
    """The finished games; ``waiting`` games have not been replayed yet and count next time."""

    games: tuple[FinishedGame, ...]
    statistics: tuple[LevelStatistics, ...]
    waiting: int = 0


Way = Literal["up", "down", "same", "hardest", "easiest", "unknown"]


class LastGame(Struct, frozen=True):
    """The human's total in the last game, and par: the score that wins half of the games of its length.

    ``turn`` is the length that par is for, 0 for any; ``longer``: the game took longer than that.
    """

    human: int
    par: int
    turn: int
    longer: bool


class NextLevel(Struct, frozen=True):
    """Par of another level, for a game as long as the last one; ``turn`` 0 means any length."""

    level: str
    par: int
    turn: int


class Advice(Struct, frozen=True):
    """The level played last, its results, and the level to try; ``low`` to ``high`` is the share won in %.

    ``last`` compares the last game with par, ``next`` says what the level to try would ask, or the next
    harder one. Without a par table both are missing. ``practice``: par rests on practice values.
    ``needs`` says what the last game lacked, so that no score would have won.
    """

    game: str
    level: str | None = None
    games: int = 0
    won: int = 0
    low: int = 0
    high: int = 100
    try_level: str | None = None
    way: Way = "unknown"
    last: LastGame | None = None
    next: NextLevel | None = None
    practice: bool = False
    needs: str = ""


class Settings(Struct, frozen=True):
    """The player's settings."""

    settings: Data


class BgStatsPlay(Struct, frozen=True):
    """A play for BG Stats: a link, its QR code as SVG, and a ``.bgsplay`` file."""

    link: str
    qr: str
    name: str
    file: Data


class BugReport(Struct, frozen=True):
    """A file that reproduces a game, with a file name."""

    name: str
    file: Data
