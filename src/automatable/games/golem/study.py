"""Golem in the lab: the Great Automa's points by source and by round, three human models, practice cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from automatable.core.game import Game
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.core.study import Curve, Happening, Model, Pace, Person, Study, usual_answer
from automatable.games.golem.events import Acted, BookTaken
from automatable.games.golem.questions import HIGHEST_SCORE, LOWEST_SCORE
from automatable.games.golem.state import PARTS, State
from automatable.games.golem.tables import Box

ROUNDS = 4
ROUND_MEASURES = tuple(f"points-{number}" for number in range(1, ROUNDS + 1))


def absent(game: Game[State, Box], state: State, person: Person) -> Any:
    """Passes every turn and ends with no points."""
    return Acted("passed") if _mine(state) else None


def steady(game: Game[State, Box], state: State, person: Person) -> Any:
    """Takes any two marbles and any tile each round, and ends with 60 to 100 points."""
    return None


def aggressive(game: Game[State, Box], state: State, person: Person) -> Any:
    """Takes marbles from the fullest row and the leftmost book each round; ends with 80 to 120 points."""
    if state.phase == "actions" and person.notes.get("book", 0) < state.round and all(state.library):
        person.notes["book"] = state.round
        return BookTaken(1)
    return None


def _mine(state: State) -> bool:
    return state.phase == "actions" and state.seat != 0


def _points(low: int, high: int, turn: Callable[[Question, Person], Any] | None = None) -> Any:
    """Answers: points between these, turns by ``turn``."""

    def answer(game: Game[State, Box], state: State, question: Question, person: Person) -> Any:
        if question.event == "human-scored":
            return low + person.choose(high - low + 1)
        if question.event == "acted" and turn is not None:
            return turn(question, person)
        return usual_answer(game, state, question, person)

    return answer


def _any_turn(question: Question, person: Person) -> Any:
    """Any marble or tile that is offered."""
    values = [option.value for option in question.options if option.value not in ("passed", "untold")]
    return values[person.choose(len(values))] if values else "passed"


def _fullest(question: Question, person: Person) -> Any:
    """A marble of the row that offers most kinds; a tile where there is none."""
    values = [str(option.value) for option in question.options]
    rows = [value.partition("-")[0] for value in values]
    marbles = [
        value for value in values if value.partition("-")[0] not in ("row", "tile", "passed", "untold")
    ]
    if not marbles:
        return _any_turn(question, person)
    return max(marbles, key=lambda value: (rows.count(value.partition("-")[0]), value))


def _paced(pace: Pace) -> Any:
    """Takes any marbles and tiles, as the steady one does, and scores as its pace says."""
    others = _points(0, 0, _any_turn)

    def answer(game: Game[State, Box], state: State, question: Question, person: Person) -> Any:
        if question.event == "human-scored":
            return pace.of(person)[1]
        return others(game, state, question, person)

    return answer


class GolemStudy(Study[State, Box]):
    """Golem."""

    human = "human-1"
    setup: ClassVar[Mapping[str, Any]] = {"box": "practice"}
    models: ClassVar[Mapping[str, Model]] = {
        "absent": Model("absent", absent, _points(0, 0), tries=False),
        "steady": Model("steady", steady, _points(60, 100, _any_turn), drawn=True),
        "aggressive": Model("aggressive", aggressive, _points(80, 120, _fullest), drawn=True),
    }
    parts = tuple(f"golem-score-{part}" for part in PARTS)
    curves = (Curve("lab-curve-golem-points", ROUND_MEASURES),)
    more = ("golems", "dead-golems", "books")
    fallbacks = ("golem-note-useless", "golem-note-no-marble", "golem-note-no-book", "golem-note-bonus-level")
    happenings = (
        Happening("marbles", "golem-do-marble", "row", card=("golem-do-card", "card")),
        Happening("books-bought", "golem-do-book", card=("golem-do-card", "card")),
    )
    cards_table = "automa_cards"

    def paced(self, name: str, pace: Pace) -> Model | None:
        """Scores the table would not take are refused."""
        if not LOWEST_SCORE <= min(pace.scores) <= max(pace.scores) <= HIGHEST_SCORE:
            raise Refused("lab-pace-scores", game="golem", low=LOWEST_SCORE, high=HIGHEST_SCORE)
        return Model(name, steady, _paced(pace))

    def watch(
        self,
        game: Game[State, Box],
        before: State,
        after: State,
        answers: Mapping[str, Any],
        notes: dict[str, int],
    ) -> None:
        if len(after.cards) > len(before.cards):
            notes["turns"] = notes.get("turns", 0) + 1
        if after.round != before.round or (after.phase == "scoring" and before.phase != "scoring"):
            notes[f"points-{before.round}"] = after.points

    def measure(
        self, game: Game[State, Box], state: State, result: Any, notes: dict[str, int]
    ) -> dict[str, int]:
        notes["golems"] = len(state.golems)
        notes["dead-golems"] = state.dead
        notes["books"] = sum(len(column) for column in state.books)
        return super().measure(game, state, result, notes)


STUDY = GolemStudy()
