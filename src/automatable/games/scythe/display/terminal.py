"""Scythe in the terminal: the hex map with rivers, tokens and units, and both sides' lines."""

from __future__ import annotations

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.terminal_layout import Drawing, Line, Said, Span, Terminal, line, say
from automatable.games.scythe.box.printed import Faction
from automatable.games.scythe.box.tables import BASE, FOREIGN, MAT, Box
from automatable.games.scythe.position.state import Automa, Human, State, automa_stars, resources_at

COMMANDS = ("scythe-help-move", "scythe-help-place", "scythe-help-attack", "scythe-help-star")
HALF = 5
"""Characters per half hex: one hex is ten wide, the map eighty."""

STYLES = {
    "mountain": "black on grey70",
    "farm": "black on khaki3",
    "village": "black on rosy_brown",
    "forest": "black on dark_sea_green4",
    "tundra": "black on light_steel_blue",
    "lake": "white on dodger_blue3",
    "factory": "white on grey30",
}
SIGNS = {
    "mountain": "▲",
    "farm": "♣",
    "village": "⌂",
    "forest": "♠",
    "tundra": "*",
    "lake": "~",
    "factory": "⚙",
}


def draw(box: Box, state: State) -> Drawing:
    """The whole table."""
    return (*_map(box, state), line(say("scythe-board-legend"), style="dim"), *_sides(box, state))


