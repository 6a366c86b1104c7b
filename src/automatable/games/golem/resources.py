"""The resource track: coins, clay and knowledge are one; what does not fit becomes points."""

from __future__ import annotations

from msgspec import structs

from automatable.games.golem.effects import Effects
from automatable.games.golem.reading import Table
from automatable.games.golem.state import State


def gain(table: Table, state: State, amount: int, rule: str = "resource-track") -> State:
    """Move the marker up; each step beyond the top is a point."""
    if amount <= 0:
        return state
    track = table.box.automa
    spilled = max(0, state.resources + amount - track.high)
    after = structs.replace(
        state, resources=state.resources + amount - spilled, points=state.points + spilled * track.spill
    )
    if table.r.listens:
        if amount > spilled:
            table.r.do("golem-do-gain", rule, amount=amount - spilled, to=after.resources)
        if spilled:
            table.r.do("golem-do-spill-over", "resource-track", points=spilled * track.spill)
    return after


def spend(table: Table, state: State, amount: int, rule: str = "resource-track") -> State:
    """Move the marker down; each step beyond the bottom costs a point."""
    if amount <= 0:
        return state
    track = table.box.automa
    spilled = max(0, track.low - (state.resources - amount))
    after = structs.replace(
        state, resources=state.resources - amount + spilled, points=state.points - spilled * track.spill
    )
    if table.r.listens:
        if amount > spilled:
            table.r.do("golem-do-spend", rule, amount=amount - spilled, to=after.resources)
        if spilled:
            table.r.do("golem-do-spill-under", "resource-track", points=spilled * track.spill)
    return after


def pay(table: Table, state: State, cost: int, discount: int, rule: str) -> State:
    """Spend what a discount leaves of a cost; a discount above the cost is gained (p. 2)."""
    if discount > cost:
        if table.r.listens:
            table.r.note("golem-note-surplus", "discounts", cost=cost, discount=discount)
        return gain(table, state, discount - cost, "discounts")
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
    if table.r.listens:
        if points > 0:
            table.r.do("golem-do-points", rule, points=points)
        else:
            table.r.do("golem-do-lose-points", rule, points=-points)
    return structs.replace(state, points=state.points + points)


def in_red_zone(table: Table, state: State) -> bool:
    """Whether the marker lies in the red zone of the level (ruling L7)."""
    return state.resources < table.number(f"board.red_zone.{state.level}")


def useless(table: Table, state: State, rule: str) -> State:
    """Two points for what brought nothing (p. 5)."""
    if table.r.listens:
        table.r.note("golem-note-useless", rule, ruling="L19")
    return score(table, state, table.box.automa.useless, rule)


def use(table: Table, state: State, effects: Effects, source: str, rule: str = "incomplete-action") -> State:
    """Use what a tile, a book or a space offers; two points if the position is exactly as before (L19)."""
    after = table.use(table, state, effects, source)
    if unchanged(state, after):
        return useless(table, after, rule)
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
