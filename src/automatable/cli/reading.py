"""Reading JSON from a file or standard input."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from automatable.core.game import Game
from automatable.core.refused import Refused


def text_of(file: str) -> bytes:
    """What stands in the file; ``-`` is standard input."""
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("cli-unreadable", file=file, reason=reason) from None


def json_of(text: bytes, where: str) -> dict[str, Any]:
    """A JSON object."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("cli-no-json", file=where, reason=str(error)) from None
    if not isinstance(data, dict):
        raise Refused("cli-no-object", file=where)
    return data


def lines_of(file: str) -> Iterator[tuple[int, bytes]]:
    """The lines that hold something, with their numbers, as they come."""
    if file == "-":
        yield from _filled(sys.stdin.buffer)
        return
    yield from _filled(iter(text_of(file).splitlines()))


def _filled(lines: Any) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield number, line


def state_of(game: Game[Any, Any], position: Any) -> Any:
    """A state from its JSON form or its short text."""
    if isinstance(position, str):
        return game.from_text(position)
    if not isinstance(position, dict):
        raise Refused("core-bad-position", reason=f"{position!r}")
    return game.from_json(position)
