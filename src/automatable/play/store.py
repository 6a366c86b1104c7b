"""The store: one SQLite file, append-only entries, each committed before it is shown.

Only this module knows SQLite; a session sees it as a ``Journal``, the desk as a ``Keeper``.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from automatable.core.refused import Refused
from automatable.play import folder
from automatable.play.disk import Damaged, database_trouble, file_trouble
from automatable.play.folder import private_folder
from automatable.play.keeper import Entry, Kept, Saved, Times, Which, fold, unfold
from automatable.play.rescue import rescue
from automatable.play.schema import NOW, VERSION, create
from automatable.play.session import Session, Start, Step

BUSY = 0.3
"""Seconds to wait for another program that writes: its steps take milliseconds, and nobody should freeze."""

_WHICH: dict[Which, str] = {
    "all": "WHERE id > 0",
    "over": "WHERE id > 0 AND json_valid(summary) AND json_extract(summary, '$.over')",
    "changed": "WHERE id > 0 AND summarised != (SELECT coalesce(max(version), 0) FROM entry WHERE game = id)",
}

_Method = TypeVar("_Method", bound=Callable[..., Any])


def _told(method: _Method) -> _Method:
    """Disk trouble becomes a sentence, and a damaged file is rescued as far as it can be."""

    @wraps(method)
    def asked(self: Store, *args: Any, **more: Any) -> Any:
        try:
            return method(self, *args, **more)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.ProgrammingError):
                raise
            try:
                if isinstance(error, sqlite3.IntegrityError):  # what we write is whole: the tables are not
                    raise Damaged from error
                refused = database_trouble(error, self.path)
            except Damaged:
                refused = self._rescue()
            raise refused from error
        except UnicodeDecodeError as error:  # the broken part stands in SQLite's own complaint about it
            raise self._rescue() from error
        except OverflowError:  # a number that SQLite cannot hold is no game's
            raise Refused("play-no-such-game", game="…") from None

    return asked  # type: ignore[return-value]


class Store:
    """All saved games of one user."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            private_folder(path.parent)
            self._open()
        except OSError as error:
            raise file_trouble(error, path) from None

    @_told
    def _open(self) -> None:
        try:
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            self.db = self._connect(f"{self.path.absolute().as_uri()}?mode=rw")
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = FULL")
            self._create()
            self.db.execute("PRAGMA foreign_keys = ON")
        except (OSError, sqlite3.OperationalError) as error:
            if not self.path.exists() or not _read_only(error):
                raise
            self._open_to_read()

    def _open_to_read(self) -> None:
        """A folder nobody may write to: what was kept can still be looked at."""
        for how in ("mode=ro", "immutable=1"):
            self.db = self._connect(f"{self.path.absolute().as_uri()}?{how}")
            try:
                self.db.execute("SELECT count(*) FROM game").fetchone()
                return
            except sqlite3.OperationalError:
                continue
        raise Refused("play-disk-read-only", file=str(self.path))

    def _connect(self, uri: str) -> sqlite3.Connection:
        self.close()  # what was tried before
        db = sqlite3.connect(uri, timeout=BUSY, isolation_level=None, check_same_thread=False, uri=True)
        db.text_factory = bytes  # a damaged text is a text that cannot be decoded, and no reason to stop
        return db

    def _create(self) -> None:
        version = self.db.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise Refused("play-store-newer", file=str(self.path), version=version)
        if version == VERSION:
            return
        with self._writing():
            if self.db.execute("PRAGMA user_version").fetchone()[0] < VERSION:  # nobody was quicker
                create(self.db)

    def _rescue(self) -> Refused:
        """Set the damaged file aside and go on with what can still be read of it."""
        self.close()
        aside, found = rescue(self.path)
        self._open()
        with self._writing():
            found.write(self.db)
        return Refused("play-store-damaged", file=aside.name, whole=found.whole, partly=found.partly)

    def _missing(self, id: int) -> Refused:
        """A game that is not found. One that is there and cannot be found by its number was damaged."""
        if self.db.execute("SELECT 1 FROM game WHERE +id = ?", (id,)).fetchone():
            return self._rescue()
        return Refused("play-no-such-game", game=id)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All or nothing, and committed at the end."""
        self.db.execute("BEGIN IMMEDIATE")
        with self.db:
            yield

    def close(self) -> None:
        """Let go of the file."""
        if hasattr(self, "db"):
            self.db.close()

    __del__ = close  # for whoever forgets

    # --- saved games -----------------------------------------------------------------------------------

    def create(self, start: Start) -> tuple[int, Session]:
        """A new game, kept from its first moment."""
        Session(start)  # refused before anything is written
        id = self.insert(start)
        return id, self.open(id)

    @_told
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

    @_told
    def read(self, id: int) -> tuple[Start, list[Step], int]:
        """A saved game as data: its start, all its steps (redo included), and how many count."""
        row = self.db.execute("SELECT start FROM game WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise self._missing(id)
        try:
            return msgspec.json.decode(row[0], type=Start), *fold(self.entries(id))
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
            raise Refused("play-save-damaged", game=id, reason=str(error)) from None

    @_told
    def raw(self, id: int) -> dict[str, Any]:
        """Everything that stands in the file about a game, readable or not."""
        row = self.db.execute("SELECT start, created, updated FROM game WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise Refused("play-no-such-game", game=id)
        rows = self.db.execute("SELECT version, at, step FROM entry WHERE game = ? ORDER BY version", (id,))
        entries = [
            {"version": version, "at": at, "step": None if step is None else _text(step)}
            for version, at, step in rows
        ]
        start, created, updated = (_text(each) for each in row)
        return {"start": start, "created": created, "updated": updated, "entries": entries}

    @_told
    def entries(self, id: int) -> list[Entry]:
        """Everything that was ever written about a game."""
        rows = self.db.execute("SELECT at, step FROM entry WHERE game = ? ORDER BY version", (id,))
        return [Entry(at, msgspec.json.decode(step, type=Step) if step else None) for at, step in rows]

    @_told
    def version(self, id: int) -> int:
        """How often the game was written to."""
        query = (
            "SELECT coalesce(max(version), 0) FROM game LEFT JOIN entry ON game = id WHERE id = ? GROUP BY id"
        )
        row = self.db.execute(query, (id,)).fetchone()
        if row is None:
            raise self._missing(id)
        return int(row[0])

    def journal(self, id: int, version: int) -> Kept:
        """A journal for a session that read the game at this version."""
        return Kept(self, id, version)

    @_told
    def write(self, id: int, version: int, entries: Sequence[Entry]) -> None:
        """Entries from this version on in one transaction, if nobody else has written it."""
        try:
            with self._writing():
                for number, entry in enumerate(entries, version):
                    self._insert(id, number, entry)
                self.db.execute(f"UPDATE game SET updated = {NOW} WHERE id = ?", (id,))
        except sqlite3.IntegrityError:  # the version is taken, or the game is gone
            raise Refused("play-changed-elsewhere") from None

    def _insert(self, id: int, version: int, entry: Entry) -> None:
        step = None if entry.step is None else _json(entry.step)
        self.db.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", (id, version, entry.at, step))

    @_told
    def games(self, offset: int = 0, limit: int | None = None, which: Which = "all") -> list[Saved]:
        """Saved games, the last touched first."""
        return self._list(
            f"{_WHICH[which]} ORDER BY updated DESC, id DESC LIMIT ? OFFSET ?", limit or -1, offset
        )

    @_told
    def saved(self, id: int) -> Saved:
        """A saved game as the list knows it."""
        for saved in self._list("WHERE id = ?", id):
            return saved
        raise Refused("play-no-such-game", game=id)

    def _list(self, which: str, *numbers: int) -> list[Saved]:
        rows = self.db.execute(
            "SELECT id, start, coalesce(at + (step IS NOT NULL), 0), created, updated, "
            "coalesce(version, 0), summary, summarised "
            f"FROM (SELECT * FROM game {which}) LEFT JOIN entry "
            "ON game = id AND version = (SELECT max(version) FROM entry WHERE game = id) "
            "ORDER BY updated DESC, id DESC",
            numbers,
        )
        found = [_saved(row) for row in rows]
        if len({saved.id for saved in found}) < len(found):  # no two games have one number
            raise self._rescue()
        return found

    @_told
    def summarise(self, id: int, version: int, summary: dict[str, Any]) -> None:
        """Remember what the list shows of a game, so that it need not be played through for it."""
        self.db.execute(
            "UPDATE game SET summary = ?, summarised = ? WHERE id = ?", (_json(summary), version, id)
        )

    @_told
    def delete(self, id: int) -> None:
        """Forget a game."""
        if not self.db.execute("DELETE FROM game WHERE id = ?", (id,)).rowcount:
            raise Refused("play-no-such-game", game=id)

    # --- settings and own boxes ------------------------------------------------------------------------

    @_told
    def settings(self) -> dict[str, Any]:
        """What the player chose."""
        found = {}
        for key, value in self.db.execute("SELECT key, value FROM setting ORDER BY key"):
            with suppress(msgspec.DecodeError, UnicodeDecodeError):  # a choice that is lost is made again
                found[_text(key)] = msgspec.json.decode(value)
        return found

    @_told
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
        return folder.own_box(game, self.path.parent)

    def save_own_box(self, game: str, tables: dict[str, Any]) -> None:
        """The player's own box of a game; the old file stays whole until the new one is."""
        folder.write_own_box(game, tables, self.path.parent)


def _saved(row: Any) -> Saved:
    """One row of the list. A start or a summary that cannot be read is none; the others stay readable."""
    id, start, steps, created, updated, version, summary, summarised = row
    return Saved(
        id,
        _read(start, Start | None),
        steps,
        _text(created),
        _text(updated),
        version,
        _read(summary, dict[str, Any] | None),
        summarised,
    )


def _read(text: bytes | None, type_: Any) -> Any:
    try:
        return None if text is None else msgspec.json.decode(text, type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):  # a damaged text may have become a number
        return None


def _text(text: Any) -> str:
    return text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)


def _read_only(error: Exception) -> bool:
    if isinstance(error, sqlite3.OperationalError):
        return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
    return isinstance(error, OSError) and isinstance(error, PermissionError)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
