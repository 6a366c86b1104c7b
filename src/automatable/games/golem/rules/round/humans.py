"""The humans: their turns as far as they are entered, and what else they change."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.question import Question
from automatable.core.forms.form import Option
from automatable.games.golem.box.effects import buys_book, kills
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.events import Acted, BooksShown, BookTaken, GolemBuried, MarblesPlaced
from automatable.games.golem.position.marble_row import count, one
from automatable.games.golem.position.state import (
    BOTTOM,
    COLOURS,
    MIRROR,
    ROWS,
    STUDY,
    UNKNOWN,
    State,
    with_rabbi,
)
from automatable.games.golem.rules.board.books import closed
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.turn import marble_rows
from automatable.games.golem.rules.turn.automa_turn import in_actions, next_turn

WITH_BOOK = (STUDY, MIRROR)
"""Rows whose action may buy a book; the mirror may do any action."""


def acted(ctx: Context, state: State, event: Acted) -> State:
    """A human's turn, as far as it is entered."""
    in_actions(state, automa=False)
    if event.did == "passed":
        return next_turn(ctx.box, state)
    human = state.seat - 1
    kind, _, what = event.did.partition("-")
    if event.did == "untold":
        state = _forgotten(structs.replace(state, unseen=state.unseen | 1 << human))
    elif kind == "tile":
        state = _rabbi_placed(ctx, state, human, what)
    elif kind == "row" and what in ROWS:
        drawn = _counted(ctx.box, state, human)
        rows = marble_rows.with_row(state, ROWS.index(what), UNKNOWN)
        state = _book_asked(ctx, structs.replace(rows, drawn=drawn), ROWS.index(what))
    elif kind in ROWS and what in COLOURS:
        state = _marble_taken(ctx.box, state, human, ROWS.index(kind), COLOURS.index(what))
        state = _book_asked(ctx, state, ROWS.index(kind))
    else:
        raise UserError("golem-refused-acted", did=event.did)
    return next_turn(ctx.box, state)


def _forgotten(state: State) -> State:
    """The position after a turn that was not entered: rows, library and graveyard are unknown.

    An empty row stays empty: marbles come back only with the refresh.
    """
    if not state.owner:
        return state
    return structs.replace(
        state,
        rows=tuple([UNKNOWN if row else 0 for row in state.rows]),
        library=("",) * len(state.library),
        graves_untold=True,
    )


def _book_asked(ctx: Context, state: State, row: int) -> State:
    """A study action may have bought a book."""
    return _bought(ctx, state) if row in WITH_BOOK else state


def _bought(ctx: Context, state: State) -> State:
    places = [
        Option(place, "golem-option-bought", {"place": f"@library-{place}"})
        for place in range(1, len(state.library) + 1)
    ]
    options = (Option(0, "golem-option-no-book"), *places)
    ctx.r.checkpoint(state)
    place = ctx.r.ask(Question("bought", "golem-which-bought", "several-humans", options=options))
    return _without_book(state, place) if place else state


def _cells(ctx: Context) -> int:
    """The cells of the graveyard; as many as there are golems if their number is not known."""
    return ctx.printed.known_number("board.graveyard_cells") or ctx.box.base.golems * ctx.box.base.seats


def _buried(ctx: Context, state: State) -> State:
    cells = [
        Option(cell, "golem-option-grave", {"cell": f"@grave-{cell}"})
        for cell in range(1, _cells(ctx) + 1)
        if not state.graves >> cell & 1
    ]
    if not cells:
        return state
    options = (Option(0, "golem-option-nobody-buried"), *cells)
    ctx.r.checkpoint(state)
    cell = ctx.r.ask(Question("buried", "golem-which-buried", "several-humans", options=options))
    return structs.replace(state, graves=state.graves | 1 << cell) if cell else state


