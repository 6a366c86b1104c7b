"""Phase 6: income."""

from __future__ import annotations

from automatable.games.golem.box.effects import Gain, Points
from automatable.games.golem.position.state import (
    DISTRICTS,
    State,
    laid,
)
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.board import artifacts, resources, strategy, upgrades
from automatable.games.golem.rules.context import Context


def income(ctx: Context, state: State) -> State:
    """Phase 6: artifacts first, then tracks and students, then one upgrade outside the red zone.

    Students bring their income in the order of the tokens; each brings what it stands on when the students'
    turn comes, wherever their income moves it (L34).
    """
    state = artifacts.income(ctx, state)
    stood = state.students
    ctx.printed.screen("income", state)
    for track, space, key in (
        ("golem", state.golem_track, "track_points"),
        ("study", state.study_track, "study_points"),
    ):
        points = ctx.printed.number(f"board.{key}.{space}")
        if points and ctx.r.explaining:
            ctx.r.note(f"golem-note-{track}-track-income", "income", space=space, points=points)
        state = resources.score(ctx, state, points, "income")
    if ctx.r.explaining:
        _explain_order(ctx, state)
    for student in laid(state):
        state = _student(ctx, state, student, stood[student])
    if not strategy.everything_made(ctx, state) and resources.red_zone(ctx, state, "income"):
        return state
    ctx.r.cause("upgrade")
    return upgrades.make(ctx, state, None)


def _explain_order(ctx: Context, state: State) -> None:
    """Explain whose income comes first, unless only resources and points are added (L34)."""
    incomes = [
        (n, ctx.printed.effects(street)) for n in laid(state) if (street := street_key(n, state.students[n]))
    ]
    brought = [(n, effects) for n, effects in incomes if effects]
    adds_up = all(isinstance(effect, Gain | Points) for _, effects in brought for effect in effects)
    if len(brought) > 1 and not adds_up:
        names = [f"@student-{DISTRICTS[n]}" for n, _ in brought]
        ctx.r.note("golem-note-students-by-tokens", "income", ruling="L34", students=names)


def street_key(student: int, space: int) -> str:
    """Where the income of a student on a space is printed; empty before the first section."""
    return f"street.{DISTRICTS[student]}-{space}" if space else ""


def _student(ctx: Context, state: State, student: int, space: int) -> State:
    """The income of a student where it stood; noted if its present space shows something else (L34)."""
    district, now = DISTRICTS[student], state.students[student]
    if not space:  # before the first section
        return state
    key = f"street.{district}-{space}"
    effects = ctx.printed.effects(key)
    if ctx.r.explaining:
        args = {"student": f"@student-{district}", "section": f"@section-{space}"}
        if effects:
            ctx.r.note("golem-note-street", "income", None, **args)
        if now != space and ctx.printed.known_effects(f"street.{district}-{now}") != effects:
            ctx.r.note("golem-note-stood-there", "income", ruling="L34", **args)
    if not effects and not ctx.owner:
        return state
    return by_hand.use(ctx, state, key, key, "income", if_any=True)
