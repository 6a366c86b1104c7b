"""Books: which one is bought, where it goes, which are used again."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, each, fewest, first, mask_of, most, prefer
from automatable.core.resolution import SILENT, Resolving
from automatable.games.golem import by_hand, resources, strategy, students
from automatable.games.golem.reading import Column, Table
from automatable.games.golem.state import State


def colour_of(table: Table, book: str) -> str:
    """The colour of a book."""
    return table.word(f"books.{book}.colour")


class Shelf:
    """The five columns and a colour that looks for its place."""

    __slots__ = ("colour", "empty", "lengths", "room", "same", "uncoloured")

    def __init__(self, table: Table, state: State, colour: str) -> None:
        self.colour = colour
        self.lengths = [len(column) for column in state.books]
        self.empty: Mask = 0
        self.room: Mask = 0
        self.same: Mask = 0  # columns of the same colour
        self.uncoloured: Mask = 0  # no book in them, or black ones only
        for number, column in enumerate(state.books):
            here, colours = 1 << number, {colour_of(table, book) for book in column} - {"black"}
            self.empty |= 0 if column else here
            self.room |= here if len(column) < table.box.automa.column_limit else 0
            self.same |= here if colour in colours else 0
            self.uncoloured |= 0 if colours else here


def column_name(ctx: Any, number: int) -> str:
    """A column."""
    return f"@column-{number + 1}"


def _fits(shelf: Shelf) -> Mask:
    return ~0 if shelf.colour == "black" else shelf.same or shelf.uncoloured


COLUMNS: Keep[Shelf] = Keep(
    "book-column",
    column_name,
    Condition("golem-cond-colour-fits", _fits),
    Condition("golem-cond-below-five", lambda shelf: shelf.room),
    what="golem-what-column",
)
COLOURED: Pick[Shelf] = Pick(
    "place-coloured-book",
    column_name,
    prefer("golem-tie-empty-column", lambda shelf: shelf.empty),
    first("golem-tie-leftmost-column"),
    what="golem-what-column",
)
BLACK: Pick[Shelf] = Pick(
    "place-black-book",
    column_name,
    prefer("golem-tie-empty-column", lambda shelf: shelf.empty),
    most("golem-tie-most-cards", lambda shelf, n: shelf.lengths[n]),
    first("golem-tie-leftmost-column"),
    what="golem-what-column",
)


def column_for(table: Table, state: State, colour: str, r: Resolving) -> int | None:
    """The column a book of this colour goes to."""
    return _column(Shelf(table, state, colour), r)


def _column(shelf: Shelf, r: Resolving) -> int | None:
    pick = BLACK if shelf.colour == "black" else COLOURED
    return pick.among(COLUMNS.among((1 << len(shelf.lengths)) - 1, shelf, r), shelf, r)


class Library:
    """The open books as the buyer sees them."""

    __slots__ = ("black", "full", "homeless", "order", "stuck")

    def __init__(self, table: Table, state: State) -> None:
        self.order: list[int] = []
        self.stuck = not students.can_return(table, state)
        self.black: Mask = 0
        self.full: Mask = 0  # five books of its colour are bought
        self.homeless: Mask = 0  # no column takes it

    def look(self, table: Table, state: State, place: int) -> None:
        """Note what matters of the book at a place."""
        colour = colour_of(table, state.library[place])
        if colour == "black":
            self.black |= 1 << place
        shelf = Shelf(table, state, colour)
        if _column(shelf, SILENT) is None:
            if shelf.same:
                self.full |= 1 << place
            else:
                self.homeless |= 1 << place

    @property
    def barred(self) -> Mask:
        """Books that cannot be bought."""
        return self.full | self.homeless | (self.black if self.stuck else 0)


def place_name(ctx: Any, place: int) -> str:
    """A place in the library."""
    return f"@library-{place + 1}"


MAY_BUY: Keep[Library] = Keep(
    "buy-book",
    place_name,
    Condition("golem-cond-own-column-full", lambda library: ~library.full),
    Condition("golem-cond-column-takes-it", lambda library: ~library.homeless, ruling="L16"),
    Condition("golem-cond-black-needs-student", lambda library: ~library.black if library.stuck else ~0),
    what="golem-what-book",
)
BUY: Pick[Library] = Pick(
    "buy-book",
    place_name,
    fewest("golem-tie-number-order", lambda library, place: library.order.index(place + 1) + 1),
    what="golem-what-book",
)


def last_card(state: State) -> str:
    """The last card of the round; none before its first."""
    return state.cards[-1] if state.cards else ""


def numbers(table: Table, state: State) -> Column:
    """The blue column of the last card; before any card of the round lies open, left to right (L33)."""
    if card := last_card(state):
        return partial(table.column, f"automa_cards.{card}.book")
    return lambda enough: tuple(range(1, table.box.base.library + 1))


def wanted(table: Table, state: State) -> tuple[str, ...]:
    """What an owner is asked for when a book is bought: the first number of the blue column."""
    key = f"automa_cards.{last_card(state)}.book"
    return () if table.reads(key) or table.top(key) else (f"{key}.1",)


def look_at(table: Table, state: State, place: int) -> State:
    """Make sure the book at a place is known."""
    if state.library[place]:
        return state
    seen = [book for column in state.books for book in column]
    besides = [*seen, *state.gone_books, *(book for book in state.library if book)]
    book = table.identify("books", f"library-{place + 1}-{len(seen)}", besides, place=place + 1)
    table.need(*(f"books.{book}.{part}" for part in ("colour", "cost", "effects")))
    return structs.replace(state, library=(*state.library[:place], book, *state.library[place + 1 :]))


def choose(table: Table, state: State) -> tuple[State, int | None]:
    """The place of the book to buy: looked at one by one, so that no more is asked than needed."""
    column = numbers(table, state)
    library = Library(table, state)
    looked: Mask = 0
    while len(order := column(lambda top: len(top) > len(library.order))) > len(library.order):
        library.order.append(number := order[len(library.order)])
        if number > len(state.library):
            continue
        state = look_at(table, state, number - 1)
        library.look(table, state, number - 1)
        looked |= 1 << number - 1
        if not library.barred >> number - 1 & 1:
            break
    if table.r.listens:
        card = last_card(state)
        message = "golem-note-book-numbers" if card else "golem-note-books-left-to-right"
        table.r.note(message, "buy-book", ruling=None if card else "L33", card=card, numbers=[*column(bool)])
    return state, BUY.among(MAY_BUY.among(looked, library, table.r), library, table.r)


def can_buy(table: Table, state: State) -> bool:
    """Whether any book the card names could be bought, looked at where nobody listens."""
    heard, table.r = table.r, Resolving(False, table.r.answers)
    try:
        return choose(table, state)[1] is not None
    finally:
        table.r = heard


def buy(table: Table, state: State, discount: int = 0) -> State:
    """Buy the book the blue column names, lay it down, use it."""
    state, place = choose(table, state)
    if place is None:
        if table.r.listens:
            table.r.note("golem-note-no-book", "buy-book")
        return resources.refund(table, state, discount)
    book = state.library[place]
    colour = colour_of(table, book)
    column = column_for(table, state, colour, table.r)
    assert column is not None
    if table.r.listens:
        args = {"tint": colour, "number": place + 1, "column": column + 1}
        where = {"place": place_name(state, place), "shelf": column_name(state, column)}
        table.r.do("golem-do-book", "buy-book", **args, **where)
        table.r.note("golem-note-library-closes", "buy-book", ruling="L26")
        if table.owner:  # otherwise the app deals
            table.r.do("golem-do-close-library", "buy-book")
    state = resources.pay(table, state, table.number(f"books.{book}.cost"), discount, "buy-book")
    if colour == "black":
        state = students.back(table, state, table.box.base.black_student_steps)
    shelf = (*state.books[:column], (*state.books[column], book), *state.books[column + 1 :])
    state = structs.replace(state, books=shelf, library=closed(state.library, place))
    state = strategy.drop(table, state)
    return by_hand.used(table, state, f"books.{book}.effects", f"books.{book}", "buy-book")


def closed(library: tuple[str, ...], place: int) -> tuple[str, ...]:
    """The row after a book has left: the others move left, a new one is to come at the right (L26)."""
    return (*library[:place], *library[place + 1 :], "")


class Bought:
    """The Automa's books by column and row."""

    __slots__ = ("black", "state")

    def __init__(self, table: Table, state: State) -> None:
        self.state = state
        self.black = mask_of(
            [spot for spot in spots(state) if colour_of(table, book_at(state, spot)) == "black"]
        )


