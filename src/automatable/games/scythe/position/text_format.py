"""A position as a short text, both ways.

``scythe1 automa A=rusviet:cb:w36,47:p3:$5:k2 H=polania:cb:w31,41:p2:o2:$4 T=3 L=7``

A place is row and column (``36`` is R3C6), ``b`` the base, ``bsaxony`` that of Saxony; a piece that is not
named is on its mat. Defaults are left out. ``docs/games/scythe.md`` lists the letters.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.json_format import names_of, parse_json, to_json, undealt
from automatable.games.scythe.position.state import State

HEAD = "scythe1"
_AUTOMA = {"p": "power", "$": "coins", "k": "combat_cards", "t": "tracker", "x": "combat_stars"}
_HUMAN = {"p": "power", "o": "popularity", "$": "coins", "s": "stars", "x": "combat_stars"}
_LISTS = {"m": "mechs", "w": "workers"}
_HUMAN_LISTS = {
    **_LISTS,
    "b": "structures",
    "f": "tokens",
    "d": "disarmed",
    "+": "marked",
    "-": "cleared",
}
_FLAGS = {"P": "passes", "M": "move_check", "N": "piece_check", "A": "all_moves", "U": "tunnels"}


def to_text(box: Box, state: State) -> str:
    """Write a position as a short text."""
    data = to_json(box, state)
    automa, human, modifiers = data["automa"], data["human"], data["modifiers"]
    parts = [HEAD, state.level, "A=" + _side(automa, _AUTOMA, _LISTS)]
    parts[-1] += (":F" if state.automa.factory_card else "") + (":*" if state.automa.power_star else "")
    parts.append("H=" + _side(human, _HUMAN, _HUMAN_LISTS))
    if human["resources"]:
        parts[-1] += ":r" + ",".join(
            f"{name[1]}{name[3]}x{count}" for name, count in human["resources"].items()
        )
    if human["abilities"]:
        parts[-1] += ":a" + ",".join(human["abilities"])
    if human["recruits"]:
        parts[-1] += ":q" + ",".join(human["recruits"])
    if state.encounters != box.encounters:
        parts.append("E=" + ",".join(_short(name) for name in names_of(box, state.encounters)))
    if state.deck != undealt(box, state.combat_pile, state.top):
        parts.append("D=" + ",".join(str(card) for card in data["deck"]))
    if state.combat_pile:
        parts.append("C=" + ",".join(str(card) for card in data["combat_pile"]))
    flags = "".join(letter for letter, key in _FLAGS.items() if modifiers[key])
    changes = f"{modifiers['coins']:+d}{modifiers['power']:+d}"
    if flags or changes != "+0+0":
        parts.append(f"M={changes}{flags}")
    scheme = 2 if state.automa.tracker >= box.first_star[state.level] else 1
    for letter, value, usual in (("T", state.turn, 0), ("L", state.top, 0), ("S", state.scheme, scheme)):
        if value != usual:
            parts.append(f"{letter}={value}")
    if state.over is not None:
        counts = (state.structure_bonus, state.resources_counted)
        known = ["" if count is None else str(count) for count in counts]
        parts.append(",".join([f"O={state.over}", *known]).rstrip(","))
    return " ".join(parts)


def parse_text(box: Box, text: str) -> State:
    """Read a position from a short text."""
    words = text.split()
    if len(words) < 4 or words[0] != HEAD:
        raise UserError("core-bad-position", reason=f"the text begins with “{HEAD} LEVEL A=… H=…”")
    data: dict[str, object] = {"level": words[1]}
    for word in words[2:]:
        letter, _, value = word.partition("=")
        if letter not in _PARSERS or not _:
            raise UserError("core-bad-position", reason=f"“{word}”")
        try:
            data.update(_PARSERS[letter](value))
        except (ValueError, IndexError, KeyError):
            raise UserError("core-bad-position", reason=f"“{word}”") from None
    return parse_json(box, data)


def _short(name: str) -> str:
    if name.startswith("base"):
        return "b" + name[5:]
    return "." if name == "mat" else name[1] + name[3]


def _long(place: str) -> str:
    if place.startswith("b"):
        return f"base-{place[1:]}" if place[1:] else "base"
    if not re.fullmatch(r"\d\d", place):
        raise ValueError(place)
    return f"R{place[0]}C{place[1]}"


def _side(form: Data, numbers: dict[str, str], lists: dict[str, str]) -> str:
    parts = [form["faction"]]
    if form["character"] != "mat":
        parts.append("c" + _short(form["character"]))
    for letter, key in lists.items():
        if form[key]:
            parts.append(letter + ",".join(_short(name) for name in form[key]))
    parts += [f"{letter}{form[key]}" for letter, key in numbers.items() if form[key]]
    return ":".join(parts)


def _parse_side(value: str, numbers: dict[str, str], lists: dict[str, str]) -> dict[str, object]:
    faction, *parts = value.split(":")
    form: dict[str, object] = {"faction": faction}
    for part in parts:
        letter, rest = part[0], part[1:]
        if letter in numbers:
            form[numbers[letter]] = int(rest)
        elif letter in lists:
            form[lists[letter]] = [_long(place) for place in rest.split(",")]
        elif letter == "c":
            form["character"] = [_long(place) for place in rest.split(",")]
        elif part == "F":
            form["factory_card"] = True
        elif part == "*":
            form["power_star"] = True
        elif letter == "r":
            form["resources"] = {
                _long(place): int(count) for place, count in (each.split("x") for each in rest.split(","))
            }
        elif letter in "aq":
            form["abilities" if letter == "a" else "recruits"] = rest.split(",")
        else:
            raise ValueError(part)
    return form


def _modifiers(value: str) -> dict[str, object]:
    found = re.fullmatch(r"([+-]\d)([+-]\d)([PMNAU]*)", value)
    if found is None:
        raise ValueError(value)
    flags = {_FLAGS[letter]: True for letter in found[3]}
    return {"modifiers": {"coins": int(found[1]), "power": int(found[2]), **flags}}


def _over(value: str) -> dict[str, object]:
    who, *counts = value.split(",")
    bonus, resources = (int(count) if count else None for count in (*counts, "", "")[:2])
    return {"over": who, "structure_bonus": bonus, "resources_counted": resources}


def _numbers(value: str) -> list[int]:
    return [int(each) for each in value.split(",") if each]


_PARSERS: dict[str, Callable[[str], dict[str, object]]] = {
    "A": lambda value: {"automa": _parse_side(value, _AUTOMA, _LISTS)},
    "H": lambda value: {"human": _parse_side(value, _HUMAN, _HUMAN_LISTS)},
    "E": lambda value: {"encounters": [_long(each) for each in value.split(",") if each]},
    "D": lambda value: {"deck": _numbers(value)},
    "C": lambda value: {"combat_pile": _numbers(value)},
    "M": _modifiers,
    "T": lambda value: {"turn": int(value)},
    "L": lambda value: {"top": int(value)},
    "S": lambda value: {"scheme": int(value)},
    "O": _over,
}
