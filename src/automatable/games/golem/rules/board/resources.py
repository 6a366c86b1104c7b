"""The resource track: coins, clay and knowledge are one; what does not fit becomes points."""

from __future__ import annotations

import msgspec
from msgspec import structs

from automatable.games.golem.box.effect_names import shows
from automatable.games.golem.box.effects import Effects
from automatable.games.golem.position.state import State
from automatable.games.golem.rules.context import Context

SHOWN = {
    "choice": "golem-note-shows-left",
    "or": "golem-note-shows-right",
    "work": "golem-note-shows-work",
}
"""Buttons whose names make no sentence."""


def gain(ctx: Context, state: State, amount: int, rule: str = "resource-track") -> State:
    """Move the marker up; each step beyond the top is a point."""
    return _moved(ctx, state, amount, rule) if amount > 0 else state


def spend(ctx: Context, state: State, amount: int, rule: str = "resource-track") -> State:
    """Move the marker down; each step beyond the bottom costs a point."""
    return _moved(ctx, state, -amount, rule) if amount > 0 else state


def _moved(ctx: Context, state: State, by: int, rule: str) -> State:
    track, to = ctx.box.automa, state.resources + by
    if track.low <= to <= track.high:
        after = structs.replace(state, resources=to)
    else:
        end = track.low if to < track.low else track.high
        spilled = (to - end) * track.spill
        if ctx.r.explaining and spilled:
            way = "over" if spilled > 0 else "under"
            ctx.r.note(f"golem-note-spill-{way}", "resource-track", points=abs(spilled))
        after = structs.replace(state, resources=end, points=state.points + spilled)
    if ctx.r.explaining:
        record_changes(ctx, state, after, rule)
    return after


def record_changes(ctx: Context, before: State, after: State, rule: str) -> None:
    """Record what changed between two positions: markers and points."""
    for name in ("resources", "points", "golem_track", "study_track"):
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            ctx.r.record(f"golem-net-{name.replace('_', '-')}", rule, old, new)
    ctx.r.checkpoint(after)


def pay(ctx: Context, state: State, cost: int, discount: int, rule: str, surplus: str | None = None) -> State:
    """Spend what a discount leaves of a cost; a discount above the cost is gained (p. 2).

    ``surplus`` is the ruling that makes a discount of it.
    """
    if discount > cost:
        if ctx.r.explaining:
            ctx.r.note("golem-note-surplus", "discounts", ruling=surplus, cost=cost, discount=discount)
        return gain(ctx, state, discount - cost, "discounts")
    if ctx.r.explaining:
        ctx.r.note(
            "golem-note-discount" if discount else "golem-note-cost", rule, cost=cost, discount=discount
        )
    return spend(ctx, state, cost - discount, rule)


def refund(ctx: Context, state: State, discount: int) -> State:
    """An effect with a discount that cannot be used gives its discount as resources (p. 2)."""
    if discount and ctx.r.explaining:
        ctx.r.note("golem-note-refund", "discounts", discount=discount)
    return gain(ctx, state, discount, "discounts")


def score(ctx: Context, state: State, points: int, rule: str) -> State:
    """Victory points, up or down."""
    if not points:
        return state
    after = structs.replace(state, points=state.points + points)
    if ctx.r.explaining:
        record_changes(ctx, state, after, rule)
    return after


def in_red_zone(ctx: Context, state: State) -> bool:
    """Whether the marker lies in the red zone of the level (ruling L7)."""
    return state.resources < ctx.printed.number(f"board.red_zone.{state.level}")


def red_zone(
    ctx: Context, state: State, rule: str = "red-zone", message: str = "golem-note-red-zone"
) -> bool:
    """Whether the marker is in the red zone, with an explanation; the practice limit is ruling L7."""
    red = in_red_zone(ctx, state)
    if red and ctx.r.explaining:
        key = f"board.red_zone.{state.level}"
        limit, ruling = ctx.printed.number(key), None if ctx.owner else "L7"
        ctx.r.note(message, rule, ruling=ruling, limit=limit, marker=state.resources)
    return red


def useless(ctx: Context, state: State, ruling: str | None = "L19") -> State:
    """Two points for what brought nothing, wherever that was (p. 5)."""
    points = ctx.box.automa.useless
    if ctx.r.explaining:
        ctx.r.note("golem-note-useless", "incomplete-action", ruling=ruling, points=points)
    return score(ctx, state, points, "incomplete-action")


def use(ctx: Context, state: State, effects: Effects, source: str, rule: str = "incomplete-action") -> State:
    """Use what a tile, a book or a space offers; two points if the position is exactly as before (L19)."""
    after = try_to_use(ctx, state, effects, source, rule)
    if unchanged(state, after):
        return useless(ctx, after, "L19" if effects else None)
    return after


def try_to_use(ctx: Context, state: State, effects: Effects, source: str, rule: str) -> State:
    """Use effects without points for those that bring nothing."""
    if ctx.r.explaining:
        for name, number in shows(msgspec.to_builtins(effects)):
            message = SHOWN.get(name, "golem-note-shows")
            ctx.r.note(message, rule, effect=f"@button-{name}", number=number)
    return ctx.effects.use(ctx, state, effects, source)


def unchanged(before: State, after: State) -> bool:
    """Whether the effect brought nothing; naming a tile or a book is no benefit."""
    if after is before:
        return True
    if after.resources != before.resources or after.points != before.points:
        return False
    same = structs.replace(
        after, quarters=before.quarters, library=before.library, artifact_tile=before.artifact_tile
    )
    return same == before
