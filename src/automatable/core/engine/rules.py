"""What rules return besides a new position: results and who won, single decisions, defects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

import msgspec
from msgspec import Struct

from automatable.core.engine.choices import Keep, Pick
from automatable.core.engine.explanation import Args, Node
from automatable.core.engine.resolution import Resolver
from automatable.core.engine.type_variables import B_any, S_any


class Defect(Struct, frozen=True):
    """One named reason why a position or a box is impossible.

    >>> Defect("market-no-card", {"card": "9"}).message
    'market-no-card'
    """

    message: str
    args: Args = msgspec.field(default_factory=dict)


class Rule(Struct, Generic[S_any, B_any], frozen=True):
    """A rule that can be asked on its own and printed as a checklist.

    ``steps`` are its ``Keep`` and ``Pick`` objects, or message ids for plain steps. ``decide`` takes the box,
    the state, the arguments named in ``inputs`` (each with its meaning) and the resolver.

    >>> Rule("stall", ("market-step-go",), lambda box, state, args, r: "tea", {"wares": "the wares"}).id
    'stall'
    """

    id: str
    steps: tuple[Keep[Any] | Pick[Any] | str, ...]
    decide: Callable[[B_any, S_any, Any, Resolver], object]
    inputs: dict[str, str] = {}


class Decision(Struct, frozen=True):
    """What one rule of the book chose on a position; None where it finds no valid choice.

    >>> Decision("tea").choice
    'tea'
    """

    choice: object
    explanation: tuple[Node, ...] = ()


class Side(Struct, frozen=True):
    """One side's final count: every part by message id, and the total.

    >>> Side("automa", (("market-coins", 3), ("market-bonus", 2)), 5).total
    5
    """

    name: str
    parts: tuple[tuple[str, int], ...]
    total: int


class Result(Struct, frozen=True):
    """How a game ended. ``winner`` is the name of a side, or ``nobody``; ``reason`` is a message id.

    >>> sides = (Side("human", (("market-coins", 6),), 6), Side("automa", (("market-coins", 5),), 5))
    >>> Result(sides, "human", "market-more").winner
    'human'
    """

    sides: tuple[Side, ...]
    winner: str
    reason: str


def is_human(side: str) -> bool:
    """Whether a side is human: ``human``, or ``human-1`` and so on in games with several humans."""
    return side == "human" or side.startswith("human-")


def human_won(result: Result) -> bool:
    """Whether a human won, whichever of them."""
    return is_human(result.winner)


def human_sides(result: Result) -> tuple[Side, ...]:
    """The human sides."""
    return tuple([side for side in result.sides if is_human(side.name)])


def side_word(result: Result, name: str) -> str:
    """The name of a side for its words: the only human of a game with several seats is "human"."""
    return "human" if is_human(name) and len(human_sides(result)) == 1 else name


def other_sides(result: Result) -> tuple[Side, ...]:
    """The sides that are not human: the Automa's, and neutral ones."""
    return tuple([side for side in result.sides if not is_human(side.name)])
