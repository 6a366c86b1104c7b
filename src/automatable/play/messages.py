"""What the page can say to the desk: one message per wish, told apart by ``op``."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from automatable.core.box import Line
from automatable.core.question import Value

Table = Annotated[int, Meta(ge=1, le=2**53 - 1, description="A saved game.")]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1, description="The version the sender looks at.")]
Name = Annotated[str, Meta(max_length=100)]
Data = dict[str, Any]
BoxText = Annotated[str, Meta(max_length=100_000, description="A box file, or the link of a box.")]
Setting = Annotated[str, Meta(max_length=1000)] | float | bool | None


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One wish."""


class Games(Message, frozen=True, tag="games"):
    """The games, with everything a set-up screen needs."""


class Wording(Message, frozen=True, tag="words"):
    """What a game says, for a page that was built without it."""

    game: Name
    lang: Name = "en"


class ReadRulebook(Message, frozen=True, tag="rulebook"):
    """Every section, example and ruling of a game in one language, as *Why?* cites them."""

    game: Name
    lang: Name = "en"


class Tables(Message, frozen=True, tag="tables"):
    """Saved games, the last touched first, a page at a time."""

    offset: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    limit: Annotated[int, Meta(ge=1, le=200)] = 50


class New(Message, frozen=True, tag="new"):
    """A new game; ``physical`` names the decks in the player's hand."""

    game: Name
    setup: Data = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    physical: tuple[Name, ...] = ()


class Look(Message, frozen=True, tag="view"):
    """A saved game where it stands."""

    table: Table


class Happened(Message, frozen=True, tag="event"):
    """Something happened at the table."""

    table: Table
    event: Data
    version: Version | None = None


class Answer(Message, frozen=True, tag="answer"):
    """An answer to the open question, or to the one of this id."""

    table: Table
    value: Value
    question: Name | None = None
    version: Version | None = None


class Deal(Message, frozen=True, tag="deal"):
    """The app turns the card it holds."""

    table: Table
    version: Version | None = None


class Undo(Message, frozen=True, tag="undo"):
    """Take back the last step."""

    table: Table
    version: Version | None = None


class Redo(Message, frozen=True, tag="redo"):
    """Do again what was taken back."""

    table: Table
    version: Version | None = None


class Delete(Message, frozen=True, tag="delete"):
    """Forget a saved game, in the list and in the history."""

    table: Table


class WhatIf(Message, frozen=True, tag="whatif"):
    """What an event would do on a position; no saved game is touched."""

    game: Name
    position: Data
    event: Data


class ReadFields(Message, frozen=True, tag="fields"):
    """Every value of a position that can be corrected, by name and with its choices."""

    game: Name
    position: Data


class Decide(Message, frozen=True, tag="decide"):
    """What one rule of the book chooses on a position."""

    game: Name
    rule: Name
    position: Data
    args: Data = field(default_factory=dict)


class ReadLog(Message, frozen=True, tag="log"):
    """A page of the log: the steps before this number, or the last ones."""

    table: Table
    before: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class ReadPrinted(Message, frozen=True, tag="printed"):
    """The printed values a table is played with: its boards are drawn from them."""

    table: Table


class Foresee(Message, frozen=True, tag="foresee"):
    """What may the Automa do next? Every card that may come, with its chances; and what can be guessed."""

    table: Table


class ReadDeeds(Message, frozen=True, tag="deeds"):
    """What did the Automa do last to things on the board? What was guessed before is compared with it."""

    table: Table


class ReadChecklist(Message, frozen=True, tag="checklist"):
    """What to put where before the first turn."""

    table: Table


class Before(Message, frozen=True, tag="before"):
    """The position before the last step, which its story is about."""

    table: Table


class Export(Message, frozen=True, tag="export"):
    """A saved game as a file."""

    table: Table


class Import(Message, frozen=True, tag="import"):
    """A new saved game from an exported file or from a bug report."""

    file: Data


