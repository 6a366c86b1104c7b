"""Golem in the terminal: the three districts, the synagogue, the Automa's own things."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.text import Text

from automatable.core.refused import Refused
from automatable.games.golem.state import (
    COLOURS,
    DISTRICTS,
    LEVELS,
    ROWS,
    UNKNOWN,
    State,
    count,
    district_of,
    lies,
    section_of,
)
from automatable.games.golem.tables import Box
from automatable.locales import Words

HELP = ("golem-turn", "golem-book", "golem-buried")
SECTIONS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
WIDTH = 6
STYLES = {
    "red": "red",
    "yellow": "yellow",
    "blue": "dodger_blue1",
    "black": "bold black on white",
    "white": "bold",
}
LETTERS = "rybkw"


def board(state: State, box: Box, words: Words) -> Group:
    """The whole table."""
    return Group(
        _round(state, words),
        *_districts(state, words),
        *_synagogue(state, box, words),
        *_automa(state, box, words),
        Text(words.say("golem-board-legend"), style="dim"),
    )


def _round(state: State, words: Words) -> Text:
    order = ["@side-automa" if seat == 0 else f"@side-human-{seat}" for seat in state.order]
    args = {"round": state.round, "phase": f"@phase-{state.phase}", "order": order}
    return Text(words.say("golem-board-round", args), style="bold")


def _districts(state: State, words: Words) -> list[Text]:
    label = max(len(words.say(f"golem-district-{name}")) for name in DISTRICTS) + 1
    lines = [Text(" " * label + "".join(section.center(WIDTH) for section in SECTIONS), style="dim")]
    for number, name in enumerate(DISTRICTS):
        line = Text(words.say(f"golem-district-{name}").ljust(label), style=STYLES[name])
        for section in range(1, len(SECTIONS) + 1):
            here = [g for g in state.golems if district_of(g) == number and section_of(g) == section]
            signs = "S" if state.students[number] == section else ""
            signs += "".join("g" if lies(golem) else "G" for golem in here)
            line.append((signs or "·").center(WIDTH), "bold" if signs else "dim")
        lines.append(line)
    return lines


def _synagogue(state: State, box: Box, words: Words) -> list[Text]:
    label = max(len(words.say(f"golem-row-{name}")) for name in ROWS) + 1
    lines = []
    for name, row in zip(ROWS, state.rows, strict=True):
        line = Text(words.say(f"golem-row-{name}").ljust(label))
        if row == UNKNOWN:
            line.append("?", "dim")
        else:
            for number, colour in enumerate(COLOURS):
                for _ in range(count(row, number)):
                    line.append(f"●{LETTERS[number]} ", STYLES[colour])
        lines.append(line)
    tiles = [
        f"{n + 1}:{tile or '?'}{'*' if state.taken >> n & 1 else ''}" for n, tile in enumerate(state.tiles)
    ]
    lines.append(Text(words.say("golem-board-tiles", {"tiles": tiles})))
    lines.append(
        Text(words.say("golem-board-library", {"books": [_book(box, book, words) for book in state.library]}))
    )
    card = box.printed.characters.get(state.characters[state.round - 1])
    if card is not None and state.box == "practice":
        args = {"left": f"@colour-{card.left}", "right": f"@colour-{card.right}", "steps": card.steps}
        lines.append(Text(words.say("golem-board-character", args)))
    return lines


def _book(box: Box, id: str, words: Words) -> str:
    if not id:
        return "?"
    return f"{id} ({words.say(f'golem-bookcolour-{box.printed.books[id].colour}')})"


def _automa(state: State, box: Box, words: Words) -> list[Text]:
    top = {
        "level": f"@level-{LEVELS[state.level - 1]}",
        "resources": state.resources,
        "points": state.points,
        "golems": state.golem_track,
        "study": state.study_track,
    }
    made = {
        "ingots": state.ingots.bit_count(),
        "golem": state.upgrades[0].bit_count(),
        "artifact": state.upgrades[1].bit_count(),
        "study": state.upgrades[2].bit_count(),
        "dead": state.dead,
    }
    tokens = [f"@token-{DISTRICTS[token]}" for token in state.tokens]
    taken = [f"@colour-{COLOURS[colour]}" for colour in state.marbles]
    columns = " | ".join(" ".join(column) or "–" for column in state.books)
    return [
        Text(words.say("golem-board-automa", top), style="bold red"),
        Text("  " + words.say("golem-board-tokens", {"tokens": tokens})),
        Text("  " + words.say("golem-board-made", made)),
        Text("  " + words.say("golem-board-books", {"books": columns})),
        Text("  " + words.say("golem-board-taken", {"marbles": taken})),
    ]


def event(word: str, rest: list[str]) -> dict[str, Any] | None:
    """What a human typed about a turn, as an event."""
    if word == "turn":
        if len(rest) != 1:
            raise Refused("cli-bad-command", usage="turn work-red | tile-2 | passed | untold")
        return {"type": "acted", "did": rest[0]}
    for name, kind, field in (("book", "book-taken", "place"), ("buried", "golem-buried", "cell")):
        if word == name:
            if len(rest) != 1 or not rest[0].isdigit():
                raise Refused("cli-bad-command", usage=f"{name} 2")
            return {"type": kind, field: int(rest[0])}
    return None
