"""The movement symbols (pp. 4 to 8)."""

import pytest
from games.scythe.positions import (
    GAME,
    OPEN,
    args_of,
    check_move,
    check_stays_invalid,
    choice,
    messages,
    position,
    turn,
)
from user_errors import raises_user_error

from automatable.core.engine.explanation import Picked

FIRST = {
    "nordic": ("R1C4", "R2C5"),
    "polania": ("R3C1", "R4C2"),
    "rusviet": ("R3C6", "R4C6"),
    "saxony": ("R6C1", "R6C2"),
    "crimea": ("R7C3", "R7C3"),
    "albion": ("R1C1", "R1C3"),
    "togawa": ("R6C7", "R6C6"),
}


@pytest.mark.rule("move-worker", "S7")
@pytest.mark.parametrize("faction", FIRST)
def test_first_worker_move_of_each_faction(faction):
    human = "crimea" if faction != "crimea" else "nordic"
    state = GAME.new(GAME.decode_setup({"automa": faction, "human": human}))
    origin, to = FIRST[faction]
    check_move("move-worker", state, "worker", origin, to)


def example_3():
    """Two workers one step from the base; five units around R3C3; an enemy with Riverwalk to the south."""
    return position(
        {
            "workers": ["R1C4", "R1C5", "R4C4"],
            "mechs": ["R2C4", "R3C2", "R3C4"],
            "character": "R4C3",
            "tracker": OPEN,
        },
        {"mechs": ["R5C3"], "abilities": ["riverwalk"]},
    )


@pytest.mark.rule("p06-example-3", "move-worker", "reading-order")
def test_p06_example_3_worker_goes_where_five_units_support_it():
    state = example_3()
    check_move("move-worker", state, "worker", "R1C4", "R3C3")
    select, valid, safe, target = GAME.decide("move-worker", state, {}).explanation
    assert select.weighed[0].left == ("@territory-R1C4", "@territory-R1C5")
    assert select.weighed[1].decided
    assert select.weighed[1].tie_break == "scythe-reading-order"
    assert "@territory-R4C4" in valid.cuts[1].out, "another worker stands there"
    assert "@territory-R5C3" in valid.cuts[0].out, "the enemy stands there"
    assert "@territory-R5C4" in safe.cuts[0].out, "a starred territory, in the enemy's reach"
    assert safe.cuts[0].ruling is None, "the book says so itself"
    assert target.weighed[0].values["@territory-R3C3"] == 5
    assert max(target.weighed[0].values.values()) == 5
    assert target.weighed[0].decided
    assert target.page == 6


def _picked(explanation):
    return [node for node in explanation if isinstance(node, Picked)]


@pytest.mark.rule("S7")
def test_the_lifted_worker_does_not_support_its_own_destination():
    state = position({"workers": ["R1C4", "R1C5"], "tracker": 0})
    explanation = GAME.decide("move-worker", state, {}).explanation
    assert _picked(explanation)[-1].weighed[0].values == {"@territory-R1C4": 1, "@territory-R2C5": 1}


@pytest.mark.rule("S7")
def test_units_on_the_base_do_not_support():
    state = position({"workers": ["R1C4", "base"], "mechs": ["base"], "character": "base"})
    explanation = GAME.decide("move-worker", state, {}).explanation
    assert set(_picked(explanation)[-1].weighed[0].values.values()) == {1}


@pytest.mark.rule("S7")
def test_a_worker_with_every_valid_territory_threatened_does_not_move():
    state = position(
        {"workers": ["R1C4"]},
        {"faction": "togawa", "mechs": ["R2C4"], "abilities": ["toka"], "marked": ["R1C5"]},
    )
    check_stays_invalid("move-worker", state)


@pytest.mark.rule("S2")
def test_a_worker_on_the_base_is_nearer_than_any_on_the_map():
    state = position({"workers": ["R1C4", "R1C5", "base"]})
    check_move("move-worker", state, "worker", "base", "R2C5")


