"""The five steps that every movement symbol follows (pp. 4 to 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from automatable.core.engine.choices import Condition, Keep, Mask, Pick, TieBreak
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.games.scythe.box.tables import MAT
from automatable.games.scythe.position.state import combat_units, places
from automatable.games.scythe.rules.neighbourhood import Look, place_name
from automatable.games.scythe.rules.tie_breaks import (
    NEAREST_BASE,
    NEAREST_ENEMY,
    NEAREST_FACTORY,
    READING_ORDER,
    WALKED,
)


class Move(Struct, frozen=True, gc=False):
    """The result of one symbol: a piece goes from one place to another."""

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
"""The places of the units that a symbol selects from."""


class Steps(Struct, frozen=True):
    """The steps of one symbol: 1 select, 2 valid territories, 4 destination (what is safe, then which).

    ``from_base``: the two territories beside the base can be reached too (S5). ``walked``: steps 1 and 4 with
    distances over land, to find where S1 decided.
    """

    piece: Piece
    units: Callable[[Look], Mask]
    select: Pick[Look]
    from_base: bool
    valid: Keep[Look]
    safe: Keep[Look] | None
    target: Pick[Look]
    walked: tuple[Pick[Look], Pick[Look]]


def steps_of(
    rule: str,
    piece: Piece,
    valid: tuple[Condition[Look], ...],
    target: tuple[TieBreak[Look], ...],
    safe: tuple[Condition[Look], ...] = (),
    from_base: bool = True,
) -> Steps:
    """The steps of a symbol, from the conditions and tie-breaks that are its own."""
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


def follow(look: Look, steps: Steps, r: Resolver) -> Move | None:
    """Follow the five steps of a symbol up to the destination; None if the symbol is not valid."""
    where = steps.units
    units = where(look)
    if not units:
        if r.explaining:
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
    if r.explaining:
        _cite(look, steps, Move(piece, origin, to), units, valid, r)
    return Move(piece, origin, to)


def _cite(look: Look, steps: Steps, found: Move, units: Mask, valid: Mask, r: Resolver) -> None:
    """Cite the rulings that decided besides conditions and tie-breaks."""
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
