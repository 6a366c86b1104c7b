"""The movement symbols (pp. 4 to 8): which unit, which territories are valid, which one it goes to.

Every symbol follows the book's five steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from automatable.core.choosing import Condition, Keep, Mask, Pick, TieBreak
from automatable.core.resolution import SILENT, Resolving
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
    WALKED,
)
from automatable.games.scythe.looking import Look, look_at, place_name
from automatable.games.scythe.printed import Action
from automatable.games.scythe.state import State, combat_units, places
from automatable.games.scythe.tables import MAT, Box


class Move(Struct, frozen=True, gc=False):
    """What one symbol does: this piece goes from one place to another."""

    piece: str
    origin: int
    to: int


Piece = Literal["worker", "mech", "character", "combat-unit"]

UNITS: dict[Piece, Callable[[Look], Mask]] = {
    "worker": lambda look: look.workers,
    "mech": lambda look: places(look.automa.mechs),
    "character": lambda look: 0 if look.automa.character == MAT else 1 << look.automa.character,
    "combat-unit": lambda look: look.fighters,
}
"""Where the units stand that a symbol selects from."""


class Steps(Struct, frozen=True):
    """The steps of one symbol: 1 select, 2 valid territories, 4 destination (what is safe, then which).

    ``from_base``: the two territories beside the base can be reached too (ruling S5). ``walked``: steps 1 and
    4 with distances over land, to say where S1 decided.
    """

    piece: Piece
    units: Callable[[Look], Mask]
    select: Pick[Look]
    from_base: bool
    valid: Keep[Look]
    safe: Keep[Look] | None
    target: Pick[Look]
    walked: tuple[Pick[Look], Pick[Look]]


def _steps(
    rule: str,
    piece: Piece,
    valid: tuple[Condition[Look], ...],
    target: tuple[TieBreak[Look], ...],
    safe: tuple[Condition[Look], ...] = (),
    from_base: bool = True,
) -> Steps:
    return Steps(
        piece,
        UNITS[piece],
        Pick(rule, place_name, NEAREST_BASE, READING_ORDER, what=f"scythe-which-{piece}"),
        from_base,
        Keep(rule, place_name, *valid, what="scythe-where-to"),
        Keep(rule, place_name, *safe, what="scythe-where-to") if safe else None,
        Pick(rule, place_name, *target, NEAREST_FACTORY, READING_ORDER, what="scythe-where-to"),
        (_walked(rule, NEAREST_BASE), _walked(rule, *target, NEAREST_FACTORY)),
    )


def _walked(rule: str, *orders: TieBreak[Look]) -> Pick[Look]:
    return Pick(rule, place_name, *(WALKED.get(order, order) for order in orders), READING_ORDER)


MOVE_WORKER = _steps(
    "move-worker", "worker", (NO_ENEMY, NO_OTHER_WORKER), (MOST_UNITS,), safe=(NOT_THREATENED,)
)
MOVE_MECH = _steps("move-mech", "mech", (NO_ENEMY, NO_OTHER_COMBAT_UNIT), (NEAREST_ENEMY,))
MOVE_CHARACTER = _steps("move-character", "character", (NO_ENEMY, NO_OTHER_COMBAT_UNIT), (NEAREST_ENEMY,))
ENCOUNTER = _steps(
    "encounter-or-factory",
    "character",
    (ENCOUNTER_OR_FACTORY,),
    (),
    safe=(NO_ENEMY, NO_AUTOMA_MECH),
    from_base=False,
)
ATTACK_WORKER = _steps(
    "attack-worker", "combat-unit", (ENEMY_WORKER, NO_ENEMY_COMBAT_UNIT), (MOST_RESOURCES,)
)
ATTACK_COMBAT_UNIT = _steps("attack-combat-unit", "combat-unit", (ENEMY_COMBAT_UNIT,), (FEWEST_ENEMIES,))

STEPS: dict[Action, Steps] = {
    "move-worker": MOVE_WORKER,
    "move-mech": MOVE_MECH,
    "move-character": MOVE_CHARACTER,
    "encounter-or-factory": ENCOUNTER,
    "attack-worker": ATTACK_WORKER,
    "attack-combat-unit": ATTACK_COMBAT_UNIT,
}


def follow(look: Look, steps: Steps, r: Resolving) -> Move | None:
    """The five steps of one symbol, up to the destination. None: this symbol is not valid."""
    where = steps.units
    units = where(look)
    if not units:
        if r.listens:
            r.note("scythe-note-no-unit", steps.select.rule, ruling="S3", piece=steps.piece)
        return None
    origin = steps.select.among(units, look, r)
    assert origin is not None
    look.lifted = origin
    reach = look.reach
    if steps.from_base:
        reach |= look.box.base_near[look.automa.faction]
    valid = steps.valid.among(reach, look, r)
    if steps.safe is not None:
        valid = steps.safe.among(valid, look, r)
    to = steps.target.among(valid, look, r)
    if to is None:
        return None
    piece = steps.piece
    if piece == "combat-unit":  # a mech and the character on one spot: the mech (S2)
        piece = "mech" if origin in look.automa.mechs else "character"
    if r.listens:
        _cite(look, steps, Move(piece, origin, to), units, valid, r)
    return Move(piece, origin, to)


def _cite(look: Look, steps: Steps, found: Move, units: Mask, valid: Mask, r: Resolving) -> None:
    """The rulings that decided besides conditions and tie-breaks."""
    rule, box, automa = steps.target.rule, look.box, look.automa
    which, where = steps.walked
    for step, pick, candidates, chosen in (
        ("unit", which, units, found.origin),
        ("to", where, valid, found.to),
    ):
        walked = pick.among(candidates, look, SILENT)
        if walked is not None and walked != chosen:
            r.note("scythe-note-hex-steps", rule, ruling="S1", step=step, place=box.references[walked])
    if steps.piece == "combat-unit" and found.origin in automa.mechs and automa.character == found.origin:
        r.note("scythe-note-mech-first", rule, ruling="S2")
    if NEAREST_ENEMY in steps.target.tie_breaks and not combat_units(look.state.human) and valid & valid - 1:
        r.note("scythe-note-no-enemy", rule, ruling="S8")
    by_land = 0
    for place in (*automa.workers, *automa.mechs, automa.character):
        by_land |= box.near_closed[place]
    beside = box.base_near[automa.faction] if steps.from_base else 0
    if (beside & ~look.reach) >> found.to & 1:
        r.note("scythe-note-beside-base", rule, ruling="S5")
    elif not (by_land | beside) >> found.to & 1:
        r.note("scythe-note-over-water", rule, ruling="S4")


def move_worker(box: Box, state: State, r: Resolving) -> Move | None:
    """A worker goes where most Automa units can support it, out of the human's reach (p. 6)."""
    return follow(look_at(box, state), MOVE_WORKER, r)


