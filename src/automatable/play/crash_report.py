"""Crash reports: an unexpected error is written to a file that the user can send."""

from __future__ import annotations

import platform
import tempfile
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from automatable import __version__
from automatable.core.engine.errors import UserError
from automatable.play.storage.data_dir import data_folder, write_private

KEPT = 20
"""Most reports to keep; older ones are deleted."""


def report(error: BaseException, doing: str) -> Path | None:
    """Write a report and return its path; None if nothing can be written."""
    text = "\n".join(
        (
            f"automatable {__version__}, Python {platform.python_version()}, {platform.system()}",
            f"doing: {doing[:2000]}",
            "",
            "".join(traceback.format_exception(error)),
        )
    ).encode("utf-8", "backslashreplace")
    name = f"bug-{datetime.now(UTC):%Y%m%dT%H%M%S%f}.txt"
    for folder in (data_folder() / "reports", Path(tempfile.gettempdir())):
        with suppress(UserError, OSError):
            write_private(folder / name, text.decode())
            for old in sorted(folder.glob("bug-*.txt"))[:-KEPT]:
                old.unlink(missing_ok=True)
            return folder / name
    return None
