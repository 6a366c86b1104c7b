"""Values under dotted keys: ``cards.3.wares`` names a value in tables inside tables."""

from __future__ import annotations

from collections.abc import Mapping

from automatable.core.engine.explanation import Data


def value_at(tables: object, key: str) -> object:
    """The value at a dotted key; None if there is none.

    >>> value_at({"cards": {"3": {"wares": "tea"}}}, "cards.3.wares")
    'tea'
    """
    for step in key.split("."):
        tables = tables.get(step) if isinstance(tables, Mapping) else None
    return tables


def tables_of(values: Mapping[str, object]) -> Data:
    """Values by dotted key as tables inside tables.

    >>> tables_of({"cards.3.wares": "tea", "cards.3.coins": 2})
    {'cards': {'3': {'wares': 'tea', 'coins': 2}}}
    """
    tables: Data = {}
    for key, value in values.items():
        inner = tables
        *path, last = key.split(".")
        for step in path:
            inner = inner.setdefault(step, {})
        inner[last] = value
    return tables
