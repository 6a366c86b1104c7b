"""Drawing Automa cards: from what is left of the deck, shuffled anew when it is out."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.deck import Draw
from automatable.core.resolution import Resolving
from automatable.games.pendulum.state import State, in_front
from automatable.games.pendulum.tables import Box

DECK = "automa"


def renew_deck(box: Box, state: State, r: Resolving) -> State:
    """An empty deck is made anew from the discard; cards in front of an Automa stay out (P9)."""
    if state.deck:
        return state
    if r.listens:
        r.note("pendulum-note-deck-out", "draw")
        if in_front(state):
            r.note("pendulum-note-stay-out", "draw", ruling="P9")
        r.do_with(DECK, "pendulum-do-reshuffle", "draw")
    return structs.replace(state, deck=box.all_cards & ~in_front(state), last=None)


def draw(box: Box, state: State, id: str, what_for: str, r: Resolving, **args: Any) -> tuple[State, int]:
    """One card."""
    state = renew_deck(box, state, r)
    card = r.draw(Draw(id, f"pendulum-ask-card-{what_for}", "draw", box.deck, state.deck, args))
    return structs.replace(state, deck=state.deck & ~(1 << card), last=card), card


def lay(box: Box, state: State, number: int, id: str, what_for: str, r: Resolving, **args: Any) -> State:
    """One card more in front of an Automa, on top of the others: it lies leftmost (P8)."""
    state = renew_deck(box, state, r)
    last = state.last  # the card goes to no discard pile
    state, card = draw(box, state, id, what_for, r, automa=number + 1, **args)
    automas = list(state.automas)
    automas[number] = structs.replace(automas[number], cards=(card, *automas[number].cards))
    return structs.replace(state, automas=tuple(automas), last=last)


def foreshadow(box: Box, state: State, r: Resolving) -> State:
    """Variant: before each purple flip one card for each Automa."""
    if not state.foreshadowing:
        return state
    r.cause("foreshadowing")
    if r.listens:
        r.note("pendulum-note-before-purple", "foreshadowing")
    for number in range(len(state.automas)):
        state = renew_deck(box, state, r)  # told before the card that is laid from it
        if r.listens:
            r.do_with(DECK, "pendulum-do-foreshadow", "foreshadowing", automa=number + 1)
        state = lay(box, state, number, f"foreshadow-{number + 1}", "foreshadow", r)
        if r.listens:
            card = state.automas[number].cards[0]
            r.note("pendulum-note-foreshadow", "foreshadowing", automa=number + 1, card=card)
    return state
