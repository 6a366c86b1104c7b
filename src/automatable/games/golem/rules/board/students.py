"""Students: which one steps forward, which one back; the study track."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from automatable.core.bitsets.rings import highest_first, in_order, lowest_first
from automatable.core.engine.choices import Mask, Pick, fewest, mask_of, most
from automatable.games.golem.position.state import DISTRICTS, State, height, laid
from automatable.games.golem.rules.board import resources
from automatable.games.golem.rules.context import Context


def student_name(ctx: object, district: int) -> str:
    """A student by its district."""
    return f"@student-{DISTRICTS[district]}"


FORWARD: Pick[State] = Pick(
    "student-forward",
    student_name,
    fewest(
        "golem-tie-leftmost-student",
        lambda state, student: state.students[student],
        rings=lambda state: lowest_first(state.students),
    ),
    fewest(
        "golem-tie-token-higher",
        lambda state, student: height(state, student) + 1,
        rings=lambda state: in_order(laid(state)),
    ),
    what="golem-what-student-forward",
)
BACK: Pick[State] = Pick(
    "student-back",
    student_name,
    most(
        "golem-tie-rightmost-student",
        lambda state, student: state.students[student],
        best=lambda state, students: highest_first(state.students).best(students),
    ),
    most("golem-tie-token-lower", lambda state, student: height(state, student) + 1),
    what="golem-what-student-back",
)


def can_advance(ctx: Context, state: State) -> Mask:
    """Students with a space before them."""
    return _standing_in(state.students, 0, ctx.box.base.sections - 1)


def can_return(ctx: Context, state: State) -> Mask:
    """Students with a space behind them."""
    first = ctx.printed.number("board.students_from")
    return _standing_in(state.students, first + 1, ctx.box.base.sections)


@lru_cache(maxsize=1 << 12)
def _standing_in(students: tuple[int, ...], first: int, last: int) -> Mask:
    """Those of the students who are on one of these spaces."""
    return mask_of([n for n, space in enumerate(students) if first <= space <= last])


def _moved(ctx: Context, state: State, student: int, by: int, rule: str) -> State:
    to = state.students[student] + by
    if ctx.r.explaining:
        ctx.r.instruct(
            "golem-do-student-forward" if by > 0 else "golem-do-student-back",
            rule,
            student=student_name(state, student),
            district=f"@district-{DISTRICTS[student]}",
            to=f"@section-{to}",
        )
    places = list(state.students)
    places[student] = to
    state = structs.replace(state, students=(places[0], places[1], places[2]))
    ctx.r.checkpoint(state)
    return state


def forward(ctx: Context, state: State, steps: int) -> State:
    """Steps of the leftmost student."""
    for _ in range(steps):
        student = FORWARD.among(can_advance(ctx, state), state, ctx.r)
        if student is None:
            return state
        state = _moved(ctx, state, student, 1, "student-forward")
    return state


def forward_in(
    ctx: Context, state: State, district: int, steps: int = 1, rule: str = "student-forward"
) -> State:
    """Steps of the student of one district, as far as there is room."""
    for _ in range(steps):
        if state.students[district] >= ctx.box.base.sections:
            if ctx.r.explaining:
                ctx.r.note("golem-note-student-at-end", rule, student=student_name(state, district))
            return state
        state = _moved(ctx, state, district, 1, rule)
    return state


def two_forward(ctx: Context, state: State) -> State:
    """A black marble: two different students, one step each."""
    left = can_advance(ctx, state)
    for _ in range(ctx.box.base.black_marble_students):
        student = FORWARD.among(left, state, ctx.r)
        if student is None:
            return state
        left &= ~(1 << student)
        state = _moved(ctx, state, student, 1, "marble-students")
    return state


def back(ctx: Context, state: State, steps: int) -> State:
    """Steps back of the rightmost student."""
    for _ in range(steps):
        student = BACK.among(can_return(ctx, state), state, ctx.r)
        if student is None:
            return state
        state = _moved(ctx, state, student, -1, "student-back")
    return state


def study_up(ctx: Context, state: State, steps: int) -> State:
    """Up the study track, never for the 3 coins."""
    to = min(ctx.printed.number("board.study_track_top"), state.study_track + steps)
    if ctx.r.explaining:
        ctx.r.note("golem-note-study-up", "study-track", steps=steps)
        if to - state.study_track < steps:
            ctx.r.note("golem-note-track-ends", "study-track")
    after = structs.replace(state, study_track=to)
    if ctx.r.explaining:
        resources.record_changes(ctx, state, after, "study-track")
    return after if to != state.study_track else state
