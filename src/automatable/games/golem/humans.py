"""The humans: their turns as far as the table tells them, and what else they change on it."""

from __future__ import annotations

from msgspec import structs

from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.golem import marbles, using
from automatable.games.golem.books import closed
from automatable.games.golem.effects import buys_book, kills
from automatable.games.golem.events import Acted, BooksShown, BookTaken, GolemBuried, MarblesPlaced
from automatable.games.golem.reading import Table
from automatable.games.golem.state import BOTTOM, COLOURS, MIRROR, ROWS, STUDY, UNKNOWN, State, count, one
from automatable.games.golem.tables import Box
from automatable.games.golem.turn import in_actions, next_turn

WITH_BOOK = (STUDY, MIRROR)
"""Rows whose action may buy a book; the mirror may do any action."""


def acted(box: Box, state: State, event: Acted, r: Resolving) -> State:
    """A human's turn, as far as the table tells it."""
    in_actions(state, automa=False)
    if event.did == "passed":
        return next_turn(box, state)
    table = using.table(box, state, r)
    human = state.seat - 1
    kind, _, what = event.did.partition("-")
    if event.did == "untold":
        state = _forgotten(structs.replace(state, unseen=state.unseen | 1 << human))
    elif kind == "tile":
        state = _rabbi_placed(table, state, human, what)
    elif kind == "row" and what in ROWS:
        state = _counted(box, state, human)
        state = _book_asked(table, marbles.with_row(state, ROWS.index(what), UNKNOWN), ROWS.index(what))
    elif kind in ROWS and what in COLOURS:
        state = _counted(box, state, human)
        state = _marble_taken(box, state, ROWS.index(kind), COLOURS.index(what))
        state = _book_asked(table, state, ROWS.index(kind))
    else:
        raise Refused("golem-refused-acted", did=event.did)
    return next_turn(box, state)


def _forgotten(state: State) -> State:
    """After an untold turn rows, library and graveyard may have changed; where the app deals, none has.

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


def _book_asked(table: Table, state: State, row: int) -> State:
    """A study action may have bought a book."""
    return _bought(table, state) if row in WITH_BOOK else state


def _bought(table: Table, state: State) -> State:
    places = [
        Option(place, "golem-option-bought", {"place": f"@library-{place}"})
        for place in range(1, len(state.library) + 1)
    ]
    options = (Option(0, "golem-option-no-book"), *places)
    place = table.r.ask(Question("bought", "golem-which-bought", "several-humans", options=options))
    return _without_book(state, place) if place else state


def _buried(table: Table, state: State) -> State:
    told = table.told("board.graveyard_cells") or table.box.base.golems * table.box.base.seats
    cells = [
        Option(cell, "golem-option-grave", {"cell": f"@grave-{cell}"})
        for cell in range(1, told + 1)
        if not state.graves >> cell & 1
    ]
    if not cells:
        return state
    options = (Option(0, "golem-option-nobody-buried"), *cells)
    cell = table.r.ask(Question("buried", "golem-which-buried", "several-humans", options=options))
    return structs.replace(state, graves=state.graves | 1 << cell) if cell else state


def _rabbi_placed(table: Table, state: State, human: int, what: str) -> State:
    place = int(what) - 1 if what.isdigit() else UNKNOWN
    if state.rabbis[human] != UNKNOWN or not (0 <= place < len(state.tiles) or place == BOTTOM):
        raise Refused("golem-refused-tile", place=what)
    if place != BOTTOM and state.taken >> place & 1:
        raise Refused("golem-refused-tile", place=what)
    taken = state.taken if place == BOTTOM else state.taken | 1 << place
    rabbis = (*state.rabbis[:human], place, *state.rabbis[human + 1 :])
    state = structs.replace(state, rabbis=rabbis, taken=taken)
    key = "bottom_space.effects" if place == BOTTOM else f"action_tiles.{state.tiles[place]}.effects"
    effects = table.effects_told(key)
    state = _bought(table, state) if buys_book(effects) else state
    return _buried(table, state) if kills(effects) else state


def may_take(box: Box, state: State, human: int) -> bool:
    """Whether a human may take a marble: two a round, the third turn is the rabbi's (p. 3)."""
    return state.drawn[human] < box.automa.cards_in_round - 1


def _counted(box: Box, state: State, human: int) -> State:
    if not may_take(box, state, human):
        raise Refused("golem-refused-third-marble", most=state.drawn[human])
    drawn = (*state.drawn[:human], state.drawn[human] + 1, *state.drawn[human + 1 :])
    return structs.replace(state, drawn=drawn)


def _marble_taken(box: Box, state: State, row: int, colour: int) -> State:
    """The marble is out; of a row nobody has told only this one is known."""
    if state.rows[row] != UNKNOWN:
        if not count(state.rows[row], colour):
            args = {"row": f"@row-{ROWS[row]}", "colour": f"@colour-{COLOURS[colour]}"}
            raise Refused("golem-refused-marble", **args)
        state = marbles.with_row(state, row, state.rows[row] - one(colour))
    state = structs.replace(state, human_marbles=(*state.human_marbles, colour))
    marbles.check_number(box, state)
    return state


def book_taken(box: Box, state: State, event: BookTaken, r: Resolving) -> State:
    """A human bought a book: the row closes and a new book comes."""
    if not 1 <= event.place <= len(state.library) or state.phase in ("scoring", "over"):
        raise Refused("golem-refused-book", place=event.place)
    return _without_book(state, event.place)


def _without_book(state: State, place: int) -> State:
    """The row closes and a new book comes (L26)."""
    book = state.library[place - 1]
    gone = (*state.gone_books, book) if book else state.gone_books
    return structs.replace(state, library=closed(state.library, place - 1), gone_books=gone)


def said(did: str) -> str:
    """A turn of a human as a reference to its words."""
    kind, _, what = did.partition("-")
    if kind == "tile":
        return f"@place-{what}"
    if kind == "row":
        return f"@row-{what}"
    return f"@marble-{did}" if what else f"@did-{did}"


def golem_buried(box: Box, state: State, event: GolemBuried, r: Resolving) -> State:
    """A human's golem fills a cell."""
    told = using.table(box, state, r).told("board.graveyard_cells")
    cells = told or box.base.golems * box.base.seats
    if not 1 <= event.cell <= cells or state.graves >> event.cell & 1:
        raise Refused("golem-refused-cell", cell=event.cell)
    return structs.replace(state, graves=state.graves | 1 << event.cell)


def marbles_placed(box: Box, state: State, event: MarblesPlaced, r: Resolving) -> State:
    """What lies in the named rows."""
    rows = list(state.rows)
    for name, colours in event.rows.items():
        if name not in ROWS or any(colour not in COLOURS for colour in colours):
            raise Refused("golem-refused-rows", row=name)
        rows[ROWS.index(name)] = sum(one(COLOURS.index(colour)) for colour in colours)
    falling = len(box.marble_order) if UNKNOWN not in rows else state.falling
    state = structs.replace(state, rows=tuple(rows), falling=falling)
    marbles.check_number(box, state)
    return state


def books_shown(box: Box, state: State, event: BooksShown, r: Resolving) -> State:
    """What lies in the library."""
    held = {book for column in state.books for book in column}
    named = [book for book in event.books if book]
    if len(event.books) != box.base.library or len(set(named)) != len(named):
        raise Refused("golem-refused-library")
    if any(book not in box.printed.books or book in held for book in named):
        raise Refused("golem-refused-library")
    gone = tuple(book for book in state.gone_books if book not in named)
    return structs.replace(state, library=event.books, gone_books=gone)
