"""The printed things on the shelf, and what stands on them in words."""

from __future__ import annotations

from typing import Any

from automatable.core.story import Args
from automatable.core.things import Things, plain_words
from automatable.games.red_rising.printed import LOCATIONS
from automatable.games.red_rising.tables import Box

SHELF = (
    Things("automus.cards"),
    Things("characters"),
    Things("houses", shape="tile"),
    Things("automus", whole=True, shape="board"),
    Things("board", whole=True, shape="board"),
)

WORDS = {"color": "color", "extra": "extra", "arrow": "arrow"}


def thing_name(box: Box, key: str) -> tuple[str, Args]:
    """What a thing is called."""
    table, _, id = key.rpartition(".")
    if table == "automus.cards":
        return "red-rising-shelved-automus-cards", {"id": int(id) if id.isdecimal() else id}
    if table in ("characters", "houses"):
        return f"red-rising-shelved-{table}", {"id": f"@{table.removesuffix('s')}-{id}"}
    return f"red-rising-shelved-{key}", {}


def described(box: Box, field: str, value: Any) -> list[object]:
    """A printed value as words, numbers and references."""
    name = field.rpartition(".")[2]
    if name in ("deploy", "gain"):
        return [f"@place-{value}" if value in LOCATIONS else f"@letter-{value}"]
    return [f"@{WORDS[name]}-{value}"] if name in WORDS else list(plain_words(value))
