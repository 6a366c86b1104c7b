"""Checks for contributed boxes: they hold printed numbers and name their source.

``boxes/README.md`` says the same in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from automatable.core.box.components import PROVENANCE, key_of
from automatable.core.engine.rules import Defect
from automatable.play.boxes.box_link import SharedBox
from automatable.play.simulations import AnyGame

NAME = 60
"""Letters of the longest name; a longer text is a sentence of the game."""

_SENTENCE = re.compile(r"[.!?;:…]\s|\n")


def faults(game: AnyGame, carried: SharedBox) -> Iterator[Defect]:
    """Everything wrong with a contributed box; ``game`` is loaded with it."""
    if not carried.game:
        yield Defect("play-contribute-game")
    box = {key: one for key, one in game.components.split(carried.tables).items() if one.values}
    if not box:
        yield Defect("play-contribute-empty")
    for component, found in box.items():
        source = found.mark(PROVENANCE, "")
        if not isinstance(source, dict) or source.get("kind") != "transcribed" or not source.get("edition"):
            yield Defect("play-contribute-source", {"key": component})
        for field, value in found.values.items():
            if any(len(text) > NAME or _SENTENCE.search(text) for text in _texts(value)):
                yield Defect("play-contribute-text", {"key": key_of(component, field)})


def _texts(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)
