"""The application: ``POST /api/<op>`` for every request, ``GET /api/stream``, and the built page."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Litestar, Response, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import structs

from automatable import __version__, games
from automatable.play.error_response import ErrorResponse
from automatable.play.operations import OPERATIONS, Operation
from automatable.play.requests import TableId
from automatable.play.service import Service
from automatable.web import errors, static_files
from automatable.web.errors import AnyHttpRequest
from automatable.web.live_updates import Hub, versions, versions_of
from automatable.web.security import Guard

MAX_BYTES = 2_000_000
"""Bytes of any other request."""

ERRORS = {
    400: ResponseSpec(
        ErrorResponse, description="The request is wrong; the reason is given in both languages"
    ),
    404: ResponseSpec(ErrorResponse, description="There is no such saved game"),
    409: ResponseSpec(ErrorResponse, description="The saved game has changed on another device"),
    413: ResponseSpec(ErrorResponse, description="The request is too large"),
    415: ResponseSpec(ErrorResponse, description="The request is not JSON"),
    503: ResponseSpec(
        ErrorResponse, description="Not saved: another program is writing, or the file was damaged"
    ),
    507: ResponseSpec(ErrorResponse, description="Not saved: the disk is full or read-only"),
}


def create(
    service: Service, hub: Hub, secret: str | None, files: dict[str, static_files.StaticFile]
) -> Guard:
    """The whole application behind its guard; with a secret, only clients that know it are served."""
    app = Litestar(
        route_handlers=[
            *(_route(service, hub, operation) for operation in OPERATIONS),
            _stream(service, hub),
            _lan(secret),
            _page(files),
        ],
        exception_handlers=errors.HANDLERS,
        request_max_body_size=MAX_BYTES,
        openapi_config=OpenAPIConfig(
            title="Automatable",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],  # the default pages load scripts from other sites
        ),
        logging_config=None,
    )
    _describe(app)
    return Guard(app, secret, static_files.script(files))


def _describe(app: Litestar) -> None:
    """Add to the schema what the framework cannot know about requests and responses."""
    schemas = app.openapi_schema.components.schemas or {}
    for schema in schemas.values():
        schema.required = sorted(schema.properties or {})  # a response contains every field
    for operation in OPERATIONS:
        schema = schemas[operation.request.__name__]
        schema.additional_properties = False
        # the path names the operation, so ``op`` need not be sent again
        needed = [one.name for one in structs.fields(operation.request) if one.required]
        schema.required = sorted(needed)
        for name, part in (schema.properties or {}).items():
            if name == "game" and isinstance(part, Schema):
                part.enum = list(games.names())


def _route(service: Service, hub: Hub, operation: Operation[Any, Any]) -> HTTPRouteHandler:
    """The route of one operation."""

    async def handle(request: AnyHttpRequest, data: Any) -> Any:
        response = await hub.in_turn(service.respond, data)
        if operation.changes_table:
            hub.wake()
        return response

    body: Any = JSONBody
    handle.__annotations__ |= {"data": body[operation.request], "return": operation.response}
    return post(
        f"/api/{operation.name}",
        operation_id=operation.name,
        summary=(operation.request.__doc__ or "").split("\n")[0],
        status_code=200,
        request_max_body_size=operation.max_bytes,
        guards=[_json_only],
        response_headers={"cache-control": "no-store"},
        responses=ERRORS,
    )(handle)


def _json_only(connection: Any, _: object) -> None:
    """Refuse anything but JSON: a form of another site can send text, but not JSON."""
    if connection.content_type[0] != "application/json":
        raise HTTPException(status_code=415)


def _stream(service: Service, hub: Hub) -> HTTPRouteHandler:
    @get(
        "/api/stream",
        operation_id="stream",
        media_type="text/event-stream",
        responses={404: ERRORS[404]},
    )
    async def stream(table: Annotated[list[TableId], QueryParameter(min_items=1, max_items=100)]) -> Stream:
        """Server-sent events: the versions of some tables, at once and after every change."""
        await hub.in_turn(partial(versions_of, service), table)  # fail before the stream starts
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return Stream(versions(service, hub, table), media_type="text/event-stream", headers=headers)

    return stream


def _lan(secret: str | None) -> HTTPRouteHandler:
    @get("/api/lan", include_in_schema=False, sync_to_thread=False)
    def lan(request: AnyHttpRequest) -> dict[str, str | None]:
        """The link for other devices in the home network, if they are allowed."""
        from automatable.web.server import address

        server = request.scope["server"]
        return {"link": address(server[1] or 0, secret).lan if secret and server else None}

    return lan


def _page(files: dict[str, static_files.StaticFile]) -> HTTPRouteHandler:
    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: AnyHttpRequest) -> Response[bytes]:
        """The built page and its files."""
        path = request.scope["path"]
        file = None if path.startswith("/api") else static_files.find(files, path)
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
