"""WebKit over WebDriver: the one of GTK, and the older one of WPE, which answers as Safari 16.0."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from server_process import free_port
from web_socket import Socket
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
        home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LANG": "en_GB.UTF-8"}
        try:
            self._begin({**os.environ, **home}, free_port())
        except BaseException:
            self.kill()
            raise

    def _begin(self, environment: dict[str, str], port: int) -> None:
        self._screen(environment)
        self._start(["dbus-run-session", "--", self.driver, f"--port={port}"], environment)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=self.patience)
        self._listening("/status")
        self.session = self._ask("POST", "/session", capabilities={"alwaysMatch": self.capabilities()})[
            "sessionId"
        ]
        limits = {"script": 1000 * self.patience, "pageLoad": 1000 * self.patience}
        self._ask("POST", "/timeouts", **limits)
        self._phone()

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

    def _screen(self, environment: dict[str, str]) -> None:
        """A screen of its own; the number that is free is output by Xvfb itself."""
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1400x24", "-nolisten", "tcp"]
        self._start(command, environment, pass_fds=(write,))
        os.close(write)
        with os.fdopen(read) as output:
            environment["DISPLAY"] = f":{output.readline().strip()}"

    def _start(self, command: list[str], environment: dict[str, str], **more: Any) -> None:
        with (self.folder / "output.txt").open("ab") as errors:
            self.running.append(
                subprocess.Popen(
                    command, env=environment, stdout=errors, stderr=errors, start_new_session=True, **more
                )
            )

    def _listening(self, path: str, ready: str = "") -> None:
        """Wait until the answer at this path holds this text."""
        assert self.http is not None
        until = time.monotonic() + self.patience
        while time.monotonic() < until and self.running[-1].poll() is None:
            with suppress(httpx.TransportError):
                if ready in self.http.get(path).text:
                    return
            time.sleep(0.05)
        output = (self.folder / "output.txt").read_text(errors="replace")[-500:]
        raise TimeoutError(f"{self.name} did not start: {output}")

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

    def _screen(self, environment: dict[str, str]) -> None:
        """It has none."""

    def _phone(self) -> None:
        """It has one window and no screen."""


class Moved(Exception):
    """The page was left, or has gone to another process, as it does with another site."""


class LastingWebKit(WebKit):
    """A WebKit that keeps what its pages store, as a player's does.

    One that is driven over WebDriver keeps nothing on the disk. This one is driven through its inspector:
    https://github.com/WebKit/WebKit/tree/main/Source/JavaScriptCore/inspector/protocol
    """

    programs = ("Xvfb", "dbus-run-session")
    socket: Socket | None = None

    def _begin(self, environment: dict[str, str], port: int) -> None:
        self._screen(environment)
        environment["WEBKIT_INSPECTOR_HTTP_SERVER"] = f"127.0.0.1:{port}"
        self._start(["dbus-run-session", "--", str(self._browser()), "about:blank"], environment)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=self.patience)
        page = "/socket/1/1/WebPage"
        self._listening("/", page)
        self.socket = Socket(port, page, self.patience)
        self.last, self.target = 0, ""
        while not self.target:
            self._follow(json.loads(self.socket.receive()))

    def _follow(self, said: dict[str, Any]) -> None:
        """Know the process in which the page is."""
        params = said.get("params", {})
        if said.get("method") == "Target.targetCreated" and not params["targetInfo"].get("isProvisional"):
            self.target = params["targetInfo"]["targetId"]
        if said.get("method") == "Target.didCommitProvisionalTarget":
            self.target = params["newTargetId"]

    def _inspect(self, method: str, **given: Any) -> Any:
        """The answer of the page's inspector."""
        assert self.socket is not None
        self.last, target = self.last + 1, self.target
        message = json.dumps({"id": self.last, "method": method, "params": given})
        envelope = {"targetId": target, "message": message}
        self.socket.send(
            json.dumps({"id": self.last, "method": "Target.sendMessageToTarget", "params": envelope})
        )
        while True:
            said = json.loads(self.socket.receive())
            self._follow(said)
            if self.target != target or (said.get("id") == self.last and "error" in said):
                raise Moved
            if said.get("method") == "Target.dispatchMessageFromTarget":
                reply = json.loads(said["params"]["message"])
                if reply.get("id") == self.last:
                    if "error" in reply:
                        raise Moved(reply["error"])
                    return reply["result"]

    def goto(self, url: str) -> None:
        there = f"() => location.href.startsWith({json.dumps(url)}) && document.readyState !== 'loading'"
        with suppress(Moved):
            self._inspect("Runtime.evaluate", expression=f"location.href = {json.dumps(url)}; 1")
        until = time.monotonic() + self.patience
        while time.monotonic() < until:
            with suppress(Moved):
                if self.run(there):
                    return
            time.sleep(0.05)
        raise TimeoutError(f"{url} was not loaded")

    def run(self, script: str, given: Any = None) -> Any:
        text = json.dumps(json.dumps(given))
        call = f"(async () => JSON.stringify((await ({script})(JSON.parse({text}))) ?? null))()"
        promise = self._inspect("Runtime.evaluate", expression=call, emulateUserGesture=True)["result"]
        reply = self._inspect("Runtime.awaitPromise", promiseObjectId=promise["objectId"], returnByValue=True)
        if reply["wasThrown"]:
            raise AssertionError(reply["result"].get("description", reply["result"]))
        return json.loads(reply["result"]["value"])

    def kill(self) -> None:
        super().kill()
        if self.socket is not None:
            self.socket.close()
