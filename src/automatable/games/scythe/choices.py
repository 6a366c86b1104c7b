"""The conditions and tie-breaks of the movement symbols, in the book's words (pp. 6 to 8)."""

from __future__ import annotations

from automatable.core.choosing import Condition, Mask, TieBreak, fewest, first, most
from automatable.games.scythe.looking import Look, without
from automatable.games.scythe.neighbourhood import threatened
from automatable.games.scythe.state import combat_units, places, resources_at, territories
from automatable.games.scythe.tables import BASE

# --- tie-breaks ---------------------------------------------------------------------------------------


def _ring(rings: tuple[Mask, ...], mask: Mask) -> Mask:
    """The nearest of a set, from a table of rings."""
    for ring in rings:
        if mask & ring:
            return mask & ring
    return 0


def _support(look: Look, mask: Mask) -> Mask:
    """The territories in the neighbourhood of most Automa units, counted on all of them at once."""
    layers = [mask]
    for place in look.others:
        near = look.near[place]
        for level in range(len(layers) - 1, -1, -1):
            more = layers[level] & near
            if more:
                if level + 1 == len(layers):
                    layers.append(more)
                else:
                    layers[level + 1] |= more
    return layers[-1]


def _enemy_rings(look: Look) -> tuple[tuple[Mask, ...], ...]:
    """Rings around the human's combat units; those on its base count only if there is no other (S8)."""
    t, human = look.t, look.s.human
    units = combat_units(human)
    on_map = [t.rings[place] for place in units if place < BASE]
    if on_map or not units:
        return tuple(on_map)
    return (t.base_rings[human.faction],)


def _nearest_enemy(look: Look, mask: Mask) -> Mask:
    around = _enemy_rings(look)
    if not around:
        return mask
    for far in range(max(len(rings) for rings in around)):
        found = 0
        for rings in around:
            if far < len(rings):
                found |= mask & rings[far]
        if found:
            return found
    return mask


def _steps_to_enemy(look: Look, place: int) -> int:
    return min(
        (far for rings in _enemy_rings(look) for far, ring in enumerate(rings) if ring >> place & 1),
        default=0,
    )


NEAREST_BASE: TieBreak[Look] = fewest(
    "scythe-steps-to-base",
    lambda look, place: look.t.to_base[look.s.automa.faction][place],
    best=lambda look, mask: _ring(look.t.base_rings[look.s.automa.faction], mask),
)
READING_ORDER = first("scythe-reading-order")
NEAREST_FACTORY: TieBreak[Look] = fewest(
    "scythe-steps-to-factory",
    lambda look, place: look.t.to_factory[place],
    best=lambda look, mask: _ring(look.t.factory_rings, mask),
)
MOST_UNITS: TieBreak[Look] = most(
    "scythe-automa-units-near",
    lambda look, place: sum(look.near[unit] >> place & 1 for unit in look.others),
    best=_support,
)
NEAREST_ENEMY: TieBreak[Look] = fewest("scythe-steps-to-enemy", _steps_to_enemy, best=_nearest_enemy)
MOST_RESOURCES: TieBreak[Look] = most(
    "scythe-resources-there", lambda look, place: resources_at(look.s.human, place)
)
FEWEST_ENEMIES: TieBreak[Look] = fewest(
    "scythe-enemy-combat-units-there", lambda look, place: combat_units(look.s.human).count(place)
)

# --- conditions -----------------------------------------------------------------------------------------


def _other_workers(look: Look) -> Mask:
    workers = look.s.automa.workers
    return places(without(workers, look.lifted) if look.lifted in workers else workers)


def _other_combat_units(look: Look) -> Mask:
    units = combat_units(look.s.automa)
    return places(without(units, look.lifted) if look.lifted in units else units)


def _unlooted(look: Look) -> Mask:
    factory = 0 if look.s.automa.factory_card else 1 << look.t.factory
    return look.s.encounters | factory


NO_ENEMY: Condition[Look] = Condition("scythe-no-enemy-unit", lambda look: ~look.enemies)
NO_OTHER_WORKER: Condition[Look] = Condition(
    "scythe-no-other-automa-worker", lambda look: ~_other_workers(look)
)
NO_OTHER_COMBAT_UNIT: Condition[Look] = Condition(
    "scythe-no-other-automa-combat-unit", lambda look: ~_other_combat_units(look)
)
NOT_THREATENED: Condition[Look] = Condition(
    "scythe-not-near-enemy-combat-unit", lambda look: ~threatened(look.t, look.s), ruling="S7"
)
ENCOUNTER_OR_FACTORY: Condition[Look] = Condition("scythe-encounter-or-factory-there", _unlooted)
NO_AUTOMA_MECH: Condition[Look] = Condition(
    "scythe-no-automa-mech", lambda look: ~territories(look.s.automa.mechs)
)
ENEMY_WORKER: Condition[Look] = Condition(
    "scythe-enemy-worker-there", lambda look: territories(look.s.human.workers)
)
NO_ENEMY_COMBAT_UNIT: Condition[Look] = Condition(
    "scythe-no-enemy-combat-unit", lambda look: ~look.enemy_combat
)
ENEMY_COMBAT_UNIT: Condition[Look] = Condition(
    "scythe-enemy-combat-unit-there", lambda look: look.enemy_combat
)
