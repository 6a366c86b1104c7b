"""The interface of every storage for saved games, and a storage in memory.

A saved game is an append-only list of entries. An entry says how many steps before it count, and may add one
step: so a step that was taken back is never lost, even if the game went on differently. The number of entries
is the version of the game, and no two writers can write the same version.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from copy import deepcopy
from datetime import UTC, datetime
from typing import Literal, Protocol

import msgspec
from msgspec import Struct, structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.play.boxes import toml_writer
from automatable.play.boxes.loader import damaged
from automatable.play.session import Start, Step


class JournalEntry(Struct, frozen=True):
    """Keep the first ``at`` steps, then add ``step`` if there is one."""

    at: int
    step: Step | None = None


class Saved(Struct, frozen=True):
    """A saved game without its entries. ``summary`` was made at the version ``summarised``.

    A game whose ``start`` cannot be read is listed too, so that it can be exported raw or deleted.
    """

    id: int
    start: Start | None
    steps: int
    created: str
    updated: str
    version: int
    summary: Data | None = None
    summarised: int = -1


Times = tuple[str, str]
"""When a game was started and when it was last changed."""


class WholeGame(Struct, frozen=True):
    """A saved game with all its steps, from a backup."""

    start: Start
    steps: Sequence[Step]
    at: int
    times: Times


Which = Literal["all", "over", "changed"]
"""All saved games, those whose summary says that they are over, or those changed since their summary."""


class Storage(Protocol):
    """Stores saved games, settings and own boxes. Everything is saved before it is shown."""

    def insert(
        self, start: Start, steps: Sequence[Step] = (), at: int | None = None, times: Times | None = None
    ) -> int:
        """Save a new game, with its steps and times if it was played elsewhere; return its number."""

    def insert_all(self, games: Sequence[WholeGame]) -> None:
        """Save games from a backup: all of them, or none if one fails."""

    def numbers(self) -> list[int]:
        """The numbers of all saved games, the smallest first."""

    def begun(self, times: Collection[str]) -> list[int]:
        """The numbers of the games that were started at one of these times."""

    def read(self, id: int) -> tuple[Start, list[Step], int]:
        """A saved game: its start, all its steps (redo included), and how many count."""

    def entries(self, id: int) -> list[JournalEntry]:
        """All entries of a game."""

    def version(self, id: int) -> int:
        """The version of a game: the number of its entries."""

    def journal(self, id: int, version: int) -> SavedJournal:
        """A journal for a session that read the game at this version."""

    def saved(self, id: int) -> Saved:
        """A saved game without its entries."""

    def raw(self, id: int) -> Data:
        """Everything stored about a game, readable or not."""

    def games(self, offset: int = 0, limit: int | None = None, which: Which = "all") -> list[Saved]:
        """Saved games, the last changed first."""

    def summarise(self, id: int, version: int, summary: Data) -> None:
        """Save the summary of a game, so that the list need not replay it."""

    def delete(self, id: int) -> None:
        """Delete a game."""

    def settings(self) -> Data:
        """All settings."""

    def save_settings(self, changes: Data) -> None:
        """Change some settings; None deletes one."""

    def own_box(self, game: str) -> Data:
        """The player's own box of a game; empty when there is none."""

    def save_own_box(self, game: str, tables: Data) -> None:
        """Replace the player's own box of a game; refuse one that would not read back the same."""

    def set_aside_own_box(self, game: str) -> str:
        """Rename a box that cannot be read; return the new name."""


def fold(entries: Iterable[JournalEntry]) -> tuple[list[Step], int]:
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


def unfold(steps: Sequence[Step], at: int | None) -> list[JournalEntry]:
    """The entries of a game that is saved at once."""
    entries = [JournalEntry(number, step) for number, step in enumerate(steps)]
    if at is not None and at != len(steps):
        entries.append(JournalEntry(at))
    return entries


