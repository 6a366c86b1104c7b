"""The six movement symbols (pp. 6 to 8), each as the book prints it: unit, conditions, tie-breaks.

The five steps that all of them follow are in ``five_steps.py``.
"""

from __future__ import annotations

from collections.abc import Callable

from automatable.core.engine.resolution import Resolver
from automatable.games.scythe.box.printed import Action
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.state import State
from automatable.games.scythe.rules.five_steps import Move, Steps, follow, steps_of
from automatable.games.scythe.rules.neighbourhood import look_at
from automatable.games.scythe.rules.tie_breaks import (
    ENCOUNTER_OR_FACTORY,
    ENEMY_COMBAT_UNIT,
    ENEMY_WORKER,
    FEWEST_ENEMIES,
    MOST_RESOURCES,
    MOST_UNITS,
    NEAREST_ENEMY,
    NO_AUTOMA_MECH,
    NO_ENEMY,
    NO_ENEMY_COMBAT_UNIT,
    NO_OTHER_COMBAT_UNIT,
    NO_OTHER_WORKER,
    NOT_THREATENED,
)

MOVE_WORKER = steps_of(
    "move-worker",
    "worker",
    valid=(NO_ENEMY, NO_OTHER_WORKER),
    safe=(NOT_THREATENED,),
    target=(MOST_UNITS,),
)
MOVE_MECH = steps_of(
    "move-mech",
    "mech",
    valid=(NO_ENEMY, NO_OTHER_COMBAT_UNIT),
    target=(NEAREST_ENEMY,),
)
MOVE_CHARACTER = steps_of(
    "move-character",
    "character",
    valid=(NO_ENEMY, NO_OTHER_COMBAT_UNIT),
    target=(NEAREST_ENEMY,),
)
ENCOUNTER = steps_of(
    "encounter-or-factory",
    "character",
    valid=(ENCOUNTER_OR_FACTORY,),
    safe=(NO_ENEMY, NO_AUTOMA_MECH),
    target=(),
    from_base=False,
)
ATTACK_WORKER = steps_of(
    "attack-worker",
    "combat-unit",
    valid=(ENEMY_WORKER, NO_ENEMY_COMBAT_UNIT),
    target=(MOST_RESOURCES,),
)
ATTACK_COMBAT_UNIT = steps_of(
    "attack-combat-unit",
    "combat-unit",
    valid=(ENEMY_COMBAT_UNIT,),
    target=(FEWEST_ENEMIES,),
)
"""``steps_of`` adds what is the same for all symbols: nearest to the Factory, then reading order."""

STEPS: dict[Action, Steps] = {
    "move-worker": MOVE_WORKER,
    "move-mech": MOVE_MECH,
    "move-character": MOVE_CHARACTER,
    "encounter-or-factory": ENCOUNTER,
    "attack-worker": ATTACK_WORKER,
    "attack-combat-unit": ATTACK_COMBAT_UNIT,
}


def move_worker(box: Box, state: State, r: Resolver) -> Move | None:
    """A worker goes where most Automa units can support it, out of the human's reach (p. 6)."""
    return follow(look_at(box, state), MOVE_WORKER, r)


def move_mech(box: Box, state: State, r: Resolver) -> Move | None:
    """A mech goes as near to the human's combat units as it can without attacking (p. 7)."""
    return follow(look_at(box, state), MOVE_MECH, r)


def move_character(box: Box, state: State, r: Resolver) -> Move | None:
    """The character goes as near to the human's combat units as it can without attacking (p. 7)."""
    return follow(look_at(box, state), MOVE_CHARACTER, r)


def encounter_or_factory(box: Box, state: State, r: Resolver) -> Move | None:
    """The character goes to an encounter or the Factory in the neighbourhood of a unit (p. 7)."""
    return follow(look_at(box, state), ENCOUNTER, r)


def attack_worker(box: Box, state: State, r: Resolver) -> Move | None:
    """The nearest combat unit goes to the undefended enemy workers with most resources (p. 8)."""
    return follow(look_at(box, state), ATTACK_WORKER, r)


def attack_combat_unit(box: Box, state: State, r: Resolver) -> Move | None:
    """The nearest combat unit attacks the territory with fewest enemy combat units (p. 8)."""
    return follow(look_at(box, state), ATTACK_COMBAT_UNIT, r)


ACTIONS: dict[str, Callable[[Box, State, Resolver], Move | None]] = {
    "move-worker": move_worker,
    "move-mech": move_mech,
    "move-character": move_character,
    "encounter-or-factory": encounter_or_factory,
    "attack-worker": attack_worker,
    "attack-combat-unit": attack_combat_unit,
}
