"""Names and words for the printed values of a component, from the types of the box.

The name of a value is made of the fields on the path to it (messages ``<game>-printed-<field>``) and the
words of the keys between them; a number among the keys is an argument of the name before it. As in a
position, the meaning of a text follows from its type or from a mark beside it (``core/forms/marks.py``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from msgspec import inspect, structs

from automatable.core.box.components import key_of
from automatable.core.forms.form import Form, Named
from automatable.core.forms.introspection import Reading
from automatable.core.forms.types import At, bare, is_list, item, items

if TYPE_CHECKING:
    from automatable.core.engine.game import AnyGame

ANY: inspect.Type = inspect.AnyType()


@cache
def _types(printed: type) -> inspect.Type:
    return inspect.type_info(printed)


def names(game: str, printed: type, component: str, key: str) -> tuple[Named, ...]:
    """The name of a value of a component, after the names of what it is part of."""
    return found(game, printed, component, key)[1].names


def key_family(printed: type, table: str) -> str:
    """The family that names the keys of a table; empty where no mark says so."""
    type_, at = found("", printed, table, table)
    type_, at = bare(type_, {}, at)
    if not isinstance(type_, inspect.DictType):
        return ""
    inner = item(type_.key_type, At(table))[1]
    return inner.family if inner.worded else ""


def worded(printed: type, key: str, value: object) -> list[object]:
    """A value as a row of words, numbers and references."""
    return list(_value_words(*found("", printed, key, key), value))


def fields(game: AnyGame, component: str, values: Mapping[str, object]) -> Form:
    """The form fields of a component's values. A value that is neither chosen nor counted is a text."""
    reading, printed = Reading(game, {}, {}, low=None), type(game).Printed
    read = []
    for name, value in values.items():
        type_, at = found(game.id, printed, component, key_of(component, name))
        type_, at = bare(type_, value, at)
        field = reading.leaf(type_, value, at)
        *within, called = game.display.field_names(component, name)
        read.append(structs.replace(field, message=called.message, args=called.args, within=tuple(within)))
    return reading.form(read)


@lru_cache(maxsize=1 << 13)
def found(game: str, printed: type, component: str, key: str) -> tuple[inspect.Type, At]:
    """The type of a value, and its place in the box."""
    type_, at, own = _types(printed), At(key=key), component.count(".") + 1
    number, table = 0, key.partition(".")[0]
    for depth, step in enumerate(key.split(".")):
        type_, at = bare(type_, None, at)
        within = depth >= own
        if isinstance(type_, inspect.DictType):
            family = item(type_.key_type, at)[1].family
            if within and step.isdecimal():
                at, number = _numbered(at, int(step)), int(step)
            elif within:
                at = structs.replace(
                    at, names=(*at.names, Named(f"{game}-{family}-{step.replace('_', '-')}"))
                )
            type_ = type_.value_type
            continue
        known = type_.fields if isinstance(type_, inspect.StructType) else ()
        type_ = next((one.type for one in known if one.encode_name == step), ANY)
        at = structs.replace(at, field=step, marks={})
        if within:
            named = _label(game, step, 0 if at.names else number, table)
            at = structs.replace(at, names=(*at.names, named))
    if not at.names:
        at = structs.replace(at, names=(_label(game, table, number, table),))
    return type_, at


def _label(game: str, field: str, number: int, table: str) -> Named:
    return Named(f"{game}-printed-{field.replace('_', '-')}", {"number": number, "table": table})


def _numbered(at: At, number: int) -> At:
    """A number belongs to the name before it."""
    if not at.names:
        return at
    *before, last = at.names
    return structs.replace(at, names=(*before, Named(last.message, {**last.args, "number": number})))


def _value_words(type_: inspect.Type, at: At, value: object) -> Iterator[object]:
    type_, at = bare(type_, value, at)
    if isinstance(value, list | tuple):
        rows = [
            list(_value_words(items(type_, n) if is_list(type_) else ANY, At(field=at.family), each))
            for n, each in enumerate(value)
        ]
        yield [one for row in rows for one in row]
    elif isinstance(value, Mapping):
        for key, each in value.items():
            inner = next((one.type for one in getattr(type_, "fields", ()) if one.encode_name == key), ANY)
            yield key if inner is ANY else f"@printed-{key.replace('_', '-')}"
            yield from _value_words(inner, At(field=key), each)
    elif isinstance(value, str) and (isinstance(type_, inspect.LiteralType) or at.worded):
        yield f"@{_family(at, value)}-{value or 'none'}"
    else:
        yield value


def _family(at: At, value: str) -> str:
    """The family of words that names this value; the last one is the fallback."""
    *named, last = at.marks.get("either", (at.marks,))
    return str(next((marks for marks in named if value in marks["of"]), last).get("words", at.family))
