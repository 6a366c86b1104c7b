"""A game in the lab: its measures, human models and cards. A game has its own in ``simulation.py``.

A human model is a small program that plays the human's side: a model, not a person. Its ``act`` is a function
``(game, state, context) -> event or None``: what the human does now, or None to let the game go on. Its
``answer`` is a function ``(game, state, question, context) -> value`` for the questions the table is asked.
Both take chance only from ``context``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeAlias

from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Event
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question, Value
from automatable.core.engine.rules import Result, human_sides, human_won, other_sides
from automatable.core.engine.type_variables import B_any, S_any
from automatable.core.forms.form import Field, Plain
from automatable.core.topics.topic import B, S

if TYPE_CHECKING:
    from automatable.core.engine.game import Game

Tables = Mapping[str, Any]
"""A box as plain data."""
Act: TypeAlias = Callable[["Game[S_any, B_any]", S_any, "ModelContext"], Event | Data | None]
"""What the human does now: (game, state, context) to an event, its JSON form, or None.

It is called before every event of the game, and again after each event it returns. None ends the human's
turn: the next card is turned, or the game's own question is answered.
"""
Answer: TypeAlias = Callable[["Game[S_any, B_any]", S_any, Question, "ModelContext"], Value]
"""What the human answers: (game, state, question, context) to a value."""

MAIN = ("automa", "human", "margin", "human-wins", "turns")
"""Measures of every game: both totals, the human's lead, who won, the Automa's turns (or rounds)."""

STEPS = tuple(range(5, 100, 5))
"""The percentages of games won for which par is given."""

HEX = (0.97, 1.15)
"""Half the width and half the height of a place on the heat map."""

Exact = dict[int, Fraction]
"""Values and their probabilities."""


class ModelContext:
    """What a model may use besides the position: chance, notes of its own, and how often it has acted.

    Chance is a stream of random numbers. The lab starts a new stream in every turn and for every question, so
    that a change in one turn leaves the chance of all other turns as it was.

    >>> context = ModelContext(lambda place: place << 62)
    >>> (context.choose(4), context.choose(4))
    (0, 1)
    """

    __slots__ = ("_random", "acted", "next", "notes", "start")

    def __init__(self, random: Callable[[int], int]) -> None:
        """``random`` gives the 64-bit number of each place in a stream."""
        self._random = random
        self.start = 0
        """The first place of the stream of this turn; the lab sets it."""
        self.next = 0
        """The place of the next number in the stream; ``choose`` moves it on."""
        self.acted = 0
        """Events of the human since ``act`` last returned None: 0 at the first call of a turn."""
        self.notes: dict[str, Any] = {}
        """For the model's own use, kept for the length of one game."""

    def choose(self, bound: int, name: str = "") -> int:
        """A random whole number from 0 to ``bound`` - 1.

        With a name it is the number of this name in this turn, whatever else was drawn before.
        """
        if name:
            return self._random(self.start + place_of_name(name)) * bound >> 64
        place = self.next
        self.next = place + 1
        return self._random(place) * bound >> 64

    def choose_once(self, name: str, bound: int) -> int:
        """A random number that is the same for this name in every turn of a game."""
        return self._random(place_of_name(name)) * bound >> 64


@cache
def place_of_name(name: str) -> int:
    """A 64-bit number for a name, the same on every machine."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")


def usual_answer(game: object, state: object, question: Question, context: ModelContext) -> Value:
    """The first answer offered: the default, the first option, the lowest number.

    >>> coins = Question("coins", "market-ask-coins", "count", low=2)
    >>> usual_answer(None, None, coins, ModelContext(lambda place: 0))
    2
    """
    if question.fields:
        return question.form.filled(lambda field: _usual(field, field.value))
    return _usual(question, question.default)


def _usual(asked: Question | Field, known: Plain | None) -> Plain:
    if known is not None:
        return known
    if asked.options:
        value = asked.options[0].value
        return [value] if asked.many else value
    return asked.low or 0


def any_answer(game: object, state: object, question: Question, context: ModelContext) -> Value:
    """A random possible answer; a number without an upper bound is at most 11 above the lowest.

    >>> coins = Question("coins", "market-ask-coins", "count", high=9)
    >>> any_answer(None, None, coins, ModelContext(lambda place: 1 << 63))
    5
    """
    if question.fields:
        return question.form.filled(lambda field: _any(field, context))
    return _any(question, context)


def _any(asked: Question | Field, context: ModelContext) -> Plain:
    if asked.options:
        value = asked.options[context.choose(len(asked.options))].value
        return [value] if asked.many else value
    low = asked.low or 0
    high = low + 11 if asked.high is None else asked.high
    return low + context.choose(high - low + 1)


def no_act(game: object, state: object, context: ModelContext) -> None:
    """Do nothing and only answer questions.

    >>> no_act(None, None, ModelContext(lambda place: 0)) is None
    True
    """


class HumanModel(Struct, Generic[S_any, B_any], frozen=True):
    """A human model ready to play.

    ``tries``: it tries to win; against one that does not, wins mean nothing and are not shown. ``drawn``: its
    points are drawn from a range and not played for.

    >>> HumanModel("steady", lambda game, state, context: None).tries
    True
    """

    name: str
    act: Act[S_any, B_any]
    answer: Answer[S_any, B_any] = usual_answer
    tries: bool = True
    drawn: bool = False


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast and how well a human plays: the Automa's turns in which games end, and the scores.

    ``paired``: turn and score of one game belong together, as in real games; else they are combined freely.

    >>> Pace((6, 7), (40, 55), paired=True).of(ModelContext(lambda place: 0))
    (6, 40)
    """

    turns: tuple[int, ...]
    scores: tuple[int, ...]
    paired: bool = False

    def of(self, context: ModelContext) -> tuple[int, int]:
        """Turn and score of this game."""
        score = context.choose_once("score", len(self.scores))
        turn = score if self.paired else context.choose_once("turn", len(self.turns))
        return self.turns[turn], self.scores[score]


