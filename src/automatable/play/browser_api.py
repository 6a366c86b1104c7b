"""The service for a page without a server. JSON text goes in and out, because it crosses into JavaScript.

A web worker owns the browser's disk. For each request it asks which saved games are ``missing``, loads them,
lets the request be handled, and commits the changes before it passes the response on.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.core.engine.limits import DEPTH
from automatable.play import operations
from automatable.play.error_response import STATUS, plain_args
from automatable.play.requests import Data, Request
from automatable.play.service import Service
from automatable.play.storage.base import JournalEntry
from automatable.play.storage.browser import BrowserStorage, Disk, DiskChange


class ErrorBody(Struct, frozen=True):
    """An error; the page has the words."""

    message: str
    args: Data


class ChangedTable(Struct, frozen=True):
    """A saved game that the request changed; version -1 means that it was deleted."""

    table: int
    version: int


class Handled(Struct, frozen=True, omit_defaults=True):
    """A response or an error, with the changes to commit first."""

    status: int
    changes: list[DiskChange]
    response: object = None
    error: ErrorBody | None = None
    changed_table: ChangedTable | None = None


class BrowserApi:
    """One service over the storage of a browser."""

    def __init__(self, disk: str) -> None:
        self.storage = BrowserStorage(msgspec.json.decode(disk, type=Disk))
        self.service = Service(self.storage)
        self._parsed: tuple[str, Request] | None = None

    def missing(self, text: str) -> str:
        """The numbers of the saved games that a request needs and that are not loaded."""
        try:
            request = self._parse(text)
        except UserError:  # ``handle`` reports it
            return "[]"
        needed = operations.BY_REQUEST[type(request)].needs(self.storage, request)
        return msgspec.json.encode(self.storage.unloaded(needed)).decode()

    def load(self, id: int, entries: str) -> None:
        """Load the entries of one saved game from the disk."""
        self.storage.load(id, msgspec.json.decode(entries, type=list[JournalEntry]))

    def drop_unloaded(self) -> None:
        """Drop the saved games that are not loaded, because the disk is gone; the others can be exported."""
        self.storage.drop_unloaded()

    def handle(self, text: str) -> str:
        """Handle one request."""
        changed = None
        try:
            request = self._parse(text)
            response, error, status = self.service.run(request), None, 200
            changed = self._changed_table(request)
        except UserError as user_error:
            error = ErrorBody(user_error.message, plain_args(user_error))
            response, status = None, STATUS.get(user_error.message, 400)
        self._parsed = None
        self.storage.unload_except(self.service.open_tables)
        handled = Handled(status, self.storage.take_changes(), response, error, changed)
        return msgspec.json.encode(handled).decode()

    def _parse(self, text: str) -> Request:
        """The request in a text; ``missing`` and ``handle`` are called with the same one."""
        if self._parsed is None or self._parsed[0] != text:
            self._parsed = (text, operations.parse(_read(text)))
        return self._parsed[1]

    def _changed_table(self, request: Request) -> ChangedTable | None:
        if not operations.BY_REQUEST[type(request)].changes_table:
            return None
        (table,) = operations.named_table(self.storage, request)
        try:
            return ChangedTable(table, self.storage.version(table))
        except UserError:  # it was deleted
            return ChangedTable(table, -1)


def _read(text: str) -> Data:
    """The JSON object in a text."""
    try:
        found: Data = msgspec.json.decode(text, type=dict)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise UserError("play-bad-message", reason=str(error)) from None
    except RecursionError:
        raise UserError("core-too-deep", most=DEPTH) from None
    return found
