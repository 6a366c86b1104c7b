"""The simulation of a game by its name, and the box of a game as plain tables."""

from __future__ import annotations

from typing import Any

from automatable import games as all_games
from automatable.core.box import loader
from automatable.core.engine.explanation import Data
from automatable.core.engine.game import AnyGame as AnyGame
from automatable.core.topics.simulation import Simulation

AnySimulation = Simulation[Any, Any]


def simulation_of(game: str) -> AnySimulation:
    """The simulation of the game with this name."""
    return all_games.game_class(game).simulation


def tables_of(game: AnyGame) -> Data:
    """The box a game was made from, as plain tables."""
    return loader.merged(loader.shipped(game.folder / "box"), game.own)
