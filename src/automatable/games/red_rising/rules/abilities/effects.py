"""The effect of each kind of ability on the Automus; ``at`` is the location of its character."""

from __future__ import annotations

from collections.abc import Callable

from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.red_rising.box.printed import Touches
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import UNKNOWN, State
from automatable.games.red_rising.rules import cards, variant
from automatable.games.red_rising.rules.abilities.targets import (
    bottom_card,
    give,
    give_you,
    leave,
    lose,
    onto_hand,
)

Effect = Callable[[Box, State, int, int, Touches, Resolver], State]


def gives(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Pelus, Virga, Diplomat: the Automus takes a bonus too."""
    assert touches.gives
    return give(box, state, touches.gives, r)


def banishes(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Aja, Antonia, and Karnus, who banishes the card beneath him first."""
    if touches.beneath:
        state, card = cards.take_second(state, at)
        if r.explaining:
            r.instruct("red-rising-do-banish-beneath", "human-abilities", **cards.card_args(box, card))
        state = cards.put(state, "banished", card)
    return bottom_card(box, state, "banished", r) if state.automus_hand else state


def steals(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Tactus steals the bottom card."""
    return bottom_card(box, state, "hand", r) if state.automus_hand else state


def shows(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Arlus: a Gold is banished, a Red banishes Arlus; a card that stays goes back on top."""
    if not state.automus_hand:
        return state
    card = state.automus_hand[-1]
    if r.explaining:
        r.instruct("red-rising-do-show-bottom", "hand-bottom", **cards.card_args(box, card))
    if card == UNKNOWN:
        colors = tuple(Option(c, f"red-rising-color-{c}") for c in ("gold", "red", "other"))
        r.checkpoint(state)
        color = r.ask(Question("shown", "red-rising-ask-shown", "hand-bottom", options=colors))
    else:
        color = box.people[card].color
    if color == "gold":
        return bottom_card(box, state, "banished", r)
    state, card = cards.take(state, "automus", lowest=True)
    state = onto_hand(box, state, card, r)
    return leave(box, state, character, at, "banished", r) if color == "red" else state


def helium(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Harmony: the Automus loses helium."""
    return lose(box, state, "helium", r)


def robs(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Quicksilver: you gain the helium that the Automus loses."""
    after = lose(box, state, "helium", r)
    stolen = state.automus.helium - after.automus.helium
    return give_you(box, after, {"helium": stolen}, r, "human-abilities")


def handed(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Holo Host, Reporter, Vlogger: the character goes to the Automus's hand."""
    return leave(box, state, character, at, "automus", r)


def swaps(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Hypnotist, you first: each side banishes a card of its hand and gains the deck's top card."""
    if state.human_hand:
        card = cards.which(box, state, "hand", "swapped-yours", "red-rising-ask-banish-own", r)
        state, card = cards.take(state, "hand", card)
        if r.explaining:
            r.instruct("red-rising-do-banish-own", "human-abilities", **cards.card_args(box, card))
        state = cards.put(state, "banished", card)
    state = cards.draw_to_hand(box, state, r, "swapped-draw", "human-abilities")
    if state.automus_hand:
        state = bottom_card(box, state, "banished", r)
    state, drawn = cards.draw(box, state, r, "swapped")
    if drawn is None:
        return state
    if r.explaining:
        r.instruct("red-rising-do-deck-to-hand", "hand-top", **cards.card_args(box, drawn))
    return cards.put(state, "automus", drawn)


EFFECTS: dict[str, Effect] = {
    "gives": gives,
    "banishes": banishes,
    "steals": steals,
    "shows": shows,
    "helium": helium,
    "robs": robs,
    "handed": handed,
    "swaps": swaps,
    "auctioneer": variant.auctioneer,
    "eo": variant.eo,
    "roque": variant.roque,
    "psychologist": variant.psychologist,
}
