"""The desk of a page without a server: JSON text in and out, because that is what crosses into JavaScript.

A web worker holds the disk (see ``outbox``). For each message it asks what is lacking, brings it, has the
message met, and commits the changes that come with the reply before it hands the reply on.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from automatable.core.refused import Refused
from automatable.play.desk import Desk
from automatable.play.keeper import Entry
from automatable.play.outbox import Change, Disk, Outbox
from automatable.play.problem import STATUS


class Wrong(Struct, frozen=True):
    """What was refused. The page has the words."""

    message: str
    args: dict[str, Any]


class Met(Struct, frozen=True, omit_defaults=True):
    """A reply, or what was wrong with the message, with what must be kept first."""

    status: int
    changes: list[Change]
    reply: Any = None
    error: Wrong | None = None


class Alone:
    """One desk over one outbox."""

    def __init__(self, disk: str) -> None:
        self.keeper = Outbox(msgspec.json.decode(disk, type=Disk))
        self.desk = Desk(self.keeper)

    def lacks(self, message: str) -> str:
        """The numbers of the games whose entries a message needs and that are not here."""
        return msgspec.json.encode(self.keeper.lacks(msgspec.json.decode(message, type=dict))).decode()

    def bring(self, id: int, entries: str) -> None:
        """The entries of one game, from the disk."""
        self.keeper.bring(id, msgspec.json.decode(entries, type=list[Entry]))

    def salvage(self) -> None:
        """The disk is gone: what is left can still go out as a file."""
        self.keeper.salvage()

    def handle(self, message: str) -> str:
        """One message to its reply."""
        try:
            reply, error, status = self.desk.handle(msgspec.json.decode(message, type=dict)), None, 200
        except Refused as refused:
            args = msgspec.to_builtins(refused.args_, enc_hook=str, str_keys=True)
            reply, error, status = None, Wrong(refused.message, args), STATUS.get(refused.message, 400)
        return msgspec.json.encode(Met(status, self.keeper.take(), reply, error)).decode()
