"""The user's data folder: saved games and own boxes."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from automatable import games
from automatable.core import box
from automatable.play import toml
from automatable.play.disk import file_trouble

LEFT = 60.0
"""Seconds after which a half-written file is one that nobody writes any longer."""


def data_folder() -> Path:
    """``AUTOMATABLE_HOME``, or the place the operating system keeps an application's data."""
    if chosen := os.environ.get("AUTOMATABLE_HOME"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("automatable", appauthor=False)


def own_box_path(game: str, folder: Path | None = None) -> Path:
    """Where the player's own box of a game lies; a name nobody knows never becomes the name of a file."""
    games.door(game)
    return (folder or data_folder()) / "boxes" / f"{game}.toml"


def own_box(game: str, folder: Path | None = None) -> dict[str, Any]:
    """The player's own box of a game; empty when there is none."""
    path = own_box_path(game, folder)
    return box.read(path) if path.exists() else {}


def write_own_box(game: str, tables: Mapping[str, Any], folder: Path | None = None) -> None:
    """Keep the player's own box: the whole file or nothing of it."""
    write_private(own_box_path(game, folder), toml.dumps(tables))


def private_folder(folder: Path) -> None:
    """A folder for its owner alone. One that was there before keeps what its owner chose for it."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)


def write_whole(path: Path, text: str, mode: int = 0o666) -> None:
    """Write a file completely or not at all."""
    if path.is_dir():  # an empty name is the folder one stands in
        raise file_trouble(IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)), path)
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        _sweep(path)
        with os.fdopen(
            os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "w", encoding="utf-8", newline="\n"
        ) as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(aside, path)
        _sync(path.parent)
    except OSError as error:
        with suppress(OSError):
            aside.unlink(missing_ok=True)
        raise file_trouble(error, path) from None


def write_private(path: Path, text: str) -> None:
    """The same for a file of ours: its owner alone reads it, and its folder is made."""
    try:
        private_folder(path.parent)
    except OSError as error:
        raise file_trouble(error, path) from None
    write_whole(path, text, mode=0o600)


def _sweep(path: Path) -> None:
    """What a killed process left half written beside the file."""
    for left in path.parent.glob(f".{path.name}.*"):
        if time.time() - left.stat().st_mtime > LEFT:
            left.unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """The new name of a file is only kept once its folder is."""
    if os.name == "posix":  # elsewhere a folder cannot be opened
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
