"""The conditions and tie-breaks of the movement symbols, each in the book's words (pp. 6 to 8)."""

from __future__ import annotations

from automatable.core.bitsets.bit_planes import most_often
from automatable.core.engine.choices import Condition, Mask, TieBreak, each, fewest, first, most
from automatable.games.scythe.position.state import combat_units, resources_at, territories
from automatable.games.scythe.rules.neighbourhood import Look

# --- tie-breaks ---------------------------------------------------------------------------------------


def _near_most_units(look: Look, candidates: Mask) -> Mask:
    return most_often(candidates, map(look.near.__getitem__, look.other_units()))


def _steps_to_enemy(look: Look, place: int) -> int:
    for far, ring in enumerate(look.to_enemy().sets):
        if ring >> place & 1:
            return far
    return 0


def _chosen(look: Look, candidates: Mask, *orders: TieBreak[Look]) -> Mask:
    """The one candidate that these orders leave; reading order decides among equals."""
    for order in orders:
        candidates = order.best(look, candidates)
    return candidates & -candidates


def _walk_to_enemy(look: Look, place: int) -> int:
    walks = [look.box.walks[unit][place] for unit in each(look.seen.combat)]
    return min(walks) if walks else _steps_to_enemy(look, place)


def _to_base(look: Look, place: int) -> int:
    return look.box.to_base[look.automa.faction][place]


def _walk_to_base(look: Look, place: int) -> int:
    return look.box.base_walks[look.automa.faction][place]


def _to_factory(look: Look, place: int) -> int:
    return look.box.to_factory[place]


def _walk_to_factory(look: Look, place: int) -> int:
    return look.box.walks[look.box.factory][place]


def _base_ruling(look: Look, candidates: Mask) -> str | None:
    """S8 where enemies on bases decide, because there is no other."""
    if look.seen.combat:
        return None
    without_enemy = _chosen(look, candidates, NEAREST_FACTORY)
    with_enemy = _chosen(look, candidates, NEAREST_ENEMY, NEAREST_FACTORY)
    return "S8" if with_enemy != without_enemy else None


NEAREST_BASE: TieBreak[Look] = fewest(
    "scythe-steps-to-base",
    _to_base,
    rings=lambda look: look.box.base_rings[look.automa.faction],
)
READING_ORDER = first("scythe-reading-order")
NEAREST_FACTORY: TieBreak[Look] = fewest(
    "scythe-steps-to-factory",
    _to_factory,
    rings=lambda look: look.box.factory_rings,
)
MOST_UNITS: TieBreak[Look] = most(
    "scythe-automa-units-near",
    lambda look, place: sum([look.near[unit] >> place & 1 for unit in look.other_units()]),
    best=_near_most_units,
)
NEAREST_ENEMY: TieBreak[Look] = fewest(
    "scythe-steps-to-enemy",
    _steps_to_enemy,
    rings=Look.to_enemy,
    ruling=_base_ruling,
)
WALKED: dict[TieBreak[Look], TieBreak[Look]] = {
    NEAREST_BASE: fewest(NEAREST_BASE.id, _walk_to_base),
    NEAREST_FACTORY: fewest(NEAREST_FACTORY.id, _walk_to_factory),
    NEAREST_ENEMY: fewest(NEAREST_ENEMY.id, _walk_to_enemy),
}
"""The same orders counted in steps over land: a reading that ruling S1 rejects."""

MOST_RESOURCES: TieBreak[Look] = most(
    "scythe-resources-there", lambda look, place: resources_at(look.state.human, place)
)
FEWEST_ENEMIES: TieBreak[Look] = fewest(
    "scythe-enemy-combat-units-there", lambda look, place: combat_units(look.state.human).count(place)
)

# --- conditions -----------------------------------------------------------------------------------------


def _unlooted(look: Look) -> Mask:
    factory = 0 if look.automa.factory_card else 1 << look.box.factory
    return look.state.encounters | factory


def _threat_ruling(look: Look, candidates: Mask) -> str | None:
    """S7 where no candidate is left, S6 where abilities or the player's marks made the difference."""
    safe = candidates & ~look.threatened()
    if not safe:
        return "S7"
    plain = 0
    for unit in each(look.seen.combat):
        plain |= look.box.land[unit] | 1 << unit
    without_abilities = _chosen(look, candidates & ~plain, MOST_UNITS, NEAREST_FACTORY)
    return "S6" if without_abilities != _chosen(look, safe, MOST_UNITS, NEAREST_FACTORY) else None


NO_ENEMY: Condition[Look] = Condition("scythe-enemy-unit-there", lambda look: look.seen.no_units)
NO_OTHER_WORKER: Condition[Look] = Condition("scythe-automa-worker-there", Look.no_other_worker)
NO_OTHER_COMBAT_UNIT: Condition[Look] = Condition("scythe-automa-combat-unit-there", Look.no_other_fighter)
NOT_THREATENED: Condition[Look] = Condition(
    "scythe-near-enemy-combat-unit", lambda look: ~look.threatened(), ruling=_threat_ruling
)
ENCOUNTER_OR_FACTORY: Condition[Look] = Condition("scythe-neither-encounter-nor-factory", _unlooted)
NO_AUTOMA_MECH: Condition[Look] = Condition(
    "scythe-automa-mech-there", lambda look: ~territories(look.automa.mechs)
)
ENEMY_WORKER: Condition[Look] = Condition("scythe-no-enemy-worker", lambda look: look.seen.workers)
NO_ENEMY_COMBAT_UNIT: Condition[Look] = Condition(
    "scythe-enemy-combat-unit-there", lambda look: look.seen.no_combat
)
ENEMY_COMBAT_UNIT: Condition[Look] = Condition("scythe-no-enemy-combat-unit", lambda look: look.seen.combat)
