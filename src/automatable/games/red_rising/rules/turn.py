"""The Automus's turn (p. 3): two cards, each resolved in full, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from automatable.core.engine.choices import Mask, mask_of
from automatable.core.engine.deck import Draw
from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.games.red_rising.box.printed import LOCATIONS, AutomusCard
from automatable.games.red_rising.box.tables import Box, sign_word
from automatable.games.red_rising.position.events import Turned
from automatable.games.red_rising.position.state import UNKNOWN, State
from automatable.games.red_rising.rules import bonuses, cards, game_end
from automatable.games.red_rising.rules.locations import deploy_location, gain_location, place, selected

T = TypeVar("T")


def deck_is_out(box: Box, state: State) -> bool:
    """Whether all but the cards set aside have been turned."""
    return len(state.discard) >= box.cards_in_play


def left(box: Box, state: State) -> Mask:
    """The cards that may be turned next; which of them are set aside is unknown."""
    deck = box.automus_decks[state.card_five].all
    return deck if deck_is_out(box, state) else deck & ~mask_of(state.discard)


def in_deck(box: Box, state: State, number: int) -> bool:
    """Whether this card may be turned next."""
    return 1 <= number <= len(box.automus.cards) and number not in state.discard


def card_draw(box: Box, state: State) -> Draw:
    """The draw of a turn's first card, which is the event."""
    return _draw(box, state, "automus-card", True, "turned", "card")


def _draw(box: Box, state: State, id: str, *event: object) -> Draw:
    """The draw of a card; an empty deck is shuffled before."""
    asked, rule, args = "red-rising-ask-automus-card", "turn", {}
    if deck_is_out(box, state):
        asked, rule, args = f"{asked}-reshuffled", "reshuffle", {"aside": box.automus.set_aside}
    deck = box.automus_decks[state.card_five]
    return Draw(id, asked, rule, deck, left(box, state), args, *event)  # type: ignore[arg-type]


def turned(box: Box, state: State, event: Turned, r: Resolver) -> State:
    """Rule turn: reshuffle if the deck is out, resolve two cards, discard them."""
    game_end.need(state, "automus")
    number: int | None = event.card
    for turn_card in range(1, box.automus.cards_per_turn + 1):
        if number is None:
            r.checkpoint(state)
            number = r.draw(_draw(box, state, f"automus-card-{turn_card}"))
        if deck_is_out(box, state):
            state = replace(state, discard=())
            if r.explaining:
                r.note("red-rising-reshuffled", "reshuffle", aside=box.automus.set_aside)
        if not in_deck(box, state, number):
            raise UserError("red-rising-card-not-in-deck", card=number)
        state = carry_out(box, state, number, turn_card, r)
        number = event.second
    if r.explaining:
        r.instruct_holder("automus", "red-rising-do-discard", "turn")
    return game_end.end_turn(box, state, "automus", r)


def carry_out(box: Box, state: State, number: int, turn_card: int, r: Resolver) -> State:
    """Resolve one card: deploy, gain, extra. It is in the discard from the beginning."""
    card = box.decks[state.card_five][number - 1]
    state = replace(state, discard=(*state.discard, number))
    if not r.explaining:
        return _carried(box, state, card, turn_card, r)
    args = {"number": number, "deploy": sign_word(card.deploy), "gain": sign_word(card.gain)}
    args |= {"place": turn_card, "arrow": card.arrow, "extra": f"@extra-{card.extra}"}
    r.cause(f"card-{turn_card}")
    with r.section("red-rising-carry-out", "turn", **args):
        if str(number) in box.automus.transcribed:
            ruling = "R2" if _reading_decides(box, state, number) else None
            r.note("red-rising-card-five", "components", ruling=ruling, reading=state.card_five)
        return _carried(box, state, card, turn_card, r)


def _carried(box: Box, state: State, card: AutomusCard, turn_card: int, r: Resolver) -> State:
    state = _section(_deploy, "deploy", r, box, state, card, turn_card)
    state, gained_at = _section(_gain, "gain", r, box, state, card)
    if card.extra != "none":
        state = _section(_extra, "extra", r, box, state, card, gained_at, turn_card)
    return state


def _section(section: Callable[..., T], rule: str, r: Resolver, *what: object) -> T:
    """Resolve one section of the card, with an explanation of its own."""
    if not r.explaining:
        return section(*what, r)
    with r.section(f"red-rising-section-{rule}", rule):
        return section(*what, r)


def _deploy(box: Box, state: State, card: AutomusCard, turn_card: int, r: Resolver) -> State:
    if not cards.deck_size(state):
        return _deck_is_empty(state, "deploy", r)
    location = deploy_location(state, card, r)
    state, drawn = cards.draw(box, state, r, f"deploy-{turn_card}")
    assert drawn is not None, "the deck is not empty"
    if r.explaining:
        r.note("red-rising-no-ability", "deploy")
        r.instruct("red-rising-do-deploy", "deploy", **cards.card_args(box, drawn), at=place(location))
    return cards.place_at(state, location, drawn)


def _gain(box: Box, state: State, card: AutomusCard, r: Resolver) -> tuple[State, int | None]:
    location = gain_location(state, card, r)
    if location is None:
        return state, None
    state, taken = cards.take_top(state, location)
    if r.explaining:
        r.instruct("red-rising-do-gain", "gain", **cards.card_args(box, taken), at=place(location))
    return replace(state, automus_hand=(taken, *state.automus_hand)), location


def _extra(
    box: Box, state: State, card: AutomusCard, gained_at: int | None, turn_card: int, r: Resolver
) -> State:
    """Rule extra: take the bonus of the location gained from, or banish a card of the deck."""
    if card.extra == "banish":
        return _banish(box, state, turn_card, r)
    if gained_at is None:
        if r.explaining:
            r.note("red-rising-no-gain-no-bonus", "extra", ruling="R10")
        return state
    if r.explaining:
        r.note("red-rising-star", "extra", at=LOCATIONS[gained_at], where=place(gained_at))
    return bonuses.gain_bonus(box, state, gained_at, card.step, r, str(turn_card))


def _banish(box: Box, state: State, turn_card: int, r: Resolver) -> State:
    if not cards.deck_size(state):
        return _deck_is_empty(state, "extra", r)
    state, drawn = cards.draw(box, state, r, f"banish-{turn_card}")
    assert drawn is not None, "the deck is not empty"
    if r.explaining:
        r.note("red-rising-discard-is-banish", "extra", ruling="R3")
        r.instruct("red-rising-do-banish", "extra", **cards.card_args(box, drawn))
    return cards.put(state, "banished", drawn)


def _deck_is_empty(state: State, rule: str, r: Resolver) -> State:
    if r.explaining:
        r.note("red-rising-deck-empty", rule, ruling="R6")
    return state


def _reading_decides(box: Box, state: State, number: int) -> bool:
    """Whether this card would do something else in its other reading (R2)."""
    one, other = (_effect(box, state, deck[number - 1]) for deck in box.decks.values())
    return one != other


def _effect(box: Box, state: State, card: AutomusCard) -> tuple[int | str | None, ...]:
    """Where a card deploys and gains, and which bonuses it takes."""
    at = selected(state, card.deploy) if cards.deck_size(state) else None
    state = state if at is None else cards.place_at(state, at, UNKNOWN)
    gained_at = gain_location(state, card, SILENT)
    if card.extra != "bonus" or gained_at is None:
        return at, gained_at, card.extra
    return at, gained_at, *bonuses.paid(box, state, gained_at, card.step)
