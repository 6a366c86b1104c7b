"""Golems: moving, creating, working, killing (pp. 2, 5, 7 and the summary table)."""

import pytest
from games.golem.positions import (
    BOX,
    GAME,
    check_ties,
    choice,
    happen,
    own,
    position,
    quarters,
    said,
    used,
)

from automatable.core.engine.resolution import Resolver
from automatable.games.golem.entry.context import new_context
from automatable.games.golem.rules.golems import creation, graveyard


def moved(state, effect, steps):
    return own(used(state, {"do": effect, "steps": steps}))["golems"]


@pytest.mark.rule("golem-forward", "table-forward-1", "table-forward-2", "table-forward-3", "strategy-tokens")
def test_p02_forward_takes_lying_then_lowest_section_then_higher_token():
    lying = position({"golems": ["red-1", "yellow-5-lying"]})
    assert choice("golem-forward", lying) == "yellow-5-lying"
    check_ties("golem-forward", lying, ["tie-lying"])
    lowest = position({"golems": ["red-3-lying", "blue-2-lying", "yellow-1"]})
    assert choice("golem-forward", lowest) == "blue-2-lying"
    check_ties("golem-forward", lowest, ["tie-lying", "tie-lowest-section"])
    token = position({"golems": ["red-2", "yellow-2", "blue-2"], "tokens": ["blue", "yellow", "red"]})
    assert choice("golem-forward", token) == "blue-2"
    check_ties("golem-forward", token, ["tie-lying", "tie-lowest-section", "tie-token-higher"])
    assert choice("golem-forward", position({"golems": ["red-10"]})) is None


@pytest.mark.rule("golem-back", "table-back-1", "table-back-2", "table-back-3")
def test_p02_back_takes_lying_then_highest_section_then_lower_token():
    lying = position({"golems": ["red-9", "yellow-5-lying"]})
    assert choice("golem-back", lying) == "yellow-5-lying"
    check_ties("golem-back", lying, ["tie-lying"])
    highest = position({"golems": ["red-3", "blue-6"]})
    assert choice("golem-back", highest) == "blue-6"
    check_ties("golem-back", highest, ["tie-lying", "tie-highest-section"])
    token = position({"golems": ["red-4", "yellow-4"]})
    assert choice("golem-back", token) == "yellow-4"
    check_ties("golem-back", token, ["tie-lying", "tie-highest-section", "tie-token-lower"])
    assert choice("golem-back", position({"golems": ["red-1-lying"]})) is None


@pytest.mark.rule("p03-example-steps-back", "golem-either", "table-movement-1")
def test_p03_example_yellow_goes_back_then_red():
    state = position(
        {"golems": ["red-4-lying", "yellow-4-lying", "blue-1"], "tokens": ["red", "blue", "yellow"]}
    )
    assert choice("golem-either", state) == {"golem": "yellow-4-lying", "way": "back"}
    assert moved(state, "golem-either", 1) == ["red-4-lying", "yellow-3", "blue-1"]
    assert moved(state, "golem-either", 2) == ["red-3", "yellow-3", "blue-1"]


@pytest.mark.rule("golem-either", "table-movement-1", "L8")
def test_p02_either_way_raises_a_golem_lying_in_the_first_section():
    state = position({"golems": ["red-1-lying", "yellow-6-lying"]})
    assert choice("golem-either", state) == {"golem": "red-1-lying", "way": "forward"}
    assert moved(state, "golem-either", 2) == ["red-2", "yellow-5"]
    both = position({"golems": ["blue-1-lying", "yellow-1-lying"]})
    assert choice("golem-either", both) == {"golem": "yellow-1-lying", "way": "forward"}
    assert choice("golem-either", position({"golems": ["red-1", "blue-1"]})) is None


@pytest.mark.rule("golem-may", "table-movement-2", "L8")
def test_p02_forward_or_not_moves_lying_golems_only():
    state = position({"golems": ["red-1", "yellow-3-lying"]})
    assert choice("golem-may", state) == "yellow-3-lying"
    assert moved(state, "golem-may", 3) == ["red-1", "yellow-4"]
    assert choice("golem-may", position({"golems": ["red-1"]})) is None


