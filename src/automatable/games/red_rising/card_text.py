"""A line of a character's end-game points as a sentence, as it would stand on the card."""

from __future__ import annotations

from functools import reduce

from automatable.core.fields import Named
from automatable.games.red_rising.clauses import Clause
from automatable.games.red_rising.conditions import Around, Held, Leaf, leaves_of
from automatable.games.red_rising.hand_laurels import per_words
from automatable.games.red_rising.printed import Character

NOBODY = Held("", Character("", "", 0), frozenset(), frozenset(), "")
PRINTED = "printed"
"""In place of how it stands in a hand: nobody asks here."""


def line(clause: Clause) -> Named:
    """The points, what they are multiplied by, on what condition, and how far they go."""
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
