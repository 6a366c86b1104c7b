"""The printed things on the shelf, and what stands on them in words."""

from __future__ import annotations

from typing import Any

from automatable.core.story import Args
from automatable.core.things import Things, plain_words
from automatable.games.pendulum.tables import Box

SHELF = (Things("cards"), Things("scoring"), Things("track", whole=True, shape="board"))

WORDS = {"worker": "worker", "timer": "flip", "icon": "icon"}


def thing_name(box: Box, key: str) -> tuple[str, Args]:
    """What a thing is called."""
    table, _, id = key.partition(".")
    if table == "scoring":
        return "pendulum-shelved-scoring", {"id": f"@letter-{id}"}
    return f"pendulum-shelved-{table}", {"id": int(id) if id.isdecimal() else id} if id else {}


def described(box: Box, field: str, value: Any) -> list[object]:
    """A printed value as words, numbers and references."""
    return [f"@{WORDS[field]}-{value}"] if field in WORDS else list(plain_words(value))
