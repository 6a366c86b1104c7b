"""Correcting by hand: what can be chosen."""

from __future__ import annotations

from collections.abc import Iterable

from automatable.authoring import Option
from night_market.printed import STALLS, Printed
from night_market.state import State


def families(box: Printed, state: State) -> dict[str, Iterable[Option]]:
    """The stalls along the lane, and the cards of the deck."""
    return {
        "stall": [Option(stall, f"night-market-stall-{stall}") for stall in STALLS],
        "card": [Option(card, "night-market-card", {"card": card}) for card in box.cards],
    }
