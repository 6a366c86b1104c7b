"""Printed things: a box seen as cards, tiles and boards, each with what is told of it.

A box file is tables inside tables; people have cards. Here tables are taken apart into things and put
together again, so that boxes can be compared, merged and split thing by thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from automatable.core.box import leaves
from automatable.core.story import Data

PROVENANCE = "provenance"


class Things(Struct, frozen=True):
    """One kind of printed thing: the entries of a table, or with ``whole`` the table itself.

    Without ``numbered`` nothing printed tells its things apart, and the number of one is only the order in
    which its owner met it: what stands on it says which one it is.
    """

    table: str
    whole: bool = False
    numbered: bool = True
    shape: Literal["card", "tile", "board"] = "card"

    def thing_of(self, key: str) -> str | None:
        """The key of the thing a value belongs to; None if it is none of these."""
        if key != self.table and not key.startswith(f"{self.table}."):
            return None
        if self.whole or key == self.table:
            return self.table
        return f"{self.table}.{key[len(self.table) + 1 :].partition('.')[0]}"

    def keys(self, tables: Mapping[str, object]) -> tuple[str, ...]:
        """The things of this kind, in the order of the box."""
        if self.whole:
            return (self.table,)
        inner: object = tables
        for step in self.table.split("."):
            inner = inner.get(step, {}) if isinstance(inner, Mapping) else {}
        return tuple(f"{self.table}.{id}" for id in inner) if isinstance(inner, Mapping) else ()


class Told(Struct):
    """What a box tells of one thing: values by field, and what its marking tables say of those fields."""

    values: dict[str, object]
    marks: dict[str, dict[str, object]]

    def mark(self, table: str, field: str) -> object | None:
        """What a marking table says of a field: of the field itself, or of the nearest around it."""
        marks = self.marks.get(table, {})
        while field and field not in marks:
            field = field.rpartition(".")[0]
        return marks.get(field)


Box = dict[str, Told]
"""A box as things by key."""


def shelf_of(tables: Mapping[str, object], marking: Iterable[str]) -> tuple[Things, ...]:
    """The kinds of things of a game that does not say: a table of tables holds things, any other is one."""
    besides = set(marking)
    return tuple(
        Things(
            table,
            whole=not (isinstance(inner, dict) and all(isinstance(one, dict) for one in inner.values())),
        )
        for table, inner in tables.items()
        if table not in besides
    )


def thing_of(shelf: Iterable[Things], key: str) -> str:
    """The key of the thing a value belongs to; what lies on no shelf belongs to its table."""
    found = (things.thing_of(key) for things in shelf)
    return next((thing for thing in found if thing), key.partition(".")[0])


def taken_apart(
    shelf: tuple[Things, ...],
    marking: Iterable[str],
    tables: Mapping[str, object],
    partly: Iterable[str] = (),
) -> Box:
    """Tables as things. What a ``partly`` table tells belongs to the things its keys name."""
    marking, partly = tuple(marking), tuple(partly)
    box: Box = {}
    for table, inner in tables.items():
        if table in marking and isinstance(inner, Mapping):
            for key, mark in inner.items():
                thing = thing_of(shelf, str(key))
                told = box.setdefault(thing, Told({}, {}))
                told.marks.setdefault(table, {})[_field(thing, str(key))] = mark
            continue
        if table in partly and isinstance(inner, Mapping):
            for key, value in leaves(inner):
                thing = thing_of(shelf, key)
                box.setdefault(thing, Told({}, {})).values[f"{table}/{_field(thing, key)}"] = value
            continue
        for key, value in leaves({table: inner}):
            thing = thing_of(shelf, key)
            box.setdefault(thing, Told({}, {})).values[_field(thing, key)] = value
    return box


def put_together(box: Box) -> Data:
    """Things as tables."""
    tables: Data = {}
    for thing, told in box.items():
        for field, value in told.values.items():
            inner = tables
            *path, last = key_of(thing, field).split(".")
            for step in path:
                inner = inner.setdefault(step, {})
            inner[last] = value
        for table, marks in told.marks.items():
            for field, mark in marks.items():
                tables.setdefault(table, {})[key_of(thing, field)] = mark
    return tables


def key_of(thing: str, field: str) -> str:
    """The dotted key of a field; one that is told in part (``table/field``) lies in that table."""
    table, _, field = field.rpartition("/")
    key = f"{thing}.{field}" if field else thing
    return f"{table}.{key}" if table else key


def overlap(key: str, other: str) -> bool:
    """Whether one of two keys lies within the other."""
    return f"{key}.".startswith(f"{other}.") or f"{other}.".startswith(f"{key}.")


def _field(thing: str, key: str) -> str:
    return key[len(thing) + 1 :]
