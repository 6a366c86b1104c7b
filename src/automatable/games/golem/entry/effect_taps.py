"""The screen for a printed effect: the owner taps each button as often as its number."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.games.golem.box.effect_names import BUTTONS, CHOICE, DISCOUNT, FREE, OR, button_of


def taps_of(effects: Sequence[Data]) -> list[str]:
    """The taps that enter these plain effects."""
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


def effects_of(taps: Sequence[str]) -> list[Data]:
    """Plain effects from taps; refuse impossible combinations."""
    if CHOICE not in taps:
        return _side(taps)
    at = taps.index(CHOICE)
    rest = taps[at + 1 :]
    if rest.count(OR) != 1 or CHOICE in rest:
        raise UserError("golem-refused-effects")
    middle = rest.index(OR)
    sides = {"left": _side(rest[:middle]), "right": _side(rest[middle + 1 :])}
    return [*_side(taps[:at]), {"do": CHOICE, **sides}]


def _side(taps: Sequence[str]) -> list[Data]:
    found: list[Data] = []
    before = ""
    for name in taps:
        if name in (DISCOUNT, FREE):
            _cheaper(found, name)
            continue
        if name == OR:
            raise UserError("golem-refused-effects")
        effect, field = BUTTONS[name]
        if name == before and field and field != DISCOUNT:
            found[-1][field] += 1
        else:
            found.append({**effect, **({field: 0 if field == DISCOUNT else 1} if field else {})})
        before = name
    return found


def _cheaper(found: list[Data], name: str) -> None:
    """A discount or a free upgrade belongs to the purchase before it."""
    last = found[-1] if found else {}
    if DISCOUNT not in last or (name == FREE and last["do"] != "upgrade"):
        raise UserError("golem-refused-effects")
    if name == FREE:
        last["free"] = True
    else:
        last[DISCOUNT] += 1
