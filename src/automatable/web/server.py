"""Start and stop the server: its socket, its links, its secret."""

from __future__ import annotations

import errno
import os
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn
from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.play.service import Service
from automatable.play.storage.data_dir import write_private
from automatable.play.storage.sqlite import SqliteStorage
from automatable.web import app, static_files
from automatable.web.live_updates import Hub
from automatable.web.security import KEY
from automatable.web.timeouts import BACKLOG, limited_protocol

TRIES = 20

UNREAD = 64 * 1024
"""Bytes of a response that the system buffers for a client."""


class Address(Struct, frozen=True):
    """The addresses of the page: for this machine, and for others in the network."""

    here: str
    lan: str | None
    port: int


def listen(port: int, lan: bool) -> socket.socket:
    """A socket on this port or the next free one; only with ``lan`` can other machines reach it."""
    host = "0.0.0.0" if lan else "127.0.0.1"
    last = min(port + TRIES, 65536) if port else 1
    for tried in range(port, last):
        # with this protocol, asyncio sends small responses at once; otherwise most would wait 40 ms
        found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":  # on Windows this would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # otherwise the system buffers up to 4 MB for every client that does not read
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        try:
            found.bind((host, tried))
            found.listen()
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                raise UserError("serve-port-forbidden", port=tried, reason=reason) from None
        else:
            return found
    raise UserError("serve-port-taken", port=port)


def address(port: int, secret: str | None) -> Address:
    """The links to show and to open."""
    key = f"?{KEY}={secret}" if secret else ""
    lan = f"http://{own_address()}:{port}/{key}" if secret else None
    return Address(f"http://127.0.0.1:{port}/{key}", lan, port)


def own_address() -> str:
    """The address of this machine in the network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def load_secret(folder: Path) -> str:
    """The secret of the link: the same after a restart, so that no device is locked out."""
    path = folder / "lan-key"
    try:
        found = path.read_text(encoding="ascii").strip()
        if len(found) >= 20:
            return found
    except (OSError, UnicodeDecodeError):
        pass
    new = secrets.token_urlsafe(24)
    write_private(path, new)
    return new


class Server(uvicorn.Server):
    """A server that ends all streams before it waits for the last responses."""

    def __init__(self, config: uvicorn.Config, hub: Hub, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.on_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.hub.close()
        super().handle_exit(sig, frame)


def run(
    store: SqliteStorage, listening: socket.socket, secret: str | None, started: Callable[[], None]
) -> None:
    """Serve until stopped; ``started`` is called once the server accepts requests."""
    hub = Hub()
    config = uvicorn.Config(
        app.create(Service(store), hub, secret, static_files.bundle()),
        log_level="error",
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="off",
        ws="none",
        http=limited_protocol(),
        backlog=BACKLOG,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=2,
        proxy_headers=False,
        h11_max_incomplete_event_size=64 * 1024,
    )
    try:
        Server(config, hub, started).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
        hub.done()
        store.close()
