"""A position's JSON form, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import structs

from automatable.core.box import loader as boxes
from automatable.core.box.dotted_keys import tables_of
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.resolution import Pending
from automatable.core.forms.form import no_level
from automatable.games.golem.box.keys import TOPS
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.golem_spot import SECTIONS, district_of, lies, section_of, spot
from automatable.games.golem.position.marble_row import count, one
from automatable.games.golem.position.setup import Setup, new
from automatable.games.golem.position.state import COLOURS, DISTRICTS, KINDS, PARTS, ROWS, UNKNOWN, State


def _seat(seat: int) -> str:
    return "automa" if seat == 0 else f"human-{seat}"


def _seat_number(name: str) -> int:
    return 0 if name == "automa" else int(name.removeprefix("human-"))


def golem_text(golem: int) -> str:
    """A golem as text: ``red-4`` stands, ``red-4-lying`` lies."""
    return f"{DISTRICTS[district_of(golem)]}-{section_of(golem)}" + ("-lying" if lies(golem) else "")


def golem_number(text: str) -> int:
    """A golem from its text."""
    district, section, *rest = text.split("-")
    if not 1 <= int(section) <= SECTIONS or rest not in ([], ["lying"]):
        raise ValueError(text)
    return spot(DISTRICTS.index(district), int(section), bool(rest))


MOST = 64
"""Cells, places and tiles that a set may hold; a number beyond them must not become so many bits."""


def _bits(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def _mask(bits: list[int]) -> int:
    if any(n >= MOST for n in bits):
        raise ValueError(f"{max(bits)}: no game has so many")
    return sum(1 << n for n in set(bits))


def _row(row: int) -> list[str] | None:
    if row == UNKNOWN:
        return None
    return [colour for n, colour in enumerate(COLOURS) for _ in range(count(row, n))]


def to_json(box: Box, state: State) -> Data:
    """The position in its documented JSON form."""
    ids = box.upgrade_ids
    return {
        "level": box.levels[state.level - 1],
        "humans": state.humans,
        "box": state.box,
        "round": state.round,
        "phase": state.phase,
        "order": [_seat(seat) for seat in state.order],
        "turn": state.turn,
        "automa": {
            "tokens": [DISTRICTS[token] for token in state.tokens],
            "dropped": [DISTRICTS[n] for n in _bits(state.dropped)],
            "resources": state.resources,
            "points": state.points,
            "golems": [golem_text(golem) for golem in state.golems],
            "dead": state.dead,
            "students": dict(zip(DISTRICTS, state.students, strict=True)),
            "golem_track": state.golem_track,
            "study_track": state.study_track,
            "ingots": [n + 1 for n in _bits(state.ingots)],
            "upgrades": {
                kind: [ids[n][bit] for bit in _bits(state.upgrades[n])] for n, kind in enumerate(KINDS)
            },
            "books": [list(column) for column in state.books],
            "artifact_tile": state.artifact_tile,
            "starting": list(state.starting),
            "marbles": [COLOURS[colour] for colour in state.marbles],
            "rabbi": state.rabbi + 1,
            "cards": list(state.cards),
            "under": list(state.under),
            "reshuffle": state.reshuffle,
        },
        "table": {
            "rows": {name: _row(row) for name, row in zip(ROWS, state.rows, strict=True)},
            "falling": state.falling,
            "human_marbles": [COLOURS[colour] for colour in state.human_marbles],
            "tiles": list(state.tiles),
            "used_tiles": list(state.used_tiles),
            "taken": [n + 1 for n in _bits(state.taken)],
            "rabbis": [place + 1 for place in state.rabbis],
            "printed_space": [_seat(seat) for seat in state.printed_space],
            "drawn": list(state.drawn),
            "untold": [_seat(n + 1) for n in _bits(state.unseen)],
            "library": list(state.library),
            "gone_books": list(state.gone_books),
            "characters": list(state.characters),
            "quarters": list(state.quarters),
            "graves": _bits(state.graves),
            "graves_untold": state.graves_untold,
        },
        "final": list(state.final),
        "human_points": list(state.human_points),
        "human_sheets": [list(sheet) for sheet in sheets(state)],
        "learned": tables_of(state.learned),
        "pending": msgspec.to_builtins(state.pending),
    }


def sheets(state: State) -> tuple[tuple[int | None, ...], ...]:
    """The parts of every counted human's points, unknown unless they were entered."""
    return state.human_sheets or ((None,) * len(PARTS),) * len(state.human_points)


