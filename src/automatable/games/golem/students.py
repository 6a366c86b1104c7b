"""Students: which one steps forward, which one back; the study track."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Mask, Pick, fewest, mask_of, most
from automatable.games.golem.printed import Table
from automatable.games.golem.state import DISTRICTS, State, height


def student_name(ctx: Any, district: int) -> str:
    """A student by its district."""
    return f"@student-{DISTRICTS[district]}"


FORWARD: Pick[State] = Pick(
    "student-forward",
    student_name,
    fewest("golem-tie-leftmost-student", lambda s, student: s.students[student]),
    fewest("golem-tie-token-higher", lambda s, student: height(s, student) + 1),
)
BACK: Pick[State] = Pick(
    "student-back",
    student_name,
    most("golem-tie-rightmost-student", lambda s, student: s.students[student]),
    most("golem-tie-token-lower", lambda s, student: height(s, student) + 1),
)


def can_advance(t: Table, s: State) -> Mask:
    """Students with a space before them."""
    return mask_of([n for n, space in enumerate(s.students) if space < t.box.base.sections])


def can_return(t: Table, s: State) -> Mask:
    """Students with a space behind them."""
    return mask_of([n for n, space in enumerate(s.students) if space > t.box.base.students_from])


def _moved(t: Table, s: State, student: int, by: int, rule: str) -> State:
    to = s.students[student] + by
    if t.r.listens:
        t.r.do(
            "golem-do-student-forward" if by > 0 else "golem-do-student-back",
            rule,
            district=f"@district-{DISTRICTS[student]}",
            to=f"@section-{to}",
        )
    places = list(s.students)
    places[student] = to
    return structs.replace(s, students=(places[0], places[1], places[2]))


def forward(t: Table, s: State, steps: int) -> State:
    """Steps of the leftmost student."""
    for _ in range(steps):
        student = FORWARD.among(can_advance(t, s), s, t.r)
        if student is None:
            return s
        s = _moved(t, s, student, 1, "student-forward")
    return s


def forward_in(t: Table, s: State, district: int, steps: int = 1, rule: str = "student-forward") -> State:
    """Steps of the student of one district, as far as there is room."""
    for _ in range(steps):
        if can_advance(t, s) >> district & 1:
            s = _moved(t, s, district, 1, rule)
    return s


def two_forward(t: Table, s: State) -> State:
    """A black marble: two different students, one step each."""
    left = can_advance(t, s)
    for _ in range(t.box.base.black_marble_students):
        student = FORWARD.among(left, s, t.r)
        if student is None:
            return s
        left &= ~(1 << student)
        s = _moved(t, s, student, 1, "marble-students")
    return s


def back(t: Table, s: State, steps: int) -> State:
    """Steps back of the rightmost student."""
    for _ in range(steps):
        student = BACK.among(can_return(t, s), s, t.r)
        if student is None:
            return s
        s = _moved(t, s, student, -1, "student-back")
    return s


def study_up(t: Table, s: State, steps: int) -> State:
    """Up the study track, never for the 3 coins."""
    to = min(len(t.box.base.study_points) - 1, s.study_track + steps)
    if to == s.study_track:
        return s
    if t.r.listens:
        t.r.do("golem-do-study-track", "study-track", to=to)
    return structs.replace(s, study_track=to)
