"""The final count (p. 11)."""

import pytest
from games.scythe.positions import GAME, OPEN, asked, happen, position
from user_errors import raises_user_error


def counted(automa=None, human=None, bonus=0, over="automa", **rest):
    state = position(
        {"tracker": OPEN, **(automa or {})},
        {"popularity": 0, **(human or {})},
        over=over,
        structure_bonus=bonus,
        **rest,
    )
    return GAME.result(state)


def side(result, name):
    return {part: value for each in result.sides if each.name == name for part, value in each.parts}


@pytest.mark.rule("final-count")
def test_p11_the_automa_has_coins_4_per_star_and_3_per_territory():
    result = counted(
        {"coins": 7, "tracker": 9, "combat_stars": 2, "workers": ["R1C4", "R1C4", "base"], "mechs": ["R1C5"]}
    )
    assert side(result, "automa") == {
        "scythe-part-coins": 7,
        "scythe-part-stars": 12,  # two for combat and the first of the star card
        "scythe-part-territories": 6,
    }


@pytest.mark.rule("S15")
def test_the_factory_counts_three_territories_and_a_lake_one():
    assert side(counted({"mechs": ["R4C4"]}), "automa")["scythe-part-territories"] == 9
    assert side(counted({"mechs": ["R3C4"]}), "automa")["scythe-part-territories"] == 3
    assert side(counted(human={"character": "R4C4"}), "human")["scythe-part-territories"] == 6


@pytest.mark.rule("final-count")
@pytest.mark.parametrize(
    ("popularity", "star", "territory", "pair"),
    [(0, 3, 2, 1), (6, 3, 2, 1), (7, 4, 3, 2), (12, 4, 3, 2), (13, 5, 4, 3), (18, 5, 4, 3)],
)
def test_the_humans_tiers(popularity, star, territory, pair):
    human = {
        "popularity": popularity,
        "stars": 4,
        "workers": ["R7C3", "R8C1"],
        "resources": {"R7C3": 5},
        "coins": 11,
    }
    assert side(counted(human=human, bonus=6), "human") == {
        "scythe-part-coins": 11,
        "scythe-part-stars": 4 * star,
        "scythe-part-territories": 2 * territory,
        "scythe-part-resources": 2 * pair,
        "scythe-part-structures": 6,
    }


@pytest.mark.rule("final-count")
def test_p11_at_most_six_resources_count_on_each_territory():
    human = {"workers": ["R7C3", "R8C1"], "resources": {"R7C3": 9, "R8C1": 3}}
    assert side(counted(human=human), "human")["scythe-part-resources"] == 4, "6 + 3 = 4 pairs"


@pytest.mark.rule("final-count")
def test_structures_and_armed_traps_hold_a_territory_unless_automa_units_stand_there():
    human = {
        "faction": "togawa",
        "structures": ["R7C3", "R1C4"],
        "tokens": ["R8C1"],
        "disarmed": ["R5C3"],
        "resources": {"R1C4": 4},
    }
    result = counted({"workers": ["R1C4"]}, human)
    assert side(result, "human")["scythe-part-territories"] == 4
    assert side(result, "human")["scythe-part-resources"] == 0, "not on the human's territory"


@pytest.mark.rule("final-tie", "S25")
@pytest.mark.parametrize(
    ("automa", "human", "winner", "reason"),
    [
        ({"coins": 1}, {}, "automa", "coins"),
        ({"mechs": ["base"]}, {}, "automa", "units"),
        ({"character": "base", "power": 1}, {"power": 2}, "human", "power"),
        ({}, {"structures": ["R7C3"], "coins": -0}, "human", "coins"),
        ({"power": 3}, {"power": 4, "popularity": 0}, "human", "power"),
        ({}, {"popularity": 0}, "automa", "popularity"),
        ({}, {"popularity": 11}, "human", "popularity"),
    ],
)
def test_ties_go_by_units_and_structures_then_power_then_popularity(automa, human, winner, reason):
    its = {"tracker": 0, "coins": 0, **automa}
    result = counted(its, {"coins": 0, **human})
    assert (result.winner, result.reason) == (winner, f"scythe-by-{reason}")


@pytest.mark.rule("S25")
def test_then_territories_then_stars():
    its = {"tracker": 0, "workers": ["R1C4", "R1C5"], "coins": 0}
    mine = {"popularity": 10, "workers": ["R7C3", "R7C3"], "coins": 3}
    assert counted(its, mine).reason == "scythe-by-territories"
    mine = {"popularity": 10, "workers": ["R7C3", "R8C1"], "stars": 1, "coins": 0}
    result = counted({**its, "coins": 4}, mine)
    assert (result.winner, result.reason) == ("human", "scythe-by-stars")


@pytest.mark.rule("S27")
def test_equal_in_everything_nobody_wins():
    its = {"tracker": 0, "workers": ["R1C4"], "coins": 0}
    result = counted(its, {"popularity": 10, "workers": ["R7C3"]})
    assert (result.winner, result.reason) == ("nobody", "scythe-by-nothing")


@pytest.mark.rule("final-count")
def test_the_count_asks_for_popularity_and_coins_and_offers_what_is_known():
    state = position({"tracker": OPEN}, {"popularity": 4, "coins": 9}, over="human")
    question = GAME.questions(state)[0]
    asked = GAME.apply(state, GAME.decode_event(question.answer(5)), explain=True)
    assert (asked.questions[0].id, asked.questions[0].default) == ("final-popularity", 4)
    answers = {"final-popularity": 8, "final-coins": 20}
    after = happen(state, question.answer(5), answers)
    result = GAME.result(after.state)
    assert side(result, "human")["scythe-part-coins"] == 20
    assert [node.total for node in after.explanation if hasattr(node, "total")] == [
        s.total for s in result.sides
    ]


@pytest.mark.rule("final-count")
def test_counting_before_the_end_is_refused():
    with raises_user_error("scythe-not-over"):
        happen(position({}), {"type": "final-count", "structure_bonus": 2})


@pytest.mark.rule("final-count")
@pytest.mark.parametrize("bonus", [-1, 10])
def test_no_structure_bonus_tile_gives_more_than_nine_coins_or_takes_any(bonus):
    with raises_user_error("scythe-structure-bonus"):
        happen(position({}, over="automa"), {"type": "final-count", "structure_bonus": bonus})


@pytest.mark.rule("final-count")
def test_the_count_asks_for_the_resources_and_counts_what_the_table_says():
    human = {"popularity": 0, "workers": ["R7C3"], "resources": {"R7C3": 9}}
    state = position({}, human, over="human")
    bonus = {"type": "final-count", "structure_bonus": 0}
    question = asked(state, bonus, "final-resources")
    assert (question.default, question.high) == (6, 6), (
        "six of the nine on one territory, and no other is held"
    )
    answers = {"final-popularity": 0, "final-coins": 0, "final-resources": 5}
    after = happen(state, bonus, answers)
    assert side(GAME.result(after.state), "human")["scythe-part-resources"] == 2
    assert GAME.from_text(GAME.to_text(after.state)) == after.state


@pytest.mark.rule("S25")
def test_power_is_asked_only_where_it_decides():
    state = position({"power": 3}, {"popularity": 10, "power": 1}, over="human")
    answers = {"final-popularity": 10, "final-coins": 0, "final-power": 4}
    after = happen(state, {"type": "final-count", "structure_bonus": 0}, answers)
    assert (GAME.result(after.state).winner, GAME.result(after.state).reason) == ("human", "scythe-by-power")
