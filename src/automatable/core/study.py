"""What the lab looks at in a game: measures, human models, cards. A game may say more in its ``study.py``.

A human model is a small program that stands in for the human: a model, not a person. It is a function
``(game, state, person) -> event or None``: what the human does now, or None to let the game go on. Its
``answer`` is a function ``(game, state, question, person) -> value`` for the questions the table is asked.
Both draw chance only from ``person``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from automatable.core.game import Game, Result, Side
from automatable.core.question import Part, Plain, Question, Value, filled
from automatable.core.resolution import State

S = TypeVar("S", bound=State)
B = TypeVar("B")
Tables = Mapping[str, Any]
"""A box as plain data."""
Happens = Callable[[Any, Any, "Person"], object]
Answers = Callable[[Any, Any, Question, "Person"], Value]

MAIN = ("automa", "human", "margin", "human-wins", "turns")
"""Measures every game has: both totals, the human's lead, who won, the Automa's turns (or rounds)."""

STEPS = tuple(range(5, 100, 5))
"""Par is told for these many of 100 games won."""

Exact = dict[int, Fraction]
"""Values and their probabilities."""


class Person:
    """What a model may use besides the position: its own chance, and what it did since the game went on.

    ``choose(bound)`` is a number from 0 to ``bound`` - 1.
    """

    __slots__ = ("acted", "choose", "notes")

    def __init__(self, choose: Callable[[int], int]) -> None:
        self.choose = choose
        self.acted = 0
        self.notes: dict[str, Any] = {}


def usual_answer(game: object, state: object, question: Question, person: Person) -> Value:
    """What is offered first: the default, the first option, the lowest number."""
    if question.parts:
        return filled(question, lambda part: _usual(part, part.known))
    return _usual(question, question.default)


def _usual(asked: Question | Part, known: Plain | None) -> Plain:
    if known is not None:
        return known
    if asked.options:
        value = asked.options[0].value
        return [value] if asked.many else value
    return asked.low or 0


def any_answer(game: object, state: object, question: Question, person: Person) -> Value:
    """Some answer that is possible; a number without bounds is below a dozen over the lowest."""
    return filled(question, lambda part: _any(part, person)) if question.parts else _any(question, person)


def _any(asked: Question | Part, person: Person) -> Plain:
    if asked.options:
        value = asked.options[person.choose(len(asked.options))].value
        return [value] if asked.many else value
    low = asked.low or 0
    high = low + 11 if asked.high is None else asked.high
    return low + person.choose(high - low + 1)


def waiting(game: object, state: object, person: Person) -> None:
    """Does nothing of its own and only answers what is asked."""


class Model(Struct, frozen=True):
    """A model ready to play. Against one that does not try to win, wins say nothing and are not shown.

    ``drawn``: its points are drawn from a range and not played for.
    """

    name: str
    happens: Happens
    answer: Answers = usual_answer
    tries: bool = True
    drawn: bool = False


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast and how well somebody plays: the Automa's turn in which the game ends, and the score.

    ``paired``: turn and score of one game belong together, as in games that were played; else any with any.
    """

    turns: tuple[int, ...]
    scores: tuple[int, ...]
    paired: bool = False

    def of(self, person: Person) -> tuple[int, int]:
        """Turn and score of this game, drawn once."""
        found: tuple[int, int] | None = person.notes.get("pace")
        if found is None:
            score = person.choose(len(self.scores))
            turn = score if self.paired else person.choose(len(self.turns))
            found = person.notes["pace"] = (self.turns[turn], self.scores[score])
        return found


class Curve(Struct, frozen=True):
    """A chart of tempo: measures in a row, such as the turn of the first, second, ... star.

    ``measures`` are drawn from left to right; ``message`` is the title. ``standing``: it is the Automa's
    total after each turn, which par by the turn says too.
    """

    message: str
    measures: tuple[str, ...]
    standing: bool = False


class Happening(Struct, frozen=True):
    """Something the Automa does to the human, counted by the listener from what the hands are told.

    ``message`` with these arguments (``given``); the argument ``where`` names the place, if it has one.
    ``card`` is the message that names the Automa's card before it, and its argument.
    """

    name: str
    message: str
    where: str = ""
    given: Mapping[str, object] = {}
    card: tuple[str, str] = ("", "")


