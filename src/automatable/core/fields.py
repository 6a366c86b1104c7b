"""The values of a position as people set them: each with its name and with what can be chosen there.

What kind of field a value is follows from its type in the position's JSON form. What a type cannot say is
said by a mark beside it (``Annotated[str, words("territory")]``); what is printed, by the game's ``families``
and ``bounds``. A field is called ``<game>-field-<name>``, a value ``<game>-<family>-<value>``, where the
family is the one of the mark, or the name of the field.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Meta, Struct

from automatable.core.question import Option
from automatable.core.story import Args

Bounds = tuple[int | None, int | None]
"""The least and the most a number can be."""
Kind = Literal["number", "switch", "choice", "list", "numbers", "counts", "table", "rows", "told", "text"]


def words(family: str, of: tuple[str, ...] | str = ()) -> Meta:
    """Values that are worded, and chosen, as this family.

    ``of`` are the choices of a printed value: the values themselves, or the table whose keys they are.
    """
    return Meta(extra={"words": family, **({"of": of} if of else {})})


def either(*marks: Meta) -> Meta:
    """Values of several families, each with its choices."""
    return Meta(extra={"either": tuple(mark.extra for mark in marks)})


def places(family: str) -> Meta:
    """A list whose places have names: each is set on its own, and their number does not change."""
    return Meta(extra={"places": family})


NONE = Meta(extra={"none": True})
"""Null is a value here; the word for it is ``<game>-field-<name>-none``."""
REPEATS = Meta(extra={"repeats": True})
"""A list in which the same may come more than once."""
COUNTS = Meta(extra={"counts": True})
"""A table of how many, in which any of the choices may come."""
TOLD = Meta(extra={"told": True})
"""Printed values the table told: null forgets a thing, and it is asked for again when it matters."""
MILLISECONDS = Meta(extra={"unit": 1000})
"""A moment, which people tell in seconds."""


class Named(Struct, frozen=True):
    """A name: a message and its arguments."""

    message: str
    args: Args = msgspec.field(default_factory=dict)


class Field(Struct, frozen=True, kw_only=True):
    """A value that can be set: its dotted key, the names of what it is part of with its own as the last.

    ``choices`` is the family of what can be chosen; ``none`` the message for null, where that is a value. A
    number is shown in units of ``unit``. The value of what was ``told`` is a row of things, each with names
    and words of what was told of it. ``sheet`` is what a value holds that is a table, and each row of one
    that is a list of tables.
    """

    key: str
    names: tuple[Named, ...]
    kind: Kind
    value: Any
    choices: str = ""
    low: int | None = None
    high: int | None = None
    unit: int = 1
    repeats: bool = False
    none: str = ""
    sheet: str = ""
    optional: bool = False


class Variant(Struct, frozen=True):
    """The fields of a table inside a value, by their keys in it, each with the value it begins with.

    What is ``optional`` may be left out; ``begins`` is the table without any of that.
    """

    begins: Any
    fields: tuple[Field, ...]


class Sheet(Struct, frozen=True):
    """A table inside a value; with ``kind`` that field says which of the variants it is."""

    variants: dict[str, Variant]
    kind: Field | None = None


class Fields(Struct, frozen=True):
    """Everything that can be set, the choices by family, and what stands inside of values."""

    fields: tuple[Field, ...]
    choices: dict[str, tuple[Option, ...]]
    sheets: dict[str, Sheet] = {}
