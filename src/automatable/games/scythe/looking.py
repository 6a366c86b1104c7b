"""What the movements of one line look at: the board, and which unit has been lifted off it."""

from __future__ import annotations

from msgspec import Struct

from automatable.core.choosing import Mask
from automatable.games.scythe.neighbourhood import Seen, see
from automatable.games.scythe.state import Automa, State, water_open
from automatable.games.scythe.tables import MAT, Box


class Look(Struct, gc=False):
    """One position as the movement symbols see it. ``lifted`` is where the chosen unit stands.

    ``workers`` and ``fighters`` are the places of those units, ``reach`` the neighbourhoods of all of them.
    """

    box: Box
    state: State
    automa: Automa
    seen: Seen
    near: tuple[Mask, ...]
    workers: Mask
    fighters: Mask
    reach: Mask
    lifted: int = MAT

    def no_other_worker(self) -> Mask:
        """Where no worker stands once one is lifted (step 3)."""
        alone = self.automa.workers.count(self.lifted) == 1
        return ~self.workers | 1 << self.lifted if alone else ~self.workers

    def no_other_fighter(self) -> Mask:
        """Where no combat unit stands once one is lifted."""
        automa, lifted = self.automa, self.lifted
        alone = automa.mechs.count(lifted) + (automa.character == lifted) == 1
        return ~self.fighters | 1 << lifted if alone else ~self.fighters

    def other_units(self) -> list[int]:
        """The places of all units once one is lifted."""
        units = [*self.automa.workers, *self.automa.mechs, self.automa.character]
        units.remove(self.lifted)
        return units


def look_at(box: Box, state: State) -> Look:
    """The position before any unit is lifted."""
    automa, water = state.automa, water_open(box, state)
    near, spread, character = box.near[water], box.spread[water], automa.character
    workers, near_workers = spread.get(automa.workers) or spread[automa.workers]  # the second works it out
    fighters, near_mechs = spread.get(automa.mechs) or spread[automa.mechs]
    if character != MAT:
        fighters |= 1 << character
    seen, reach = see(box, state.human, state.modifiers.tunnels), near_workers | near_mechs | near[character]
    return Look(box, state, automa, seen, near, workers, fighters, reach)


def place_name(look: Look, place: int) -> str:
    """A reference to a territory or the Automa's base."""
    return look.box.references[place]
