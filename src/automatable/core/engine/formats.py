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
from typing import Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct, structs

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


def parse_setup(type_: type[Struct], data: object) -> Struct:
    """The set-up choices. The error for an unknown choice lists the known ones."""
    try:
        return msgspec.convert(data, type_, strict=True)
    except msgspec.ValidationError as error:
        reason = str(error)
    types = {field.name: field.type for field in structs.fields(type_)}
    for key, value in data.items() if isinstance(data, dict) else ():
        if key not in types:
            raise UserError("core-setup-key", key=str(key), keys=", ".join(types))
        choices = _choices(types[key])
        if choices and value not in choices:
            raise no_such_choice(key, value, choices)
    raise UserError("core-bad-setup", reason=reason)


def no_such_choice(key: str, value: object, choices: Iterable[object]) -> UserError:
    """The error for an unknown choice, with the known ones."""
    return UserError("core-setup-choice", key=key, value=str(value), choices=", ".join(map(str, choices)))


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


def _choices(type_: object) -> tuple[object, ...]:
    """The values of a choice among names; empty where it is something else."""
    return get_args(type_) if get_origin(type_) is Literal else ()


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
