"""The default forms of a position.

The JSON form is the fields of the state, through msgspec. The short text is the JSON form packed into
characters that are allowed in a link.
"""

from __future__ import annotations

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.resolution import State

S = TypeVar("S", bound=State)

_LEVEL = re.compile(r"(?=.{1,30}$)[^\W_]+(-[^\W_]+)*")
"""The key of a level."""

LONGEST = 1_000_000
"""Characters of a position's JSON form; a text that unpacks to more is rejected."""


def to_json(state: State) -> Data:
    """The fields of the state; ``pending`` only while an event is half resolved."""
    data: Data = msgspec.to_builtins(state, str_keys=True)
    if state.pending is None:
        del data["pending"]
    return data


def parse_json(type_: type[S], data: object) -> S:
    """The state with these fields."""
    try:
        return msgspec.convert(data, type_, strict=True, str_keys=True)
    except msgspec.ValidationError as error:
        raise UserError("core-bad-position", reason=str(error)) from None


def added_levels(shipped: tuple[str, ...], found: Iterable[str], file: str) -> Iterator[str]:
    """The levels that a box adds. Their keys are shown to players and written in files and short texts."""
    for level in found:
        if level in shipped:
            continue
        if not _LEVEL.fullmatch(level) or level == "all":
            raise UserError("core-box-level", file=file, level=level)
        yield level


def schema_of(type_: object, levels: tuple[str, ...]) -> Data:
    """A JSON Schema in which the level of a set-up or a position is one of these."""
    schema: Data = msgspec.json.schema(type_)
    for part in schema.get("$defs", {}).values():
        level = part.get("properties", {}).get("level", {})
        if level.get("type") == "string":
            level["enum"] = list(levels)
    return schema


def to_text(data: Data) -> str:
    """A JSON form, packed."""
    return urlsafe_b64encode(zlib.compress(msgspec.json.encode(data), 9)).decode().rstrip("=")


def parse_text(text: str) -> Data:
    """The JSON form that was packed."""
    try:
        packed = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
        unpacked = zlib.decompressobj().decompress(packed, LONGEST)
        data: Data = msgspec.json.decode(unpacked, type=dict)
    except (UnicodeEncodeError, binascii.Error, zlib.error, msgspec.DecodeError) as error:
        raise UserError("core-bad-position", reason=str(error)) from None
    return data
