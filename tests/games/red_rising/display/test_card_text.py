"""End-game points of a character as a sentence."""

from automatable.core.forms.form import Named
from automatable.games.red_rising.box.clauses import Clause, Per, When
from automatable.games.red_rising.display.card_text import NOBODY, line
from automatable.games.red_rising.rules.hand_laurels.conditions import Around
from automatable.games.red_rising.rules.hand_laurels.points import times

POINTS = Named("red-rising-printed-points", {"points": 7})


def test_points_on_a_condition_say_it():
    said = line(Clause(points=7, when=When(any=("gold",))))
    assert (said.message, said.args["what"]) == ("red-rising-printed-if", POINTS)


def test_a_condition_that_asks_for_nothing_is_not_said():
    assert line(Clause(points=7, when=When())) == POINTS


def test_points_for_nothing_in_particular_have_words_and_are_none():
    per = Per()
    assert line(Clause(points=7, per=per)).message == "red-rising-line-per-nothing"
    assert times(per, NOBODY, (NOBODY,), Around()) == 0
