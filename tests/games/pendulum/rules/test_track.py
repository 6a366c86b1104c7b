"""Automas and victory points, pages 5 and 8: the shared track."""

import pytest
from user_errors import raises_user_error

from automatable.games.pendulum.rules.track import after, row_and_space, standing_at


def standing(t, space):
    found = standing_at(t.box, space, advanced=True)
    return found.parchment, found.distance, found.glory


@pytest.mark.rule("track", "P5")
def test_a_marker_wraps_only_when_it_would_move_beyond_the_rows_last_space(table):
    t = table()
    row = t.box.track.rows[0]
    assert row_and_space(t.box, after(t.box, 0, row, False)) == (1, row)
    assert row_and_space(t.box, after(t.box, 0, row + 1, False)) == (2, 1)
    reached = t.game.decide("track", t.state, {"space": row - 1, "points": 2}).choice
    assert (reached["row"], reached["in_row"]) == (2, 1)


@pytest.mark.rule("glory-spaces")
def test_green_spaces_exist_in_the_advanced_variant_only(table):
    t = table()
    last, green = sum(t.box.track.rows), t.box.track.glory
    assert after(t.box, 0, 999, True) == last
    assert after(t.box, 0, 999, False) == green[0] - 1
    assert standing(t, green[1])[2] == 2


@pytest.mark.rule("glory-spaces")
def test_green_spaces_in_the_middle_of_a_track_are_passed_over_without_the_variant(table):
    t = table(own={"track": {"glory": [35, 36]}})
    assert after(t.box, 34, 1, True) == 35
    assert after(t.box, 34, 1, False) == 37


@pytest.mark.rule("P11")
def test_points_past_the_end_are_lost(table):
    cards = {number: {"points": 2} for number in (11, 12, 13)}
    t = table(cards=cards, level="D").called().set(automas__1__points=58)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=99)
    assert t.instructions[2] == ("net-marker", {"of": 1, "row": 5, "space": 12, "before": 58, "after": 60})
    assert any(getattr(node, "ruling", None) == "P11" for node in t.last.explanation)


@pytest.mark.rule("outside-parchment", "p08-example-1", "P3")
def test_p08_example_1_on_minus_2_counts_2_and_just_after_minus_4_counts_4(table):
    t = table()
    labels = {distance: space for space, distance in t.box.track.labels}
    assert standing(t, labels[2]) == (0, 2, 0)
    assert standing(t, labels[4] + 1) == (0, 4, 0)


@pytest.mark.rule("P3")
def test_before_the_first_label_an_automa_counts_one_worse_than_it(table):
    t = table(own={"track": {"labels": [[5, 9], [20, 4], [28, 2]]}})
    assert standing(t, 4) == (0, 10, 0)
    assert standing(t, 5) == (0, 9, 0)


@pytest.mark.rule("in-parchment")
def test_parchment_spaces_are_counted_from_the_first_one_without_the_green(table):
    t = table()
    first, green = t.box.track.parchment, t.box.track.glory[0]
    assert standing(t, first - 1)[:2] == (0, 1)
    assert standing(t, first) == (1, 0, 0)
    assert standing(t, green) == (green - first, 0, 1)


def test_the_track_asked_alone_refuses_a_space_that_is_not_there(table):
    t = table()
    for args in ({"space": 999}, {"space": 3, "points": -1}):
        with raises_user_error("bad-input"):
            t.game.decide("track", t.state, args)
