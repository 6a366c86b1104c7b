"""Books: which one is bought, where it goes, which are used again."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, fewest, first, mask_of, most, prefer
from automatable.core.resolution import Resolving
from automatable.games.golem import resources, strategy, students
from automatable.games.golem.components import BOOK_COLOURS
from automatable.games.golem.printed import Table
from automatable.games.golem.state import State


def colour_of(t: Table, book: str) -> str:
    """The colour of a book."""
    return t.word(f"books.{book}.colour", BOOK_COLOURS)


class Shelf:
    """The five columns and a colour that looks for its place."""

    __slots__ = ("colour", "colours", "lengths", "limit")

    def __init__(self, t: Table, s: State, colour: str) -> None:
        self.colour = colour
        self.limit = t.box.automa.column_limit
        self.lengths = [len(column) for column in s.books]
        self.colours = [{colour_of(t, book) for book in column} - {"black"} for column in s.books]

    def where(self, test: Any) -> Mask:
        """The columns for which something holds."""
        return mask_of([number for number in range(len(self.lengths)) if test(number)])


def column_name(ctx: Any, number: int) -> str:
    """A column."""
    return f"@column-{number + 1}"


def _fits(shelf: Shelf) -> Mask:
    if shelf.colour == "black" or not any(shelf.colour in colours for colours in shelf.colours):
        return shelf.where(lambda n: shelf.colour == "black" or not shelf.colours[n])
    return shelf.where(lambda n: shelf.colour in shelf.colours[n])


COLUMNS: Keep[Shelf] = Keep(
    "book-column",
    column_name,
    Condition("golem-cond-colour-fits", _fits),
    Condition("golem-cond-below-five", lambda shelf: shelf.where(lambda n: shelf.lengths[n] < shelf.limit)),
)
COLOURED: Pick[Shelf] = Pick(
    "place-coloured-book",
    column_name,
    prefer("golem-tie-empty-column", lambda shelf: shelf.where(lambda n: not shelf.lengths[n])),
    first("golem-tie-leftmost-column"),
)
BLACK: Pick[Shelf] = Pick(
    "place-black-book",
    column_name,
    prefer("golem-tie-empty-column", lambda shelf: shelf.where(lambda n: not shelf.lengths[n])),
    most("golem-tie-most-cards", lambda shelf, n: shelf.lengths[n]),
    first("golem-tie-leftmost-column"),
)


def column_for(t: Table, s: State, colour: str, r: Resolving) -> int | None:
    """The column a book of this colour goes to."""
    shelf = Shelf(t, s, colour)
    pick = BLACK if colour == "black" else COLOURED
    return pick.among(COLUMNS.among(mask_of(range(len(s.books))), shelf, r), shelf, r)


class Library:
    """The open books as the buyer sees them."""

    __slots__ = ("black", "homeless", "order", "stuck")

    def __init__(self, t: Table, s: State, order: tuple[int, ...]) -> None:
        self.order = order
        self.stuck = not students.can_return(t, s)
        self.black: Mask = 0
        self.homeless: Mask = 0

    def look(self, t: Table, s: State, place: int) -> None:
        """Note what matters of the book at a place."""
        colour = colour_of(t, s.library[place])
        if colour == "black":
            self.black |= 1 << place
        if column_for(t, s, colour, Resolving()) is None:
            self.homeless |= 1 << place


def place_name(ctx: Any, place: int) -> str:
    """A place in the library."""
    return f"@library-{place + 1}"


MAY_BUY: Keep[Library] = Keep(
    "buy-book",
    place_name,
    Condition("golem-cond-column-takes-it", lambda library: ~library.homeless, ruling="L16"),
    Condition("golem-cond-black-needs-student", lambda library: ~library.black if library.stuck else ~0),
)
BUY: Pick[Library] = Pick(
    "buy-book",
    place_name,
    fewest("golem-tie-number-order", lambda library, place: library.order.index(place + 1) + 1),
)


def last_card(s: State) -> str:
    """The last card laid out, this round or the one before; none before the first turn."""
    return s.cards[-1] if s.cards else s.under[-1] if s.under else ""


def numbers(t: Table, s: State) -> tuple[int, ...]:
    """The blue column of the last card; before any card, left to right."""
    places = range(1, t.box.base.library + 1)
    card = last_card(s)
    return t.sequence(f"automa_cards.{card}.book", tuple(places)) if card else tuple(places)


def look_at(t: Table, s: State, place: int) -> State:
    """Make sure the book at a place is known."""
    if s.library[place]:
        return s
    seen = [book for column in s.books for book in column]
    besides = [*seen, *s.gone_books, *(book for book in s.library if book)]
    book = t.identify("books", f"library-{place + 1}-{len(seen)}", besides, place=place + 1)
    return structs.replace(s, library=(*s.library[:place], book, *s.library[place + 1 :]))


def choose(t: Table, s: State) -> tuple[State, int | None]:
    """The place of the book to buy: looked at one by one, so that no more is asked than needed."""
    order = numbers(t, s)
    library = Library(t, s, order)
    looked: Mask = 0
    for number in order:
        if number > len(s.library):
            continue
        s = look_at(t, s, number - 1)
        library.look(t, s, number - 1)
        looked |= 1 << number - 1
        if not (1 << number - 1) & (library.homeless | (library.black if library.stuck else 0)):
            break
    return s, BUY.among(MAY_BUY.among(looked, library, t.r), library, t.r)


def can_buy(t: Table, s: State) -> bool:
    """Whether any book the card names could be bought, looked at where nobody listens."""
    heard, t.r = t.r, Resolving(False, t.r.answers)
    try:
        return choose(t, s)[1] is not None
    finally:
        t.r = heard


def buy(t: Table, s: State, discount: int = 0) -> State:
    """Buy the book the blue column names, lay it down, use it."""
    s, place = choose(t, s)
    if place is None:
        if t.r.listens:
            t.r.note("golem-note-no-book", "buy-book")
        return resources.refund(t, s, discount)
    book = s.library[place]
    colour = colour_of(t, book)
    column = column_for(t, s, colour, t.r)
    assert column is not None
    if t.r.listens:
        args = {"colour": f"@bookcolour-{colour}", "place": place + 1, "column": column + 1}
        t.r.do("golem-do-book", "buy-book", **args)
    s = resources.pay(t, s, t.number(f"books.{book}.cost"), discount, "buy-book")
    if colour == "black":
        s = students.back(t, s, t.box.base.black_student_steps)
    shelf = (*s.books[:column], (*s.books[column], book), *s.books[column + 1 :])
    s = structs.replace(s, books=shelf, library=closed(s.library, place))
    s = strategy.drop(t, s)
    return resources.use(t, s, t.effects(f"books.{book}.effects"), f"books.{book}", "buy-book")


def closed(library: tuple[str, ...], place: int) -> tuple[str, ...]:
    """The row after a book has left: the others move left, a new one is to come at the right (L26)."""
    return (*library[:place], *library[place + 1 :], "")


class Bought:
    """The Automa's books by column and row."""

    __slots__ = ("black", "s")

    def __init__(self, t: Table, s: State) -> None:
        self.s = s
        self.black = mask_of([spot for spot in spots(s) if colour_of(t, book_at(s, spot)) == "black"])


