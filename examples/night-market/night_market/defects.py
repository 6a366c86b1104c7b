"""Positions no game can reach."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.authoring import Defect
from night_market.printed import Printed
from night_market.state import State


def defects(box: Printed, state: State) -> Iterator[Defect]:
    """A deck with a card that is not in the box or twice in it, less than no coins, a count too early."""
    for card in state.left:
        if card not in box.cards or state.left.count(card) > 1:
            yield Defect("night-market-no-card", {"card": card})
    if min(state.coins) < 0:
        yield Defect("night-market-no-coins")
    if state.human is not None and (state.left or state.human < 0):
        yield Defect("night-market-not-over")