@pytest.mark.rule("S2")
@pytest.mark.parametrize("spot", ["base", "R1C4"])
def test_mech_and_character_on_one_spot_the_mech_attacks(spot):
    state = position({"mechs": [spot], "character": spot}, {"workers": ["R1C5"]})
    check_move("attack-worker", state, "mech", spot, "R1C5")


@pytest.mark.rule("S3")
def test_with_all_mechs_on_the_mat_the_mech_symbol_is_not_valid():
    state = position({"workers": ["R1C4", "R1C5"], "character": "base"})
    check_stays_invalid("move-mech", state)
    check_stays_invalid("move-character", position({"workers": ["R1C4"]}))
    check_stays_invalid("move-worker", position({"mechs": ["R1C4"]}))


@pytest.mark.rule("move-mech", "p07-example-4")
def test_p07_example_4_mech_takes_the_factory_among_those_one_step_from_the_enemy():
    state = position(
        {"mechs": ["R1C4", "R3C3"], "workers": ["R3C4"], "character": "R3C5", "tracker": OPEN},
        {"mechs": ["R4C5"]},
    )
    check_move("move-mech", state, "mech", "R1C4", "R4C4")
    explanation = GAME.decide("move-mech", state, {}).explanation
    nearest, factory = explanation[-1].weighed
    assert nearest.values["@territory-R4C4"] == 1
    assert len(nearest.left) > 1
    assert factory.decided
    assert factory.values["@territory-R4C4"] == 0


@pytest.mark.rule("move-mech")
def test_a_mech_does_not_join_another_combat_unit_but_may_join_a_worker():
    state = position(
        {"faction": "polania", "mechs": ["base", "R4C2"], "workers": ["R4C1"]}, {"mechs": ["R5C2"]}
    )
    check_move("move-mech", state, "mech", "base", "R4C1")


@pytest.mark.rule("move-character", "S8")
def test_human_units_on_the_base_count_only_if_there_is_none_elsewhere():
    automa = {"faction": "rusviet", "character": "R5C4", "tracker": OPEN}
    near_base = position(automa, {"character": "base"})
    check_move("move-character", near_base, "character", "R5C4", "R6C3")
    elsewhere = position(automa, {"character": "base", "mechs": ["R1C1"]})
    check_move("move-character", elsewhere, "character", "R5C4", "R4C3")


@pytest.mark.rule("S8")
def test_without_any_human_combat_unit_the_factory_decides():
    state = position({"character": "R2C5", "tracker": OPEN}, {"workers": ["R7C3"]})
    check_move("move-character", state, "character", "R2C5", "R3C4")


@pytest.mark.rule("encounter-or-factory")
def test_the_character_goes_to_the_encounter_nearest_the_factory():
    state = position(
        {"workers": ["R1C3", "R2C2"], "character": "base", "tracker": OPEN}, encounters=["R1C3", "R2C2"]
    )
    check_move("encounter-or-factory", state, "character", "base", "R1C3")


@pytest.mark.rule("encounter-or-factory")
def test_the_factory_counts_only_while_the_automa_has_no_factory_card():
    automa = {"workers": ["R3C3"], "character": "base", "tracker": OPEN}
    check_move("encounter-or-factory", position(automa, encounters=[]), "character", "base", "R4C4")
    check_stays_invalid("encounter-or-factory", position({**automa, "factory_card": True}, encounters=[]))


@pytest.mark.rule("encounter-or-factory")
@pytest.mark.parametrize("who", ["enemy", "mech"])
def test_an_encounter_with_an_enemy_or_an_automa_mech_on_it_is_passed_over(who):
    automa = {"workers": ["R4C1"], "character": "base", "faction": "polania"}
    human = {}
    if who == "enemy":
        human = {"workers": ["R4C2"]}
    else:
        automa["mechs"] = ["R4C2"]
    check_stays_invalid("encounter-or-factory", position(automa, human))


