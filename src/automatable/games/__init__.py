"""The games, found through the entry points ``automatable.games`` of whatever is installed, ours included.

An entry point is ``name = "package:GAME"``. Its name is known without importing the game; everything else
(levels, words, box) the game tells itself. An engine that was unpacked and not installed finds its games too,
as long as its ``dist-info`` folder lies beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from automatable.core.game import UNFIT, Game
from automatable.core.refused import Refused

GROUP = "automatable.games"
OURS = "automatable"


def _found() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry) != OURS)):
        found.setdefault(entry.name, entry)  # nobody takes the place of a game of ours
    return found


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else ""


FOUND = _found()
"""Where each game is, by its name."""


def names() -> tuple[str, ...]:
    """The games that are installed; one of them may still prove broken when it is asked for."""
    return tuple(FOUND)


def door(name: str) -> type[Game[Any, Any]]:
    """The game of this name, not yet bound to a box."""
    if not isinstance(name, str) or name not in FOUND:  # it may come from a file
        raise Refused("core-unknown-game", game=str(name), games=", ".join(names()))
    try:
        game: type[Game[Any, Any]] = FOUND[name].load()
        if game.id != name:
            raise ValueError(f"its id is {game.id!r}")
    except Exception as error:  # whatever is wrong with one game must not hurt the others
        raise _broken(name, error) from error
    return game


def load(name: str, own: Mapping[str, Any] | None = None, file: str = "box") -> Game[Any, Any]:
    """The game of this name, with a player's own box laid over the shipped one."""
    game = door(name)
    try:
        return game(own, file) if own else _shipped(game)
    except UNFIT as error:
        # values of the right form that do not fit together: a river along a territory that is not there
        if isinstance(error, Refused):
            raise
        if not own:
            raise _broken(name, error) from error
        raise Refused("core-box-unfit", file=file, reason=repr(error)) from error


@cache
def _shipped(game: type[Game[Any, Any]]) -> Game[Any, Any]:
    """A game with the box as it is shipped, laid out once for all tables: nobody ever changes it."""
    return game()


def _broken(name: str, error: Exception) -> Refused:
    return Refused("core-game-broken", game=name, package=_package(FOUND[name]), reason=repr(error))
