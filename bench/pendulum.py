"""Real time: how long from an event to its instructions, with everything shown."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from automatable import games
from automatable.core.engine.game import Game
from automatable.play.dealer import deal

LIFTED = {"type": "worker-lifted"}


def latencies(n: int) -> list[float]:
    """Seconds from a lifted worker to its instructions, card and all, ``n`` times over a running round."""
    game = games.load("pendulum")
    game.rulebook.pages  # noqa: B018 - read once, as in a running game
    state = game.new(game.decode_setup({"level": "D"}))
    state = _answered(game, state, {"type": "set-up", "first": "human"}, 0)
    state = _answered(game, state, {"type": "round-started", "at": 0}, 0)
    taken = []
    for number in range(n):
        moment = 1000 * (number % 180)
        start = perf_counter()
        _answered(game, state, {**LIFTED, "at": moment}, number)
        taken.append(perf_counter() - start)
    return taken


def _answered(game: Game[Any, Any], state: Any, event: dict[str, Any], seed: int) -> Any:
    """An event with its chance dealt, from plain data to instructions."""
    resolution = game.apply(state, game.decode_event(event), explain=True)
    while resolution.state.pending is not None:
        question = resolution.questions[0]
        answer = question.answer(deal(question, seed, 0).value)
        resolution = game.apply(resolution.state, game.decode_event(answer), explain=True)
    return resolution.state
