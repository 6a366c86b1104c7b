"""Questions: what the game waits for between events, and the buttons that go on."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from automatable.core.engine.choices import Mask, each
from automatable.core.engine.deck import Deck, Draw
from automatable.core.engine.explanation import Args
from automatable.core.engine.question import Question
from automatable.core.forms.form import Option
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.known_values import NEW, KnownValues
from automatable.games.golem.position.marble_row import colours_in
from automatable.games.golem.position.state import BOTTOM, COLOURS, ROWS, UNKNOWN, State, seat_word
from automatable.games.golem.rules.round import dealing
from automatable.games.golem.rules.round.humans import may_take
from automatable.games.golem.rules.turn.marble_rows import left_of, took_args

LOWEST_SCORE, HIGHEST_SCORE = -100, 500


def questions(box: Box, state: State) -> tuple[Question, ...]:
    """What the game waits for."""
    dealt = dealing.question(box, state)
    if dealt is not None:
        return (dealt,)
    if state.phase in ("begin", "deal"):
        return (_button("round-begun", "golem-movement", state.round),)
    if state.phase == "end":
        return (_button("round-ended", "turn-order", state.round),)
    if state.phase == "scoring":
        return (_score(state),)
    if state.phase == "over":
        return ()
    return (_card(box, state),) if state.seat == 0 else (_human_turn(box, state),)


def next_draw(box: Box, state: State) -> Draw | None:
    """What the app draws now: something to be dealt, or the Automa's card."""
    due = dealing.next_deck(box, state)
    if due is not None:
        return dealing.next_draw(box, state, due)
    return _card_draw(box, state) if state.phase == "actions" and state.seat == 0 else None


def _card_draw(box: Box, state: State) -> Draw | None:
    """The Automa's next card; None while the owner has not entered them all."""
    deck = box.decks["automa_cards"]
    if state.owner:
        known = KnownValues(box, state)
        if len(known.entered("automa_cards")) < len(deck.values):
            return None
        shown = structs.replace(deck, option=lambda n: known.option("automa_cards", str(deck.values[n])))
        return _drawn(box, state, shown)
    return _drawn(box, state, deck)


def _drawn(box: Box, state: State, deck: Deck) -> Draw:
    out = box.numbered("automa_cards", state.cards + state.under)
    return Draw(
        "card",
        "golem-turn-card",
        "automa-turn",
        deck,
        deck.all & ~out,
        {"number": len(state.cards) + 1},
        waits=True,
        event="card-turned",
        field="card",
    )


def _card(box: Box, state: State) -> Question:
    """Which card is turned: drawn, or entered by the owner, who may turn a new one."""
    draw = _card_draw(box, state)
    if draw is not None:
        return draw.question()
    known = KnownValues(box, state)
    left = (id for id in known.entered("automa_cards") if id not in (*state.cards, *state.under))
    options = (*(known.option("automa_cards", id) for id in left), Option(NEW, "golem-option-new"))
    return Question(
        "card",
        "golem-turn-card",
        "automa-turn",
        {"number": len(state.cards) + 1},
        options,
        by_hand="golem-by-hand-turn",
        waits=True,
        event="card-turned",
        field="card",
    )


@cache
def _button(event: str, rule: str, number: int) -> Question:
    option = Option(number, f"golem-option-{event}", {"round": number})
    return Question(
        event,
        f"golem-wait-{event}",
        rule,
        {"round": number},
        (option,),
        event=event,
        field="round",
        default=number,
    )


def _score(state: State) -> Question:
    seat = len(state.human_points) + 1
    return Question(
        f"score-{seat}",
        "golem-ask-score",
        "final-scoring",
        {"seat": seat_word(seat, state.humans)},
        low=LOWEST_SCORE,
        high=HIGHEST_SCORE,
        event="human-scored",
        field="points",
    )


@cache
def _took(row: int, colour: int) -> Option:
    return Option(f"{ROWS[row]}-{COLOURS[colour]}", "golem-option-took", took_args(row, colour))


@cache
def _lying(row: int, marbles: int) -> tuple[Option, ...]:
    """The marbles of a known row, one of each colour."""
    return tuple([_took(row, colour) for colour in each(colours_in(marbles))])


def _marbles(box: Box, state: State) -> list[Option]:
    """The marbles that lie there; of an unknown row any colour, or the row alone."""
    options: list[Option] = []
    for number, row in enumerate(state.rows):
        if row != UNKNOWN:
            options += _lying(number, row)
    if UNKNOWN not in state.rows:
        return options
    for number, row in enumerate(state.rows):
        if row == UNKNOWN:
            options += [
                _took(number, colour) for colour in range(len(COLOURS)) if left_of(box, state, colour) > 0
            ]
            options.append(Option(f"row-{ROWS[number]}", "golem-option-row", {"row": f"@row-{ROWS[number]}"}))
    return options


@cache
def _tile(place: int) -> Option:
    return Option(f"tile-{place + 1}", "golem-option-tile", {"place": f"@place-{place + 1}"})


@cache
def _tiles(number: int, taken: Mask) -> tuple[Option, ...]:
    """The tiles where no rabbi stands, and the printed space below them."""
    places = [place for place in range(number) if not taken >> place & 1]
    return tuple([_tile(place) for place in (*places, BOTTOM)])


UNNAMED_TURNS = (Option("passed", "golem-option-passed"), Option("untold", "golem-option-untold"))
"""Turns without a marble or a tile, the last of the options."""


@cache
def _asked(seat: int, humans: int) -> Args:
    return {"seat": seat_word(seat, humans), "humans": humans}


def _human_turn(box: Box, state: State) -> Question:
    """A human's turn in one tap: a marble, a tile, or not entered."""
    seat = state.seat
    options = _marbles(box, state) if may_take(box, state, seat - 1) else []
    if state.rabbis[seat - 1] == UNKNOWN:
        options += _tiles(len(state.tiles), state.taken)
    return Question(
        "human-turn",
        "golem-human-turn",
        "several-humans",
        _asked(seat, state.humans),
        (*options, *UNNAMED_TURNS),
        event="acted",
        field="did",
    )
