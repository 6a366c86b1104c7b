"""What can still be read of a damaged file of saved games.

SQLite refuses a table at the first broken page, so rows are asked for one by one. If the first page, which
says where the tables begin, is broken itself, that of a new file stands in: every file of this form begins
the same.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct

from automatable.play.schema import create

PAGE = 4096
GIVE_UP = 1000
"""Numbers of games asked for in vain, one after the other, before we stop asking."""


UNREADABLE = (sqlite3.Error, OverflowError, UnicodeDecodeError)
"""What reading a broken page can end in; the last when SQLite quotes it."""


class Rescued(Struct):
    """The rows that could be read; ``partly`` games lost their last steps."""

    games: list[Any]
    entries: list[Any]
    settings: list[Any]
    partly: int

    @property
    def whole(self) -> int:
        """Games of which nothing is missing."""
        return len(self.games) - self.partly

    def write(self, db: sqlite3.Connection) -> None:
        """Into a new file."""
        db.executemany("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?)", self.games)
        db.executemany("INSERT OR IGNORE INTO entry VALUES (?, ?, ?, ?)", self.entries)
        db.executemany("INSERT OR IGNORE INTO setting VALUES (?, ?)", self.settings)


def rescue(path: Path) -> tuple[Path, Rescued]:
    """Set the file aside under a name that says so, and read what can be read of it."""
    aside = path.with_name(f"{path.stem}.damaged-{datetime.now(UTC):%Y%m%dT%H%M%S%f}{path.suffix}")
    for suffix in ("-wal", "-shm", ""):
        part = path.with_name(path.name + suffix)
        if part.exists():
            os.replace(part, aside.with_name(aside.name + suffix))
    with tempfile.TemporaryDirectory() as folder:
        tries = [_read(_copy(aside, Path(folder) / str(new), new_first_page=new)) for new in (False, True)]
    return aside, max(tries, key=lambda found: (len(found.games), len(found.entries)))


def _copy(aside: Path, folder: Path, new_first_page: bool) -> Path:
    """A copy to read from: what was set aside is not touched again."""
    folder.mkdir()
    copy = folder / "games.sqlite"
    shutil.copyfile(aside, copy)
    if (wal := aside.with_name(aside.name + "-wal")).exists():
        shutil.copyfile(wal, copy.with_name(copy.name + "-wal"))
    if new_first_page and copy.stat().st_size >= PAGE:
        blank = folder / "blank.sqlite"
        db = sqlite3.connect(blank, isolation_level=None)
        db.execute(f"PRAGMA page_size = {PAGE}")
        db.execute("PRAGMA journal_mode = WAL")
        create(db)
        db.close()
        first = bytearray(blank.read_bytes()[:PAGE])
        first[28:32] = (copy.stat().st_size // PAGE).to_bytes(4, "big")
        with copy.open("r+b") as file:
            file.write(first)
    return copy


def _read(path: Path) -> Rescued:
    found = Rescued([], [], [], 0)
    db = sqlite3.connect(path, isolation_level=None)
    db.text_factory = bytes
    try:
        for id in _numbers(db):
            game = _rows(db, "SELECT * FROM game WHERE id = ?", id)
            if not game or id < 1:
                continue
            found.games.append(_readable(id, game[0]))
            entries, whole = _entries(db, id)
            found.entries += entries
            found.partly += not whole
        found.settings = _rows(db, "SELECT key, value FROM setting") or []
    finally:
        db.close()
    return found


def _readable(id: int, game: Any) -> tuple[Any, ...]:
    """A game without what the list remembers of it; that is made anew."""
    _, start, created, updated, *_ = game
    return (id, _text(start), _text(created), _text(updated), None, -1)


def _numbers(db: sqlite3.Connection) -> Iterator[int]:
    """The numbers of the games, as far as the table says them, and then those that may be there."""
    known: list[int] = []
    for order in ("ASC", "DESC"):
        try:
            for row in db.execute(f"SELECT id FROM game ORDER BY id {order}"):
                if row[0] not in known[-1:]:
                    known.append(row[0])
        except UNREADABLE:
            continue
    yield from sorted(set(known))
    silent, id = 0, 0
    while silent < GIVE_UP:
        id += 1
        if id in known:
            continue
        silent += 1
        if _rows(db, "SELECT id FROM game WHERE id = ?", id):
            silent = 0
            yield id


def _entries(db: sqlite3.Connection, id: int) -> tuple[list[Any], bool]:
    """The entries of a game from the first on, without a gap, and whether they are all."""
    rows = _rows(db, "SELECT * FROM entry WHERE game = ? ORDER BY version", id)
    whole = rows is not None
    if rows is None:
        rows = []
        while one := _rows(db, "SELECT * FROM entry WHERE game = ? AND version = ?", id, len(rows) + 1):
            rows += one
    for place, (_, version, at, _step) in enumerate(rows):
        if version != place + 1 or type(at) is not int:
            return [_entry(id, row) for row in rows[:place]], False
    return [_entry(id, row) for row in rows], whole


def _entry(id: int, row: Any) -> tuple[Any, ...]:
    _, version, at, step = row
    return (id, version, at, None if step is None else _text(step))


def _text(text: Any) -> str:
    return text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)


def _rows(db: sqlite3.Connection, query: str, *numbers: int) -> list[Any] | None:
    """What a question finds; None when a broken page is in the way."""
    try:
        return db.execute(query, numbers).fetchall()
    except UNREADABLE:
        return None
