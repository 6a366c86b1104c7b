"""The Automus's turn: two cards, each carried out in full, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from automatable.core.choosing import Mask, mask_of
from automatable.core.deck import Draw
from automatable.core.refused import Refused
from automatable.core.resolution import SILENT, Resolving
from automatable.games.red_rising import bonuses, cards, ending
from automatable.games.red_rising.events import Turned
from automatable.games.red_rising.locations import (
    deploy_location,
    gain_location,
    place,
    selected,
)
from automatable.games.red_rising.printed import LOCATIONS, AutomusCard
from automatable.games.red_rising.state import UNKNOWN, State
from automatable.games.red_rising.tables import Box, sign_word

T = TypeVar("T")


def deck_is_out(box: Box, state: State) -> bool:
    """Whether all but the cards set aside have been turned."""
    return len(state.discard) >= box.cards_in_play


def left(box: Box, state: State) -> Mask:
    """The cards that may be turned next: nobody knows which of them lie aside."""
    deck = box.automus_decks[state.card_five].all
    return deck if deck_is_out(box, state) else deck & ~mask_of(state.discard)


def in_deck(box: Box, state: State, number: int) -> bool:
    """Whether this card may be turned next."""
    return 1 <= number <= len(box.automus.cards) and number not in state.discard


def card_draw(box: Box, state: State) -> Draw:
    """The first card of a turn: turning it is the event."""
    return _draw(box, state, "automus-card", True, "turned", "card")


def _draw(box: Box, state: State, id: str, *event: object) -> Draw:
    """Which card is turned. With the deck in the hand, an empty one is shuffled before."""
    asked, rule, args = "red-rising-ask-automus-card", "turn", {}
    if deck_is_out(box, state):
        asked, rule, args = f"{asked}-reshuffled", "reshuffle", {"aside": box.automus.set_aside}
    deck = box.automus_decks[state.card_five]
    return Draw(id, asked, rule, deck, left(box, state), args, *event)  # type: ignore[arg-type]


def turned(box: Box, state: State, event: Turned, r: Resolving) -> State:
    """Rule turn: reshuffle if need be, carry out two cards, discard them."""
    ending.need(state, "automus")
    number: int | None = event.card
    for turn_card in range(1, box.automus.cards_per_turn + 1):
        if number is None:
            number = r.draw(_draw(box, state, f"automus-card-{turn_card}"))
        if deck_is_out(box, state):
            state = replace(state, discard=())
            if r.listens:
                r.note("red-rising-reshuffled", "reshuffle", aside=box.automus.set_aside)
        if not in_deck(box, state, number):
            raise Refused("red-rising-card-not-in-deck", card=number)
        state = carry_out(box, state, number, turn_card, r)
        number = event.second
    if r.listens:
        r.do_with("automus", "red-rising-do-discard", "turn")
    return ending.end_turn(box, state, "automus", r)


def carry_out(box: Box, state: State, number: int, turn_card: int, r: Resolving) -> State:
    """One card: deploy, gain, extra."""
    card = box.decks[state.card_five][number - 1]
    if not r.listens:
        return _carried(box, state, card, number, turn_card, r)
    told = {"number": number, "deploy": sign_word(card.deploy), "gain": sign_word(card.gain)}
    told |= {"place": turn_card, "arrow": card.arrow, "extra": f"@extra-{card.extra}"}
    r.cause(f"card-{turn_card}")
    with r.section("red-rising-carry-out", "turn", **told):
        if str(number) in box.automus.transcribed:
            ruling = "R2" if _reading_decides(box, state, number) else None
            r.note("red-rising-card-five", "components", ruling=ruling, reading=state.card_five)
        return _carried(box, state, card, number, turn_card, r)


def _carried(box: Box, state: State, card: AutomusCard, number: int, turn_card: int, r: Resolving) -> State:
    _lies_open(state, number, r)
    state = _told(_deploy, "deploy", r, box, state, card, turn_card)
    _lies_open(state, number, r)
    state, gained_at = _told(_gain, "gain", r, box, state, card)
    _lies_open(state, number, r)
    if card.extra != "none":
        state = _told(_extra, "extra", r, box, state, card, gained_at, turn_card)
    return replace(state, discard=(*state.discard, number))


def _lies_open(state: State, number: int, r: Resolving) -> None:
    """What is asked while a card is carried out is asked over that card."""
    if r.listens:
        r.stands(replace(state, discard=(*state.discard, number)))


def _told(section: Callable[..., T], rule: str, r: Resolving, *what: object) -> T:
    """What one section of the card does is told apart, so that its reasons are its own."""
    if not r.listens:
        return section(*what, r)
    with r.section(f"red-rising-section-{rule}", rule):
        return section(*what, r)


def _deploy(box: Box, state: State, card: AutomusCard, turn_card: int, r: Resolving) -> State:
    if not cards.deck_size(state):
        return _deck_is_empty(state, "deploy", r)
    location = deploy_location(state, card, r)
    state, drawn = cards.draw(box, state, r, f"deploy-{turn_card}")
    assert drawn is not None, "the deck is not empty"
    if r.listens:
        r.note("red-rising-no-ability", "deploy")
        r.do("red-rising-do-deploy", "deploy", **cards.told(box, drawn), at=place(location))
    return cards.place_at(state, location, drawn)


def _gain(box: Box, state: State, card: AutomusCard, r: Resolving) -> tuple[State, int | None]:
    location = gain_location(state, card, r)
    if location is None:
        return state, None
    state, taken = cards.take_top(state, location)
    if r.listens:
        r.do("red-rising-do-gain", "gain", **cards.told(box, taken), at=place(location))
    return replace(state, automus_hand=(taken, *state.automus_hand)), location


def _extra(
    box: Box, state: State, card: AutomusCard, gained_at: int | None, turn_card: int, r: Resolving
) -> State:
    """Rule extra: the bonus of the location gained from, or a card of the deck banished."""
    if card.extra == "banish":
        return _banish(box, state, turn_card, r)
    if gained_at is None:
        if r.listens:
            r.note("red-rising-no-gain-no-bonus", "extra", ruling="R10")
        return state
    if r.listens:
        r.note("red-rising-star", "extra", at=LOCATIONS[gained_at], where=place(gained_at))
    return bonuses.gain_bonus(box, state, gained_at, card.step, r, str(turn_card))


def _banish(box: Box, state: State, turn_card: int, r: Resolving) -> State:
    if not cards.deck_size(state):
        return _deck_is_empty(state, "extra", r)
    state, drawn = cards.draw(box, state, r, f"banish-{turn_card}")
    assert drawn is not None, "the deck is not empty"
    if r.listens:
        r.note("red-rising-discard-is-banish", "extra", ruling="R3")
        r.do("red-rising-do-banish", "extra", **cards.told(box, drawn))
    return cards.put(state, "banished", drawn)


def _deck_is_empty(state: State, rule: str, r: Resolving) -> State:
    if r.listens:
        r.note("red-rising-deck-empty", rule, ruling="R6")
    return state


def _reading_decides(box: Box, state: State, number: int) -> bool:
    """Whether this card would do something else in its other reading (R2)."""
    one, other = (_effect(box, state, deck[number - 1]) for deck in box.decks.values())
    return one != other


def _effect(box: Box, state: State, card: AutomusCard) -> tuple[int | str | None, ...]:
    """Where a card deploys, gains and is paid."""
    at = selected(state, card.deploy) if cards.deck_size(state) else None
    state = state if at is None else cards.place_at(state, at, UNKNOWN)
    gained_at = gain_location(state, card, SILENT)
    if card.extra != "bonus" or gained_at is None:
        return at, gained_at, card.extra
    return at, gained_at, *bonuses.paid(box, state, gained_at, card.step)