class Study(Generic[S, B]):
    """One game in the lab. The defaults fit any game whose result is totals in points."""

    human: ClassVar[str] = "human"
    """The human's side in the game's result."""
    setup: ClassVar[Mapping[str, Any]] = {}
    """Set-up options the lab needs, such as an app that holds the cards."""
    models: ClassVar[Mapping[str, Model]] = {
        "absent": Model("absent", waiting, tries=False),
        "any": Model("any", waiting, any_answer, tries=False),
    }
    counted: ClassVar[str] = ""
    """How the total is counted where it is no plain points, as a message of the game."""
    parts: ClassVar[tuple[str, ...]] = ()
    """The parts of the Automa's total, by message id."""
    curves: ClassVar[tuple[Curve, ...]] = ()
    fallbacks: ClassVar[tuple[str, ...]] = ()
    """What is told when the Automa falls back or passes: message ids the listener counts."""
    happenings: ClassVar[tuple[Happening, ...]] = ()
    """What happens to the human: how often, where and when is told in the report."""
    time: ClassVar[Literal["turn", "round"]] = "turn"
    """What ``when`` counts: the Automa's turns, or the rounds of a game in which it has none."""
    cards_table: ClassVar[str] = "cards"
    """The table of the box whose keys are the cards of the Automa's deck."""
    more: ClassVar[tuple[str, ...]] = ()
    """Measures besides the main ones, the parts and those of the curves."""

    @property
    def measures(self) -> tuple[str, ...]:
        """All measures, in the order they are shown."""
        parts = (f"part {message}" for message in self.parts)
        curves = (name for curve in self.curves for name in curve.measures)
        return tuple(dict.fromkeys((*MAIN, *parts, *self.more, *curves)))

    def cards(self, tables: Tables) -> tuple[str, ...]:
        """The cards that can be left out, one at a time."""
        return tuple(tables.get(self.cards_table, ()))

    def without(self, tables: Tables, card: str) -> dict[str, Any]:
        """What to lay over a box to take this card out of it."""
        return {self.cards_table: {card: None}}

    def watch(
        self, game: Game[S, B], before: S, after: S, answers: Mapping[str, Value], notes: dict[str, int]
    ) -> None:
        """Something happened, with these answers: note what the measures need."""

    def paced(self, name: str, pace: Pace) -> Model | None:
        """A human that ends the game in these turns with these scores; None where no such model is made."""
        return None

    def standing(self, game: Game[S, B], state: S) -> int | None:
        """The Automa's total if the game ended now; None where it is only known at the end."""
        return None

    def when(self, state: S, turned: int) -> int:
        """When something happens at this position, after so many of the Automa's turns."""
        return turned

    def needs(self, state: S | None = None) -> str:
        """What no score wins without, as a message of the game; nothing where the score alone decides.

        Of a position: nothing too where it is there already.
        """
        return ""

    def board(self, game: Game[S, B]) -> dict[str, tuple[float, float]]:
        """Places of the board by reference (``@territory-R3C5``), across and down, for a heat map."""
        return {}

    def homes(self, game: Game[S, B], state: S) -> dict[str, tuple[float, float]]:
        """Where each side of the board's map begins, by side, to find one's way on it."""
        return {}

    def exact(self, game: Game[S, B], level: str, model: str) -> dict[str, Exact]:
        """Measures whose distribution is known without playing: each value with its probability."""
        return {}

    def human_total(self, game: Game[S, B], state: S, result: Result) -> int:
        """What the human's result counts as; with several humans the best one's."""
        return max([side.total for side in result.sides if side.name.startswith(self.human)])

    def others(self, result: Result) -> tuple[Side, ...]:
        """The Automa's sides."""
        return tuple([side for side in result.sides if not side.name.startswith(self.human)])

    def measure(self, game: Game[S, B], state: S, result: Result, notes: dict[str, int]) -> dict[str, int]:
        """The measures of a game that is over."""
        mine = self.human_total(game, state, result)
        best = max(self.others(result), key=lambda side: side.total)
        measured = {
            "automa": best.total,
            "human": mine,
            "margin": mine - best.total,
            "human-wins": int(result.winner == self.human),
        }
        for message, value in best.parts:
            measured[f"part {message}"] = value
        measured.update(notes)
        return measured
