"""Printed values that are known without asking: those of the box, and what the owner entered in this game."""

from __future__ import annotations

from typing import Any

import msgspec

from automatable.core.forms.form import Option
from automatable.games.golem.box.effect_names import described
from automatable.games.golem.box.effects import Effects
from automatable.games.golem.box.keys import TOPS
from automatable.games.golem.box.tables import Box, called
from automatable.games.golem.position.state import State

NEW = "new"
"""The answer that a card or tile has not been entered yet."""
SHOWN = ("bonus", "level", "colour", "cost", "left", "right", "effects", "marble")
"""The values by which an owner recognises a card or tile."""


class KnownValues:
    """The printed values that are known in a position; nothing is asked."""

    __slots__ = ("box", "learned", "owner")

    def __init__(self, box: Box, state: State) -> None:
        self.box = box
        self.owner = state.owner
        self.learned = state.learned

    def in_box(self, key: str) -> bool:
        """Whether the box itself has this value."""
        return not self.owner or self.box.is_known(key)

    def known(self, key: str) -> Any:
        """A value, or None if it is not known."""
        if key.startswith(TOPS):
            return self.known_column(key.removeprefix(f"{TOPS}."))
        return self.box.flat.get(key) if self.in_box(key) else self.learned.get(key)

    def known_number(self, key: str) -> int | None:
        """A whole number, or None if it is not known."""
        value: int | None = self.known(key)
        return value

    def known_column(self, key: str) -> tuple[Any, ...]:
        """A column of a card from the top, as far as it is known."""
        if self.in_box(key) or key in self.learned:
            return tuple(self.known(key) or ())  # a tile that is known has no such column
        top = f"{TOPS}.{key}"
        return tuple(self.learned.get(top) or self.box.flat.get(top) or ())

    def known_effects(self, key: str) -> Effects:
        """A list of effects; empty if it is not known."""
        if self.in_box(key):
            return self.box.effects_of.get(key, ())
        return msgspec.convert(self.learned.get(key, ()), Effects)

    def at_least(self, key: str) -> int:
        """The least that a number can be by what its owner entered; 0 if nothing is known of it."""
        top = f"{TOPS}.{key}"
        found = self.learned.get(top) or self.box.flat.get(top)
        return int(found[0]) if found else 0

    def entered(self, kind: str) -> tuple[str, ...]:
        """The components of a kind that can be named: those the owner entered, in the practice box all."""
        ids: dict[str, object] = getattr(self.box.printed, kind)
        if not self.owner:
            return tuple(ids)
        named = (key.removeprefix(f"{TOPS}.") for key in self.learned)
        learned = {key.split(".")[1] for key in named if key.startswith(f"{kind}.")}
        known = self.box.known_ids
        return tuple(id for id in ids if id in learned or (kind, id) in known)

    def option(self, kind: str, id: str) -> Option:
        """A component as an answer: its number, and what is known of it."""
        shown: list[object] = []
        for key in (f"{kind}.{id}.{part}" for part in SHOWN):
            value = self.known_column(key) if key.endswith(".marble") else self.known(key)
            if isinstance(value, str):
                shown.append(f"@word-{value}")
            elif isinstance(value, int):
                shown.append(value)
            elif value:
                shown += described(value)
        return Option(id, "golem-option-shown", {"id": called(id)["id"], "shows": shown})
