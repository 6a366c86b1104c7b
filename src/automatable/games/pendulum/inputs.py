"""Arguments of a rule asked alone: the right kind of value, or a refusal that names the input."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.refused import Refused


def whole(
    args: Mapping[str, Any], name: str, default: int, rule: str, low: int = 0, high: int | None = None
) -> int:
    """A whole number within its bounds."""
    value = args.get(name, default)
    if type(value) is not int or value < low or (high is not None and value > high):
        raise Refused("core-bad-input", rule=rule, input=name, value=str(value))
    return value


def one_of(args: Mapping[str, Any], name: str, values: Sequence[str], rule: str) -> str:
    """One of the words; the first if none is given."""
    value = args.get(name, values[0])
    if value not in values:
        raise Refused("core-bad-input", rule=rule, input=name, value=str(value))
    return str(value)
