"""What the project asks of a box that an owner gives to it: figures, and where they were read.

The same in words is ``boxes/README.md``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from automatable.core.game import Defect, Game
from automatable.core.things import PROVENANCE, key_of
from automatable.play.carrying import Carried

NAME = 60
"""Letters of the longest name; anything longer is a sentence of the game."""

_SENTENCE = re.compile(r"[.!?;:…]\s|\n")


def faults(game: Game[Any, Any], carried: Carried) -> Iterator[Defect]:
    """Everything that keeps a box out of the folder; ``game`` is loaded with it."""
    if not carried.game:
        yield Defect("play-contribute-game")
    box = {thing: told for thing, told in game.taken_apart(carried.tables).items() if told.values}
    if not box:
        yield Defect("play-contribute-empty")
    for thing, told in box.items():
        source = told.mark(PROVENANCE, "")
        if not isinstance(source, dict) or source.get("kind") != "transcribed" or not source.get("edition"):
            yield Defect("play-contribute-source", {"key": thing})
        for field, value in told.values.items():
            if any(len(text) > NAME or _SENTENCE.search(text) for text in _texts(value)):
                yield Defect("play-contribute-text", {"key": key_of(thing, field)})


def _texts(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)
