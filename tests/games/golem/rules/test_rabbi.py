"""The rabbi action (p. 3) and its example (p. 5)."""

import pytest
from games.golem.positions import GAME, check_ties, choice, own, position, said, turn


@pytest.mark.rule("p05-example-2", "rabbi-place", "rabbi-symbol", "choose-action")
def test_p05_example_2_the_symbol_makes_it_a_rabbi_turn_on_the_second_tile():
    state = position(
        {"cards": ["01"], "marbles": ["yellow"], "golems": ["red-2"]}, {"tiles": ["04", "03", "05"]}
    )
    resolution = turn(state, "02")
    assert said(resolution)[:2] == ["card", "rabbi"]
    assert own(resolution.state)["rabbi"] == 2
    assert own(resolution.state)["students"]["red"] == 2, "tile 03 gives clay and a student's step"


@pytest.mark.rule("rabbi-place", "L31")
def test_p03_taken_and_absent_tiles_are_passed_over_number_by_number():
    free = position(None, {"taken": []})
    assert choice("rabbi-place", free, numbers=[5, 4, 2, 1, 3]) == 2
    assert choice("rabbi-place", position(None, {"taken": [2]}), numbers=[5, 4, 2, 1, 3]) == 1
    assert choice("rabbi-place", position(None, {"taken": [2, 1]}), numbers=[2, 1]) == 3, (
        "not named, but free"
    )
    assert choice("rabbi-place", position(None, {"taken": [1, 2, 3]}), numbers=[1, 2, 3, 4, 5]) == 6


KILLS = "02"


@pytest.mark.rule("rabbi-place", "table-hunt-1", "L4")
def test_p03_with_a_golem_far_out_the_rabbi_goes_where_it_can_be_killed():
    far = {"golems": ["red-8"]}
    tiles = ["01", KILLS, "03"]
    assert choice("rabbi-place", position(far, {"tiles": tiles}), numbers=[1, 3, 2, 4, 5]) == 2
    taken = position(far, {"tiles": tiles, "taken": [2]})
    assert choice("rabbi-place", taken, numbers=[1, 3, 2, 4, 5]) == 6, "the printed space"
    assert choice("rabbi-place", position({"golems": ["red-7"]}, {"tiles": tiles}), numbers=[1, 3, 2]) == 1
    after = own(
        turn(
            position(
                {**far, "marbles": ["red", "blue"], "cards": ["05", "06"]}, {"tiles": tiles, "taken": [2]}
            ),
            "07",
        ).state
    )
    assert after["golems"] == [] and after["rabbi"] == 6


@pytest.mark.rule("L4")
def test_among_several_killing_tiles_the_first_number_then_the_top_then_the_space():
    game = GAME.__class__(
        {"action_tiles": {"01": {"effects": [{"do": "kill"}]}, "03": {"effects": [{"do": "kill"}]}}}
    )
    state = game.from_json(
        {"automa": {"golems": ["red-9"]}, "table": {"tiles": ["01", "02", "03"], "quarters": ["-"] * 30}}
    )
    assert game.decide("rabbi-place", state, {"numbers": [3, 1, 2, 4, 5]}).choice == 3
    assert game.decide("rabbi-place", state, {"numbers": [2, 1, 3, 4, 5]}).choice == 2
    assert game.decide("rabbi-place", state, {"numbers": [4, 5]}).choice == 1


@pytest.mark.rule("rabbi-place")
def test_every_depth_of_the_choice_is_shown():
    state = position({"golems": ["red-8"]}, {"tiles": ["01", KILLS, "03"]})
    check_ties("rabbi-place", state, ["tie-kills-far-golem", "tie-number-order"], numbers=[1, 3, 2])
    numbers, kept, _ = GAME.decide(
        "rabbi-place", position(None, {"taken": [2]}), {"numbers": [4, 2, 1]}
    ).explanation
    assert numbers.args == {"numbers": [4, 2, 1]}
    outs = {cut.condition: cut.out for cut in kept.cuts}
    assert outs["golem-cond-tile-present"] == ("@place-4",)
    assert outs["golem-cond-tile-free"] == ("@place-2",)


@pytest.mark.rule("incomplete-action", "L19")
def test_p05_a_rabbi_action_that_brings_nothing_is_two_points():
    state = position(
        {"marbles": ["red", "blue"], "cards": ["05", "06"], "golems": ["red-1"]},
        {"tiles": ["01", "02", "03"]},
    )
    numbers = GAME.box.printed.automa_cards["01"].rabbi
    assert numbers[:2] == (5, 1)
    assert own(turn(state, "01").state)["points"] == GAME.box.automa.useless, "a golem in I does not go back"
    useful = position({"marbles": ["red", "blue"], "cards": ["05", "06"], "golems": ["red-3"]})
    assert own(turn(useful, "01").state)["points"] == 0
