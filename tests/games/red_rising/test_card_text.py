"""End-game points of a character in a sentence."""

from automatable.core.fields import Named
from automatable.games.red_rising.card_text import line
from automatable.games.red_rising.clauses import Clause, When

POINTS = Named("red-rising-printed-points", {"points": 7})


def test_points_on_a_condition_say_it():
    said = line(Clause(points=7, when=When(any=("gold",))))
    assert (said.message, said.args["what"]) == ("red-rising-printed-if", POINTS)


def test_a_condition_that_asks_for_nothing_is_not_said():
    assert line(Clause(points=7, when=When())) == POINTS
