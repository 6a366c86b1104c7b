"""The printed things on the shelf, and what stands on them in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from automatable.core.story import Args
from automatable.core.things import Things, plain_words
from automatable.games.scythe.tables import Box

SHELF = (
    Things("cards"),
    Things("invaders"),
    Things("star_cards"),
    Things("factions", shape="board"),
    Things("player_mats", shape="board"),
    Things("combat_ranges", whole=True, shape="board"),
    Things("game", whole=True, shape="board"),
    Things("map", whole=True, shape="board"),
)

NAMED = {"star_cards": "level", "factions": "faction", "player_mats": "setup-player_mat"}
WORDS = {"moves": "symbol", "gains": "printed-gain", "recruit": "printed-gain", "rivers": "printed-type"}


def thing_name(box: Box, key: str) -> tuple[str, Args]:
    """What a thing is called."""
    table, _, id = key.partition(".")
    message = f"scythe-shelved-{table.replace('_', '-')}"
    if table in NAMED:
        return message, {"id": f"@{NAMED[table]}-{id}"}
    return message, {"id": int(id) if id.isdecimal() else id} if id else {}


def described(box: Box, field: str, value: Any) -> list[object]:
    """A printed value as words, numbers and references."""
    name = field.rpartition(".")[2]
    if name in ("moves", "gains"):
        return [word for symbol in value for word in _symbol(name, symbol)]
    if name == "abilities":
        return [f"@ability-{ability}" for ability in value]
    if name in WORDS:
        return [f"@{WORDS[name]}-{one}" for one in (value if isinstance(value, list) else [value])]
    return list(plain_words(value))


def _symbol(line: str, symbol: dict[str, Any]) -> Iterator[object]:
    """One group of symbols: what, how much, for whom alone."""
    yield f"@{WORDS[line]}-{symbol.get('action') or symbol['gain']}"
    if number := symbol.get("power") or symbol.get("count"):
        yield number
    if only := symbol.get("only"):
        yield f"@faction-{only}"