def spots(state: State) -> list[int]:
    """Where bought books lie: row by row, from the left, which is also their order."""
    columns = len(state.books)
    return sorted(row * columns + n for n, books in enumerate(state.books) for row in range(len(books)))


def book_at(state: State, spot: int) -> str:
    """The bought book that lies there."""
    row, column = divmod(spot, len(state.books))
    return state.books[column][row]


def spot_name(bought: Bought, spot: int) -> str:
    """A bought book by its place."""
    row, column = divmod(spot, len(bought.state.books))
    return f"@shelf-{column + 1}-{row + 1}"


def _by_rows(bought: Bought, mask: Mask) -> str | None:
    """L18 where column by column another book would come first."""
    columns = len(bought.state.books)
    return "L18" if min(each(mask), key=lambda spot: divmod(spot, columns)[::-1]) != each(mask)[0] else None


ACTIVATE: Pick[Bought] = Pick(
    "activate-books",
    spot_name,
    prefer("golem-tie-black-book", lambda bought: bought.black),
    first("golem-tie-rows-first", ruling=_by_rows),
    what="golem-what-activate",
)


def activable(table: Table, state: State) -> Mask:
    """Bought books that can be used again: not those that are in use, themselves or through others (L24)."""
    return mask_of([spot for spot in spots(state) if f"books.{book_at(state, spot)}" not in table.within])


def activate(table: Table, state: State, number: int) -> State:
    """Use bought books again, each once."""
    left = activable(table, state)
    if table.r.listens and _in_the_way(table, state, left, number):
        table.r.note("golem-note-within", "activate-books", ruling="L24")
    for _ in range(number):
        spot = ACTIVATE.among(left, Bought(table, state), table.r)
        if spot is None:
            break
        left &= ~(1 << spot)
        book = book_at(state, spot)
        if table.r.listens:
            row, column = divmod(spot, len(state.books))
            args = {"column": column + 1, "row": row + 1, "book": spot_name(Bought(table, state), spot)}
            table.r.do("golem-do-activate", "activate-books", **args)
        state = by_hand.used(table, state, f"books.{book}.effects", f"books.{book}", "activate-books")
    return state


def _in_the_way(table: Table, state: State, left: Mask, number: int) -> bool:
    """Whether a book that is in use would have been among those used again."""
    bought = Bought(table, state)
    order = sorted(spots(state), key=lambda spot: (not bought.black >> spot & 1, spot))
    return any(not left >> spot & 1 for spot in order[:number])