@pytest.mark.rule("far-sections", "table-movement-3", "L9")
def test_p02_far_sections_cost_resources_forward_and_nothing_back():
    state = position({"golems": ["red-7"], "resources": 4})
    after = own(used(state, {"do": "golem-forward", "steps": 3}))
    paid = sum(BOX.board.entry_cost.values())
    assert (after["golems"], after["resources"], after["points"]) == (["red-10"], 4 - paid, 0)
    state = position({"golems": ["red-10"], "resources": 4})
    assert own(used(state, {"do": "golem-back", "steps": 2}))["resources"] == 4


@pytest.mark.rule("golem-movement", "L22")
def test_p02_movement_uses_track_and_character_and_unused_steps_cost_points():
    state = position({"golems": ["red-1", "blue-1"], "golem_track": 2}, phase="begin")
    after = own(happen(state, {"type": "round-begun", "round": 1}).state)
    steps = BOX.board.track_steps["2"] + BOX.printed.characters["01"].steps
    assert after["golems"] == ["red-3", "blue-2"] and steps == 3
    stuck = position({"golems": ["red-10"], "golem_track": 6}, phase="begin")
    assert own(happen(stuck, {"type": "round-begun", "round": 1}).state)["points"] == -BOX.base.unused_step
    base = BOX.printed.provenance["base"]
    assert base.kind == "transcribed" and "one page" in base.note


@pytest.mark.rule("leg-two")
def test_p02_the_leg_for_two_clay_ends_the_steps_of_the_character():
    state = position({"golems": ["red-1"], "upgrades": {"golem": ["leg-2"]}}, phase="begin")
    assert own(happen(state, {"type": "round-begun", "round": 1}).state)["golems"] == ["red-2"]


@pytest.mark.rule("create-where", "create-golem", "table-create-1", "table-create-2")
def test_p05_a_golem_is_created_in_the_cheapest_district_then_by_the_tokens():
    fewest = position({"golems": ["red-1", "red-2", "yellow-1", "blue-4", "blue-5"]})
    assert choice("create-where", fewest) == "yellow"
    check_ties("create-where", fewest, ["tie-fewest-golems"])
    tied = position({"golems": ["red-1"], "tokens": ["blue", "yellow", "red"]})
    assert choice("create-where", tied) == "blue"
    check_ties("create-where", tied, ["tie-fewest-golems", "tie-token-higher"])
    after = own(used(tied, {"do": "create"}))
    assert after["golems"] == ["red-1", "blue-1"]
    assert after["golem_track"] == BOX.automa.created_track
    assert after["resources"] == -BOX.board.golem_cost["0"]


@pytest.mark.rule("leg-three")
def test_p05_the_leg_for_three_clay_puts_the_new_golem_to_use_where_it_stands():
    state = position({"upgrades": {"golem": ["leg-3"]}}, {"quarters": quarters(red_1="red-08")})
    after = own(used(state, {"do": "create"}))
    assert after["golems"] == ["red-1"]
    assert after["resources"] == 4 - BOX.board.golem_cost["0"]


@pytest.mark.rule("p05-example-work", "work", "work-how-many", "work-who", "table-work-1", "table-work-2")
def test_p05_example_two_golems_work_for_one_knowledge_red_before_yellow():
    state = position({"golems": ["red-3", "yellow-3", "blue-2"], "resources": 5})
    assert choice("work-how-many", state, value=2) == 2
    assert choice("work-who", state) == "red-3"
    check_ties("work-who", state, ["tie-highest-section", "tie-token-higher"])
    laid = {"quarters": quarters(red_3="red-01", yellow_3="yellow-01")}
    state = position({"golems": ["red-3", "yellow-3", "blue-2"], "resources": 5}, laid)
    after = own(used(state, {"do": "work", "value": 2}))
    assert after["golems"] == ["red-3-lying", "yellow-3-lying", "blue-2"]
    assert after["resources"] == 5 - 1 + 2 + 2


