"""What the Great Automa may do next, beside every card played to its end."""

import pytest
from games.golem.positions import GAME, position, rows
from random_play import Driver

from automatable.core.engine.forecast import chances


def played_out(game, state):
    """The same from whole turns: each card turned, everything it asks answered, what the instructions say."""
    found = {}
    for option in game.questions(state)[0].options:
        resolution = game.apply(state, game.decode_event({"type": "card-turned", "card": option.value}), True)
        while resolution.state.pending is not None:
            question = resolution.questions[0]
            value = question.options[0].value if question.options else question.low or 0
            event = {
                "type": "answered",
                "question": question.id,
                "value": [value] if question.many else value,
            }
            resolution = game.apply(resolution.state, game.decode_event(event), True)
        shown = [
            one for one in resolution.instructions if one.message in ("golem-do-marble", "golem-do-rabbi")
        ]
        at = (shown[0].args.get("marble") or shown[0].args["place"]) if shown else ""
        found[at] = found.get(at, 0) + option.weight
    return found


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_the_chances_are_those_of_every_card_played_to_its_end(level):
    driver = Driver("golem", {"level": level}, 5)
    checked = 0
    while driver.step() and checked < 6:
        state = driver.state
        if state.pending is None and [one.id for one in driver.game.questions(state)] == ["card"]:
            found = {one.at: one.weight for one in chances(driver.game, state)}
            assert found == played_out(driver.game, state)
            checked += 1
    assert checked == 6


def test_it_can_be_asked_on_a_humans_turn_and_only_while_the_automa_has_one_left():
    driver = Driver("golem", {}, 5)
    seen = set()
    while driver.step() and len(driver.events) < 200:
        state = driver.state
        if state.pending is None and state.phase == "actions" and state.seat:
            left = len(state.cards) < driver.game.box.automa.cards_in_round
            dealt = driver.game.questions(state)[0].id == "human-turn"
            if dealt:
                assert bool(chances(driver.game, state)) is left
                seen.add(left)
    assert seen == {True, False}


def test_with_no_marble_left_every_card_that_takes_one_takes_none():
    before = position({}, {"rows": rows(), "library": ["01", "02", "03", "04", "05"]}, phase="actions")
    after = GAME.apply(before, GAME.decode_event({"type": "card-turned", "card": "18"})).state
    assert [action.message for action in GAME.display.actions(before, after, ())] == ["golem-may-take-none"]
