"""A whole game played by chance, with the random person of each game's tests."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from automatable import games
from automatable.conformance import driver


def table_of(name: str) -> Any:
    """The random person at a game's table: ``SETUPS``, ``happens`` and perhaps ``answers``."""
    path = Path(__file__).parents[1] / "games" / name.replace("-", "_") / "table.py"
    if not path.exists():  # a game of another package: beside its own tests
        path = games.game_class(name).folder.parent / "tests" / "table.py"
    spec = importlib.util.spec_from_file_location(f"table_{path.parent.name}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Driver(driver.Driver):
    """Plays one installed game."""

    def __init__(
        self,
        name: str,
        setup: dict[str, Any],
        seed: int,
        explain: bool = True,
        table: Any = None,
        box: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(games.load(name, box), setup, seed, explain, table or table_of(name))
