"""What keeps the saved games: the promise every keeper gives, and the one that keeps them in memory.

A saved game is an append-only list of entries. An entry says how many steps count before it, and may add one
step after them: so a step taken back, and another way gone after it, are never lost. Its number is the
version of the game, and no two writers can write the same one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from datetime import UTC, datetime
from typing import Any, Protocol

from msgspec import Struct, structs

from automatable.core.refused import Refused
from automatable.play.session import Start, Step


class Entry(Struct, frozen=True):
    """Only the first ``at`` steps count; then comes ``step``, if there is one."""

    at: int
    step: Step | None = None


class Saved(Struct, frozen=True):
    """A saved game as the list knows it. ``summary`` was made at the version ``summarised``."""

    id: int
    start: Start
    steps: int
    created: str
    updated: str
    version: int
    summary: dict[str, Any] | None = None
    summarised: int = -1


class Keeper(Protocol):
    """Where saved games, settings and own boxes are. Everything is kept before it is shown."""

    def insert(self, start: Start, steps: Sequence[Step] = (), at: int | None = None) -> int:
        """A new game; with steps, as an import brings it."""

    def read(self, id: int) -> tuple[Start, list[Step], int]:
        """A saved game: its start, all its steps (redo included), and how many count."""

    def entries(self, id: int) -> list[Entry]:
        """Everything that was ever written about a game."""

    def version(self, id: int) -> int:
        """How often the game was written to."""

    def journal(self, id: int, version: int) -> Kept:
        """A journal for a session that read the game at this version."""

    def games(self) -> list[Saved]:
        """All saved games, the last touched first."""

    def summarise(self, id: int, version: int, summary: dict[str, Any]) -> None:
        """Remember what the list shows of a game, so that it need not be played through for it."""

    def delete(self, id: int) -> None:
        """Forget a game."""

    def settings(self) -> dict[str, Any]:
        """What the player chose."""

    def save_settings(self, changes: dict[str, Any]) -> None:
        """New choices over the old; None forgets one."""

    def own_box(self, game: str) -> dict[str, Any]:
        """The player's own box of a game; empty when there is none."""

    def save_own_box(self, game: str, tables: dict[str, Any]) -> None:
        """The player's own box of a game, in place of the one before."""


def fold(entries: Iterable[Entry]) -> tuple[list[Step], int]:
    """All steps (redo included) and how many count."""
    steps: list[Step] = []
    at = 0
    for entry in entries:
        at = entry.at
        if entry.step is not None:
            del steps[at:]
            steps.append(entry.step)
            at += 1
    return steps, at


def unfold(steps: Sequence[Step], at: int | None) -> list[Entry]:
    """The entries of a game that arrives whole."""
    entries = [Entry(number, step) for number, step in enumerate(steps)]
    if at is not None and at != len(steps):
        entries.append(Entry(at))
    return entries


def now() -> str:
    """The time as the store writes it: UTC, readable by people and by every browser."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


class MemoryStore:
    """A keeper that forgets when it goes: for tests and for a page without a server."""

    def __init__(self) -> None:
        self._games: dict[int, tuple[Saved, list[Entry]]] = {}
        self._next = 1
        self._settings: dict[str, Any] = {}
        self._boxes: dict[str, dict[str, Any]] = {}

    def insert(self, start: Start, steps: Sequence[Step] = (), at: int | None = None) -> int:
        id, self._next = self._next, self._next + 1
        self._games[id] = (Saved(id, start, 0, now(), now(), 0), [])
        for entry in unfold(steps, at):
            self.write(id, self.version(id) + 1, entry)
        return id

    def read(self, id: int) -> tuple[Start, list[Step], int]:
        saved, entries = self._game(id)
        return saved.start, *fold(entries)

    def entries(self, id: int) -> list[Entry]:
        return list(self._game(id)[1])

    def version(self, id: int) -> int:
        return len(self._game(id)[1])

    def journal(self, id: int, version: int) -> Kept:
        return Kept(self, id, version)

    def write(self, id: int, version: int, entry: Entry) -> None:
        """One entry, if nobody else has written this version."""
        saved, entries = self._game(id)
        if version != len(entries) + 1:
            raise Refused("play-changed-elsewhere")
        entries.append(entry)
        steps = entry.at + (entry.step is not None)
        # touched games go to the end, so that the list is in order even within one tick of the clock
        del self._games[id]
        self._games[id] = (structs.replace(saved, steps=steps, updated=now(), version=version), entries)

    def games(self) -> list[Saved]:
        return [saved for saved, _ in reversed(self._games.values())]

    def summarise(self, id: int, version: int, summary: dict[str, Any]) -> None:
        saved, entries = self._game(id)
        self._games[id] = (structs.replace(saved, summary=summary, summarised=version), entries)

    def delete(self, id: int) -> None:
        self._game(id)
        del self._games[id]

    def settings(self) -> dict[str, Any]:
        return dict(self._settings)

    def save_settings(self, changes: dict[str, Any]) -> None:
        merged = self._settings | changes
        self._settings = {key: value for key, value in merged.items() if value is not None}

    def own_box(self, game: str) -> dict[str, Any]:
        return deepcopy(self._boxes.get(game, {}))

    def save_own_box(self, game: str, tables: dict[str, Any]) -> None:
        self._boxes[game] = deepcopy(tables)

    def _game(self, id: int) -> tuple[Saved, list[Entry]]:
        if id not in self._games:
            raise Refused("play-no-such-game", game=id)
        return self._games[id]


class Writer(Protocol):
    """Whatever can write one entry."""

    def write(self, id: int, version: int, entry: Entry) -> None:
        """One entry, if nobody else has written this version."""


class Kept:
    """The journal of one saved game: every step and every move becomes the next version."""

    def __init__(self, writer: Writer, id: int, version: int) -> None:
        self.writer = writer
        self.id = id
        self.version = version

    def append(self, number: int, steps: Sequence[Step]) -> None:
        for offset, step in enumerate(steps):
            self._write(Entry(number + offset, step))

    def move(self, number: int) -> None:
        self._write(Entry(number))

    def _write(self, entry: Entry) -> None:
        self.writer.write(self.id, self.version + 1, entry)
        self.version += 1
