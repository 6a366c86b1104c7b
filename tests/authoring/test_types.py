"""`mypy --strict` finds functions of a game whose types do not fit it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import automatable

GAME = '''
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Literal

import msgspec
from automatable import authoring
from automatable.authoring import (
    Game, HumanModel, ModelContext, Pace, Provenance, Question, Resolver, Result, Rule, Simulation, Value,
    no_act, on, paced_model, with_box,
)


class Box(msgspec.Struct):
    cards: dict[str, int]
    provenance: dict[str, Provenance] = {}


class Setup(msgspec.Struct):
    level: Literal["calm"] = "calm"


class State(authoring.State, frozen=True):
    coins: int = 0


class Turned(authoring.Event, frozen=True, tag="turned"):
    card: str


class Counted(authoring.Event, frozen=True, tag="counted"):
    coins: int


def turn(box: Box, state: State, event: Turned, r: Resolver) -> State:
    return state


def count(box: Box, state: State, event: Counted, r: Resolver) -> State:
    return state


def new(box: Box, setup: Setup) -> State:
    return State()


def questions(box: Box, state: State) -> tuple[Question, ...]:
    return ()


def result(box: Box, state: State) -> Result | None:
    return None


def choose(box: Box, state: State, args: dict[str, str], r: Resolver) -> str:
    return args["card"]


def act(game: Game[State, Box], state: State, context: ModelContext) -> Counted | None:
    return None


def answer(game: Game[State, Box], state: State, question: Question, context: ModelContext) -> Value:
    return 1


def grown(game: Game[State, Box], state: State, score: int) -> int:
    return score


class Lab(Simulation[State, Box]):
    models: ClassVar = {
        "absent": HumanModel("absent", no_act, tries=False),
        "acting": HumanModel("acting", act, answer),
        "paced": paced_model("toll", "paced", Pace((1,), (2,)), "coins", (0, 9), grown),
    }


class Right(Game[State, Box, Setup]):
    id = "toll"
    folder = Path(__file__).parent
    handlers = on(Turned, turn) | on(Counted, count)
    rules: ClassVar = {"turn": Rule("turn", (), choose, {"card": "the card"})}
    simulation = Lab()
    new = with_box(new)
    questions = with_box(questions)
    result = with_box(result)


class Dictionary(Game[State, Box, Setup]):
    handlers: ClassVar = {Turned: turn, Counted: count}
    new = with_box(new)
    questions = with_box(questions)
    result = with_box(result)


class Open(Game[State, Box]):
    """The set-up is left open."""

    handlers = on(Turned, turn)

    def new(self, setup: Setup) -> State:
        return new(self.box, setup)

    def questions(self, state: State) -> tuple[Question, ...]:
        return questions(self.box, state)

    def result(self, state: State) -> Result | None:
        return result(self.box, state)


started: State = Right().new(Right().decode_setup({}))


def nothing_fits(box: int, state: str, event: bytes, r: float) -> list[int]:
    return []


def other_box(box: int, state: State, event: Turned, r: Resolver) -> State:
    return state


def other_state(box: Box, state: Setup, event: Turned, r: Resolver) -> State:
    return State()


def other_result(box: Box, state: State, event: Turned, r: Resolver) -> Setup:
    return Setup()


def other_resolver(box: Box, state: State, event: Turned, r: Mapping[str, str]) -> State:
    return state


def other_setup(box: Box, setup: int) -> State:
    return State()


def other_questions(box: Box, state: State) -> tuple[str, ...]:
    return ()


def other_act(game: Game[State, Box], state: Setup, context: ModelContext) -> None: ...
def other_answer(game: Game[State, Box], state: State, question: str, context: ModelContext) -> Value: ...
def other_grown(game: Game[State, Box], state: str, score: int) -> int: ...
def other_choose(box: int, state: State, args: dict[str, str], r: Resolver) -> str: ...


class Nothing(Right):
    handlers = on(Turned, nothing_fits)  # wrong


class OfAnotherEvent(Right):
    handlers = on(Turned, count)  # wrong


class OtherBox(Right):
    handlers = on(Counted, count) | on(Turned, other_box)  # wrong


class OtherState(Right):
    handlers = on(Turned, other_state)  # wrong


class OtherResult(Right):
    handlers = on(Turned, other_result)  # wrong


class OtherResolver(Right):
    handlers = on(Turned, other_resolver)  # wrong


class OtherDictionary(Game[State, Box, Setup]):
    handlers: ClassVar = {
        Counted: count,
        Turned: other_box,  # wrong
    }
    new = with_box(new)
    questions = with_box(questions)
    result = with_box(result)


class OtherQuestion(Right):
    during_questions = on(Turned, other_box)  # wrong


class OtherSetup(Game[State, Box, Setup]):
    new = with_box(other_setup)  # wrong


class OtherSetupMethod(Game[State, Box, Setup]):
    def new(self, setup: int) -> State: ...  # wrong


class OtherQuestions(Game[State, Box, Setup]):
    questions = with_box(other_questions)  # wrong


class OtherRule(Game[State, Box, Setup]):
    rules: ClassVar = {"turn": Rule("turn", (), other_choose, {})}  # wrong


class OtherModels(Simulation[State, Box]):
    models: ClassVar = {
        "act": HumanModel("act", other_act),  # wrong
        "answer": HumanModel("answer", act, other_answer),  # wrong
        "grown": paced_model("toll", "grown", Pace((1,), (2,)), "coins", (0, 9), other_grown),  # wrong
    }
'''


def test_what_does_not_fit_the_game_is_an_error_and_nothing_else_is(tmp_path):
    (tmp_path / "toll.py").write_text(GAME.lstrip())
    done = subprocess.run(
        [*(sys.executable, "-m", "mypy", "--strict"), "--disable-error-code=empty-body",
         "--cache-dir", str(tmp_path), "toll.py"],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(Path(automatable.__file__).parents[1])},
        capture_output=True,
        text=True,
    )  # fmt: skip
    found = {int(number) for number in re.findall(r"^toll\.py:(\d+): error", done.stdout, flags=re.MULTILINE)}
    lines = dict(enumerate(GAME.lstrip().splitlines(), start=1))
    wrong = {number for number, text in lines.items() if text.endswith("# wrong")}
    assert len(wrong) == 15 and done.stderr == ""
    assert {number: lines[number] for number in found ^ wrong} == {}, done.stdout
