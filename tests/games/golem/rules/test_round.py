"""The phases around the actions (pp. 2, 3 and 7)."""

import pytest
from games.golem.positions import BOX, GAME, cited, happen, nodes, noted, own, position, said, turn

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.games.golem.rules.round import influence

END = {"phase": "end", "turn": 6}


def ended(automa=None, table=None, answers=None, **rest):
    return happen(
        position(automa, table, **{**END, **rest}),
        {"type": "round-ended", "round": rest.get("round", 1)},
        answers,
    )


@pytest.mark.rule("refresh")
def test_p02_refresh_takes_marbles_and_tiles_back_and_moves_the_library_on():
    table = {"library": ["01", "02", "03", "04", "05"], "taken": [1], "rabbis": [1]}
    state = ended({"marbles": ["red", "white"], "rabbi": 2, "cards": ["01", "02", "03"]}, table).state
    assert (state.round, state.phase, state.marbles, state.rabbi) == (2, "deal", (), -1)
    assert state.library == ("02", "03", "04", "05", "") and state.gone_books == ("01",)
    assert state.tiles == ("", "", "") and state.used_tiles == ("01", "02", "03") and state.taken == 0


@pytest.mark.rule("cards-under")
def test_p03_the_cards_go_under_the_deck_or_all_are_shuffled():
    cards = {"cards": ["01", "02", "03"], "under": ["07"]}
    assert ended(cards).state.under == ("07", "01", "02", "03")
    assert ended({**cards, "reshuffle": True}).state.under == ()


@pytest.mark.rule("turn-order", "L23")
def test_p07_turn_order_follows_the_rabbis_from_the_top_and_the_printed_space_comes_last():
    state = ended({"rabbi": 3}, {"rabbis": [1]}).state
    assert state.order == (1, 0)
    three = {"humans": 3, "turn": 12}
    assert ended({"rabbi": 2}, {"rabbis": [6, 1, 0]}, **three).state.order == (2, 0, 1, 3)


@pytest.mark.rule("turn-order", "L35")
def test_several_rabbis_on_the_printed_space_go_in_the_order_they_came_there():
    two = {"humans": 2, "turn": 9, "order": ["human-1", "automa", "human-2"]}
    both = {"rabbis": [6, 6], "printed_space": ["human-2", "human-1"]}
    ended_so = ended({"rabbi": 1}, both, **two)
    assert ended_so.state.order == (0, 2, 1) and "L35" in cited(ended_so.explanation)
    assert ended_so.state.printed_space == (), "a new round: nobody has come there"
    assert "L35" not in cited(ended({"rabbi": 1}, {"rabbis": [2, 6]}, **two).explanation)
    three = {"rabbis": [6, 6], "printed_space": ["human-2", "automa", "human-1"]}
    assert ended({"rabbi": 6}, three, **two).state.order == (2, 0, 1)


@pytest.mark.rule("turn-order", "L35", "rabbi-place", "several-humans")
def test_the_order_of_arrival_on_the_printed_space_is_kept_with_the_position():
    card = {"cards": ["05", "06"], "marbles": ["red", "blue"], "golems": ["red-9"]}
    table = {"rabbis": [0, 6], "printed_space": ["human-2"], "tiles": ["01", "03", "04", "05"]}
    automa = position(card, {**table, "taken": [1, 2, 3, 4]}, humans=2, turn=6)
    after = turn(automa, "07").state
    assert own(after)["rabbi"] == 6 and after.printed_space == (2, 0), "it came to kill, after human 2"
    human = happen(after, {"type": "acted", "did": "tile-6"}, {"buried": 0}).state
    assert human.printed_space == (2, 0, 1)
    assert GAME.from_json(GAME.to_json(human)) == human == GAME.from_text(GAME.to_text(human))


@pytest.mark.rule("turn-order", "L35", "owners-box")
def test_an_owner_is_asked_who_came_first_to_the_printed_space():
    two = {"humans": 2, "turn": 9, "box": "owner"}
    state = position({"rabbi": 1}, {"rabbis": [6, 6], "printed_space": ["human-1", "human-2"]}, **END | two)
    event = GAME.decode_event({"type": "round-ended", "round": 1})
    asked = GAME.apply(state, event, explain=True).questions[0]
    assert (asked.id, asked.message) == ("order-2", "golem-who-came-first")
    assert [option.value for option in asked.options] == [1, 2]


