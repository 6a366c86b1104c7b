"""A finding: one mistake in a game, where it is and what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

FindingKind = Literal[
    "words",
    "rulebook",
    "evidence",
    "tie",
    "provenance",
    "event",
    "position",
    "display",
    "game",
    "determinism",
    "simulation",
]


class Finding(Struct, frozen=True):
    """One mistake. ``file`` is a path in the game's folder, ``key`` the message, entry, table or event.

    >>> import automatable
    >>> print(automatable.Finding("words", "words/ru.ftl", "market-name", "no words", "add market-name"))
    words/ru.ftl: market-name: no words (add market-name) [words]
    """

    kind: FindingKind
    file: str
    key: str
    problem: str
    advice: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.problem} ({self.advice}) [{self.kind}]"


class Findings:
    """Findings in the order in which they were made; each kind, file and key once."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str, str], Finding] = {}

    def add(self, kind: FindingKind, file: str, key: str, problem: str, advice: str) -> None:
        """Add a finding unless the same key was found before."""
        self._found.setdefault((kind, file, key), Finding(kind, file, key, problem, advice))

    @property
    def all(self) -> tuple[Finding, ...]:
        """Every finding."""
        return tuple(self._found.values())


Progress = Callable[[int, int], None]
"""Called with the number of games played and their number in all."""
