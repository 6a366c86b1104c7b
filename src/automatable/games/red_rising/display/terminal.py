"""Red Rising in the terminal: the four locations, the decks, both sides, and your hand."""

from __future__ import annotations

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.terminal_layout import Drawing, Grid, Line, Span, Terminal, joined, line, say
from automatable.games.red_rising.box.printed import LOCATIONS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import Pile, State, Tokens
from automatable.games.red_rising.rules.bonuses import luna_card
from automatable.games.red_rising.rules.cards import deck_size
from automatable.games.red_rising.rules.turn import left

COMMANDS = ("red-rising-help-turn", "red-rising-help-ability", "red-rising-help-move")
STYLES = {
    "gold": "yellow",
    "silver": "grey74",
    "copper": "orange3",
    "white": "bright_white",
    "blue": "dodger_blue1",
    "yellow": "bright_yellow",
    "green": "green3",
    "violet": "medium_purple",
    "orange": "dark_orange",
    "gray": "grey58",
    "brown": "orange4",
    "obsidian": "grey42",
    "pink": "hot_pink",
    "red": "red3",
}


def draw(box: Box, state: State) -> Drawing:
    """The whole table."""
    heads = tuple(_head(state, at) for at in range(len(LOCATIONS)))
    lines = [
        *_around(box, state),
        _side("automus", state, state.automus, len(state.automus_hand), "bold red"),
        _side("human", state, state.human, len(state.human_hand), "bold green"),
    ]
    if state.cards == "app" and state.human_hand:
        hand = joined(", ", (_card(box, card) for card in state.human_hand))
        lines.append(line(say("red-rising-board-hand"), ": ", *hand.spans))
    return (Grid((tuple(_pile(box, state, pile) for pile in state.locations),), heads), *lines)


def _head(state: State, at: int) -> Line:
    name = say(f"red-rising-location-{LOCATIONS[at]}")
    return (
        line(name, " ", say(f"red-rising-letter-{state.priorities[at]}")) if state.priorities else line(name)
    )


def _pile(box: Box, state: State, pile: Pile) -> Line:
    """A location as a column, the top card first."""
    if state.cards == "app":
        return joined("\n", (_card(box, card) for card in pile))
    return line(say("red-rising-board-cards", {"cards": len(pile)}))


def _card(box: Box, card: int) -> Line:
    person = box.people[card]
    style = STYLES[person.color]
    return line(Span(f"{person.value} ", style), say(f"red-rising-character-{box.ids[card]}", style=style))


def _around(box: Box, state: State) -> list[Line]:
    counts = {
        "deck": deck_size(state),
        "banished": len(state.banished),
        "automus": left(box, state).bit_count() - box.automus.set_aside,
    }
    said = [say("red-rising-board-deck", counts)]
    if state.priorities:
        said.append(say("red-rising-board-luna-card", {"at": LOCATIONS[luna_card(box, state.priorities)]}))
    if state.side:
        said.append(say("red-rising-board-side", {"side": state.side}))
    return [line(each, style="dim") for each in said]


def _side(who: str, state: State, tokens: Tokens, cards: int, style: str) -> Line:
    held = {"fleet": tokens.fleet, "helium": tokens.helium, "influence": tokens.influence, "cards": cards}
    named = (
        say(f"red-rising-side-{who}", style=style),
        Span(": ", style),
        say("red-rising-board-tokens", held),
    )
    return line(*named, ", ", say("red-rising-track-sovereign")) if state.sovereign == who else line(*named)


def typed(word: str, rest: list[str]) -> Data | None:
    """The event that you typed about your own turn."""
    made = _EVENTS.get(word)
    if made is None:
        return None
    type_, fields, needed = made
    if not needed <= len(rest) <= len(fields):
        usage = " ".join([word, *fields[:needed], *(f"[{field}]" for field in fields[needed:])])
        raise UserError("cli-bad-command", usage=usage)
    return {"type": type_, **dict(zip(fields, rest, strict=False))}


_EVENTS: dict[str, tuple[str, tuple[str, ...], int]] = {
    "lead": ("led", ("deploy", "gain", "card"), 2),
    "deploy": ("deployed", ("location", "card"), 1),
    "gain": ("gained", ("source",), 1),
    "scout": ("scouted", ("location",), 1),
    "took": ("took", ("bonus",), 1),
    "use": ("used", ("character",), 1),
    "give": ("given", ("bonus",), 1),
    "lose": ("lost", ("what",), 1),
    "move": ("moved", ("source", "target", "card"), 2),
}


TERMINAL = Terminal(draw, typed, COMMANDS)
