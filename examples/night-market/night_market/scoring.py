"""The end: who has more coins."""

from __future__ import annotations

from msgspec import structs

from automatable.authoring import Resolver, Result, Side, UserError
from night_market.events import Counted
from night_market.printed import STALLS, Printed
from night_market.state import State


def count(box: Printed, state: State, event: Counted, r: Resolver) -> State:
    """Your coins, once the deck is out."""
    if state.left or event.coins < 0:
        raise UserError("night-market-not-over")
    return structs.replace(state, human=event.coins)


def result(box: Printed, state: State) -> Result | None:
    """Each stall is a part of the rival's sum; a tie is nobody's (N2)."""
    if state.human is None:
        return None
    parts = tuple(
        (f"night-market-stall-{stall}", coins) for stall, coins in zip(STALLS, state.coins, strict=True)
    )
    yours, theirs = state.human, sum(state.coins)
    sides = (Side("human", (("night-market-coins", yours),), yours), Side("automa", parts, theirs))
    if yours == theirs:
        return Result(sides, "nobody", "night-market-tie")
    return Result(sides, "human" if yours > theirs else "automa", "night-market-more")
