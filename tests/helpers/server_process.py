"""A real server process, for tests that start, stop and kill one."""

from __future__ import annotations

import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from queue import Queue
from typing import Self

import httpx

TESTS = Path(__file__).parents[1]
PATHS = os.pathsep.join(str(TESTS / folder) for folder in ("", "helpers", "toy_games"))

PATIENCE = 300
"""Seconds until something counts as stuck: a busy machine is slow, not wrong."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_port(port: int) -> None:
    """Until someone listens there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nobody listens on {port}")


def descriptors(pid: int) -> int:
    """How many files and connections a process holds open (Linux)."""
    return len(os.listdir(f"/proc/{pid}/fd"))


def never_reads(port: int, source: str = "127.0.0.1", requests: int = 400) -> socket.socket:
    """A connection from this address that asks much, one request after the other, and reads nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.bind((source, 0))
    line.connect(("127.0.0.1", port))
    line.setblocking(False)
    with suppress(BlockingIOError, ConnectionError):
        line.send(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * requests)
    return line


HEAD = b"POST /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
HALVES = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n",
    b"GET / HTTP/1.1\r\nhost: 127.0.0.1:abc\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: [::1\r\n\r\n",
    b"GET /api/stream?table=1 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\n\r\n",
    b"\x16\x03\x01\x00\x00",
    HEAD + b"content-length: 100\r\n\r\n{",
    HEAD + b"content-length: -1\r\n\r\n{}",
    HEAD + b"content-length: 2\r\n\r\n{}GET / HT",
    HEAD + b"transfer-encoding: chunked\r\n\r\n2\r\n{",
    HEAD + b"transfer-encoding: chunked\r\n\r\nzz\r\n",
    HEAD + b"expect: 100-continue\r\ncontent-length: 9\r\n\r\n",
    HEAD.replace(b"json", b"xml") + b"content-length: 100\r\n\r\n<",
    HEAD + b"x: y\r\n" * 500 + b"\r\n",
]
"""Requests that are malformed or not whole."""


def half_asks(port: int, chance: random.Random) -> socket.socket:
    """A connection from some address of this machine that says half of something, or never reads."""
    source = f"127.0.0.{chance.randrange(1, 9)}" if sys.platform == "linux" else "127.0.0.1"
    if chance.random() < 0.2:
        return never_reads(port, source)
    line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0))
    line.setblocking(False)
    with suppress(BlockingIOError, ConnectionError):
        line.send(chance.choice(HALVES))
    return line


class Served:
    """``automatable serve`` with the toy game, in a process of its own."""

    python: str = sys.executable
    program: tuple[str, ...] = (__file__,)

    def __init__(self, home: Path, *options: str, opens: Path | None = None) -> None:
        self.home = home
        browser = {"BROWSER": str(opens)} if opens else {}
        quiet = () if opens else ("--no-open",)
        self.process = subprocess.Popen(
            [self.python, "-W", "error", *self.program, *quiet, *options],
            env={**os.environ, "AUTOMATABLE_HOME": str(home), "PYTHONPATH": PATHS} | browser,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        self.said: list[str] = []
        lines: Queue[str | None] = Queue()
        self.listener = threading.Thread(target=self._listen, args=(lines,), daemon=True)
        self.listener.start()
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)/(\S*)", self._next(lines))):
            pass
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.key = found[2].removeprefix("?key=")

    def _next(self, lines: Queue[str | None]) -> str:
        line = lines.get(timeout=PATIENCE)
        if line is None:
            raise ChildProcessError("the server ended: " + "".join(self.said))
        return line

    def _listen(self, lines: Queue[str | None]) -> None:
        assert self.process.stdout
        with self.process.stdout:
            for line in self.process.stdout:
                self.said.append(line)
                lines.put(line)
        lines.put(None)

    def client(self, **headers: str) -> httpx.Client:
        """A client with the key, if there is one."""
        key = {"authorization": f"Bearer {self.key}"} if self.key else {}
        return httpx.Client(base_url=self.url, headers=key | headers, timeout=PATIENCE)

    def say(self, op: str, **message: object) -> httpx.Response:
        with self.client() as client:
            return client.post(f"/api/{op}", json=message)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As Ctrl-C would."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()
        self.listener.join()


if __name__ == "__main__":
    import toy

    from automatable.cli.commands.serve import serve

    toy.register(alone=False)
    serve()
