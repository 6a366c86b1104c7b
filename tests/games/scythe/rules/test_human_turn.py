"""The human's turn: moves, new pieces, combats, stars in the Automa's turn."""

from typing import Any

import msgspec
import pytest
from games.scythe.positions import GAME, OPEN, args_of, asked, form, happen, messages, position, turn
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError
from automatable.locales import LANGUAGES, Words


def user_error(state, event, message):
    """The event is refused with this message, which has words in every language."""
    with pytest.raises(UserError) as caught:
        happen(state, event)
    assert caught.value.message == message
    for language in LANGUAGES:
        assert Words(language, "scythe").error_sentence(caught.value)


def guarded(**human):
    """An Automa mech guards the encounter R2C2; the human's character stands beside it."""
    return position(
        {"faction": "togawa", "mechs": ["R2C2"], "power": 3, "tracker": OPEN},
        {"character": "R1C1", "power": 7, **human},
    )


TO_THE_GUARD = {"type": "human-moved", "piece": "character", "from": "R1C1", "to": "R2C2"}
AT_THE_GUARD = {"type": "human-attacked", "at": "R2C2"}


@pytest.mark.rule("S28")
@pytest.mark.parametrize(("dial", "taken"), [(7, True), (0, False)])
def test_the_humans_encounter_waits_for_the_combat_and_for_its_winner(dial, taken):
    arrived = happen(guarded(), TO_THE_GUARD)
    assert "human-encounter" not in messages(arrived)
    assert "R2C2" in form(arrived.state)["encounters"]
    fought = happen(arrived.state, AT_THE_GUARD, {"combat-dial": dial, "combat-cards": 0, "combat-card": 3})
    assert ("human-encounter" in messages(fought)) is taken
    assert ("R2C2" not in form(fought.state)["encounters"]) is taken


@pytest.mark.rule("S28")
def test_no_encounter_after_the_combat_that_ended_the_game():
    arrived = happen(guarded(stars=5), TO_THE_GUARD)
    fought = happen(arrived.state, AT_THE_GUARD, {"combat-dial": 7, "combat-cards": 0, "combat-card": 4})
    assert fought.state.over == "human"
    assert "R2C2" in form(fought.state)["encounters"]


@pytest.mark.rule("S29")
def test_a_mech_carries_workers_into_a_combat_and_they_count_for_the_peoples_army():
    state = position(
        {"mechs": ["R3C3"], "power": 3, "tracker": OPEN},
        {
            "faction": "rusviet",
            "mechs": ["R3C2"],
            "workers": ["R3C2", "R3C2"],
            "abilities": ["peoples-army"],
            "resources": {"R3C2": 2},
        },
    )
    user_error(
        state,
        {"type": "human-moved", "piece": "worker", "from": "R3C2", "to": "R3C3"},
        "scythe-worker-into-enemy",
    )
    mech = {"type": "human-moved", "piece": "mech", "from": "R3C2", "to": "R3C3", "carry": 2}
    workers = {"type": "human-moved", "piece": "worker", "from": "R3C2", "to": "R3C3", "count": 2}
    arrived = happen(happen(state, mech).state, workers).state
    cards = asked(arrived, {"type": "human-attacked", "at": "R3C3"}, "combat-cards")
    assert cards.args == {"cards": 2}
    lost = happen(
        arrived,
        {"type": "human-attacked", "at": "R3C3"},
        {"combat-cards": 2, "combat-card": 3},  # without power the dial is not asked for
    )
    human = form(lost.state)["human"]
    assert human["workers"] == ["base", "base"]
    assert human["resources"] == {}, "what was carried into the lost combat is gone"


@pytest.mark.rule("S29")
@pytest.mark.parametrize("at", ["R1C4", "R3C3"])
@pytest.mark.parametrize("piece", ["mech", "worker", "character"])
def test_nothing_new_is_put_among_automa_units(piece, at):
    state = position({"mechs": ["R3C3"], "workers": ["R1C4"], "tracker": OPEN}, {"mechs": []})
    user_error(state, {"type": "human-placed", "piece": piece, "at": at}, "scythe-placed-on-enemy")


@pytest.mark.rule("S29")
@pytest.mark.parametrize("count", [-1, 0, 99])
@pytest.mark.parametrize("piece", ["mech", "worker", "character", "structure", "token"])
def test_an_impossible_number_of_new_pieces_is_refused_at_once(piece, count):
    event = {"type": "human-placed", "piece": piece, "at": "R5C3", "count": count}
    user_error(position({}), event, "scythe-no-piece-left")


