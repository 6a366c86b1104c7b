"""Neighbourhoods: of Automa units, of its base, of human combat units (p. 5)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from automatable.core.choosing import Mask, Rings
from automatable.games.scythe.state import Human, combat_units, territories
from automatable.games.scythe.tables import BASE, FOREIGN, Box

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
    """What the Automa sees of the human: where its units stand, what they threaten, how far away they are."""

    combat: Mask
    workers: Mask
    threatened: Mask
    rings: Rings
    no_combat: Mask
    no_units: Mask
    no_threat: Mask


@lru_cache(maxsize=1 << 12)
def see(box: Box, human: Human, tunnels: bool) -> Seen:
    """Made once per change of the human's side. The player's own marks win over the threat (S6)."""
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

    Those on bases count only if there is none elsewhere (ruling S8), each from the base it stands on (S39).
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
