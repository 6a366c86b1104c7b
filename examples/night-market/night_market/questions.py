"""What the game waits for."""

from __future__ import annotations

from automatable.authoring import Draw, Option, Question, deck_of_cards
from night_market.printed import STALLS, Printed
from night_market.state import State

CART = Question(
    "cart", "night-market-ask-cart", "open",
    options=tuple(Option(stall, f"night-market-stall-{stall}") for stall in STALLS),
)  # fmt: skip
"""Only the table knows where you are: the rival's turn asks it."""


def questions(box: Printed, state: State) -> tuple[Question, ...]:
    """A card while there is one; then your coins; then nothing."""
    if state.left:
        deck = deck_of_cards("night-market-card", tuple(box.cards))
        draw = Draw("card", "night-market-ask-card", "turn", deck, deck.mask(state.left),
                    waits=True, event="card-turned", field="card")  # fmt: skip
        return (draw.question(),)
    if state.human is None:
        ask = Question("coins", "night-market-ask-coins", "count", low=0, high=99,
                       event="counted", field="coins")  # fmt: skip
        return (ask,)
    return ()
