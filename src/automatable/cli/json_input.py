"""Input of commands: JSON from a file or standard input, typed lines, positions, the user's own box."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from automatable.core.engine.errors import UserError
from automatable.core.engine.game import Game
from automatable.core.engine.limits import DEPTH, check_notation
from automatable.play.boxes import loader
from automatable.play.storage import data_dir


def text_of(file: str) -> bytes:
    """Return the bytes of the file; ``-`` is standard input."""
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UserError("cli-unreadable", file=file, reason=reason) from None


def json_of(text: bytes, where: str) -> dict[str, Any]:
    """Parse a JSON object."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UserError("cli-no-json", file=where, reason=str(error)) from None
    except RecursionError:
        raise UserError("core-too-deep", most=DEPTH) from None
    if not isinstance(data, dict):
        raise UserError("cli-no-object", file=where)
    return data


def object_in(data: dict[str, Any], key: str, where: str) -> dict[str, Any]:
    """Return the object under a key; empty if it is missing or null."""
    found = data.get(key)
    if found is None:
        return {}
    if not isinstance(found, dict):
        raise UserError("cli-no-object", file=f"{where}: {key}")
    return found


def typed_text(line: str) -> str:
    """Strip a typed line; reject it if it is too long."""
    check_notation(line)
    return line.strip()


def value_of(text: str) -> Any:
    """Parse JSON; return the text itself if it is not JSON."""
    try:
        return json.loads(text)
    except RecursionError:
        raise UserError("core-too-deep", most=DEPTH) from None
    except ValueError:
        return {"True": True, "False": False}.get(text, text)


def lines_of(file: str) -> Iterator[tuple[int, bytes]]:
    """Yield the non-empty lines with their numbers, as they arrive."""
    if file == "-":
        yield from _non_empty(sys.stdin.buffer)
        return
    yield from _non_empty(iter(text_of(file).splitlines()))


def _non_empty(lines: Any) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield number, line


def own_game(name: str) -> Game[Any, Any]:
    """Load the game with the user's own box.

    An unreadable own box is moved aside and reported as an error: an answer computed from other values than
    the owner's would go unnoticed.
    """
    return loader.load(data_dir, name, _raise)


def _raise(notice: UserError) -> None:
    raise notice


def state_of(game: Game[Any, Any], position: Any) -> Any:
    """Parse a position from its JSON form or its short text."""
    if isinstance(position, str):
        return game.from_text(position)
    if not isinstance(position, dict):
        raise UserError("core-bad-position", reason=f"{position!r}")
    return game.from_json(position)
