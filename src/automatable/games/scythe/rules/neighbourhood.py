"""Neighbourhoods (p. 5): of Automa units, of its base, of human combat units.

``Look`` is the position as the movement symbols see it.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from automatable.core.bitsets.rings import Rings
from automatable.core.engine.choices import Mask
from automatable.games.scythe.box.tables import BASE, FOREIGN, MAT, Box
from automatable.games.scythe.position.state import (
    Automa,
    Human,
    State,
    combat_units,
    places,
    territories,
    water_open,
)

LAKE_ABILITIES = frozenset({"seaworthy", "submerge", "suiton"})


def near_human(box: Box, human: Human, tunnels: bool, territory: int) -> Mask:
    """The neighbourhood of a human combat unit on this territory, by its unlocked abilities (S6)."""
    here = 1 << territory
    reach = here | box.land[territory]
    rivers = box.river[territory]
    if "riverwalk" in human.abilities:
        for kind in box.printed.factions[human.faction].rivers:
            reach |= rivers & box.of_type[kind]
    if "toka" in human.abilities:
        reach |= rivers
    if "burrow" in human.abilities:
        reach |= rivers if box.tunnels & here else rivers & box.tunnels
    if LAKE_ABILITIES.intersection(human.abilities):
        reach |= box.around[territory] & (box.all if box.lakes & here else box.lakes)
    if tunnels and box.tunnels & here:
        reach |= box.tunnels
    return reach


class Seen(Struct, frozen=True, gc=False):
    """What the Automa sees of the human: the places of its units, their threats and distances."""

    combat: Mask
    workers: Mask
    threatened: Mask
    rings: Rings
    no_combat: Mask
    no_units: Mask
    no_threat: Mask


@lru_cache(maxsize=1 << 12)
def see(box: Box, human: Human, tunnels: bool) -> Seen:
    """What the Automa sees of this human. The player's own marks win over the threat (S6)."""
    units = combat_units(human)
    combat, workers = territories(units), territories(human.workers)
    threat = human.marked
    for place in units:
        if place < BASE:
            threat |= near_human(box, human, tunnels, place)
    threat &= ~human.cleared
    return Seen(
        combat,
        workers,
        threat,
        _rings(box, units, human.faction),
        no_combat=box.all & ~combat,
        no_units=box.all & ~(combat | workers),
        no_threat=box.all & ~threat,
    )


@lru_cache(maxsize=1 << 12)
def _rings(box: Box, units: tuple[int, ...], faction: str) -> Rings:
    """Rings of equal distance to the nearest of the human's combat units.

    Units on bases count only if there is none elsewhere (S8), each from the base it is on (S39).
    """
    near = [box.rings[place] for place in units if place < BASE]
    if not near:
        bases = {faction if place == BASE else box.bases[place - FOREIGN] for place in units}
        near = [box.base_rings[base].sets for base in bases]
    merged, nearer = [], 0
    for far in range(max((len(rings) for rings in near), default=0)):
        found = 0
        for rings in near:
            if far < len(rings):
                found |= rings[far]
        merged.append(found & ~nearer)
        nearer |= found
    return Rings(merged)


class Look(Struct, gc=False):
    """One position as the movement symbols see it; ``lifted`` is the place of the chosen unit.

    ``workers`` and ``fighters`` are the places of those units, ``reach`` is the union of all neighbourhoods.
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
        """The places without a worker, once the chosen one is lifted (step 3)."""
        alone = self.automa.workers.count(self.lifted) == 1
        return ~self.workers | 1 << self.lifted if alone else ~self.workers

    def no_other_fighter(self) -> Mask:
        """The places without a combat unit, once the chosen one is lifted."""
        automa, lifted = self.automa, self.lifted
        alone = automa.mechs.count(lifted) + (automa.character == lifted) == 1
        return ~self.fighters | 1 << lifted if alone else ~self.fighters

    def other_units(self) -> list[int]:
        """The places of all units but the lifted one."""
        units = [*self.automa.workers, *self.automa.mechs, self.automa.character]
        units.remove(self.lifted)
        return units


def look_at(box: Box, state: State) -> Look:
    """The position before any unit is lifted."""
    automa, water = state.automa, water_open(box, state)
    near, character = box.near[water], automa.character
    fighters, reach = places(automa.mechs), near[character]
    if character != MAT:
        fighters |= 1 << character
    for place in (*automa.workers, *automa.mechs):
        reach |= near[place]
    seen = see(box, state.human, state.modifiers.tunnels)
    return Look(box, state, automa, seen, near, places(automa.workers), fighters, reach)


def place_name(look: Look, place: int) -> str:
    """A reference to a territory or the Automa's base."""
    return look.box.references[place]
