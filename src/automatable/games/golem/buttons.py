"""Buttons: a printed effect is tapped together, each button as often as its number.

``discount`` makes the purchase before it cheaper by one, ``free`` the upgrade before it free. After
``choice`` come the effects of the left side of a slash, after ``or`` those of the right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from automatable.core.refused import Refused
from automatable.games.golem.effects import Simple

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


def button_of(effect: Mapping[str, Any]) -> tuple[str, int | None]:
    """A plain effect, what goes without saying left out, as its button and its number."""
    return _button_of(frozenset(effect.items()))


@lru_cache(maxsize=1 << 10)
def _button_of(effect: frozenset[tuple[str, Any]]) -> tuple[str, int | None]:
    """Remembered: a table shows some sixty effects with every tap."""
    whole = msgspec.to_builtins(msgspec.convert(dict(effect), Simple))
    name = next(name for name, (button, _) in BUTTONS.items() if button.items() <= whole.items())
    number = BUTTONS[name][1]
    return name, whole[number] if number else None


def taps_of(effects: Sequence[Mapping[str, Any]]) -> list[str]:
    """The taps that put these plain effects together."""
    found: list[str] = []
    for effect in effects:
        if effect["do"] == CHOICE:
            found += [CHOICE, *taps_of(effect["left"]), OR, *taps_of(effect["right"])]
            continue
        name, number = button_of(effect)
        if BUTTONS[name][1] == DISCOUNT:
            found += [name, *[DISCOUNT] * (number or 0), *[FREE] * bool(effect.get("free"))]
        else:
            found += [name] * (1 if number is None else number)
    return found


def effects_of(taps: Sequence[str]) -> list[dict[str, Any]]:
    """Plain effects from taps; refuses what makes no sense."""
    if CHOICE not in taps:
        return _side(taps)
    at = taps.index(CHOICE)
    rest = taps[at + 1 :]
    if rest.count(OR) != 1 or CHOICE in rest:
        raise Refused("golem-refused-effects")
    middle = rest.index(OR)
    sides = {"left": _side(rest[:middle]), "right": _side(rest[middle + 1 :])}
    return [*_side(taps[:at]), {"do": CHOICE, **sides}]


def _side(taps: Sequence[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    before = ""
    for name in taps:
        if name in (DISCOUNT, FREE):
            _cheaper(found, name)
            continue
        if name == OR:
            raise Refused("golem-refused-effects")
        effect, field = BUTTONS[name]
        if name == before and field and field != DISCOUNT:
            found[-1][field] += 1
        else:
            found.append({**effect, **({field: 0 if field == DISCOUNT else 1} if field else {})})
        before = name
    return found


def _cheaper(found: list[dict[str, Any]], name: str) -> None:
    """A discount or a free upgrade belongs to the purchase before it."""
    last = found[-1] if found else {}
    if DISCOUNT not in last or (name == FREE and last["do"] != "upgrade"):
        raise Refused("golem-refused-effects")
    if name == FREE:
        last["free"] = True
    else:
        last[DISCOUNT] += 1


def shows(effects: Sequence[Any]) -> list[tuple[str, int]]:
    """Plain effects as their buttons and numbers; both sides of a slash in turn, after its button."""
    found: list[tuple[str, int]] = []
    for effect in effects:
        if effect["do"] == CHOICE:
            found += [(CHOICE, 0), *shows(effect["left"]), (OR, 0), *shows(effect["right"])]
        else:
            name, number = button_of(effect)
            found += [(name, number or 0), *[(FREE, 0)] * bool(effect.get("free"))]
    return found


def described(values: Sequence[Any]) -> list[Any]:
    """Effects or criteria as the names of their buttons, with their numbers."""
    found: list[Any] = []
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
