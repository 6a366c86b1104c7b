"""Questions: what is asked, which answers are refused, and how an event waits for them."""

import pytest

from automatable.core.question import Ask, Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.locales import LANGUAGES, Words

YES = Question("sure", "m", "r", options=(Option(True, "y"), Option(False, "n")))
NUMBER = Question("dial", "m", "r", low=0, high=7)
MANY = Question("rows", "m", "r", options=(Option("a", "a"), Option("b", "b")), many=True)


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
    with pytest.raises(Refused):
        question.answer(value)


@pytest.mark.parametrize(("question", "value"), [(YES, False), (NUMBER, 7), (MANY, ["b", "a"]), (MANY, [])])
def test_an_answer_is_an_event(question, value):
    assert question.answer(value) == {"type": "answered", "question": question.id, "value": value}


def test_a_number_without_an_end_is_refused_in_words_too():
    open_end = Question("sum", "m", "r", low=0)
    for value in ([], -1, "3"):
        with pytest.raises(Refused) as refused:
            open_end.check(value)
        for language in LANGUAGES:
            assert Words(language).refusal(refused.value)
    open_end.check(10**6)


def test_a_question_may_name_the_event_that_answers_it():
    card = Question("card", "m", "r", options=(Option(7, "c"),), event="card-turned", field="card")
    assert card.answer(7) == {"type": "card-turned", "card": 7}


def test_a_rule_gets_the_answer_or_asks():
    assert Resolving(answers={"dial": 3}).ask(NUMBER) == 3
    with pytest.raises(Ask) as asked:
        Resolving().ask(NUMBER)
    assert asked.value.question is NUMBER
    with pytest.raises(Refused):
        Resolving(answers={"dial": 9}).ask(NUMBER)
