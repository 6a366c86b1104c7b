"""Recover what can still be read of a damaged SQLite file.

SQLite stops reading a table at the first damaged page, so rows are read one by one. If the first page, which
says where the tables start, is damaged itself, the first page of a new file replaces it: it is the same in
every file of this schema.

The damaged file stays in place until the new one is complete. Then it is set aside, and the new one replaces
it. A process that is killed in between leaves a complete new file, which the next one puts in place
(``finish``).
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct

from automatable.play.storage.data_dir import sync_folder
from automatable.play.storage.disk_errors import is_full, no_room
from automatable.play.storage.sqlite_schema import create

PAGE = 4096
GIVE_UP = 1000
"""Consecutive game numbers without a game after which the search ends."""
SPARE = 100_000
"""Bytes that the new file may need beyond the size of the damaged one."""


Cells = tuple[Any, ...]
"""One row of a table."""

UNREADABLE = (sqlite3.Error, OverflowError, UnicodeDecodeError)
"""What reading a damaged page can raise; the last one when SQLite quotes it."""


class Recovered(Struct):
    """The rows that could be read; ``partly`` is the number of games that lost their last steps."""

    games: list[Cells]
    entries: list[Cells]
    settings: list[Cells]
    partly: int

    @property
    def whole(self) -> int:
        """The number of complete games."""
        return len(self.games) - self.partly


def recover(path: Path) -> tuple[Path, Recovered]:
    """Replace a damaged file by a new one with what can be read; return the new path of the damaged one.

    The caller holds the lock of the file. On a full disk nothing is changed.
    """
    needed = sum(part.stat().st_size for part in _parts(path).values()) + SPARE
    if shutil.disk_usage(path.parent).free < needed:
        raise no_room(path, needed)
    stamp = f"{datetime.now(UTC):%Y%m%dT%H%M%S%f}"
    work = path.with_name(f".{path.name}.rescue")
    shutil.rmtree(work, ignore_errors=True)
    try:
        work.mkdir(mode=0o700)
        copy = _copied(path, work / "copy.sqlite")
        found = _read(copy)
        if _with_new_first_page(copy, work / "blank.sqlite"):
            found = max(found, _read(copy), key=lambda one: (len(one.games), len(one.entries)))
        _delete(copy)
        _write(found, work / "new.sqlite")
        os.replace(work / "new.sqlite", path.with_name(f"{path.stem}.rescued-{stamp}{path.suffix}"))
    except (OSError, sqlite3.Error) as error:
        if is_full(error):
            raise no_room(path, needed) from error
        raise
    finally:
        shutil.rmtree(work, ignore_errors=True)
    finish(path)
    return _aside(path, stamp), found


def unfinished(path: Path) -> list[Path]:
    """Complete new files that a killed process did not put in place."""
    return sorted(path.parent.glob(f"{path.stem}.rescued-*{path.suffix}"))


def finish(path: Path) -> None:
    """Set the damaged file aside and put the new one in its place; safe to repeat."""
    for ready in unfinished(path):
        stamp = ready.stem.removeprefix(f"{path.stem}.rescued-")
        for suffix, part in _parts(path).items():
            aside = _aside(path, stamp)
            os.replace(part, aside.with_name(aside.name + suffix))
        os.replace(ready, path)
        sync_folder(path.parent)


def _aside(path: Path, stamp: str) -> Path:
    return path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")


def _parts(path: Path) -> dict[str, Path]:
    """The existing files of a database by the suffix of their names."""
    parts = {suffix: path.with_name(path.name + suffix) for suffix in ("-wal", "-shm", "")}
    return {suffix: part for suffix, part in parts.items() if part.exists()}


def _copied(path: Path, copy: Path) -> Path:
    """Copy the damaged file, which stays unchanged."""
    for suffix, part in _parts(path).items():
        if suffix != "-shm":
            shutil.copyfile(part, copy.with_name(copy.name + suffix))
    return copy


def _delete(copy: Path) -> None:
    for part in _parts(copy).values():
        part.unlink()


def _with_new_first_page(copy: Path, blank: Path) -> bool:
    """Replace the first page of a copy by that of a new file; False if the copy is too short."""
    if copy.stat().st_size < PAGE:
        return False
    db = _connect(blank)
    db.execute(f"PRAGMA page_size = {PAGE}")
    db.execute("PRAGMA journal_mode = WAL")
    create(db)
    db.close()
    first = bytearray(blank.read_bytes()[:PAGE])
    first[28:32] = (copy.stat().st_size // PAGE).to_bytes(4, "big")
    with copy.open("r+b") as file:
        file.write(first)
    return True


def _connect(path: Path) -> sqlite3.Connection:
    """Open a file exclusively, so that SQLite needs no files beside it."""
    db = sqlite3.connect(path, isolation_level=None)
    db.text_factory = bytes
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("PRAGMA temp_store = MEMORY")
    return db


def _write(found: Recovered, path: Path) -> None:
    """Write the rows into a new file."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    db = _connect(path)
    try:
        db.execute("PRAGMA journal_mode = MEMORY")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("BEGIN")
        with db:
            create(db)
            db.executemany("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?)", found.games)
            db.executemany("INSERT OR IGNORE INTO entry VALUES (?, ?, ?, ?)", found.entries)
            db.executemany("INSERT OR IGNORE INTO setting VALUES (?, ?)", found.settings)
    finally:
        db.close()


