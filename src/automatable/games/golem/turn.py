"""A turn in the actions phase: the Automa's card, or what a human did."""

from __future__ import annotations

from msgspec import structs

from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.golem import actions, artifacts, golems, marbles, rabbi, resources, students, using
from automatable.games.golem.books import closed
from automatable.games.golem.components import BONUSES, Box
from automatable.games.golem.events import (
    Acted,
    BooksShown,
    BookTaken,
    CardTurned,
    GolemBuried,
    MarblesPlaced,
)
from automatable.games.golem.printed import NEW, Table
from automatable.games.golem.state import BOTTOM, COLOURS, ROWS, UNKNOWN, State, count, one

ACTIONS = ("marble", "rabbi")


def next_turn(box: Box, s: State) -> State:
    """The turn is over; after everyone's third the phase is."""
    turn = s.turn + 1
    over = turn == box.automa.cards_in_round * s.players
    return structs.replace(s, turn=turn, phase="end" if over else "actions")


def _in_actions(s: State, automa: bool) -> None:
    if s.phase != "actions":
        raise Refused("golem-refused-phase")
    if (s.seat == 0) is not automa:
        raise Refused("golem-refused-seat", seat="@side-automa" if s.seat == 0 else f"@side-human-{s.seat}")


# --- the Automa --------------------------------------------------------------------------------------------


def card_turned(box: Box, s: State, event: CardTurned, r: Resolving) -> State:
    """The Automa's turn: bonus column, then a marble or a rabbi action."""
    _in_actions(s, automa=True)
    t = using.table(box, s, r)
    card = t.enter("automa_cards") if event.card == NEW else event.card
    if card not in box.automa_cards or card in s.cards or card in s.under:
        raise Refused("golem-refused-card", card=card)
    before = s.cards
    s = structs.replace(s, cards=(*s.cards, card))
    if r.listens:
        r.do("golem-do-card", "automa-turn", card=card, number=len(s.cards))
    s = bonus(t, s, card)
    if choose_action(t, s, before, card) == "rabbi":
        s = rabbi.act(t, s, rabbi.numbers_of(t, card))
    else:
        s = actions.act(t, s, marbles.criteria_of(t, card))
    return t.kept(next_turn(box, s))


def choose_action(t: Table, s: State, before: tuple[str, ...], card: str) -> str:
    """Marble or rabbi: two and one in a round; two cards may form the rabbi symbol."""
    if s.rabbi != UNKNOWN:
        action, why = "marble", "rabbi-done"
    elif t.box.automa.cards_in_round - 1 in (len(before), len(s.marbles)):
        action, why = "rabbi", "marbles-done"
    elif len(before) == 1 and symbol(t, before[-1], card):
        action, why = "rabbi", "symbol"
    else:
        action, why = t.word(f"automa_cards.{card}.first", ACTIONS), "column"
    if t.r.listens:
        t.r.note(f"golem-note-action-{why}", "choose-action", action=f"@action-{action}")
    return action


def symbol(t: Table, left: str, right: str) -> bool:
    """Whether the edges of two neighbouring cards form the rabbi symbol."""
    return t.flag(f"automa_cards.{left}.right_half") and t.flag(f"automa_cards.{right}.left_half")


def bonus(t: Table, s: State, card: str) -> State:
    """The brown column, if the level is high enough."""
    kind = t.word(f"automa_cards.{card}.bonus", BONUSES)
    if kind == "none":
        return s
    needed = t.number(f"automa_cards.{card}.level")
    if s.level < needed:
        if t.r.listens:
            t.r.note("golem-note-bonus-level", "bonus-column", needed=needed, level=s.level)
        return s
    if t.r.listens:
        t.r.note(f"golem-note-bonus-{kind}", "bonus-column")
    if kind == "reshuffle":
        return structs.replace(s, reshuffle=True)
    if kind.startswith("golem-max"):
        return _golem_bonus(t, s, int(kind[-1]))
    if kind == "gold":
        after = artifacts.place(t, s)
    elif kind == "study-up":
        after = students.study_up(t, s, 1)
    else:
        after = students.forward_in(t, s, s.tokens[0], 1, "bonus-column")
    return resources.useless(t, s, "bonus-column") if after == s else after


def _golem_bonus(t: Table, s: State, most: int) -> State:
    """A golem without discount while there are few; too many is no useless effect (L28)."""
    if len(s.golems) <= most:
        after = golems.create(t, s)
        return resources.useless(t, s, "bonus-column") if after == s else after
    if t.r.listens:
        t.r.note("golem-note-enough-golems", "bonus-column", ruling="L28", number=len(s.golems))
    return s


