"""The resource track: coins, clay and knowledge are one; what does not fit becomes points."""

from __future__ import annotations

from msgspec import structs

from automatable.games.golem.effects import Effects
from automatable.games.golem.printed import Table
from automatable.games.golem.state import State


def gain(t: Table, s: State, amount: int, rule: str = "resource-track") -> State:
    """Move the marker up; each step beyond the top is a point."""
    if amount <= 0:
        return s
    track = t.box.automa
    spilled = max(0, s.resources + amount - track.high)
    after = structs.replace(
        s, resources=s.resources + amount - spilled, points=s.points + spilled * track.spill
    )
    if t.r.listens:
        if amount > spilled:
            t.r.do("golem-do-gain", rule, amount=amount - spilled, to=after.resources)
        if spilled:
            t.r.do("golem-do-spill-over", "resource-track", points=spilled * track.spill)
    return after


def spend(t: Table, s: State, amount: int, rule: str = "resource-track") -> State:
    """Move the marker down; each step beyond the bottom costs a point."""
    if amount <= 0:
        return s
    track = t.box.automa
    spilled = max(0, track.low - (s.resources - amount))
    after = structs.replace(
        s, resources=s.resources - amount + spilled, points=s.points - spilled * track.spill
    )
    if t.r.listens:
        if amount > spilled:
            t.r.do("golem-do-spend", rule, amount=amount - spilled, to=after.resources)
        if spilled:
            t.r.do("golem-do-spill-under", "resource-track", points=spilled * track.spill)
    return after


def pay(t: Table, s: State, cost: int, discount: int, rule: str) -> State:
    """Spend what a discount leaves of a cost; a discount above the cost is gained (p. 2)."""
    if discount > cost:
        if t.r.listens:
            t.r.note("golem-note-surplus", "discounts", cost=cost, discount=discount)
        return gain(t, s, discount - cost, "discounts")
    return spend(t, s, cost - discount, rule)


def refund(t: Table, s: State, discount: int) -> State:
    """An effect with a discount that cannot be used gives its discount as resources (p. 2)."""
    if discount and t.r.listens:
        t.r.note("golem-note-refund", "discounts", discount=discount)
    return gain(t, s, discount, "discounts")


def score(t: Table, s: State, points: int, rule: str) -> State:
    """Victory points, up or down."""
    if not points:
        return s
    if t.r.listens:
        if points > 0:
            t.r.do("golem-do-points", rule, points=points)
        else:
            t.r.do("golem-do-lose-points", rule, points=-points)
    return structs.replace(s, points=s.points + points)


def in_red_zone(t: Table, s: State) -> bool:
    """Whether the marker lies in the red zone of the level (ruling L7)."""
    return s.resources < t.number(f"base.red_zone.{s.level}")


def useless(t: Table, s: State, rule: str) -> State:
    """Two points for what brought nothing (p. 5)."""
    if t.r.listens:
        t.r.note("golem-note-useless", rule, ruling="L19")
    return score(t, s, t.box.automa.useless, rule)


def use(t: Table, s: State, effects: Effects, source: str, rule: str = "incomplete-action") -> State:
    """Use what a tile, a book or a space offers; two points if the position is exactly as before (L19)."""
    after = t.use(t, s, effects, source)
    if unchanged(s, after):
        return useless(t, after, rule)
    return after


def unchanged(before: State, after: State) -> bool:
    """Whether nothing came of it; that the player named a tile or a book is no benefit."""
    if after is before:
        return True
    same = structs.replace(
        after, quarters=before.quarters, library=before.library, artifact_tile=before.artifact_tile
    )
    return same == before