def parse_json(box: Box, data: Mapping[str, Any]) -> State:
    """Read a position from its JSON form."""
    try:
        fields = _fields(box, _whole(box, data))
        return msgspec.convert(fields, State, strict=True)
    except (KeyError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise UserError("core-bad-position", reason=f"{type(error).__name__}: {error}") from None


def untouched(box: Box, level: object, humans: object, kind: object) -> State:
    """The values that a form may leave out: an actions phase of round 1 with nothing done."""
    try:
        setup = msgspec.convert({"level": level, "humans": humans, "box": kind}, Setup)
    except msgspec.ValidationError as error:  # before a table for a million players is laid
        raise UserError("core-bad-position", reason=str(error)) from None
    if setup.level not in box.levels:
        raise no_level("golem", setup.level, box.levels)
    fresh = new(box, setup)
    return structs.replace(
        fresh,
        phase="actions",
        tokens=tuple(range(len(DISTRICTS))),
        falling=len(box.marble_order),
        students=(box.board.students_from,) * len(DISTRICTS),
    )


def _whole(box: Box, data: Mapping[str, Any]) -> Data:
    """A form completed with the values that it leaves out."""
    blank = untouched(box, data.get("level", "normal"), data.get("humans", 1), data.get("box", "practice"))
    under = to_json(box, blank)
    for over, known in (
        (data, under),
        (data.get("automa", {}), under["automa"]),
        (data.get("table", {}), under["table"]),
    ):
        for key in over:
            if key not in known:
                raise UserError("core-unknown-key", key=key)
    return _laid(under, data)


def _laid(under: Mapping[str, Any], over: Mapping[str, Any]) -> Data:
    """Override a form field by field; unlike in a box, null is a value: an unknown row."""
    result = dict(under)
    for key, value in over.items():
        below = result.get(key)
        result[key] = _laid(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return result


def _fields(box: Box, data: Mapping[str, Any]) -> Data:
    own, table = data["automa"], data["table"]
    ids = box.upgrade_ids
    same: tuple[str, ...] = (
        "resources",
        "points",
        "dead",
        "golem_track",
        "study_track",
        "books",
        "artifact_tile",
        "starting",
    )
    fields: Data = {key: own[key] for key in (*same, "cards", "under", "reshuffle")}
    same = ("falling", "tiles", "used_tiles", "library", "gone_books", "characters", "quarters")
    same = (*same, "graves_untold", "drawn")
    fields |= {key: table[key] for key in same}
    same = ("humans", "box", "round", "phase", "turn", "final", "human_points")
    fields |= {key: data[key] for key in same}
    fields["learned"] = _remembered(dict(boxes.leaves(data["learned"])))
    given = data["human_sheets"]
    fields["human_sheets"] = given if any(part is not None for sheet in given for part in sheet) else ()
    fields["level"] = box.levels.index(data["level"]) + 1
    fields["order"] = [_seat_number(name) for name in data["order"]]
    fields["tokens"] = [DISTRICTS.index(token) for token in own["tokens"]]
    fields["dropped"] = _mask([DISTRICTS.index(token) for token in own["dropped"]])
    fields["golems"] = sorted(golem_number(golem) for golem in own["golems"])
    fields["students"] = [own["students"][district] for district in DISTRICTS]
    fields["ingots"] = _mask([n - 1 for n in own["ingots"]])
    fields["upgrades"] = [
        _mask([ids[n].index(id) for id in own["upgrades"][kind]]) for n, kind in enumerate(KINDS)
    ]
    fields["marbles"] = [COLOURS.index(colour) for colour in own["marbles"]]
    fields["rabbi"] = own["rabbi"] - 1
    fields["rows"] = [_row_number(table["rows"][row]) for row in ROWS]
    fields["human_marbles"] = [COLOURS.index(colour) for colour in table["human_marbles"]]
    fields["taken"] = _mask([n - 1 for n in table["taken"]])
    fields["rabbis"] = [place - 1 for place in table["rabbis"]]
    fields["printed_space"] = [_seat_number(name) for name in table["printed_space"]]
    fields["unseen"] = _mask([_seat_number(name) - 1 for name in table["untold"]])
    fields["graves"] = _mask(table["graves"])
    pending = data.get("pending")
    fields["pending"] = None if pending is None else Pending(dict(pending["event"]), dict(pending["answers"]))
    fields["pending"] = msgspec.to_builtins(fields["pending"])
    return fields


def _remembered(learned: Data) -> Data:
    """The entered values without those that null removes, and without the known tops of their columns."""
    gone = tuple(f"{TOPS}.{key}." for key, value in learned.items() if value is None)
    return {key: value for key, value in learned.items() if value is not None and not key.startswith(gone)}


def _row_number(colours: list[str] | None) -> int:
    return UNKNOWN if colours is None else sum(one(COLOURS.index(colour)) for colour in colours)
