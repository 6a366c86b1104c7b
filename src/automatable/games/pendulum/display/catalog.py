"""The printed components of Pendulum, and their values in words."""

from __future__ import annotations

from typing import Any

from automatable.core.box.components import ComponentKind
from automatable.core.engine.explanation import Args
from automatable.core.forms.form import Named
from automatable.core.forms.labels import worded
from automatable.games.pendulum.box.printed import Printed
from automatable.games.pendulum.box.tables import Box

CATALOG = (
    ComponentKind("cards"),
    ComponentKind("scoring"),
    ComponentKind("track", whole=True, shape="board"),
)

NAMED = {"scoring": "letter", "levels": "letter", "rewards": "reward"}


def component_name(box: Box, key: str) -> tuple[str, Args]:
    """The name of a component."""
    table, _, id = key.partition(".")
    if table in NAMED:
        return f"pendulum-shelved-{table}", {"id": f"@{NAMED[table]}-{id}"}
    return f"pendulum-shelved-{table}", {"id": int(id) if id.isdecimal() else id} if id else {}


def describe_value(box: Box, key: str, value: Any) -> list[object]:
    """A printed value as words, numbers and references."""
    if key == "track.labels":
        return [[f"{space}: {distance}" for space, distance in value]]
    if key == "spaces":
        return [[_space(space) for space in value]]
    return worded(Printed, key, value)


def _space(space: dict[str, str]) -> Named:
    args = {
        name: f"@{family}-{space[name]}"
        for name, family in (("id", "space"), ("row", "row"), ("width", "width"))
    }
    return Named("pendulum-printed-space", args)
