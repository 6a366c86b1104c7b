"""A real small disk that can be filled and made read-only; only where a test may mount one."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


class Disk:
    """A folder on a disk of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def fill(self, leave: int = 0) -> None:
        """Leave only so many bytes free."""
        with (self.path / "filler").open("wb") as out:
            free = shutil.disk_usage(self.path).free - leave
            out.write(bytes(max(free, 0)))

    def free(self) -> None:
        """Someone makes room."""
        (self.path / "filler").unlink()

    def read_only(self) -> None:
        """As a card with its lock closed."""
        subprocess.run(["mount", "-o", "remount,ro", self.path], check=True)


@contextmanager
def mounted(path: Path, size: str) -> Iterator[Disk]:
    """Such a disk, gone at the end."""
    path.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", path]
    if (
        os.name != "posix"
        or shutil.which("mount") is None
        or subprocess.run(command, capture_output=True).returncode
    ):
        pytest.skip("needs to mount a disk")
    try:
        yield Disk(path)
    finally:
        subprocess.run(["umount", "-l", path], check=True)
