"""Books: which one is bought, and which are used again."""

from __future__ import annotations

from functools import partial

from msgspec import structs

from automatable.core.engine.choices import (
    Condition,
    Keep,
    Mask,
    Pick,
    each,
    fewest,
    first,
    mask_of,
    prefer,
)
from automatable.core.engine.resolution import SILENT
from automatable.games.golem.position.state import State
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.board import resources, strategy, students
from automatable.games.golem.rules.board.book_columns import (
    BookColumns,
    _column,
    book_at,
    colour_of,
    column_for,
    column_name,
    spots,
)
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.printed_values import Column


class Library:
    """The open books as the buyer sees them."""

    __slots__ = ("black", "full", "homeless", "order", "stuck")

    def __init__(self, ctx: Context, state: State) -> None:
        self.order: list[int] = []
        self.stuck = not students.can_return(ctx, state)
        self.black: Mask = 0
        self.full: Mask = 0  # five books of its colour are bought
        self.homeless: Mask = 0  # no column takes it

    def add(self, ctx: Context, state: State, place: int) -> None:
        """Note what decides about the book at a place."""
        colour = colour_of(ctx, state.library[place])
        if colour == "black":
            self.black |= 1 << place
        columns = BookColumns(ctx, state, colour)
        if _column(columns, SILENT) is None:
            if columns.same:
                self.full |= 1 << place
            else:
                self.homeless |= 1 << place

    @property
    def barred(self) -> Mask:
        """Books that cannot be bought."""
        return self.full | self.homeless | (self.black if self.stuck else 0)


def place_name(ctx: object, place: int) -> str:
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


def numbers(ctx: Context, state: State) -> Column:
    """The blue column of the last card; before any card of the round lies open, left to right (L33)."""
    if card := last_card(state):
        return partial(ctx.printed.column, f"automa_cards.{card}.book")
    return lambda enough: tuple(range(1, ctx.box.base.library + 1))


def with_book(ctx: Context, state: State, place: int) -> State:
    """The position with the book at a place known."""
    if state.library[place]:
        return state
    seen = [book for column in state.books for book in column]
    besides = [*seen, *state.gone_books, *(book for book in state.library if book)]
    question, at = f"library-{place + 1}-{len(seen)}", f"library-{place + 1}"
    book = ctx.printed.identify("books", question, besides, at=at, place=place + 1)
    ctx.printed.screen("book", state, book)
    return structs.replace(state, library=(*state.library[:place], book, *state.library[place + 1 :]))


def choose(ctx: Context, state: State) -> tuple[State, int | None]:
    """The place of the book to buy; books are read one by one, so that no more is asked than needed."""
    column = numbers(ctx, state)
    library = Library(ctx, state)
    candidates: Mask = 0
    while len(order := column(lambda top: len(top) > len(library.order))) > len(library.order):
        library.order.append(number := order[len(library.order)])
        if number > len(state.library):
            continue
        state = with_book(ctx, state, number - 1)
        library.add(ctx, state, number - 1)
        candidates |= 1 << number - 1
        if not library.barred >> number - 1 & 1:
            break
    if ctx.r.explaining:
        card = last_card(state)
        message = "golem-note-book-numbers" if card else "golem-note-books-left-to-right"
        ctx.r.note(message, "buy-book", ruling=None if card else "L33", card=card, numbers=[*column(bool)])
    return state, BUY.among(MAY_BUY.among(candidates, library, ctx.r), library, ctx.r)


def can_buy(ctx: Context, state: State) -> bool:
    """Whether any book that the card names can be bought; nothing is explained."""
    outer, ctx.r = ctx.r, ctx.r.silent()
    try:
        return choose(ctx, state)[1] is not None
    finally:
        ctx.r = outer


