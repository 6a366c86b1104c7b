"""Automus turns per second, silent: the table keeps the cards, both cards of a turn are known."""

from __future__ import annotations

from time import perf_counter

from msgspec.structs import replace

from automatable import games
from automatable.core.engine.events import Answered
from automatable.games.red_rising.position.events import Prepared, Turned


def turns(seconds: float) -> float:
    """Turns per second over about so many seconds; nine turns empty the deck, then it starts anew."""
    game = games.load("red-rising")
    state = game.new(game.decode_setup({"first": "automus"}))
    state = game.apply(state, Prepared("A")).state
    while state.pending is not None:
        question = game.open_questions(state)[0]
        value = question.options[0].value if question.options else question.high
        state = game.apply(state, Answered(question.id, value)).state
    start, cycle = state, [Turned(card, card + 1) for card in range(1, 19, 2)]
    done, begin = 0, perf_counter()
    while (spent := perf_counter() - begin) < seconds:
        for _ in range(50):
            state = start
            for turned in cycle:
                state = replace(game.apply(state, turned).state, phase="automus")
        done += 50 * len(cycle)
    return done / spent
