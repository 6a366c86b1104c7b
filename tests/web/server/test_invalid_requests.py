"""Requests that no browser sends: refused in a sentence, without a traceback and without a bug report."""

import asyncio
import http.cookies
import socket
import time

import msgspec
import pytest
from server_process import PATIENCE, Served

from automatable.play.error_response import ErrorResponse
from automatable.web.security import Guard

HOST = b"host: 127.0.0.1\r\n"
CLOSE = b"connection: close\r\n"
JSON = b"content-type: application/json\r\n"
CHUNKED = b"transfer-encoding: chunked\r\n"
POST = b"POST /api/games HTTP/1.1\r\n"


@pytest.fixture(scope="module", params=[False, True], ids=["here", "lan"])
def served(request, tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    with Served(home, "--port", "0", *(["--lan"] if request.param else [])) as served:
        yield served


@pytest.fixture(autouse=True)
def nothing_reported(served):
    reports, said = served.home / "reports", len(served.said)
    for old in reports.glob("*"):
        old.unlink()
    yield
    assert served.say("games").status_code == 200
    assert not list(reports.glob("*"))
    assert "Traceback" not in "".join(served.said[said:])


def key(served) -> bytes:
    return f"authorization: Bearer {served.key}\r\n".encode() if served.key else b""


def shown(served, *pieces: bytes) -> tuple[int, bytes]:
    """Status and body of the last answer to these bytes, sent one piece after the other."""
    counted = b""
    with socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) as line:
        for number, piece in enumerate(pieces):
            if number:
                time.sleep(0.1)
            line.sendall(piece)
        try:
            while piece := line.recv(65536):
                counted += piece
        except ConnectionError:
            pass
    head, _, body = counted[counted.rindex(b"HTTP/1.1 ") :].partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def sentence(body: bytes) -> str:
    """The refusal in both languages is there; gives its message."""
    error = msgspec.json.decode(body, type=ErrorResponse).error
    assert error.en.endswith(".") and error.ru.endswith(".")
    return error.message


@pytest.mark.parametrize(
    "host",
    [
        *(
            "127.0.0.1:abc",
            "127.0.0.1:99999",
            "127.0.0.1:-1",
            "127.0.0.1:0x50",
            "127.0.0.1:8 0",
            "localhost:é",
        ),
        *(
            "[::1",
            "::1]",
            "::1",
            "[::1]:x",
            "[[::1]]",
            "[::1]80",
            "localhost:80:80",
            "127.0.0.1, 127.0.0.1:1",
        ),
        *("[127.0.0.1]", "user@127.0.0.1", "127.0.0.1/x", "127.0.0.1?x", "127.0.0.1:" + "1" * 5000),
    ],
)
@pytest.mark.parametrize("head", ["GET / ", "GET /api/stream?table=1 ", "POST /api/nothing ", "PUT / "])
def test_a_malformed_host_is_refused(served, host, head):
    line = f"{head}HTTP/1.1\r\nhost: {host}\r\n".encode()
    status, body = shown(served, line + key(served) + CLOSE + b"\r\n")
    assert (status, sentence(body)) == (400, "serve-bad-host")


@pytest.mark.parametrize("end", [b"", b"\r\nzz\r\n"], ids=["gone", "malformed"])
@pytest.mark.parametrize(
    "begun",
    [
        POST + HOST + JSON + b"content-length: 100\r\n\r\n{",
        POST + HOST + JSON + CHUNKED + b"\r\n5\r\n{",
        POST + HOST + JSON + b"content-length: 100\r\n\r\n",
        POST + HOST + JSON + b"expect: 100-continue\r\ncontent-length: 100\r\n\r\n",
        b"POST /api/import-all HTTP/1.1\r\n"
        + HOST
        + JSON
        + b"content-length: 900000\r\n\r\n"
        + b" " * 800_000,
    ],
    ids=["in a text", "in a chunk", "before the text", "before it may speak", "in a long text"],
)
def test_a_client_that_leaves_in_the_middle_of_a_request_is_no_bug(served, begun, end):
    begun = begun.replace(HOST, HOST + key(served))
    with socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) as line:
        line.sendall(begun)
        time.sleep(0.05)
        if end:
            line.sendall(end)
    time.sleep(0.2)


@pytest.mark.parametrize("later", [False, True], ids=["at once", "later"])
@pytest.mark.parametrize(
    "head",
    [
        POST + HOST + JSON + CHUNKED,
        POST + HOST + CHUNKED,
        POST + b"host: evil.example\r\n" + CHUNKED,
        b"POST /api/nothing HTTP/1.1\r\n" + HOST + JSON + CHUNKED,
        b"PUT /api/games HTTP/1.1\r\n" + HOST + CHUNKED,
    ],
    ids=["fit", "no JSON", "another host", "no such address", "another method"],
)
@pytest.mark.parametrize("knows_key", [True, False])
def test_a_malformed_chunk_is_refused_once(served, head, later, knows_key):
    head = head.replace(b"\r\n", b"\r\n" + key(served), 1) if knows_key else head
    pieces = [head + b"\r\n", b"zz\r\n{"] if later else [head + b"\r\nzz\r\n{"]
    status, body = shown(served, *pieces)
    assert 400 <= status < 500
    assert sentence(body)


