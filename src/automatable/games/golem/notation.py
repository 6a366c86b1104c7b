"""A position's JSON form, its short text, and the reasons why a position is impossible."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import structs

from automatable.core import box as boxes
from automatable.core.game import Defect
from automatable.core.refused import Refused
from automatable.core.resolution import Pending
from automatable.games.golem.components import Box
from automatable.games.golem.setup import new
from automatable.games.golem.state import (
    COLOURS,
    DISTRICTS,
    KINDS,
    LEVELS,
    ROWS,
    UNKNOWN,
    Setup,
    State,
    count,
    created,
    district_of,
    lies,
    one,
    section_of,
    spot,
)

BEGINS = "golem/1"


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
    if not 1 <= int(section) <= 10 or rest not in ([], ["lying"]):
        raise ValueError(text)
    return spot(DISTRICTS.index(district), int(section), bool(rest))


def _bits(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def _mask(bits: list[int]) -> int:
    return sum(1 << n for n in set(bits))


def _row(row: int) -> list[str] | None:
    if row == UNKNOWN:
        return None
    return [colour for n, colour in enumerate(COLOURS) for _ in range(count(row, n))]


def to_json(box: Box, s: State) -> dict[str, Any]:
    """The documented form."""
    cells = [str(n + 1) for n in range(6)]
    ids = (box.golem_ids, cells, box.study_ids)
    return {
        "level": LEVELS[s.level - 1],
        "humans": s.humans,
        "box": s.box,
        "round": s.round,
        "phase": s.phase,
        "order": [_seat(seat) for seat in s.order],
        "turn": s.turn,
        "automa": {
            "tokens": [DISTRICTS[token] for token in s.tokens],
            "dropped": [DISTRICTS[n] for n in _bits(s.dropped)],
            "resources": s.resources,
            "points": s.points,
            "golems": [golem_text(golem) for golem in s.golems],
            "dead": s.dead,
            "students": dict(zip(DISTRICTS, s.students, strict=True)),
            "golem_track": s.golem_track,
            "study_track": s.study_track,
            "ingots": [n + 1 for n in _bits(s.ingots)],
            "upgrades": {kind: [ids[n][bit] for bit in _bits(s.upgrades[n])] for n, kind in enumerate(KINDS)},
            "books": [list(column) for column in s.books],
            "artifact_tile": s.artifact_tile,
            "starting": list(s.starting),
            "marbles": [COLOURS[colour] for colour in s.marbles],
            "rabbi": s.rabbi + 1,
            "cards": list(s.cards),
            "under": list(s.under),
            "reshuffle": s.reshuffle,
        },
        "table": {
            "rows": {name: _row(row) for name, row in zip(ROWS, s.rows, strict=True)},
            "falling": s.falling,
            "human_marbles": [COLOURS[colour] for colour in s.human_marbles],
            "tiles": list(s.tiles),
            "used_tiles": list(s.used_tiles),
            "taken": [n + 1 for n in _bits(s.taken)],
            "rabbis": [place + 1 for place in s.rabbis],
            "untold": [_seat(n + 1) for n in _bits(s.unseen)],
            "library": list(s.library),
            "gone_books": list(s.gone_books),
            "characters": list(s.characters),
            "quarters": list(s.quarters),
            "graves": _bits(s.graves),
        },
        "final": list(s.final),
        "human_points": list(s.human_points),
        "learned": s.learned,
        "pending": msgspec.to_builtins(s.pending),
    }


def parse_json(box: Box, data: Mapping[str, Any]) -> State:
    """The position behind a JSON form."""
    try:
        fields = _fields(box, _whole(box, data))
        return msgspec.convert(fields, State, strict=True)
    except (KeyError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise Refused("core-bad-position", reason=f"{type(error).__name__}: {error}") from None


def _blank(box: Box, level: Any, humans: Any, kind: Any) -> State:
    fresh = new(box, Setup(level, humans, kind))
    return structs.replace(fresh, phase="actions", tokens=(0, 1, 2), falling=len(box.marble_order))


def _whole(box: Box, data: Mapping[str, Any]) -> dict[str, Any]:
    """What a form leaves out is as in an actions phase of round 1 with everything else untouched."""
    blank = _blank(box, data.get("level", "normal"), data.get("humans", 1), data.get("box", "practice"))
    under = to_json(box, blank)
    for over, known in (
        (data, under),
        (data.get("automa", {}), under["automa"]),
        (data.get("table", {}), under["table"]),
    ):
        for key in over:
            if key not in known:
                raise Refused("core-unknown-key", key=key)
    return boxes.merged(under, data)


def _fields(box: Box, data: Mapping[str, Any]) -> dict[str, Any]:
    own, table = data["automa"], data["table"]
    cells = [str(n + 1) for n in range(6)]
    ids: tuple[Any, ...] = (box.golem_ids, cells, box.study_ids)
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
    fields: dict[str, Any] = {key: own[key] for key in (*same, "cards", "under", "reshuffle")}
    same = ("falling", "tiles", "used_tiles", "library", "gone_books", "characters", "quarters")
    fields |= {key: table[key] for key in same}
    same = ("humans", "box", "round", "phase", "turn", "final", "human_points", "learned")
    fields |= {key: data[key] for key in same}
    fields["level"] = LEVELS.index(data["level"]) + 1
    fields["order"] = [_seat_number(name) for name in data["order"]]
    fields["tokens"] = [DISTRICTS.index(token) for token in own["tokens"]]
    fields["dropped"] = _mask([DISTRICTS.index(token) for token in own["dropped"]])
    fields["golems"] = sorted(golem_number(golem) for golem in own["golems"])
    fields["students"] = [own["students"][district] for district in DISTRICTS]
    fields["ingots"] = _mask([n - 1 for n in own["ingots"]])
    fields["upgrades"] = [
        _mask([tuple(ids[n]).index(id) for id in own["upgrades"][kind]]) for n, kind in enumerate(KINDS)
    ]
    fields["marbles"] = [COLOURS.index(colour) for colour in own["marbles"]]
    fields["rabbi"] = own["rabbi"] - 1
    fields["rows"] = [_row_number(table["rows"][row]) for row in ROWS]
    fields["human_marbles"] = [COLOURS.index(colour) for colour in table["human_marbles"]]
    fields["taken"] = _mask([n - 1 for n in table["taken"]])
    fields["rabbis"] = [place - 1 for place in table["rabbis"]]
    fields["unseen"] = _mask([_seat_number(name) - 1 for name in table["untold"]])
    fields["graves"] = _mask(table["graves"])
    pending = data.get("pending")
    fields["pending"] = None if pending is None else Pending(dict(pending["event"]), dict(pending["answers"]))
    fields["pending"] = msgspec.to_builtins(fields["pending"])
    return fields


def _row_number(colours: list[str] | None) -> int:
    return UNKNOWN if colours is None else sum(one(COLOURS.index(colour)) for colour in colours)


# --- short text --------------------------------------------------------------------------------------------

# Each word of the text: its short name and where it stands in the JSON form.
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
    "us": "table.untold",
    "li": "table.library",
    "gb": "table.gone_books",
    "ch": "table.characters",
    "qu": "table.quarters",
    "gr": "table.graves",
    "fi": "final",
    "hp": "human_points",
    "le": "learned",
}
_HEAD = ("lv", "hu", "bx")
_NAMES = {"order", "automa.tokens", "automa.dropped", "automa.golems", "automa.starting", "automa.marbles"}
_NAMES |= {"automa.cards", "automa.under", "table.human_marbles", "table.tiles", "table.used_tiles"}
_NAMES |= {"table.untold", "table.library", "table.gone_books", "table.characters", "table.quarters"}
_PLAIN = {"level", "box", "phase", "automa.artifact_tile"}
_LETTERS = dict(zip(COLOURS, "rybkw", strict=True))


def to_text(box: Box, s: State) -> str:
    """``golem/1`` and then words ``name=value``; what is as in an untouched position is left out."""
    data, untouched = to_json(box, s), to_json(box, _blank(box, LEVELS[s.level - 1], s.humans, s.box))
    words = [BEGINS]
    for name, key in WORDS.items():
        value = _at(data, key)
        if name in _HEAD or value != _at(untouched, key):
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
    return json.dumps(value, separators=(",", ":"), ensure_ascii=True)


def parse_text(box: Box, text: str) -> State:
    """The position behind a short text."""
    begins, *words = text.split() or [""]
    if begins != BEGINS:
        raise Refused("core-bad-position", reason=begins)
    data: dict[str, Any] = {"automa": {}, "table": {}}
    try:
        for word in words:
            name, _, packed = word.partition("=")
            *path, last = WORDS[name].split(".")
            inner = data[path[0]] if path else data
            inner[last] = _unpacked(WORDS[name], packed)
    except (KeyError, ValueError) as error:
        raise Refused("core-bad-position", reason=f"{type(error).__name__}: {error}") from None
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


# --- defects -----------------------------------------------------------------------------------------------


def defects(box: Box, s: State) -> tuple[Defect, ...]:
    """Why this position cannot be."""
    found: list[Defect] = []

    def wrong(when: bool, name: str, **args: Any) -> None:
        if when:
            found.append(Defect(f"golem-defect-{name}", args))

    track, base = box.automa, box.base
    wrong(not track.low <= s.resources <= track.high, "resources", low=track.low, high=track.high)
    wrong(created(s) > base.golems or s.dead < 0, "golems", most=base.golems)
    wrong(list(s.golems) != sorted(s.golems) or any(not 0 <= g < 60 for g in s.golems), "golem-places")
    wrong(any(not base.students_from <= n <= base.sections for n in s.students), "students")
    wrong(not 0 <= s.golem_track < len(base.track_steps), "golem-track")
    wrong(not 0 <= s.study_track < len(base.study_points), "study-track")
    wrong(len(set(s.tokens)) != len(s.tokens) or len(s.tokens) > len(DISTRICTS), "tokens")
    wrong(sorted(s.order) != list(range(s.players)), "order")
    wrong(not 1 <= s.humans <= 3 or not 1 <= s.level <= 4, "players")
    wrong(not 1 <= s.round <= track.last_round, "round")
    wrong(not 0 <= s.turn <= track.cards_in_round * s.players, "turn")
    wrong(s.ingots >= 1 << len(box.images) or any(mask >= 1 << 6 for mask in s.upgrades), "board")
    wrong(s.rabbi not in range(-1, 6) or any(place not in range(-1, 6) for place in s.rabbis), "rabbis")
    wrong(len(s.rabbis) != s.humans or len(s.tiles) != s.players + base.tiles_over_players, "seats")
    found += _component_defects(box, s)
    return tuple(found)


def _component_defects(box: Box, s: State) -> list[Defect]:
    found: list[Defect] = []
    shelved = [book for column in s.books for book in column]
    books = [book for book in (*shelved, *s.library, *s.gone_books) if book]
    for name, ids, table in (
        ("book", books, box.books),
        ("tile", [tile for tile in s.tiles if tile], box.action_tiles),
        ("card", [*s.cards, *s.under], box.automa_cards),
        ("character", [card for card in s.characters if card], box.characters),
        ("starting", list(s.starting), box.starting_tiles),
        ("quarter", [tile for tile in s.quarters if tile not in ("", "-")], box.quarters),
    ):
        if any(id not in table for id in ids):
            found.append(Defect("golem-defect-unknown", {"kind": f"@component-{name}"}))
        elif len(set(ids)) != len(ids):
            found.append(Defect("golem-defect-twice", {"kind": f"@component-{name}"}))
    if len(s.books) != box.base.columns or any(len(column) > box.automa.column_limit for column in s.books):
        found.append(Defect("golem-defect-column", {"most": box.automa.column_limit}))
    if s.box == "practice":
        found += _practice_defects(box, s)
    return found


def _practice_defects(box: Box, s: State) -> list[Defect]:
    """Where everything is dealt, everything can be counted."""
    found: list[Defect] = []
    for column in s.books:
        colours = {box.books[book].colour for book in column if book in box.books} - {"black"}
        if len(colours) > 1:
            found.append(Defect("golem-defect-colours"))
    for number, (colour, most) in enumerate(box.base.marbles.items()):
        held = [*s.marbles, *s.human_marbles].count(number)
        lying = sum(count(row, number) for row in s.rows if row != UNKNOWN)
        if lying + held > most:
            found.append(Defect("golem-defect-marbles", {"colour": f"@colour-{colour}"}))
    return found
