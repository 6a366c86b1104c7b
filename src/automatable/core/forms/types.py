"""What a type says about a value: its bare type, the marks beside it, the type of its items."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, inspect, structs

from automatable.core.forms.form import Named
from automatable.core.forms.marks import Bounds


class At(Struct, frozen=True):
    """The place of a value in a position, with its names and marks."""

    key: str = ""
    names: tuple[Named, ...] = ()
    field: str = ""
    marks: dict[str, Any] = {}

    @property
    def family(self) -> str:
        """The family of its words; several families are joined."""
        several = "-or-".join(marks["words"] for marks in self.marks.get("either", ()))
        return str(self.marks.get("words", several or self.field))

    @property
    def worded(self) -> bool:
        """Whether a mark names the family of its words."""
        return "words" in self.marks or "either" in self.marks

    def inside(self, step: object, name: Named, field: str = "") -> At:
        """The place of a value inside this one."""
        key = f"{self.key}.{step}" if self.key else str(step)
        return At(key, (*self.names, name), field or self.field)


def bare(type_: inspect.Type, value: object, at: At) -> tuple[inspect.Type, At]:
    """The type without its marks, and of a union the type that this value has."""
    while isinstance(type_, inspect.Metadata | inspect.UnionType) and not is_tagged(type_):
        if isinstance(type_, inspect.Metadata):
            at = structs.replace(at, marks={**at.marks, **(type_.extra or {})})
            type_ = type_.type
        else:
            type_ = _one_of(type_.types, value)
    return type_, at


def _one_of(types: Iterable[inspect.Type], value: object) -> inspect.Type:
    some = [each for each in types if not isinstance(each, inspect.NoneType)]
    if all(isinstance(each, inspect.LiteralType) for each in some):
        return inspect.LiteralType(tuple(one for each in some for one in each.values))  # type: ignore[attr-defined]
    fitting = [each for each in some if is_list(each) == isinstance(value, list)]
    return (fitting or some)[0]


def is_tagged(type_: inspect.Type) -> bool:
    """Whether it is a union of tables that a field tells apart."""
    return isinstance(type_, inspect.UnionType) and all(
        isinstance(each, inspect.StructType) for each in type_.types
    )


def bounds_of(type_: inspect.Type, low: int | None) -> Bounds:
    """The lowest and the highest value that the type of a number says, or else from ``low`` on."""
    if not isinstance(type_, inspect.IntType):
        return low, None
    return low if type_.ge is None else type_.ge, type_.le


def is_list(type_: inspect.Type) -> bool:
    """Whether a value of this type is a list."""
    if isinstance(type_, inspect.Metadata):
        return is_list(type_.type)
    return isinstance(type_, inspect.CollectionType | inspect.TupleType)


def items(type_: inspect.Type, number: int = 0) -> inspect.Type:
    """The type of the items of a list, or of one place of a list of fixed length."""
    if isinstance(type_, inspect.TupleType):
        return type_.item_types[number]
    assert isinstance(type_, inspect.CollectionType)
    return type_.item_type


def item(type_: inspect.Type, at: At) -> tuple[inspect.Type, At]:
    """The type and place of the items of a list or the keys of a table."""
    return bare(type_, None, At(key=at.key, field=at.family))
