"""The user's data folder, own boxes in it, and atomic writes."""

from __future__ import annotations

import os
import re
import secrets
import stat
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from automatable import games
from automatable.core.box import loader
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.play.boxes import toml_writer
from automatable.play.boxes.loader import damaged
from automatable.play.storage.disk_errors import file_error

LEFT = 60.0
"""Seconds after which an unfinished file counts as abandoned."""


def data_folder() -> Path:
    """``AUTOMATABLE_HOME``, or the operating system's folder for application data."""
    if chosen := os.environ.get("AUTOMATABLE_HOME"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("automatable", appauthor=False)


def own_box_path(game: str, folder: Path | None = None) -> Path:
    """The path of the player's own box of a game; an unknown name never becomes a file name."""
    games.check_name(game)
    return (folder or data_folder()) / "boxes" / f"{game}.toml"


def own_box(game: str, folder: Path | None = None) -> Data:
    """The player's own box of a game; empty when there is none."""
    path = own_box_path(game, folder)
    return loader.read(path) if path.exists() else {}


def write_own_box(game: str, tables: Mapping[str, object], folder: Path | None = None) -> None:
    """Save the player's own box atomically, and only if it reads back the same.

    If the file is a link to a box elsewhere, the box is written there.
    """
    path = own_box_path(game, folder)
    write_private(Path(os.path.realpath(path)), toml_writer.checked(tables, path.name))


def set_aside_own_box(game: str, folder: Path | None = None) -> str:
    """Rename a box that cannot be read; return the new name."""
    path = own_box_path(game, folder)
    aside = path.with_name(f"{damaged(path.stem)}{path.suffix}")
    try:
        os.replace(path, aside)
    except OSError as error:
        raise file_error(error, path) from None
    return aside.name


def private_folder(folder: Path) -> None:
    """Make a folder that only its owner can read; an existing folder keeps its permissions."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)


def write_whole(path: Path, text: str | Iterable[str], mode: int = 0o666) -> None:
    """Write a file atomically; disk errors become user errors."""
    parts = (text,) if isinstance(text, str) else text
    try:
        replace_file(path, (part.encode() for part in parts), mode)
    except OSError as error:
        raise file_error(error, path) from None


def write_private(path: Path, text: str) -> None:
    """Write a file atomically that only its owner can read; make its folder."""
    try:
        private_folder(path.parent)
        _delete_abandoned(path)
    except OSError as error:
        raise file_error(error, path) from None
    write_whole(path, text, mode=0o600)


def replace_file(path: Path, parts: Iterable[bytes], mode: int = 0o666) -> None:
    """Write a new file beside the old one, then replace the old one: the atomic write of the project."""
    refuse_special(path)
    aside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as out:
            out.writelines(parts)
            out.flush()
            os.fsync(out.fileno())
        os.replace(aside, path)
        sync_folder(path.parent)
    except BaseException:
        with suppress(OSError):
            aside.unlink(missing_ok=True)
        raise


def refuse_special(path: Path) -> None:
    """Refuse a folder, a link, a pipe or a device, which a new file would replace."""
    try:
        mode = path.lstat().st_mode
    except OSError:
        return  # nothing is there, or writing will report the error
    if not stat.S_ISREG(mode):
        what = "folder" if stat.S_ISDIR(mode) else "link" if stat.S_ISLNK(mode) else "device"
        raise UserError("play-not-a-file", file=str(path), what=what)


def _delete_abandoned(path: Path) -> None:
    """Delete unfinished files that a killed process left beside this one."""
    left = re.compile(rf"\.{re.escape(path.name)}\.[0-9a-f]+")
    for file in path.parent.iterdir():
        if left.fullmatch(file.name) and time.time() - file.stat().st_mtime > LEFT:
            file.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Flush a folder to the disk, so that a renamed file survives a power cut."""
    if os.name == "posix":  # Windows cannot open a folder
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
