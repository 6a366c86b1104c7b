"""The printed components of Scythe, and their values in words."""

from __future__ import annotations

from typing import Any

from automatable.core.box.components import ComponentKind
from automatable.core.engine.explanation import Args, Data
from automatable.core.forms.form import Named
from automatable.core.forms.labels import worded
from automatable.games.scythe.box.printed import Printed
from automatable.games.scythe.box.tables import Box

CATALOG = (
    ComponentKind("cards"),
    ComponentKind("invaders"),
    ComponentKind("star_cards"),
    ComponentKind("factions", shape="board"),
    ComponentKind("player_mats", shape="board"),
    ComponentKind("combat_ranges", whole=True, shape="board"),
    ComponentKind("game", whole=True, shape="board"),
    ComponentKind("map", whole=True, shape="board"),
)

NAMED = {"star_cards": "level", "factions": "faction", "player_mats": "setup-player_mat"}
WORDS = {"moves": "symbol", "gains": "printed-gain"}


def component_name(box: Box, key: str) -> tuple[str, Args]:
    """The name of a component."""
    table, _, id = key.partition(".")
    message = f"scythe-shelved-{table.replace('_', '-')}"
    if table in NAMED:
        return message, {"id": f"@{NAMED[table]}-{id}"}
    return message, {"id": int(id) if id.isdecimal() else id} if id else {}


def describe_value(box: Box, key: str, value: Any) -> list[object]:
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


def _symbol(line: str, symbol: Data) -> object:
    """One group of symbols: what it is, its number, the faction it is for."""
    text: object = f"@{WORDS[line]}-{symbol.get('action') or symbol['gain']}"
    if number := symbol.get("power") or symbol.get("count"):
        text = Named("scythe-printed-counted", {"what": text, "number": number})
    if only := symbol.get("only"):
        text = Named("scythe-printed-only", {"what": text, "only": f"@faction-{only}"})
    return text
