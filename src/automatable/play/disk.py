"""Disk trouble, told truly: what was kept, what was not, and what to do about it."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from automatable.core.refused import Refused

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}


class Damaged(Exception):
    """The file of the saved games is no longer what SQLite wrote."""


def database_trouble(error: sqlite3.Error, path: Path) -> Refused:
    """What SQLite could not do, as a sentence; ``Damaged`` where there is something to rescue."""
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF  # the rest tells kinds of the same trouble
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT):
        raise Damaged from error
    if code == sqlite3.SQLITE_FULL:
        return Refused("play-disk-full", file=str(path))
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return Refused("play-disk-read-only", file=str(path))
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Refused("play-store-busy")
    if (
        code == 0 or code == sqlite3.SQLITE_ERROR
    ):  # a table that is gone: the file was damaged or is another's
        raise Damaged from error
    return Refused("play-disk-trouble", file=str(path), reason=str(error))


def file_trouble(error: OSError, path: Path) -> Refused:
    """The same for a file that is written whole."""
    if error.errno in _FULL:
        return Refused("play-disk-full", file=str(path))
    if error.errno in _READ_ONLY:
        return Refused("play-disk-read-only", file=str(path))
    return Refused("play-disk-trouble", file=str(path), reason=error.strerror or str(error))
