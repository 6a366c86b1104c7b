"""The entry form of a printed component, read from its Struct: asked in play or from the owner's box.

A field is named as on the component's page (``labels.py``). Tables inside the Struct are asked field by
field. A list of tables or a free text has no place on an entry screen: it is changed on the component's page,
and a Struct that requires one has no entry form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct, inspect, structs

from automatable.core.box.components import PROVENANCE
from automatable.core.box.dotted_keys import tables_of, value_at
from automatable.core.box.loader import merged
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms import labels
from automatable.core.forms.form import YES_NO, Field
from automatable.core.forms.introspection import FormSource, Reading
from automatable.core.forms.struct_fields import default_of
from automatable.core.forms.types import bare

P = TypeVar("P", bound=Struct)
SOURCE = {"kind": "printed", "source": "entered by the owner", "note": ""}


def component_question(game: str, printed: Any, key: str, rule: str = "") -> Question:
    """The entry screen of a component, filled in with its values unless those are for practice."""
    table, _, id = key.rpartition(".")
    message = f"{game}-shelved-{(table or key).replace('.', '-').replace('_', '-')}"
    args: Data = {"id": int(id) if id.isdecimal() else id} if table else {}
    return Question(key, message, rule, args, fields=component_fields(game, printed, key))


def component_fields(game: str, printed: Any, key: str) -> tuple[Field, ...]:
    """The fields of a component in the order of its Struct."""
    reading, box = Reading(FormSource(game, printed), {}, {}, low=None), cast(type, type(printed))
    values = {} if is_practice(printed, key) else _values(printed, key)
    found = []
    for path, info in _leaves(printed, key):
        type_, at = labels.found(game, box, key, f"{key}.{path}")
        type_, at = bare(type_, None, at)
        field = reading.leaf(type_, None, at)
        options = YES_NO if field.kind == "switch" else reading.choices.get(field.choices, ())
        value = value_at(values, path)
        if field.kind == "switch" and info.required and value is None:
            value = False  # as a switch looks before it is tapped
        if field.kind in ("number", "switch", "choice", "numbers") or (field.kind == "list" and options):
            found.append(
                structs.replace(
                    field,
                    key=path,
                    options=options,
                    choices="",
                    optional=not info.required,
                    value=value,
                )
            )
        elif info.required:
            raise UserError("core-unknown-key", key=key)
    return tuple(found)


def component_tables(game: str, printed: Any, key: str, answer: Mapping[str, Any]) -> Data:
    """An entered component as tables of a box; a field that was left out has its default."""
    infos = dict(_leaves(printed, key))
    fields = (field.key for field in component_fields(game, printed, key))
    values = {field: answer.get(field, default_of(infos[field])) for field in fields}
    return tables_of({f"{key}.{field}": value for field, value in values.items() if value is not None})


def has_form(game: str, printed: Any, key: str) -> bool:
    """Whether a component can be entered on one screen."""
    try:
        return bool(component_fields(game, printed, key))
    except UserError:
        return False


def is_practice(printed: Any, key: str) -> bool:
    """Whether the values of a component are for practice: its own source says so, or that of its table."""
    sources = getattr(printed, PROVENANCE, {})
    while key and key not in sources:
        key = key.rpartition(".")[0]
    return bool(key) and sources[key].kind == "practice"


def ask_component(
    r: Resolver, game: str, printed: P, key: str, rule: str, entered: Mapping[str, Any]
) -> tuple[P, Data]:
    """The box with the printed values of a component, and all values entered in this game.

    The component is asked for if neither the box nor this game has its printed values. A rule keeps the
    second in a field of the position with the mark ``ENTERED``.

    >>> from msgspec import Struct
    >>> class Market(Struct, frozen=True):
    ...     cards: dict[str, dict[str, int]]
    >>> market = Market({"a": {"coins": 3}})
    >>> ask_component(SILENT, "market", market, "cards.a", "turn", {"cards": {"a": {"coins": 5}}})[0]
    Market(cards={'a': {'coins': 5}})
    """
    tables = dict(entered)
    if is_practice(printed, key) and not value_at(entered, key):
        answer = r.ask(component_question(game, printed, key, rule))
        tables = merged(tables, component_tables(game, printed, key, answer))
    known = value_at(tables, key)
    return msgspec.convert(
        merged(msgspec.to_builtins(printed), tables_of({key: known} if known else {})), type(printed)
    ), tables


def _leaves(printed: Any, key: str) -> Iterator[tuple[str, inspect.Field]]:
    """Every field of a component with its dotted path."""
    type_, at = labels.found("", cast(type, type(printed)), key, key)
    type_, _ = bare(type_, None, at)
    if not isinstance(type_, inspect.StructType):
        raise UserError("core-unknown-key", key=key)
    yield from _inside(type_, "")


def _inside(table: inspect.StructType, under: str) -> Iterator[tuple[str, inspect.Field]]:
    for one in table.fields:
        if isinstance(one.type, inspect.StructType) and one.required:
            yield from _inside(one.type, f"{under}{one.encode_name}.")
        else:
            yield f"{under}{one.encode_name}", one


def _values(printed: Any, key: str) -> Data:
    found = value_at(msgspec.to_builtins(printed), key)
    return found if isinstance(found, dict) else {}
