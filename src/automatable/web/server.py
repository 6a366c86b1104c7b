"""Starting and stopping: the socket, the link, the secret, the end."""

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

from automatable.core.refused import Refused
from automatable.play.desk import Desk
from automatable.play.folder import write_private
from automatable.play.store import Store
from automatable.web import app, pages
from automatable.web.guard import KEY
from automatable.web.patience import patient
from automatable.web.stream import Hub

TRIES = 20


class Address(Struct, frozen=True):
    """Where the page is: for this machine, and for others in the network."""

    here: str
    lan: str | None
    port: int


def listen(port: int, lan: bool) -> socket.socket:
    """A socket on this port or on the next free one; only ``--lan`` opens it to others."""
    host = "0.0.0.0" if lan else "127.0.0.1"
    last = min(port + TRIES, 65536) if port else 1
    for tried in range(port, last):
        # with the protocol named, asyncio sends small answers at once; else most would wait 40 ms for more
        found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":  # elsewhere this would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, tried))
            found.listen()
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                raise Refused("serve-port-forbidden", port=tried, reason=reason) from None
        else:
            return found
    raise Refused("serve-port-taken", port=port)


def address(port: int, secret: str | None) -> Address:
    """The links to show and to open."""
    key = f"?{KEY}={secret}" if secret else ""
    lan = f"http://{own_address()}:{port}/{key}" if secret else None
    return Address(f"http://127.0.0.1:{port}/{key}", lan, port)


def own_address() -> str:
    """The address other devices in the network see. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def kept_secret(folder: Path) -> str:
    """The secret of the link: the same after a restart, so that nobody at the table is locked out."""
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
    """Lets go of everybody who listens before it waits for the last answers."""

    def __init__(self, config: uvicorn.Config, hub: Hub, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.tell_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.hub.close()
        super().handle_exit(sig, frame)


def run(store: Store, listening: socket.socket, secret: str | None, started: Callable[[], None]) -> None:
    """Serve until somebody stops it; ``started`` is called as soon as it answers."""
    hub = Hub()
    config = uvicorn.Config(
        app.create(Desk(store), hub, secret, pages.bundle()),
        log_level="error",
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="off",
        ws="none",
        http=patient(),
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