@pytest.mark.rule("S5")
def test_the_base_alone_gives_no_way_to_an_encounter():
    state = position({"faction": "nordic", "character": "base"}, encounters=["R2C5"])
    check_stays_invalid("encounter-or-factory", state)
    check_move("move-character", state, "character", "base", "R1C4")


@pytest.mark.rule("attack-worker")
def test_the_attack_goes_to_the_workers_on_most_resources_and_takes_everything():
    state = position(
        {"mechs": ["R3C3", "base"], "character": "R1C4", "tracker": OPEN},
        {"workers": ["R2C4", "R3C2", "R3C2"], "resources": {"R3C2": 3, "R2C4": 2}},
    )
    check_move("attack-worker", state, "mech", "base", "R3C2")
    after = turn(state, 19)
    assert args_of(after, "human-home")["at"] == "@territory-R3C2"
    assert "remove-resources" in messages(after)
    human = GAME.to_json(after.state)["human"]
    assert human["workers"] == ["R2C4", "base", "base"]
    assert human["resources"] == {"R2C4": 2}


@pytest.mark.rule("attack-worker")
def test_workers_without_resources_are_attacked_too_but_defended_ones_are_not():
    automa = {"mechs": ["R3C3"], "tracker": OPEN}
    check_move("attack-worker", position(automa, {"workers": ["R2C4"]}), "mech", "R3C3", "R2C4")
    check_stays_invalid("attack-worker", position(automa, {"workers": ["R2C4"], "mechs": ["R2C4"]}))


@pytest.mark.rule("attack-combat-unit")
def test_the_attack_goes_where_fewest_enemy_combat_units_stand():
    state = position({"mechs": ["R3C3"], "tracker": OPEN, "power": 9}, {"mechs": ["R4C4", "R4C4", "R2C4"]})
    check_move("attack-combat-unit", state, "mech", "R3C3", "R2C4")


@pytest.mark.rule("attack-combat-unit", "movement-line")
def test_too_little_power_and_the_next_symbol_is_tried():
    state = position(
        {"mechs": ["R3C3"], "tracker": OPEN, "power": 5, "workers": ["R3C2"]},
        {"mechs": ["R4C4"], "workers": ["R2C4"]},
    )
    after = turn(state, 17)  # attack with 6, attack a worker, move a worker
    assert args_of(after, "move") == {
        "piece": "mech",
        "origin": "@territory-R3C3",
        "to": "@territory-R2C4",
    }


@pytest.mark.rule("teleportation")
def test_a_unit_moves_to_the_neighbourhood_of_any_other_unit():
    state = position(
        {"mechs": ["R1C4", "R7C3"], "faction": "nordic", "tracker": OPEN},
        {"mechs": ["R6C4"], "faction": "saxony"},
    )
    check_move("move-mech", state, "mech", "R1C4", "R6C3")


@pytest.mark.rule("water")
def test_closed_water_holds_units_and_open_water_lets_them_over_rivers_and_onto_lakes():
    closed = position({"faction": "polania", "workers": ["R3C1", "R4C1"]})
    check_move("move-worker", closed, "worker", "R3C1", "R4C2")
    open_ = position({"faction": "polania", "mechs": ["R4C2"], "tracker": OPEN}, {"mechs": ["R4C4"]})
    check_move("move-mech", open_, "mech", "R4C2", "R4C3")


@pytest.mark.rule("S9", "movement-line")
def test_staying_in_place_is_a_movement_and_no_other_symbol_follows():
    state = position({"faction": "crimea", "workers": ["R7C3", "R8C1"]}, {"faction": "nordic"})
    after = turn(state, 6)
    assert args_of(after, "stay")["at"] == "@territory-R7C3"


