"""Automatable: the Automa at your table.

These names are public, and so are those of ``automatable.authoring`` (a game of your own) and of
``automatable.lab`` (simulations). Everything else may change. A name is imported when it is first used.

>>> import automatable
>>> "scythe" in automatable.names()
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from automatable import authoring
    from automatable.conformance import Finding, check
    from automatable.core.engine.errors import UserError
    from automatable.core.engine.game import Game
    from automatable.core.engine.question import Question
    from automatable.core.engine.resolution import Instruction, Resolution, Resolver, State
    from automatable.core.engine.rules import Defect, Result, Rule, Side
    from automatable.core.forms.form import Option
    from automatable.core.topics.components import Components
    from automatable.core.topics.display import Display
    from automatable.core.topics.position import PositionFormat
    from automatable.core.topics.simulation import Simulation
    from automatable.core.topics.topic import with_box
    from automatable.games import load, names
    from automatable.locales import Words
    from automatable.play.service import Service
    from automatable.play.session import Session, Start
    from automatable.play.storage.base import MemoryStorage
    from automatable.play.storage.sqlite import SqliteStorage

__version__ = "0.1.0"

_HOMES = {
    "Components": "core.topics.components",
    "Defect": "core.engine.rules",
    "Display": "core.topics.display",
    "Finding": "conformance",
    "Game": "core.engine.game",
    "Instruction": "core.engine.resolution",
    "MemoryStorage": "play.storage.base",
    "Option": "core.forms.form",
    "PositionFormat": "core.topics.position",
    "Question": "core.engine.question",
    "Resolution": "core.engine.resolution",
    "Resolver": "core.engine.resolution",
    "Result": "core.engine.rules",
    "Rule": "core.engine.rules",
    "Service": "play.service",
    "Session": "play.session",
    "Side": "core.engine.rules",
    "Simulation": "core.topics.simulation",
    "SqliteStorage": "play.storage.sqlite",
    "Start": "play.session",
    "State": "core.engine.resolution",
    "UserError": "core.engine.errors",
    "Words": "locales",
    "check": "conformance",
    "load": "games",
    "names": "games",
    "with_box": "core.topics.topic",
}

_PAGES = ("authoring", "lab")
"""Modules whose names are public too."""

__all__ = [
    "Components",
    "Defect",
    "Display",
    "Finding",
    "Game",
    "Instruction",
    "MemoryStorage",
    "Option",
    "PositionFormat",
    "Question",
    "Resolution",
    "Resolver",
    "Result",
    "Rule",
    "Service",
    "Session",
    "Side",
    "Simulation",
    "SqliteStorage",
    "Start",
    "State",
    "UserError",
    "Words",
    "authoring",
    "check",
    "load",
    "names",
    "with_box",
]


def __getattr__(name: str) -> Any:
    if name in _PAGES:
        return import_module(f"automatable.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module 'automatable' has no attribute {name!r}")
    return getattr(import_module(f"automatable.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*__all__, *_PAGES, "__all__", "__doc__", "__version__"})