def _read(path: Path) -> Recovered:
    found = Recovered([], [], [], 0)
    db = _connect(path)
    try:
        counted: dict[int, int] = dict(_rows(db, "SELECT game, count(*) FROM entry GROUP BY +game") or [])
        for id in _numbers(db):
            game = _rows(db, "SELECT * FROM game WHERE id = ?", id)
            if not game or id < 1:
                continue
            found.games.append(_readable(id, game[0]))
            known = max(_listed(game[0]), counted.get(id, 0))
            entries, whole = _entries(db, id, known)
            found.entries += entries
            found.partly += not whole or len(entries) < known
        found.settings = _rows(db, "SELECT key, value FROM setting") or []
    finally:
        db.close()
    return found


def _readable(id: int, game: Cells) -> Cells:
    """A game without its summary, which is made again later."""
    _, start, created, updated, *_ = game
    return (id, _text(start), _text(created), _text(updated), None, -1)


def _numbers(db: sqlite3.Connection) -> Iterator[int]:
    """The numbers of the games that the table lists, then those found by trying."""
    known: dict[int, None] = {}
    for order in ("ASC", "DESC"):
        try:
            for row in db.execute(f"SELECT id FROM game ORDER BY id {order}"):
                known[row[0]] = None
        except UNREADABLE as error:
            _raise_if_full(error)
    yield from sorted(known)
    misses, id = 0, 0
    while misses < GIVE_UP:
        id += 1
        if id in known:
            continue
        misses += 1
        if _rows(db, "SELECT id FROM game WHERE id = ?", id):
            misses = 0
            yield id


def _listed(game: Cells) -> int:
    """How many entries a game had when it was last listed, as far as that can be read."""
    *_, summarised = game
    return summarised if isinstance(summarised, int) else 0


def _entries(db: sqlite3.Connection, id: int, known: int) -> tuple[list[Cells], bool]:
    """The entries of a game from the first on, without a gap, and whether they are all.

    ``known`` entries must have been there.
    """
    found = _without_gap(id, _rows(db, "SELECT * FROM entry WHERE game = ? ORDER BY version", id))
    if found[1] and len(found[0]) >= known:
        return found
    one_by_one: list[Cells] = []
    query = "SELECT * FROM entry WHERE game = ? AND version = ?"
    while one := _rows(db, query, id, len(one_by_one) + 1):
        one_by_one += one
    # a search may miss entries that are there; "+" makes SQLite look at every one
    scanned = _rows(db, "SELECT * FROM entry WHERE +game = ? ORDER BY +version", id)
    others = (_without_gap(id, scanned), (_without_gap(id, one_by_one)[0], found[1]))
    return max(found, *others, key=lambda each: (len(each[0]), each[1]))


def _without_gap(id: int, rows: list[Cells] | None) -> tuple[list[Cells], bool]:
    """Rows as entries up to the first that does not fit, and whether that is all of them."""
    if rows is None:
        return [], False
    for place, (_, version, at, _step) in enumerate(rows):
        if version != place + 1 or type(at) is not int:
            return [_entry(id, row) for row in rows[:place]], False
    return [_entry(id, row) for row in rows], True


def _entry(id: int, row: Cells) -> Cells:
    _, version, at, step = row
    return (id, version, at, None if step is None else _text(step))


def _text(text: object) -> str:
    return text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)


def _rows(db: sqlite3.Connection, query: str, *numbers: int) -> list[Cells] | None:
    """The rows of a query; None if a damaged page prevents it."""
    try:
        return db.execute(query, numbers).fetchall()
    except UNREADABLE as error:
        _raise_if_full(error)
        return None


def _raise_if_full(error: BaseException) -> None:
    """Raise the error of a full disk, which would otherwise look like a damaged page."""
    if is_full(error):
        raise error
