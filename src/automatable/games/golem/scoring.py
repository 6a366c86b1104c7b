"""The end: the Automa's final count, the humans' points, the winner."""

from __future__ import annotations

from msgspec import structs

from automatable.core.choosing import Pick, fewest, mask_of, most
from automatable.core.game import Result, Side
from automatable.core.question import Part, Question
from automatable.core.refused import Refused
from automatable.core.resolution import SILENT, Resolving
from automatable.core.story import Part as SumPart
from automatable.games.golem import strategy, upgrades
from automatable.games.golem.events import HumanScored
from automatable.games.golem.reading import Table
from automatable.games.golem.state import KINDS, PARTS, State, created
from automatable.games.golem.tables import Box

MOST_POINTS = 200
"""How far a product told by the player goes."""


def resource_points(box: Box, resources: int) -> int:
    """A point for every whole five; one lost at the very bottom (L6)."""
    if resources == box.automa.low:
        return -box.automa.floor_penalty
    return max(0, resources) // box.automa.resources_per_point


def goal_points(box: Box, level: int) -> int:
    """What the goal cards are worth, whatever they ask."""
    return box.automa.goals * box.automa.goal_points[str(level)]


def count(table: Table, state: State) -> tuple[int, ...]:
    """Every part of the Automa's score."""
    things = (
        created(state),
        len(strategy.artifacts(table, state)),
        sum(bool(column) for column in state.books),
    )
    menorahs = [
        things[kind] * upgrades.menorahs(table, state, kind) if things[kind] else 0
        for kind in range(len(KINDS))
    ]
    values = (
        state.points,
        *menorahs,
        goal_points(table.box, state.level),
        resource_points(table.box, state.resources),
    )
    if table.r.listens:
        _tell_products(table, state, things)
        if state.resources == table.box.automa.low:
            table.r.note("golem-note-at-the-bottom", "final-scoring", ruling="L6")
        named = zip(PARTS, values, strict=True)
        parts = tuple(SumPart(f"golem-score-{name}", value) for name, value in named)
        table.r.sum("golem-score-total", "final-scoring", parts)
    return values


def by_hand(table: Table, state: State) -> tuple[int, ...]:
    """Every part of the Automa's score, the products of things and menorahs counted by the player."""
    parts = tuple(
        Part(name, f"golem-score-{name}", {}, low=0, high=MOST_POINTS)
        for name in ("golems", "artifacts", "books")
    )
    told = table.r.ask(Question("by-hand-score", "golem-outcome-scoring", "final-scoring", parts=parts))
    known = {
        "points": state.points,
        **told,
        "goals": goal_points(table.box, state.level),
        "resources": resource_points(table.box, state.resources),
    }
    return tuple(known[name] for name in PARTS)


def _tell_products(table: Table, state: State, things: tuple[int, ...]) -> None:
    """Things and menorahs of each kind, and the rulings that count them."""
    for kind, name in enumerate(KINDS):
        if not things[kind]:
            continue
        menorahs = upgrades.menorahs(table, state, kind)
        ruling = None
        if name == "golem" and state.dead and menorahs:
            ruling = "L20"
        if name == "artifact" and not table.owner and upgrades.ruled_menorahs(table, state):
            ruling = "L33"
        message = f"golem-note-product-{name}"
        table.r.note(message, "final-scoring", ruling, things=things[kind], menorahs=menorahs)


def human_scored(box: Box, state: State, event: HumanScored, r: Resolving) -> State:
    """One human's points; after the last the game is over."""
    if state.phase != "scoring":
        raise Refused("golem-refused-phase")
    points = (*state.human_points, event.points)
    phase = "over" if len(points) == state.humans else "scoring"
    state = structs.replace(state, human_points=points, phase=phase)
    if phase == "over" and r.listens:
        WINNER.among(mask_of(range(state.players)), Totals(state), r)
    return state


class Totals:
    """Points and turn order of every seat."""

    __slots__ = ("order", "points")

    def __init__(self, state: State) -> None:
        self.points = (sum(state.final), *state.human_points)
        self.order = state.order


def seat_name(ctx: object, seat: int) -> str:
    """A seat."""
    return f"@side-{side(seat)}"


def side(seat: int) -> str:
    """The name of a seat's side."""
    return "automa" if seat == 0 else f"human-{seat}"


WINNER: Pick[Totals] = Pick(
    "winner",
    seat_name,
    most("golem-tie-most-points", lambda totals, seat: totals.points[seat]),
    fewest("golem-tie-turn-order", lambda totals, seat: totals.order.index(seat) + 1, ruling="L30"),
    what="golem-what-winner",
)


def _sheet(points: int, sheet: tuple[tuple[int | None, ...], ...]) -> tuple[tuple[str, int], ...]:
    """A human's parts as far as they were told, and the rest of the total."""
    named = (pair for parts in sheet for pair in zip(PARTS, parts, strict=True))
    told = tuple((f"golem-score-{name}", value) for name, value in named if value is not None)
    rest = points - sum(value for _, value in told)
    if not told:
        return (("golem-score-human", points),)
    return (*told, ("golem-score-rest", rest)) if rest else told


def result(box: Box, state: State) -> Result | None:
    """Who won, once everyone is counted."""
    if state.phase != "over":
        return None
    totals = Totals(state)
    winner = WINNER.among(mask_of(range(state.players)), totals, SILENT)
    assert winner is not None
    parts = tuple((f"golem-score-{name}", value) for name, value in zip(PARTS, state.final, strict=True))
    humans = [
        Side(side(n + 1), _sheet(points, state.human_sheets[n : n + 1]), points)
        for n, points in enumerate(state.human_points)
    ]
    tied = totals.points.count(totals.points[winner]) > 1
    reason = "golem-won-by-turn-order" if tied else "golem-won-by-points"
    return Result((Side("automa", parts, totals.points[0]), *humans), side(winner), reason)
