"""The names of printed effects: each effect has a button, and most buttons a number.

``discount`` makes the purchase before it cheaper by one, ``free`` the upgrade before it free. After
``choice`` come the effects of the left side of a slash, after ``or`` those of the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from automatable.core.engine.explanation import Data
from automatable.games.golem.box.effects import Simple

BUTTONS: dict[str, tuple[Data, str]] = {
    "coins": ({"do": "gain", "resource": "coins"}, "amount"),
    "clay": ({"do": "gain", "resource": "clay"}, "amount"),
    "knowledge": ({"do": "gain", "resource": "knowledge"}, "amount"),
    "points": ({"do": "points"}, "amount"),
    "gold": ({"do": "gold"}, "amount"),
    "buy-gold": ({"do": "buy-gold"}, "discount"),
    "golem-forward": ({"do": "golem-forward"}, "steps"),
    "golem-back": ({"do": "golem-back"}, "steps"),
    "golem-either": ({"do": "golem-either"}, "steps"),
    "golem-may": ({"do": "golem-may"}, "steps"),
    "student-red": ({"do": "student-forward", "district": "red"}, "steps"),
    "student-yellow": ({"do": "student-forward", "district": "yellow"}, "steps"),
    "student-blue": ({"do": "student-forward", "district": "blue"}, "steps"),
    "student-forward": ({"do": "student-forward"}, "steps"),
    "student-back": ({"do": "student-back"}, "steps"),
    "study-up": ({"do": "study-up"}, "steps"),
    "track-up": ({"do": "golem-track", "way": "up"}, "steps"),
    "track-down": ({"do": "golem-track", "way": "down"}, "steps"),
    "track-either": ({"do": "golem-track", "way": "either"}, "steps"),
    "create": ({"do": "create"}, "discount"),
    "work": ({"do": "work"}, "value"),
    "book": ({"do": "book"}, "discount"),
    "upgrade-golem": ({"do": "upgrade", "kind": "golem"}, "discount"),
    "upgrade-artifact": ({"do": "upgrade", "kind": "artifact"}, "discount"),
    "upgrade-study": ({"do": "upgrade", "kind": "study"}, "discount"),
    "upgrade-any": ({"do": "upgrade", "kind": "any"}, "discount"),
    "kill": ({"do": "kill"}, ""),
    "activate-books": ({"do": "activate-books"}, "number"),
    "artifact-income": ({"do": "artifact-income"}, "number"),
    "points-golems": ({"do": "points-per", "thing": "golems"}, "amount"),
    "points-artifacts": ({"do": "points-per", "thing": "artifacts"}, "amount"),
    "points-columns": ({"do": "points-per", "thing": "columns"}, "amount"),
    "points-books": ({"do": "points-per", "thing": "books"}, "amount"),
    "points-upgrades": ({"do": "points-per", "thing": "upgrades"}, "amount"),
    "pay-coins": ({"do": "pay", "resource": "coins"}, "amount"),
    "pay-clay": ({"do": "pay", "resource": "clay"}, "amount"),
    "pay-knowledge": ({"do": "pay", "resource": "knowledge"}, "amount"),
}
"""A button, its effect, and the field that takes a number; the first that fits is an effect's own."""

DISCOUNT, FREE, CHOICE, OR = "discount", "free", "choice", "or"
TAPS = (*BUTTONS, DISCOUNT, FREE, CHOICE, OR)


def button_of(effect: Data) -> tuple[str, int | None]:
    """The button and the number of a plain effect; default values may be left out."""
    return _button_of(frozenset(effect.items()))


@lru_cache(maxsize=1 << 10)
def _button_of(effect: frozenset[tuple[str, object]]) -> tuple[str, int | None]:
    """Cached: a view shows some sixty effects."""
    whole = msgspec.to_builtins(msgspec.convert(dict(effect), Simple))
    name = next(name for name, (button, _) in BUTTONS.items() if button.items() <= whole.items())
    number = BUTTONS[name][1]
    return name, whole[number] if number else None


def shows(effects: Sequence[Data]) -> list[tuple[str, int]]:
    """Plain effects as their buttons and numbers; both sides of a slash in turn, after its button."""
    found: list[tuple[str, int]] = []
    for effect in effects:
        if effect["do"] == CHOICE:
            found += [(CHOICE, 0), *shows(effect["left"]), (OR, 0), *shows(effect["right"])]
        else:
            name, number = button_of(effect)
            found += [(name, number or 0), *[(FREE, 0)] * bool(effect.get("free"))]
    return found


def described(values: Sequence[Any]) -> list[object]:
    """Effects or criteria as the names of their buttons, with their numbers."""
    found: list[object] = []
    for value in values:
        if not isinstance(value, dict):
            found.append(f"@word-{value}")
        elif value["do"] == CHOICE:
            found += [*described(value["left"]), "/", *described(value["right"])]
        else:
            name, number = button_of(value)
            counted = [f"@button-{DISCOUNT}"] * (number or 0) if BUTTONS[name][1] == DISCOUNT else [number]
            found += [f"@button-{name}", *(one for one in counted if one)]
            found += [f"@button-{FREE}"] * bool(value.get("free"))
    return found
