"""The position."""

from __future__ import annotations

from automatable.core import resolution
from night_market.printed import Level, Stall


class State(resolution.State, frozen=True, forbid_unknown_fields=True):
    """The rival's cart, its coins at each stall, the cards left in its deck, and your count at the end."""

    level: Level = "new-moon"
    cart: Stall = "lamps"
    coins: tuple[int, int, int, int] = (0, 0, 0, 0)
    left: tuple[str, ...] = ()
    human: int | None = None