@pytest.mark.rule("movement-line")
def test_the_first_valid_group_is_carried_out_and_no_other():
    state = position({"workers": ["R1C4", "R1C5"], "character": "base", "mechs": []}, encounters=[])
    after = turn(state, 8)  # mech, worker: no mech on the board
    assert messages(after)[1] == "move"
    assert args_of(after, "move")["piece"] == "worker"
    both = position({"workers": ["R1C4"], "mechs": ["R1C5"]})
    after = turn(both, 8)
    assert args_of(after, "move")["piece"] == "mech"


@pytest.mark.rule("movement-line")
def test_no_valid_group_means_no_movement():
    state = position({"workers": ["R1C4"]})
    after = turn(state, 16)  # encounter, character
    assert "no-move" in messages(after)


@pytest.mark.rule("movement-line")
def test_a_piece_gained_this_turn_has_not_moved():
    state = position({"workers": ["R1C4", "R1C5"], "character": "R2C5"})
    after = turn(state, 10)  # mech or worker, then a mech is gained
    assert args_of(after, "move")["piece"] == "worker"
    assert GAME.to_json(after.state)["automa"]["mechs"] == ["base"]


@pytest.mark.rule("brackets")
@pytest.mark.parametrize(("faction", "piece"), [("nordic", "worker"), ("saxony", "character")])
def test_brackets_count_only_for_their_faction(faction, piece):
    state = position(
        {"faction": faction, "workers": ["R1C5"], "character": "R2C5", "mechs": []}, encounters=[]
    )
    after = turn(state, 1)  # (nordic: worker) / encounter / character
    moved = [i.args["piece"] for i in after.instructions if i.message in ("scythe-do-move", "scythe-do-stay")]
    assert moved == [piece]


@pytest.mark.rule("S20")
def test_a_peaceful_move_onto_resources_removes_them():
    state = position({"workers": ["R1C4", "R1C5"]}, {"resources": {"R2C5": 4}})
    after = turn(state, 3)
    assert args_of(after, "remove-resources")["at"] == "@territory-R2C5"
    assert GAME.to_json(after.state)["human"]["resources"] == {}


@pytest.mark.rule("encounter-or-factory")
def test_whichever_symbol_brings_the_character_there_it_takes_token_and_card():
    state = position({"character": "R1C4"}, {"faction": "crimea", "mechs": ["R6C3"]}, encounters=["R2C5"])
    assert choice("move-character", state)["to"] == "R2C5"
    after = turn(state, 11)
    assert "encounter" in messages(after)
    assert after.state.encounters == 0
    state = position(
        {"character": "R3C4", "workers": ["R3C3"], "tracker": OPEN}, {"mechs": ["R5C4"]}, encounters=[]
    )
    after = turn(state, 16)
    assert "factory-card" in messages(after)
    assert after.state.automa.factory_card


@pytest.mark.rule("automa-limits")
def test_the_automa_uses_no_tunnels_and_keeps_its_popularity():
    state = position(
        {"mechs": ["R2C4"], "faction": "albion", "tracker": 0, "workers": []}, {"mechs": ["R6C5"]}
    )
    assert choice("neighbourhood", state)["automa"]["R2C4"] == ["R2C4", "R3C3"]
    assert not hasattr(state.automa, "popularity")
    assert GAME.box.printed.game.automa_popularity == 10


@pytest.mark.rule("attack-combat-unit")
def test_p08_asked_alone_the_attack_needs_the_power_printed_by_the_symbol():
    state = position({"mechs": ["R3C3"], "power": 5, "tracker": OPEN}, {"mechs": ["R3C2"]})
    move = {"piece": "mech", "from": "R3C3", "to": "R3C2"}
    for power, choice_ in ((0, move), (5, move), (6, None)):
        for explain in (True, False):
            assert GAME.decide("attack-combat-unit", state, {"power": power}, explain).choice == choice_
    for junk in (-1, "5", 1.5, True, None):
        with raises_user_error("core-bad-input"):
            GAME.decide("attack-combat-unit", state, {"power": junk})