def now() -> str:
    """The time as it is saved: UTC, in a format that every browser reads."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


class MemoryStorage:
    """A storage in memory: for tests, and the base of ``BrowserStorage``."""

    def __init__(self) -> None:
        self._saved: dict[int, Saved] = {}
        self._entries: dict[int, list[JournalEntry]] = {}
        self._next = 1
        self._settings: Data = {}
        self._boxes: dict[str, Data] = {}

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

    def insert_all(self, games: Sequence[WholeGame]) -> None:
        for game in games:
            self.insert(game.start, game.steps, game.at, game.times)

    def numbers(self) -> list[int]:
        return sorted(self._saved)

    def begun(self, times: Collection[str]) -> list[int]:
        return [saved.id for saved in self._saved.values() if saved.created in times]

    def read(self, id: int) -> tuple[Start, list[Step], int]:
        start = self._game(id).start
        assert start is not None
        return start, *fold(self.entries(id))

    def entries(self, id: int) -> list[JournalEntry]:
        self._game(id)
        return list(self._entries[id])

    def version(self, id: int) -> int:
        return self._game(id).version

    def journal(self, id: int, version: int) -> SavedJournal:
        return SavedJournal(self, id, version)

    def write(self, id: int, version: int, entries: Sequence[JournalEntry]) -> None:
        """Add entries from this version on, unless another writer has already written it."""
        saved = self._saved.get(id)
        if saved is None or version != saved.version + 1:
            raise UserError("play-changed-elsewhere")
        all_entries = self._entries[id]
        all_entries.extend(entries)
        steps = all_entries[-1].at + (all_entries[-1].step is not None)
        # changed games move to the end, so that the list is in order even within one tick of the clock
        del self._saved[id]
        self._saved[id] = structs.replace(saved, steps=steps, updated=now(), version=len(all_entries))

    def saved(self, id: int) -> Saved:
        return self._game(id)

    def raw(self, id: int) -> Data:
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
        newest = reversed(self._saved.values())
        found = sorted(newest, key=lambda saved: saved.updated, reverse=True)
        if which == "over":
            found = [saved for saved in found if saved.summary and saved.summary.get("over")]
        elif which == "changed":
            found = [saved for saved in found if saved.summarised != saved.version]
        return found[offset:] if limit is None else found[offset : offset + limit]

    def summarise(self, id: int, version: int, summary: Data) -> None:
        self._saved[id] = structs.replace(self._game(id), summary=summary, summarised=version)

    def delete(self, id: int) -> None:
        self._game(id)
        del self._saved[id], self._entries[id]

    def settings(self) -> Data:
        return dict(self._settings)

    def save_settings(self, changes: Data) -> None:
        merged = self._settings | changes
        self._settings = {key: value for key, value in merged.items() if value is not None}

    def own_box(self, game: str) -> Data:
        return deepcopy(self._boxes.get(game, {}))

    def save_own_box(self, game: str, tables: Data) -> None:
        toml_writer.checked(tables, f"{game}.toml")  # a box may be exported as a file at any time
        self._boxes[game] = deepcopy(tables)

    def set_aside_own_box(self, game: str) -> str:
        aside = damaged(game)
        self._boxes[aside] = self._boxes.pop(game)
        return aside

    def _game(self, id: int) -> Saved:
        if id not in self._saved:
            raise UserError("play-no-such-game", game=id)
        return self._saved[id]


class Writer(Protocol):
    """The part of a storage that writes entries."""

    def write(self, id: int, version: int, entries: Sequence[JournalEntry]) -> None:
        """Add entries from this version on, all or none, unless another writer has already written it."""


class SavedJournal:
    """The journal of one saved game: every step and every move adds an entry."""

    def __init__(self, writer: Writer, id: int, version: int) -> None:
        self.writer = writer
        self.id = id
        self.version = version

    def append(self, number: int, steps: Sequence[Step]) -> None:
        self._write([JournalEntry(number + offset, step) for offset, step in enumerate(steps)])

    def move(self, number: int) -> None:
        self._write([JournalEntry(number)])

    def _write(self, entries: Sequence[JournalEntry]) -> None:
        self.writer.write(self.id, self.version + 1, entries)
        self.version += len(entries)