@pytest.mark.rule("combat")
def test_there_is_nobody_to_fight_on_a_base():
    state = position({}, {"mechs": ["base"]})
    user_error(state, {"type": "human-attacked", "at": "base"}, "scythe-no-combat")


@pytest.mark.rule("S32")
@pytest.mark.parametrize(("abilities", "cards"), [([], 1), (["suiton"], 2)])
def test_suiton_allows_one_more_card_on_a_lake(abilities, cards):
    state = position(
        {"mechs": ["R3C4"], "tracker": OPEN}, {"faction": "togawa", "mechs": ["R3C4"], "abilities": abilities}
    )
    question = asked(state, {"type": "human-attacked", "at": "R3C4"}, "combat-cards")
    assert question.args == {"cards": cards}
    assert question.high == cards * 5
    assert (question.rule == "S32") is bool(abilities)


@pytest.mark.rule("S32")
@pytest.mark.parametrize(
    ("at", "structures", "offered"), [("R3C2", [], True), ("R3C3", [], False), ("R3C3", ["R3C3"], True)]
)
def test_disarm_is_offered_on_a_tunnel_and_by_a_structure_that_may_be_the_mine(at, structures, offered):
    human = {"faction": "saxony", "mechs": [at], "abilities": ["disarm"], "structures": structures}
    state = position({"mechs": [at], "power": 8, "tracker": OPEN}, human)
    question = asked(state, {"type": "human-attacked", "at": at}, "combat-disarm", "combat-cards")
    assert (question.id == "combat-disarm") is offered


def recruit(stars, **human):
    """Card 1 in scheme I gives the recruit bonus of power and a star; the Automa cannot move."""
    return position({"tracker": OPEN}, {"recruits": ["power"], "power": 15, "stars": stars, **human})


@pytest.mark.rule("S30")
def test_a_star_for_the_end_of_the_power_track_is_placed_after_the_automas_turn():
    after = turn(recruit(2), 1, {"recruit-star": True})
    assert (after.state.human.power, after.state.human.stars) == (16, 3)
    assert messages(after).index("human-star") > messages(after).index("net-tracker")
    before = turn(recruit(2), 1, {"recruit-star": False})
    assert before.state.human.stars == 2
    assert turn(recruit(2, power=14), 1).state.human.stars == 2, "nothing is asked below the end"
    assert turn(recruit(2, power=16), 1).state.human.stars == 2, "nor when it was there already"


@pytest.mark.rule("S30", "game-end")
def test_a_sixth_star_from_the_recruit_bonus_comes_after_the_cube_has_moved():
    after = turn(recruit(5), 1, {"recruit-star": True})
    assert after.state.over == "human"
    assert after.state.automa.tracker == OPEN + 1


@pytest.mark.rule("S30", "game-end")
def test_no_star_from_the_recruit_bonus_when_the_automas_turn_ended_the_game():
    last = {"tracker": 20, "power": 0}
    state = position(last, {"recruits": ["power"], "power": 15, "stars": 5}, level="automa")
    after = turn(state, 5)  # scheme II: 4 power, a worker, then the cube onto the last star
    assert after.state.over == "automa", "the bonus of this card is a combat card"
    state = position(last, {"recruits": ["power"], "power": 15, "stars": 5}, level="automa")
    after = turn(state, 1)  # scheme II: 4 power, the bonus of power, then the cube onto the last star
    assert after.state.over == "automa"
    assert (after.state.human.power, after.state.human.stars) == (16, 5)


@pytest.mark.rule("S30")
def test_a_star_for_the_end_of_the_popularity_track_is_asked_for_too():
    state = position({}, {"recruits": ["popularity"], "popularity": 17})
    after = turn(state, 7, {"recruit-star": True})
    assert (after.state.human.popularity, after.state.human.stars) == (18, 1)
    assert args_of(after, "human-star") == {"why": "popularity", "stars": 1}


def crimea(**human):
    return position({"faction": "rusviet"}, {"abilities": ["wayfare"], "mechs": ["R5C3"], **human})


TO_SAXONY = {"type": "human-moved", "piece": "mech", "from": "R5C3", "to": "base-saxony"}


@pytest.mark.rule("S39")
def test_wayfare_takes_crimea_to_the_base_of_a_faction_nobody_plays():
    after = happen(crimea(), TO_SAXONY).state
    assert form(after)["human"]["mechs"] == ["base-saxony"]
    assert GAME.from_text(GAME.to_text(after)) == after
    assert "bsaxony" in GAME.to_text(after)
    back = happen(after, {**TO_SAXONY, "from": "base-saxony", "to": "base"}).state
    assert form(back)["human"]["mechs"] == ["base"]


