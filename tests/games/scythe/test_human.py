"""What the human does at the table: moves, new pieces, combats, stars on the Automa's turn."""

import pytest
from games.scythe.positions import GAME, OPEN, form, happen, position, said, told, turn

from automatable.core.refused import Refused
from automatable.locales import LANGUAGES, Words


def refused(state, event, message):
    """The event is refused with this message, which has words in every language."""
    with pytest.raises(Refused) as caught:
        happen(state, event)
    assert caught.value.message == message
    for language in LANGUAGES:
        assert Words(language, "scythe").refusal(caught.value)


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
    assert "human-encounter" not in told(arrived)
    assert "R2C2" in form(arrived.state)["encounters"]
    fought = happen(arrived.state, AT_THE_GUARD, {"combat-dial": dial, "combat-cards": 0, "combat-card": 3})
    assert ("human-encounter" in told(fought)) is taken
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
    refused(
        state,
        {"type": "human-moved", "piece": "worker", "from": "R3C2", "to": "R3C3"},
        "scythe-worker-into-enemy",
    )
    mech = {"type": "human-moved", "piece": "mech", "from": "R3C2", "to": "R3C3", "carry": 2}
    workers = {"type": "human-moved", "piece": "worker", "from": "R3C2", "to": "R3C3", "count": 2}
    arrived = happen(happen(state, mech).state, workers).state
    attack = GAME.apply(arrived, GAME.decode_event({"type": "human-attacked", "at": "R3C3"}), listen=True)
    asked = GAME.apply(attack.state, GAME.decode_event(attack.questions[0].answer(0)), listen=True)
    assert asked.questions[0].args == {"cards": 2}
    lost = happen(
        arrived,
        {"type": "human-attacked", "at": "R3C3"},
        {"combat-dial": 0, "combat-cards": 2, "combat-card": 3},
    )
    human = form(lost.state)["human"]
    assert human["workers"] == ["base", "base"]
    assert human["resources"] == {}, "what was carried into the lost combat is gone"


@pytest.mark.rule("S29")
@pytest.mark.parametrize("at", ["R1C4", "R3C3"])
@pytest.mark.parametrize("piece", ["mech", "worker", "character"])
def test_nothing_new_is_put_among_automa_units(piece, at):
    state = position({"mechs": ["R3C3"], "workers": ["R1C4"], "tracker": OPEN}, {"mechs": []})
    refused(state, {"type": "human-placed", "piece": piece, "at": at}, "scythe-placed-on-enemy")


@pytest.mark.rule("S29")
@pytest.mark.parametrize("count", [-1, 0, 2**62])
@pytest.mark.parametrize("piece", ["mech", "worker", "character", "structure", "token"])
def test_an_impossible_number_of_new_pieces_is_refused_at_once(piece, count):
    event = {"type": "human-placed", "piece": piece, "at": "R5C3", "count": count}
    refused(position({}), event, "scythe-no-piece-left")


@pytest.mark.rule("combat")
def test_there_is_nobody_to_fight_on_a_base():
    state = position({}, {"mechs": ["base"]})
    refused(state, {"type": "human-attacked", "at": "base"}, "scythe-no-combat")


@pytest.mark.rule("S32")
@pytest.mark.parametrize(("abilities", "cards"), [([], 1), (["suiton"], 2)])
def test_suiton_allows_one_more_card_on_a_lake(abilities, cards):
    state = position(
        {"mechs": ["R3C4"], "tracker": OPEN}, {"faction": "togawa", "mechs": ["R3C4"], "abilities": abilities}
    )
    begun = GAME.apply(state, GAME.decode_event({"type": "human-attacked", "at": "R3C4"}), listen=True)
    asked = GAME.apply(begun.state, GAME.decode_event(begun.questions[0].answer(0)), listen=True)
    assert asked.questions[0].args == {"cards": cards}
    assert asked.questions[0].high == cards * 5 + 2


@pytest.mark.rule("S32")
@pytest.mark.parametrize(
    ("at", "structures", "offered"), [("R3C2", [], True), ("R3C3", [], False), ("R3C3", ["R3C3"], True)]
)
def test_disarm_is_offered_on_a_tunnel_and_by_a_structure_that_may_be_the_mine(at, structures, offered):
    human = {"faction": "saxony", "mechs": [at], "abilities": ["disarm"], "structures": structures}
    state = position({"mechs": [at], "power": 8, "tracker": OPEN}, human)
    begun = GAME.apply(state, GAME.decode_event({"type": "human-attacked", "at": at}), listen=True)
    assert (begun.questions[0].id == "combat-disarm") is offered


def recruit(stars, **human):
    """Card 1 in scheme I gives the recruit bonus of power and a star; the Automa cannot move."""
    return position({"tracker": OPEN}, {"recruits": ["power"], "power": 15, "stars": stars, **human})


@pytest.mark.rule("S30")
def test_a_star_for_the_end_of_the_power_track_is_placed_before_the_cube_moves():
    after = turn(recruit(2), 1, {"recruit-star": True})
    assert (after.state.human.power, after.state.human.stars) == (16, 3)
    assert told(after).index("human-star") < told(after).index("tracker")
    before = turn(recruit(2), 1, {"recruit-star": False})
    assert before.state.human.stars == 2
    assert turn(recruit(2, power=14), 1).state.human.stars == 2, "nothing is asked below the end"
    assert turn(recruit(2, power=16), 1).state.human.stars == 2, "nor when it was there already"


@pytest.mark.rule("S30", "game-end", "S17")
def test_a_sixth_star_from_the_recruit_bonus_leaves_the_cube_where_it_is():
    after = turn(recruit(5), 1, {"recruit-star": True})
    assert after.state.over == "human"
    assert after.state.automa.tracker == OPEN


@pytest.mark.rule("S30")
def test_a_star_for_the_end_of_the_popularity_track_is_asked_for_too():
    state = position({}, {"recruits": ["popularity"], "popularity": 17})
    after = turn(state, 7, {"recruit-star": True})
    assert (after.state.human.popularity, after.state.human.stars) == (18, 1)
    assert said(after, "human-star") == {"why": "own", "stars": 1}
