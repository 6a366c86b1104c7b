"""Pendulum in the terminal: areas with timers and Automa workers, mat and council; keys for real time."""

from __future__ import annotations

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.terminal_layout import (
    Beside,
    Drawing,
    Frame,
    Line,
    Live,
    Said,
    Span,
    Terminal,
    line,
    say,
)
from automatable.games.pendulum.box.printed import AREAS, TIMERS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.display import view_facts
from automatable.games.pendulum.position.state import GONE, UNKNOWN, State
from automatable.games.pendulum.rules.timers import left
from automatable.games.pendulum.rules.track import known, row_and_space

COMMANDS = tuple(
    f"pendulum-help-{name}" for name in ("start", "lift", "flip", "out", "pause", "legendary", "laid")
)
TIMED = frozenset({"round-started", "worker-lifted", "timer-flipped", "paused", "resumed"})
"""Events that carry the moment they happened at."""
KEYS = {"1": "lift", "2": "flip purple", "3": "flip green", "4": "flip black", "5": "pause"}
COLOURS = {"purple": "magenta", "green": "green", "black": "bright_black"}
WIDTH = 30


def draw(box: Box, state: State) -> Drawing:
    """The whole table."""
    areas = tuple(_area(box, state, number) for number in range(len(AREAS)))
    return (_head(box, state), Beside(areas), *_mat(box, state))


def _head(box: Box, state: State) -> Line:
    args = {
        "round": state.round,
        "rounds": box.rules.rounds,
        "phase": f"@phase-{state.phase}",
        "level": f"@letter-{state.level}",
    }
    return line(say("pendulum-board-round", args), style="bold")


def _area(box: Box, state: State, area: int) -> Frame:
    """Two rows of two spaces; the timer's row is marked, G is an Automa's grande worker."""
    rows = []
    for row in ("top", "bottom"):
        text = "⧗ " if state.timers[area].row == row else "  "
        for number, space in enumerate(box.spaces):
            if space.row == row:
                worker = "G" if state.workers[area] >> number & 1 else "·"
                text += f"[{worker.center(13 if space.width == 'double' else 5)}]"
        rows.append(line(text))
    title = line(say(f"pendulum-area-{AREAS[area]}"))
    return Frame(title, tuple(rows), COLOURS[AREAS[area]], WIDTH)


def _mat(box: Box, state: State) -> list[Line]:
    lines = []
    for number, automa in enumerate(state.automas):
        row, space = row_and_space(box, automa.points) if known(box, state) else ("?", automa.points)
        args = {
            "automa": number + 1,
            "row": row,
            "space": space,
            "votes": automa.votes,
            "cards": [str(card) for card in automa.cards],
            "grande": "yes" if automa.grande else "no",
        }
        lines.append(line(say("pendulum-board-automa", args), style="red"))
        if automa.cards:
            lines.append(_in_front(box, state, number))
    counts = {
        "flips": state.flips,
        "most": box.rules.purple_flips,
        "markers": state.markers,
        "deck": state.deck.bit_count(),
    }
    lines.append(line(say("pendulum-board-mat", counts)))
    if state.privilege:
        order = [f"@side-{player}" for player in state.privilege]
        lines.append(line(say("pendulum-board-privilege", {"order": order})))
    lines.append(line(say("pendulum-board-council", {"cards": _council(state)}), style="dim"))
    return lines


def _in_front(box: Box, state: State, number: int) -> Line:
    """What an Automa's foreshadowed cards give in the council."""
    facts = view_facts.automa(box, state, number)
    icons = [f"@icon-{card['right']['icon']}" if card["right"] else "?" for card in facts["cards"]]
    unknown = Said("pendulum-board-unknown")
    args = {name: unknown if facts[name] is None else facts[name] for name in ("votes", "points")}
    return line("  ", say("pendulum-board-in-front", {**args, "icons": icons}), style="dim red")


def _council(state: State) -> list[Said | str]:
    signs = {UNKNOWN: "?", GONE: "–"}
    return [signs.get(card) or Said(f"pendulum-reward-{card}") for card in state.council]


# --- real time --------------------------------------------------------------------------------------------


def live(box: Box, state: State, at: int) -> Live | None:
    """The three timers at this moment, and the keys of real time."""
    if state.phase != "round" or state.pending is not None or state.clock != "app":
        return None
    hint = "pendulum-board-keys" if state.paused is None else "pendulum-board-keys-paused"
    timers = [_timer(box, state, number, at) for number in range(len(TIMERS))]
    return Live(
        (*timers, line(say(hint), style="dim")),
        KEYS if state.paused is None else {"5": "resume"},
        frozenset(name for number, name in enumerate(TIMERS) if not left(box, state, number, at)),
    )


def _timer(box: Box, state: State, number: int, at: int) -> Line:
    name, rest, whole = TIMERS[number], left(box, state, number, at), box.lengths[number]
    filled = -(-rest * WIDTH // whole)
    seconds = -(-rest // 1000)
    clock = (
        Span(f" {seconds // 60}:{seconds % 60:02} ", "bold")
        if rest
        else say("pendulum-board-run-out", style="bold red")
    )
    return line(
        Span("█" * filled + "░" * (WIDTH - filled), COLOURS[name]),
        " ",
        clock,
        "  ",
        say(f"pendulum-timer-{name}", style=COLOURS[name]),
        "  ",
        say(f"pendulum-row-{state.timers[number].row}", style="dim"),
    )


def typed(word: str, rest: list[str]) -> Data | None:
    """The event that the player typed; the play loop adds the moment."""
    alone = {
        "start": "round-started",
        "lift": "worker-lifted",
        "pause": "paused",
        "resume": "resumed",
        "legendary": "legendary-gained",
    }
    if word in alone and not rest:
        return {"type": alone[word]}
    if word in ("flip", "out"):
        if len(rest) != 1 or rest[0] not in TIMERS:
            raise UserError("cli-bad-command", usage=f"{word} {' | '.join(TIMERS)}")
        return {"type": "timer-flipped" if word == "flip" else "timer-ran-out", "timer": rest[0]}
    if word == "laid":
        return {"type": "council-laid", "cards": ["" if card == "-" else card for card in rest]}
    return None


TERMINAL = Terminal(draw, typed, COMMANDS, live, TIMED)
