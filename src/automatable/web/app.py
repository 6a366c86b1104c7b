"""The application: ``POST /api/<op>`` for every message, ``GET /api/stream``, and the built page."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Litestar, Request, Response, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import structs

from automatable import __version__, games
from automatable.core.fields import Fields
from automatable.core.rulebook import Cited
from automatable.play import messages, replies
from automatable.play.advice import Advised
from automatable.play.desk import Desk
from automatable.play.par import ParInfo
from automatable.play.problem import Trouble
from automatable.web import errors, pages
from automatable.web.guard import Guard
from automatable.web.stream import Hub, versions

LARGEST = 2_000_000
"""Bytes of a request; the longest game is a tenth of it."""

LARGEST_FILE = 50_000_000
"""Bytes of a file with everything in it; nobody plays so many games."""

REPLIES: dict[type[messages.Message], Any] = {
    messages.Games: list[replies.GameInfo],
    messages.Wording: replies.Ftl,
    messages.ReadRulebook: dict[str, Cited],
    messages.Tables: list[replies.TableInfo],
    messages.New: replies.View,
    messages.Look: replies.View,
    messages.Happened: replies.View,
    messages.Answer: replies.View,
    messages.Deal: replies.View,
    messages.Undo: replies.View,
    messages.Redo: replies.View,
    messages.Delete: replies.Done,
    messages.WhatIf: replies.Outcome,
    messages.ReadFields: Fields,
    messages.Decide: replies.Decided,
    messages.ReadLog: replies.Log,
    messages.ReadChecklist: replies.Checklist,
    messages.Before: replies.Earlier,
    messages.Foresee: replies.Foreseen,
    messages.ReadDeeds: replies.Did,
    messages.Export: replies.Exported,
    messages.Import: replies.View,
    messages.ExportAll: replies.Everything,
    messages.ImportAll: replies.Brought,
    messages.Link: replies.Text,
    messages.OpenLink: replies.View,
    messages.Box: replies.BoxView,
    messages.ReadPrinted: replies.Printed,
    messages.BoxSave: replies.BoxView,
    messages.BoxEnter: replies.BoxEntry,
    messages.LookAtThing: replies.BoxThing,
    messages.BoxShare: replies.BoxShared,
    messages.BoxLook: replies.BoxOffer,
    messages.BoxTake: replies.BoxView,
    messages.BoxCompare: list[replies.BoxDifference],
    messages.BoxContributed: list[replies.Contributed],
    messages.History: replies.Record,
    messages.Par: ParInfo,
    messages.Advice: Advised,
    messages.Settings: replies.Choices,
    messages.SettingsSave: replies.Choices,
    messages.BgStats: replies.BgStatsPlay,
    messages.BugReport: replies.Report,
    messages.Qr: replies.Picture,
}

PLAYS = (messages.Happened, messages.Answer, messages.Deal, messages.Undo, messages.Redo, messages.Delete)

TROUBLES = {
    400: ResponseSpec(Trouble, description="Refused, with the reason in both languages"),
    404: ResponseSpec(Trouble, description="There is no such table"),
    409: ResponseSpec(Trouble, description="The table has changed on another device"),
    413: ResponseSpec(Trouble, description="The request is too large"),
    415: ResponseSpec(Trouble, description="The request is no JSON"),
    503: ResponseSpec(Trouble, description="Not kept: another program is writing, or the file was damaged"),
    507: ResponseSpec(Trouble, description="Not kept: the disk is full or cannot be written"),
}


def create(desk: Desk, hub: Hub, secret: str | None, files: dict[str, pages.File]) -> Guard:
    """The whole application behind its guard; with a secret only those who have it come in."""
    app = Litestar(
        route_handlers=[
            *(_wish(desk, hub, kind) for kind in REPLIES),
            _stream(desk, hub),
            _lan(secret),
            _page(files),
        ],
        exception_handlers=errors.HANDLERS,
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Automatable",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],  # the usual pages would load scripts from outside
        ),
        logging_config=None,
    )
    _describe(app)
    return Guard(app, secret)


def _describe(app: Litestar) -> None:
    """What the framework does not find out by itself about the messages and the replies."""
    schemas = app.openapi_schema.components.schemas or {}
    for schema in schemas.values():
        schema.required = sorted(schema.properties or {})  # a reply leaves nothing out
    for kind in REPLIES:
        schema = schemas[kind.__name__]
        schema.additional_properties = False
        # the path says which message it is, so ``op`` need not be sent a second time
        needed = [one.name for one in structs.fields(kind) if one.required]
        schema.required = sorted(needed)
        for name, part in (schema.properties or {}).items():
            if name == "game" and isinstance(part, Schema):
                part.enum = list(games.names())


def _wish(desk: Desk, hub: Hub, kind: type[messages.Message]) -> HTTPRouteHandler:
    """The door of one kind of message."""
    op = str(kind.__struct_config__.tag)

    async def meet(request: Request[Any, Any, Any], data: Any) -> Any:
        reply = await hub.in_turn(desk.reply, data)
        if kind in PLAYS:
            hub.wake()
        return reply

    body: Any = JSONBody
    meet.__annotations__ |= {"data": body[kind], "return": REPLIES[kind]}
    return post(
        f"/api/{op}",
        operation_id=op,
        summary=(kind.__doc__ or "").split("\n")[0],
        status_code=200,
        request_max_body_size=LARGEST_FILE if kind is messages.ImportAll else LARGEST,
        guards=[_json_only],
        response_headers={"cache-control": "no-store"},
        responses=TROUBLES,
    )(meet)


def _json_only(connection: Any, _: Any) -> None:
    """A form of another site can send text, but not JSON, without asking first."""
    if connection.content_type[0] != "application/json":
        raise HTTPException(status_code=415)


def _stream(desk: Desk, hub: Hub) -> HTTPRouteHandler:
    @get(
        "/api/stream",
        operation_id="stream",
        media_type="text/event-stream",
        responses={404: TROUBLES[404]},
    )
    async def stream(table: Annotated[int, QueryParameter(ge=1, le=2**53 - 1)]) -> Stream:
        """Server-sent events: the version of a table, at once and after every change."""
        await hub.in_turn(desk.version, table)  # refused before the stream begins
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return Stream(versions(desk, hub, table), media_type="text/event-stream", headers=headers)

    return stream


def _lan(secret: str | None) -> HTTPRouteHandler:
    @get("/api/lan", include_in_schema=False, sync_to_thread=False)
    def lan(request: Request[Any, Any, Any]) -> dict[str, str | None]:
        """The link for other devices in the home network, if they may come in."""
        from automatable.web.server import address

        server = request.scope["server"]
        return {"link": address(server[1] or 0, secret).lan if secret and server else None}

    return lan


def _page(files: dict[str, pages.File]) -> HTTPRouteHandler:
    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The built page and its files."""
        path = request.scope["path"]
        file = None if path.startswith("/api") else pages.find(files, path)
        if file is None:
            raise NotFoundException
        body = file.body
        headers = {"cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache"}
        if file.packed is not None:
            headers["vary"] = "accept-encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["content-encoding"] = "gzip"
                body = file.packed
        return Response(body, media_type=file.type, headers=headers)

    return page