def buy(ctx: Context, state: State, discount: int = 0) -> State:
    """Buy the book the blue column names, lay it down, use it."""
    state, place = choose(ctx, state)
    if place is None:
        if ctx.r.explaining:
            ctx.r.note("golem-note-no-book", "buy-book")
        return resources.refund(ctx, state, discount)
    book = state.library[place]
    colour = colour_of(ctx, book)
    column = column_for(ctx, state, colour, ctx.r)
    assert column is not None
    if ctx.r.explaining:
        args = {"tint": colour, "number": place + 1, "column": column + 1}
        where = {"place": place_name(state, place), "shelf": column_name(state, column)}
        ctx.r.instruct("golem-do-book", "buy-book", **args, **where)
        ctx.r.note("golem-note-library-closes", "buy-book", ruling="L26")
        if ctx.owner:  # otherwise the app deals
            ctx.r.instruct("golem-do-close-library", "buy-book")
    columns = (*state.books[:column], (*state.books[column], book), *state.books[column + 1 :])
    state = structs.replace(state, books=columns, library=closed(state.library, place))
    ctx.r.checkpoint(state)
    state = resources.pay(ctx, state, ctx.printed.number(f"books.{book}.cost"), discount, "buy-book")
    if colour == "black":
        state = students.back(ctx, state, ctx.box.base.black_student_steps)
    state = strategy.drop(ctx, state)
    return by_hand.use(ctx, state, f"books.{book}.effects", f"books.{book}", "buy-book")


def closed(library: tuple[str, ...], place: int) -> tuple[str, ...]:
    """The library after a book has left: the others move left, and the place at the right is empty (L26)."""
    return (*library[:place], *library[place + 1 :], "")


class Bought:
    """The Automa's books by column and row."""

    __slots__ = ("black", "state")

    def __init__(self, ctx: Context, state: State) -> None:
        self.state = state
        self.black = mask_of(
            [spot for spot in spots(state) if colour_of(ctx, book_at(state, spot)) == "black"]
        )


def spot_name(bought: Bought, spot: int) -> str:
    """A bought book by its place."""
    row, column = divmod(spot, len(bought.state.books))
    return f"@shelf-{column + 1}-{row + 1}"


def _by_rows(bought: Bought, mask: Mask) -> str | None:
    """Ruling L18, where reading column by column would choose another book."""
    columns = len(bought.state.books)
    return "L18" if min(each(mask), key=lambda spot: divmod(spot, columns)[::-1]) != each(mask)[0] else None


ACTIVATE: Pick[Bought] = Pick(
    "activate-books",
    spot_name,
    prefer("golem-tie-black-book", lambda bought: bought.black),
    first("golem-tie-rows-first", ruling=_by_rows),
    what="golem-what-activate",
)


def activable(ctx: Context, state: State) -> Mask:
    """Bought books that can be used again: not those that are in use, themselves or through others (L24)."""
    return mask_of([spot for spot in spots(state) if f"books.{book_at(state, spot)}" not in ctx.in_use])


def activate(ctx: Context, state: State, number: int) -> State:
    """Use bought books again, each once."""
    left = activable(ctx, state)
    if ctx.r.explaining and _in_the_way(ctx, state, left, number):
        ctx.r.note("golem-note-within", "activate-books", ruling="L24")
    for _ in range(number):
        spot = ACTIVATE.among(left, Bought(ctx, state), ctx.r)
        if spot is None:
            break
        left &= ~(1 << spot)
        book = book_at(state, spot)
        if ctx.r.explaining:
            row, column = divmod(spot, len(state.books))
            args = {"column": column + 1, "row": row + 1, "book": spot_name(Bought(ctx, state), spot)}
            ctx.r.instruct("golem-do-activate", "activate-books", **args)
        ctx.r.checkpoint(state)
        ctx.printed.locate("books", book, spot_name(Bought(ctx, state), spot).removeprefix("@"))
        state = by_hand.use(ctx, state, f"books.{book}.effects", f"books.{book}", "activate-books")
    return state


def _in_the_way(ctx: Context, state: State, left: Mask, number: int) -> bool:
    """Whether a book that is in use would otherwise be used again."""
    bought = Bought(ctx, state)
    order = sorted(spots(state), key=lambda spot: (not bought.black >> spot & 1, spot))
    return any(not left >> spot & 1 for spot in order[:number])
