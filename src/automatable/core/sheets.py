"""Tables inside of values: groups of symbols in a line of a card, the condition of a sentence, two banks.

A field of one is called ``<game>-in-<sheet>-<field>``. The sheet has the name of its Struct; of tables that
are told apart by a field it has that field's name, which is then the name of a choice among the kinds; places
of a list within a list have the name of that list, and are numbered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import inspect, structs

from automatable.core.fields import Field, Named, Sheet, Variant
from automatable.core.question import Option
from automatable.core.types import At, bare, is_tagged, least

if TYPE_CHECKING:
    from automatable.core.reading import Reading

ONE = 1
"""A number begins with it: nobody adds what there is none of."""


def is_sheet(type_: inspect.Type) -> bool:
    """Whether a value of this type is a table, or has as many places as its type says."""
    return isinstance(type_, inspect.StructType | inspect.TupleType) or is_tagged(type_)


def name_of(reading: Reading, type_: inspect.Type, at: At) -> str:
    """The name of what stands inside of a value; it is read when it is first met."""
    tables = _tables(type_)
    classes = tuple(table.cls for table in tables)
    label = _label(tables, at)
    named = next((name for name, known in reading.read_sheets.items() if known == (label, classes)), "")
    if not named:
        named = label if label not in reading.read_sheets else f"{label}-{len(reading.read_sheets)}"
        reading.read_sheets[named] = (label, classes)  # before it is read: a condition may hold conditions
        reading.sheets[named] = _read(reading, type_, tables, At(key=named, field=label))
    return named


def begun(reading: Reading, field: Field) -> Any:
    """What a field begins with that is put on a sheet."""
    if field.kind == "choice":
        return next(option.value for option in reading.choices[field.choices] if option.value != "")
    if field.kind == "table":
        return next(iter(reading.sheets[field.sheet].variants.values())).begins
    return {"number": ONE, "switch": True, "text": "", "counts": {}}.get(field.kind, [])


def _tables(type_: inspect.Type) -> tuple[inspect.StructType, ...]:
    of = type_.types if isinstance(type_, inspect.UnionType) else (type_,)
    return tuple(each for each in of if isinstance(each, inspect.StructType))


def _label(tables: tuple[inspect.StructType, ...], at: At) -> str:
    if not tables:
        return at.field.replace("_", "-")
    return tables[0].cls.__name__.lower() if len(tables) == 1 else str(tables[0].tag_field)


def _read(reading: Reading, type_: inspect.Type, tables: tuple[inspect.StructType, ...], at: At) -> Sheet:
    if isinstance(type_, inspect.TupleType):
        fields = tuple(
            _field(reading, at, str(n), str(n + 1), each) for n, each in enumerate(type_.item_types)
        )
        return Sheet({"": Variant([field.value for field in fields], fields)})
    if len(tables) == 1:
        return Sheet({"": _variant({}, _fields(reading, at, tables[0]))})
    family, tag = f"in-{at.key}", str(tables[0].tag_field)
    options = tuple(Option(str(each.tag), reading.word(f"in-{at.field}", each.tag)) for each in tables)
    reading.choices[family] = options
    reading.used.append(family)
    kind = Field(
        key=tag,
        names=(Named(f"{reading.game.id}-in-{at.field}"),),
        kind="choice",
        value=options[0].value,
        choices=family,
    )
    variants = {str(each.tag): _variant({tag: str(each.tag)}, _fields(reading, at, each)) for each in tables}
    return Sheet(variants, kind)


def _variant(begins: dict[str, Any], fields: Iterable[Field]) -> Variant:
    fields = tuple(fields)
    return Variant(begins | {field.key: field.value for field in fields if not field.optional}, fields)


def _fields(reading: Reading, at: At, table: inspect.StructType) -> Iterator[Field]:
    for one in table.fields:
        field = _field(reading, at, one.encode_name, one.encode_name.replace("_", "-"), one.type)
        yield structs.replace(field, optional=not one.required)


def _field(reading: Reading, at: At, key: str, label: str, type_: inspect.Type) -> Field:
    """A field as it begins; its family of choices is its own where others have another by that name."""
    type_, inside = bare(type_, None, At(f"{at.key}.{key}", (_named(reading, at, label),), key))
    field = reading.leaf(type_, None, inside)
    return structs.replace(field, key=key, low=least(type_), value=begun(reading, field))


def _named(reading: Reading, at: At, label: str) -> Named:
    return Named(f"{reading.game.id}-in-{at.field}-{label}")
