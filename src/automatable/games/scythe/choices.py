"""The conditions and tie-breaks of the movement symbols, in the book's words (pp. 6 to 8)."""

from __future__ import annotations

from automatable.core.choosing import Condition, Mask, TieBreak, fewest, first, most
from automatable.games.scythe.looking import Look
from automatable.games.scythe.state import combat_units, resources_at, territories
from automatable.games.scythe.tables import MAT

EVERYWHERE: Mask = (1 << MAT) - 1

# --- tie-breaks ---------------------------------------------------------------------------------------


def _most_units(look: Look, mask: Mask) -> Mask:
    """The territories in the neighbourhood of most Automa units.

    All territories are counted at once, in binary: each unit's neighbourhood is added to four planes of bits.
    """
    ones = twos = fours = eights = 0
    near = look.near
    for place in look.other_units():
        carry = near[place]
        ones, carry = ones ^ carry, ones & carry
        if carry:
            twos, carry = twos ^ carry, twos & carry
            if carry:
                fours, carry = fours ^ carry, fours & carry
                eights |= carry
    for plane in (eights, fours, twos, ones):
        if left := mask & plane:
            mask = left
    return mask


def _steps_to_enemy(look: Look, place: int) -> int:
    return next((far for far, ring in enumerate(look.seen.rings) if ring >> place & 1), 0)


NEAREST_BASE: TieBreak[Look] = fewest(
    "scythe-steps-to-base",
    lambda look, place: look.box.to_base[look.automa.faction][place],
    rings=lambda look: look.box.base_rings[look.automa.faction],
)
READING_ORDER = first("scythe-reading-order")
NEAREST_FACTORY: TieBreak[Look] = fewest(
    "scythe-steps-to-factory",
    lambda look, place: look.box.to_factory[place],
    rings=lambda look: look.box.factory_rings,
)
MOST_UNITS: TieBreak[Look] = most(
    "scythe-automa-units-near",
    lambda look, place: sum(look.near[unit] >> place & 1 for unit in look.other_units()),
    best=_most_units,
)
NEAREST_ENEMY: TieBreak[Look] = fewest(
    "scythe-steps-to-enemy", _steps_to_enemy, rings=lambda look: look.seen.rings
)
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


NO_ENEMY: Condition[Look] = Condition("scythe-no-enemy-unit", lambda look: look.seen.no_units)
NO_OTHER_WORKER: Condition[Look] = Condition(
    "scythe-no-other-automa-worker", lambda look: EVERYWHERE ^ look.other_workers()
)
NO_OTHER_COMBAT_UNIT: Condition[Look] = Condition(
    "scythe-no-other-automa-combat-unit", lambda look: EVERYWHERE ^ look.other_fighters()
)
NOT_THREATENED: Condition[Look] = Condition(
    "scythe-not-near-enemy-combat-unit", lambda look: look.seen.no_threat, ruling="S7"
)
ENCOUNTER_OR_FACTORY: Condition[Look] = Condition("scythe-encounter-or-factory-there", _unlooted)
NO_AUTOMA_MECH: Condition[Look] = Condition(
    "scythe-no-automa-mech", lambda look: ~territories(look.automa.mechs)
)
ENEMY_WORKER: Condition[Look] = Condition("scythe-enemy-worker-there", lambda look: look.seen.workers)
NO_ENEMY_COMBAT_UNIT: Condition[Look] = Condition(
    "scythe-no-enemy-combat-unit", lambda look: look.seen.no_combat
)
ENEMY_COMBAT_UNIT: Condition[Look] = Condition(
    "scythe-enemy-combat-unit-there", lambda look: look.seen.combat
)
