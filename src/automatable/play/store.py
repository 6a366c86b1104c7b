"""The store: one SQLite file, append-only steps, each committed before it is shown.

Only this module knows SQLite; a session sees it as a ``Journal``.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from automatable.core.refused import Refused
from automatable.play.session import Session, Start, Step

VERSION = 1

_SCHEMA = """
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    start TEXT NOT NULL,
    at INTEGER NOT NULL DEFAULT 0,
    created TEXT NOT NULL DEFAULT (datetime('now')),
    updated TEXT NOT NULL DEFAULT (datetime('now'))
);
CREATE TABLE step (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    step TEXT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
"""


class Saved(Struct, frozen=True):
    """A saved game as the list shows it."""

    id: int
    start: Start
    steps: int
    created: str
    updated: str


class Store:
    """All saved games of one user."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self.db = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = FULL")
            self.db.execute("PRAGMA foreign_keys = ON")
            self._migrate()
        except sqlite3.DatabaseError as error:
            raise Refused("play-store-unreadable", file=str(path), reason=str(error)) from None

    def _migrate(self) -> None:
        version = self.db.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise Refused("play-store-newer", file=str(self.path), version=version)
        if version == 0:
            self.db.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")

    def close(self) -> None:
        """Let go of the file."""
        self.db.close()

    def create(self, start: Start) -> tuple[int, Session]:
        """A new game, kept from its first moment."""
        Session(start)  # refused before anything is written
        with self.db:
            cursor = self.db.execute(
                "INSERT INTO game (start) VALUES (?)", (msgspec.json.encode(start).decode(),)
            )
        id = cursor.lastrowid
        assert id is not None
        return id, Session(start, journal=_Kept(self, id))

    def insert(self, start: Start, steps: Sequence[Step], at: int) -> int:
        """A whole game at once, as an import brings it."""
        self.db.execute("BEGIN IMMEDIATE")
        with self.db:
            cursor = self.db.execute(
                "INSERT INTO game (start, at) VALUES (?, ?)", (msgspec.json.encode(start).decode(), at)
            )
            self.db.executemany(
                "INSERT INTO step (game, number, step) VALUES (?, ?, ?)",
                [(cursor.lastrowid, n, msgspec.json.encode(step).decode()) for n, step in enumerate(steps)],
            )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def open(self, id: int) -> Session:
        """A saved game, where it was left."""
        start, steps, at = self.read(id)
        return Session(start, steps, at, _Kept(self, id))

    def read(self, id: int) -> tuple[Start, list[Step], int]:
        """A saved game as data: its start, all its steps (redo included), and how many count."""
        row = self.db.execute("SELECT start, at FROM game WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise Refused("play-no-such-game", game=id)
        steps = self.db.execute("SELECT step FROM step WHERE game = ? ORDER BY number", (id,)).fetchall()
        return (
            msgspec.json.decode(row[0], type=Start),
            [msgspec.json.decode(step, type=Step) for (step,) in steps],
            row[1],
        )

    def games(self) -> list[Saved]:
        """All saved games, the last touched first."""
        rows = self.db.execute(
            "SELECT id, start, at, created, updated FROM game ORDER BY updated DESC, id DESC"
        )
        return [
            Saved(id, msgspec.json.decode(start, type=Start), at, created, updated)
            for id, start, at, created, updated in rows
        ]

    def delete(self, id: int) -> None:
        """Forget a game."""
        with self.db:
            if not self.db.execute("DELETE FROM game WHERE id = ?", (id,)).rowcount:
                raise Refused("play-no-such-game", game=id)


class _Kept:
    """The journal of one saved game."""

    def __init__(self, store: Store, id: int) -> None:
        self.store = store
        self.id = id

    def append(self, number: int, steps: Sequence[Step]) -> None:
        db = self.store.db
        db.execute("BEGIN IMMEDIATE")
        with db:
            db.execute("DELETE FROM step WHERE game = ? AND number >= ?", (self.id, number))
            db.executemany(
                "INSERT INTO step (game, number, step) VALUES (?, ?, ?)",
                [(self.id, number + n, msgspec.json.encode(step).decode()) for n, step in enumerate(steps)],
            )
            self._moved(number + len(steps))

    def move(self, number: int) -> None:
        self.store.db.execute("BEGIN IMMEDIATE")
        with self.store.db:
            self._moved(number)

    def _moved(self, number: int) -> None:
        self.store.db.execute(
            "UPDATE game SET at = ?, updated = datetime('now') WHERE id = ?", (number, self.id)
        )