@pytest.mark.rule("turn-order", "L35")
def test_where_nobody_knows_who_came_first_to_the_printed_space_it_is_asked():
    two = {"humans": 2, "turn": 9}
    for first, order in ((1, (0, 1, 2)), (2, (0, 2, 1))):
        assert ended({"rabbi": 1}, {"rabbis": [6, 6]}, {"order-2": first}, **two).state.order == order
    some = {"rabbis": [6, 6], "printed_space": ["human-1"]}
    assert ended({"rabbi": 6}, some, {"order-1": 0, "order-2": 1}, **two).state.order == (0, 1, 2)
    untold = {"rabbis": [6, 0], "printed_space": ["human-1"], "untold": ["human-2"], "taken": [2, 3, 4]}
    assert ended({"rabbi": 1}, untold, {"order-2": 2}, **two).state.order == (0, 2, 1)


@pytest.mark.parametrize("seats", [["human-1", "human-1"], ["human-3"], ["cat"]])
def test_the_order_of_arrival_names_players_of_the_game_once(seats):
    with pytest.raises(UserError):
        position({}, {"printed_space": seats}, humans=2)


@pytest.mark.rule("turn-order", "L23")
def test_p07_an_untold_rabbi_is_asked_for_only_as_far_as_the_known_ones_leave_it_open():
    two, three = {"humans": 2, "turn": 9}, {"humans": 3, "turn": 12}
    untold = {"untold": ["human-2"]}
    no_room = ended({"rabbi": 2}, {**untold, "rabbis": [1, 0]}, **two)
    assert no_room.state.order == (1, 0, 2), "nothing lies above or between: not asked"
    above = {**untold, "rabbis": [3, 0]}
    assert ended({"rabbi": 2}, above, {"order-1": 2}, **two).state.order == (2, 0, 1)
    assert ended({"rabbi": 2}, above, {"order-1": 0}, **two).state.order == (0, 1, 2)
    asked = GAME.apply(
        position({"rabbi": 2}, above, **{**END, **two}),
        GAME.decode_event({"type": "round-ended", "round": 1}),
    )
    assert [option.value for option in asked.questions[0].options] == [0, 2]
    with pytest.raises(UserError):
        GAME.apply(asked.state, GAME.decode_event(asked.questions[0].answer(1)))
    nowhere = {**untold, "rabbis": [0, 0, 1]}
    assert ended({"rabbi": 2}, nowhere, {"order-3": 1}, **three).state.order == (3, 0, 1, 2)
    assert ended({"rabbi": 2}, nowhere, {"order-3": 2}, **three).state.order == (3, 0, 2, 1)


@pytest.mark.rule("influence", "L3")
@pytest.mark.parametrize(
    ("taken", "match"),
    [
        ("red yellow", True),
        ("yellow red", True),
        ("red white", True),
        ("white white", True),
        ("red black", False),
        ("red red", False),
        ("red", False),
    ],
)
def test_p07_marbles_match_in_any_order_white_is_wild_black_never(taken, match):
    colours = ("red", "yellow", "blue", "black", "white")
    assert influence.matches(tuple(colours.index(each) for each in taken.split()), (0, 1)) is match


@pytest.mark.rule("influence", "red-zone")
def test_p07_a_matched_character_is_paid_for_or_gives_three_coins_in_the_red_zone():
    marbles = {"marbles": ["red", "yellow"]}
    rich = ended({**marbles, "resources": 10})
    assert "influence" in said(rich) and own(rich.state)["ingots"] == [2]
    poor = ended({**marbles, "resources": -4})
    assert "influence" not in said(poor) and own(poor.state)["ingots"] == []
    coins = next(each for each in poor.instructions if each.message == "golem-net-resources")
    assert coins.args == {"before": -4, "after": -4 + BOX.automa.red_zone_coins}


@pytest.mark.rule("income", "artifact-income")
def test_p07_artifacts_pay_first_then_tracks_and_students():
    state = {"ingots": [1, 2], "golem_track": 2, "study_track": 1, "students": {"blue": 4}, "resources": -5}
    resolution = ended(state)
    after = own(resolution.state)
    assert after["points"] == 1 + BOX.board.track_points["2"] + BOX.board.study_points["1"]
    assert after["resources"] == -5 + 1 + 1
    shown = noted(resolution)
    assert shown.index("income") < shown.index("golem-track-income") < shown.index("street")


