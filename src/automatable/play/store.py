"""The store: one SQLite file, append-only entries, each committed before it is shown.

Only this module knows SQLite; a session sees it as a ``Journal``, the desk as a ``Keeper``.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from automatable.core import box
from automatable.core.refused import Refused
from automatable.play import toml
from automatable.play.folder import write_whole
from automatable.play.keeper import Entry, Kept, Saved, Times, fold, unfold
from automatable.play.session import Session, Start, Step

VERSION = 2

_NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"

_SCHEMA = f"""
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    start TEXT NOT NULL,
    created TEXT NOT NULL DEFAULT ({_NOW}),
    updated TEXT NOT NULL DEFAULT ({_NOW}),
    summary TEXT,
    summarised INTEGER NOT NULL DEFAULT -1
);
CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    step TEXT,
    PRIMARY KEY (game, version)
) WITHOUT ROWID;
CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""

_FROM_1 = f"""
ALTER TABLE game RENAME TO game_1;
{_SCHEMA}
INSERT INTO game (id, start, created, updated)
    SELECT id, start, replace(created, ' ', 'T') || '.000Z', replace(updated, ' ', 'T') || '.000Z'
    FROM game_1;
INSERT INTO entry (game, version, at, step) SELECT game, number + 1, number, step FROM step;
INSERT INTO entry (game, version, at)
    SELECT id, count(number) + 1, at FROM game_1 JOIN step ON game = id
    GROUP BY id HAVING count(number) != at;
DROP TABLE step;
DROP TABLE game_1;
"""


class Store:
    """All saved games of one user."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.db = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = FULL")
            self._migrate()
            self.db.execute("PRAGMA foreign_keys = ON")
        except (OSError, sqlite3.Error) as error:
            raise Refused("play-store-unreadable", file=str(path), reason=str(error)) from None

    def _migrate(self) -> None:
        with self._writing():
            version = self.db.execute("PRAGMA user_version").fetchone()[0]
            if version > VERSION:
                raise Refused("play-store-newer", file=str(self.path), version=version)
            if version < VERSION:
                for statement in (_FROM_1 if version == 1 else _SCHEMA).split(";"):
                    self.db.execute(statement)
                self.db.execute(f"PRAGMA user_version = {VERSION}")

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All or nothing, and committed at the end."""
        self.db.execute("BEGIN IMMEDIATE")
        with self.db:
            yield

    def close(self) -> None:
        """Let go of the file."""
        self.db.close()

    # --- saved games -----------------------------------------------------------------------------------

    def create(self, start: Start) -> tuple[int, Session]:
        """A new game, kept from its first moment."""
        Session(start)  # refused before anything is written
        id = self.insert(start)
        return id, self.open(id)

    def insert(
        self, start: Start, steps: Sequence[Step] = (), at: int | None = None, times: Times | None = None
    ) -> int:
        """A new game; with steps, as an import brings it; with times, as it was kept elsewhere."""
        with self._writing():
            id = self.db.execute("INSERT INTO game (start) VALUES (?)", (_json(start),)).lastrowid
            assert id is not None
            if times is not None:
                self.db.execute("UPDATE game SET created = ?, updated = ? WHERE id = ?", (*times, id))
            for number, entry in enumerate(unfold(steps, at)):
                self._insert(id, number + 1, entry)
        return id

    def open(self, id: int) -> Session:
        """A saved game, where it was left."""
        version = self.version(id)
        return Session(*self.read(id), self.journal(id, version))

    def read(self, id: int) -> tuple[Start, list[Step], int]:
        """A saved game as data: its start, all its steps (redo included), and how many count."""
        row = self.db.execute("SELECT start FROM game WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise Refused("play-no-such-game", game=id)
        return msgspec.json.decode(row[0], type=Start), *fold(self.entries(id))

    def entries(self, id: int) -> list[Entry]:
        """Everything that was ever written about a game."""
        rows = self.db.execute("SELECT at, step FROM entry WHERE game = ? ORDER BY version", (id,))
        return [Entry(at, msgspec.json.decode(step, type=Step) if step else None) for at, step in rows]

    def version(self, id: int) -> int:
        """How often the game was written to."""
        query = (
            "SELECT coalesce(max(version), 0) FROM game LEFT JOIN entry ON game = id WHERE id = ? GROUP BY id"
        )
        row = self.db.execute(query, (id,)).fetchone()
        if row is None:
            raise Refused("play-no-such-game", game=id)
        return int(row[0])

    def journal(self, id: int, version: int) -> Kept:
        """A journal for a session that read the game at this version."""
        return Kept(self, id, version)

    def write(self, id: int, version: int, entry: Entry) -> None:
        """One entry, if nobody else has written this version."""
        try:
            with self._writing():
                self._insert(id, version, entry)
                self.db.execute(f"UPDATE game SET updated = {_NOW} WHERE id = ?", (id,))
        except sqlite3.IntegrityError:  # the version is taken, or the game is gone
            raise Refused("play-changed-elsewhere") from None

    def _insert(self, id: int, version: int, entry: Entry) -> None:
        step = None if entry.step is None else _json(entry.step)
        self.db.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", (id, version, entry.at, step))

    def games(self) -> list[Saved]:
        """All saved games, the last touched first."""
        rows = self.db.execute(
            "SELECT id, start, coalesce(at + (step IS NOT NULL), 0), created, updated, "
            "coalesce(max(version), 0), summary, summarised "
            "FROM game LEFT JOIN entry ON game = id GROUP BY id ORDER BY updated DESC, id DESC"
        )  # SQLite takes the other columns from the row that holds the maximum
        return [
            Saved(id, msgspec.json.decode(start, type=Start), steps, created, updated, version,
                  msgspec.json.decode(summary) if summary else None, summarised)
            for id, start, steps, created, updated, version, summary, summarised in rows
        ]  # fmt: skip

    def summarise(self, id: int, version: int, summary: dict[str, Any]) -> None:
        """Remember what the list shows of a game, so that it need not be played through for it."""
        self.db.execute(
            "UPDATE game SET summary = ?, summarised = ? WHERE id = ?", (_json(summary), version, id)
        )

    def delete(self, id: int) -> None:
        """Forget a game."""
        if not self.db.execute("DELETE FROM game WHERE id = ?", (id,)).rowcount:
            raise Refused("play-no-such-game", game=id)

    # --- settings and own boxes ------------------------------------------------------------------------

    def settings(self) -> dict[str, Any]:
        """What the player chose."""
        return {
            key: msgspec.json.decode(value)
            for key, value in self.db.execute("SELECT key, value FROM setting ORDER BY key")
        }

    def save_settings(self, changes: dict[str, Any]) -> None:
        """New choices over the old; None forgets one."""
        with self._writing():
            for key, value in changes.items():
                if value is None:
                    self.db.execute("DELETE FROM setting WHERE key = ?", (key,))
                else:
                    self.db.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (key, _json(value)))

    def own_box(self, game: str) -> dict[str, Any]:
        """The player's own box of a game; empty when there is none."""
        path = self._box(game)
        return box.read(path) if path.exists() else {}

    def save_own_box(self, game: str, tables: dict[str, Any]) -> None:
        """The player's own box of a game; the old file stays whole until the new one is."""
        path = self._box(game)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, toml.dumps(tables))

    def _box(self, game: str) -> Path:
        return self.path.parent / "boxes" / f"{game}.toml"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
