"""One saved game as a JSON file. ``automatable`` is the version of the form; old versions stay readable."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.play.input_check import try_position, untrusted_position
from automatable.play.session import Session, Start, Step

VERSION = 1


class GameFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of the file."""

    automatable: int
    start: Start
    steps: tuple[Step, ...]
    at: int


def dump(start: Start, steps: list[Step] | tuple[Step, ...], at: int) -> str:
    """The text of the file."""
    file = GameFile(VERSION, start, tuple(steps), at)
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def load(text: str | bytes) -> GameFile:
    """Read a file and check it by replaying it; a replay of an earlier version's file may stop early."""
    return replay(text)[0]


def replay(text: str | bytes) -> tuple[GameFile, Session]:
    """Read a file and return it with its replayed session."""
    try:
        version = msgspec.json.decode(text, type=dict).get("automatable")
        if version != VERSION:
            raise UserError("play-import-version", version=str(version))
        file = msgspec.json.decode(text, type=GameFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UserError("play-import-unreadable", reason=str(error)) from None
    if not 0 <= file.at <= len(file.steps):
        raise UserError("play-import-unreadable", reason=f"at: {file.at} of {len(file.steps)} steps")
    with untrusted_position():
        session = Session(file.start, file.steps, file.at)
    if session.older and not session.steps:
        raise session.older[-1]  # not even the first step is valid: this is not one of our games
    try_position(session.game, session.state)
    return file, session