def spots(s: State) -> list[int]:
    """Where bought books lie: row by row, from the left, which is also their order."""
    columns = len(s.books)
    return sorted(row * columns + n for n, books in enumerate(s.books) for row in range(len(books)))


def book_at(s: State, spot: int) -> str:
    """The bought book that lies there."""
    row, column = divmod(spot, len(s.books))
    return s.books[column][row]


def spot_name(bought: Bought, spot: int) -> str:
    """A bought book by its place."""
    row, column = divmod(spot, len(bought.s.books))
    return f"@shelf-{column + 1}-{row + 1}"


ACTIVATE: Pick[Bought] = Pick(
    "activate-books",
    spot_name,
    prefer("golem-tie-black-book", lambda bought: bought.black),
    first("golem-tie-rows-first", ruling="L18"),
)


def activate(t: Table, s: State, number: int) -> State:
    """Use bought books again, each once."""
    if "activate-books" in t.within:
        if t.r.listens:
            t.r.note("golem-note-within", "activate-books", ruling="L24")
        return s
    outer, t.within = t.within, t.within | {"activate-books"}
    left = mask_of(spots(s))
    for _ in range(number):
        spot = ACTIVATE.among(left, Bought(t, s), t.r)
        if spot is None:
            break
        left &= ~(1 << spot)
        book = book_at(s, spot)
        if t.r.listens:
            row, column = divmod(spot, len(s.books))
            t.r.do("golem-do-activate", "activate-books", column=column + 1, row=row + 1)
        s = resources.use(t, s, t.effects(f"books.{book}.effects"), f"books.{book}", "activate-books")
    t.within = outer
    return s
