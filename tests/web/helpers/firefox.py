"""Firefox over WebDriver BiDi, which needs no driver: one web socket, JSON in and out."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

from web_socket import Socket
from webdriver import pointer

FIREFOX = Path("/usr/bin/firefox-esr")
PREFERENCES = {
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.enabled": False,
    "intl.accept_languages": "en-GB",
    "media.autoplay.default": 1,
    "ui.prefersReducedMotion": 1,
}


class Firefox:
    """A Firefox on a folder of its own; leaving it kills it, as a phone kills a browser."""

    name = "firefox"

    @classmethod
    def missing(cls) -> str | None:
        """The program that is not installed here, if any."""
        return None if FIREFOX.exists() else str(FIREFOX)

    def __init__(self, folder: Path, patience: float = 120) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        lines = (f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items())
        (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        output = folder / "output.txt"
        with output.open("wb") as errors:
            self.process = subprocess.Popen(
                [FIREFOX, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0",
                 "--width=390", "--height=844"],
                stdout=errors, stderr=errors, start_new_session=True, env={**os.environ, "HOME": str(folder)},
            )  # fmt: skip
        self.socket: Socket | None = None
        try:
            self.socket = Socket(self._port(output, patience), "/session", patience)
            self.last = 0
            self._ask("session.new", capabilities={})
            self.tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]
            viewport = {"width": 390, "height": 844}
            self._ask("browsingContext.setViewport", context=self.tab, viewport=viewport)
        except BaseException:
            self.kill()
            raise

    def _port(self, output: Path, patience: float) -> int:
        until = time.monotonic() + patience
        while time.monotonic() < until and self.process.poll() is None:
            if found := re.search(
                r"listening on ws://127\.0\.0\.1:(\d+)", output.read_text(errors="replace")
            ):
                return int(found[1])
            time.sleep(0.05)
        raise TimeoutError(f"Firefox did not start: {output.read_text(errors='replace')[-500:]}")

    def _ask(self, method: str, **given: Any) -> Any:
        assert self.socket is not None
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": given}))
        while True:
            reply = json.loads(self.socket.receive())
            if reply.get("id") == self.last:
                if reply["type"] == "error":
                    raise RuntimeError(f"{method}: {reply['message']}")
                return reply["result"]

    @property
    def session_leader(self) -> int:
        """The process whose session all of its processes belong to."""
        return self.process.pid

    def goto(self, url: str) -> None:
        """Open an address; a hash of the same page alone loads nothing."""
        self._ask("browsingContext.navigate", context=self.tab, url=url, wait="interactive")

    def tap_at(self, x: int, y: int) -> None:
        """Press and release the pointer there."""
        self._ask("input.performActions", context=self.tab, actions=[pointer(x, y)])

    def run(self, script: str, given: Any = None) -> Any:
        """Call a function, given as text, with one value; wait for what it returns."""
        call = f"async (text) => JSON.stringify((await ({script})(JSON.parse(text))) ?? null)"
        reply = self._ask(
            "script.callFunction",
            functionDeclaration=call, awaitPromise=True, target={"context": self.tab},
            arguments=[{"type": "string", "value": json.dumps(given)}],
        )  # fmt: skip
        if reply["type"] == "exception":
            raise AssertionError(reply["exceptionDetails"]["text"])
        return json.loads(reply["result"]["value"])

    def kill(self) -> None:
        """End every process of it at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.socket is not None:
            self.socket.close()

    def __enter__(self) -> Firefox:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
