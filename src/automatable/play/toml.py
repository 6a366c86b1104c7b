"""Own boxes as TOML text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tomli_w


def dump(tables: Mapping[str, Any]) -> str:
    """TOML of plain data. TOML has no word for nothing, so what is None is left out."""
    return tomli_w.dumps(_without_none(tables))


def _without_none(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _without_none(each) for key, each in value.items() if each is not None}
    if isinstance(value, list | tuple):
        return [_without_none(each) for each in value if each is not None]
    return value