def paced_model(
    game: str,
    name: str,
    pace: Pace,
    question: str,
    bounds: tuple[int, int],
    grown: Callable[[Game[S_any, B_any], S_any, int], int] = lambda game, state, score: score,
) -> HumanModel[S_any, B_any]:
    """A human model that answers the question for its score from a pace, and all others at random.

    Where the question comes in every round, ``grown`` is the score of (game, state, score at the end). Scores
    outside ``bounds`` are an error; a question that allows fewer is answered with the nearest it allows.

    >>> model = paced_model("market", "quick", Pace((6,), (40,)), "coins", (0, 99))
    >>> coins = Question("coins", "market-ask-coins", "count")
    >>> model.answer(None, None, coins, ModelContext(lambda place: 0))
    40
    """
    low, high = bounds
    if not low <= min(pace.scores) <= max(pace.scores) <= high:
        raise UserError("lab-pace-scores", game=game, low=low, high=high)

    def answer(played: Game[S_any, B_any], state: S_any, asked: Question, context: ModelContext) -> Value:
        if asked.id == question:
            score = grown(played, state, pace.of(context)[1])
            return max(asked.low or 0, score if asked.high is None else min(score, asked.high))
        return any_answer(played, state, asked, context)

    return HumanModel(name, no_act, answer, drawn=True)


class Curve(Struct, frozen=True):
    """A chart of measures from left to right, such as the turn of the first, second, ... star.

    ``message`` is the title. ``standing``: it is the Automa's total after each turn, as in par by the turn.

    >>> Curve("market-by-turn", ("turn-1", "turn-2")).measures
    ('turn-1', 'turn-2')
    """

    message: str
    measures: tuple[str, ...]
    standing: bool = False


class Attack(Struct, frozen=True):
    """Something the Automa does to the human, counted in the games that are followed in detail.

    It is an instruction with this ``message`` and these arguments (``given``); the argument ``where`` names
    the place, if it has one. ``card`` is the message that names the Automa's card, and its argument.

    >>> Attack("blocked", "market-do-visit", where="stall").where
    'stall'
    """

    name: str
    message: str
    where: str = ""
    given: Mapping[str, object] = {}
    card: tuple[str, str] = ("", "")


