"""Neighbourhoods: of Automa units, of its base, of human combat units (p. 5)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from automatable.core.choosing import Mask
from automatable.games.scythe.state import Human, State, combat_units, territories
from automatable.games.scythe.tables import BASE, Tables

LAKE_ABILITIES = frozenset({"seaworthy", "submerge", "suiton"})


def near_automa(t: Tables, s: State) -> tuple[Mask, ...]:
    """The neighbourhood an Automa unit has on each territory: land borders until the water opens (S4)."""
    return t.near[s.level][s.automa.tracker]


def near_human(t: Tables, human: Human, tunnels: bool, territory: int) -> Mask:
    """The neighbourhood of a human combat unit on this territory, by its unlocked abilities (S6)."""
    here = 1 << territory
    reach = here | t.land[territory]
    rivers = t.river[territory]
    if "riverwalk" in human.abilities:
        for kind in t.box.factions[human.faction].rivers:
            reach |= rivers & t.of_type[kind]
    if "toka" in human.abilities:
        reach |= rivers
    if "burrow" in human.abilities:
        reach |= rivers if t.tunnels & here else rivers & t.tunnels
    if LAKE_ABILITIES.intersection(human.abilities):
        reach |= t.around[territory] & (t.all if t.lakes & here else t.lakes)
    if tunnels and t.tunnels & here:
        reach |= t.tunnels
    return reach


class Seen(Struct, frozen=True, gc=False):
    """What the Automa sees of the human: where its units stand, what they threaten, how far away they are."""

    combat: Mask
    workers: Mask
    threatened: Mask
    rings: tuple[Mask, ...]
    no_combat: Mask
    no_units: Mask
    no_threat: Mask


@lru_cache(maxsize=1 << 12)
def see(t: Tables, human: Human, tunnels: bool) -> Seen:
    """Made once per change of the human's side. The player's own marks win over the threat (S6)."""
    units = combat_units(human)
    combat, workers = territories(units), territories(human.workers)
    threat = human.marked
    for place in units:
        if place < BASE:
            threat |= near_human(t, human, tunnels, place)
    threat &= ~human.cleared
    return Seen(
        combat,
        workers,
        threat,
        _rings(t, units, human.faction),
        no_combat=t.all & ~combat,
        no_units=t.all & ~(combat | workers),
        no_threat=t.all & ~threat,
    )


def _rings(t: Tables, units: tuple[int, ...], faction: str) -> tuple[Mask, ...]:
    """Rings of equal distance to the nearest of the human's combat units.

    Those on its base count only if there is none elsewhere (ruling S8).
    """
    near = [t.rings[place] for place in units if place < BASE]
    if not near:
        near = [t.base_rings[faction]] if units else []
    merged, nearer = [], 0
    for far in range(max((len(rings) for rings in near), default=0)):
        found = 0
        for rings in near:
            if far < len(rings):
                found |= rings[far]
        merged.append(found & ~nearer)
        nearer |= found
    return tuple(merged)
