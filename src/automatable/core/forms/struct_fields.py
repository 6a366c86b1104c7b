"""The fields of a Struct that a person fills in from its defaults: a set-up, or an event of the human."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, inspect, structs

from automatable.core.forms import nested
from automatable.core.forms.form import Field, Named
from automatable.core.forms.introspection import Reading
from automatable.core.forms.types import At, bare


def struct_fields(
    reading: Reading, table: inspect.StructType, names: str, families: str = ""
) -> Iterator[Field]:
    """Each field with its default, named ``<game>-<names>-<field>``; ``families`` stands before its words."""
    declared = get_type_hints(table.cls)
    for one in table.fields:
        key = one.encode_name
        name = Named(f"{reading.game.id}-{names}-{key}")
        type_, at = bare(one.type, None, At(key, (name,), f"{families}{key}"))
        if get_origin(declared[one.name]) is Literal:  # in the order in which it is written
            type_ = inspect.LiteralType(get_args(declared[one.name]))
        field = reading.leaf(type_, None, at)
        field = structs.replace(
            field,
            when=at.marks.get("when", ()),
            optional=not one.required,
        )
        value = _first(reading, field) if one.required else default_of(one)
        yield structs.replace(field, value=value)


def default_of(info: inspect.Field) -> Any:
    """The default of a field of a Struct as plain data; None if it has none."""
    if info.default is not NODEFAULT:
        return msgspec.to_builtins(info.default)
    return None if info.default_factory is NODEFAULT else msgspec.to_builtins(info.default_factory())


def _first(reading: Reading, field: Field) -> Any:
    """The first value of a required field."""
    if field.kind == "choice":
        return next((option.value for option in reading.choices[field.choices]), "")
    if field.kind == "number":
        return field.low or 0
    return nested.begun(reading, field)
