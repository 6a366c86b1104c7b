"""Every error as JSON, with a sentence in both languages."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from automatable.core.engine.errors import UserError
from automatable.play.crash_report import report
from automatable.play.error_response import STATUS, ErrorResponse, error_response
from automatable.web.security import ClientDisconnected

MESSAGES = {404: "serve-not-found", 405: "serve-wrong-method", 413: "serve-too-large", 415: "serve-not-json"}

AnyHttpRequest = Request[Any, Any, Any]
HttpResponse = Response[ErrorResponse]


def user_error(request: AnyHttpRequest, error: UserError) -> HttpResponse:
    """An error of the service."""
    return Response(error_response(error), status_code=STATUS.get(error.message, 400))


def http(request: AnyHttpRequest, error: HTTPException) -> HttpResponse:
    """An error of the web framework."""
    if error.status_code in MESSAGES:
        found = UserError(MESSAGES[error.status_code])
    elif error.status_code >= 500:
        return bug(request, error)
    else:
        found = UserError("play-bad-message", reason=_reason(error))
    return Response(error_response(found), status_code=error.status_code, headers=error.headers)


def deep(request: AnyHttpRequest, error: RecursionError) -> HttpResponse:
    """Data that is nested too deeply."""
    return Response(
        error_response(UserError("play-bad-message", reason="nested too deeply")), status_code=400
    )


def no_text(request: AnyHttpRequest, error: UnicodeError) -> HttpResponse:
    """Bytes that are not text."""
    return Response(error_response(UserError("core-no-text")), status_code=400)


def disconnected(request: AnyHttpRequest, error: ClientDisconnected) -> HttpResponse:
    """The response to a client that has disconnected; it is never read."""
    return Response(error_response(UserError("play-bad-message", reason="it is incomplete")), status_code=400)


def bug(request: AnyHttpRequest, error: Exception) -> HttpResponse:
    """A bug: logged for the server's owner, never shown to the page."""
    path = request.scope["path"]
    where = report(error, f"{request.method} {path}")
    logging.getLogger("automatable").error("%s %r: %s", request.method, path, where)
    return Response(error_response(UserError("serve-bug")), status_code=500)


def _reason(error: HTTPException) -> str:
    """The detail of an error, if the framework gives one."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key = extra[0].get("key")
        message = str(extra[0].get("message", error.detail))
        return f"{key}: {message}" if key else message
    return str(error.detail)


HANDLERS: dict[type[Exception] | int, Any] = {
    UserError: user_error,
    HTTPException: http,
    RecursionError: deep,
    UnicodeError: no_text,
    ClientDisconnected: disconnected,
    Exception: bug,
}
