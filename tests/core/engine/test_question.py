"""Questions: which answers are rejected, and how an event waits for them."""

from typing import Any

import pytest
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError
from automatable.core.engine.question import BY_HAND, Ask, Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Field, Option
from automatable.locales import LANGUAGES, Words

YES = Question("sure", "m", "r", options=(Option(True, "y"), Option(False, "n")))
NUMBER = Question("dial", "m", "r", low=0, high=7)
MANY = Question("rows", "m", "r", options=(Option("a", "a"), Option("b", "b")), kind="list")


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (YES, 1),
        (YES, "yes"),
        (NUMBER, 8),
        (NUMBER, -1),
        (NUMBER, "3"),
        (NUMBER, True),
        (MANY, "a"),
        (MANY, ["c"]),
    ],
)
def test_what_is_no_answer_is_refused(question, value):
    with pytest.raises(UserError):
        question.answer(value)


@pytest.mark.parametrize(("question", "value"), [(YES, False), (NUMBER, 7), (MANY, ["b", "a"]), (MANY, [])])
def test_an_answer_is_an_event(question, value):
    assert question.answer(value) == {"type": "answered", "question": question.id, "value": value}


def test_a_number_without_an_end_is_refused_in_words_too():
    open_end = Question("sum", "m", "r", low=0)
    for value in ([], -1, "3"):
        with pytest.raises(UserError) as user_error:
            open_end.check(value)
        for language in LANGUAGES:
            assert Words(language).error_sentence(user_error.value)
    open_end.check(10**6)


def test_a_question_may_name_the_event_that_answers_it():
    card = Question("card", "m", "r", options=(Option(7, "c"),), event="card-turned", field="card")
    assert card.answer(7) == {"type": "card-turned", "card": 7}


def test_a_rule_gets_the_answer_or_asks():
    assert Resolver(answers={"dial": 3}).ask(NUMBER) == 3
    with pytest.raises(Ask) as asked:
        Resolver().ask(NUMBER)
    assert asked.value.question is NUMBER
    with pytest.raises(UserError):
        Resolver(answers={"dial": 9}).ask(NUMBER)


COMPONENT = Question(
    "card",
    "m",
    "r",
    fields=(
        Field("bonus", "m", options=(Option("gold", "g"), Option("none", "n")), value="none"),
        Field("level", "m", low=1, high=4, when=({"bonus": ("gold",)},)),
        Field("rest", "m", low=0, high=9, optional=True),
    ),
    by_hand="how",
)


@pytest.mark.parametrize(
    ("value", "error_sentence"),
    [
        ("gold", "answer-parts"),
        ({"bonus": "gold"}, "part-missing"),
        ({"bonus": "none", "level": 1}, "core-answer-part"),
        ({"bonus": "none", "crown": 1}, "core-answer-part"),
        ({"bonus": "gold", "level": 5}, "answer-range"),
        ({"bonus": "none", "rest": "9"}, "answer-range"),
    ],
)
def test_a_component_with_a_part_wrong_missing_or_not_asked_for_is_refused_in_words(value, error_sentence):
    with raises_user_error(error_sentence) as user_error:
        COMPONENT.check(value)
    for language in LANGUAGES:
        assert Words(language).error_sentence(user_error.value)


def test_a_component_is_answered_part_by_part_as_far_as_its_parts_are_asked():
    values: dict[str, Any] = {"bonus": "none", "level": 3, "rest": None}
    assert COMPONENT.filled(lambda part: values[part.key]) == {"bonus": "none"}
    values |= {"bonus": "gold", "rest": 2}
    assert COMPONENT.filled(lambda part: values[part.key]) == values
    assert COMPONENT.answer(values)["value"] == values


def test_what_the_player_does_by_hand_takes_back_what_was_shown():
    COMPONENT.check(BY_HAND)
    with pytest.raises(UserError):
        NUMBER.check(BY_HAND)
    r = Resolver(True, {"card": BY_HAND})

    def automatic():
        r.instruct("moved", "r")
        r.note("because", "r")
        return r.ask(COMPONENT)

    r.instruct("turned", "r")
    assert r.attempt(automatic, lambda: "by hand") == "by hand"
    assert [shown.message for shown in r.instructions] == ["turned"] and not r.explanation
