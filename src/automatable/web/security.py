"""Access control for every request, and security headers for every response.

A page of another site must neither read nor write here. It cannot forge its ``Host`` (DNS rebinding) or its
``Origin`` (cross-site requests), so both are checked on every request. In a home network the link contains a
secret, without which nothing can be read or written.
"""

from __future__ import annotations

import ipaddress
import re
import secrets
from typing import Any
from urllib.parse import parse_qs, quote, urlencode

import msgspec
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Send

from automatable.core.engine.errors import UserError
from automatable.play.error_response import error_response
from automatable.web.static_files import plain

COOKIE = "automatable"
KEY = "key"
YEAR = 365 * 24 * 60 * 60
PAGE = "x-automatable-page"
"""The header with the script of the served page: an open page compares it with its own."""

HEAD_BYTES = 32 * 1024
"""Most bytes of all headers of a request; browsers send about one kilobyte."""
HEAD_LINES = 200

AsgiScope = Any
"""A mapping whose keys depend on its ``type``."""

_HOST = re.compile(r"(?P<name>[\w.-]*|\[[\w.%]*:[\w.%:]*\])(:(?P<port>[0-9]{0,5}))?", re.ASCII)

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self' 'unsafe-inline'",  # the page moves pieces with style attributes
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self' data:",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class ClientDisconnected(Exception):
    """The client disconnected before its request was complete."""


class Guard:
    """Checks every request before the application gets it."""

    def __init__(self, app: ASGIApp, secret: str | None, script: str = "") -> None:
        self.app = app
        self.secret = secret
        self.headers = {**HEADERS, PAGE: script} if script else HEADERS

    async def __call__(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send, self.headers))
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    async def _http(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        if _too_much(scope["headers"]):
            await _refuse(send, 431, "serve-too-large")
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        name = _name(host)
        if name is None:
            await _refuse(send, 400, "serve-bad-host")
        elif not self._is_allowed_host(name):
            await _refuse(send, 403, "serve-wrong-host")
        elif not _same_origin(scope["method"], headers, host):
            await _refuse(send, 403, "serve-wrong-origin")
        elif self.secret is not None and self._has_key(scope):
            await self._set_cookie(scope, send)
        elif self.secret is not None and not self._known(headers):
            await _refuse(send, 401, "serve-no-key", page=not scope["path"].startswith("/api"))
        else:
            scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
            await self.app(
                scope, _until_disconnected(receive) if scope["method"] == "POST" else receive, send
            )

    def _is_allowed_host(self, name: str) -> bool:
        """Whether the host is allowed: this machine, or with a secret any address, but never a name."""
        if name == "localhost":
            return True
        try:
            address = ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return address.is_loopback or self.secret is not None

    def _has_key(self, scope: AsgiScope) -> bool:
        return scope["method"] == "GET" and KEY in parse_qs(scope["query_string"].decode("latin-1"))

    async def _set_cookie(self, scope: AsgiScope, send: Send) -> None:
        """Move the secret of the link from the address into a cookie."""
        query = parse_qs(scope["query_string"].decode("latin-1"))
        if not self._fits(query.pop(KEY)[0]):
            await _refuse(send, 401, "serve-no-key", page=not scope["path"].startswith("/api"))
            return
        rest = urlencode(query, doseq=True)
        cookie = f"{COOKIE}={self.secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        # quoted, because browsers take "/\\evil" for "//evil", another site
        where = "/" + quote(scope["path"].lstrip("/")) + (f"?{rest}" if rest else "")
        await _respond(send, 303, b"", {"location": where, "set-cookie": cookie, "cache-control": "no-store"})

    def _known(self, headers: dict[str, str]) -> bool:
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self._fits(token)
        return self._fits(_cookie(headers.get("cookie", "")))

    def _fits(self, key: str) -> bool:
        return self.secret is not None and secrets.compare_digest(key.encode(), self.secret.encode())


def _cookie(cookies: str) -> str:
    """The value of our cookie, which is never quoted; parsers of quoted values can take seconds."""
    for one in cookies.split(";"):
        name, _, value = one.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def _too_much(headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether the headers of a request are too large."""
    return len(headers) > HEAD_LINES or sum(len(name) + len(value) for name, value in headers) > HEAD_BYTES


def _name(host: str) -> str | None:
    """The name or address in a ``Host`` header without the port; None if it is malformed."""
    found = _HOST.fullmatch(host)
    if found is None or int(found["port"] or 0) > 65535:
        return None
    return found["name"]


def _until_disconnected(receive: Receive) -> Receive:
    """Raise ``ClientDisconnected`` where the framework would report a server error."""
    whole = False

    async def receiving() -> ReceiveMessage:
        nonlocal whole
        message = await receive()
        if message["type"] == "http.disconnect" and not whole:
            raise ClientDisconnected
        whole = not message.get("more_body", False)
        return message

    return receiving


def _same_origin(method: str, headers: dict[str, str], host: str) -> bool:
    """Whether a request comes from our own page; programs other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is not None:
        return origin in (f"http://{host}", f"https://{host}")
    return method in ("GET", "HEAD") or headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def _with_headers(send: Send, headers: dict[str, str]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            named = {name.lower() for name, _ in message["headers"]}
            more = [(n.encode(), v.encode()) for n, v in headers.items() if n.encode() not in named]
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return sending


async def _refuse(send: Send, status: int, message: str, page: bool = False) -> None:
    found = error_response(UserError(message))
    if page:
        body = plain(en=found.error.en, ru=found.error.ru)
        await _respond(send, status, body, {"content-type": "text/html; charset=utf-8"})
    else:
        await _respond(send, status, msgspec.json.encode(found), {"content-type": "application/json"})


async def _respond(send: Send, status: int, body: bytes, headers: dict[str, str]) -> None:
    named = {**headers, "content-length": str(len(body))}
    lines = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in named.items()]
    await send({"type": "http.response.start", "status": status, "headers": lines})
    await send({"type": "http.response.body", "body": body, "more_body": False})
