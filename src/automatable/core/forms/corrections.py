"""Describe a correction by hand: each changed value by its name, old and new."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import reduce
from typing import Any

from automatable.core.engine.errors import PARSE_ERRORS
from automatable.core.engine.explanation import Data
from automatable.core.engine.game import Game
from automatable.core.forms.form import Field, Form, Named
from automatable.core.forms.introspection import B, S, fields
from automatable.core.forms.wording import joined, word

MOST = 20
"""Changed values that one description lists."""
SHORT = 4
"""Up to this length a list is shown whole; of a longer one, what was added and removed."""
VALUES = 8
"""Added or removed values that are listed."""


def correction(game: Game[S, B], before: S, changes: Data, most: int = MOST) -> Named:
    """A correction in words: its name and what it changed in this position.

    One that today's rules cannot read has only its name: an earlier version may have written it.
    """
    name = Named(f"{game.id}-event-corrected")
    try:
        found = list(_changes(game, before, changes))
    except PARSE_ERRORS:
        return name
    if not found:
        return Named("core-corrected", {"name": name, "changes": Named("core-change-nothing")})
    if len(found) > most:
        found = [*found[:most], Named("core-change-more", {"count": len(found) - most})]
    listed = reduce(lambda one, two: Named("core-changes", {"first": one, "second": two}), found)
    return Named("core-corrected", {"name": name, "changes": listed})


def _changes(game: Game[S, B], before: S, changes: Data) -> Iterator[Named]:
    after = game.position.parse_json(game.position.with_values(before, changes))
    was, now = fields(game, before), fields(game, after)
    old = {field.key: field for field in was.fields}
    new = {field.key: field for field in now.fields}
    for key in dict.fromkeys((*old, *new)):
        if _touched(key, changes):
            yield from _change(_Side(old.get(key), was), _Side(new.get(key), now))


def _touched(key: str, changes: Collection[str]) -> bool:
    """Whether a field was set: itself, something inside it, or something it is part of."""
    return any(f"{key}.".startswith(f"{one}.") or f"{one}.".startswith(f"{key}.") for one in changes)


class _Side:
    """A field before or after the correction, if it exists there."""

    def __init__(self, field: Field | None, found: Form) -> None:
        self.field = field
        value = None if field is None else field.value
        self.value: Any = list(value) if isinstance(value, tuple) else value
        self.options = () if field is None else found.options(field)

    def word(self, value: object) -> object:
        """One value in words."""
        return word(self.field, self.options, value)

    def words(self) -> object:
        """The whole value in words."""
        return (
            [self.word(one) for one in self.value] if isinstance(self.value, list) else self.word(self.value)
        )


def _change(was: _Side, now: _Side) -> Iterator[Named]:
    """The change of one field; nothing if it is the same."""
    field = now.field or was.field
    if field is None or was.value == now.value:
        return
    name = joined(field.names)
    if field.kind == "entered":
        yield from _entered(name, was.value or (), now.value or ())
    elif field.kind == "counts":
        yield from _counts(name, was, now)
    elif field.kind in ("rows", "table"):
        yield Named("core-change-anew", {"name": name})
    elif any(isinstance(side.value, list) and len(side.value) > SHORT for side in (was, now)):
        yield from _list(name, was, now)
    else:
        yield Named("core-change", {"name": name, "before": was.words(), "after": now.words()})


def _list(name: Named, was: _Side, now: _Side) -> Iterator[Named]:
    """The change of a long list: what was added and removed, or that its order changed."""
    old, new = Counter(was.value or ()), Counter(now.value or ())
    came, went = list((new - old).elements()), list((old - new).elements())
    if not came and not went:
        yield Named("core-change-order", {"name": name})
    if went:
        yield Named("core-change-went", {"name": name, "values": _few(was, went)})
    if came:
        yield Named("core-change-came", {"name": name, "values": _few(now, came)})


def _few(side: _Side, values: Sequence[object]) -> list[object]:
    """Values in words, as many as fit on a line, and how many are left out."""
    said = [side.word(one) for one in values[:VALUES]]
    more = len(values) - len(said)
    return [*said, Named("core-change-more", {"count": more})] if more else said


def _counts(name: Named, was: _Side, now: _Side) -> Iterator[Named]:
    """The counts that changed."""
    old, new = was.value or {}, now.value or {}
    for one in dict.fromkeys((*old, *new)):
        before, after = old.get(one, 0), new.get(one, 0)
        if before != after:
            inside = Named("core-inside", {"of": name, "name": (now if now.options else was).word(one)})
            yield Named("core-change", {"name": inside, "before": before, "after": after})


def _entered(name: Named, was: Iterable[Data], now: Iterable[Data]) -> Iterator[Named]:
    """The change of entered printed values: components that were removed, and those with other values."""
    after = {one["component"]: one for one in now}
    before = {one["component"]: one for one in was}
    for component, one in {**before, **after}.items():
        if before.get(component) != after.get(component):
            message = "core-change-anew" if component in after else "core-change-forgotten"
            yield Named(message, {"name": joined((name, one["name"]))})
