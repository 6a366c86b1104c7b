"""One game as a small JSON file, and back. Old versions stay readable: ``version`` says which form it is."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from automatable.core.refused import Refused
from automatable.play.session import Session, Start, Step
from automatable.play.trial import made_up, try_position

VERSION = 1


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file."""

    automatable: int
    start: Start
    steps: tuple[Step, ...]
    at: int


def dump(start: Start, steps: list[Step] | tuple[Step, ...], at: int) -> str:
    """The file's text."""
    file = File(VERSION, start, tuple(steps), at)
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def load(text: str | bytes) -> File:
    """A file, checked by playing it through; one that an earlier version wrote may stop on the way."""
    try:
        version = msgspec.json.decode(text, type=dict).get("automatable")
        if version != VERSION:
            raise Refused("play-import-version", version=str(version))
        file = msgspec.json.decode(text, type=File)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("play-import-unreadable", reason=str(error)) from None
    if not 0 <= file.at <= len(file.steps):
        raise Refused("play-import-unreadable", reason=f"at: {file.at} of {len(file.steps)} steps")
    with made_up():
        session = Session(file.start, file.steps, file.at)
    if session.older and not session.steps:
        raise session.older[-1]  # not one step can be done: it is no game of ours
    try_position(session.game, session.state)
    return file
