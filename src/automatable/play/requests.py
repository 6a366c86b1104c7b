"""Every request as a Struct; ``op`` tells them apart. ``operations.py`` names their handlers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from automatable.core.box.loader import OneLine
from automatable.core.engine.explanation import Data as Data
from automatable.core.engine.question import Value

TableId = Annotated[int, Meta(ge=1, le=2**53 - 1, description="The number of a saved game.")]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1, description="The version that the sender sees.")]
Name = Annotated[str, Meta(max_length=100)]
BoxText = Annotated[str, Meta(max_length=100_000, description="A box file, or the link of a box.")]
Setting = Annotated[str, Meta(max_length=1000)] | float | bool | None


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """A request to the service."""


class ListGames(Request, frozen=True, tag="games"):
    """All games, or those in ``only``, with what a set-up screen needs."""

    only: tuple[Name, ...] = ()


class ReadWords(Request, frozen=True, tag="words"):
    """The texts of a game, for a page that was built without them."""

    game: Name
    lang: Name = "en"


class ReadRulebook(Request, frozen=True, tag="rulebook"):
    """Every section, example and ruling of a rulebook in one language."""

    game: Name
    lang: Name = "en"


class ListTables(Request, frozen=True, tag="tables"):
    """One page of the saved games, the last changed first."""

    offset: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    limit: Annotated[int, Meta(ge=1, le=200)] = 50


class NewGame(Request, frozen=True, tag="new"):
    """A new game; ``physical`` names the decks that the player draws from."""

    game: Name
    setup: Data = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    physical: tuple[Name, ...] = ()


class ViewTable(Request, frozen=True, tag="view"):
    """A saved game as it is now."""

    table: TableId


class AddEvent(Request, frozen=True, tag="event"):
    """An event that happened at the table."""

    table: TableId
    event: Data
    version: Version | None = None


class AnswerQuestion(Request, frozen=True, tag="answer"):
    """An answer to the open question, or to the one of this id."""

    table: TableId
    value: Value
    question: Name | None = None
    version: Version | None = None


class DealCard(Request, frozen=True, tag="deal"):
    """Turn the next card of a deck that the app holds."""

    table: TableId
    version: Version | None = None


class Undo(Request, frozen=True, tag="undo"):
    """Take back the last step."""

    table: TableId
    version: Version | None = None


class Redo(Request, frozen=True, tag="redo"):
    """Repeat the step that was taken back."""

    table: TableId
    version: Version | None = None


class DeleteTable(Request, frozen=True, tag="delete"):
    """Delete a saved game from the list and the history."""

    table: TableId


class WhatIf(Request, frozen=True, tag="whatif"):
    """What an event would do to a position; no saved game changes."""

    game: Name
    position: Data
    event: Data


class ReadFields(Request, frozen=True, tag="fields"):
    """Every value of a position that can be corrected, with its choices."""

    game: Name
    position: Data


class Decide(Request, frozen=True, tag="decide"):
    """The choice of one rule on a position."""

    game: Name
    rule: Name
    position: Data
    args: Data = field(default_factory=dict)


class ReadLog(Request, frozen=True, tag="log"):
    """One page of the log: the steps before this number, or the last ones."""

    table: TableId
    before: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class ReadPrinted(Request, frozen=True, tag="printed"):
    """The printed values that a saved game uses."""

    table: TableId


class ReadForecast(Request, frozen=True, tag="foresee"):
    """What the Automa may do next: every possible card with its chance, and what can be guessed."""

    table: TableId


class ReadActions(Request, frozen=True, tag="actions"):
    """What the Automa last did on the board, to compare with a guess."""

    table: TableId


class ReadChecklist(Request, frozen=True, tag="checklist"):
    """The set-up checklist of a saved game."""

    table: TableId


class ReadEarlier(Request, frozen=True, tag="before"):
    """The position before the last step, to which its explanation refers."""

    table: TableId


class ExportTable(Request, frozen=True, tag="export"):
    """A saved game as a file."""

    table: TableId


class ImportTable(Request, frozen=True, tag="import"):
    """A new saved game from an exported file or from a bug report."""

    file: Data


class ExportAll(Request, frozen=True, tag="export-all"):
    """A backup of all saved games, own boxes and settings.

    With ``games``, one piece of it: that many games with numbers above ``after``. The first piece also holds
    the boxes and the settings.
    """

    after: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    games: Annotated[int, Meta(ge=1, le=1_000)] | None = None


class ImportAll(Request, frozen=True, tag="import-all"):
    """Restore a backup; saved games that are already here stay unchanged.

    A large backup is sent in pieces: each is a backup with some of the games.
    """

    file: Data


class MakeLink(Request, frozen=True, tag="link"):
    """The position of a saved game as a short text."""

    table: TableId


class OpenLink(Request, frozen=True, tag="open-link"):
    """A new saved game that starts at the position in a short text."""

    game: Name
    text: Annotated[str, Meta(max_length=20_000)]
    physical: tuple[Name, ...] = ()


class MakeChallenge(Request, frozen=True, tag="challenge"):
    """The deal of a saved game as a short text, for a friend; a finished game adds its result."""

    table: TableId
    by: Annotated[str, Meta(max_length=40)] = ""


class PreviewChallenge(Request, frozen=True, tag="challenge-look"):
    """What a challenge holds; nothing is saved."""

    text: Annotated[str, Meta(max_length=20_000)]


class TakeChallenge(Request, frozen=True, tag="challenge-take"):
    """The own game with the deal of a challenge, new if there is none; saves the friend's result."""

    text: Annotated[str, Meta(max_length=20_000)]


