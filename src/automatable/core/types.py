"""What a type says of a value: its bare form, the marks beside it, what stands in a list of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, inspect, structs

from automatable.core.fields import Named


class At(Struct, frozen=True):
    """Where in a position a value stands, and what is known of it from outside."""

    key: str = ""
    names: tuple[Named, ...] = ()
    field: str = ""
    marks: dict[str, Any] = {}

    @property
    def family(self) -> str:
        """Whose words its values are; of several families all of them together."""
        several = "-or-".join(marks["words"] for marks in self.marks.get("either", ()))
        return str(self.marks.get("words", several or self.field))

    @property
    def worded(self) -> bool:
        """Whether a mark says whose words its values are."""
        return "words" in self.marks or "either" in self.marks

    def inside(self, step: object, name: Named, field: str = "") -> At:
        key = f"{self.key}.{step}" if self.key else str(step)
        return At(key, (*self.names, name), field or self.field)


def bare(type_: inspect.Type, value: Any, at: At) -> tuple[inspect.Type, At]:
    """The type without its marks, and of several types the one this value has."""
    while isinstance(type_, inspect.Metadata | inspect.UnionType) and not is_tagged(type_):
        if isinstance(type_, inspect.Metadata):
            at = structs.replace(at, marks={**at.marks, **(type_.extra or {})})
            type_ = type_.type
        else:
            type_ = _one_of(type_.types, value)
    return type_, at


def _one_of(types: Iterable[inspect.Type], value: Any) -> inspect.Type:
    some = [each for each in types if not isinstance(each, inspect.NoneType)]
    if all(isinstance(each, inspect.LiteralType) for each in some):
        return inspect.LiteralType(tuple(one for each in some for one in each.values))  # type: ignore[attr-defined]
    fitting = [each for each in some if is_list(each) == isinstance(value, list)]
    return (fitting or some)[0]


def is_tagged(type_: inspect.Type) -> bool:
    """Whether it is one of several tables, told apart by a field of theirs."""
    return isinstance(type_, inspect.UnionType) and all(
        isinstance(each, inspect.StructType) for each in type_.types
    )


def least(type_: inspect.Type) -> int | None:
    """The least a printed number can be: 0 where its type says that it is never less."""
    return 0 if isinstance(type_, inspect.IntType) and type_.ge is not None else None


def is_list(type_: inspect.Type) -> bool:
    if isinstance(type_, inspect.Metadata):
        return is_list(type_.type)
    return isinstance(type_, inspect.CollectionType | inspect.TupleType)


def items(type_: inspect.Type, number: int = 0) -> inspect.Type:
    if isinstance(type_, inspect.TupleType):
        return type_.item_types[number]
    assert isinstance(type_, inspect.CollectionType)
    return type_.item_type


def item(type_: inspect.Type, at: At) -> tuple[inspect.Type, At]:
    """What stands in a list, or as the key of a table: its type, and what is known of it."""
    return bare(type_, None, At(key=at.key, field=at.family))
