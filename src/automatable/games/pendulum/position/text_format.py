"""A position as a short text, both ways: fifteen fields with spaces between them, on one line.

``D+f app:practice white/red round.2.0 125000 b120000,t100000,b118000! 1/0/L T2.B1.B2/T1.B1.B2 h12 1-30 31 …``
"""

from __future__ import annotations

import re

from automatable.core.engine.choices import each
from automatable.core.engine.errors import UserError
from automatable.games.pendulum.box.printed import AREAS, TIMERS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.json_format import parse_json
from automatable.games.pendulum.position.state import GONE, Automa, State

_SIDES = {"human": "h", "automa-1": "1", "automa-2": "2"}
_NAMES = {letter: side for side, letter in _SIDES.items()}
_LEGENDARY = {None: "?", True: "y", False: "n"}


def to_text(box: Box, state: State) -> str:
    """Write a position as a short text, without an event that waits for answers."""
    timers = (
        f"{timer.row[0]}{'-' if timer.flipped is None else timer.flipped}{'!' * timer.ran_out}"
        for timer in state.timers
    )
    workers = (".".join(box.spaces[n].id for n in each(mask)) or "-" for mask in state.workers)
    human = state.human
    fields = (
        _level_text(state.level) + "+" * state.advanced + "f" * state.foreshadowing,
        f"{state.clock}:{state.values}",
        "/".join(state.colours),
        f"{state.phase}.{state.round}.{state.turn}",
        str(state.now) if state.paused is None else f"{state.now}p{state.paused}",
        ",".join(timers),
        f"{state.flips}/{state.markers}/{'L' if state.token else '-'}",
        "/".join(workers),
        "".join(_SIDES[player] for player in state.privilege) or "-",
        _ranges(list(each(state.deck))),
        "-" if state.last is None else str(state.last),
        "/".join(_automa(automa) for automa in state.automas),
        _council(state),
        f"{human.votes}:{_LEGENDARY[human.legendary]}:{_known(human.tracks)}:{_known(human.glory)}",
        _learned(state),
    )
    return " ".join(fields)


def _council(state: State) -> str:
    ruled_out = state.ruled_out or ((),) * len(state.council)
    return ",".join(
        (reward or "-") + "".join(f"!{other}" for other in others)
        for reward, others in zip(state.council, ruled_out, strict=True)
    )


def _automa(automa: Automa) -> str:
    cards = ".".join(map(str, automa.cards)) or "-"
    text = f"{automa.points}:{automa.votes}:{cards}:{'g' if automa.grande else '-'}"
    counted = automa.standing
    return text if counted is None else f"{text}:{counted.parchment}.{counted.distance}.{counted.glory}"


def _known(values: tuple[int | None, ...]) -> str:
    return ",".join("?" if value is None else str(value) for value in values)


def _ranges(numbers: list[int]) -> str:
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][1] + 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in parts) or "-"


def _learned(state: State) -> str:
    learned = state.learned
    return (
        ";".join(
            [
                *(f"<{each.number}.{each.worker}.{each.timer}.{each.province}" for each in learned.left),
                *(f">{each.number}.{each.votes}.{each.points}.{each.icon}" for each in learned.right),
                *(f"={each.number}.{each.points}.{each.votes}" for each in learned.cells),
            ]
        )
        or "-"
    )


def parse_text(box: Box, text: str) -> State:
    """Read a position from a short text."""
    fields = text.split()
    if len(fields) != 15:
        raise UserError("core-bad-position", reason=f"15 fields are needed, not {len(fields)}")
    try:
        return parse_json(box, _form(box, fields))
    except UserError:
        raise
    except (ValueError, KeyError, IndexError) as error:
        raise UserError("core-bad-position", reason=str(error)) from None


