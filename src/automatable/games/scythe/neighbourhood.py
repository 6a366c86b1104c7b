"""Neighbourhoods: of Automa units, of its base, of human combat units (p. 5)."""

from __future__ import annotations

from automatable.core.choosing import Mask, each
from automatable.games.scythe.state import State, combat_units, water_open
from automatable.games.scythe.tables import BASE, Tables

LAKE_ABILITIES = frozenset({"seaworthy", "submerge", "suiton"})


def near_automa(t: Tables, s: State) -> tuple[Mask, ...]:
    """The neighbourhood an Automa unit has on each territory: land borders until the water opens (S4)."""
    return t.near_open if water_open(t, s) else t.near_closed


def near_human(t: Tables, s: State, territory: int) -> Mask:
    """The neighbourhood of a human combat unit on this territory, by its unlocked abilities (S6)."""
    human, here = s.human, 1 << territory
    land = t.land[territory]
    reach = here | land
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
    if s.modifiers.tunnels and t.tunnels & here:
        reach |= t.tunnels
    return reach


def threatened(t: Tables, s: State) -> Mask:
    """Every territory in the neighbourhood of a human combat unit; the player's own marks win (S6)."""
    threat = s.human.marked
    for place in combat_units(s.human):
        if place < BASE:
            threat |= near_human(t, s, place)
    return threat & ~s.human.cleared


def named(t: Tables, mask: Mask) -> tuple[str, ...]:
    """References to these territories."""
    return tuple(f"@territory-{t.names[place]}" for place in each(mask))