@pytest.mark.rule("S39")
def test_nobody_else_stands_on_a_foreign_base():
    user_error(crimea(abilities=[]), TO_SAXONY, "scythe-no-wayfare")
    user_error(crimea(), {**TO_SAXONY, "to": "base-rusviet"}, "scythe-no-wayfare")
    for automa, human in (
        ({"mechs": ["base-saxony"]}, {}),
        ({}, {"mechs": ["base-saxony"]}),
        ({}, {"workers": ["base-nordic"], "abilities": ["wayfare"]}),
    ):
        with raises_user_error("scythe-no-wayfare"):
            position(automa, human)


@pytest.mark.rule("S39", "S8")
def test_a_unit_on_a_foreign_base_draws_the_automa_only_if_there_is_no_other():
    def goes(human):
        state = position({"faction": "rusviet", "mechs": ["R4C6"], "tracker": OPEN}, human)
        choice: Any = GAME.decide("move-mech", state, {}).choice
        return choice["to"]

    wayfarer = {"abilities": ["wayfare"], "mechs": ["base-nordic"]}
    assert goes(wayfarer) == "R3C5", "nearest to the Nordic base of what it reaches"
    assert goes({**wayfarer, "character": "R7C4"}) == "R5C6", "the character on the map is all that counts"


@pytest.mark.parametrize("piece", ["structure", "mech"])
def test_nothing_is_built_or_deployed_on_a_lake(piece):
    user_error(position({}), {"type": "human-placed", "piece": piece, "at": "R3C4"}, "scythe-not-on-lake")


def test_a_territory_has_room_for_one_structure():
    state = position({}, {"structures": ["R5C3"]})
    user_error(state, {"type": "human-placed", "piece": "structure", "at": "R5C3"}, "scythe-no-piece-left")


def test_a_structure_holds_its_territory_and_the_fifth_is_none_of_theirs():
    built = happen(position({}), {"type": "human-placed", "piece": "structure", "at": "R5C3"}).state
    assert form(built)["human"]["structures"] == ["R5C3"]
    state = position({}, {"structures": ["R5C3", "R5C4", "R6C3", "R7C3"]})
    user_error(state, {"type": "human-placed", "piece": "structure", "at": "R8C1"}, "scythe-no-piece-left")


@pytest.mark.parametrize(
    "moved",
    [
        {"piece": "character", "from": "R5C3"},
        {"piece": "character", "from": "R1C1", "count": 2},
        {"piece": "mech", "from": "R1C1"},
        {"piece": "mech", "from": "R5C3", "count": 2},
        {"piece": "worker", "from": "R5C3", "count": 0},
    ],
)
def test_only_what_stands_there_can_leave(moved):
    state = position({}, {"character": "R1C1", "mechs": ["R5C3"], "workers": ["R5C3"]})
    user_error(state, {"type": "human-moved", "to": "R5C4", **moved}, "scythe-no-such-piece")


@pytest.mark.parametrize(("carry", "to"), [(3, "R5C4"), (-1, "R5C4"), (1, "base")])
def test_only_what_lies_there_is_carried_and_nothing_onto_a_base(carry, to):
    state = position({}, {"mechs": ["R5C3"], "resources": {"R5C3": 2}})
    event = {"type": "human-moved", "piece": "mech", "from": "R5C3", "to": to, "carry": carry}
    user_error(state, event, "scythe-too-few-resources")


def test_the_character_stands_on_the_board_once():
    placed = {"type": "human-placed", "piece": "character", "at": "R5C3"}
    assert form(happen(position({}, {"character": "mat"}), placed).state)["human"]["character"] == "R5C3"
    user_error(position({}, {"character": "R1C1"}), placed, "scythe-no-piece-left")


@pytest.mark.rule("game-end")
@pytest.mark.parametrize("event", [TO_THE_GUARD, AT_THE_GUARD, {"type": "star-placed"}])
def test_after_the_end_nobody_moves_fights_or_places_a_star(event):
    state = position({"mechs": ["R2C2"]}, {"character": "R1C1"}, over="human")
    user_error(state, event, "core-game-over")


@pytest.mark.rule("S39")
def test_nothing_new_begins_on_a_foreign_base():
    placed = {"type": "human-placed", "piece": "mech", "at": "base-saxony"}
    user_error(crimea(), placed, "scythe-not-on-base")


def test_a_step_is_named_by_what_a_player_sees_on_the_board():
    event = {"type": "human-moved", "piece": "mech", "from": "base", "to": "R4C6"}
    message, args = GAME.display.event_name(event)
    assert Words("en", "scythe").say(message, args) == "You moved: mech base → tundra 4-6"
    assert GAME.display.event_name(TO_SAXONY)[1]["to"] == "@base-saxony"
    assert GAME.display.facts(crimea())["progress"].args["round"] == 1