def _rabbi_placed(ctx: Context, state: State, human: int, what: str) -> State:
    place = int(what) - 1 if what.isdecimal() and len(what) < 3 else UNKNOWN
    if state.rabbis[human] != UNKNOWN or not (0 <= place < len(state.tiles) or place == BOTTOM):
        raise UserError("golem-refused-tile", place=what)
    if place != BOTTOM and state.taken >> place & 1:
        raise UserError("golem-refused-tile", place=what)
    state = with_rabbi(state, human + 1, place)
    key = "bottom_space.effects" if place == BOTTOM else f"action_tiles.{state.tiles[place]}.effects"
    effects = ctx.printed.known_effects(key)
    state = _bought(ctx, state) if buys_book(effects) else state
    return _buried(ctx, state) if kills(effects) else state


def may_take(box: Box, state: State, human: int) -> bool:
    """Whether a human may take a marble: two a round, the third turn is the rabbi's (p. 3)."""
    return state.drawn[human] < box.automa.cards_in_round - 1


def _counted(box: Box, state: State, human: int) -> tuple[int, ...]:
    """How many marbles each human has taken, with one more."""
    if not may_take(box, state, human):
        raise UserError("golem-refused-third-marble", most=state.drawn[human])
    return (*state.drawn[:human], state.drawn[human] + 1, *state.drawn[human + 1 :])


def _marble_taken(box: Box, state: State, human: int, row: int, colour: int) -> State:
    """Remove the marble that a human took; an unknown row stays unknown."""
    taken = structs.replace(
        state,
        drawn=_counted(box, state, human),
        rows=marble_rows.without(state.rows, row, colour),
        human_marbles=(*state.human_marbles, colour),
    )
    if state.rows[row] == UNKNOWN:
        marble_rows.check_number(box, taken)
    elif not count(state.rows[row], colour):
        args = {"row": f"@row-{ROWS[row]}", "colour": f"@colour-{COLOURS[colour]}"}
        raise UserError("golem-refused-marble", **args)
    return taken


def book_taken(ctx: Context, state: State, event: BookTaken) -> State:
    """A human bought a book: the other books move together and a new one comes."""
    if not 1 <= event.place <= len(state.library) or state.phase in ("scoring", "over"):
        raise UserError("golem-refused-book", place=event.place)
    return _without_book(state, event.place)


def _without_book(state: State, place: int) -> State:
    """Remove a book from the library: the others move together and a new one comes (L26)."""
    book = state.library[place - 1]
    gone = (*state.gone_books, book) if book else state.gone_books
    return structs.replace(state, library=closed(state.library, place - 1), gone_books=gone)


def said(did: str) -> str:
    """What a human did in a turn, as a reference to its words."""
    kind, _, what = did.partition("-")
    if kind == "tile":
        return f"@place-{what}"
    if kind == "row":
        return f"@row-{what}"
    return f"@marble-{did}" if what else f"@did-{did}"


def golem_buried(ctx: Context, state: State, event: GolemBuried) -> State:
    """A human's golem fills a cell."""
    if not 1 <= event.cell <= _cells(ctx) or state.graves >> event.cell & 1:
        raise UserError("golem-refused-cell", cell=event.cell)
    return structs.replace(state, graves=state.graves | 1 << event.cell)


def marbles_placed(ctx: Context, state: State, event: MarblesPlaced) -> State:
    """What lies in the named rows."""
    rows = list(state.rows)
    for name, colours in event.rows.items():
        if name not in ROWS or any(colour not in COLOURS for colour in colours):
            raise UserError("golem-refused-rows", row=name)
        rows[ROWS.index(name)] = sum(one(COLOURS.index(colour)) for colour in colours)
    falling = len(ctx.box.marble_order) if UNKNOWN not in rows else state.falling
    state = structs.replace(state, rows=tuple(rows), falling=falling)
    marble_rows.check_number(ctx.box, state)
    return state


def books_shown(ctx: Context, state: State, event: BooksShown) -> State:
    """What lies in the library."""
    held = {book for column in state.books for book in column}
    named = [book for book in event.books if book]
    if len(event.books) != ctx.box.base.library or len(set(named)) != len(named):
        raise UserError("golem-refused-library")
    if any(book not in ctx.box.printed.books or book in held for book in named):
        raise UserError("golem-refused-library")
    gone = tuple(book for book in state.gone_books if book not in named)
    return structs.replace(state, library=event.books, gone_books=gone)
