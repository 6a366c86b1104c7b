"""Pendulum in the terminal: areas with timers and Automa workers, mat and council; keys for real time."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from automatable.core.refused import Refused
from automatable.games.pendulum import shown
from automatable.games.pendulum.printed import AREAS, TIMERS
from automatable.games.pendulum.state import GONE, UNKNOWN, State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.timers import left
from automatable.games.pendulum.track import known, row_and_space
from automatable.locales import Words

HELP = tuple(f"pendulum-{name}" for name in ("start", "lift", "flip", "out", "pause", "legendary", "laid"))
TIMED = frozenset({"round-started", "worker-lifted", "timer-flipped", "paused", "resumed"})
"""Events that carry the moment they happened at."""
KEYS = {"1": "lift", "2": "flip purple", "3": "flip green", "4": "flip black", "5": "pause"}
COLOURS = {"purple": "magenta", "green": "green", "black": "bright_black"}
WIDTH = 30


def board(state: State, box: Box, words: Words) -> Group:
    """The whole table."""
    areas = [_area(state, box, words, number) for number in range(len(AREAS))]
    return Group(_head(state, box, words), Columns(areas), *_mat(state, box, words))


def _head(state: State, box: Box, words: Words) -> Text:
    args = {
        "round": state.round,
        "rounds": box.rules.rounds,
        "phase": f"@phase-{state.phase}",
        "level": f"@letter-{state.level}",
    }
    return Text(words.say("cli-pendulum-round", args), style="bold")


def _area(state: State, box: Box, words: Words, area: int) -> Panel:
    """Two rows of two spaces; the timer's row is marked, G stands for an Automa's grande worker."""
    rows = []
    for row in ("top", "bottom"):
        line = "⧗ " if state.timers[area].row == row else "  "
        for number, space in enumerate(box.spaces):
            if space.row == row:
                worker = "G" if state.workers[area] >> number & 1 else "·"
                line += f"[{worker.center(13 if space.width == 'double' else 5)}]"
        rows.append(Text(line))
    title = words.say(f"pendulum-area-{AREAS[area]}")
    return Panel(Group(*rows), title=title, border_style=COLOURS[AREAS[area]], width=WIDTH)


def _mat(state: State, box: Box, words: Words) -> list[Text]:
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
        lines.append(Text(words.say("cli-pendulum-automa", args), style="red"))
        if automa.cards:
            lines.append(_in_front(state, box, words, number))
    counts = {
        "flips": state.flips,
        "most": box.rules.purple_flips,
        "markers": state.markers,
        "deck": state.deck.bit_count(),
    }
    lines.append(Text(words.say("cli-pendulum-mat", counts)))
    if state.privilege:
        order = [f"@side-{player}" for player in state.privilege]
        lines.append(Text(words.say("cli-pendulum-privilege", {"order": order})))
    lines.append(Text(words.say("cli-pendulum-council", {"cards": _council(state, words)}), style="dim"))
    return lines


def _in_front(state: State, box: Box, words: Words, number: int) -> Text:
    """What an Automa's cards promise for the council: what foreshadowing is for."""
    facts = shown.automa(box, state, number)
    icons = [f"@icon-{card['right']['icon']}" if card["right"] else "?" for card in facts["cards"]]
    unknown = words.say("cli-pendulum-unknown")
    args = {name: unknown if facts[name] is None else facts[name] for name in ("votes", "points")}
    return Text(words.say("cli-pendulum-in-front", {**args, "icons": icons}), style="dim red")


def _council(state: State, words: Words) -> str:
    shown = {UNKNOWN: "?", GONE: "–"}
    return " | ".join(shown.get(card) or words.say(f"pendulum-reward-{card}") for card in state.council)


# --- real time --------------------------------------------------------------------------------------------


def running(state: State) -> bool:
    """Whether the timers are to be shown live: in real time, with nothing asked."""
    return state.phase == "round" and state.pending is None and state.clock == "app"


def run_out(state: State, box: Box, at: int) -> frozenset[str]:
    """The timers whose sand has run out."""
    return frozenset(name for number, name in enumerate(TIMERS) if not left(box, state, number, at))


def live(state: State, box: Box, words: Words, at: int) -> Group:
    """The three timers at this moment, and the keys."""
    lines = []
    for number, name in enumerate(TIMERS):
        rest, whole = left(box, state, number, at), box.lengths[number]
        filled = -(-rest * WIDTH // whole)
        line = Text(f"{words.say(f'pendulum-timer-{name}'):24}", style=COLOURS[name])
        line.append("█" * filled + "░" * (WIDTH - filled))
        seconds = -(-rest // 1000)
        clock = f" {seconds // 60}:{seconds % 60:02}" if rest else f" {words.say('cli-pendulum-run-out')}"
        line.append(clock, style="bold" if rest else "bold red")
        line.append(f"  {words.say(f'pendulum-row-{state.timers[number].row}')}", style="dim")
        lines.append(line)
    hint = "cli-pendulum-keys" if state.paused is None else "cli-pendulum-keys-paused"
    return Group(*lines, Text(words.say(hint), style="dim"))


def keys(state: State) -> dict[str, str]:
    """What each key means now."""
    return KEYS if state.paused is None else {"5": "resume"}


def event(word: str, rest: list[str]) -> dict[str, Any] | None:
    """What the player typed about their own doing, as an event; the play loop adds the moment."""
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
            raise Refused("cli-bad-command", usage=f"{word} {' | '.join(TIMERS)}")
        return {"type": "timer-flipped" if word == "flip" else "timer-ran-out", "timer": rest[0]}
    if word == "laid":
        return {"type": "council-laid", "cards": ["" if card == "-" else card for card in rest]}
    return None
