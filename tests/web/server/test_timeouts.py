"""Connections that say nothing, say half of something or never read lock nobody out."""

import asyncio
import socket
import sys
import time
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress

import pytest
import uvicorn
from server_process import PATIENCE, Served, descriptors, never_reads

from automatable.web import server
from automatable.web.timeouts import limited_protocol as limited


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


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second loopback address and /proc")
@pytest.mark.parametrize("lan", [True, False], ids=["without the key", "on this machine"])
def test_1200_connections_that_never_read_do_not_lock_the_owner_out(tmp_path, lan):
    import resource

    with Served(tmp_path, "--port", "0", *(["--lan"] if lan else [])) as served, ExitStack() as lines:
        # as few descriptors as a terminal of macOS gives
        resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE, (256, 256))
        before = descriptors(served.process.pid)
        for count in range(1200):
            lines.enter_context(never_reads(served.port, "127.0.0.2"))
            if count % 200 == 199:
                assert served.say("tables").status_code == 200
        assert descriptors(served.process.pid) < before + 80, "one address holds only so many connections"
        with served.client() as client:
            for _ in range(5):
                assert client.post("/api/tables", json={}).status_code == 200
        until = time.monotonic() + PATIENCE
        while descriptors(served.process.pid) > before + 2:  # the owner's own connections
            assert time.monotonic() < until, "they stay"
            time.sleep(0.2)
    assert "Traceback" not in "".join(served.said)
    assert not list(tmp_path.glob("reports/*"))


def test_a_device_that_listens_is_not_cut_off_by_strangers(lan):
    table = lan.say("new", game="toy").json()["table"]
    with (
        lan.client() as client,
        client.stream("GET", f"/api/stream?table={table}") as stream,
        ExitStack() as lines,
    ):
        counted = stream.iter_lines()
        assert "version" in next(counted)
        for _ in range(200):
            lines.enter_context(socket.create_connection(("127.0.0.1", lan.port), timeout=5))
        assert next(counted) == ""
        scored = lan.say("event", table=table, event={"type": "scored", "points": 1})
        assert scored.status_code == 200
        assert "version" in next(counted)


