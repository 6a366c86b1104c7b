"""What can happen at the table."""

from __future__ import annotations

from automatable.core.engine.events import Answered, Corrected
from automatable.core.engine.events import Event as CoreEvent


class Dealt(CoreEvent, frozen=True, tag="dealt"):
    """The next component came out in the set-up or a refresh: a tile, a book, a token, a row for a marble."""

    item: str


class RoundBegun(CoreEvent, frozen=True, tag="round-begun"):
    """The table is ready; golems move."""

    round: int


class CardTurned(CoreEvent, frozen=True, tag="card-turned"):
    """The Automa's turn began with this card."""

    card: str


class Acted(CoreEvent, frozen=True, tag="acted"):
    """A human's turn, as ``did``.

    ``work-red`` is a marble by row and colour, ``row-work`` one of an unknown colour, ``tile-2`` the rabbi on
    a tile, ``tile-6`` the rabbi on the printed space; ``passed``; ``untold`` for anything.
    """

    did: str


class BookTaken(CoreEvent, frozen=True, tag="book-taken"):
    """A human bought the book at this place of the library."""

    place: int


class GolemBuried(CoreEvent, frozen=True, tag="golem-buried"):
    """A human's golem went to this cell of the graveyard."""

    cell: int


class MarblesPlaced(CoreEvent, frozen=True, tag="marbles-placed"):
    """What lies in these rows now, as colours."""

    rows: dict[str, tuple[str, ...]]


class BooksShown(CoreEvent, frozen=True, tag="books-shown"):
    """What lies in the library now, left to right; an empty name is unknown."""

    books: tuple[str, ...]


class RoundEnded(CoreEvent, frozen=True, tag="round-ended"):
    """All turns are done: turn order, influence, income and control follow."""

    round: int


class HumanScored(CoreEvent, frozen=True, tag="human-scored"):
    """A human's final points, in the order of the seats."""

    points: int


Event = (
    Dealt
    | RoundBegun
    | CardTurned
    | Acted
    | BookTaken
    | GolemBuried
    | MarblesPlaced
    | BooksShown
    | RoundEnded
    | HumanScored
    | Answered
    | Corrected
)
