"""The guard at the door: who may come in, and what every answer carries.

A page of another site must neither read nor write here. It cannot pretend another ``Host`` than its own name
(DNS rebinding) nor another ``Origin`` (forged requests), so both are checked on every request. On a home
network the link holds a secret; without it nobody reads or writes.
"""

from __future__ import annotations

import ipaddress
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs, quote, urlencode

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from automatable.core.refused import Refused
from automatable.play.problem import trouble
from automatable.web.pages import plain

COOKIE = "automatable"
KEY = "key"
YEAR = 365 * 24 * 60 * 60

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


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, secret: str | None) -> None:
        self.app = app
        self.secret = secret

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send))
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        if not self._ours(host):
            await _refuse(send, 403, "serve-wrong-host")
        elif not _same_origin(scope["method"], headers, host):
            await _refuse(send, 403, "serve-wrong-origin")
        elif self.secret is not None and self._has_link(scope):
            await self._let_in(scope, send)
        elif self.secret is not None and not self._known(headers):
            await _refuse(send, 401, "serve-no-key", page=not scope["path"].startswith("/api"))
        else:
            await self.app(scope, receive, send)

    def _ours(self, host: str) -> bool:
        """A number is ours: only a name can be made to point here. At home alone it must be this machine."""
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        if name == "localhost":
            return True
        try:
            address = ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return address.is_loopback or self.secret is not None

    def _has_link(self, scope: Any) -> bool:
        return scope["method"] == "GET" and KEY in parse_qs(scope["query_string"].decode("latin-1"))

    async def _let_in(self, scope: Any, send: Send) -> None:
        """The link with the secret: keep it in a cookie and take it out of the address."""
        query = parse_qs(scope["query_string"].decode("latin-1"))
        if not self._fits(query.pop(KEY)[0]):
            await _refuse(send, 401, "serve-no-key", page=not scope["path"].startswith("/api"))
            return
        rest = urlencode(query, doseq=True)
        cookie = f"{COOKIE}={self.secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        # quoted, because browsers take "/\\evil" for "//evil", another site
        where = "/" + quote(scope["path"].lstrip("/")) + (f"?{rest}" if rest else "")
        await _answer(send, 303, b"", {"location": where, "set-cookie": cookie, "cache-control": "no-store"})

    def _known(self, headers: dict[str, str]) -> bool:
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self._fits(token)
        try:
            found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            return False
        return found is not None and self._fits(found.value)

    def _fits(self, key: str) -> bool:
        return self.secret is not None and secrets.compare_digest(key.encode(), self.secret.encode())


def _same_origin(method: str, headers: dict[str, str], host: str) -> bool:
    """Browsers name the origin of every request that writes; whoever is no browser names none."""
    origin = headers.get("origin")
    if origin is not None:
        return origin in (f"http://{host}", f"https://{host}")
    return method in ("GET", "HEAD") or headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            named = {name.lower() for name, _ in message["headers"]}
            more = [(n.encode(), v.encode()) for n, v in HEADERS.items() if n.encode() not in named]
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return sending


async def _refuse(send: Send, status: int, message: str, page: bool = False) -> None:
    found = trouble(Refused(message))
    if page:
        body = plain(en=found.error.en, ru=found.error.ru)
        await _answer(send, status, body, {"content-type": "text/html; charset=utf-8"})
    else:
        await _answer(send, status, msgspec.json.encode(found), {"content-type": "application/json"})


async def _answer(send: Send, status: int, body: bytes, headers: dict[str, str]) -> None:
    named = {**headers, "content-length": str(len(body))}
    lines = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in named.items()]
    await send({"type": "http.response.start", "status": status, "headers": lines})
    await send({"type": "http.response.body", "body": body, "more_body": False})
