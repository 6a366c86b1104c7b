"""How a position is written and read, checked and corrected."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import ClassVar, TypeVar

import msgspec
from msgspec import Struct, structs

from automatable.core.engine import formats
from automatable.core.engine.errors import PARSE_ERRORS, UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.limits import DEPTH
from automatable.core.engine.resolution import Resolver
from automatable.core.engine.rules import Defect
from automatable.core.forms.form import Option
from automatable.core.forms.introspection import value_defects
from automatable.core.forms.marks import Bounds
from automatable.core.topics.topic import B, S, Topic

T = TypeVar("T")


class PositionFormat(Topic[S, B]):
    """The forms of a position. By default its JSON form is its fields, and its short text is that, packed.

    >>> class MarketPosition(PositionFormat[State, object]):
    ...     def bounds(self, state):
    ...         return {"coins.0": (0, 12)}
    """

    Form: ClassVar[type[Struct] | None] = None
    """The Struct of the JSON form, where it is not the state's own."""

    def to_json(self, state: S) -> Data:
        """The documented JSON form, as plain data; by default the fields of the state."""
        return formats.to_json(state)

    def parse_json(self, data: Data) -> S:
        """The state of a JSON form; by default its fields. Data of another form is an error."""
        return formats.parse_json(self.game.State, data)

    def to_text(self, state: S) -> str:
        """The short text; by default the JSON form, packed."""
        return formats.to_text(self.to_json(state))

    def parse_text(self, text: str) -> S:
        """The state of a short text; by default the packed JSON form."""
        return self.parse_json(formats.parse_text(text))

    def defects(self, state: S) -> tuple[Defect, ...]:
        """Why the position is impossible; by default each value that cannot be entered by hand.

        That is none of its options, a number outside its limits, one twice in a list without ``REPEATS``. A
        game with more to check adds to ``super().defects(state)``.
        """
        return tuple(value_defects(self.game, state))

    def families(self, state: S) -> Mapping[str, Iterable[Option]]:
        """The options for values that a player sets by hand, by family (``core.forms``)."""
        return {}

    def bounds(self, state: S) -> Mapping[str, Bounds]:
        """The lowest and the highest number of a value, by key; from 0 without end where nothing is given."""
        return {}

    def complete_correction(self, state: S, changed: Collection[str], r: Resolver) -> S:
        """A corrected position with the values that follow, as the other of a pair; by default unchanged."""
        return state

    def possible(self, parse: Callable[[T], S], form: T) -> S:
        """The position parsed from a form. An impossible one is an error that names its first defect."""
        try:
            state = parse(form)
            defects = self.defects(state)
        except PARSE_ERRORS as error:
            if isinstance(error, UserError):
                raise
            raise UserError("core-bad-position", reason=repr(error)) from error
        except RecursionError:
            raise UserError("core-too-deep", most=DEPTH) from None
        for defect in defects:
            raise UserError(defect.message, **defect.args)
        return state

    def with_values(self, state: S, values: Data) -> Data:
        """The JSON form of a position with these dotted keys set."""
        form = self.to_json(structs.replace(state, pending=None))
        data: Data = msgspec.json.decode(msgspec.json.encode(form))  # plain JSON: lists, no tuples
        for key, value in values.items():
            _set(data, key, value)
        return data


def _set(data: Data, key: str, value: object) -> None:
    """Set ``a.b.c`` in nested plain data; every step but the last must exist. A list has numbers."""
    *path, last = key.split(".")
    inner: object = data
    for step in path:
        inner = _step(inner, step)
    if isinstance(inner, list) and last.isdecimal() and int(last) < len(inner):
        inner[int(last)] = value
    elif isinstance(inner, dict) and (last in inner or path):
        inner[last] = value
    else:
        raise UserError("core-unknown-key", key=key)


def _step(inner: object, step: str) -> object:
    if isinstance(inner, list):
        return inner[int(step)] if step.isdecimal() and int(step) < len(inner) else None
    return inner.get(step) if isinstance(inner, dict) else None
