"""The user's data folder: saved games and own boxes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from automatable.core import box


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
