"""A turn in the actions phase: the Automa's card, or what a human did."""

from __future__ import annotations

from msgspec import structs

from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.golem import actions, artifacts, golems, marbles, rabbi, resources, students, using
from automatable.games.golem.books import closed
from automatable.games.golem.events import (
    Acted,
    BooksShown,
    BookTaken,
    CardTurned,
    GolemBuried,
    MarblesPlaced,
)
from automatable.games.golem.printed import BONUSES
from automatable.games.golem.reading import NEW, Table
from automatable.games.golem.state import BOTTOM, COLOURS, ROWS, UNKNOWN, State, count, one
from automatable.games.golem.tables import Box

ACTIONS = ("marble", "rabbi")


def next_turn(box: Box, state: State) -> State:
    """The turn is over; after everyone's third the phase is."""
    turn = state.turn + 1
    over = turn == box.automa.cards_in_round * state.players
    return structs.replace(state, turn=turn, phase="end" if over else "actions")


def _in_actions(state: State, automa: bool) -> None:
    if state.phase != "actions":
        raise Refused("golem-refused-phase")
    if (state.seat == 0) is not automa:
        raise Refused(
            "golem-refused-seat", seat="@side-automa" if state.seat == 0 else f"@side-human-{state.seat}"
        )


# --- the Automa --------------------------------------------------------------------------------------------


def card_turned(box: Box, state: State, event: CardTurned, r: Resolving) -> State:
    """The Automa's turn: bonus column, then a marble or a rabbi action."""
    _in_actions(state, automa=True)
    table = using.table(box, state, r)
    card = table.enter("automa_cards") if event.card == NEW else event.card
    if card not in box.printed.automa_cards or card in state.cards or card in state.under:
        raise Refused("golem-refused-card", card=card)
    before = state.cards
    state = structs.replace(state, cards=(*state.cards, card))
    if r.listens:
        r.do("golem-do-card", "automa-turn", card=card, number=len(state.cards))
    state = bonus(table, state, card)
    if choose_action(table, state, before, card) == "rabbi":
        state = rabbi.act(table, state, rabbi.numbers_of(table, card))
    else:
        state = actions.act(table, state, marbles.criteria_of(table, card))
    return table.kept(next_turn(box, state))


def choose_action(table: Table, state: State, before: tuple[str, ...], card: str) -> str:
    """Marble or rabbi: two and one in a round; two cards may form the rabbi symbol."""
    if state.rabbi != UNKNOWN:
        action, why = "marble", "rabbi-done"
    elif table.box.automa.cards_in_round - 1 in (len(before), len(state.marbles)):
        action, why = "rabbi", "marbles-done"
    elif len(before) == 1 and symbol(table, before[-1], card):
        action, why = "rabbi", "symbol"
    else:
        action, why = table.word(f"automa_cards.{card}.first", ACTIONS), "column"
    if table.r.listens:
        table.r.note(f"golem-note-action-{why}", "choose-action", action=f"@action-{action}")
    return action


def symbol(table: Table, left: str, right: str) -> bool:
    """Whether the edges of two neighbouring cards form the rabbi symbol."""
    return table.flag(f"automa_cards.{left}.right_half") and table.flag(f"automa_cards.{right}.left_half")


def bonus(table: Table, state: State, card: str) -> State:
    """The brown column, if the level is high enough."""
    kind = table.word(f"automa_cards.{card}.bonus", BONUSES)
    if kind == "none":
        return state
    needed = table.number(f"automa_cards.{card}.level")
    if state.level < needed:
        if table.r.listens:
            table.r.note("golem-note-bonus-level", "bonus-column", needed=needed, level=state.level)
        return state
    if table.r.listens:
        table.r.note(f"golem-note-bonus-{kind}", "bonus-column")
    if kind == "reshuffle":
        return structs.replace(state, reshuffle=True)
    if kind.startswith("golem-max"):
        return _golem_bonus(table, state, int(kind[-1]))
    if kind == "gold":
        after = artifacts.place(table, state)
    elif kind == "study-up":
        after = students.study_up(table, state, 1)
    else:
        after = students.forward_in(table, state, state.tokens[0], 1, "bonus-column")
    return resources.useless(table, state, "bonus-column") if after == state else after


