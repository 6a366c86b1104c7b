"""What the lab lays over a box: two layers made one, one value changed, a layer written as TOML."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

from automatable import games as doors
from automatable.core import box
from automatable.core.refused import Refused
from automatable.core.story import Data
from automatable.core.study import Tables
from automatable.play.studies import AnyGame


def both(under: Tables, over: Tables) -> Data:
    """Two layers as one. None, which takes a key away, stays in it."""
    layer = dict(under)
    for key, value in over.items():
        below = layer.get(key)
        layer[key] = both(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return layer


def read_layer(path: str | Path) -> Data:
    """A designer's own box file."""
    return box.read(Path(path))


def playable(game: str, layer: Tables) -> AnyGame:
    """The game with this box; one that breaks a constraint of the book is refused with the first of them."""
    door = doors.load(game, layer)
    for defect in door.box_defects():
        raise Refused(defect.message, **defect.args)
    return door


def value_at(tables: Tables, key: str) -> Any:
    """The value at a dotted key; a number counts into a list."""
    inner: Any = tables
    for step in key.split("."):
        try:
            inner = inner[int(step)] if isinstance(inner, list) else inner[step]
        except (KeyError, IndexError, ValueError, TypeError):
            raise Refused("lab-unknown-key", key=key) from None
    return inner


def changed(tables: Tables, values: Tables) -> Data:
    """The layer that sets these dotted keys. A list is laid over whole, so it is copied with its change."""
    whole = deepcopy(dict(tables))
    layer: Data = {}
    for key, value in values.items():
        value_at(whole, key)
        *path, last = key.split(".")
        inner: Any = whole
        for step in path:
            inner = inner[int(step)] if isinstance(inner, list) else inner[step]
        inner[int(last) if isinstance(inner, list) else last] = value
    for key in values:
        _show(whole, layer, key.split("."))
    return layer


def _show(whole: Data, layer: Data, path: list[str]) -> None:
    """Copy into the layer what stands at the path, or the first list on the way."""
    step, *rest = path
    if not rest or isinstance(whole[step], list):
        layer[step] = whole[step]
        return
    _show(whole[step], layer.setdefault(step, {}), rest)


def to_toml(layer: Tables) -> str:
    """A layer as a box file."""
    return "\n".join(_tables(layer, "")).lstrip("\n") + "\n"


def _tables(table: Tables, name: str) -> list[str]:
    plain = {key: value for key, value in table.items() if not isinstance(value, dict)}
    lines = [f"\n[{name}]"] if plain and name else []
    lines += [f"{_key(key)} = {_value(value)}" for key, value in plain.items()]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += _tables(value, f"{name}.{_key(key)}" if name else _key(key))
    return lines


def _key(key: str) -> str:
    return key if key.replace("-", "").replace("_", "").isalnum() and key.isascii() else json.dumps(key)


def _value(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)
