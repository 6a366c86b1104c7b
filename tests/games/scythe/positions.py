"""Positions for the tests of Scythe, and checks on what comes out of them."""

from __future__ import annotations

from typing import Any

from automatable import games

GAME = games.load("scythe")
OPEN = 5
"""A cube space on which every star card has opened the water and none has reached a star."""


def position(automa: dict[str, Any], human: dict[str, Any] | None = None, **rest: Any) -> Any:
    """A state from the JSON form, Nordic against Crimea unless said otherwise."""
    data = {
        "automa": {"faction": "nordic", **automa},
        "human": {"faction": "crimea", **(human or {})},
        **rest,
    }
    return GAME.from_json(data)


def choice(rule: str, state: Any) -> Any:
    """What a rule chooses; the run without explanation must agree."""
    explained = GAME.decide(rule, state, {}, explain=True)
    silent = GAME.decide(rule, state, {}, explain=False)
    assert explained.choice == silent.choice
    return explained.choice


def check_move(rule: str, state: Any, piece: str, origin: str, to: str) -> None:
    """The rule moves this piece from here to there."""
    assert choice(rule, state) == {"piece": piece, "from": origin, "to": to}


def check_stays_invalid(rule: str, state: Any) -> None:
    """The rule finds no valid movement."""
    assert choice(rule, state) is None


def turn(state: Any, card: int, answers: dict[str, Any] | None = None) -> Any:
    """The Automa's turn with this card; answers by question id."""
    return happen(state, {"type": "card-turned", "card": card}, answers)


def happen(state: Any, event: dict[str, Any], answers: dict[str, Any] | None = None) -> Any:
    """An event and the answers it asks for; every question must be answered and every answer asked for."""
    resolution = GAME.apply(state, GAME.decode_event(event), explain=True)
    left = dict(answers or {})
    while resolution.state.pending is not None:
        question = resolution.questions[0]
        if question.id not in left and question.id.endswith("-power"):
            left[question.id] = question.default  # as the app knows it
        assert question.id in left, f"asked: {question.id}"
        answer = GAME.decode_event(question.answer(left.pop(question.id)))
        resolution = GAME.apply(resolution.state, answer, explain=True)
    assert not left, f"never asked: {left}"
    return resolution


def messages(resolution: Any) -> list[str]:
    """The instructions by message id, without the game's prefix."""
    return [
        instruction.message.removeprefix("scythe-do-").removeprefix("scythe-")
        for instruction in resolution.instructions
    ]


def net(resolution: Any, message: str, **args: Any) -> tuple[int, int]:
    """The one net result of this kind: before and after."""
    found = [
        (i.args["before"], i.args["after"])
        for i in resolution.instructions
        if i.message == f"scythe-net-{message}" and args.items() <= i.args.items()
    ]
    assert len(found) == 1, messages(resolution)
    return found[0]


def args_of(resolution: Any, message: str) -> dict[str, Any]:
    """The arguments of the one instruction of this kind."""
    found = [i.args for i in resolution.instructions if i.message == f"scythe-do-{message}"]
    assert len(found) == 1, messages(resolution)
    return found[0]


def form(state: Any) -> dict[str, Any]:
    """The JSON form."""
    return GAME.to_json(state)


def asked(state: Any, event: dict[str, Any], *ids: str) -> Any:
    """The first question of one of these ids; what is asked before it is answered as offered first."""
    resolution = GAME.apply(state, GAME.decode_event(event), explain=True)
    while (question := resolution.questions[0]).id not in ids:
        first = question.options[0].value if question.options else question.default or question.low or 0
        resolution = GAME.apply(resolution.state, GAME.decode_event(question.answer(first)), explain=True)
    return question
