"""Printed components: a box as cards, tiles and boards, each with its values.

A box file has tables inside tables; players have cards. Here tables are split into components and joined
again, so that boxes can be compared, merged and shared component by component.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from automatable.core.box.dotted_keys import tables_of, value_at
from automatable.core.box.loader import leaves
from automatable.core.engine.explanation import Data

PROVENANCE = "provenance"


class ComponentKind(Struct, frozen=True):
    """One kind of printed component: the entries of a table, or with ``whole`` the table itself.

    Components that are not ``numbered`` have no printed number: ours is only the order in which the owner
    met them, and the printed values say which one it is.

    >>> ComponentKind("cards").component_of("cards.3.wares")
    'cards.3'
    """

    table: str
    whole: bool = False
    numbered: bool = True
    shape: Literal["card", "tile", "board"] = "card"

    def component_of(self, key: str) -> str | None:
        """The component that a key belongs to; None if it is of another kind."""
        if key != self.table and not key.startswith(f"{self.table}."):
            return None
        if self.whole or key == self.table:
            return self.table
        return f"{self.table}.{key[len(self.table) + 1 :].partition('.')[0]}"

    def keys(self, tables: Mapping[str, object]) -> tuple[str, ...]:
        """The components of this kind, in the order of the box."""
        if self.whole:
            return (self.table,)
        inner = value_at(tables, self.table)
        return tuple(f"{self.table}.{id}" for id in inner) if isinstance(inner, Mapping) else ()


class ComponentValues(Struct):
    """The values of one component in a box by field, and the annotations of those fields by table."""

    values: dict[str, object]
    marks: dict[str, dict[str, object]]

    def mark(self, table: str, field: str) -> object | None:
        """The annotation of a field: its own, or that of the nearest value around it."""
        marks = self.marks.get(table, {})
        while field and field not in marks:
            field = field.rpartition(".")[0]
        return marks.get(field)


SplitBox = dict[str, ComponentValues]
"""A box by component."""


def catalog_of(tables: Mapping[str, object], annotations: Iterable[str]) -> tuple[ComponentKind, ...]:
    """The default catalog: a table of tables holds components, any other table is one."""
    left_out = set(annotations)
    return tuple(
        ComponentKind(
            table,
            whole=not (isinstance(inner, dict) and all(isinstance(one, dict) for one in inner.values())),
        )
        for table, inner in tables.items()
        if table not in left_out
    )


def component_of(catalog: Iterable[ComponentKind], key: str) -> str:
    """The component that a key belongs to; a key outside the catalog belongs to its table."""
    found = (kind.component_of(key) for kind in catalog)
    return next((component for component in found if component), key.partition(".")[0])


def split_components(
    catalog: tuple[ComponentKind, ...],
    annotations: Iterable[str],
    tables: Mapping[str, object],
    partial: Iterable[str] = (),
) -> SplitBox:
    """Tables by component. The values of a ``partial`` table belong to the components that its keys name."""
    annotations, partial = tuple(annotations), tuple(partial)
    box: SplitBox = {}
    for table, inner in tables.items():
        if table in annotations and isinstance(inner, Mapping):
            for key, mark in inner.items():
                component = component_of(catalog, str(key))
                found = box.setdefault(component, ComponentValues({}, {}))
                found.marks.setdefault(table, {})[_field(component, str(key))] = mark
            continue
        if table in partial and isinstance(inner, Mapping):
            for key, value in leaves(inner):
                component = component_of(catalog, key)
                box.setdefault(component, ComponentValues({}, {})).values[
                    f"{table}/{_field(component, key)}"
                ] = value
            continue
        for key, value in leaves({table: inner}):
            component = component_of(catalog, key)
            box.setdefault(component, ComponentValues({}, {})).values[_field(component, key)] = value
    return box


def join_components(box: SplitBox) -> Data:
    """Components as tables."""
    tables = tables_of(
        {
            key_of(component, field): value
            for component, found in box.items()
            for field, value in found.values.items()
        }
    )
    for component, found in box.items():
        for table, marks in found.marks.items():
            for field, mark in marks.items():
                tables.setdefault(table, {})[key_of(component, field)] = mark
    return tables


def key_of(component: str, field: str) -> str:
    """The dotted key of a field; a field of which only a part is known (``table/field``) is in that table."""
    table, _, field = field.rpartition("/")
    key = f"{component}.{field}" if field else component
    return f"{table}.{key}" if table else key


def overlap(key: str, other: str) -> bool:
    """Whether one of two keys is inside the other."""
    return f"{key}.".startswith(f"{other}.") or f"{other}.".startswith(f"{key}.")


def _field(component: str, key: str) -> str:
    return key[len(component) + 1 :]
