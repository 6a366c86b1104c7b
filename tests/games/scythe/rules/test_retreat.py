"""Retreat: a lost combat beside a lake, and combats that the end of the game leaves unfought."""

import pytest
from games.scythe.positions import GAME, OPEN, args_of, form, happen, messages, position

ATTACK = {"type": "human-attacked", "at": "R3C3"}
LOST = {"combat-dial": 0, "combat-cards": 0, "combat-card": 9}


def nordic(**human):
    """The human is Nordic and about to lose on the forest R3C3, which lies on three lakes."""
    return position(
        {"faction": "saxony", "mechs": ["R3C3"], "power": 8, "tracker": OPEN},
        {"faction": "nordic", "mechs": ["R3C3"], "power": 3, **human},
    )


@pytest.mark.rule("S37", "combat")
def test_seaworthy_units_may_retreat_onto_an_adjacent_lake():
    state = nordic(abilities=["seaworthy"])
    after = happen(state, ATTACK, {**LOST, "combat-retreat": "R3C4"})
    assert form(after.state)["human"]["mechs"] == ["R3C4"]
    assert args_of(after, "human-home")["to"] == "@territory-R3C4"
    home = happen(state, ATTACK, {**LOST, "combat-retreat": "base"})
    assert form(home.state)["human"]["mechs"] == ["base"]
    without = happen(nordic(), ATTACK, LOST)
    assert form(without.state)["human"]["mechs"] == ["base"], "not asked"


@pytest.mark.rule("S37")
def test_the_lake_is_adjacent_and_without_automa_units():
    lakes = [name for name in ("R2C1", "R2C3", "R3C4", "R4C3", "R5C5") if _beside("R3C3", name)]
    state = nordic(abilities=["seaworthy"])
    state = GAME.from_json({**form(state), "automa": {**form(state)["automa"], "workers": [lakes[0]]}})
    resolution = happen_until(state, "combat-retreat")
    assert [option.value for option in resolution.questions[0].options] == ["base", *lakes[1:]]


def _beside(a, b):
    box = GAME.box
    return box.around[box.place[a]] >> box.place[b] & 1


def happen_until(state, id):
    resolution = GAME.apply(state, GAME.decode_event(ATTACK), explain=True)
    while resolution.questions[0].id != id:
        question = resolution.questions[0]
        value = LOST.get(question.id, question.default)
        resolution = GAME.apply(resolution.state, GAME.decode_event(question.answer(value)), explain=True)
    return resolution


@pytest.mark.rule("S37")
def test_workers_go_along_only_with_a_mech():
    carried = nordic(abilities=["seaworthy"], workers=["R3C3"])
    answers = {**LOST, "combat-retreat": "R3C4", "combat-retreat-workers": "R3C4"}
    assert form(happen(carried, ATTACK, answers).state)["human"]["workers"] == ["R3C4"]
    answers["combat-retreat-workers"] = "base"
    parted = happen(carried, ATTACK, answers)
    assert form(parted.state)["human"]["workers"] == ["base"]
    assert args_of(parted, "human-lake")["to"] == "@territory-R3C4"
    alone = nordic(abilities=["seaworthy"], mechs=[], character="R3C3", workers=["R3C3"])
    after = happen(alone, ATTACK, {**LOST, "combat-retreat": "R3C4"})
    assert form(after.state)["human"]["workers"] == ["base"]
    assert form(after.state)["human"]["character"] == "R3C4"


def open_attack(**human):
    """The human's units stand among the Automa's on R6C4, unfought, one star before the end."""
    return position(
        {"faction": "saxony", "mechs": ["R6C4"], "power": 3},
        {"faction": "nordic", "mechs": ["R6C4"], "stars": 5, "popularity": 10, **human},
    )


@pytest.mark.rule("S33", "game-end", "final-count")
def test_a_sixth_star_calls_an_open_combat_off_and_the_attackers_go_back():
    after = happen(open_attack(), {"type": "star-placed"}, {"back-R6C4-1": "R6C3"})
    assert after.state.over == "human"
    assert form(after.state)["human"]["mechs"] == ["R6C3"]
    assert args_of(after, "called-off") == {
        "piece": "mech",
        "origin": "@territory-R6C4",
        "to": "@territory-R6C3",
    }
    counted = happen(
        after.state,
        {"type": "final-count", "structure_bonus": 0},
        {"final-popularity": 10, "final-coins": 0, "final-resources": 0},
    )
    sides = {side.name: dict(side.parts) for side in GAME.result(counted.state).sides}
    assert sides["human"]["scythe-part-territories"] == 3, "the one it came from"
    assert sides["automa"]["scythe-part-territories"] == 3, "the one it holds"


@pytest.mark.rule("S33")
def test_each_unit_goes_back_to_its_own_and_takes_what_was_carried():
    state = open_attack(character="R6C4", workers=["R6C4"], resources={"R6C4": 2})
    answers = {"back-R6C4-1": "R6C3", "back-R6C4-2": "R7C3", "back-R6C4-3": "R7C3"}
    human = form(happen(state, {"type": "star-placed"}, answers).state)["human"]
    assert (human["character"], human["mechs"], human["workers"]) == ("R6C3", ["R7C3"], ["R7C3"])
    assert human["resources"] == {"R6C3": 2}


@pytest.mark.rule("S33", "combat")
def test_a_combat_won_with_the_sixth_star_calls_the_other_one_off():
    state = position(
        {"faction": "saxony", "mechs": ["R6C4", "R3C3"], "power": 3, "tracker": OPEN},
        {"faction": "nordic", "mechs": ["R6C4", "R3C3"], "power": 7, "stars": 5},
    )
    won = {"combat-dial": 7, "combat-cards": 0, "combat-card": 4, "back-R6C4-1": "base"}
    after = happen(state, ATTACK, won)
    assert after.state.over == "human"
    assert form(after.state)["human"]["mechs"] == ["R3C3", "base"]


@pytest.mark.rule("S33", "S31")
def test_a_position_entered_with_six_stars_is_called_off_at_the_count():
    state = position(
        {"faction": "saxony", "mechs": ["R6C4"]}, {"faction": "nordic", "mechs": ["R6C4"], "stars": 6}
    )
    answers = {"back-R6C4-1": "base", "final-popularity": 0, "final-coins": 0}
    counted = happen(state, {"type": "final-count", "structure_bonus": 0}, answers)
    assert form(counted.state)["human"]["mechs"] == ["base"]


def test_where_attackers_may_have_come_from_the_nearest_first():
    resolution = GAME.apply(open_attack(), GAME.decode_event({"type": "star-placed"}), explain=True)
    values = [option.value for option in resolution.questions[0].options]
    assert "R6C4" not in values
    assert set(values[:6]) == {"R5C4", "R5C5", "R6C3", "R6C5", "R7C3", "R7C4"} or values[6] == "base"
    assert messages(resolution)[:2] == ["human-star", "game-over"]
