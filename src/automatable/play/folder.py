"""The user's data folder: saved games and own boxes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from automatable.core import box
from automatable.core.refused import Refused
from automatable.play import toml


def data_folder() -> Path:
    """``AUTOMATABLE_HOME``, or the place the operating system keeps an application's data."""
    if chosen := os.environ.get("AUTOMATABLE_HOME"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("automatable", appauthor=False)


def own_box_path(game: str) -> Path:
    """Where the player's own box of a game lies."""
    return data_folder() / "boxes" / f"{game}.toml"


def own_box(game: str) -> dict[str, Any]:
    """The player's own box of a game; empty when there is none."""
    path = own_box_path(game)
    return box.read(path) if path.exists() else {}


def write_own_box(game: str, tables: Mapping[str, Any]) -> None:
    """Keep the player's own box: the whole file or nothing of it."""
    path = own_box_path(game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("play-unwritable", file=str(path), reason=error.strerror or str(error)) from None
    write_whole(path, toml.dumps(tables))


def keep_learned(game: str, learned: Mapping[str, Any]) -> bool:
    """Lay what a game learned over the player's own box; says whether that changed anything."""
    if not learned:
        return False
    before = own_box(game)
    after = box.merged(before, learned)
    if after == before:
        return False
    write_own_box(game, after)
    return True


def write_whole(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with aside.open("w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(aside, path)
    except OSError as error:
        aside.unlink(missing_ok=True)
        raise Refused("play-unwritable", file=str(path), reason=error.strerror or str(error)) from None
