"""How long a connection may say nothing: strangers who only hold the line must not lock the table out.

A connection waits until a request is there, and again between two requests. Whoever takes too long is cut
off, and when too many wait, the one that came first: whoever has just come and speaks gets through.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 10.0
"""For a whole request to arrive, from the connection's first moment."""

WAITING = 64
"""Connections that may wait at the same time."""


def patient(seconds: float = SECONDS, waiting: int = WAITING) -> type[H11Protocol]:
    """The protocol of one server, with its own row of connections that wait."""
    row: dict[H11Protocol, int] = {}
    coming = count()

    class Patient(H11Protocol):
        """HTTP over a connection that is not waited for too long."""

        _late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._came = next(coming)
            self._wait()
            self._late = self.loop.call_later(seconds, transport.close)

        def handle_events(self) -> None:
            super().handle_events()
            if self.cycle is None or self.cycle.response_complete:
                return
            row.pop(self, None)
            if not self.cycle.more_body:
                self._in_time()
            elif self._late is None:
                self._late = self.loop.call_later(seconds, self.transport.close)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.cycle.response_complete and not self.transport.is_closing():
                self._in_time()
                self._wait()  # for the next request; ``timeout_keep_alive`` says how long

        def connection_lost(self, exc: Exception | None) -> None:
            row.pop(self, None)
            self._in_time()
            super().connection_lost(exc)

        def _wait(self) -> None:
            row[self] = self._came
            if len(row) > waiting:
                first = min(row, key=row.__getitem__)
                del row[first]
                first.transport.close()

        def _in_time(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

    return Patient
