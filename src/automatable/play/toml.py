"""Plain tables as TOML text: the standard library reads TOML but does not write it; a box needs little."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def dumps(tables: Mapping[str, Any]) -> str:
    """The text; ``tomllib.loads`` gives the same tables back."""
    return "\n".join(_lines(tables, "")).strip() + "\n"


def _lines(table: Mapping[str, Any], path: str) -> Iterator[str]:
    inner = {key: value for key, value in table.items() if isinstance(value, dict)}
    if path and (len(inner) < len(table) or not table):
        yield f"\n[{path}]"
    for key, value in table.items():
        if key not in inner:
            yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        yield from _lines(value, f"{path}.{_key(key)}" if path else _key(key))


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(each) for each in value)}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items()) + "}"
    raise TypeError(f"a box holds no {type(value).__name__}")


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
