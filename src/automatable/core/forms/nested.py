"""Forms of tables inside values: symbols in a line of a card, the condition of a sentence, two banks.

The name of a field in one is the message ``<game>-in-<form>-<field>``. The form is named after its Struct.
A union of Structs is one form, named after the field that tells them apart: the first field chooses the
Struct, and every other field is asked when its Struct is chosen. The places of a list inside a list have the
name of that list, and are numbered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import inspect, structs

from automatable.core.forms.form import Field, Form, Named, Option
from automatable.core.forms.types import At, bare, is_tagged

if TYPE_CHECKING:
    from automatable.core.forms.introspection import Reading

ONE = 1
"""The first value of a number; a new symbol never counts 0."""


def is_nested(type_: inspect.Type) -> bool:
    """Whether a value of this type is a table or a list of fixed length."""
    return isinstance(type_, inspect.StructType | inspect.TupleType) or is_tagged(type_)


def name_of(reading: Reading, type_: inspect.Type, at: At) -> str:
    """The name of the form of a value; the form is read when it is first needed."""
    tables = _tables(type_)
    classes = tuple(table.cls for table in tables)
    label = _label(tables, at)
    named = next((name for name, known in reading.read_forms.items() if known == (label, classes)), "")
    if not named:
        named = label if label not in reading.read_forms else f"{label}-{len(reading.read_forms)}"
        reading.read_forms[named] = (label, classes)  # before it is read: a condition may contain conditions
        reading.forms[named] = _read(reading, type_, tables, At(key=named, field=label))
    return named


def begun(reading: Reading, field: Field) -> Any:
    """The first value of a field in a new table."""
    if field.kind == "choice":
        return next(option.value for option in reading.choices[field.choices] if option.value != "")
    if field.kind == "table":
        return reading.forms[field.form].begun()
    return {"number": ONE, "switch": True, "text": "", "counts": {}}.get(field.kind, [])


def _tables(type_: inspect.Type) -> tuple[inspect.StructType, ...]:
    of = type_.types if isinstance(type_, inspect.UnionType) else (type_,)
    return tuple(each for each in of if isinstance(each, inspect.StructType))


def _label(tables: tuple[inspect.StructType, ...], at: At) -> str:
    if not tables:
        return at.field.replace("_", "-")
    return tables[0].cls.__name__.lower() if len(tables) == 1 else str(tables[0].tag_field)


def _read(reading: Reading, type_: inspect.Type, tables: tuple[inspect.StructType, ...], at: At) -> Form:
    if isinstance(type_, inspect.TupleType):
        places = enumerate(type_.item_types)
        return Form(tuple(_field(reading, at, str(n), str(n + 1), each) for n, each in places), is_list=True)
    if len(tables) == 1:
        return Form(tuple(_fields(reading, at, tables[0])))
    family, tag = f"in-{at.key}", str(tables[0].tag_field)
    options = tuple(Option(str(each.tag), reading.word(f"in-{at.field}", each.tag)) for each in tables)
    reading.choices[family] = options
    reading.used.append(family)
    kind = Field(
        tag,
        f"{reading.game.id}-in-{at.field}",
        kind="choice",
        value=options[0].value,
        choices=family,
    )
    return Form((kind, *_joined(tag, ((str(each.tag), _fields(reading, at, each)) for each in tables))))


def _joined(tag: str, variants: Iterable[tuple[str, Iterable[Field]]]) -> tuple[Field, ...]:
    """The fields of several Structs; one that several have in the same way is asked for each of them."""
    found: dict[int, tuple[Field, list[str]]] = {}
    for name, fields in variants:
        for field in fields:
            same = next((one for one in found.values() if one[0] == field), None)
            if same is None:
                found[len(found)] = (field, [name])
            else:
                same[1].append(name)
    return tuple(structs.replace(field, when=({tag: tuple(names)},)) for field, names in found.values())


def _fields(reading: Reading, at: At, table: inspect.StructType) -> Iterator[Field]:
    for one in table.fields:
        field = _field(reading, at, one.encode_name, one.encode_name.replace("_", "-"), one.type)
        yield structs.replace(field, optional=not one.required)


def _field(reading: Reading, at: At, key: str, label: str, type_: inspect.Type) -> Field:
    """A field with its first value; it has options of its own where another field of this name has others."""
    named = Named(f"{reading.game.id}-in-{at.field}-{label}")
    type_, inside = bare(type_, None, At(f"{at.key}.{key}", (named,), key))
    field = reading.leaf(type_, None, inside)
    return structs.replace(field, key=key, value=begun(reading, field))
