"""Load boxes: printed values as strict TOML with provenance.

A shipped box is a folder of TOML files; its tables are read into one msgspec Struct. A player's own box has
the same form and overrides it field by field. The error for a wrong file names file, key and reason.
"""

from __future__ import annotations

import tomllib
import typing
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.limits import bounded, check_toml

SourceKind = Literal["printed", "transcribed", "inferred", "practice"]
OneLine = Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Lines = Annotated[str, Meta(max_length=1_000)]
LARGEST = 999
"""The largest number in a box. A larger one would mean more pieces than any table holds."""
B = TypeVar("B")


class Provenance(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the values of a table or component come from (ruling G3): who typed them, from which edition.

    >>> Provenance("printed", "card 3 of the first printing").kind
    'printed'
    """

    kind: SourceKind
    source: Lines
    note: Lines = ""
    by: OneLine = ""
    edition: OneLine = ""


def parse(text: str, file: str) -> Data:
    """Parse TOML as plain data."""
    check_toml(text)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise UserError("core-box-toml", file=file, reason=str(error)) from None
    bounded(data)
    return data


def read(path: Path) -> Data:
    """Read a TOML file, or the same as JSON: the engine in a browser has JSON, which it parses faster."""
    packed = path.with_suffix(".json")
    try:
        if packed.is_file() and not path.is_file():
            return msgspec.json.decode(packed.read_bytes(), type=Data)
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError("core-box-unreadable", file=str(path), reason=reason) from None
    except UnicodeDecodeError as error:
        raise UserError("core-box-toml", file=path.name, reason=str(error)) from None
    return parse(text, path.name)


def merged(under: Mapping[str, object], over: Mapping[str, object]) -> Data:
    """``under`` with the values of ``over``, field by field; lists are replaced whole.

    None removes a key: no TOML file can hold it, the lab uses it to leave a card out of a deck.
    """
    result = dict(under)
    for key, value in over.items():
        if value is None:
            result.pop(key, None)
            continue
        below = result.get(key)
        result[key] = merged(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return result


@cache
def shipped(folder: Path) -> Data:
    """All tables of a shipped box, read once. Override them with ``merged``; never change them."""
    tables: Data = {}
    for path in sorted([*folder.glob("*.toml"), *folder.glob("*.json")]):
        tables = merged(tables, read(path.with_suffix(".toml")))
    return tables


def load(type_: type[B], tables: Mapping[str, object], own: Mapping[str, object] | None, file: str) -> B:
    """A box from the shipped tables and a player's own; errors name ``file``."""
    for key, value in leaves(own or {}):
        if _too_large(value):
            raise UserError("core-box-number", file=file, key=key, most=LARGEST)
    whole = merged(tables, own) if own else dict(tables)
    try:
        return msgspec.convert(whole, type_, strict=True)
    except msgspec.ValidationError:
        key, reason = next(_faults(type_, whole, ""))
        raise UserError("core-box-value", file=file, key=key, reason=reason) from None


def leaves(tables: Mapping[str, object], under: str = "") -> Iterator[tuple[str, object]]:
    """Every field of a box with its dotted key."""
    for key, value in tables.items():
        path = f"{under}.{key}" if under else str(key)
        if isinstance(value, dict):
            yield from leaves(value, path)
        else:
            yield path, value


def _too_large(value: object) -> bool:
    if isinstance(value, list | tuple):
        return any(map(_too_large, value))
    if isinstance(value, dict):
        return any(map(_too_large, value.values()))
    return isinstance(value, int | float) and not abs(value) <= LARGEST


def _faults(type_: Any, value: object, path: str) -> Iterator[tuple[str, str]]:
    """Find where the value does not fit the type: msgspec does not name keys of mappings."""
    try:
        msgspec.convert(value, type_, strict=True)
        return
    except msgspec.ValidationError as error:
        reason = str(error).split(" - at ")[0]
    inner: list[tuple[Any, object, str]] = []
    if isinstance(value, dict):
        if isinstance(type_, type) and issubclass(type_, Struct):
            hints = typing.get_type_hints(type_, include_extras=True)
            inner = [(hints[key], each, key) for key, each in value.items() if key in hints]
        elif get_origin(type_) is dict:
            inner = [(get_args(type_)[1], each, key) for key, each in value.items()]
    elif isinstance(value, list) and get_origin(type_) in (list, tuple):
        inner = [(get_args(type_)[0], each, str(index)) for index, each in enumerate(value)]
    found = False
    for part, each, key in inner:
        for fault in _faults(part, each, f"{path}.{key}" if path else key):
            found = True
            yield fault
    if not found:
        yield path or "(top)", reason