class _Text:
    """A line of the map under construction, with its width so far."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.width = 0

    def add(self, text: str, style: str = "") -> None:
        self.spans.append(Span(text, style))
        self.width += len(text)

    def name(self, word: Said, width: int, style: str) -> None:
        self.spans.append(Span(word, style, width))
        self.width += width

    def line(self) -> Line:
        return Line(tuple(self.spans))


def _map(box: Box, state: State) -> list[Line]:
    rows: dict[int, list[int]] = {}
    for place, name in enumerate(box.names):
        rows.setdefault(box.printed.map.territories[name].row, []).append(place)
    bases = {(base.row, base.x): faction for faction, base in box.printed.map.bases.items()}
    lines = []
    for row in range(9):
        top, middle, bottom = _Text(), _Text(), _Text()
        spots = [(box.printed.map.territories[box.names[place]].x, place) for place in rows.get(row, [])]
        spots += [(x, -1) for (base_row, x) in bases if base_row == row]
        for x, place in sorted(spots):
            for text in (top, middle, bottom):
                text.add(" " * (x * HALF - text.width))
            if place < 0:
                _base(box, state, bases[row, x], top, middle, bottom)
            else:
                _hex(box, state, place, top, middle, bottom)
        lines += [text.line() for text in ((top, middle, bottom) if row else (middle, bottom))]
    return lines


def _base(box: Box, state: State, faction: Faction, top: _Text, middle: _Text, bottom: _Text) -> None:
    top.add(" " * 2 * HALF)
    its = faction == state.automa.faction
    mine = faction == state.human.faction
    place = BASE if its or mine else FOREIGN + box.bases.index(faction)
    units = _units(state.automa if its else state.human, place, its)
    style = "bold red" if its else "bold green" if mine or units else "dim"
    middle.name(Said(f"scythe-faction-{faction}"), 2 * HALF, style)
    bottom.add(units.center(2 * HALF), style)


def _hex(box: Box, state: State, place: int, top: _Text, middle: _Text, bottom: _Text) -> None:
    kind, here = box.types[place], 1 << place
    style = STYLES[kind]
    spot = box.printed.map.territories[box.names[place]]
    at = {
        (spot.row, spot.x): p
        for p, spot in enumerate(box.printed.map.territories[name] for name in box.names)
    }
    for side in (-1, 1):
        other = at.get((spot.row - 1, spot.x + side))
        wet = other is not None and box.river[place] >> other & 1
        top.add(("≈" if wet else "─") * HALF, "bold blue" if wet else "dim")
    west = at.get((spot.row, spot.x - 2))
    wet = west is not None and box.river[place] >> west & 1
    edge, edge_style = ("≈", "bold blue on black") if wet else ("│", "dim")
    tokens = ("!" if state.encounters & here else "") + ("o" if box.tunnels & here else "")
    count = resources_at(state.human, place)
    label = f"{SIGNS[kind]}{box.names[place][1]}-{box.names[place][3]}{tokens}{f' r{count}' if count else ''}"
    middle.add(edge, edge_style)
    middle.add(label.ljust(2 * HALF - 1)[: 2 * HALF - 1], style)
    bottom.add(edge, edge_style)
    its, mine = _units(state.automa, place, True), _units(state.human, place, False)
    mine += "b" if state.human.structures & here else ""
    mine += "f" if state.human.tokens & here else "d" if state.human.disarmed & here else ""
    bottom.add(f"{its}{mine}".center(2 * HALF - 1)[: 2 * HALF - 1], f"bold {style}")


def _units(side: Automa | Human, place: int, upper: bool) -> str:
    text = ("c" if side.character == place else "") + "m" * side.mechs.count(place)
    text += "w" * side.workers.count(place)
    return text.upper() if upper else text


def _sides(box: Box, state: State) -> list[Line]:
    automa, human = state.automa, state.human
    numbers = box.printed.game
    mat = ("C" if automa.character == MAT else "") + "M" * (numbers.mechs - len(automa.mechs))
    mat += "W" * (numbers.workers - len(automa.workers))
    its = {
        "power": automa.power,
        "coins": automa.coins,
        "cards": automa.combat_cards,
        "stars": automa_stars(box, state),
        "space": automa.tracker + 1,
        "spaces": box.printed.star_cards[state.level].spaces,
        "scheme": "I" if state.scheme == 1 else "II",
        "turn": state.turn,
    }
    yours = {
        "power": human.power,
        "popularity": human.popularity,
        "coins": human.coins,
        "stars": human.stars,
    }
    who = {"faction": f"@faction-{automa.faction}", "level": f"@level-{state.level}"}
    return [
        line(say("scythe-board-automa", who), style="bold red"),
        line("  ", say("scythe-board-automa-line", its)),
        line(
            "  ",
            say("scythe-board-base-line", {"units": _units(automa, BASE, True) or "–", "mat": mat or "–"}),
        ),
        line(say("scythe-board-human", {"faction": f"@faction-{human.faction}"}), style="bold green"),
        line("  ", say("scythe-board-human-line", yours)),
    ]


def typed(word: str, rest: list[str]) -> Data | None:
    """The event that the human typed about its own turn."""
    if word == "star" and not rest:
        return {"type": "star-placed"}
    if word == "attack":
        if len(rest) != 1:
            raise UserError("cli-bad-command", usage="attack 3-5")
        return {"type": "human-attacked", "at": place(rest[0])}
    if word == "place":
        if len(rest) not in (2, 3):
            raise UserError("cli-bad-command", usage="place mech 3-5 [ABILITY]")
        unlocked = {"ability": rest[2]} if len(rest) == 3 else {}
        return {"type": "human-placed", "piece": rest[0], "at": place(rest[1]), **unlocked}
    if word == "move":
        return _moved(rest)
    return None


def _moved(rest: list[str]) -> Data:
    usage = "move mech 3-5 4-5 [COUNT] [carry N] [workers N]"
    taken = {}
    for what in ("carry", "workers"):
        if what in rest:
            at = rest.index(what)
            if not rest[at + 1 :] or not rest[at + 1].isdecimal():
                raise UserError("cli-bad-command", usage=usage)
            taken[what] = int(rest[at + 1])
            rest = rest[:at] + rest[at + 2 :]
    if len(rest) not in (3, 4) or (len(rest) == 4 and not rest[3].isdecimal()):
        raise UserError("cli-bad-command", usage=usage)
    count = int(rest[3]) if len(rest) == 4 else 1
    return {
        "type": "human-moved",
        "piece": rest[0],
        "from": place(rest[1]),
        "to": place(rest[2]),
        "count": count,
        "carry": taken.get("carry", 0),
        **({"workers": taken["workers"]} if "workers" in taken else {}),
    }


def place(typed: str) -> str:
    """A place as people type it: 3-5, 35, r3c5, base or base-saxony."""
    digits = [letter for letter in typed if letter.isdigit()]
    if typed.lower() in ("base", "b"):
        return "base"
    return f"R{digits[0]}C{digits[1]}" if len(digits) == 2 else typed


TERMINAL = Terminal(draw, typed, COMMANDS)