class Simulation(Generic[S, B]):
    """A game in the lab. The defaults fit any game whose result is totals in points.

    >>> class MarketSimulation(Simulation[State, object]):
    ...     parts = ("market-coins",)
    >>> MarketSimulation().measures
    ('automa', 'human', 'margin', 'human-wins', 'turns', 'part market-coins')
    """

    setup: ClassVar[Tables] = {}
    """Set-up options for the lab, such as cards that the app deals."""
    if TYPE_CHECKING:

        @property
        def models(self) -> Mapping[str, HumanModel[S, B]]:
            """The human models by name; by default one that does nothing and one that answers at random."""

    else:
        models = {
            "absent": HumanModel("absent", no_act, tries=False),
            "any": HumanModel("any", no_act, any_answer, tries=False),
        }
    counted: ClassVar[str] = ""
    """How the total is counted where it is not plain points, as a message of the game."""
    parts: ClassVar[tuple[str, ...]] = ()
    """The parts of the Automa's total, by message id."""
    curves: ClassVar[tuple[Curve, ...]] = ()
    """Charts of measures from left to right."""
    no_par: ClassVar[str] = ""
    """Why the game has no table of winning scores, as a message of the game; empty where one can be made."""
    fallbacks: ClassVar[tuple[str, ...]] = ()
    """Messages of instructions and notes for a fallback or a pass of the Automa; the lab counts them."""
    attacks: ClassVar[tuple[Attack, ...]] = ()
    """What the Automa does to the human: the report says how often, where and when."""
    time: ClassVar[Literal["turn", "round"]] = "turn"
    """What ``when`` counts: the Automa's turns, or the rounds of a game in which it has none."""
    cards_table: ClassVar[str] = "cards"
    """The table of the box whose keys are the cards of the Automa's deck."""
    more: ClassVar[tuple[str, ...]] = ()
    """Further measures, after the main ones, the parts and those of the curves."""
    tallies: ClassVar[tuple[str, ...]] = ()
    """Further measures that ``watch`` counts from 0: ``notes[tally] += 1``."""

    @property
    def measures(self) -> tuple[str, ...]:
        """All measures, in the order they are shown."""
        parts = (f"part {message}" for message in self.parts)
        curves = (name for curve in self.curves for name in curve.measures)
        return tuple(dict.fromkeys((*MAIN, *parts, *self.more, *self.tallies, *curves)))

    def begin(self) -> dict[str, int]:
        """The notes of a new game: every tally at 0."""
        return dict.fromkeys(self.tallies, 0)

    def cards(self, tables: Tables) -> tuple[str, ...]:
        """The cards that can be left out, one at a time; by default the keys of ``cards_table``."""
        return tuple(tables.get(self.cards_table, ()))

    def without(self, tables: Tables, card: str) -> Data:
        """The tables that remove this card from a box; by default from ``cards_table``."""
        return {self.cards_table: {card: None}}

    def as_another(self, tables: Tables, card: str, other: str) -> Data:
        """The tables that make this card a copy of another one; by default in ``cards_table``."""
        return {self.cards_table: {card: tables[self.cards_table][other]}}

    def can_act(self, tables: Tables, key: str, level: str, levels: tuple[str, ...]) -> bool:
        """Whether a number can matter at a level; by default not if its key goes through another level."""
        inner: Any = tables
        for part in key.split("."):
            if isinstance(inner, list):
                return True
            if part != level and set(inner) <= set(levels):
                return False
            inner = inner[part]
        return True

    def watch(
        self, game: Game[S, B], before: S, after: S, answers: Mapping[str, Value], notes: dict[str, int]
    ) -> None:
        """Note what the measures need after an event with these answers."""

    def paced(self, name: str, pace: Pace) -> HumanModel[S, B] | None:
        """A human model that ends the game in these turns with these scores; None if the game has none."""
        return None

    def standing(self, game: Game[S, B], state: S) -> int | None:
        """The Automa's total if the game ended now; None if it is only known at the end."""
        return None

    def so_far(self, game: Game[S, B], state: S) -> int | None:
        """The known part of the Automa's total, for its best turns; by default ``standing``.

        At the end it is the total, so that the final count is a turn of its own.
        """
        return self.standing(game, state)

    def when(self, state: S, turned: int) -> int:
        """The turn or round of this position; by default the turns of the Automa so far."""
        return turned

    def stream(self, state: S, turned: int) -> int:
        """The number of the human's stream of chance; by default one for each of the Automa's turns."""
        return turned

    def needs(self, state: S | None = None) -> str:
        """What is needed to win apart from the score, as a message of the game; empty if nothing is.

        With a position: also empty if the human has it already.
        """
        return ""

    def board(self, game: Game[S, B]) -> dict[str, tuple[float, float]]:
        """Coordinates of the places on the board by reference (``@territory-R3C5``), for a heat map.

        Across and down; a place is a hex about 2 wide and 2.3 high. Places side by side are 2 apart, in one
        column 2.4; in staggered rows the next row is 1 across and 1.75 down. No place may lie on another.
        """
        return {}

    def homes(self, game: Game[S, B], state: S) -> dict[str, tuple[float, float]]:
        """Coordinates of each side's start on the heat map, for ``human`` and ``automa``."""
        return {}

    def exact(self, game: Game[S, B], level: str, model: str) -> dict[str, Exact]:
        """Measures with a distribution that is known without simulation: each value with its probability."""
        return {}

    def human_total(self, game: Game[S, B], state: S, result: Result) -> int:
        """The human's total; by default the best human side's."""
        return max([side.total for side in human_sides(result)])

    def measure(self, game: Game[S, B], state: S, result: Result, notes: dict[str, int]) -> dict[str, float]:
        """The measures of a game that is over; by default totals, winner, parts and notes.

        A measure may be a fraction. Each value it has is counted, so round it to a few digits.
        """
        mine = self.human_total(game, state, result)
        best = max(other_sides(result), key=lambda side: side.total)
        measured: dict[str, float] = {
            "automa": best.total,
            "human": mine,
            "margin": mine - best.total,
            "human-wins": int(human_won(result)),
        }
        for message, value in best.parts:
            measured[f"part {message}"] = value
        measured.update(notes)
        return measured
