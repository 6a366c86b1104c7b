"""The printed things on the shelf, and what stands on them in words."""

from __future__ import annotations

from typing import Any

from automatable.core.fields import Named
from automatable.core.inscriptions import worded
from automatable.core.story import Args
from automatable.core.things import Things
from automatable.games.pendulum.printed import Printed
from automatable.games.pendulum.tables import Box

SHELF = (Things("cards"), Things("scoring"), Things("track", whole=True, shape="board"))

NAMED = {"scoring": "letter", "levels": "letter", "rewards": "reward"}


def thing_name(box: Box, key: str) -> tuple[str, Args]:
    """What a thing is called."""
    table, _, id = key.partition(".")
    if table in NAMED:
        return f"pendulum-shelved-{table}", {"id": f"@{NAMED[table]}-{id}"}
    return f"pendulum-shelved-{table}", {"id": int(id) if id.isdecimal() else id} if id else {}


def described(box: Box, key: str, value: Any) -> list[object]:
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
