"""Server-sent events: everybody at a table hears its version, at once and after every change.

The page fetches the table anew when it hears a version it has not seen, so one that was away misses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from automatable.core.refused import Refused
from automatable.play.desk import Desk

LOOK = 2.0
"""Seconds between looks at the store: another program may play at the same table."""

ALIVE = 15.0
"""Seconds of silence after which a comment is sent, so that both ends notice a broken line."""


R = TypeVar("R")
A = TypeVar("A")


class Hub:
    """Wakes everybody who listens, and lets the desk do one thing after the other.

    The desk has a thread of its own: a slow disk or a long list holds up the next message, never the page,
    the listeners or a refusal.
    """

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self._desk = ThreadPoolExecutor(1, thread_name_prefix="desk")
        self.closed = False

    async def in_turn(self, do: Callable[[A], R], what: A) -> R:
        """What it gives, once everything asked for before it is done."""
        return await asyncio.get_running_loop().run_in_executor(self._desk, do, what)

    def wake(self) -> None:
        """Something has changed."""
        self._woken.set()
        self._woken = asyncio.Event()

    def close(self) -> None:
        """The server goes: nobody needs to listen any longer."""
        self.closed = True
        self.wake()

    def done(self) -> None:
        """Wait for what the desk still does."""
        self._desk.shutdown()

    async def wait(self, seconds: float) -> None:
        """Until something changes, or so long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)


async def versions(desk: Desk, hub: Hub, table: int) -> AsyncIterator[bytes]:
    """The events of one table for one listener; they end when the table or the server does."""
    seen, silent = -1, 0.0
    while not hub.closed:
        try:
            version = await hub.in_turn(desk.version, table)
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
