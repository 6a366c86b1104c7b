"""Server-sent events: everybody at a table hears its version, at once and after every change.

The page fetches the table anew when it hears a version it has not seen, so one that was away misses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

from automatable.core.refused import Refused
from automatable.play.desk import Desk

LOOK = 2.0
"""Seconds between looks at the store: another program may play at the same table."""

ALIVE = 15.0
"""Seconds of silence after which a comment is sent, so that both ends notice a broken line."""


class Hub:
    """Wakes everybody who listens."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self.closed = False

    def wake(self) -> None:
        """Something has changed."""
        self._woken.set()
        self._woken = asyncio.Event()

    def close(self) -> None:
        """The server goes: nobody needs to listen any longer."""
        self.closed = True
        self.wake()

    async def wait(self, seconds: float) -> None:
        """Until something changes, or so long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)


async def versions(desk: Desk, hub: Hub, table: int) -> AsyncIterator[bytes]:
    """The events of one table for one listener; they end when the table or the server does."""
    seen, silent = -1, 0.0
    while not hub.closed:
        try:
            version = desk.version(table)
        except Refused:
            return
        if version != seen:
            yield b'data: {"version": %d}\n\n' % version
            seen, silent = version, 0.0
        elif silent >= ALIVE:
            yield b": still here\n\n"
            silent = 0.0
        await hub.wait(LOOK)
        silent += LOOK
