"""The five columns of bought books: where a new book goes, and which book lies where."""

from __future__ import annotations

from functools import lru_cache

from automatable.core.engine.choices import (
    Condition,
    Keep,
    Mask,
    Pick,
    first,
    most,
    prefer,
)
from automatable.core.engine.resolution import Resolver
from automatable.games.golem.position.state import State
from automatable.games.golem.rules.context import Context


def colour_of(ctx: Context, book: str) -> str:
    """The colour of a book."""
    return ctx.printed.word(f"books.{book}.colour")


class BookColumns:
    """The five columns, for a book of a colour."""

    __slots__ = ("colour", "empty", "lengths", "room", "same", "uncoloured")

    def __init__(self, ctx: Context, state: State, colour: str) -> None:
        self.colour = colour
        self.lengths = [len(column) for column in state.books]
        self.empty: Mask = 0
        self.room: Mask = 0
        self.same: Mask = 0  # columns of the same colour
        self.uncoloured: Mask = 0  # no book in them, or black ones only
        for number, column in enumerate(state.books):
            here = 1 << number
            self.room |= here if len(column) < ctx.box.automa.column_limit else 0
            if not column:
                self.empty |= here
                self.uncoloured |= here
                continue
            colours = {colour_of(ctx, book) for book in column} - {"black"}
            self.same |= here if colour in colours else 0
            self.uncoloured |= 0 if colours else here


def column_name(ctx: object, number: int) -> str:
    """A column."""
    return f"@column-{number + 1}"


def _fits(columns: BookColumns) -> Mask:
    return ~0 if columns.colour == "black" else columns.same or columns.uncoloured


COLUMNS: Keep[BookColumns] = Keep(
    "book-column",
    column_name,
    Condition("golem-cond-colour-fits", _fits),
    Condition("golem-cond-below-five", lambda columns: columns.room),
    what="golem-what-column",
)


COLOURED: Pick[BookColumns] = Pick(
    "place-coloured-book",
    column_name,
    prefer("golem-tie-empty-column", lambda columns: columns.empty),
    first("golem-tie-leftmost-column"),
    what="golem-what-column",
)


BLACK: Pick[BookColumns] = Pick(
    "place-black-book",
    column_name,
    prefer("golem-tie-empty-column", lambda columns: columns.empty),
    most("golem-tie-most-cards", lambda columns, n: columns.lengths[n]),
    first("golem-tie-leftmost-column"),
    what="golem-what-column",
)


def column_for(ctx: Context, state: State, colour: str, r: Resolver) -> int | None:
    """The column for a book of this colour; None if no column takes it."""
    return _column(BookColumns(ctx, state, colour), r)


def _column(columns: BookColumns, r: Resolver) -> int | None:
    pick = BLACK if columns.colour == "black" else COLOURED
    return pick.among(COLUMNS.among((1 << len(columns.lengths)) - 1, columns, r), columns, r)


def spots(state: State) -> tuple[int, ...]:
    """Where bought books lie: row by row, from the left, which is also their order."""
    return _spots(tuple([len(column) for column in state.books]))


@lru_cache(maxsize=1 << 12)
def _spots(lengths: tuple[int, ...]) -> tuple[int, ...]:
    columns = len(lengths)
    return tuple(sorted(row * columns + n for n, length in enumerate(lengths) for row in range(length)))


def book_at(state: State, spot: int) -> str:
    """The bought book that lies there."""
    row, column = divmod(spot, len(state.books))
    return state.books[column][row]
