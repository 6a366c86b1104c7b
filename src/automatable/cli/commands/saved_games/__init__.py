"""Commands for saved games, one file each."""

from __future__ import annotations

from automatable.cli import notify
from automatable.play.service import Service
from automatable.play.storage.data_dir import data_folder
from automatable.play.storage.sqlite import SqliteStorage


def open_service() -> Service:
    """Open the user's saved games and boxes."""
    return Service(SqliteStorage(data_folder() / "games.sqlite"), notify)