async def _app(scope, receive, send):
    """Answers ``ok``, a text of so many letters first (``/?300``), or a stream that ends after a while."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    if scope["query_string"]:
        await send(
            {"type": "http.response.body", "body": b"x" * int(scope["query_string"]), "more_body": True}
        )
    if scope["path"] == "/stream":
        for _ in range(10):
            await send({"type": "http.response.body", "body": b".", "more_body": True})
            await asyncio.sleep(0.2)
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def _serving(http):
    """A server in this very loop; gives its address, and itself."""
    listening = server.listen(0, lan=False)
    found = uvicorn.Server(
        uvicorn.Config(
            _app, http=http, lifespan="off", log_level="error", ws="none", timeout_graceful_shutdown=1
        )
    )
    serving = asyncio.create_task(found.serve([listening]))
    try:
        yield listening.getsockname(), found
    finally:
        found.should_exit = True
        await serving


async def _answer(half: bytes) -> bytes:
    """What a server of little patience says to half a request before it hangs up."""
    async with _serving(limited(seconds=0.3)) as (address, _):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(half)
        try:
            return await asyncio.wait_for(reader.read(), 60)
        finally:
            writer.close()


async def _nobody_left(found) -> None:
    async with asyncio.timeout(60):
        while found.server_state.connections:
            await asyncio.sleep(0.05)


async def _unread(request: bytes) -> None:
    async with _serving(limited(seconds=0.3)) as (address, found):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        with line:
            await asyncio.get_running_loop().sock_connect(line, address)
            with suppress(BlockingIOError):
                line.send(request)
            async with asyncio.timeout(60):
                while not found.server_state.connections:
                    await asyncio.sleep(0.01)
            await _nobody_left(found)


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /?8000000 HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET /?8000000 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET /?50000 HTTP/1.1\r\nhost: x\r\n\r\n" * 500,
    ],
    ids=["a large answer", "the last answer", "many answers"],
)
def test_who_never_reads_is_hung_up_on(request_):
    asyncio.run(_unread(request_))


async def _slowly(head: bytes, body: bytes) -> bytes:
    """What a server says to someone who sends and reads slowly, but longer than it waits for the silent."""
    async with _serving(limited(seconds=2)) as (address, _):
        reader, writer = await asyncio.open_connection(*address, limit=4096)
        writer.write(head)
        for at in range(0, len(body), 50_000):
            writer.write(body[at : at + 50_000])
            await writer.drain()
            await asyncio.sleep(0.1)
        counted = b""
        while piece := await asyncio.wait_for(reader.read(50_000), 60):
            counted += piece
            await asyncio.sleep(0.01 if len(piece) < 50_000 else 0.1)
        writer.close()
        return counted


def test_who_sends_slowly_gets_an_answer():
    body = b" " * 1_500_000
    head = b"POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
    assert b"ok" in asyncio.run(_slowly(head, body))


def test_who_reads_slowly_gets_everything():
    counted = asyncio.run(_slowly(b"GET /?2000000 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", b""))
    assert counted.count(b"x") == 2_000_000


def test_a_stream_is_not_cut_off_while_its_client_is_silent():
    counted = asyncio.run(_answer(b"GET /stream HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"))
    assert counted.count(b"\r\n.\r\n") == 10


async def _kept_open(sources: list[str], **limits: int) -> list[bool]:
    """Which of these connections, opened in this order, are still open."""
    async with _serving(limited(seconds=60, **limits)) as (address, found), AsyncExitStack() as lines:
        opened = []
        for source in sources:
            _, writer = await asyncio.open_connection(*address, local_addr=(source, 0))
            lines.callback(writer.close)
            own = writer.get_extra_info("sockname")
            opened.append(own)
            async with asyncio.timeout(60):
                while own not in {each.client for each in found.server_state.connections}:
                    await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        held = {each.client for each in found.server_state.connections}
        return [own in held for own in opened]


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second loopback address")
def test_one_address_holds_only_so_many_connections_and_the_others_are_left_alone():
    ours, theirs = "127.0.0.1", "127.0.0.2"
    kept = asyncio.run(_kept_open([ours, *[theirs] * 6, ours], per_address=3))
    assert kept == [True, False, False, False, True, True, True, True]


@pytest.mark.skipif(sys.platform != "linux", reason="needs other loopback addresses")
def test_all_addresses_together_hold_only_so_many_connections():
    kept = asyncio.run(_kept_open([f"127.0.0.{number}" for number in range(2, 9)], overall=4))
    assert kept == [False, False, False, True, True, True, True]


REQUEST = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
END = b"ok\r\n0\r\n\r\n"


async def _newest_among_talkers() -> bytes:
    """Three strangers came first and are answered while one has just come and has not spoken yet."""
    async with _serving(limited(seconds=60, per_address=4)) as (address, _), AsyncExitStack() as lines:

        async def line():
            reader, writer = await asyncio.open_connection(*address)
            lines.callback(writer.close)
            return reader, writer

        async def answered(reader, writer):
            writer.write(REQUEST)
            return await asyncio.wait_for(reader.readuntil(END), 60)

        strangers = []
        for _ in range(3):
            strangers.append(await line())
            await answered(*strangers[-1])
        newest = await line()
        for stranger in strangers:
            await answered(*stranger)
        await answered(*await line())  # one too many: someone has to go
        return await answered(*newest)


def test_who_was_answered_before_does_not_push_out_who_has_just_come():
    assert b"ok" in asyncio.run(_newest_among_talkers())


@pytest.mark.parametrize("half", [b"", b"GET", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nab"])
def test_half_a_request_is_hung_up_on(half):
    assert asyncio.run(_answer(half)) == b""


async def _answer_after_an_answer(half: bytes) -> bytes:
    async with _serving(limited(seconds=0.3)) as (address, _):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(REQUEST)
        await asyncio.wait_for(reader.readuntil(END), 60)
        writer.write(half)
        try:
            return await asyncio.wait_for(reader.read(), 60)
        finally:
            writer.close()


@pytest.mark.parametrize("half", [b"G", b"GET / HTTP/1.1\r\nhost:"])
def test_half_a_request_after_a_whole_one_is_hung_up_on(half):
    assert asyncio.run(_answer_after_an_answer(half)) == b""


async def _drip_by_drip(half: bytes) -> bytes:
    """What a server of little patience says to a request that comes letter by letter."""
    async with _serving(limited(seconds=0.3)) as (address, _):
        reader, writer = await asyncio.open_connection(*address)
        counted = asyncio.create_task(reader.read())
        with suppress(ConnectionError):
            for letter in half * 100:
                writer.write(bytes([letter]))
                await writer.drain()
                if counted.done():
                    break
                await asyncio.sleep(0.02)
        writer.close()
        try:
            return await asyncio.wait_for(counted, 60)
        except ConnectionError:
            return b""


@pytest.mark.parametrize("half", [b"x-header: y\r\n", b"x"], ids=["header by header", "one header"])
def test_a_request_that_comes_letter_by_letter_is_hung_up_on(half):
    begun = b"GET / HTTP/1.1\r\nhost: x\r\n" if half.endswith(b"\n") else b""
    assert asyncio.run(_drip_by_drip(begun + half)) == b""


def test_a_whole_request_is_answered_and_the_line_kept():
    whole = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nab"
    assert (
        asyncio.run(_answer(whole + whole + whole.replace(b"host", b"connection: close\r\nhost"))).count(
            b"ok"
        )
        == 3
    )


def test_small_answers_do_not_wait_for_more():
    """asyncio switches Nagle's algorithm off for a socket that names its protocol, and only for such."""
    with server.listen(0, lan=False) as listening:
        assert listening.proto == socket.IPPROTO_TCP
