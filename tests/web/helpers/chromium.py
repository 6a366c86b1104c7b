"""A Chromium of our own process, which can be killed as a phone kills it."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

from devices import ARGUMENTS, CHROMIUM, PATIENCE
from playwright.sync_api import sync_playwright

# The game goes on by itself, as fast as the page lets it; every version that is drawn is shown.
PLAY = """() => {
  const tap = () => {
    const play = document.querySelector('.play');
    if (!play) return;
    told(Number(play.dataset.version));
    const ask = document.querySelector('.ask');
    const button = ask
      ? ask.querySelector('.component-entry .open .button')
        ?? ask.querySelector('.options .button, .pad .button')
        ?? ask.querySelector('.primary')
      : document.querySelector('footer .primary');
    if (button && !button.disabled && button.dataset.act !== 'end') button.click();
  };
  setInterval(tap, 15);
}"""


class Killable:
    """A browser on a folder of its own; leaving it is a SIGKILL for all its processes."""

    def __init__(self, folder: Path, arguments: list[str]) -> None:
        self.folder = folder
        (folder / "DevToolsActivePort").unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [CHROMIUM, *arguments, "--headless=new", "--remote-debugging-port=0", "--lang=en-GB",
             "--force-prefers-reduced-motion", f"--user-data-dir={folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        try:
            self.playwright = sync_playwright().start()
            browser = self.playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{self._port()}")
            self.page: Any = browser.contexts[0].pages[0]
            self.page.set_default_timeout(PATIENCE)
        except BaseException:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            raise
        self.seen = 0

    def _port(self) -> int:
        sentence = self.folder / "DevToolsActivePort"
        for _ in range(PATIENCE // 50):
            if sentence.is_file() and (lines := sentence.read_text().splitlines()):
                return int(lines[0])
            time.sleep(0.05)
        raise TimeoutError("the browser did not start")

    def play_until(self, moment: float) -> int:
        """The game goes on for so many seconds; the last version that was seen."""
        self.page.expose_function("told", self._shown)
        self.page.evaluate(PLAY)
        self.page.wait_for_timeout(1000 * moment)
        return self.seen

    def _shown(self, version: int) -> None:
        self.seen = max(self.seen, version)

    def over(self) -> bool:
        """Whether the game on the screen has come to its end."""
        return bool(self.page.locator('footer [data-act="end"]').count())

    def __enter__(self) -> Killable:
        return self

    def __exit__(self, *_: object) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.playwright.stop()


class Chromium(Killable):
    """Chromium with the methods of the other drivers."""

    name = "chromium"

    def __init__(self, folder: Path, patience: float = 120) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(folder, ARGUMENTS)
        self.page.set_default_timeout(1000 * patience)
        self.page.set_viewport_size({"width": 390, "height": 844})

    @classmethod
    def missing(cls) -> str | None:
        """The program that is not installed here, if any."""
        return None if CHROMIUM.exists() else str(CHROMIUM)

    @property
    def session_leader(self) -> int:
        """The process whose session all of its processes belong to."""
        return self.process.pid

    def goto(self, url: str) -> None:
        """Open an address."""
        self.page.goto(url)

    def tap_at(self, x: int, y: int) -> None:
        """Press and release the pointer there."""
        self.page.mouse.click(x, y)

    def run(self, script: str, given: Any = None) -> Any:
        """Call a function of the page with one value; wait for what it returns. Every script is a tap."""
        return self.page.evaluate(script, given)
