"""The values of a position in words: messages, numbers and plain texts, before translation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct, structs

from automatable.core.engine.resolution import State
from automatable.core.forms.form import Field, Form, Named, Option, by_key
from automatable.core.forms.introspection import fields

if TYPE_CHECKING:
    from automatable.core.engine.game import Game

S = TypeVar("S", bound=State)
B = TypeVar("B")

LETTERS = 80
"""Characters of a text that are shown."""
NOTHING = "–"


class ShownValue(Struct, frozen=True):
    """A value with its name: ``words`` are messages, numbers and texts; none for an empty list."""

    name: Named
    words: tuple[object, ...]


def shown_values(game: Game[S, B], state: S) -> tuple[ShownValue, ...]:
    """Every value of a position, with the words that page and terminal use to correct it."""
    found = fields(game, state)
    return tuple(ShownValue(joined(field.names), tuple(value_words(field, found))) for field in found.fields)


def value_words(field: Field, found: Form) -> list[object]:
    """The whole value of a field in words."""
    value, options = field.value, found.options(field)
    if value is None:
        return [word(field, options, value)]
    if field.kind == "counts":
        return [
            Named("core-inside", {"of": word(field, options, one), "name": count})
            for one, count in value.items()
        ]
    if field.kind == "entered":
        return [one["name"] for one in value]
    if field.kind == "table":
        return _table(found.forms[field.form], value, found)
    if field.kind == "rows":
        return [_table(found.forms[field.form], one, found) for one in value]
    if isinstance(value, list | tuple):
        return [word(field, options, one) for one in value]
    return [word(field, options, value)]


def word(field: Field | None, options: Sequence[Option], value: object) -> object:
    """One value in words: an option by its name, a switch as yes or no, a number in its unit."""
    if value is None:
        return Named(field.none) if field is not None and field.none else NOTHING
    for option in options:
        if option.value == value and type(option.value) is type(value):
            return Named(option.message, option.args)
    if isinstance(value, int):
        return value // (field.unit if field is not None else 1)
    return str(value)[:LETTERS]


def joined(names: Sequence[Named]) -> Named:
    """A name with the names of what it is part of before it."""
    return reduce(lambda one, two: Named("core-inside", {"of": one, "name": two}), names)


def _table(form: Form, table: Any, found: Form) -> list[object]:
    """The fields of a table inside a value, each with its name."""
    held = by_key(table) or {}
    return [
        Named(
            "core-inside",
            {
                "of": joined(one.names),
                "name": value_words(structs.replace(one, value=held[one.key]), found),
            },
        )
        for one in form.asked(held)
        if one.key in held
    ]
