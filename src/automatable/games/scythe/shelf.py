"""The printed things on the shelf, and what stands on them in words."""

from __future__ import annotations

from typing import Any

from automatable.core.fields import Named
from automatable.core.inscriptions import worded
from automatable.core.story import Args
from automatable.core.things import Things
from automatable.games.scythe.printed import Printed
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
WORDS = {"moves": "symbol", "gains": "printed-gain"}


def thing_name(box: Box, key: str) -> tuple[str, Args]:
    """What a thing is called."""
    table, _, id = key.partition(".")
    message = f"scythe-shelved-{table.replace('_', '-')}"
    if table in NAMED:
        return message, {"id": f"@{NAMED[table]}-{id}"}
    return message, {"id": int(id) if id.isdecimal() else id} if id else {}


def described(box: Box, key: str, value: Any) -> list[object]:
    """A printed value as words, numbers and sentences."""
    name = key.rpartition(".")[2]
    if name in WORDS:
        return [[_symbol(name, symbol) for symbol in value]]
    if name == "tiers":
        return [Named("scythe-printed-tier", tier) for tier in value]
    if key == "map.rivers":
        return [
            [
                Named("scythe-printed-river", {"one": f"@territory-{a}", "other": f"@territory-{b}"})
                for a, b in value
            ]
        ]
    return worded(Printed, key, value)


def _symbol(line: str, symbol: dict[str, Any]) -> object:
    """One group of symbols: what, how much, for whom alone."""
    said: object = f"@{WORDS[line]}-{symbol.get('action') or symbol['gain']}"
    if number := symbol.get("power") or symbol.get("count"):
        said = Named("scythe-printed-counted", {"what": said, "number": number})
    if only := symbol.get("only"):
        said = Named("scythe-printed-only", {"what": said, "only": f"@faction-{only}"})
    return said
