"""The position."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from automatable import authoring
from automatable.authoring import NONE, places, words
from night_market.printed import STALLS, Level, Stall

Coins = Annotated[int, Meta(ge=0)]


class State(authoring.State, frozen=True, forbid_unknown_fields=True):
    """The rival's cart, its coins at each stall, the cards left in its deck, and your count at the end."""

    level: Level = "new-moon"
    cart: Annotated[Stall, words("stall", STALLS)] = "lamps"
    coins: Annotated[tuple[Coins, Coins, Coins, Coins], places("stall", STALLS)] = (0, 0, 0, 0)
    left: tuple[Annotated[str, words("card", "cards")], ...] = ()
    human: Annotated[Coins | None, NONE] = None
