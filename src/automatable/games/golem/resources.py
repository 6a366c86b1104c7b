"""The resource track: coins, clay and knowledge are one; what does not fit becomes points."""

from __future__ import annotations

import msgspec
from msgspec import structs

from automatable.games.golem.buttons import shows
from automatable.games.golem.effects import Effects
from automatable.games.golem.reading import Table
from automatable.games.golem.state import State

SHOWN = {
    "choice": "golem-note-shows-left",
    "or": "golem-note-shows-right",
    "work": "golem-note-shows-work",
}
"""What is no sentence as the name of its button."""


def gain(table: Table, state: State, amount: int, rule: str = "resource-track") -> State:
    """Move the marker up; each step beyond the top is a point."""
    return _moved(table, state, amount, rule) if amount > 0 else state


def spend(table: Table, state: State, amount: int, rule: str = "resource-track") -> State:
    """Move the marker down; each step beyond the bottom costs a point."""
    return _moved(table, state, -amount, rule) if amount > 0 else state


def _moved(table: Table, state: State, by: int, rule: str) -> State:
    track = table.box.automa
    to = min(track.high, max(track.low, state.resources + by))
    spilled = (state.resources + by - to) * track.spill
    if spilled and table.r.listens:
        way = "over" if spilled > 0 else "under"
        table.r.note(f"golem-note-spill-{way}", "resource-track", points=abs(spilled))
    after = structs.replace(state, resources=to, points=state.points + spilled)
    if table.r.listens:
        tell(table, state, after, rule)
    return after


def tell(table: Table, before: State, after: State, rule: str) -> None:
    """Tell the bookkeeping between two positions: markers and points, by where they stand."""
    for name in ("resources", "points", "golem_track", "study_track"):
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            table.r.net(f"golem-net-{name.replace('_', '-')}", rule, old, new)


def pay(table: Table, state: State, cost: int, discount: int, rule: str, surplus: str | None = None) -> State:
    """Spend what a discount leaves of a cost; a discount above the cost is gained (p. 2).

    ``surplus`` is the ruling that makes a discount of it.
    """
    if discount > cost:
        if table.r.listens:
            table.r.note("golem-note-surplus", "discounts", ruling=surplus, cost=cost, discount=discount)
        return gain(table, state, discount - cost, "discounts")
    if table.r.listens:
        table.r.note(
            "golem-note-discount" if discount else "golem-note-cost", rule, cost=cost, discount=discount
        )
    return spend(table, state, cost - discount, rule)


def refund(table: Table, state: State, discount: int) -> State:
    """An effect with a discount that cannot be used gives its discount as resources (p. 2)."""
    if discount and table.r.listens:
        table.r.note("golem-note-refund", "discounts", discount=discount)
    return gain(table, state, discount, "discounts")


def score(table: Table, state: State, points: int, rule: str) -> State:
    """Victory points, up or down."""
    if not points:
        return state
    after = structs.replace(state, points=state.points + points)
    if table.r.listens:
        tell(table, state, after, rule)
    return after


def in_red_zone(table: Table, state: State) -> bool:
    """Whether the marker lies in the red zone of the level (ruling L7)."""
    return state.resources < table.number(f"board.red_zone.{state.level}")


def red_zone(
    table: Table, state: State, rule: str = "red-zone", message: str = "golem-note-red-zone"
) -> bool:
    """The same, told; with a practice limit by ruling L7."""
    red = in_red_zone(table, state)
    if red and table.r.listens:
        key = f"board.red_zone.{state.level}"
        limit, ruling = table.number(key), None if table.owner else "L7"
        table.r.note(message, rule, ruling=ruling, limit=limit, marker=state.resources)
    return red


def useless(table: Table, state: State, ruling: str | None = "L19") -> State:
    """Two points for what brought nothing, wherever that was (p. 5)."""
    points = table.box.automa.useless
    if table.r.listens:
        table.r.note("golem-note-useless", "incomplete-action", ruling=ruling, points=points)
    return score(table, state, points, "incomplete-action")


def use(table: Table, state: State, effects: Effects, source: str, rule: str = "incomplete-action") -> State:
    """Use what a tile, a book or a space offers; two points if the position is exactly as before (L19)."""
    if table.r.listens:
        for name, number in shows(msgspec.to_builtins(effects)):
            message = SHOWN.get(name, "golem-note-shows")
            table.r.note(message, rule, effect=f"@button-{name}", number=number)
    after = table.use(table, state, effects, source)
    if unchanged(state, after):
        return useless(table, after, "L19" if effects else None)
    return after


def use_if_any(table: Table, state: State, effects: Effects, source: str, rule: str) -> State:
    """The same for what need not offer anything: an upgrade, an artifact, a space of the street."""
    return use(table, state, effects, source, rule) if effects else state


def unchanged(before: State, after: State) -> bool:
    """Whether nothing came of it; that the player named a tile or a book is no benefit."""
    if after is before:
        return True
    same = structs.replace(
        after, quarters=before.quarters, library=before.library, artifact_tile=before.artifact_tile
    )
    return same == before
