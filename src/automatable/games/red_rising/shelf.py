"""The printed things on the shelf, and what stands on them in words."""

from __future__ import annotations

from typing import Any

import msgspec

from automatable.core.inscriptions import worded
from automatable.core.story import Args
from automatable.core.things import Things
from automatable.games.red_rising.card_text import line
from automatable.games.red_rising.clauses import Clause
from automatable.games.red_rising.printed import Printed
from automatable.games.red_rising.tables import Box

SHELF = (
    Things("automus.cards"),
    Things("characters"),
    Things("houses", shape="tile"),
    Things("automus", whole=True, shape="board"),
    Things("board", whole=True, shape="board"),
)

NAMED = {"characters": "character", "houses": "house", "abilities": "character"}


def thing_name(box: Box, key: str) -> tuple[str, Args]:
    """What a thing is called."""
    table, _, id = key.rpartition(".")
    if table == "automus.cards":
        return "red-rising-shelved-automus-cards", {"id": int(id) if id.isdecimal() else id}
    if table in NAMED:
        return f"red-rising-shelved-{table}", {"id": f"@{NAMED[table]}-{id}"}
    return f"red-rising-shelved-{key.replace('_', '-')}", {}


def described(box: Box, key: str, value: Any) -> list[object]:
    """A printed value as words, numbers and sentences."""
    name = key.rpartition(".")[2]
    if name == "bonuses" and isinstance(value, list):
        return [line(clause) for clause in msgspec.convert(value, tuple[Clause, ...])]
    return worded(Printed, key, value)
