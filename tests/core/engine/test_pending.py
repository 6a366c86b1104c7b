"""A half resolved event: answers come one by one, wrong ones are rejected."""

import pytest
from user_errors import raises_user_error

from automatable import games

GAME = games.load("scythe")


def attacked():
    state = GAME.from_json(
        {
            "automa": {"faction": "nordic", "mechs": ["R1C4"], "power": 5},
            "human": {"faction": "crimea", "mechs": ["R1C4"], "power": 5},
        }
    )
    return state, GAME.apply(state, GAME.decode_event({"type": "human-attacked", "at": "R1C4"}), explain=True)


def answer(state, question, value):
    event = {"type": "answered", "question": question, "value": value}
    return GAME.apply(state, GAME.decode_event(event), explain=True)


def test_a_waiting_event_changes_nothing_but_pending():
    before, waiting = attacked()
    data = GAME.to_json(waiting.state)
    assert data.pop("pending") == {"event": {"type": "human-attacked", "at": "R1C4"}, "answers": {}}
    without = GAME.to_json(before)
    without.pop("pending")
    assert data == without
    assert [q.id for q in waiting.questions] == ["combat-power"]
    assert waiting.instructions, "what is known so far is told already"


def test_answers_come_one_by_one_and_the_position_carries_them():
    _, waiting = attacked()
    known = answer(waiting.state, "combat-power", 5)
    next_ = answer(known.state, "combat-dial", 4)
    again = GAME.from_json(GAME.to_json(next_.state))
    assert [q.id for q in GAME.open_questions(again)] == ["combat-cards"]
    assert answer(again, "combat-cards", 3).questions[0].id == "combat-card"


@pytest.mark.parametrize(
    ("question", "value", "message"),
    [("combat-power", 17, "core-answer-range"), ("combat-cards", 1, "core-other-question")],
)
def test_a_wrong_answer_is_refused(question, value, message):
    _, waiting = attacked()
    with raises_user_error(message):
        answer(waiting.state, question, value)


def test_another_event_has_to_wait_and_an_answer_needs_a_question():
    before, waiting = attacked()
    with raises_user_error("core-question-open"):
        GAME.apply(waiting.state, GAME.decode_event({"type": "star-placed"}))
    with raises_user_error("core-no-question"):
        answer(before, "combat-dial", 4)


@pytest.mark.parametrize(
    "event", [{}, {"type": "dance"}, {"type": "card-turned"}, [], 3, {"type": "card-turned", "card": "x"}]
)
def test_what_is_no_event_is_refused(event):
    with raises_user_error("core-bad-event"):
        GAME.decode_event(event)
