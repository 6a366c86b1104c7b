"""The set-up of a game as a form, read from its Struct: for page, terminal, lab and scripts.

The name of a field is the message ``<game>-setup-<field>``, that of an option
``<game>-setup-<field>-<value>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct, inspect

from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import State
from automatable.core.forms.form import Form, check, levels, no_level
from automatable.core.forms.introspection import Reading
from automatable.core.forms.struct_fields import struct_fields

if TYPE_CHECKING:
    from automatable.core.engine.game import Game

S = TypeVar("S", bound=State)
B = TypeVar("B")


def setup_form(game: Game[S, B]) -> Form:
    """The choices before a game; ``value`` of a field is its default.

    >>> import automatable
    >>> [field.key for field in setup_form(automatable.load("golem")).fields]
    ['level', 'humans', 'box']
    """
    type_ = inspect.type_info(game.Setup)
    assert isinstance(type_, inspect.StructType)
    reading = Reading(game, {"setup-level": levels(game.id, game.levels)} if game.levels else {}, {})
    return reading.form(struct_fields(reading, type_, "setup", "setup-"))


def parse_setup(game: Game[S, B], data: object) -> Any:
    """The set-up choices; the form says which one is wrong and why."""
    try:
        setup: Struct = msgspec.convert(data, game.Setup, strict=True)
    except msgspec.ValidationError as error:
        _explain(setup_form(game), data)
        raise UserError("core-bad-setup", reason=str(error)) from None
    level = getattr(setup, "level", None)
    if game.levels and level is not None and level not in game.levels:
        raise no_level(game.id, level, game.levels)
    return setup


def _explain(form: Form, data: Any) -> None:
    """Raise the error of the form, if it finds one."""
    if not isinstance(data, dict):
        return
    keys = [field.key for field in form.fields]
    for key in data:
        if key not in keys:
            raise UserError("core-setup-key", key=str(key), keys=", ".join(keys))
    for field in form.fields:
        if field.key in data:
            check(field, data[field.key], form)
