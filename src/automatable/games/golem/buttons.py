"""Buttons: what a printed effect is put together with when a player enters it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

BUTTONS: dict[str, tuple[dict[str, Any], str]] = {
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
    "pay-coins": ({"do": "pay", "resource": "coins"}, "amount"),
    "pay-clay": ({"do": "pay", "resource": "clay"}, "amount"),
    "pay-knowledge": ({"do": "pay", "resource": "knowledge"}, "amount"),
}
"""The name of a button, its effect, and the field that takes a number."""


def button_of(effect: Mapping[str, Any]) -> tuple[str, int | None]:
    """A plain effect as its button and its number."""
    for name, (button, number) in BUTTONS.items():
        if button.items() <= effect.items():
            return name, effect.get(number, 0) if number else None
    return str(effect["do"]), None


def shows(effects: Sequence[Any]) -> list[tuple[str, int]]:
    """Plain effects as their buttons and numbers; both sides of a slash in turn, after its button."""
    found: list[tuple[str, int]] = []
    for effect in effects:
        if effect["do"] == "choice":
            found += [("choice", 0), *shows(effect["left"]), *shows(effect["right"])]
        else:
            name, number = button_of(effect)
            found.append((name, number or 0))
    return found


def described(values: Sequence[Any]) -> list[Any]:
    """Effects or criteria as the names of their buttons, with their numbers."""
    found: list[Any] = []
    for value in values:
        if not isinstance(value, dict):
            found.append(f"@word-{value}")
        elif value["do"] == "choice":
            found += [*described(value["left"]), "/", *described(value["right"])]
        else:
            name, number = button_of(value)
            found += [f"@button-{name}"] if number is None else [f"@button-{name}", number]
    return found