# --- the humans --------------------------------------------------------------------------------------------


def acted(box: Box, s: State, event: Acted, r: Resolving) -> State:
    """A human's turn, as far as the table tells it."""
    _in_actions(s, automa=False)
    human = s.seat - 1
    kind, _, what = event.did.partition("-")
    if event.did == "untold":
        s = structs.replace(s, unseen=s.unseen | 1 << human, rows=_forgotten(s))
    elif kind == "tile":
        s = _rabbi_placed(s, human, what)
    elif kind == "row" and what in ROWS:
        s = marbles.with_row(s, ROWS.index(what), UNKNOWN)
    elif kind in ROWS and what in COLOURS:
        s = _marble_taken(s, ROWS.index(kind), COLOURS.index(what))
    elif event.did != "passed":
        raise Refused("golem-refused-acted", did=event.did)
    return next_turn(box, s)


def _forgotten(s: State) -> tuple[int, ...]:
    """After an untold turn any row may have changed; where the app deals, none has."""
    return (UNKNOWN,) * len(ROWS) if s.box == "owner" else s.rows


def _rabbi_placed(s: State, human: int, what: str) -> State:
    place = int(what) - 1 if what.isdigit() else UNKNOWN
    if s.rabbis[human] != UNKNOWN or not (0 <= place < len(s.tiles) or place == BOTTOM):
        raise Refused("golem-refused-tile", place=what)
    if place != BOTTOM and s.taken >> place & 1:
        raise Refused("golem-refused-tile", place=what)
    taken = s.taken if place == BOTTOM else s.taken | 1 << place
    rabbis = (*s.rabbis[:human], place, *s.rabbis[human + 1 :])
    return structs.replace(s, rabbis=rabbis, taken=taken)


def _marble_taken(s: State, row: int, colour: int) -> State:
    if s.rows[row] == UNKNOWN:
        return s
    if not count(s.rows[row], colour):
        raise Refused("golem-refused-marble", row=f"@row-{ROWS[row]}", colour=f"@colour-{COLOURS[colour]}")
    s = marbles.with_row(s, row, s.rows[row] - one(colour))
    return structs.replace(s, human_marbles=(*s.human_marbles, colour))


def book_taken(box: Box, s: State, event: BookTaken, r: Resolving) -> State:
    """A human bought a book: the row closes and a new book comes."""
    if not 1 <= event.place <= len(s.library) or s.phase in ("scoring", "over"):
        raise Refused("golem-refused-book", place=event.place)
    book = s.library[event.place - 1]
    gone = (*s.gone_books, book) if book else s.gone_books
    return structs.replace(s, library=closed(s.library, event.place - 1), gone_books=gone)


def golem_buried(box: Box, s: State, event: GolemBuried, r: Resolving) -> State:
    """A human's golem fills a cell."""
    if str(event.cell) not in box.graveyard or s.graves >> event.cell & 1:
        raise Refused("golem-refused-cell", cell=event.cell)
    return structs.replace(s, graves=s.graves | 1 << event.cell)


def marbles_placed(box: Box, s: State, event: MarblesPlaced, r: Resolving) -> State:
    """What lies in the named rows."""
    rows = list(s.rows)
    for name, colours in event.rows.items():
        if name not in ROWS or any(colour not in COLOURS for colour in colours):
            raise Refused("golem-refused-rows", row=name)
        rows[ROWS.index(name)] = sum(one(COLOURS.index(colour)) for colour in colours)
    known = [row for row in rows if row != UNKNOWN]
    for number, most in enumerate(box.base.marbles.values()):
        if sum(count(row, number) for row in known) > most:
            raise Refused("golem-refused-too-many-marbles", colour=f"@colour-{COLOURS[number]}", most=most)
    falling = len(box.marble_order) if UNKNOWN not in rows else s.falling
    return structs.replace(s, rows=tuple(rows), falling=falling)


def books_shown(box: Box, s: State, event: BooksShown, r: Resolving) -> State:
    """What lies in the library."""
    held = {book for column in s.books for book in column}
    named = [book for book in event.books if book]
    if len(event.books) != box.base.library or len(set(named)) != len(named):
        raise Refused("golem-refused-library")
    if any(book not in box.books or book in held for book in named):
        raise Refused("golem-refused-library")
    gone = tuple(book for book in s.gone_books if book not in named)
    return structs.replace(s, library=event.books, gone_books=gone)
