"""Golem in the lab: the Great Automa's points by source and by round, three human models, practice cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Event
from automatable.core.engine.game import Game
from automatable.core.engine.question import Question, Value
from automatable.core.engine.resolution import SILENT
from automatable.core.engine.rules import Result
from automatable.core.topics.simulation import (
    Answer,
    Attack,
    Curve,
    HumanModel,
    ModelContext,
    Pace,
    Simulation,
    Tables,
    usual_answer,
)
from automatable.games.golem.box.tables import Box
from automatable.games.golem.entry.context import new_context
from automatable.games.golem.position.events import Acted, BookTaken
from automatable.games.golem.position.state import PARTS, State
from automatable.games.golem.rules.questions import HIGHEST_SCORE, LOWEST_SCORE, UNNAMED_TURNS
from automatable.games.golem.rules.scoring import count

ROUNDS = 4
LEVEL_TABLES = ("automa.goal_points", "board.red_zone")
"""Tables with a number for each level."""
ROUND_MEASURES = tuple(f"points-{number}" for number in range(1, ROUNDS + 1))


def absent(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Pass every turn and end with no points."""
    return Acted("passed") if _mine(state) else None


def steady(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Take two random marbles and a random tile each round; end with 60 to 100 points."""
    return None


def aggressive(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Take marbles from the fullest row and the leftmost book each round; end with 80 to 120 points."""
    if state.phase == "actions" and context.notes.get("book", 0) < state.round and all(state.library):
        context.notes["book"] = state.round
        return BookTaken(1)
    return None


def _mine(state: State) -> bool:
    return state.phase == "actions" and state.seat != 0


def _points(low: int, high: int, turn: Callable[[Question, ModelContext], Value] | None = None) -> Answer:
    """A model's answers: points between these numbers, drawn once for a game, and turns by ``turn``."""

    def answer(game: Game[State, Box], state: State, question: Question, context: ModelContext) -> Value:
        if question.event == "human-scored":
            return low + context.choose_once(question.id, high - low + 1)
        if question.event == "acted" and turn is not None:
            return turn(question, context)
        return usual_answer(game, state, question, context)

    return answer


def _any_turn(question: Question, context: ModelContext) -> Value:
    """Any marble or tile that is offered; the turns without one come last."""
    number = len(question.options) - len(UNNAMED_TURNS)
    return question.options[context.choose(number)].value if number else "passed"


def _fullest(question: Question, context: ModelContext) -> Value:
    """A marble of the row that offers most kinds; a tile where there is none."""
    values = [str(option.value) for option in question.options]
    rows = [value.partition("-")[0] for value in values]
    marbles = [
        value for value in values if value.partition("-")[0] not in ("row", "tile", "passed", "untold")
    ]
    if not marbles:
        return _any_turn(question, context)
    return max(marbles, key=lambda value: (rows.count(value.partition("-")[0]), value))


def _paced(pace: Pace) -> Answer:
    """A model that plays like the steady one and scores as the pace says."""
    others = _points(0, 0, _any_turn)

    def answer(game: Game[State, Box], state: State, question: Question, context: ModelContext) -> Value:
        if question.event == "human-scored":
            return pace.of(context)[1]
        return others(game, state, question, context)

    return answer


class GolemSimulation(Simulation[State, Box]):
    """Golem in the lab."""

    setup: ClassVar[Tables] = {"box": "practice"}
    models: ClassVar[Mapping[str, HumanModel]] = {
        "absent": HumanModel("absent", absent, _points(0, 0), tries=False),
        "steady": HumanModel("steady", steady, _points(60, 100, _any_turn), drawn=True),
        "aggressive": HumanModel("aggressive", aggressive, _points(80, 120, _fullest), drawn=True),
    }
    parts = tuple(f"golem-score-{part}" for part in PARTS)
    curves = (Curve("golem-curve-points", ROUND_MEASURES),)
    more = ("golems", "dead-golems", "books")
    fallbacks = ("golem-note-useless", "golem-note-no-marble", "golem-note-no-book", "golem-note-bonus-level")
    attacks = (
        Attack("marbles", "golem-do-marble", "row", card=("golem-do-card", "card")),
        Attack("books-bought", "golem-do-book", card=("golem-do-card", "card")),
    )
    cards_table = "automa_cards"

    def can_act(self, tables: Tables, key: str, level: str, levels: tuple[str, ...]) -> bool:
        """Whether a number can matter at a level; in the box of Golem levels are numbers."""
        table, _, number = key.rpartition(".")
        return table not in LEVEL_TABLES or number == str(levels.index(level) + 1)

    def paced(self, name: str, pace: Pace) -> HumanModel | None:
        """A model of this pace; refuse scores that cannot be entered."""
        if not LOWEST_SCORE <= min(pace.scores) <= max(pace.scores) <= HIGHEST_SCORE:
            raise UserError("lab-pace-scores", game="golem", low=LOWEST_SCORE, high=HIGHEST_SCORE)
        return HumanModel(name, steady, _paced(pace))

    def so_far(self, game: Game[State, Box], state: State) -> int | None:
        """The Automa's score if the game ended now; only its points where printed values may be unknown."""
        if state.final:
            return sum(state.final)
        if state.box != "practice":
            return state.points
        return sum(count(new_context(game.box, state, SILENT), state))

    def watch(
        self,
        game: Game[State, Box],
        before: State,
        after: State,
        answers: Mapping[str, Value],
        notes: dict[str, int],
    ) -> None:
        if after.cards is not before.cards and len(after.cards) > len(before.cards):
            notes["turns"] = notes.get("turns", 0) + 1
        if before.phase == "end" and after.phase != "end":  # the last phase of a round
            notes[f"points-{before.round}"] = after.points

    def measure(
        self, game: Game[State, Box], state: State, result: Result, notes: dict[str, int]
    ) -> dict[str, float]:
        notes["golems"] = len(state.golems)
        notes["dead-golems"] = state.dead
        notes["books"] = sum(len(column) for column in state.books)
        return super().measure(game, state, result, notes)


SIMULATION = GolemSimulation()
