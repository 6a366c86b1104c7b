"""A draw: a question at the table, a number at once in the lab."""

import pytest
from user_errors import raises_user_error

from automatable.core.engine.deck import Draw, deck_of
from automatable.core.engine.question import Ask
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.lab.runs.seeds import Decks

CARDS = deck_of("automa", [Option(name, "toy-card", {"card": name}) for name in ("a", "b", "c", "d")])
FACES = deck_of("die", {n: Option(n, "toy-face", {"face": n}, weight=n) for n in (1, 2, 3)})


def drawn(left, **answers):
    return Resolver(False, answers).draw(Draw("card", "toy-ask-card", "turn", CARDS, left, {"place": 1}))


def test_at_the_table_a_draw_asks_for_one_of_those_that_are_left():
    with pytest.raises(Ask) as asked:
        drawn(0b1010)
    question = asked.value.question
    assert (question.id, question.deck, question.args) == ("card", "automa", {"place": 1})
    assert [option.value for option in question.options] == ["b", "d"]


def test_the_answer_is_the_number_of_what_was_drawn():
    assert drawn(0b1010, card="d") == 3


@pytest.mark.parametrize("value", ["a", "x", 3, ["b"], True])
def test_what_is_not_left_is_refused(value):
    with raises_user_error("core-answer-option"):
        drawn(0b1010, card=value)


def test_from_an_empty_deck_nothing_is_drawn():
    with raises_user_error("core-answer-option"):
        drawn(0, card=0)


def test_true_is_no_face_of_a_die():
    with raises_user_error("core-answer-option"):
        Resolver(False, {"die": True}).draw(Draw("die", "toy-ask-die", "turn", FACES, FACES.all))


def test_the_lab_draws_the_card_that_its_answer_to_the_question_would_be():
    for deck in (CARDS, FACES):
        numbers, questions, left = Decks(5, 6, frozenset()), Decks(5, 6, frozenset()), deck.all
        while left:
            draw = Draw("card", "toy-ask-card", "turn", deck, left)
            number = numbers[deck.name].draw(left, deck)
            assert deck.values[number] == questions[deck.name].answer(draw.question())
            left &= ~(1 << number)
