"""The end of the game (p. 7)."""

import pytest
from games.golem.positions import BOX, GAME, happen, position, table

from automatable.games.golem import scoring


@pytest.mark.rule("final-scoring", "goals-free")
@pytest.mark.parametrize(("level", "each"), [("easy", 1), ("normal", 3), ("hard", 5), ("expert", 7)])
def test_p07_goal_cards_count_by_level_whatever_they_ask(level, each):
    state = position(level=level)
    assert scoring.count(table(state), state)[4] == 3 * each


@pytest.mark.rule("final-scoring", "L6")
@pytest.mark.parametrize(("marker", "points"), [(20, 4), (9, 1), (4, 0), (0, 0), (-4, 0), (-5, -1)])
def test_p07_a_point_for_every_five_resources_and_one_lost_at_the_bottom(marker, points):
    assert scoring.resource_points(BOX, marker) == points


@pytest.mark.rule("final-scoring")
def test_p07_things_times_menorahs():
    automa = {
        "points": 11,
        "golems": ["red-3"],
        "dead": 2,
        "upgrades": {"golem": ["leg-2", "head"], "artifact": ["1"], "study": ["column-1", "column-5"]},
        "ingots": [1, 2, 3, 4],
        "books": [["01"], ["09"], ["17", "18"], [], []],
    }
    state = position(automa)
    assert scoring.count(table(state), state)[:4] == (11, 3 * 4, 2 * 1, 3 * 4)


@pytest.mark.rule("winner", "L30")
def test_p07_most_points_win_and_a_tie_goes_to_the_earlier_in_turn_order():
    state = position(
        phase="scoring", final=[10, 0, 0, 0, 9, 1], humans=2, order=["human-2", "automa", "human-1"]
    )
    state = happen(state, {"type": "human-scored", "points": 15}).state
    assert GAME.result(state) is None
    tied = GAME.result(happen(state, {"type": "human-scored", "points": 20}).state)
    assert (tied.winner, tied.reason) == ("human-2", "golem-won-by-turn-order")
    behind = GAME.result(happen(state, {"type": "human-scored", "points": 19}).state)
    assert (behind.winner, behind.reason) == ("automa", "golem-won-by-points")
    assert [side.total for side in behind.sides] == [20, 15, 19]
