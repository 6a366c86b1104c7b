"""Before the first turn."""

from __future__ import annotations

from msgspec import Struct

from automatable.authoring import Resolver
from night_market.printed import Level, Printed
from night_market.state import State


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What is chosen before the game."""

    level: Level = "new-moon"


def new(box: Printed, setup: Setup) -> State:
    """The first position."""
    return State(level=setup.level, cart=box.lane.start, left=tuple(box.cards))


def checklist(box: Printed, state: State, r: Resolver) -> None:
    """What to put where."""
    r.instruct("night-market-do-shuffle", "set-up", cards=len(box.cards))
    r.instruct("night-market-do-cart", "set-up", stall=f"@stall-{box.lane.start}")