class ReadBox(Request, frozen=True, tag="box"):
    """The printed values of a game, with the player's own."""

    game: Name


class SaveBox(Request, frozen=True, tag="box-save"):
    """Replace the player's own printed values."""

    game: Name
    tables: Data


class ReadComponent(Request, frozen=True, tag="box-component"):
    """One printed component with all its values and their sources."""

    game: Name
    key: Name


class ShareBox(Request, frozen=True, tag="box-share"):
    """The player's own box as a file, a link and QR codes; says who typed it from which edition."""

    game: Name
    by: OneLine = ""
    edition: OneLine = ""


class PreviewBox(Request, frozen=True, tag="box-look"):
    """What a shared box would change; ``game`` is needed for a file that does not name its game."""

    text: BoxText
    game: Name = ""


class MergeBox(Request, frozen=True, tag="box-take"):
    """Merge a shared box into the own box: all new values, and the differing ones named in ``theirs``."""

    text: BoxText
    game: Name = ""
    theirs: tuple[Annotated[str, Meta(max_length=200)], ...] = ()


class CompareBoxes(Request, frozen=True, tag="box-compare"):
    """The differences between two boxes."""

    one: BoxText
    other: BoxText
    game: Name = ""


class ListContributed(Request, frozen=True, tag="box-contributed"):
    """The contributed boxes of a game."""

    game: Name


class EnterComponent(Request, frozen=True, tag="box-enter"):
    """Enter a printed component, question by question; each request repeats all answers so far."""

    game: Name
    key: Name
    answers: Data = field(default_factory=dict)


class ReadHistory(Request, frozen=True, tag="history"):
    """The finished games and their statistics."""


class ReadPar(Request, frozen=True, tag="par"):
    """The scores that beat the Automa in 50, 80 and 95 of 100 games, for a level or a saved game."""

    game: Name | None = None
    level: Name | None = None
    table: TableId | None = None


class ReadLuck(Request, frozen=True, tag="luck"):
    """The Automa's score of a finished game among simulated games, and the turns that gave it most points."""

    table: TableId


class ReadAdvice(Request, frozen=True, tag="advice"):
    """Which level to try next, judged by the finished games."""

    game: Name


class ReadSettings(Request, frozen=True, tag="settings"):
    """All settings."""


class SaveSettings(Request, frozen=True, tag="settings-save"):
    """Change some settings; null deletes one."""

    settings: Annotated[dict[Name, Setting], Meta(max_length=100)]


class ExportBgStats(Request, frozen=True, tag="bgstats"):
    """A finished game for the BG Stats app."""

    table: TableId
    lang: Name = "en"


class MakeQr(Request, frozen=True, tag="qr"):
    """A text, such as a link, as a QR code."""

    text: Annotated[str, Meta(max_length=3_000)]


class MakeBugReport(Request, frozen=True, tag="bug-report"):
    """A file that reproduces a saved game."""

    table: TableId


TableChange = AddEvent | AnswerQuestion | DealCard | Undo | Redo
"""A request that adds a step to a saved game, or takes one back."""
