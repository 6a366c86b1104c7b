"""Automatable: the Automa at your table.

These are the public names; everything else may change. They are imported when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from automatable.core.game import Game, Result, with_box
    from automatable.core.question import Option, Question
    from automatable.core.refused import Refused
    from automatable.core.resolution import Instruction, Resolution, Resolving, State
    from automatable.games import load, names
    from automatable.locales import Words
    from automatable.play.desk import Desk
    from automatable.play.keeper import MemoryStore
    from automatable.play.session import Session, Start
    from automatable.play.store import Store

__version__ = "0.1.0"

_HOMES = {
    "Desk": "play.desk",
    "Game": "core.game",
    "Instruction": "core.resolution",
    "MemoryStore": "play.keeper",
    "Option": "core.question",
    "Question": "core.question",
    "Refused": "core.refused",
    "Resolution": "core.resolution",
    "Resolving": "core.resolution",
    "Result": "core.game",
    "Session": "play.session",
    "Start": "play.session",
    "State": "core.resolution",
    "Store": "play.store",
    "Words": "locales",
    "load": "games",
    "names": "games",
    "with_box": "core.game",
}

__all__ = [
    "Desk",
    "Game",
    "Instruction",
    "MemoryStore",
    "Option",
    "Question",
    "Refused",
    "Resolution",
    "Resolving",
    "Result",
    "Session",
    "Start",
    "State",
    "Store",
    "Words",
    "load",
    "names",
    "with_box",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'automatable' has no attribute {name!r}")
    return getattr(import_module(f"automatable.{_HOMES[name]}"), name)
