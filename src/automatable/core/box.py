"""Boxes: printed values as strict TOML with provenance.

A shipped box is a folder of TOML files; its tables are read into one msgspec Struct. A player's own box has
the same shape and overrides it field by field. A wrong file is refused with file, key and reason.
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

from automatable.core.bounds import bounded, check_toml
from automatable.core.refused import Refused
from automatable.core.story import Data

Kind = Literal["printed", "transcribed", "inferred", "practice"]
Line = Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Lines = Annotated[str, Meta(max_length=1_000)]
LARGEST = 999
"""No number printed in a box of ours is larger: pieces are laid out by them, and no table holds a million."""
B = TypeVar("B")


class Provenance(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the values of a table or a thing come from (ruling G3); who typed them, from which edition."""

    kind: Kind
    source: Lines
    note: Lines = ""
    by: Line = ""
    edition: Line = ""


def parse(text: str, file: str) -> Data:
    """TOML to plain data."""
    check_toml(text)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Refused("core-box-toml", file=file, reason=str(error)) from None
    bounded(data)
    return data


def read(path: Path) -> Data:
    """One TOML file, or the same as JSON: a browser's engine is packed so, because it reads TOML slowly."""
    packed = path.with_suffix(".json")
    try:
        if packed.is_file() and not path.is_file():
            return msgspec.json.decode(packed.read_bytes(), type=Data)
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("core-box-unreadable", file=str(path), reason=reason) from None
    return parse(text, path.name)


def merged(under: Mapping[str, object], over: Mapping[str, object]) -> Data:
    """``over`` laid on ``under``, field by field; lists are replaced whole.

    None takes a key away: no TOML file can say it, the lab does to leave a card out of a deck.
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
    """All tables of a shipped box, read once. Lay others over them with ``merged``; never change them."""
    tables: Data = {}
    for path in sorted([*folder.glob("*.toml"), *folder.glob("*.json")]):
        tables = merged(tables, read(path.with_suffix(".toml")))
    return tables


def load(type_: type[B], tables: Mapping[str, object], own: Mapping[str, object] | None, file: str) -> B:
    """A box from the shipped tables and a player's own; ``file`` is named when something is wrong."""
    for key, value in leaves(own or {}):
        if _too_large(value):
            raise Refused("core-box-number", file=file, key=key, most=LARGEST)
    whole = merged(tables, own) if own else dict(tables)
    try:
        return msgspec.convert(whole, type_, strict=True)
    except msgspec.ValidationError:
        key, reason = next(_faults(type_, whole, ""))
        raise Refused("core-box-value", file=file, key=key, reason=reason) from None


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
    """Where exactly the value does not fit the type: msgspec names no keys of mappings."""
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
