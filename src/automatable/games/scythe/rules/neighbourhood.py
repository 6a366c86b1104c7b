"""Neighbourhoods (p. 5): of Automa units, of its base, of human combat units.

``Look`` is the position as the movement symbols see it.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from automatable.core.bitsets.rings import Rings
from automatable.core.engine.choices import Mask
from automatable.games.scythe.box.printed import Faction
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
    return near_humans(box, human, tunnels)[territory]


def near_humans(box: Box, human: Human, tunnels: bool) -> tuple[Mask, ...]:
    """The neighbourhood of a human combat unit on each territory."""
    return _near_humans(box, human.faction, human.abilities, tunnels)


@lru_cache(maxsize=1 << 8)
def _near_humans(box: Box, faction: Faction, abilities: tuple[str, ...], tunnels: bool) -> tuple[Mask, ...]:
    """Only a new ability changes them, so they are worked out once for all territories."""
    return tuple([_near_human(box, faction, abilities, tunnels, territory) for territory in range(BASE)])


def _near_human(
    box: Box, faction: Faction, abilities: tuple[str, ...], tunnels: bool, territory: int
) -> Mask:
    here = 1 << territory
    reach = here | box.land[territory]
    rivers = box.river[territory]
    if "riverwalk" in abilities:
        for kind in box.printed.factions[faction].rivers:
            reach |= rivers & box.of_type[kind]
    if "toka" in abilities:
        reach |= rivers
    if "burrow" in abilities:
        reach |= rivers if box.tunnels & here else rivers & box.tunnels
    if LAKE_ABILITIES.intersection(abilities):
        reach |= box.around[territory] & (box.all if box.lakes & here else box.lakes)
    if tunnels and box.tunnels & here:
        reach |= box.tunnels
    return reach


class Seen(Struct, frozen=True, gc=False):
    """The territories of the human's units as the Automa sees them, and those without any."""

    combat: Mask
    workers: Mask
    no_combat: Mask
    no_units: Mask


@lru_cache(maxsize=1 << 12)
def see(mechs: tuple[int, ...], character: int, workers: tuple[int, ...]) -> Seen:
    """What the Automa sees of a human with units in these places."""
    combat, working = territories((*mechs, character)), territories(workers)
    return Seen(combat, working, ~combat, ~(combat | working))


def threatened(box: Box, human: Human, tunnels: bool) -> Mask:
    """The neighbourhood of the human's combat units. The player's own marks win over it (S6)."""
    threat, near = human.marked, near_humans(box, human, tunnels)
    for place in combat_units(human):
        if place < BASE:
            threat |= near[place]
    return threat & ~human.cleared


def to_enemy(box: Box, human: Human) -> Rings:
    """Rings of equal distance to the nearest of the human's combat units."""
    return _to_nearest(box, human.faction, combat_units(human))


@lru_cache(maxsize=1 << 12)
def _to_nearest(box: Box, faction: Faction, units: tuple[int, ...]) -> Rings:
    """Rings of equal distance to the nearest of these units of a human.

    Units on bases count only if there is none elsewhere (S8), each from the base it is on (S39).
    """
    near = [box.rings[place] for place in units if place < BASE]
    if not near:
        bases = {faction if place == BASE else box.bases[place - FOREIGN] for place in units}
        near = [box.base_rings[base].sets for base in bases]
    merged, nearer = [], 0
    for far in range(max(map(len, near), default=0)):
        found = 0
        for rings in near:
            if far < len(rings):
                found |= rings[far]
        merged.append(found & ~nearer)
        nearer |= found
    return Rings(merged)


@lru_cache(maxsize=1 << 14)
def around(box: Box, open: bool, units: tuple[int, ...]) -> Mask:
    """The union of the neighbourhoods of these units of the Automa; ``open`` is whether the water is."""
    reach, near = 0, box.near[open]
    for place in units:
        reach |= near[place]
    return reach


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

    def threatened(self) -> Mask:
        """The neighbourhood of the human's combat units."""
        return threatened(self.box, self.state.human, self.state.modifiers.tunnels)

    def to_enemy(self) -> Rings:
        """Rings of equal distance to the nearest of the human's combat units."""
        return to_enemy(self.box, self.state.human)

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
    automa, open = state.automa, water_open(box, state)
    near, workers, mechs, character = box.near[open], automa.workers, automa.mechs, automa.character
    reach = near[character] | around(box, open, workers) | around(box, open, mechs)
    units = places(mechs)
    if character != MAT:
        units |= 1 << character
    human = state.human
    seen = see(human.mechs, human.character, human.workers)
    return Look(box, state, automa, seen, near, places(workers), units, reach)


def place_name(look: Look, place: int) -> str:
    """A reference to a territory or the Automa's base."""
    return look.box.references[place]
