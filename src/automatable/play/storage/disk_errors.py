"""Disk errors as user errors: what was saved, what was not, and what to do."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from automatable.core.engine.errors import UserError

FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}

_NO_WRITE = (
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMOPEN,
    sqlite3.SQLITE_IOERR_SHMSIZE,
    sqlite3.SQLITE_IOERR_SHMMAP,
)
"""The errors of SQLite when one of its files cannot grow."""


class Damaged(Exception):
    """The file of the saved games is damaged."""


def database_error(error: sqlite3.Error, path: Path) -> UserError:
    """The user error for an error of SQLite; raise ``Damaged`` if the file must be recovered."""
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF  # the other bits only give details
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT):
        raise Damaged from error
    if is_full(error):
        return UserError("play-disk-full", file=str(path))
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return UserError("play-disk-read-only", file=str(path))
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return UserError("play-store-busy")
    if code == 0 or code == sqlite3.SQLITE_ERROR:  # a missing table: the file is damaged or not ours
        raise Damaged from error
    return UserError("play-disk-trouble", file=str(path), reason=str(error))


def is_full(error: BaseException) -> bool:
    """Whether the disk is full."""
    if isinstance(error, OSError):
        return error.errno in FULL
    code = getattr(error, "sqlite_errorcode", None) or 0
    return code & 0xFF == sqlite3.SQLITE_FULL or code in _NO_WRITE


def is_read_only(error: BaseException) -> bool:
    """Whether the disk or the file is read-only."""
    if isinstance(error, OSError):
        return error.errno in READ_ONLY
    code = getattr(error, "sqlite_errorcode", None) or 0
    return code & 0xFF in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN)


def file_error(error: OSError, path: Path) -> UserError:
    """The user error for an error of the file system."""
    if error.errno in FULL:
        return UserError("play-disk-full", file=str(path))
    if error.errno in READ_ONLY:
        return UserError("play-disk-read-only", file=str(path))
    return UserError("play-disk-trouble", file=str(path), reason=error.strerror or str(error))


def no_room(path: Path, needed: int) -> UserError:
    """The error for a damaged file that cannot be recovered, because the disk is full."""
    return UserError("play-rescue-no-room", file=str(path), megabytes=max(1, round(needed / 1e6)))
