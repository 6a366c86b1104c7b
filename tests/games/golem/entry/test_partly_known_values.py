"""What is entered from the top, as far as it decides, and kept so far."""

from typing import Any

import pytest
from games.golem.positions import GAME

from automatable import games
from automatable.core.box import loader as boxes
from automatable.core.engine.question import Question

FORM: dict[str, Any] = {
    "box": "owner",
    "level": "easy",
    "automa": {"marbles": ["red", "blue"], "cards": ["05", "06"], "starting": ["01"]},
    "learned": {
        "action_tiles": {id: {"effects": [{"do": "points", "amount": 1}]} for id in ("01", "02", "03")}
    },
    "table": {"tiles": ["01", "02", "03"], "taken": [2]},
}


def asked(game, state, event, answers):
    """The questions of an event that were answered, and the position after it."""
    found = []
    state = game.apply(state, game.decode_event(event)).state
    while state.pending is not None:
        question = game.open_questions(state)[0]
        found.append(question)
        entered = question.answer(answers[question.id])
        state = game.apply(state, game.decode_event(entered)).state
    return found, state


@pytest.mark.rule("owners-box", "rabbi-place")
def test_a_column_is_asked_from_the_top_as_far_as_it_decides_and_kept_so_far():
    answers = {
        "automa_cards.07.bonus.1": {"automa_cards.07.bonus.1": "none", "automa_cards.07.rabbi.1": 2},
        "automa_cards.07.rabbi.2": 5,
        "automa_cards.07.rabbi.3": 3,
    }
    found, state = asked(GAME, GAME.from_json(FORM), {"type": "card-turned", "card": "07"}, answers)
    assert [question.id for question in found] == list(answers), "2 is taken, there is no 5, 3 is free"
    assert state.rabbi == 2
    learned = GAME.components.entered_values(state)
    assert learned["tops"]["automa_cards"]["07"]["rabbi"] == [2, 5, 3]
    assert "automa_cards.07.rabbi" not in learned["known"], "the shelf still misses the column"
    again = games.load("golem", boxes.merged({}, learned))
    free = {**FORM, "table": {**FORM["table"], "taken": [2, 3]}}
    found, state = asked(
        again,
        again.from_json(free),
        {"type": "card-turned", "card": "07"},
        {"automa_cards.07.rabbi.4": 1},
    )
    assert [question.id for question in found] == ["automa_cards.07.rabbi.4"], "once in a lifetime"
    assert state.rabbi == 0
    assert again.components.entered_values(state)["automa_cards"]["07"]["rabbi"] == [2, 5, 3, 1, 4], (
        "the last follows"
    )


@pytest.mark.rule("owners-box", "upgrade-golem")
def test_one_question_says_whether_an_unknown_price_matters():
    state = GAME.from_json({**FORM, "table": {}, "learned": {"board": {"red_zone": {"1": -2}}}})
    tile = {"action_tiles": {"01": {"effects": [{"do": "upgrade", "kind": "golem", "discount": 0}]}}}
    form = GAME.to_json(state)
    form["learned"] |= tile | {
        "automa_cards": {"07": {"bonus": "none", "level": 1, "rabbi": [1, 2, 3, 4, 5]}}
    }
    form["table"]["tiles"][0] = "01"
    answers = {"golem_upgrades.cheapest.2.3": {"cheapest": "none"}}
    found, after = asked(GAME, GAME.from_json(form), {"type": "card-turned", "card": "07"}, answers)
    assert [option.value for option in found[0].fields[0].options] == [
        "none", "head-1", "head-2", "left-arm-1", "left-arm-2", "right-arm-1", "right-arm-2",
    ]  # fmt: skip
    assert GAME.to_json(after)["automa"]["upgrades"]["golem"] == ["leg-2"]
    assert GAME.components.entered_values(after)["tops"]["golem_upgrades"]["head"]["cost"] == [3], (
        "it costs more than 2"
    )

    one: dict[str, Any] = {"golem_upgrades.cheapest.2.3": {"cheapest": "left-arm-1"}}
    one |= {"golem_upgrades.left-arm.effects": {"golem_upgrades.left-arm.effects": []}}
    found, after = asked(GAME, GAME.from_json(form), {"type": "card-turned", "card": "07"}, one)
    assert GAME.to_json(after)["automa"]["upgrades"]["golem"] == ["left-arm"]
    learned = GAME.components.entered_values(after)
    assert learned["golem_upgrades"]["left-arm"]["cost"] == 1
    tops = {id: entered["cost"] for id, entered in learned["tops"]["golem_upgrades"].items()}
    assert tops == {"head": [2], "right-arm": [1]}, "of equals the first was tapped"


@pytest.mark.rule("owners-box", "choose-marble")
def test_all_marbles_are_in_the_rows_so_the_last_row_follows():
    form = {
        **FORM,
        "learned": {},
        "automa": {"starting": ["01"], "tokens": ["red", "yellow", "blue"]},
        "table": {},
    }
    form["learned"] = {
        "automa_cards": {"07": {"bonus": "none", "level": 1, "first": "marble", "marble": ["work"]}},
        "characters": {"01": {"left": "red", "right": "blue"}},
    }
    lying: dict[str, object] = {"characters": ["01", "", "", ""]}
    form["table"] = lying
    state = GAME.apply(GAME.from_json(form), GAME.decode_event({"type": "card-turned", "card": "07"})).state
    question: Question = GAME.open_questions(state)[0]
    assert question.shared and {option.weight for option in question.fields[0].options} == {3}
    form["table"] = {**lying, "untold": ["human-1"]}
    state = GAME.apply(GAME.from_json(form), GAME.decode_event({"type": "card-turned", "card": "07"})).state
    assert not GAME.open_questions(state)[0].shared, "somebody took one nobody told"
