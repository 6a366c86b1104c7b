"""Every error as JSON with a sentence in both languages."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from automatable.core.refused import Refused
from automatable.play.problem import STATUS, Trouble, trouble
from automatable.play.report import report

WORDED = {404: "serve-not-found", 405: "serve-wrong-method", 413: "serve-too-large", 415: "serve-not-json"}

Answer = Response[Trouble]


def refused(request: Request[Any, Any, Any], error: Refused) -> Answer:
    """What the desk refused."""
    return Response(trouble(error), status_code=STATUS.get(error.message, 400))


def http(request: Request[Any, Any, Any], error: HTTPException) -> Answer:
    """What the server refused before the desk saw it."""
    if error.status_code in WORDED:
        found = Refused(WORDED[error.status_code])
    elif error.status_code >= 500:
        return bug(request, error)
    else:
        found = Refused("play-bad-message", reason=_reason(error))
    return Response(trouble(found), status_code=error.status_code, headers=error.headers)


def deep(request: Request[Any, Any, Any], error: RecursionError) -> Answer:
    """Data nested deeper than anything of ours."""
    return Response(trouble(Refused("play-bad-message", reason="nested too deeply")), status_code=400)


def no_text(request: Request[Any, Any, Any], error: UnicodeError) -> Answer:
    """Bytes that are no text."""
    return Response(trouble(Refused("core-no-text")), status_code=400)


def bug(request: Request[Any, Any, Any], error: Exception) -> Answer:
    """A fault of ours: told to whoever runs the server, never to the page."""
    where = report(error, f"{request.method} {request.url.path}")
    logging.getLogger("automatable").error("%s %s: %s", request.method, request.url.path, where)
    return Response(trouble(Refused("serve-bug")), status_code=500)


def _reason(error: HTTPException) -> str:
    """What exactly did not fit, when the framework says it."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key = extra[0].get("key")
        said = str(extra[0].get("message", error.detail))
        return f"{key}: {said}" if key else said
    return str(error.detail)


HANDLERS: dict[type[Exception] | int, Any] = {
    Refused: refused,
    HTTPException: http,
    RecursionError: deep,
    UnicodeError: no_text,
    Exception: bug,
}