class ExportAll(Message, frozen=True, tag="export-all"):
    """Everything that is kept, as one file: saved games, own boxes, settings."""


class ImportAll(Message, frozen=True, tag="import-all"):
    """What such a file holds, beside what is here; games that are here already stay as they are."""

    file: Data


class Link(Message, frozen=True, tag="link"):
    """The position as a short text."""

    table: Table


class OpenLink(Message, frozen=True, tag="open-link"):
    """A new saved game that begins at the position of a short text."""

    game: Name
    text: Annotated[str, Meta(max_length=20_000)]
    physical: tuple[Name, ...] = ()


class Box(Message, frozen=True, tag="box"):
    """The printed values of a game, ours and the player's own."""

    game: Name


class BoxSave(Message, frozen=True, tag="box-save"):
    """The player's own values, in place of those kept before."""

    game: Name
    tables: Data


class LookAtThing(Message, frozen=True, tag="box-thing"):
    """One printed thing with all its values, and where each comes from."""

    game: Name
    key: Name


class BoxShare(Message, frozen=True, tag="box-share"):
    """The player's own values as a file, a link and QR codes, with who typed them from which edition."""

    game: Name
    by: Line = ""
    edition: Line = ""


class BoxLook(Message, frozen=True, tag="box-look"):
    """What a box would bring: the text of a file or of a link. ``game`` is for a file that does not say."""

    text: BoxText
    game: Name = ""


class BoxTake(Message, frozen=True, tag="box-take"):
    """The same box into one's own: all that is new, and of what differs the keys named in ``theirs``."""

    text: BoxText
    game: Name = ""
    theirs: tuple[Annotated[str, Meta(max_length=200)], ...] = ()


class BoxCompare(Message, frozen=True, tag="box-compare"):
    """Where two boxes differ."""

    one: BoxText
    other: BoxText
    game: Name = ""


class BoxContributed(Message, frozen=True, tag="box-contributed"):
    """The boxes of a game that owners gave to the project."""

    game: Name


class BoxEnter(Message, frozen=True, tag="box-enter"):
    """A missing printed value, question by question; all answers so far are sent each time."""

    game: Name
    key: Name
    answers: Data = field(default_factory=dict)


class History(Message, frozen=True, tag="history"):
    """The finished games and what they add up to."""


class Par(Message, frozen=True, tag="par"):
    """The scores that beat the Automa in 50, 80 and 95 of 100 games: of a level, or of a table in play."""

    game: Name | None = None
    level: Name | None = None
    table: Table | None = None


class Advice(Message, frozen=True, tag="advice"):
    """Which level to try next, from one's own finished games."""

    game: Name


class Settings(Message, frozen=True, tag="settings"):
    """What the player chose in the settings."""


class SettingsSave(Message, frozen=True, tag="settings-save"):
    """New choices; those not named stay, those set to null are forgotten."""

    settings: Annotated[dict[Name, Setting], Meta(max_length=100)]


class BgStats(Message, frozen=True, tag="bgstats"):
    """A finished game for the BG Stats app."""

    table: Table
    lang: Name = "en"


class Qr(Message, frozen=True, tag="qr"):
    """A text, such as a link, as a QR code for another device to read."""

    text: Annotated[str, Meta(max_length=3_000)]


class BugReport(Message, frozen=True, tag="bug-report"):
    """A file that reproduces a game."""

    table: Table


AnyMessage = (
    Games | Wording | ReadRulebook
    | Tables | New | Look | Happened | Answer | Deal | Undo | Redo | Delete | WhatIf | Decide
    | ReadFields | ReadLog | ReadChecklist | ReadPrinted | Before | Foresee | ReadDeeds
    | Export | Import | ExportAll | ImportAll | Link | OpenLink
    | Box | BoxSave | BoxEnter | LookAtThing | BoxShare | BoxLook | BoxTake | BoxCompare | BoxContributed
    | History | Par | Advice | Settings | SettingsSave | BgStats | BugReport | Qr
)  # fmt: skip
