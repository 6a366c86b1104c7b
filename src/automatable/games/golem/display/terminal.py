"""Golem in the terminal: the three districts, the synagogue, the Automa's own board."""

from __future__ import annotations

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.terminal_layout import Drawing, Grid, Line, Said, Span, Terminal, line, say
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.golem_spot import district_of, lies, section_of
from automatable.games.golem.position.marble_row import count
from automatable.games.golem.position.state import COLOURS, DISTRICTS, ROWS, UNKNOWN, State, seat_word

SECTIONS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
STYLES = {
    "red": "red",
    "yellow": "yellow",
    "blue": "dodger_blue1",
    "black": "bold black on white",
    "white": "bold",
}
LETTERS = "rybkw"


def draw(box: Box, state: State) -> Drawing:
    """The whole table."""
    return (
        _round(state),
        _districts(state),
        *_synagogue(box, state),
        *_automa(box, state),
        line(say("golem-board-legend"), style="dim"),
    )


def _round(state: State) -> Line:
    order = [seat_word(seat, state.humans) for seat in state.order]
    args = {"round": state.round, "phase": f"@phase-{state.phase}", "order": order}
    return line(say("golem-board-round", args), style="bold")


def _districts(state: State) -> Grid:
    rows = []
    for number, name in enumerate(DISTRICTS):
        cells = [line(say(f"golem-district-{name}", style=STYLES[name]))]
        for section in range(1, len(SECTIONS) + 1):
            here = [g for g in state.golems if district_of(g) == number and section_of(g) == section]
            signs = "S" if state.students[number] == section else ""
            signs += "".join("g" if lies(golem) else "G" for golem in here)
            cells.append(line(signs or "·", style="bold" if signs else "dim"))
        rows.append(tuple(cells))
    return Grid(tuple(rows), heads=tuple(line(each, style="dim") for each in ("", *SECTIONS)), centred=True)


def _synagogue(box: Box, state: State) -> Drawing:
    rows = Grid(
        tuple((line(say(f"golem-row-{n}")), _marbles(r)) for n, r in zip(ROWS, state.rows, strict=True))
    )
    tiles = [
        f"{n + 1}:{tile or '?'}{'*' if state.taken >> n & 1 else ''}" for n, tile in enumerate(state.tiles)
    ]
    drawn: Drawing = (
        rows,
        line(say("golem-board-tiles", {"tiles": tiles})),
        line(say("golem-board-library", {"books": [_book(box, book) for book in state.library]})),
    )
    card = box.printed.characters.get(state.characters[state.round - 1])
    if card is None or state.box != "practice":
        return drawn
    args = {"left": f"@colour-{card.left}", "right": f"@colour-{card.right}", "steps": card.steps}
    return (*drawn, line(say("golem-board-character", args)))


def _marbles(row: int) -> Line:
    if row == UNKNOWN:
        return line("?", style="dim")
    return line(
        *(
            Span(f"●{LETTERS[number]} ", STYLES[colour])
            for number, colour in enumerate(COLOURS)
            for _ in range(count(row, number))
        )
    )


def _book(box: Box, id: str) -> Said | str:
    if not id:
        return "?"
    return Said("golem-board-book", {"book": id, "colour": f"@bookcolour-{box.printed.books[id].colour}"})


def _automa(box: Box, state: State) -> tuple[Line, ...]:
    top = {
        "level": f"@level-{box.levels[state.level - 1]}",
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
    return (
        line(say("golem-board-automa", top), style="bold red"),
        line("  ", say("golem-board-tokens", {"tokens": tokens})),
        line("  ", say("golem-board-made", made)),
        line("  ", say("golem-board-books", {"books": columns})),
        line("  ", say("golem-board-taken", {"marbles": taken})),
    )


def typed(word: str, rest: list[str]) -> Data | None:
    """What a human typed about a turn, as an event."""
    if word == "turn":
        if len(rest) != 1:
            raise UserError("cli-bad-command", usage="turn work-red | tile-2 | passed | untold")
        return {"type": "acted", "did": rest[0]}
    for name, kind, field in (("book", "book-taken", "place"), ("buried", "golem-buried", "cell")):
        if word == name:
            if len(rest) != 1 or not rest[0].isdecimal():
                raise UserError("cli-bad-command", usage=f"{name} 2")
            return {"type": kind, field: int(rest[0])}
    return None


TERMINAL = Terminal(draw, typed, ("golem-help-turn", "golem-help-book", "golem-help-buried"))