@pytest.mark.parametrize(
    "text",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
        b"\x00\x01\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + HOST + HOST + b"\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n" + HOST + b"\r\n",
        b"GET /\xd0\x90 HTTP/1.1\r\n" + HOST + b"\r\n",
        b"GET /?" + b"a&" * 40_000 + b" HTTP/1.1\r\n" + HOST,
        POST + HOST + JSON + b"content-length: -5\r\n\r\n{}",
        POST + HOST + JSON + b"content-length: 2\r\ncontent-length: 3\r\n\r\n{}",
        POST + HOST + JSON + b"transfer-encoding: gzip\r\n\r\n{}",
    ],
    ids=lambda text: repr(text[:24]),
)
def test_what_is_no_http_is_refused(served, text):
    status, body = shown(served, text)
    assert status in (400, 501)
    assert sentence(body) == "serve-not-http"


@pytest.mark.parametrize(
    ("head", "statuses"),
    [
        (b"GET / HTTP/1.1\r\n" + HOST + b"".join(b"x-%d: y\r\n" % n for n in range(3000)), {431}),
        (b"GET / HTTP/1.1\r\n" + HOST + b"x: " + b"y" * 60_000 + b"\r\n", {431}),
        (b"GET /api/stream?table=" + b"9" * 30_000 + b" HTTP/1.1\r\n" + HOST, {400, 414}),
        (b"GET /api/stream?" + b"a&" * 15_000 + b" HTTP/1.1\r\n" + HOST, {400, 414}),
        (b"GET " + b"/x" * 15_000 + b".js HTTP/1.1\r\n" + HOST, {404, 414}),
        (b"CONNECT x:1 HTTP/1.1\r\n" + HOST, {405}),
        (b"TRACE / HTTP/1.1\r\n" + HOST, {405}),
        (b"PRI * HTTP/2.0\r\n" + HOST, {405}),
        (POST.replace(b"POST", b"GET") + HOST, {405}),
        (POST + HOST + b"content-length: 2\r\n", {415}),
        (POST + HOST + b"content-type: \xff\r\n", {415}),
        (POST + HOST + b"content-type: multipart/form-data\r\n", {415}),
        (POST + HOST + b"content-type: application/x-msgpack\r\n", {415}),
        (POST + HOST + b"content-type: application/json, text/plain\r\n", {415}),
        (POST + HOST + JSON + b"content-length: 99999999999999999999\r\n", {413}),
        (b"GET /api/%2e%2e/x HTTP/1.1\r\n" + HOST, {404}),
        (b"GET /api/%F0%9F%98%80 HTTP/1.1\r\n" + HOST, {404}),
        (b"GET /api/stream?table=%ff HTTP/1.1\r\n" + HOST, {400}),
        (b"GET /api/stream?table=1&table=x HTTP/1.1\r\n" + HOST, {400, 404}),
        (b"GET /%ff.js HTTP/1.1\r\n" + HOST, {404}),
    ],
    ids=lambda value: repr(value[:40]) if isinstance(value, bytes) else "",
)
def test_what_the_server_does_not_do_is_refused(served, head, statuses):
    status, body = shown(served, head + key(served) + CLOSE + b"\r\n")
    assert status in statuses
    assert sentence(body)


@pytest.mark.parametrize("path", ["/?key=%ff", "/?key=", "/?key=%D9%A1", "/api/games?key=x", "/?key=x&key=y"])
def test_a_wrong_key_is_refused(served, path):
    if served.key:
        status, _ = shown(served, f"GET {path} HTTP/1.1\r\n".encode() + HOST + CLOSE + b"\r\n")
        assert status == 401


def asked(cookie: bytes, secret: str | None) -> tuple[int, list[bytes]]:
    """The status a guard answers a request with such a cookie with, and the headers the application sees."""
    seen: list[bytes] = []
    statuses: list[int] = []

    async def application(scope, receive, send):
        seen.extend(name for name, _ in scope["headers"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message):
        statuses.extend([message["status"]] if "status" in message else [])

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    headers = [(b"host", b"127.0.0.1"), (b"cookie", cookie)]
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": headers}
    asyncio.run(Guard(application, secret)(scope, receive, send))
    return statuses[0], seen


@pytest.mark.parametrize(
    ("cookie", "status"),
    [
        (b"automatable=abc", 200),
        (b"a=b; automatable=abc; c=d", 200),
        (b'a="' + b"\\" * 999 + b'";automatable=abc', 200),
        (b"automatable=abcd", 401),
        (b"xautomatable=abc", 401),
        (b"automatable; abc", 401),
        (b"automatable=", 401),
        (b"=;;=\xff;=", 401),
        (b"", 401),
    ],
)
def test_the_key_is_read_from_any_cookies(cookie, status):
    assert asked(cookie, "abc")[0] == status


@pytest.mark.parametrize("secret", [None, "abc"])
def test_cookies_are_parsed_by_nobody_else(secret, monkeypatch):
    """The parsers of Python and of the framework take seconds for a cookie of 30,000 backslashes."""

    def slow(text):
        raise AssertionError("parsed")

    monkeypatch.setattr(http.cookies, "_unquote", slow)
    asked(b'automatable="' + b"\\" * 9_000 + b'"', secret)
    status, seen = asked(b"automatable=abc", secret)
    assert (status, seen) == (200, [b"host"])
