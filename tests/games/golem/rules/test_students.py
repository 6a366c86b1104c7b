"""Students and the study track (pp. 4 and 7)."""

import pytest
from games.golem.positions import BOX, check_ties, choice, cited, own, position, rows, said, turn, used


@pytest.mark.rule("student-forward", "table-student-forward-1", "table-student-forward-2")
def test_p04_the_leftmost_student_goes_forward_then_the_higher_token():
    left = position({"students": {"red": 3, "yellow": 2, "blue": 5}})
    assert choice("student-forward", left) == "yellow"
    check_ties("student-forward", left, ["tie-leftmost-student"])
    tied = position({"students": {"red": 3, "yellow": 2, "blue": 2}, "tokens": ["blue", "red", "yellow"]})
    assert choice("student-forward", tied) == "blue"
    check_ties("student-forward", tied, ["tie-leftmost-student", "tie-token-higher"])
    assert choice("student-forward", position({"students": {"red": 10, "yellow": 10, "blue": 10}})) is None


@pytest.mark.rule("student-back", "table-student-back-1", "table-student-back-2")
def test_p04_the_rightmost_student_goes_back_then_the_lower_token():
    right = position({"students": {"red": 3, "yellow": 2, "blue": 5}})
    assert choice("student-back", right) == "blue"
    check_ties("student-back", right, ["tie-rightmost-student"])
    tied = position({"students": {"red": 3, "yellow": 3, "blue": 1}})
    assert choice("student-back", tied) == "yellow"
    check_ties("student-back", tied, ["tie-rightmost-student", "tie-token-lower"])
    assert choice("student-back", position()) is None


@pytest.mark.rule("marble-students", "L25")
@pytest.mark.parametrize(
    ("colour", "students", "points"),
    [("red", (2, 1, 1), 0), ("yellow", (1, 2, 1), 0), ("black", (2, 2, 1), 0), ("white", (1, 1, 1), 0)],
)
def test_a_marble_moves_its_students_before_the_action(colour, students, points):
    state = position({"resources": -5}, {"rows": rows(golem=colour)}, level="normal")
    resolution = turn(state, "07")
    assert tuple(own(resolution.state)["students"].values()) == students
    if colour != "white":
        assert said(resolution)[:3] == ["card", "marble", "student-forward"]
        assert "L25" in cited(resolution.explanation)


@pytest.mark.rule("marble-students")
def test_a_black_marble_moves_as_many_of_two_students_as_can_go():
    students = {"red": 10, "yellow": 10, "blue": 4}
    state = position({"resources": -5, "students": students}, {"rows": rows(golem="black")})
    assert own(turn(state, "07").state)["students"] == {"red": 10, "yellow": 10, "blue": 5}, "once, not twice"


@pytest.mark.rule("marble-students", "L19")
def test_a_blocked_student_is_two_points():
    state = position({"resources": -5, "students": {"red": 10}}, {"rows": rows(golem="red")})
    before = own(state)["points"]
    state = turn(state, "07").state
    cost = BOX.board.golem_cost["0"]
    spilled = max(0, cost - 1)
    assert own(state)["points"] == before + BOX.automa.useless - spilled


@pytest.mark.rule("study-track")
def test_p07_the_study_track_goes_up_by_effects_only_and_no_coins_are_ever_paid():
    state = position({"resources": 10})
    after = own(used(state, {"do": "study-up", "steps": 2}))
    assert (after["study_track"], after["resources"]) == (2, 10)
    top = BOX.board.study_track_top
    assert own(used(state, {"do": "study-up", "steps": 20}))["study_track"] == top
