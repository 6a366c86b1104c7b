"""A keeper for a disk that can only be reached later: all is in memory, and what changed lies in an outbox.

A browser's disk answers when it likes, a keeper answers at once. So whoever has the disk (a web worker)
brings what a message needs, lets the desk meet it, and commits the outbox before anybody sees the reply.

The disk is five stores of plain data: ``game`` by number, ``entry`` by game and version, ``setting`` by name,
``box`` by game, and ``meta``, which holds the next free number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from automatable.play.keeper import Entry, MemoryStore, Saved, Times
from automatable.play.session import Start, Step

Change = tuple[str, str, Any, Any]
"""What to do with a store (``put``, ``add``, ``delete``, ``delete-all``), which, the key, the value.

``add`` fails when the key is taken, and nothing at all is changed then: so two writers cannot both write one
version of a game. ``delete-all`` takes every key that begins with this one.
"""


class Disk(Struct, frozen=True):
    """What is read when the desk opens: everything but the entries."""

    game: list[Saved] = []
    setting: dict[str, Any] = {}
    box: dict[str, dict[str, Any]] = {}
    next: int = 1


class Outbox(MemoryStore):
    """A keeper in memory that writes down what it changed."""

    def __init__(self, disk: Disk) -> None:
        super().__init__()
        self._saved = {saved.id: saved for saved in sorted(disk.game, key=lambda one: (one.updated, one.id))}
        self._settings = dict(disk.setting)
        self._boxes = dict(disk.box)
        self._next = disk.next
        self._changes: list[Change] = []

    def take(self) -> list[Change]:
        """What has changed since this was last asked, in order."""
        changes, self._changes = self._changes, []
        return changes

    # --- entries come from the disk when they are needed -------------------------------------------------

    def lacks(self, message: Mapping[str, Any]) -> list[int]:
        """The games whose entries must be brought before the desk can meet a message."""
        needed: Iterable[Any] = ()
        if "table" in message:
            needed = [message["table"]]
        elif message.get("op") in ("export-all", "import-all"):
            needed = self._saved
        elif message.get("op") in ("tables", "history"):  # they play through what has changed since
            needed = [saved.id for saved in self.games() if saved.summarised != saved.version]
        return [id for id in needed if id in self._saved and id not in self._entries]

    def bring(self, id: int, entries: list[Entry]) -> None:
        """The entries of a game, from the disk."""
        self._entries[id] = entries

    def salvage(self) -> None:
        """The disk is gone: forget the games whose entries never came from it."""
        self._saved = {id: saved for id, saved in self._saved.items() if id in self._entries}

    # --- the same as in memory, and written down ---------------------------------------------------------

    def insert(
        self, start: Start, steps: Sequence[Step] = (), at: int | None = None, times: Times | None = None
    ) -> int:
        id = super().insert(start, steps, at, times)
        self._changes.append(("put", "meta", "next", self._next))
        self._note(id)
        return id

    def write(self, id: int, version: int, entries: Sequence[Entry]) -> None:
        super().write(id, version, entries)
        for number, entry in enumerate(entries, version):
            self._changes.append(("add", "entry", (id, number), msgspec.to_builtins(entry)))
        self._note(id)

    def summarise(self, id: int, version: int, summary: dict[str, Any]) -> None:
        super().summarise(id, version, summary)
        self._note(id)

    def delete(self, id: int) -> None:
        self._game(id)
        self._entries.setdefault(id, [])
        super().delete(id)
        self._changes.append(("delete", "game", id, None))
        self._changes.append(("delete-all", "entry", id, None))

    def save_settings(self, changes: dict[str, Any]) -> None:
        super().save_settings(changes)
        for key, value in changes.items():
            self._changes.append(("delete" if value is None else "put", "setting", key, value))

    def save_own_box(self, game: str, tables: dict[str, Any]) -> None:
        super().save_own_box(game, tables)
        self._changes.append(("put", "box", game, self.own_box(game)))

    def _note(self, id: int) -> None:
        self._changes.append(("put", "game", id, msgspec.to_builtins(self._saved[id])))
