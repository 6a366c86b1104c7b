"""Storage in a browser: everything is in memory, and a list of changes says what to write to the disk.

A browser's disk answers asynchronously, a storage answers at once. So the owner of the disk (a web worker)
loads what a request needs, lets the request be handled, and commits the changes before the response is shown.

The disk has five stores of plain data: ``game`` by number, ``entry`` by game and version, ``setting`` by
name, ``box`` by game, and ``meta``, which holds the next free number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from automatable.core.engine.explanation import Data
from automatable.play.session import Start, Step
from automatable.play.storage.base import JournalEntry, MemoryStorage, Saved, Times

DiskChange = tuple[str, str, Any, Any]
"""What to do with a store (``put``, ``add``, ``delete``, ``delete-all``), which store, the key, the value.

``add`` fails if the key exists, and then no change is made at all: so two writers cannot write the same
version of a game. ``delete-all`` deletes every key that starts with this one.
"""


class Disk(Struct, frozen=True):
    """What is read at the start: everything but the entries."""

    game: list[Saved] = []
    setting: Data = {}
    box: Data = {}
    next: int = 1


class BrowserStorage(MemoryStorage):
    """A storage in memory that records its changes."""

    def __init__(self, disk: Disk) -> None:
        super().__init__()
        self._saved = {saved.id: saved for saved in sorted(disk.game, key=lambda one: (one.updated, one.id))}
        self._settings = dict(disk.setting)
        self._boxes = dict(disk.box)
        self._next = disk.next
        self._changes: list[DiskChange] = []

    def take_changes(self) -> list[DiskChange]:
        """The changes since the last call, in order."""
        changes, self._changes = self._changes, []
        return changes

    # --- entries are loaded from the disk on demand --------------------------------------------------------

    def unloaded(self, needed: Iterable[int]) -> list[int]:
        """Those of the needed saved games whose entries must be loaded first."""
        return [id for id in needed if id in self._saved and id not in self._entries]

    def load(self, id: int, entries: list[JournalEntry]) -> None:
        """Set the entries of a saved game, as read from the disk."""
        self._entries[id] = entries

    def unload_except(self, keep: Collection[int]) -> None:
        """Drop the entries of all other games: they are on the disk, and thousands would fill the memory."""
        self._entries = {id: entries for id, entries in self._entries.items() if id in keep}

    def drop_unloaded(self) -> None:
        """Drop the saved games whose entries are not loaded, because the disk is gone."""
        self._saved = {id: saved for id, saved in self._saved.items() if id in self._entries}

    # --- as in memory, and recorded ------------------------------------------------------------------------

    def insert(
        self, start: Start, steps: Sequence[Step] = (), at: int | None = None, times: Times | None = None
    ) -> int:
        id = super().insert(start, steps, at, times)
        self._changes.append(("put", "meta", "next", self._next))
        self._put_game(id)
        return id

    def write(self, id: int, version: int, entries: Sequence[JournalEntry]) -> None:
        super().write(id, version, entries)
        for number, entry in enumerate(entries, version):
            self._changes.append(("add", "entry", (id, number), msgspec.to_builtins(entry)))
        self._put_game(id)

    def summarise(self, id: int, version: int, summary: Data) -> None:
        super().summarise(id, version, summary)
        self._put_game(id)

    def delete(self, id: int) -> None:
        self._game(id)
        self._entries.setdefault(id, [])
        super().delete(id)
        self._changes.append(("delete", "game", id, None))
        self._changes.append(("delete-all", "entry", id, None))

    def save_settings(self, changes: Data) -> None:
        super().save_settings(changes)
        for key, value in changes.items():
            self._changes.append(("delete" if value is None else "put", "setting", key, value))

    def save_own_box(self, game: str, tables: Data) -> None:
        super().save_own_box(game, tables)
        self._changes.append(("put", "box", game, self.own_box(game)))

    def set_aside_own_box(self, game: str) -> str:
        aside = super().set_aside_own_box(game)
        self._changes.append(("put", "box", aside, self._boxes[aside]))
        self._changes.append(("delete", "box", game, None))
        return aside

    def _put_game(self, id: int) -> None:
        self._changes.append(("put", "game", id, msgspec.to_builtins(self._saved[id])))
