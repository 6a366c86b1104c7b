"""A refusal as data: what a worker sends back, and what a search keeps of a box that cannot be played."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from automatable.core.refused import Refused

PLAIN = (str, int, float, bool, list)


class Refusal(Struct, frozen=True):
    """A message with its arguments; those that are refusals themselves stand in ``inner``."""

    message: str
    args: dict[str, Any] = field(default_factory=dict)
    inner: dict[str, Refusal] = field(default_factory=dict)

    def refused(self) -> Refused:
        """The exception."""
        return Refused(self.message, **self.args, **{name: one.refused() for name, one in self.inner.items()})


def refusal_of(refused: Refused) -> Refusal:
    """The data; a value that cannot travel goes as its text."""
    inner = {name: refusal_of(value) for name, value in refused.args_.items() if isinstance(value, Refused)}
    args = {
        name: value if isinstance(value, PLAIN) else str(value)
        for name, value in refused.args_.items()
        if name not in inner
    }
    return Refusal(refused.message, args, inner)
