"""Layers over a box: a designer's file, one value changed."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

from automatable.core.box import loader
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.game import AnyGame
from automatable.core.topics.simulation import Tables
from automatable.lab.runs.plan import Plan


def read_layer(path: str | Path) -> Data:
    """A designer's own box file."""
    return loader.read(Path(path))


def playable(plan: Plan, layer: Tables) -> AnyGame:
    """The game of a plan with this box; one that breaks a constraint of the book is refused."""
    game = plan.load(layer)
    for defect in game.components.defects():
        raise UserError(defect.message, **defect.args)
    return game


def value_at(tables: Tables, key: str) -> Any:
    """The value at a dotted key; a number counts into a list."""
    inner: Any = tables
    for step in key.split("."):
        try:
            inner = inner[int(step)] if isinstance(inner, list) else inner[step]
        except (KeyError, IndexError, ValueError, TypeError):
            raise UserError("lab-unknown-key", key=key) from None
    return inner


def changed(tables: Tables, values: Tables) -> Data:
    """The layer that sets these dotted keys. A list is replaced whole, so it is copied with its change."""
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
        _copy(whole, layer, key.split("."))
    return layer


def _copy(whole: Data, layer: Data, path: list[str]) -> None:
    """Copy the value at the path into the layer, or the first list on the way."""
    step, *rest = path
    if not rest or isinstance(whole[step], list):
        layer[step] = whole[step]
        return
    _copy(whole[step], layer.setdefault(step, {}), rest)
