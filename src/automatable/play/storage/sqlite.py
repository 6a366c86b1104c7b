"""Storage in one SQLite file with append-only entries; each is committed before it is shown.

A damaged file is recovered as far as possible; a full or read-only disk can still be read.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.play.session import Session, Start, Step
from automatable.play.storage import data_dir, locks
from automatable.play.storage.base import (
    JournalEntry,
    Saved,
    SavedJournal,
    Times,
    Which,
    WholeGame,
    fold,
    unfold,
)
from automatable.play.storage.data_dir import private_folder
from automatable.play.storage.disk_errors import (
    Damaged,
    database_error,
    file_error,
    is_full,
    is_read_only,
)
from automatable.play.storage.recovery import finish, recover, unfinished
from automatable.play.storage.sqlite_schema import NOW, VERSION, create

BUSY = 0.3
"""Seconds to wait for another process that writes; a write takes milliseconds."""

WAIT = 5.0
"""Seconds to wait until no process writes, or until another process has recovered a damaged file."""

NO_VERSION = 1000
"""A version of the file that will never be: a file that names it, or a higher one, is damaged."""

SPARE = 1_000_000
"""Bytes that must be free before a file on a full disk is opened for writing again."""

_WHICH: dict[Which, str] = {
    "all": "WHERE id > 0",
    "over": "WHERE id > 0 AND json_valid(summary) AND json_extract(summary, '$.over')",
    "changed": "WHERE id > 0 AND summarised != (SELECT coalesce(max(version), 0) FROM entry WHERE game = id)",
}

_T = TypeVar("_T")
_Method = TypeVar("_Method", bound=Callable[..., Any])


def _with_disk_errors(method: _Method) -> _Method:
    """Turn disk errors into user errors, and recover a damaged file as far as possible."""

    @wraps(method)
    def wrapped(self: SqliteStorage, *args: Any, **more: Any) -> Any:
        try:
            self._ensure_open()
            return method(self, *args, **more)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.ProgrammingError):
                raise
            try:
                if isinstance(error, sqlite3.IntegrityError):  # our rows are valid, so the tables are damaged
                    raise Damaged from error
                user_error = database_error(error, self.path)
            except Damaged:
                user_error = self._recover()
            raise user_error from error
        except UnicodeDecodeError as error:  # SQLite quotes the damaged part in its error
            raise self._recover() from error
        except OSError as error:
            raise file_error(error, self.path) from None
        except OverflowError:  # no game has a number that SQLite cannot hold
            raise UserError("play-no-such-game", game="…") from None

    return wrapped  # type: ignore[return-value]


class SqliteStorage:
    """All saved games of one user in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = Path(os.path.realpath(path))
        self._lock = self._file.with_name(f"{self._file.name}-lock")
        self._closed = True
        self._identity: tuple[int, int] | None = None
        self._only_read: UserError | None = None
        self._copy: tempfile.TemporaryDirectory[str] | None = None
        try:
            private_folder(path.parent)
        except OSError as error:
            raise file_error(error, path) from None
        self._check()

    @_with_disk_errors
    def _check(self) -> None:
        """Open the file, as every method does first."""

    def _ensure_open(self) -> None:
        """Open the file, or open it again if another process has recovered and replaced it."""
        if self._closed or self._was_replaced():
            self._open()

    def _was_replaced(self) -> bool:
        try:
            return self._identity is not None and _identity(self._file) != self._identity
        except OSError:  # it is gone, but our open file still works
            return False

    def _open(self) -> None:
        self.close()
        self._only_read = None
        try:
            if unfinished(self._file):
                with locks.exclusive(self._lock, WAIT):
                    finish(self._file)
            with locks.shared(self._lock, WAIT):
                self._open_to_write()
        except (OSError, sqlite3.OperationalError) as error:
            if not self._file.exists() or not (is_full(error) or is_read_only(error)):
                raise
            self._open_to_read(is_full(error))

    def _open_to_write(self) -> None:
        os.close(os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600))
        self._connect(self._file, "mode=rw")
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = FULL")
        self._create()
        self.db.execute("PRAGMA foreign_keys = ON")

    def _open_to_read(self, full: bool) -> None:
        """Open the file for reading, because the disk is full or read-only."""
        self._only_read = UserError("play-disk-full" if full else "play-disk-read-only", file=str(self.path))
        for how in ("mode=ro", "", "immutable=1"):
            try:
                if how:
                    self._connect(self._file, how)
                else:
                    self._connect_to_copy()
                self.db.execute("SELECT count(*) FROM game").fetchone()
                return
            except (OSError, sqlite3.OperationalError):
                self.close()
        raise self._only_read

    def _connect_to_copy(self) -> None:
        """Open a copy, because SQLite reads the newest changes (the WAL file) only where it can write."""
        log = self._file.with_name(f"{self._file.name}-wal")
        if not log.exists() or not log.stat().st_size:
            raise FileNotFoundError(log)
        self._copy = tempfile.TemporaryDirectory(prefix="automatable-")
        copy = Path(self._copy.name) / self._file.name
        for part in (self._file, log):
            shutil.copyfile(part, copy.with_name(part.name))
        self._connect(copy, "mode=rw")
        self.db.execute("PRAGMA query_only = ON")

    def _connect(self, file: Path, how: str) -> None:
        uri = f"{file.absolute().as_uri()}?{how}"
        self.db = sqlite3.connect(uri, timeout=BUSY, isolation_level=None, check_same_thread=False, uri=True)
        self.db.text_factory = bytes  # so that a damaged text does not raise
        self._closed = False
        self._identity = _identity(self._file)

    def _create(self) -> None:
        version = self.db.execute("PRAGMA user_version").fetchone()[0]
        if not 0 <= version < NO_VERSION:
            raise sqlite3.DatabaseError(f"user_version is {version}")
        if version > VERSION:
            raise UserError("play-store-newer", file=str(self.path), version=version)
        if version == VERSION:
            return
        with self._writing():
            if self.db.execute("PRAGMA user_version").fetchone()[0] < VERSION:  # no other process was faster
                create(self.db)

    def _recover(self) -> UserError:
        """Recover a damaged file: set it aside and go on with what can still be read of it.

        Two processes never do so at the same time; the second one uses the new file. If recovery fails, the
        file stays as it is, and the next call tries again.
        """
        self.close()
        try:
            with locks.exclusive(self._lock, WAIT):
                if self._was_replaced():
                    return UserError("play-store-busy")
                aside, found = recover(self._file)
        except UserError as user_error:
            return user_error
        except OSError as error:
            return file_error(error, self.path)
        except sqlite3.Error as error:
            return UserError("play-disk-trouble", file=str(self.path), reason=str(error))
        self._identity = None
        self._open()
        return UserError("play-store-damaged", file=aside.name, whole=found.whole, partly=found.partly)

    def _missing(self, id: int) -> UserError:
        """The error for a game that is not found; if only its index is damaged, recover the file."""
        if self.db.execute("SELECT 1 FROM game WHERE +id = ?", (id,)).fetchone():
            return self._recover()
        return UserError("play-no-such-game", game=id)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction, during which no process replaces the file."""
        if self._only_read is not None:
            self._try_to_write_again()
        with locks.shared(self._lock, BUSY):
            if self._was_replaced():
                raise UserError("play-store-busy")
            self.db.execute("BEGIN IMMEDIATE")
            with self.db:
                yield

    def _try_to_write_again(self) -> None:
        """Open the file for writing if the disk has space or permission again."""
        with suppress(OSError):
            os.close(os.open(self._lock, os.O_RDWR | os.O_CREAT, 0o600))
            if shutil.disk_usage(self._file.parent).free > SPARE:
                self._open()
        if self._only_read is not None:
            raise self._only_read

    def close(self) -> None:
        """Close the file."""
        self._closed = True
        if hasattr(self, "db"):
            self.db.close()
        if copy := getattr(self, "_copy", None):
            copy.cleanup()
            self._copy = None

    __del__ = close  # in case the caller forgets

    # --- saved games -----------------------------------------------------------------------------------

    def create(self, start: Start) -> tuple[int, Session]:
        """Save a new game and open it."""
        Session(start)  # refuse a bad start before anything is written
        id = self.insert(start)
        return id, self.open(id)

    @_with_disk_errors
    def insert(
        self, start: Start, steps: Sequence[Step] = (), at: int | None = None, times: Times | None = None
    ) -> int:
        """Save a new game, with its steps and times if it was played elsewhere; return its number."""
        with self._writing():
            return self._insert_game(start, steps, at, times)

    @_with_disk_errors
    def insert_all(self, games: Sequence[WholeGame]) -> None:
        """Save games from a backup in one transaction."""
        with self._writing():
            for game in games:
                self._insert_game(game.start, game.steps, game.at, game.times)

    def _insert_game(self, start: Start, steps: Sequence[Step], at: int | None, times: Times | None) -> int:
        id = self.db.execute("INSERT INTO game (start) VALUES (?)", (_json(start),)).lastrowid
        assert id is not None
        if times is not None:
            self.db.execute("UPDATE game SET created = ?, updated = ? WHERE id = ?", (*times, id))
        for number, entry in enumerate(unfold(steps, at)):
            self._insert(id, number + 1, entry)
        return id

    @_with_disk_errors
    def numbers(self) -> list[int]:
        """The numbers of all saved games, the smallest first."""
        return [row[0] for row in self.db.execute("SELECT id FROM game WHERE id > 0 ORDER BY id")]

    @_with_disk_errors
    def begun(self, times: Collection[str]) -> list[int]:
        """The numbers of the games that were started at one of these times."""
        query = "SELECT id FROM game WHERE id > 0 AND created IN (SELECT value FROM json_each(?))"
        return [row[0] for row in self.db.execute(query, (_json(sorted(times)),))]

    def open(self, id: int) -> Session:
        """The session of a saved game."""
        version = self.version(id)
        return Session(*self.read(id), self.journal(id, version))

    @_with_disk_errors
    def read(self, id: int) -> tuple[Start, list[Step], int]:
        """A saved game: its start, all its steps (redo included), and how many count."""
        row = self.db.execute("SELECT start FROM game WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise self._missing(id)
        try:
            return msgspec.json.decode(row[0], type=Start), *fold(self.entries(id))
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
            raise UserError("play-save-damaged", game=id, reason=str(error)) from None

    @_with_disk_errors
    def raw(self, id: int) -> Data:
        """Everything stored about a game, readable or not."""
        row = self.db.execute("SELECT start, created, updated FROM game WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise UserError("play-no-such-game", game=id)
        rows = self.db.execute("SELECT version, at, step FROM entry WHERE game = ? ORDER BY version", (id,))
        entries = [
            {"version": version, "at": at, "step": None if step is None else _text(step)}
            for version, at, step in rows
        ]
        start, created, updated = (_text(each) for each in row)
        return {"start": start, "created": created, "updated": updated, "entries": entries}

    @_with_disk_errors
    def entries(self, id: int) -> list[JournalEntry]:
        """All entries of a game."""
        query = "SELECT version, at, step FROM entry WHERE game = ? ORDER BY version"
        rows = self.db.execute(query, (id,)).fetchall()
        if any(row[0] != number for number, row in enumerate(rows, 1)):  # an entry is lost
            raise self._recover()
        return [
            JournalEntry(at, msgspec.json.decode(step, type=Step) if step else None) for _, at, step in rows
        ]

    @_with_disk_errors
    def version(self, id: int) -> int:
        """The version of a game: the number of its entries."""
        query = (
            "SELECT coalesce(max(version), 0) FROM game LEFT JOIN entry ON game = id WHERE id = ? GROUP BY id"
        )
        row = self.db.execute(query, (id,)).fetchone()
        if row is None:
            raise self._missing(id)
        return int(row[0])

    def journal(self, id: int, version: int) -> SavedJournal:
        """A journal for a session that read the game at this version."""
        return SavedJournal(self, id, version)

    @_with_disk_errors
    def write(self, id: int, version: int, entries: Sequence[JournalEntry]) -> None:
        """Add entries from this version on in one transaction, unless the version is already written."""
        try:
            with self._writing():
                for number, entry in enumerate(entries, version):
                    self._insert(id, number, entry)
                self.db.execute(f"UPDATE game SET updated = {NOW} WHERE id = ?", (id,))
        except sqlite3.IntegrityError:  # the version is taken, or the game is gone
            raise UserError("play-changed-elsewhere") from None

    def _insert(self, id: int, version: int, entry: JournalEntry) -> None:
        step = None if entry.step is None else _json(entry.step)
        self.db.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", (id, version, entry.at, step))

    @_with_disk_errors
    def games(self, offset: int = 0, limit: int | None = None, which: Which = "all") -> list[Saved]:
        """Saved games, the last changed first."""
        return self._list(
            f"{_WHICH[which]} ORDER BY updated DESC, id DESC LIMIT ? OFFSET ?", limit or -1, offset
        )

    @_with_disk_errors
    def saved(self, id: int) -> Saved:
        """A saved game without its entries."""
        for saved in self._list("WHERE id = ?", id):
            return saved
        raise UserError("play-no-such-game", game=id)

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
            raise self._recover()
        if any(_lost_entries(saved) for saved in found):
            raise self._recover()
        return found

    @_with_disk_errors
    def summarise(self, id: int, version: int, summary: Data) -> None:
        """Save the summary of a game, so that the list need not replay it."""
        query = "UPDATE game SET summary = ?, summarised = ? WHERE id = ?"
        with self._writing():
            self.db.execute(query, (_json(summary), version, id))

    @_with_disk_errors
    def delete(self, id: int) -> None:
        """Delete a game."""
        with self._writing():
            found = self.db.execute("DELETE FROM game WHERE id = ?", (id,)).rowcount
        if not found:
            raise UserError("play-no-such-game", game=id)

    # --- settings and own boxes ------------------------------------------------------------------------

    @_with_disk_errors
    def settings(self) -> Data:
        """All settings."""
        found = {}
        for key, value in self.db.execute("SELECT key, value FROM setting ORDER BY key"):
            with suppress(msgspec.DecodeError, UnicodeDecodeError):  # the player can set a lost setting again
                found[_text(key)] = msgspec.json.decode(value)
        return found

    @_with_disk_errors
    def save_settings(self, changes: Data) -> None:
        """Change some settings; None deletes one."""
        with self._writing():
            for key, value in changes.items():
                if value is None:
                    self.db.execute("DELETE FROM setting WHERE key = ?", (key,))
                else:
                    self.db.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (key, _json(value)))

    def own_box(self, game: str) -> Data:
        """The player's own box of a game; empty when there is none."""
        return data_dir.own_box(game, self.path.parent)

    def save_own_box(self, game: str, tables: Data) -> None:
        """Replace the player's own box of a game atomically."""
        data_dir.write_own_box(game, tables, self.path.parent)

    def set_aside_own_box(self, game: str) -> str:
        """Rename a box that cannot be read; return the new name."""
        return data_dir.set_aside_own_box(game, self.path.parent)


def _saved(row: tuple[Any, ...]) -> Saved:
    """A row of the list; a start or a summary that cannot be read becomes None."""
    id, start, steps, created, updated, version, summary, summarised = row
    return Saved(
        id,
        _read(start, Start),
        steps,
        _text(created),
        _text(updated),
        version,
        _read(summary, Data),
        summarised,
    )


def _lost_entries(saved: Saved) -> bool:
    """Whether a game has fewer entries than when it was last listed. A damaged number may be no number."""
    return isinstance(saved.summarised, int) and saved.summarised > saved.version


def _read(text: bytes | None, type_: Any) -> Any:
    try:
        return None if text is None else msgspec.json.decode(text, type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):  # a damaged text may be a number
        return None


def _text(text: object) -> str:
    return text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)


def _identity(file: Path) -> tuple[int, int]:
    """The device and inode of a file, which tell it from a replacement under the same name."""
    found = file.stat()
    return found.st_dev, found.st_ino


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
