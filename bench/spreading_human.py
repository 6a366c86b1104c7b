"""Scythe's steady human before it marched: it spreads its workers and places stars.

``python -m bench.against 9d98c50 scythe --models absent,bench/spreading_human.py:steady`` plays the same
games in both commits, each with its own code of these acts.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

HERE, THEN = "automatable.games.scythe.simulation", "automatable.games.scythe.study"
_acts: Any = import_module(HERE if find_spec(HERE) else THEN)
ACTS = (_acts._spread, _acts._own_star(after=4, one_in=3))


def steady(game: Any, state: Any, context: Any) -> Any:
    """Spreads workers; from turn 5 on a star in one turn of three."""
    return _acts._first(ACTS, game.box, state, context)
