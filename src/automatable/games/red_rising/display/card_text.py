"""A line of a character's end-game points as a sentence, as on the card."""

from __future__ import annotations

from functools import reduce

from automatable.core.forms.form import Named
from automatable.games.red_rising.box.clauses import Clause
from automatable.games.red_rising.box.printed import Character
from automatable.games.red_rising.rules.hand_laurels.conditions import Around, Held, Leaf, leaves_of
from automatable.games.red_rising.rules.hand_laurels.score import per_words

NOBODY = Held("", Character("", "", 0), frozenset(), frozenset(), "")
PRINTED = "printed"
"""An argument that leaves out whether the condition holds in a hand."""


def line(clause: Clause) -> Named:
    """The points, their multiplier, their condition and their limit."""
    if clause.top_card:
        return Named("red-rising-line-top-card")
    said = _say("points", points=clause.points)
    if clause.per:
        message, args = per_words(clause.per)
        said = Named(message, {**args, "points": clause.points, "times": PRINTED})
    if clause.when and (conditions := list(leaves_of(clause.when, NOBODY, (), Around()))):
        said = _say("if", what=said, when=_joined("both", [_leaf(one) for one in conditions]))
    return said if clause.max is None else _say("at-most", what=said, most=clause.max)


def _say(message: str, **args: object) -> Named:
    return Named(f"red-rising-printed-{message}", args)


def _leaf(leaf: Leaf) -> Named:
    if leaf.inner:
        return _joined(leaf.message.removeprefix("red-rising-if-"), [_leaf(inner) for inner in leaf.inner])
    return Named(leaf.message, {**leaf.args, "holds": PRINTED})


def _joined(how: str, parts: list[Named]) -> Named:
    return reduce(lambda one, other: _say(how, one=one, other=other), parts)
