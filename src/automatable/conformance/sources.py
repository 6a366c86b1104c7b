"""In which file of a game something is."""

from __future__ import annotations

import inspect
from pathlib import Path

from automatable.core.engine.game import AnyGame

CLASS = "__init__.py"
"""The file of the game's class."""


def source_of(game: AnyGame, found: object) -> str:
    """The file of a class or function in the game's folder; that of the game's class if it is elsewhere."""
    found = getattr(found, "__func__", found)
    try:
        path = inspect.getsourcefile(inspect.unwrap(found))  # type: ignore[arg-type]
    except TypeError:
        return CLASS
    folder = game.folder.resolve()
    if path is None or folder not in Path(path).resolve().parents:
        return CLASS
    return Path(path).resolve().relative_to(folder).as_posix()


def file_of_rule(game: AnyGame, rule: str) -> str:
    """The file of the code behind a rulebook entry; the rulebook if it names none."""
    entry = game.rulebook.entries.get(rule)
    steps = entry.code.split(".") if entry else []
    for number in range(len(steps), 0, -1):
        path = "/".join(steps[:number]) + ".py"
        if (game.folder / path).is_file():
            return path
    return "rulebook.toml"
