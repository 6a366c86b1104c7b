"""A position as a short text, both ways."""

from __future__ import annotations

import json
from typing import Any

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.json_format import parse_json, to_json, untouched
from automatable.games.golem.position.state import COLOURS, DISTRICTS, KINDS, ROWS, State

BEGINS = "golem/1"

# Each word of the text: its short name and its key in the JSON form.
WORDS = {
    "lv": "level",
    "hu": "humans",
    "bx": "box",
    "rd": "round",
    "ph": "phase",
    "or": "order",
    "tn": "turn",
    "tk": "automa.tokens",
    "dr": "automa.dropped",
    "rs": "automa.resources",
    "vp": "automa.points",
    "go": "automa.golems",
    "de": "automa.dead",
    "st": "automa.students",
    "gt": "automa.golem_track",
    "sy": "automa.study_track",
    "in": "automa.ingots",
    "up": "automa.upgrades",
    "bk": "automa.books",
    "at": "automa.artifact_tile",
    "sr": "automa.starting",
    "ma": "automa.marbles",
    "ra": "automa.rabbi",
    "ca": "automa.cards",
    "un": "automa.under",
    "sh": "automa.reshuffle",
    "ro": "table.rows",
    "fa": "table.falling",
    "hm": "table.human_marbles",
    "ti": "table.tiles",
    "ut": "table.used_tiles",
    "ta": "table.taken",
    "rb": "table.rabbis",
    "ps": "table.printed_space",
    "dn": "table.drawn",
    "us": "table.untold",
    "li": "table.library",
    "gb": "table.gone_books",
    "ch": "table.characters",
    "qu": "table.quarters",
    "gr": "table.graves",
    "gu": "table.graves_untold",
    "fi": "final",
    "hp": "human_points",
    "hs": "human_sheets",
    "le": "learned",
}
_HEAD = ("lv", "hu", "bx")
_NAMES = {"order", "automa.tokens", "automa.dropped", "automa.golems", "automa.starting", "automa.marbles"}
_NAMES |= {"automa.cards", "automa.under", "table.human_marbles", "table.tiles", "table.used_tiles"}
_NAMES |= {
    "table.untold",
    "table.printed_space",
    "table.library",
    "table.gone_books",
    "table.characters",
    "table.quarters",
}
_PLAIN = {"level", "box", "phase", "automa.artifact_tile"}
_LETTERS = dict(zip(COLOURS, "rybkw", strict=True))


def to_text(box: Box, state: State) -> str:
    """``golem/1`` and then words ``name=value``; what is as in an untouched position is left out."""
    data = to_json(box, state)
    blank = to_json(box, untouched(box, box.levels[state.level - 1], state.humans, state.box))
    words = [BEGINS]
    for name, key in WORDS.items():
        value = _at(data, key)
        if name in _HEAD or (value != _at(blank, key) and not (name == "hs" and not state.human_sheets)):
            words.append(f"{name}={_packed(key, value)}")
    return " ".join(words)


def _at(data: Any, key: str) -> Any:
    for step in key.split("."):
        data = data[step]
    return data


def _packed(key: str, value: Any) -> str:
    """Words and lists without quotes, the rows as letters, anything else as compact JSON."""
    if key in _PLAIN:
        return str(value)
    if key in _NAMES:
        return "".join(f"{each}," for each in value)
    if key == "table.rows":
        rows = ("?" if row is None else "".join(_LETTERS[each] for each in row) for row in value.values())
        return "/".join(rows)
    if key == "automa.students":
        return "/".join(str(section) for section in value.values())
    if key in ("automa.books", "automa.upgrades"):
        lists = value if key == "automa.books" else value.values()
        return "/".join(",".join(each) for each in lists)
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def parse_text(box: Box, text: str) -> State:
    """The position behind a short text."""
    begins, *words = text.split() or [""]
    if begins != BEGINS:
        raise UserError("core-bad-position", reason=begins)
    data: Data = {"automa": {}, "table": {}}
    try:
        for word in words:
            name, _, packed = word.partition("=")
            *path, last = WORDS[name].split(".")
            inner = data[path[0]] if path else data
            inner[last] = _unpacked(WORDS[name], packed)
    except (KeyError, ValueError) as error:
        raise UserError("core-bad-position", reason=f"{type(error).__name__}: {error}") from None
    return parse_json(box, data)


def _unpacked(key: str, text: str) -> Any:
    if key in _PLAIN:
        return text
    if key in _NAMES:
        return text.split(",")[:-1]
    parts = text.split("/")
    if key == "table.rows":
        colours = {letter: colour for colour, letter in _LETTERS.items()}
        rows = [None if part == "?" else [colours[letter] for letter in part] for part in parts]
        return dict(zip(ROWS, rows, strict=True))
    if key == "automa.students":
        return dict(zip(DISTRICTS, map(int, parts), strict=True))
    if key in ("automa.books", "automa.upgrades"):
        lists = [part.split(",") if part else [] for part in parts]
        return lists if key == "automa.books" else dict(zip(KINDS, lists, strict=True))
    return json.loads(text)
