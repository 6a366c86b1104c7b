"""The end: the Automa's final count, the humans' points, the winner."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.choices import Pick, fewest, mask_of, most
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Summand
from automatable.core.engine.resolution import SILENT
from automatable.core.engine.rules import Result, Side
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.events import HumanScored
from automatable.games.golem.position.state import KINDS, PARTS, State, created, seat_word
from automatable.games.golem.rules.board import strategy, upgrades
from automatable.games.golem.rules.context import Context


def resource_points(box: Box, resources: int) -> int:
    """A point for every whole five; one lost at the very bottom (L6)."""
    if resources == box.automa.low:
        return -box.automa.floor_penalty
    return max(0, resources) // box.automa.resources_per_point


def goal_points(box: Box, level: int) -> int:
    """What the goal cards are worth, whatever they ask."""
    return box.automa.goals * box.automa.goal_points[str(level)]


def count(ctx: Context, state: State) -> tuple[int, ...]:
    """Every part of the Automa's score."""
    counts = (
        created(state),
        len(strategy.artifacts(ctx, state)),
        sum(bool(column) for column in state.books),
    )
    if counts[1] and state.upgrades[1]:  # made by hand, perhaps, on a tile that is not named yet
        state = upgrades.with_artifact_tile(ctx, state)
    menorahs = [
        counts[kind] * upgrades.menorahs(ctx, state, kind) if counts[kind] else 0
        for kind in range(len(KINDS))
    ]
    values = (
        state.points,
        *menorahs,
        goal_points(ctx.box, state.level),
        resource_points(ctx.box, state.resources),
    )
    if ctx.r.explaining:
        _explain_products(ctx, state, counts)
        if state.resources == ctx.box.automa.low:
            ctx.r.note("golem-note-at-the-bottom", "final-scoring", ruling="L6")
        named = zip(PARTS, values, strict=True)
        parts = tuple(Summand(f"golem-score-{name}", value) for name, value in named)
        ctx.r.sum("golem-score-total", "final-scoring", parts)
    return values


def _explain_products(ctx: Context, state: State, counts: tuple[int, ...]) -> None:
    """Counted pieces and menorahs of each kind, and the rulings that count them."""
    for kind, name in enumerate(KINDS):
        if not counts[kind]:
            continue
        menorahs = upgrades.menorahs(ctx, state, kind)
        ruling = None
        if name == "golem" and state.dead and menorahs:
            ruling = "L20"
        if name == "artifact" and not ctx.owner and upgrades.ruled_menorahs(ctx, state):
            ruling = "L33"
        message = f"golem-note-product-{name}"
        ctx.r.note(message, "final-scoring", ruling, things=counts[kind], menorahs=menorahs)


def human_scored(ctx: Context, state: State, event: HumanScored) -> State:
    """One human's points; after the last the game is over."""
    if state.phase != "scoring":
        raise UserError("golem-refused-phase")
    points = (*state.human_points, event.points)
    phase = "over" if len(points) == state.humans else "scoring"
    state = structs.replace(state, human_points=points, phase=phase)
    if phase == "over" and ctx.r.explaining:
        WINNER.among(mask_of(range(state.players)), Totals(state), ctx.r)
    return state


class Totals:
    """Points and turn order of every seat."""

    __slots__ = ("order", "points")

    def __init__(self, state: State) -> None:
        self.points = (sum(state.final), *state.human_points)
        self.order = state.order


def seat_name(totals: Totals, seat: int) -> str:
    """A seat."""
    return seat_word(seat, len(totals.points) - 1)


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
    """The parts of a human's points that are known, and the rest of the total."""
    named = (pair for parts in sheet for pair in zip(PARTS, parts, strict=True))
    known = tuple((f"golem-score-{name}", value) for name, value in named if value is not None)
    rest = points - sum(value for _, value in known)
    if not known:
        return (("golem-score-human", points),)
    return (*known, ("golem-score-rest", rest)) if rest else known


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
