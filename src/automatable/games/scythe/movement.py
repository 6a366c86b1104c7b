"""The movement symbols (pp. 4 to 8): which unit, which territories are valid, which one it goes to.

Every symbol follows the book's five steps; the third, lifting the unit, is ``Look.lift``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from automatable.core.choosing import Condition, Keep, Mask, Pick, TieBreak
from automatable.core.resolution import Resolving
from automatable.games.scythe.choices import (
    ENCOUNTER_OR_FACTORY,
    ENEMY_COMBAT_UNIT,
    ENEMY_WORKER,
    FEWEST_ENEMIES,
    MOST_RESOURCES,
    MOST_UNITS,
    NEAREST_BASE,
    NEAREST_ENEMY,
    NEAREST_FACTORY,
    NO_AUTOMA_MECH,
    NO_ENEMY,
    NO_ENEMY_COMBAT_UNIT,
    NO_OTHER_COMBAT_UNIT,
    NO_OTHER_WORKER,
    NOT_THREATENED,
    READING_ORDER,
)
from automatable.games.scythe.looking import Look, place_name
from automatable.games.scythe.state import State, combat_units, places
from automatable.games.scythe.tables import BASE, Tables


class Move(NamedTuple):
    """What one symbol does: this piece goes from one place to another."""

    piece: str
    origin: int
    to: int


class Steps(NamedTuple):
    """The steps of one symbol: 1 select, 2 valid territories, 4 destination (what is safe, then which)."""

    select: Pick[Look]
    valid: Keep[Look]
    safe: Keep[Look] | None
    target: Pick[Look]
    reach: Callable[[Look], Mask]


def _steps(
    rule: str,
    valid: tuple[Condition[Look], ...],
    target: tuple[TieBreak[Look], ...],
    safe: tuple[Condition[Look], ...] = (),
    reach: Callable[[Look], Mask] = Look.reach_with_base,
) -> Steps:
    return Steps(
        Pick(rule, place_name, NEAREST_BASE, READING_ORDER),
        Keep(rule, place_name, *valid),
        Keep(rule, place_name, *safe) if safe else None,
        Pick(rule, place_name, *target, NEAREST_FACTORY, READING_ORDER),
        reach,
    )


MOVE_WORKER = _steps("move-worker", (NO_ENEMY, NO_OTHER_WORKER), (MOST_UNITS,), safe=(NOT_THREATENED,))
MOVE_MECH = _steps("move-mech", (NO_ENEMY, NO_OTHER_COMBAT_UNIT), (NEAREST_ENEMY,))
MOVE_CHARACTER = _steps("move-character", (NO_ENEMY, NO_OTHER_COMBAT_UNIT), (NEAREST_ENEMY,))
ENCOUNTER = _steps(
    "encounter-or-factory",
    (ENCOUNTER_OR_FACTORY,),
    (),
    safe=(NO_ENEMY, NO_AUTOMA_MECH),
    reach=Look.reach,
)
ATTACK_WORKER = _steps("attack-worker", (ENEMY_WORKER, NO_ENEMY_COMBAT_UNIT), (MOST_RESOURCES,))
ATTACK_COMBAT_UNIT = _steps("attack-combat-unit", (ENEMY_COMBAT_UNIT,), (FEWEST_ENEMIES,))


def _go(t: Tables, s: State, steps: Steps, piece: str, r: Resolving) -> Move | None:
    """The five steps. None: this symbol is not valid."""
    look = Look(t, s)
    automa = s.automa
    if piece == "worker":
        units = places(automa.workers)
    elif piece == "mech":
        units = places(automa.mechs)
    elif piece == "character":
        units = places((automa.character,)) & ((2 << BASE) - 1)
    else:
        units = places(combat_units(automa))
    origin = steps.select.among(units, look, r)
    if origin is None:
        return None
    if piece == "combat-unit":  # a mech and the character on one spot: the mech (S2)
        piece = "mech" if origin in automa.mechs else "character"
    look.lifted = origin
    valid = steps.valid.among(steps.reach(look), look, r)
    look.lift(piece, origin)
    if steps.safe is not None:
        valid = steps.safe.among(valid, look, r)
    to = steps.target.among(valid, look, r)
    return None if to is None else Move(piece, origin, to)


def move_worker(t: Tables, s: State, r: Resolving) -> Move | None:
    """A worker goes where most Automa units can support it, out of the human's reach (p. 6)."""
    return _go(t, s, MOVE_WORKER, "worker", r)


def move_mech(t: Tables, s: State, r: Resolving) -> Move | None:
    """A mech goes as near to the human's combat units as it can without attacking (p. 7)."""
    return _go(t, s, MOVE_MECH, "mech", r)


def move_character(t: Tables, s: State, r: Resolving) -> Move | None:
    """The character does the same (p. 7)."""
    return _go(t, s, MOVE_CHARACTER, "character", r)


def encounter_or_factory(t: Tables, s: State, r: Resolving) -> Move | None:
    """The character goes to an encounter or the Factory in the neighbourhood of a unit (p. 7)."""
    return _go(t, s, ENCOUNTER, "character", r)


def attack_worker(t: Tables, s: State, r: Resolving) -> Move | None:
    """The nearest combat unit goes where undefended workers stand on most resources (p. 8)."""
    return _go(t, s, ATTACK_WORKER, "combat-unit", r)


def attack_combat_unit(t: Tables, s: State, r: Resolving) -> Move | None:
    """The nearest combat unit attacks where fewest enemy combat units stand (p. 8)."""
    return _go(t, s, ATTACK_COMBAT_UNIT, "combat-unit", r)


ACTIONS: dict[str, Callable[[Tables, State, Resolving], Move | None]] = {
    "move-worker": move_worker,
    "move-mech": move_mech,
    "move-character": move_character,
    "encounter-or-factory": encounter_or_factory,
    "attack-worker": attack_worker,
    "attack-combat-unit": attack_combat_unit,
}