def _form(box: Box, fields: list[str]) -> dict[str, object]:
    clock, values = fields[1].split(":")
    phase, round, turn = fields[3].split(".")
    now, _, paused = fields[4].partition("p")
    flips, markers, token = fields[6].split("/")
    votes, legendary, tracks, glory = fields[13].split(":")
    level, flags = _text_level(fields[0])
    laid = (card.split("!") for card in fields[12].split(","))
    council = dict(zip(box.council.places, laid, strict=True))
    return {
        "level": level,
        "advanced": "+" in flags,
        "foreshadowing": "f" in flags,
        "clock": clock,
        "values": values,
        "colours": fields[2].split("/"),
        "phase": phase,
        "round": int(round),
        "turn": int(turn),
        "now": int(now),
        "paused": int(paused) if paused else None,
        "timers": dict(zip(TIMERS, map(_timer, fields[5].split(",")), strict=True)),
        "flips": int(flips),
        "markers": int(markers),
        "token": token == "L",
        "workers": {
            area: [] if named == "-" else named.split(".")
            for area, named in zip(AREAS, fields[7].split("/"), strict=True)
        },
        "privilege": [] if fields[8] == "-" else [_NAMES[letter] for letter in fields[8]],
        "deck": _numbers(fields[9]),
        "last": None if fields[10] == "-" else int(fields[10]),
        "automas": dict(zip("12", map(_parse_automa, fields[11].split("/")), strict=True)),
        "council": {place: GONE if card == "-" else card for place, (card, *_) in council.items()},
        "ruled_out": {place: others for place, (_, *others) in council.items()},
        "human": {
            "votes": int(votes),
            "legendary": {"?": None, "y": True, "n": False}[legendary],
            "tracks": _parse_known(box, tracks),
            "glory": _parse_known(box, glory),
        },
        "learned": _parse_learned(level, fields[14]),
    }


def _level_text(level: str) -> str:
    """The level as text; a level with a longer name is separated from its signs by a colon."""
    return level if len(level) == 1 else f"{level}:"


def _text_level(text: str) -> tuple[str, str]:
    """Split a text into the level and its signs."""
    level, colon, signs = text.partition(":")
    return (level, signs) if colon else (text[:1], text[1:])


def _timer(text: str) -> dict[str, object]:
    found = re.fullmatch(r"([tb])(-|\d+)(!?)", text)
    if not found:
        raise ValueError(f"no timer: {text}")
    row, flipped, ran_out = found.groups()
    return {
        "row": "top" if row == "t" else "bottom",
        "flipped": None if flipped == "-" else int(flipped),
        "ran_out": bool(ran_out),
    }


def _numbers(text: str) -> list[int]:
    numbers: list[int] = []
    if text != "-":
        for part in text.split(","):
            low, _, high = part.partition("-")
            if int(high or low) > 99:
                raise ValueError(f"no card {high or low}")
            numbers += range(int(low), int(high or low) + 1)
    return numbers


def _parse_automa(text: str) -> dict[str, object]:
    points, votes, cards, grande, *standing = text.split(":")
    form: dict[str, object] = {
        "points": int(points),
        "votes": int(votes),
        "cards": [] if cards == "-" else [int(card) for card in cards.split(".")],
        "grande": grande == "g",
    }
    if standing:
        names = ("parchment", "distance", "glory")
        form["standing"] = dict(zip(names, map(int, standing[0].split(".")), strict=True))
    return form


def _parse_known(box: Box, text: str) -> dict[str, int | None]:
    values = (None if each == "?" else int(each) for each in text.split(","))
    return dict(zip(box.mat.tracks, values, strict=True))


def _parse_learned(level: str, text: str) -> dict[str, object]:
    cards: dict[str, dict[str, object]] = {}
    cells: dict[str, dict[str, object]] = {}
    for part in [] if text == "-" else text.split(";"):
        number, a, b, *c = part[1:].split(".")
        if part[0] == "<":
            values = {"worker": a, "timer": b, "province": int(c[0]), "left": "printed"}
            cards.setdefault(number, {}).update(values)
        elif part[0] == ">":
            values = {"votes": int(a), "points": int(b), "icon": c[0], "right": "printed"}
            cards.setdefault(number, {}).update(values)
        else:
            cells[number] = {"points": int(a), "votes": int(b), "provenance": "printed"}
    ordered = {number: cards[number] for number in sorted(cards, key=int)}
    return {"cards": ordered, "scoring": {level: cells}}