def students_income(street, **students):
    """The end of a round with another street and these students."""
    game = games.load("golem", {"street": street})
    automa = {"students": {"red": 1, "yellow": 1, "blue": 1, **students}, "resources": -5}  # no upgrade
    form = GAME.to_json(position(automa, **END))
    return game.apply(
        game.from_json(form), game.decode_event({"type": "round-ended", "round": 1}), explain=True
    )


@pytest.mark.rule("income", "L34")
def test_p07_a_student_is_paid_where_it_stood_when_the_students_turn_came():
    moves_yellow = {"red-4": [{"do": "student-forward", "steps": 1, "district": "yellow"}]}
    paid = students_income(moves_yellow, red=4, yellow=4)
    assert own(paid.state)["students"]["yellow"] == 5
    assert own(paid.state)["resources"] == -4, "for section IV, where it stood"
    assert "L34" in cited(paid.explanation)
    assert "L34" not in cited(students_income(moves_yellow, red=4, yellow=1).explanation), (
        "nothing there or beyond"
    )
    assert "L34" not in cited(students_income({}, red=4, yellow=4).explanation), "nobody was moved"


@pytest.mark.rule("income", "L34")
@pytest.mark.parametrize(
    ("tokens", "points", "marker"),
    [
        (["red", "yellow", "blue"], 3, 17),
        (["blue", "yellow", "red"], 0, 20),
        (["yellow", "blue", "red"], 0, 20),
    ],
)
def test_p07_students_incomes_are_taken_in_the_order_of_the_tokens(tokens, points, marker):
    street = {
        "red-2": [{"do": "gain", "resource": "clay", "amount": 3}],
        "blue-2": [{"do": "pay", "resource": "coins", "amount": 3}],
    }
    done = {"golem": list(BOX.golem_ids), "artifact": list(BOX.cell_ids), "study": list(BOX.study_ids)}
    game = games.load("golem", {"street": street})
    automa = {"students": {"red": 2, "yellow": 1, "blue": 2}, "tokens": tokens, "resources": 20}
    form = GAME.to_json(position({**automa, "upgrades": done}, **END))
    event = game.decode_event({"type": "round-ended", "round": 1})
    ended = game.apply(game.from_json(form), event, explain=True)
    assert (ended.state.points, ended.state.resources) == (points, marker)
    assert "L34" in cited(ended.explanation)


@pytest.mark.rule("income", "L34")
def test_where_the_order_of_the_students_incomes_changes_nothing_no_ruling_is_shown():
    assert "L34" not in cited(students_income({}, red=4, yellow=7, blue=10).explanation), (
        "resources and points"
    )
    moves = {"red-4": [{"do": "student-forward", "steps": 1, "district": "red"}]}
    assert "L34" not in cited(students_income(moves, red=4).explanation), "one student brings something"


@pytest.mark.rule("golem-control", "L21")
def test_p07_golems_ahead_of_their_student_cost_knowledge_and_spill_into_points():
    golems = {"golems": ["red-4", "yellow-2"], "students": {"red": 2, "yellow": 3}, "resources": -4}
    after = own(ended(golems).state)
    assert (after["resources"], after["points"]) == (-5, -1)


def test_the_fourth_round_ends_in_the_count():
    resolution = ended({"points": 7, "resources": 10}, round=4)
    assert resolution.state.phase == "scoring" and resolution.state.final[0] >= 7


def rule_of(resolution, note):
    """The rule a fact cites."""
    return next(
        n.rule for n in nodes(resolution.explanation) if getattr(n, "message", "") == f"golem-note-{note}"
    )


@pytest.mark.rule("influence", "income", "red-zone")
def test_p07_the_red_zone_cites_the_section_of_its_phase():
    resolution = ended({"marbles": ["red", "yellow"], "resources": -5}, level="easy")
    assert rule_of(resolution, "red-zone-influence") == "influence"
    assert rule_of(resolution, "red-zone") == "income"


@pytest.mark.rule("cards-under")
def test_after_the_last_round_no_card_is_put_away():
    cards = {"cards": ["01", "02", "03"]}
    assert "cards-under" in said(ended(cards, round=3))
    assert "cards-under" not in said(ended(cards, round=4))
    assert "reshuffle" not in said(ended({**cards, "reshuffle": True}, round=4))


@pytest.mark.rule("influence")
def test_without_a_marble_no_colours_are_said_not_to_match():
    assert "no-marbles" in noted(ended())
    assert "no-influence" in noted(ended({"marbles": ["black"]}))
