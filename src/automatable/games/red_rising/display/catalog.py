"""The printed components of Red Rising, and their values in words."""

from __future__ import annotations

from typing import Any

import msgspec

from automatable.core.box.components import ComponentKind
from automatable.core.engine.explanation import Args
from automatable.core.forms.labels import worded
from automatable.games.red_rising.box.clauses import Clause
from automatable.games.red_rising.box.printed import Printed
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.display.card_text import line

CATALOG = (
    ComponentKind("automus.cards"),
    ComponentKind("characters"),
    ComponentKind("houses", shape="tile"),
    ComponentKind("automus", whole=True, shape="board"),
    ComponentKind("board", whole=True, shape="board"),
)

NAMED = {"characters": "character", "houses": "house", "abilities": "character"}


def component_name(box: Box, key: str) -> tuple[str, Args]:
    """The name of a component."""
    table, _, id = key.rpartition(".")
    if table == "automus.cards":
        return "red-rising-shelved-automus-cards", {"id": int(id) if id.isdecimal() else id}
    if table in NAMED:
        return f"red-rising-shelved-{table}", {"id": f"@{NAMED[table]}-{id}"}
    return f"red-rising-shelved-{key.replace('_', '-')}", {}


def describe_value(box: Box, key: str, value: Any) -> list[object]:
    """A printed value as words, numbers and sentences."""
    name = key.rpartition(".")[2]
    if name == "bonuses" and isinstance(value, list):
        return [line(clause) for clause in msgspec.convert(value, tuple[Clause, ...])]
    return worded(Printed, key, value)
