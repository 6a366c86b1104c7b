"""Speed: silent Automa turns of Golem per second, each from a position of a played game."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from automatable import games
from automatable.play.dealer import below, deal

GAMES = 12


def turns(seconds: float) -> float:
    """Automa turns per second: every turn of a dozen games at the highest level, over and over."""
    game = games.load("golem")
    setup = game.decode_setup({"level": "expert"})
    played = [each for seed in range(GAMES) for each in _turns(game, game.new(setup), seed)]
    done, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        for state, events in played:
            for event in events:
                state = game.apply(state, event).state
        done += len(played)
    return done / (perf_counter() - start)


def _turns(game: Any, state: Any, seed: int) -> list[tuple[Any, list[Any]]]:
    """The Automa's turns of one game: the position before, the card and the answers it needed."""
    found: list[tuple[Any, list[Any]]] = []
    number = 0
    while game.result(state) is None:
        question = game.open_questions(state)[0]
        number += 1
        if question.deck:
            value = deal(question, seed, number).value
        elif question.options:
            value = question.options[below(seed, number, len(question.options))].value
        else:
            value = 50
        event = game.decode_event(question.answer(value))
        if question.event == "card-turned":
            found.append((state, [event]))
        elif state.pending is not None and found and state.pending.event["type"] == "card-turned":
            found[-1][1].append(event)
        state = game.apply(state, event).state
    return found
