"""OpenSpiel: random play of one of its games, driven from Python."""

from __future__ import annotations

from random import Random
from time import process_time

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401 - registers python_block_dominoes


def moves(name: str, seconds: float) -> float:
    """Moves per second, chance included."""
    game, draw = pyspiel.load_game(name), Random(1)
    done, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(actions, weights)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
            done += 1
    return done / spent
