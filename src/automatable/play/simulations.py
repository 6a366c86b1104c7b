"""The simulation of a game by its name, and the box of a game as plain tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from automatable import games as all_games
from automatable.core.box import loader
from automatable.core.engine.explanation import Data
from automatable.core.engine.game import AnyGame as AnyGame
from automatable.core.topics.simulation import HEX, Simulation

AnySimulation = Simulation[Any, Any]


def simulation_of(game: str) -> AnySimulation:
    """The simulation of the game with this name."""
    return all_games.game_class(game).simulation


def tables_of(game: AnyGame) -> Data:
    """The box a game was made from, as plain tables."""
    return loader.merged(loader.shipped(game.folder / "box"), game.own)


def spoken(game: AnyGame, simulation: AnySimulation) -> Iterator[str]:
    """The messages that par and the report of the lab cannot do without, whatever happens in the games."""
    for curve in simulation.curves:
        yield from (curve.message, f"{curve.message}-x", f"{curve.message}-y")
    yield from filter(None, (simulation.counted, simulation.needs(), simulation.no_par))
    yield from (f"{game.id}-{place.removeprefix('@')}" for place in simulation.board(game))


def on_another(board: Mapping[str, tuple[float, float]]) -> tuple[str, str] | None:
    """Two places that the heat map would draw on each other; None if there are none."""
    wide, high = HEX
    for (one, (x, y)), (other, (across, down)) in combinations(board.items(), 2):
        aside, below = abs(across - x), abs(down - y)
        if aside < 2 * wide and below < high * (2 - aside / (2 * wide)):
            return one, other
    return None
