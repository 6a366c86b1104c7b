"""What the movements of one line look at: the board, and which unit has been lifted off it."""

from __future__ import annotations

from msgspec import Struct

from automatable.core.choosing import Mask
from automatable.games.scythe.neighbourhood import Seen, near_automa, see
from automatable.games.scythe.state import Automa, State, fighters, places
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
    automa = state.automa
    workers, mechs, character = automa.workers, automa.mechs, automa.character
    near = near_automa(box, state)
    reach = near[character]
    for place in workers:
        reach |= near[place]
    for place in mechs:
        reach |= near[place]
    seen = see(box, state.human, state.modifiers.tunnels)
    return Look(box, state, automa, seen, near, places(workers), fighters(mechs, character), reach)


def place_name(look: Look, place: int) -> str:
    """A reference to a territory or the Automa's base."""
    return look.box.references[place]
