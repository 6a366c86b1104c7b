"""Questions: what is asked, which answers are refused, and how an event waits for them."""

from typing import Any

import pytest

from automatable.core.question import BY_HAND, Ask, Option, Part, Question, filled
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


THING = Question(
    "card",
    "m",
    "r",
    parts=(
        Part("bonus", "m", options=(Option("gold", "g"), Option("none", "n")), known="none"),
        Part("level", "m", low=1, high=4, when=({"bonus": ("gold",)},)),
        Part("rest", "m", low=0, high=9, needed=False),
    ),
    by_hand="how",
)


@pytest.mark.parametrize(
    ("value", "refusal"),
    [
        ("gold", "answer-parts"),
        ({"bonus": "gold"}, "part-missing"),
        ({"bonus": "none", "level": 1}, "core-answer-part"),
        ({"bonus": "none", "crown": 1}, "core-answer-part"),
        ({"bonus": "gold", "level": 5}, "answer-range"),
        ({"bonus": "none", "rest": "9"}, "answer-range"),
    ],
)
def test_a_thing_with_a_part_wrong_missing_or_not_asked_for_is_refused_in_words(value, refusal):
    with pytest.raises(Refused, match=refusal) as refused:
        THING.check(value)
    for language in LANGUAGES:
        assert Words(language).refusal(refused.value)


def test_a_thing_is_answered_part_by_part_as_far_as_its_parts_are_asked():
    values: dict[str, Any] = {"bonus": "none", "level": 3, "rest": None}
    assert filled(THING, lambda part: values[part.id]) == {"bonus": "none"}
    values |= {"bonus": "gold", "rest": 2}
    assert filled(THING, lambda part: values[part.id]) == values
    assert THING.answer(values)["value"] == values


def test_what_the_player_does_by_hand_takes_back_what_was_told():
    THING.check(BY_HAND)
    with pytest.raises(Refused):
        NUMBER.check(BY_HAND)
    r = Resolving(True, {"card": BY_HAND})

    def automatic():
        r.do("moved", "r")
        r.note("because", "r")
        return r.ask(THING)

    r.do("turned", "r")
    assert r.attempt(automatic, lambda: "by hand") == "by hand"
    assert [told.message for told in r.instructions] == ["turned"] and not r.story
