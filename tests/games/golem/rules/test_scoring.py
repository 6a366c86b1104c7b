"""The end of the game (p. 7)."""

import pytest
from games.golem.positions import BOX, GAME, context, happen, position
from msgspec import structs
from user_errors import raises_user_error

from automatable.core.engine.events import Corrected
from automatable.core.engine.question import Ask
from automatable.core.engine.resolution import Resolver
from automatable.games.golem.rules import scoring


@pytest.mark.rule("final-scoring", "goals-free")
@pytest.mark.parametrize(("level", "each"), [("easy", 1), ("normal", 3), ("hard", 5), ("expert", 7)])
def test_p07_goal_cards_count_by_level_whatever_they_ask(level, each):
    state = position(level=level)
    assert scoring.count(context(state), state)[4] == 3 * each


@pytest.mark.rule("final-scoring", "L6")
@pytest.mark.parametrize(("marker", "points"), [(20, 4), (9, 1), (4, 0), (0, 0), (-4, 0), (-5, -1)])
def test_p07_a_point_for_every_five_resources_and_one_lost_at_the_bottom(marker, points):
    assert scoring.resource_points(BOX, marker) == points


@pytest.mark.rule("final-scoring")
def test_p07_pieces_times_menorahs():
    automa = {
        "points": 11,
        "golems": ["red-3"],
        "dead": 2,
        "upgrades": {"golem": ["leg-2", "head"], "artifact": ["1"], "study": ["column-1", "column-5"]},
        "ingots": [1, 2, 3, 4],
        "books": [["01"], ["09"], ["17", "18"], [], []],
    }
    state = position(automa)
    assert scoring.count(context(state), state)[:4] == (11, 3 * 4, 2 * 1, 3 * 4)


@pytest.mark.rule("final-scoring", "owners-box")
@pytest.mark.parametrize("explain", [False, True])
def test_artifact_upgrades_made_by_hand_are_counted_although_nobody_named_the_artifact_tile(explain):
    automa = {"ingots": [1, 2], "upgrades": {"artifact": ["1", "2"]}, "artifact_tile": ""}
    board = {"ingots": {"4": 2}, "grey_menorahs": 1, "special_menorahs": 1}
    state = position(automa, box="owner", learned={"board": board})
    tiles = {f"artifact_tiles.01.cells.{n}.tile": tile for n, tile in (("1", "grey"), ("2", "special"))}
    answers: dict[str, object] = {}
    while True:
        try:
            found = scoring.count(context(state, Resolver(explain, answers)), state)
            break
        except Ask as asked:
            answers[asked.question.id] = asked.question.filled(lambda part: tiles.get(part.key))
    assert found[2] == 1 * 2


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


def test_a_players_points_by_part_are_optional_and_the_rest_stays_one_line():
    """The human's own sheet: what is entered stands beside the Automa's parts, in links and files too."""
    game = GAME
    state = game.new(game.decode_setup({"level": "normal"}))
    laid = structs.replace(state, tokens=(0, 1, 2))
    over = structs.replace(laid, phase="over", final=(9, 20, 0, 12, 3, 0), human_points=(84,))
    assert game.result(over).sides[1].parts == (("golem-score-human", 84),)
    assert game.to_json(over)["human_sheets"] == [[None] * 6] and "hs=" not in game.to_text(over)
    entered = game.apply(over, Corrected({"human_sheets.0.1": 30, "human_sheets.0.4": 9})).state
    assert game.result(entered).sides[1].parts == (
        ("golem-score-golems", 30),
        ("golem-score-goals", 9),
        ("golem-score-rest", 45),
    )
    assert game.result(entered).sides[1].total == 84
    assert (
        game.position.parse_text(game.to_text(entered))
        == entered
        == game.position.parse_json(game.to_json(entered))
    )
    whole = game.apply(entered, Corrected({"human_sheets.0.0": 45})).state
    assert "golem-score-rest" not in dict(game.result(whole).sides[1].parts)
    with raises_user_error("golem-defect-sheets"):
        game.apply(over, Corrected({"human_sheets": [[1, 2]]}))
    for number in (1, 5, 7):
        with raises_user_error("golem-defect-sheets"):
            game.from_json({**game.to_json(over), "final": [0] * number})