def _golem_bonus(table: Table, state: State, most: int) -> State:
    """A golem without discount while there are few; too many is no useless effect (L28)."""
    if len(state.golems) <= most:
        after = golems.create(table, state)
        return resources.useless(table, state, "bonus-column") if after == state else after
    if table.r.listens:
        table.r.note("golem-note-enough-golems", "bonus-column", ruling="L28", number=len(state.golems))
    return state


# --- the humans --------------------------------------------------------------------------------------------


def acted(box: Box, state: State, event: Acted, r: Resolving) -> State:
    """A human's turn, as far as the table tells it."""
    _in_actions(state, automa=False)
    human = state.seat - 1
    kind, _, what = event.did.partition("-")
    if event.did == "untold":
        state = structs.replace(state, unseen=state.unseen | 1 << human, rows=_forgotten(state))
    elif kind == "tile":
        state = _rabbi_placed(state, human, what)
    elif kind == "row" and what in ROWS:
        state = marbles.with_row(state, ROWS.index(what), UNKNOWN)
    elif kind in ROWS and what in COLOURS:
        state = _marble_taken(state, ROWS.index(kind), COLOURS.index(what))
    elif event.did != "passed":
        raise Refused("golem-refused-acted", did=event.did)
    return next_turn(box, state)


def _forgotten(state: State) -> tuple[int, ...]:
    """After an untold turn any row may have changed; where the app deals, none has."""
    return (UNKNOWN,) * len(ROWS) if state.box == "owner" else state.rows


def _rabbi_placed(state: State, human: int, what: str) -> State:
    place = int(what) - 1 if what.isdigit() else UNKNOWN
    if state.rabbis[human] != UNKNOWN or not (0 <= place < len(state.tiles) or place == BOTTOM):
        raise Refused("golem-refused-tile", place=what)
    if place != BOTTOM and state.taken >> place & 1:
        raise Refused("golem-refused-tile", place=what)
    taken = state.taken if place == BOTTOM else state.taken | 1 << place
    rabbis = (*state.rabbis[:human], place, *state.rabbis[human + 1 :])
    return structs.replace(state, rabbis=rabbis, taken=taken)


def _marble_taken(state: State, row: int, colour: int) -> State:
    if state.rows[row] == UNKNOWN:
        return state
    if not count(state.rows[row], colour):
        raise Refused("golem-refused-marble", row=f"@row-{ROWS[row]}", colour=f"@colour-{COLOURS[colour]}")
    state = marbles.with_row(state, row, state.rows[row] - one(colour))
    return structs.replace(state, human_marbles=(*state.human_marbles, colour))


def book_taken(box: Box, state: State, event: BookTaken, r: Resolving) -> State:
    """A human bought a book: the row closes and a new book comes."""
    if not 1 <= event.place <= len(state.library) or state.phase in ("scoring", "over"):
        raise Refused("golem-refused-book", place=event.place)
    book = state.library[event.place - 1]
    gone = (*state.gone_books, book) if book else state.gone_books
    return structs.replace(state, library=closed(state.library, event.place - 1), gone_books=gone)


def golem_buried(box: Box, state: State, event: GolemBuried, r: Resolving) -> State:
    """A human's golem fills a cell."""
    if str(event.cell) not in box.printed.graveyard or state.graves >> event.cell & 1:
        raise Refused("golem-refused-cell", cell=event.cell)
    return structs.replace(state, graves=state.graves | 1 << event.cell)


def marbles_placed(box: Box, state: State, event: MarblesPlaced, r: Resolving) -> State:
    """What lies in the named rows."""
    rows = list(state.rows)
    for name, colours in event.rows.items():
        if name not in ROWS or any(colour not in COLOURS for colour in colours):
            raise Refused("golem-refused-rows", row=name)
        rows[ROWS.index(name)] = sum(one(COLOURS.index(colour)) for colour in colours)
    known = [row for row in rows if row != UNKNOWN]
    for number, most in enumerate(box.base.marbles.values()):
        if sum(count(row, number) for row in known) > most:
            raise Refused("golem-refused-too-many-marbles", colour=f"@colour-{COLOURS[number]}", most=most)
    falling = len(box.marble_order) if UNKNOWN not in rows else state.falling
    return structs.replace(state, rows=tuple(rows), falling=falling)


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