def test_the_round_of_a_finished_game_is_its_last():
    ended = msgspec.structs.replace(crimea(), turn=21, over="automa")
    assert GAME.display.facts(ended)["progress"].args["round"] == 21


def test_what_faces_show_comes_from_the_engine():
    state = position({"mechs": ["R3C3"], "tracker": 9}, {"mechs": ["R3C3"], "stars": 2})
    shown = GAME.display.facts(state)
    assert shown["contested"] == ["R3C3"]
    assert shown["stars"] == {"automa": 1, "human": 2}
    assert shown["water"]
    assert shown["card"] is None


def test_the_card_is_shown_as_this_automa_plays_it():
    """The scheme in force, Invaders' brackets replaced (S18)."""
    left = [card for card in GAME.box.cards if card != 18]
    plain = GAME.display.facts(position({"faction": "saxony"}, top=18, deck=left))["card"]
    far = GAME.display.facts(position({"faction": "albion"}, top=18, deck=left, scheme=2))["card"]
    printed = GAME.box.cards[18], GAME.box.cards_of["albion"][18]
    assert plain["scheme"] == msgspec.to_builtins(printed[0].scheme_1)
    assert (
        far["scheme"] == msgspec.to_builtins(printed[1].scheme_2) != msgspec.to_builtins(printed[0].scheme_2)
    )
    assert (plain["on"], far["on"]) == (1, 2)


def test_in_the_turn_that_switches_schemes_the_card_is_shown_on_the_scheme_it_was_resolved_on():
    before = position({"tracker": GAME.box.first_star["automa"] - 1}, level="automa")
    switched = turn(before, 1).state
    assert switched.scheme == 2
    first, second = GAME.box.cards[1], GAME.box.cards[2]
    assert GAME.display.facts(switched)["card"]["on"] == 1
    assert GAME.display.facts(switched)["card"]["scheme"] == msgspec.to_builtins(first.scheme_1)
    fought = msgspec.structs.replace(switched, deck=GAME.box.deck & ~(1 << 1), combat_pile=1 << 1)
    assert GAME.display.facts(fought)["card"]["on"] == 1, "the card was shuffled in and came out in a combat"
    following = GAME.display.facts(turn(switched, 2).state)["card"]
    assert (following["on"], following["scheme"]) == (2, msgspec.to_builtins(second.scheme_2))


@pytest.mark.parametrize("piece", ["mech", "character"])
def test_workers_go_along_with_a_mech_or_the_character(piece):
    start = position(
        {"faction": "nordic"}, {"mechs": ["R5C3"], "character": "R5C3", "workers": ["R5C3", "R5C3", "R6C3"]}
    )
    event = {"type": "human-moved", "piece": piece, "from": "R5C3", "to": "R5C4", "workers": 2}
    assert form(happen(start, event).state)["human"]["workers"] == ["R5C4", "R5C4", "R6C3"]


def test_workers_follow_a_mech_to_automa_workers_and_into_a_combat():
    for units in ({"workers": ["R5C4"]}, {"mechs": ["R5C4"]}):
        start = position({"faction": "nordic", **units}, {"mechs": ["R5C3"], "workers": ["R5C3"]})
        event = {"type": "human-moved", "piece": "mech", "from": "R5C3", "to": "R5C4", "workers": 1}
        human = form(happen(start, event).state)["human"]
        assert (human["mechs"], human["workers"]) == (["R5C4"], ["R5C4"])


@pytest.mark.parametrize(("piece", "workers"), [("mech", 2), ("mech", -1), ("worker", 1)])
def test_only_workers_that_are_there_go_along(piece, workers):
    start = position({"faction": "nordic"}, {"mechs": ["R5C3"], "workers": ["R5C3"]})
    event = {"type": "human-moved", "piece": piece, "from": "R5C3", "to": "R5C4", "workers": workers}
    user_error(start, event, "scythe-no-such-companions")


def test_a_new_mech_unlocks_an_ability_once():
    start = position({"faction": "nordic"}, {"faction": "saxony", "workers": ["R5C3"]})
    mech = {"type": "human-placed", "piece": "mech", "at": "R5C3", "ability": "disarm"}
    placed = happen(start, mech).state
    assert form(placed)["human"]["abilities"] == ["disarm"]
    user_error(placed, mech, "scythe-ability-not-unlocked")
    user_error(start, mech | {"piece": "worker"}, "scythe-ability-not-unlocked")
    user_error(start, mech | {"ability": "scout"}, "scythe-unknown-ability")
