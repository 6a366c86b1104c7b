"""Find and load games through the entry points ``automatable.games`` of all installed packages.

An entry point is ``name = "package:GAME"``. Its name is known without importing the game; the game class has
everything else (levels, words, box). An engine that was unpacked and not installed finds its games too, if
its ``dist-info`` folder is beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from automatable.core.engine.errors import PARSE_ERRORS, UserError
from automatable.core.engine.game import AnyGame

GROUP = "automatable.games"
OURS = "automatable"


def _found() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry) != OURS)):
        found.setdefault(entry.name, entry)  # our games come first and are not replaced
    return found


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else ""


FOUND = _found()
"""The entry point of each game, by name."""


def names() -> tuple[str, ...]:
    """The names of the installed games; loading one may still fail."""
    return tuple(FOUND)


def package_of(name: str) -> str:
    """The distribution that this game was installed with; ``automatable`` for the games of this project."""
    return _package(FOUND[name])


def check_name(name: str) -> None:
    """Reject the name of a game that is not installed."""
    if not isinstance(name, str) or name not in FOUND:  # it may come from a file
        raise UserError("core-unknown-game", game=str(name), games=", ".join(names()))


def game_class(name: str) -> type[AnyGame]:
    """The class of the game with this name, not bound to a box."""
    check_name(name)
    try:
        game: type[AnyGame] = FOUND[name].load()
        if game.id != name:
            raise ValueError(f"its id is {game.id!r}")
    except Exception as error:  # a fault in one game must not affect the others
        raise _broken(name, error) from error
    return game


def load(name: str, own: Mapping[str, object] | None = None, file: str = "box") -> AnyGame:
    """The game with this name; a player's own box overrides the shipped one."""
    game = game_class(name)
    try:
        return game(own, file) if own else _shipped(game)
    except PARSE_ERRORS as error:
        # values that do not fit together, such as a river along an unknown territory
        if isinstance(error, UserError):
            raise
        if not own:
            raise _broken(name, error) from error
        raise UserError("core-box-unfit", file=file, reason=repr(error)) from error


@cache
def _shipped(game: type[AnyGame]) -> AnyGame:
    """A game with the shipped box, made once: it never changes."""
    return game()


def _broken(name: str, error: Exception) -> UserError:
    return UserError("core-game-broken", game=name, package=_package(FOUND[name]), reason=repr(error))
