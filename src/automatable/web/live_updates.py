"""Server-sent events: every client gets the version of its tables, at once and after every change.

One stream serves several tables, because a browser opens few connections and its tabs share one. The page
fetches a table when its version is new, so a client that reconnects misses nothing. A connection may go dead
without an error, so the versions are repeated, and each message says when the next one comes at the latest.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from math import ceil
from typing import TypeVar

from automatable.core.engine.errors import UserError
from automatable.play.service import Service

LOOK = 2.0
"""Seconds between checks of the storage: another process may write to the same game."""

ALIVE = 15.0
"""Seconds after which the versions are repeated, so that both sides notice a dead connection."""


R = TypeVar("R")
A = TypeVar("A")


class Hub:
    """Wakes all streams after a change, and runs the service in one thread, one request at a time.

    A slow disk or a long list delays the next request, but never the page, the streams or an error.
    """

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self._service = ThreadPoolExecutor(1, thread_name_prefix="service")
        self.closed = False

    async def in_turn(self, do: Callable[[A], R], what: A) -> R:
        """Run a function in the service's thread, after all earlier ones."""
        return await asyncio.get_running_loop().run_in_executor(self._service, do, what)

    def wake(self) -> None:
        """Wake all streams."""
        self._woken.set()
        self._woken = asyncio.Event()

    def close(self) -> None:
        """End all streams."""
        self.closed = True
        self.wake()

    def done(self) -> None:
        """Wait until the service has finished."""
        self._service.shutdown()

    async def wait(self, seconds: float) -> None:
        """Wait for a change, at most this long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)


def versions_of(service: Service, tables: Sequence[int]) -> dict[int, int]:
    """The versions of the tables that exist; an error if none does."""
    found: dict[int, int] = {}
    for table in dict.fromkeys(tables):
        try:
            found[table] = service.version(table)
        except UserError as user_error:
            if user_error.message != "play-no-such-game":
                raise
            missing = user_error
    if not found:
        raise missing
    return found


async def versions(service: Service, hub: Hub, tables: Sequence[int]) -> AsyncGenerator[bytes, None]:
    """The events of some tables for one client; they end with the last table or the server."""
    seen: dict[int, int] = {}
    now = asyncio.get_running_loop().time
    sent = now()
    while not hub.closed:
        looking = asyncio.ensure_future(hub.in_turn(partial(versions_of, service), tables))
        try:
            while not (await asyncio.wait([looking], timeout=ALIVE))[0]:
                yield _events(seen)  # a long request keeps the service busy
                sent = now()
            found = looking.result()
        except UserError:
            return
        finally:
            looking.cancel()
        changed = {table: version for table, version in found.items() if seen.get(table) != version}
        if not changed and now() - sent >= ALIVE:
            changed = found
        if changed:
            yield _events(changed)
            seen, sent = found, now()
        await hub.wait(min(LOOK, ALIVE))


def _events(found: dict[int, int]) -> bytes:
    """One message for each table; an empty line if there is none yet."""
    form = b'data: {"table": %d, "version": %d, "next": %d}\n\n'
    return b"".join(form % (table, version, ceil(ALIVE)) for table, version in found.items()) or b"\n"
