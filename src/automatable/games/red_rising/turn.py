"""The Automus's turn: two cards, each carried out in full, one after the other."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.red_rising import bonuses, cards, ending
from automatable.games.red_rising.events import Turned
from automatable.games.red_rising.locations import deploy_location, gain_location, sign_word
from automatable.games.red_rising.printed import LOCATIONS, AutomusCard
from automatable.games.red_rising.state import State
from automatable.games.red_rising.tables import Box


def deck_is_out(box: Box, state: State) -> bool:
    """Whether all but the cards set aside have been turned."""
    return len(state.discard) >= box.cards_in_play


def left(box: Box, state: State) -> tuple[int, ...]:
    """The cards that may be turned next: nobody knows which of them lie aside."""
    used = () if deck_is_out(box, state) else state.discard
    return tuple(number for number in range(1, len(box.automus.cards) + 1) if number not in used)


def in_deck(box: Box, state: State, number: int) -> bool:
    """Whether this card may be turned next."""
    return 1 <= number <= len(box.automus.cards) and number not in state.discard


def card_option(box: Box, state: State, number: int) -> Option:
    """An Automus card as an answer, told by what it shows."""
    card = box.decks[state.card_five][number - 1]
    args = {"number": number, "deploy": sign_word(card.deploy), "gain": sign_word(card.gain)}
    return Option(
        number, "red-rising-automus-card", {**args, "arrow": card.arrow, "extra": f"@extra-{card.extra}"}
    )


def card_question(box: Box, state: State) -> Question:
    """The first card of a turn: turning it is the event."""
    return Question(
        "automus-card",
        "red-rising-ask-automus-card",
        "turn",
        options=tuple(card_option(box, state, number) for number in left(box, state)),
        deck="automus",
        waits=True,
        event="turned",
        field="card",
    )


def _next_question(box: Box, state: State, place: int) -> Question:
    options = tuple(card_option(box, state, number) for number in left(box, state))
    id = f"automus-card-{place}"
    return Question(id, "red-rising-ask-automus-card", "turn", options=options, deck="automus")


def turned(box: Box, state: State, event: Turned, r: Resolving) -> State:
    """Rule turn: reshuffle if need be, carry out two cards, discard them."""
    ending.need(state, "automus")
    if deck_is_out(box, state):
        if r.listens:
            r.do("red-rising-do-reshuffle", "reshuffle", aside=box.automus.set_aside)
        state = replace(state, discard=())
    number: int | None = event.card
    for place in range(1, box.automus.cards_per_turn + 1):
        if number is None:
            number = r.ask(_next_question(box, state, place))
        elif not in_deck(box, state, number):
            raise Refused("red-rising-card-not-in-deck", card=number)
        state = carry_out(box, state, number, place, r)
        number = event.second
    if r.listens:
        r.do("red-rising-do-discard", "turn")
    return ending.end_turn(box, state, "automus", r)


def carry_out(box: Box, state: State, number: int, place: int, r: Resolving) -> State:
    """One card: deploy, gain, extra."""
    card = box.decks[state.card_five][number - 1]
    if not r.listens:
        return _carried(box, state, card, number, place, r)
    told = {"number": number, "deploy": sign_word(card.deploy), "gain": sign_word(card.gain)}
    told |= {"place": place, "arrow": card.arrow, "extra": f"@extra-{card.extra}"}
    with r.section("red-rising-carry-out", "turn", **told):
        if str(number) in box.automus.transcribed:
            r.note("red-rising-card-five", "components", ruling="R2", reading=state.card_five)
        return _carried(box, state, card, number, place, r)


def _carried(box: Box, state: State, card: AutomusCard, number: int, place: int, r: Resolving) -> State:
    state = _deploy(box, state, card, place, r)
    state, gained_at = _gain(box, state, card, r)
    if card.extra == "bonus":
        if gained_at is None:
            if r.listens:
                r.note("red-rising-no-gain-no-bonus", "extra", ruling="R10")
        else:
            state = bonuses.gain_bonus(box, state, gained_at, card.step, r, str(place))
    elif card.extra == "banish":
        state = _banish(box, state, place, r)
    return replace(state, discard=(*state.discard, number))


def _deploy(box: Box, state: State, card: AutomusCard, place: int, r: Resolving) -> State:
    location = deploy_location(state, card, r)
    state, drawn = cards.draw(box, state, r, f"deploy-{place}")
    if drawn is None:
        if r.listens:
            r.note("red-rising-deck-empty", "deploy", ruling="R6")
        return state
    if r.listens:
        r.do(
            "red-rising-do-deploy",
            "deploy",
            **cards.told(box, drawn),
            at=LOCATIONS[location],
        )
    return cards.place_at(state, location, drawn)


def _gain(box: Box, state: State, card: AutomusCard, r: Resolving) -> tuple[State, int | None]:
    location = gain_location(state, card, r)
    if location is None:
        return state, None
    state, taken = cards.take_top(state, location)
    if r.listens:
        r.do(
            "red-rising-do-gain",
            "gain",
            **cards.told(box, taken),
            at=LOCATIONS[location],
        )
    return replace(state, automus_hand=(taken, *state.automus_hand)), location


def _banish(box: Box, state: State, place: int, r: Resolving) -> State:
    state, drawn = cards.draw(box, state, r, f"banish-{place}")
    if drawn is None:
        if r.listens:
            r.note("red-rising-deck-empty", "extra", ruling="R6")
        return state
    if r.listens:
        r.do("red-rising-do-banish", "extra", **cards.told(box, drawn))
    return cards.put(state, "banished", drawn)
