"""The browser, the devices' sizes and the companion they sit at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server_process import Served

ROOT = Path(__file__).parents[3]
CHROMIUM = Path("/usr/bin/chromium")
SHELL = Path("/usr/bin/chromium-headless-shell")
BROWSER = SHELL if SHELL.exists() else CHROMIUM
"""The same engine without the windows' own pages, which cost more than ours: a third less time."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 120_000
"""Milliseconds until something counts as missing: a busy machine is slow, not wrong."""
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}


class Companion(Served):
    """``automatable serve`` as a user starts it."""

    table: int
    """The saved game that a fixture starts."""
    program: tuple[str, ...] = ("-c", "from automatable.cli.commands.serve import serve; serve()")
    browser: Any

    def device(self, **options: Any) -> Any:
        """A device beside the others that look at the same tables."""
        return self.browser.new_context(**options)

    def opened(self, page: Any) -> None:
        """A page has been opened."""

    def gone(self) -> None:
        """All devices are put away; what they shared of the settings is forgotten."""
        self.say("settings-save", settings=dict.fromkeys(("language", "theme", "size", "par")))


# A headless browser has no screen to keep on, and the page says so at every table.
SCREEN = """
if (navigator.wakeLock) navigator.wakeLock.request = async () =>
  Object.assign(new EventTarget(), { released: false, async release() { this.released = true; } });
"""


def with_screens(browser: Any) -> Any:
    """The browser, whose devices let a page keep their screen on."""
    new_context = browser.new_context

    def device(**options: Any) -> Any:
        context = new_context(**options)
        context.add_init_script(SCREEN)
        return context

    browser.new_context = device
    return browser


def missing() -> str | None:
    """What the browser tests lack, if anything."""
    if not CHROMIUM.exists():
        return str(CHROMIUM)
    if not (ROOT / "src/automatable/web/static/index.html").is_file():
        return "built page (make webapp)"
    return None