@pytest.mark.rule("work-how-many")
@pytest.mark.parametrize(
    ("value", "golem_count", "number"), [(0, 3, 1), (1, 3, 2), (3, 3, 3), (6, 5, 4), (9, 1, 1), (2, 0, 0)]
)
def test_p05_never_more_than_two_knowledge(value, golem_count, number):
    places = ["red-2", "yellow-2", "blue-2", "red-3", "blue-3"][:golem_count]
    assert choice("work-how-many", position({"golems": places}), value=value) == number


@pytest.mark.rule("L11", "work", "incomplete-action")
def test_work_above_the_cost_is_gained_and_nobody_to_work_is_two_points():
    laid = {"quarters": quarters(red_2="-")}
    after = own(used(position({"golems": ["red-2"]}, laid), {"do": "work", "value": 5}))
    assert after["resources"] == 5 - BOX.base.work_cost["1"]
    assert after["points"] == BOX.automa.useless, "a useless activation"
    for golem in (["red-2-lying"], []):
        after = own(used(position({"golems": golem}), {"do": "work", "value": 5}))
        assert (after["resources"], after["points"]) == (0, BOX.automa.useless)


@pytest.mark.rule("kill-who", "table-kill-1", "table-kill-2", "L10")
def test_p07_kill_takes_the_rightmost_then_the_higher_token_then_the_lying_one():
    right = position({"golems": ["red-3", "blue-6"]})
    assert choice("kill-who", right) == "blue-6"
    check_ties("kill-who", right, ["tie-highest-section"])
    token = position({"golems": ["yellow-6", "blue-6"]})
    assert choice("kill-who", token) == "yellow-6"
    spot = position({"golems": ["yellow-6", "yellow-6-lying"]})
    assert choice("kill-who", spot) == "yellow-6-lying"
    check_ties("kill-who", spot, ["tie-highest-section", "tie-token-higher", "tie-lying"])


@pytest.mark.rule("bury-where", "kill-who", "table-bury-1", "L10", "L20")
def test_p07_the_dead_golem_goes_to_the_leftmost_free_cell_and_still_counts_as_created():
    state = position({"golems": ["red-3"], "golem_track": 4}, {"graves": [1, 3]})
    assert choice("bury-where", state) == 2
    after = used(state, {"do": "kill"})
    assert own(after)["golem_track"] == 4 - BOX.automa.killed_track
    assert own(after)["resources"] == 3
    assert own(after)["dead"] == 1 and creation.created(after) == 1
    full = position({"golems": ["red-3"]}, {"graves": list(range(1, 9))})
    assert choice("bury-where", full) is None
    assert own(used(full, {"do": "kill"}))["resources"] == 0


@pytest.mark.rule("golem-track", "table-track-1")
def test_p05_the_golem_track_goes_up_where_there_is_a_choice():
    state = position({"golem_track": 3})
    assert choice("golem-track", state) == "up"
    assert own(used(state, {"do": "golem-track", "steps": 2, "way": "either"}))["golem_track"] == 5
    assert own(used(state, {"do": "golem-track", "steps": 2, "way": "down"}))["golem_track"] == 1


def test_a_step_is_shown_with_piece_origin_and_end():
    state = position({"golems": ["red-1-lying"]}, phase="begin")
    resolution = happen(state, {"type": "round-begun", "round": 1})
    assert said(resolution) == ["move"], "two steps in a row are one instruction"
    assert resolution.instructions[0].args == {
        "golem": "@spot-red-2-standing",
        "reached": "@spot-red-3-standing",
        "district": "@district-red",
        "origin": "@section-1",
        "to": "@section-3",
        "raised": "yes",
    }


@pytest.mark.rule("kill-who", "bury-where")
def test_p07_the_cell_gives_its_bonus_before_the_marker_goes_down():
    game = GAME.__class__({"graveyard": {"1": [{"do": "golem-track", "steps": 2, "way": "up"}]}})
    top = BOX.board.golem_track_top
    state = game.from_json({"automa": {"golems": ["red-3"], "golem_track": top}})
    t = new_context(game.box, state, Resolver(True))
    assert own(graveyard.kill(t, state))["golem_track"] == top - BOX.automa.killed_track
    assert [each.message for each in t.r.instructions][:2] == ["golem-do-kill", "golem-do-bury"]
