"""The position."""

from __future__ import annotations

from typing import Annotated

from automatable import authoring
from automatable.authoring import NONE, places, words
from night_market.printed import Level, Stall


class State(authoring.State, frozen=True, forbid_unknown_fields=True):
    """The rival's cart, its coins at each stall, the cards left in its deck, and your count at the end."""

    level: Level = "new-moon"
    cart: Annotated[Stall, words("stall")] = "lamps"
    coins: Annotated[tuple[int, int, int, int], places("stall")] = (0, 0, 0, 0)
    left: tuple[Annotated[str, words("card")], ...] = ()
    human: Annotated[int | None, NONE] = None
