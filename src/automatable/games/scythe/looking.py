"""What the movements of one line look at: the board, and which unit has been lifted off it."""

from __future__ import annotations

from automatable.core.choosing import Mask
from automatable.games.scythe.neighbourhood import near_automa, see
from automatable.games.scythe.state import State, places
from automatable.games.scythe.tables import BASE, MAT, Tables


class Look:
    """One position as the movement symbols see it. ``lifted`` is where the chosen unit stands."""

    __slots__ = ("automa", "lifted", "near", "reach", "s", "seen", "t", "units")

    def __init__(self, t: Tables, s: State) -> None:
        self.t = t
        self.s = s
        self.automa = automa = s.automa
        self.units = (*automa.workers, *automa.mechs, automa.character)
        self.near = near = near_automa(t, s)
        self.seen = see(t, s.human, s.modifiers.tunnels)
        self.lifted = MAT
        reach: Mask = 0
        for place in self.units:
            reach |= near[place]
        self.reach = reach

    def others(self, units: tuple[int, ...]) -> Mask:
        """Where these units stand, the lifted one not counted (step 3)."""
        mask = places(units)
        return mask ^ 1 << self.lifted if units.count(self.lifted) == 1 else mask


def place_name(look: Look, place: int) -> str:
    """A reference to a territory or the Automa's base."""
    return "@base" if place == BASE else f"@territory-{look.t.names[place]}"
