"""WebKit over WebDriver: the one of GTK, and the older one of WPE, which answers as Safari 16.0."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
from server_process import free_port
from webdriver import pointer

CALL = "const [text, done] = arguments; (async () => (%s)(JSON.parse(text)))().then("
CALL += "(said) => done(JSON.stringify({ said: said ?? null })), "
CALL += "(error) => done(JSON.stringify({ error: String(error) })));"


class WebKit:
    """A WebKit with its driver, its screen and its message bus; leaving it ends them all."""

    name = "webkit"
    driver = "WebKitWebDriver"
    programs: tuple[str, ...] = ("WebKitWebDriver", "Xvfb", "dbus-run-session")

    def __init__(self, folder: Path, patience: float = 120) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.patience = folder, patience
        self.running: list[subprocess.Popen[bytes]] = []
        self.http: httpx.Client | None = None
        try:
            environment = {
                **os.environ,
                "HOME": str(folder),
                "XDG_RUNTIME_DIR": str(folder),
                "LANG": "en_GB.UTF-8",
            }
            port = free_port()
            self._start(
                [*self._screen(environment), "dbus-run-session", "--", self.driver, f"--port={port}"],
                environment,
            )
            self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=patience)
            self._listening()
            self.session = self._ask("POST", "/session", capabilities={"alwaysMatch": self.capabilities()})[
                "sessionId"
            ]
            limits = {"script": 1000 * patience, "pageLoad": 1000 * patience}
            self._ask("POST", "/timeouts", **limits)
            self._phone()
        except BaseException:
            self.kill()
            raise

    @classmethod
    def missing(cls) -> str | None:
        """The program that is not installed here, if any."""
        return next((name for name in cls.programs if not shutil.which(name)), cls._no_browser())

    @classmethod
    def _browser(cls) -> Path | None:
        return next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)

    @classmethod
    def _no_browser(cls) -> str | None:
        return None if cls._browser() else "MiniBrowser"

    def capabilities(self) -> dict[str, Any]:
        """What the driver is asked to start."""
        arguments = ["--automation", "--javascript-can-open-windows-automatically=true"]
        return {"webkitgtk:browserOptions": {"binary": str(self._browser()), "args": arguments}}

    def _screen(self, environment: dict[str, str]) -> list[str]:
        """A screen of its own; the number that is free is output by Xvfb itself."""
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1400x24", "-nolisten", "tcp"]
        self._start(command, environment, pass_fds=(write,))
        os.close(write)
        with os.fdopen(read) as output:
            environment["DISPLAY"] = f":{output.readline().strip()}"
        return []

    def _start(self, command: list[str], environment: dict[str, str], **more: Any) -> None:
        with (self.folder / "output.txt").open("ab") as errors:
            self.running.append(
                subprocess.Popen(
                    command, env=environment, stdout=errors, stderr=errors, start_new_session=True, **more
                )
            )

    def _listening(self) -> None:
        assert self.http is not None
        until = time.monotonic() + self.patience
        while time.monotonic() < until and self.running[-1].poll() is None:
            try:
                self.http.get("/status")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise TimeoutError(f"{self.driver} did not start")

    def _phone(self) -> None:
        """A window of GTK is at least 447 px wide; one that a page opens may be narrower."""
        self._ask("POST", "/url", url="about:blank")
        size = "window.open('about:blank', '_blank', 'width=390,height=844,toolbar=no') && 1"
        self._ask("POST", "/execute/sync", script=f"return {size}", args=[])
        (opened,) = set(self._ask("GET", "/window/handles")) - {self._ask("GET", "/window")}
        self._ask("POST", "/window", handle=opened)

    def _ask(self, method: str, path: str, **given: Any) -> Any:
        assert self.http is not None
        start = "" if path == "/session" else f"/session/{self.session}"
        body = json.dumps(given) if method == "POST" else None
        reply = self.http.request(method, start + path, content=body)
        value = reply.json()["value"]
        if not reply.is_success:
            raise RuntimeError(f"{path}: {value['error']}: {value['message']}")
        return value

    @property
    def session_leader(self) -> int:
        """The process whose session all of its processes belong to."""
        return self.running[-1].pid

    def goto(self, url: str) -> None:
        """Open an address; a hash of the same page alone loads nothing."""
        self._ask("POST", "/url", url=url)

    def tap_at(self, x: int, y: int) -> None:
        """Press and release the pointer there."""
        self._ask("POST", "/actions", actions=[pointer(x, y)])

    def run(self, script: str, given: Any = None) -> Any:
        """Call a function, given as text, with one value; wait for what it returns. Every script is a tap."""
        output = self._ask("POST", "/execute/async", script=CALL % script, args=[json.dumps(given)])
        reply = json.loads(output)
        if "error" in reply:
            raise AssertionError(reply["error"])
        return reply["said"]

    def kill(self) -> None:
        """End every process of it at once."""
        for process in reversed(self.running):
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        if self.http is not None:
            self.http.close()

    def __enter__(self) -> WebKit:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


class OldWebKit(WebKit):
    """The WebKit of WPE."""

    name = "old-webkit"
    driver = "WPEWebDriver"
    programs = ("WPEWebDriver", "cog", "dbus-run-session")

    @classmethod
    def _no_browser(cls) -> str | None:
        return None

    def capabilities(self) -> dict[str, Any]:
        arguments = ["--automation", "--platform=headless"]
        return {"wpe:browserOptions": {"binary": shutil.which("cog"), "args": arguments}}

    def _screen(self, environment: dict[str, str]) -> list[str]:
        return []

    def _phone(self) -> None:
        """It has one window and no screen."""
