"""What keeps the saved games: the promise every keeper gives, and the one that keeps them in memory.

A saved game is an append-only list of entries. An entry says how many steps count before it, and may add one
step after them: so a step taken back, and another way gone after it, are never lost. Its number is the
version of the game, and no two writers can write the same one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from datetime import UTC, datetime
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct, structs

from automatable.core.refused import Refused
from automatable.play.session import Start, Step


class Entry(Struct, frozen=True):
    """Only the first ``at`` steps count; then comes ``step``, if there is one."""

    at: int
    step: Step | None = None


class Saved(Struct, frozen=True):
    """A saved game as the list knows it. ``summary`` was made at the version ``summarised``.

    One whose ``start`` cannot be read is listed all the same, so that it can be taken out raw or deleted.
    """

    id: int
    start: Start | None
    steps: int
    created: str
    updated: str
    version: int
    summary: dict[str, Any] | None = None
    summarised: int = -1


Times = tuple[str, str]
"""When a game was begun and when it was last touched."""


Which = Literal["all", "over", "changed"]
"""All saved games, those last known to be finished, or those changed since something was known of them."""


class Keeper(Protocol):
    """Where saved games, settings and own boxes are. Everything is kept before it is shown."""

    def insert(
        self, start: Start, steps: Sequence[Step] = (), at: int | None = None, times: Times | None = None
    ) -> int:
        """A new game; with steps, as an import brings it; with times, as it was kept elsewhere."""

    def read(self, id: int) -> tuple[Start, list[Step], int]:
        """A saved game: its start, all its steps (redo included), and how many count."""

    def entries(self, id: int) -> list[Entry]:
        """Everything that was ever written about a game."""

    def version(self, id: int) -> int:
        """How often the game was written to."""

    def journal(self, id: int, version: int) -> Kept:
        """A journal for a session that read the game at this version."""

    def saved(self, id: int) -> Saved:
        """A saved game as the list knows it."""

    def raw(self, id: int) -> dict[str, Any]:
        """Everything that is kept about a game, readable or not."""

    def games(self, offset: int = 0, limit: int | None = None, which: Which = "all") -> list[Saved]:
        """Saved games, the last touched first."""

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
    """A keeper that forgets when it goes: for tests, and what ``Outbox`` is made of."""

    def __init__(self) -> None:
        self._saved: dict[int, Saved] = {}
        self._entries: dict[int, list[Entry]] = {}
        self._next = 1
        self._settings: dict[str, Any] = {}
        self._boxes: dict[str, dict[str, Any]] = {}

    def insert(
        self, start: Start, steps: Sequence[Step] = (), at: int | None = None, times: Times | None = None
    ) -> int:
        id, self._next = self._next, self._next + 1
        self._saved[id] = Saved(id, start, 0, now(), now(), 0)
        self._entries[id] = []
        if entries := unfold(steps, at):
            self.write(id, 1, entries)
        if times is not None:
            self._saved[id] = structs.replace(self._saved[id], created=times[0], updated=times[1])
        return id

    def read(self, id: int) -> tuple[Start, list[Step], int]:
        start = self._game(id).start
        assert start is not None
        return start, *fold(self.entries(id))

    def entries(self, id: int) -> list[Entry]:
        self._game(id)
        return list(self._entries[id])

    def version(self, id: int) -> int:
        return self._game(id).version

    def journal(self, id: int, version: int) -> Kept:
        return Kept(self, id, version)

    def write(self, id: int, version: int, entries: Sequence[Entry]) -> None:
        """Entries from this version on, if nobody else has written it."""
        saved = self._saved.get(id)
        if saved is None or version != saved.version + 1:
            raise Refused("play-changed-elsewhere")
        kept = self._entries[id]
        kept.extend(entries)
        steps = kept[-1].at + (kept[-1].step is not None)
        # touched games go to the end, so that the list is in order even within one tick of the clock
        del self._saved[id]
        self._saved[id] = structs.replace(saved, steps=steps, updated=now(), version=len(kept))

    def saved(self, id: int) -> Saved:
        return self._game(id)

    def raw(self, id: int) -> dict[str, Any]:
        saved = self._game(id)
        return {
            "start": msgspec.json.encode(saved.start).decode(),
            "created": saved.created,
            "updated": saved.updated,
            "entries": [
                {
                    "version": version,
                    "at": entry.at,
                    "step": None if entry.step is None else msgspec.json.encode(entry.step).decode(),
                }
                for version, entry in enumerate(self._entries[id], 1)
            ],
        }

    def games(self, offset: int = 0, limit: int | None = None, which: Which = "all") -> list[Saved]:
        touched = reversed(self._saved.values())
        found = sorted(touched, key=lambda saved: saved.updated, reverse=True)
        if which == "over":
            found = [saved for saved in found if saved.summary and saved.summary.get("over")]
        elif which == "changed":
            found = [saved for saved in found if saved.summarised != saved.version]
        return found[offset:] if limit is None else found[offset : offset + limit]

    def summarise(self, id: int, version: int, summary: dict[str, Any]) -> None:
        self._saved[id] = structs.replace(self._game(id), summary=summary, summarised=version)

    def delete(self, id: int) -> None:
        self._game(id)
        del self._saved[id], self._entries[id]

    def settings(self) -> dict[str, Any]:
        return dict(self._settings)

    def save_settings(self, changes: dict[str, Any]) -> None:
        merged = self._settings | changes
        self._settings = {key: value for key, value in merged.items() if value is not None}

    def own_box(self, game: str) -> dict[str, Any]:
        return deepcopy(self._boxes.get(game, {}))

    def save_own_box(self, game: str, tables: dict[str, Any]) -> None:
        self._boxes[game] = deepcopy(tables)

    def _game(self, id: int) -> Saved:
        if id not in self._saved:
            raise Refused("play-no-such-game", game=id)
        return self._saved[id]


class Writer(Protocol):
    """Whatever can write entries."""

    def write(self, id: int, version: int, entries: Sequence[Entry]) -> None:
        """Entries from this version on, all or none of them, if nobody else has written it."""


class Kept:
    """The journal of one saved game: every step and every move becomes the next version."""

    def __init__(self, writer: Writer, id: int, version: int) -> None:
        self.writer = writer
        self.id = id
        self.version = version

    def append(self, number: int, steps: Sequence[Step]) -> None:
        self._write([Entry(number + offset, step) for offset, step in enumerate(steps)])

    def move(self, number: int) -> None:
        self._write([Entry(number)])

    def _write(self, entries: Sequence[Entry]) -> None:
        self.writer.write(self.id, self.version + 1, entries)
        self.version += len(entries)
