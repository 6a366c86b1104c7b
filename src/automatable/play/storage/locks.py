"""A lock between processes: many may write to the file of saved games, but none while it is replaced."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from automatable.core.engine.errors import UserError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PAUSE = 0.01
NO_LOCKS = (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL)
"""Errors of folders without locks, such as some network folders; they are used without."""


@contextmanager
def shared(path: Path, patience: float) -> Iterator[None]:
    """Hold the lock together with others. Without locks, no process replaces the file either."""
    number: int | None = None
    if sys.platform != "win32":  # Windows does not move a file that is open
        with suppress(OSError):
            number = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if number is None:
        yield
        return
    try:
        _wait(number, exclusive=False, patience=patience)
        yield
    finally:
        os.close(number)  # which releases the lock


@contextmanager
def exclusive(path: Path, patience: float) -> Iterator[None]:
    """Hold the lock exclusively."""
    number = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _wait(number, exclusive=True, patience=patience)
        yield
    finally:
        os.close(number)


def _wait(number: int, exclusive: bool, patience: float) -> None:
    until = time.monotonic() + patience
    while not _locked(number, exclusive):
        if time.monotonic() > until:
            raise UserError("play-store-busy")
        time.sleep(PAUSE)


def _locked(number: int, exclusive: bool) -> bool:
    if sys.platform == "win32":
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    try:
        fcntl.flock(number, (fcntl.LOCK_EX if exclusive else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise
    return True
