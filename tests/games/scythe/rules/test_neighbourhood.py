"""Neighbourhoods (p. 5)."""

import pytest
from games.scythe.positions import GAME, OPEN, choice, position


def near_human(territory, abilities=(), faction="crimea", **rest):
    state = position(
        {"faction": "polania" if faction != "polania" else "nordic"},
        {"faction": faction, "mechs": [territory], "abilities": list(abilities)},
        **rest,
    )
    return choice("neighbourhood", state)["human"][territory]


@pytest.mark.rule("p05-example-1")
def test_p05_example_1_crimean_mech_with_riverwalk_reaches_land_and_the_tundra_over_the_river():
    assert near_human("R3C5", ["riverwalk"]) == ["R2C6", "R3C5", "R4C5", "R4C6"]


@pytest.mark.rule("p05-example-2")
def test_p05_example_2_automa_mech_with_open_water_reaches_all_six_around_it():
    state = position({"mechs": ["R3C5"], "tracker": OPEN})
    near = choice("neighbourhood", state)["automa"]["R3C5"]
    assert near == ["R2C5", "R2C6", "R3C4", "R3C5", "R3C6", "R4C5", "R4C6"]


@pytest.mark.rule("neighbourhood", "S4")
def test_an_automa_unit_behind_closed_water_reaches_land_borders_only():
    state = position({"workers": ["R1C4", "base"]})
    near = choice("neighbourhood", state)
    assert near["automa"] == {"R1C4": ["R1C4", "R1C5", "R2C5"]}, "the unit on the base has none"


@pytest.mark.rule("S5", "neighbourhood")
@pytest.mark.parametrize("tracker", [0, OPEN])
def test_the_base_reaches_its_two_land_neighbours_whether_water_is_open_or_not(tracker):
    state = position({"faction": "rusviet", "tracker": tracker})
    assert choice("neighbourhood", state)["base"] == ["R3C6", "R4C7"], "not the farm over the river"


@pytest.mark.rule("S6")
def test_without_riverwalk_a_human_unit_is_held_by_rivers_and_lakes():
    assert near_human("R3C5") == ["R2C6", "R3C5", "R4C5"]


@pytest.mark.rule("S6")
@pytest.mark.parametrize(
    ("faction", "ability", "territory", "reached"),
    [
        ("nordic", "seaworthy", "R3C5", "R3C4"),
        ("polania", "submerge", "R3C5", "R3C4"),
        ("togawa", "suiton", "R3C5", "R3C4"),
        ("togawa", "toka", "R3C5", "R2C5"),
        ("albion", "burrow", "R3C5", "R3C6"),
        ("albion", "burrow", "R2C5", "R3C5"),
        ("rusviet", "riverwalk", "R3C5", "R3C6"),
        ("nordic", "riverwalk", "R3C5", "R2C5"),
    ],
)
def test_each_ability_opens_what_it_names(faction, ability, territory, reached):
    assert reached not in near_human(territory, [], faction)
    assert reached in near_human(territory, [ability], faction)


@pytest.mark.rule("S6")
def test_burrow_needs_a_tunnel_at_one_end():
    assert "R1C4" not in near_human("R1C3", ["burrow"], "albion")


@pytest.mark.rule("S6")
def test_a_unit_on_a_lake_leaves_it_with_the_lake_ability_but_submerge_does_not_link_lakes():
    near = near_human("R3C4", ["submerge"], "polania")
    assert near == ["R2C4", "R2C5", "R3C3", "R3C4", "R3C5", "R4C4", "R4C5"]


@pytest.mark.rule("S6")
def test_tunnels_count_only_by_option():
    assert "R5C3" not in near_human("R3C5")
    assert "R5C3" in near_human("R3C5", modifiers={"tunnels": True})


@pytest.mark.rule("S6")
def test_marks_of_the_player_add_and_clear_and_clearing_wins():
    human = {"mechs": ["R3C5"], "marked": ["R8C1", "R7C3"], "cleared": ["R2C6", "R7C3"], "workers": ["R6C1"]}
    state = position({"faction": "polania"}, human)
    assert choice("neighbourhood", state)["threatened"] == ["R3C5", "R4C5", "R8C1"], (
        "workers threaten nothing"
    )


@pytest.mark.rule("S1")
def test_distance_is_plain_hex_steps_from_printed_places():
    box = GAME.box
    assert box.steps[box.place["R1C1"]][box.place["R4C4"]] == 4
    assert [box.to_base["nordic"][box.place[name]] for name in ("R1C4", "R1C5", "R2C5", "R4C4")] == [
        1,
        1,
        2,
        4,
    ]
    assert box.to_base["saxony"][box.place["R4C4"]] == 5