def move_mech(box: Box, state: State, r: Resolving) -> Move | None:
    """A mech goes as near to the human's combat units as it can without attacking (p. 7)."""
    return follow(look_at(box, state), MOVE_MECH, r)


def move_character(box: Box, state: State, r: Resolving) -> Move | None:
    """The character does the same (p. 7)."""
    return follow(look_at(box, state), MOVE_CHARACTER, r)


def encounter_or_factory(box: Box, state: State, r: Resolving) -> Move | None:
    """The character goes to an encounter or the Factory in the neighbourhood of a unit (p. 7)."""
    return follow(look_at(box, state), ENCOUNTER, r)


def attack_worker(box: Box, state: State, r: Resolving) -> Move | None:
    """The nearest combat unit goes where undefended workers stand on most resources (p. 8)."""
    return follow(look_at(box, state), ATTACK_WORKER, r)


def attack_combat_unit(box: Box, state: State, r: Resolving) -> Move | None:
    """The nearest combat unit attacks where fewest enemy combat units stand (p. 8)."""
    return follow(look_at(box, state), ATTACK_COMBAT_UNIT, r)


ACTIONS: dict[str, Callable[[Box, State, Resolving], Move | None]] = {
    "move-worker": move_worker,
    "move-mech": move_mech,
    "move-character": move_character,
    "encounter-or-factory": encounter_or_factory,
    "attack-worker": attack_worker,
    "attack-combat-unit": attack_combat_unit,
}
