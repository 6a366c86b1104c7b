"""What nobody foresaw: kept in a file that can be sent, in place of a traceback on somebody's screen."""

from __future__ import annotations

import platform
import tempfile
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from automatable import __version__
from automatable.core.refused import Refused
from automatable.play.folder import data_folder, write_private

KEPT = 20
"""Reports that are kept; older ones go."""


def report(error: BaseException, doing: str) -> Path | None:
    """Write the report and say where it is; None where nothing can be written."""
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
        with suppress(Refused, OSError):
            write_private(folder / name, text.decode())
            for old in sorted(folder.glob("bug-*.txt"))[:-KEPT]:
                old.unlink(missing_ok=True)
            return folder / name
    return None
