"""Limits on connections: how many one address may hold, and how long the server waits for a client.

The library's own limit (``limit_concurrency``) refuses new connections when the server is full, so a stranger
with many connections would lock the owner out. Here a new connection is accepted, and one that keeps the
server waiting is closed: one with an incomplete request, or one whose client does not read its responses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from automatable.core.engine.errors import UserError
from automatable.play.error_response import error_response
from automatable.web.security import HEADERS

SECONDS = 10.0
"""Seconds that the server waits for a client that neither sends nor reads."""

SLOWEST = 20_000
"""Bytes that a client must send or read in that time during a long request or response."""

PER_ADDRESS = 64
"""Most connections of one address. A browser opens six; one proxy may serve several players."""

OVERALL = 128
"""Most connections of all addresses; with the backlog, within the 256 descriptors of a macOS process."""

BACKLOG = 64
"""Connections that wait in the system until the server accepts them."""


def limited_protocol(
    seconds: float = SECONDS, per_address: int = PER_ADDRESS, overall: int = OVERALL
) -> type[H11Protocol]:
    """The protocol class of one server, with the list of its connections."""
    connections: dict[Limited, None] = {}  # in the order of arrival

    class Limited(H11Protocol):
        """HTTP over one connection."""

        _timer: asyncio.TimerHandle | None = None
        _since = 0.0  # when the client last sent or read something
        _received = 0  # bytes since then
        _unsent = 0  # most unread bytes since then

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            connections[self] = None
            self._since = self.loop.time()
            self._check_later()
            address = _address(self)
            _make_room([each for each in connections if _address(each) == address], per_address)
            _make_room(list(connections), overall)

        def data_received(self, data: bytes) -> None:
            self._received += len(data)
            super().data_received(data)

        def on_response_complete(self) -> None:
            self._moved()
            super().on_response_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self.forget()
            super().connection_lost(exc)

        def send_400_response(self, msg: str) -> None:
            """Respond to bytes that are not HTTP with a sentence, unless a response has already started."""
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                body = msgspec.json.encode(error_response(UserError("serve-not-http")))
                headers = {
                    **HEADERS,
                    "content-type": "application/json",
                    "content-length": str(len(body)),
                    "connection": "close",
                }
                response = h11.Response(status_code=400, headers=list(headers.items()), reason=b"Bad Request")
                for event in (response, h11.Data(data=body), h11.EndOfMessage()):
                    self.transport.write(self.conn.send(event) or b"")
            if self.cycle is not None:
                self.cycle.disconnected = True  # drop what the application still sends
                self.cycle.message_event.set()
            self.transport.close()

        def waits_for_client(self) -> bool:
            """Whether the client must act: send the rest of a request, or read."""
            cycle = self.cycle
            if cycle is None or cycle.response_complete or cycle.more_body:
                return True
            return self.transport.get_write_buffer_size() > 0

        def forget(self) -> None:
            """Remove this connection from the list."""
            connections.pop(self, None)
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _check_later(self) -> None:
            self._timer = self.loop.call_later(seconds / 4, self._check)

        def _check(self) -> None:
            """Close the connection if the server has waited for its client for too long."""
            unsent = self.transport.get_write_buffer_size()
            self._unsent = max(self._unsent, unsent)
            idle = self.timeout_keep_alive_task is not None and not unsent  # uvicorn closes idle connections
            moved = self._received + self._unsent - unsent
            if idle or not self.waits_for_client() or moved >= SLOWEST:
                self._moved()
            elif self.loop.time() - self._since >= seconds:
                self.transport.abort()  # close() would wait until the client reads
                return
            self._check_later()

        def _moved(self) -> None:
            self._since = self.loop.time()
            self._received = 0
            self._unsent = self.transport.get_write_buffer_size()

    def _address(connection: Limited) -> str | None:
        return connection.client[0] if connection.client else None

    def _make_room(group: Sequence[Limited], most: int) -> None:
        """Close one connection if there are too many, but not the newest one."""
        if len(group) > most:
            older = group[:-1]
            first = next((each for each in older if each.waits_for_client()), older[0])
            first.forget()
            first.transport.abort()

    return Limited
