"""The browser, the devices' sizes and the companion they sit at."""

from __future__ import annotations

from pathlib import Path

from serving import Served

ROOT = Path(__file__).parents[2]
CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}


class Companion(Served):
    """``automatable serve`` as a user starts it."""

    program = ("-c", "from automatable.cli.serve import serve; serve()")


def missing() -> str | None:
    """What the browser tests lack, if anything."""
    if not CHROMIUM.exists():
        return str(CHROMIUM)
    if not (ROOT / "src/automatable/web/static/index.html").is_file():
        return "built page (make webapp)"
    return None
