"""What stands on a printed thing as people read and correct it, from the types of the box.

A value is called by the fields on the way to it, ``<game>-printed-<field>`` each, and by the words of the
keys between them; a number among them is an argument of the name before it. What a text stands for is said
as in a position: by its type, or by a mark beside it (``core/fields.py``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, cast

from msgspec import inspect, structs

from automatable.core.fields import Fields, Named
from automatable.core.reading import Reading
from automatable.core.things import key_of
from automatable.core.types import At, bare, is_list, item, items, least

if TYPE_CHECKING:
    from automatable.core.game import Game

ANY: inspect.Type = inspect.AnyType()


@cache
def _types(printed: Any) -> inspect.Type:
    return inspect.type_info(printed)


def names(game: str, printed: Any, thing: str, key: str) -> tuple[Named, ...]:
    """What a value of a thing is called: the names of what it is part of, its own as the last."""
    return _found(game, printed, thing, key)[1].names


def worded(printed: Any, key: str, value: object) -> list[object]:
    """A value as a row of words, numbers and references."""
    return list(_said(*_found("", printed, key, key), value))


def fields(game: Game[Any, Any], thing: str, values: Mapping[str, object]) -> Fields:
    """Values of a thing, by field, as what can be set there; what cannot be chosen or counted is a text."""
    reading, printed = Reading(game, {}, {}), cast(Any, type(game).Printed)
    found = []
    for name, value in values.items():
        type_, at = _found(game.id, printed, thing, key_of(thing, name))
        type_, at = bare(type_, value, at)
        field = reading.leaf(type_, value, at)
        found.append(structs.replace(field, names=game.field_names(thing, name), low=least(type_)))
    return reading.fields(found)


@lru_cache(maxsize=1 << 13)
def _found(game: str, printed: Any, thing: str, key: str) -> tuple[inspect.Type, At]:
    """The type of a value, and where it stands: what is known of it from outside."""
    type_, at, own = _types(printed), At(key=key), thing.count(".") + 1
    number, table = 0, key.partition(".")[0]
    for depth, step in enumerate(key.split(".")):
        type_, at = bare(type_, None, at)
        within = depth >= own
        if isinstance(type_, inspect.DictType):
            family = item(type_.key_type, at)[1].family
            if within and step.isdigit():
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


def _said(type_: inspect.Type, at: At, value: object) -> Iterator[object]:
    type_, at = bare(type_, value, at)
    if isinstance(value, list | tuple):
        rows = [
            list(_said(items(type_, n) if is_list(type_) else ANY, At(field=at.family), each))
            for n, each in enumerate(value)
        ]
        yield [one for row in rows for one in row]
    elif isinstance(value, Mapping):
        for key, each in value.items():
            inner = next((one.type for one in getattr(type_, "fields", ()) if one.encode_name == key), ANY)
            yield key if inner is ANY else f"@printed-{key.replace('_', '-')}"
            yield from _said(inner, At(field=key), each)
    elif isinstance(value, str) and (isinstance(type_, inspect.LiteralType) or at.worded):
        yield f"@{_family(at, value)}-{value or 'none'}"
    else:
        yield value


def _family(at: At, value: str) -> str:
    """Of several families the one that names this value; the last has what no other names."""
    *named, last = at.marks.get("either", (at.marks,))
    return str(next((marks for marks in named if value in marks["of"]), last).get("words", at.family))
