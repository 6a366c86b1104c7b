"""The games, each behind one door."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from automatable.core.game import UNFIT, Game
from automatable.core.refused import Refused

LEVELS = {
    "scythe": ("autometta", "automa", "automaszyna", "ultimaszyna"),
    "pendulum": ("A", "B", "C", "D", "E", "F"),
    "red-rising": ("1", "2", "3", "4", "5", "6"),
    "golem": ("easy", "normal", "hard", "expert"),
}
"""The games and their levels, known without importing any of them: a list must be there at once."""

NAMES = tuple(LEVELS)


def door(name: str) -> type[Game[Any, Any]]:
    """The game of this name, not yet bound to a box."""
    if name not in NAMES:
        raise Refused("core-unknown-game", game=str(name), games=", ".join(NAMES))
    game: type[Game[Any, Any]] = import_module(f"automatable.games.{name.replace('-', '_')}").GAME
    return game


def load(name: str, own: Mapping[str, Any] | None = None, file: str = "box") -> Game[Any, Any]:
    """The game of this name, with a player's own box laid over the shipped one."""
    game = door(name)
    try:
        return game(own, file)
    except UNFIT as error:
        # values of the right form that do not fit together: a river along a territory that is not there
        if isinstance(error, Refused) or not own:
            raise
        raise Refused("core-box-unfit", file=file, reason=repr(error)) from error
