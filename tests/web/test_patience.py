"""Connections that say nothing, or half of something, keep nobody from the table."""

import asyncio
import socket
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager

import pytest
import uvicorn
from serving import Served

from automatable.web import server
from automatable.web.patience import patient


@pytest.fixture(scope="module")
def lan(tmp_path_factory):
    with Served(tmp_path_factory.mktemp("lan"), "--port", "0", "--lan") as served:
        yield served


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"POST /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        b"content-length: 100\r\n\r\n{",
    ],
    ids=["idle", "half a head", "half a body"],
)
def test_three_hundred_strangers_on_the_line_lock_nobody_out(lan, half):
    with ExitStack() as lines:
        for _ in range(300):
            line = lines.enter_context(socket.create_connection(("127.0.0.1", lan.port), timeout=5))
            line.sendall(half)
        for _ in range(5):
            assert lan.say("tables").status_code == 200


def test_a_device_that_listens_is_not_cut_off_by_strangers(lan):
    table = lan.say("new", game="toy").json()["table"]
    with (
        lan.client() as client,
        client.stream("GET", f"/api/stream?table={table}") as stream,
        ExitStack() as lines,
    ):
        heard = stream.iter_lines()
        assert "version" in next(heard)
        for _ in range(200):
            lines.enter_context(socket.create_connection(("127.0.0.1", lan.port), timeout=5))
        assert next(heard) == ""
        scored = lan.say("event", table=table, event={"type": "scored", "points": 1})
        assert scored.status_code == 200
        assert "version" in next(heard)


async def _app(scope, receive, send):
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def _serving(http):
    """A server in this very loop; gives its address."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(
        uvicorn.Config(
            _app, http=http, lifespan="off", log_level="error", ws="none", timeout_graceful_shutdown=1
        )
    )
    serving = asyncio.create_task(server.serve([listening]))
    try:
        yield listening.getsockname()
    finally:
        server.should_exit = True
        await serving


async def _told(half: bytes) -> bytes:
    """What a server of little patience says to half a request before it hangs up."""
    async with _serving(patient(seconds=0.3)) as address:
        reader, writer = await asyncio.open_connection(*address)
        writer.write(half)
        try:
            return await asyncio.wait_for(reader.read(), 60)
        finally:
            writer.close()


REQUEST = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


async def _newest_among_talkers() -> bytes:
    """Three strangers came first and are answered while one has just come and has not spoken yet."""
    async with _serving(patient(seconds=60, waiting=4)) as address, AsyncExitStack() as lines:

        async def line():
            reader, writer = await asyncio.open_connection(*address)
            lines.callback(writer.close)
            return reader, writer

        async def answered(reader, writer):
            writer.write(REQUEST)
            return await asyncio.wait_for(reader.readuntil(b"ok"), 60)

        strangers = []
        for _ in range(3):
            strangers.append(await line())
            await answered(*strangers[-1])
        newest = await line()
        for stranger in strangers:
            await answered(*stranger)
        await answered(*await line())  # one too many: somebody has to go
        return await answered(*newest)


def test_who_was_answered_before_does_not_push_out_who_has_just_come():
    assert asyncio.run(_newest_among_talkers()).endswith(b"ok")


@pytest.mark.parametrize("half", [b"", b"GET", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nab"])
def test_half_a_request_is_hung_up_on(half):
    assert asyncio.run(_told(half)) == b""


def test_a_whole_request_is_answered_and_the_line_kept():
    whole = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nab"
    assert (
        asyncio.run(_told(whole + whole + whole.replace(b"host", b"connection: close\r\nhost"))).count(b"ok")
        == 3
    )


def test_small_answers_do_not_wait_for_more():
    """asyncio switches Nagle's algorithm off for a socket that names its protocol, and only for such."""
    with server.listen(0, lan=False) as listening:
        assert listening.proto == socket.IPPROTO_TCP
