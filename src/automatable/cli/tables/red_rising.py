"""Red Rising in the terminal: the four locations, the decks, both sides, and your hand."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from automatable.core.refused import Refused
from automatable.games.red_rising.bonuses import luna_card
from automatable.games.red_rising.cards import deck_size
from automatable.games.red_rising.printed import LOCATIONS
from automatable.games.red_rising.state import Pile, State, Tokens
from automatable.games.red_rising.tables import Box
from automatable.games.red_rising.turn import left
from automatable.locales import Words

HELP = ("red-rising-turn", "red-rising-ability", "red-rising-move")
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


def board(state: State, box: Box, words: Words) -> Group:
    """The whole table."""
    table = Table(show_edge=False, pad_edge=False)
    for at, name in enumerate(LOCATIONS):
        letter = f" {words.name('@letter-' + state.priorities[at])}" if state.priorities else ""
        table.add_column(f"{words.name('@location-' + name)}{letter}", min_width=16, vertical="top")
    table.add_row(*(_pile(state, box, pile, words) for pile in state.locations))
    lines: list[RenderableType] = [table, *_around(state, box, words)]
    lines.append(_side("automus", state, state.automus, len(state.automus_hand), words, "bold red"))
    lines.append(_side("human", state, state.human, len(state.human_hand), words, "bold green"))
    if state.cards == "app" and state.human_hand:
        hand = Text(words.say("red-rising-board-hand") + ": ")
        hand.append_text(Text(", ").join(_card(box, card, words) for card in state.human_hand))
        lines.append(hand)
    return Group(*lines)


def _pile(state: State, box: Box, pile: Pile, words: Words) -> Text:
    """The top card first, as one would read down the column."""
    if state.cards == "app":
        return Text("\n").join(_card(box, card, words) for card in pile)
    return Text(words.say("red-rising-board-cards", {"cards": len(pile)}))


def _card(box: Box, card: int, words: Words) -> Text:
    person = box.people[card]
    return Text(f"{person.value} {words.name('@character-' + box.ids[card])}", STYLES[person.color])


def _around(state: State, box: Box, words: Words) -> list[Text]:
    counts = {
        "deck": deck_size(state),
        "banished": len(state.banished),
        "automus": left(box, state).bit_count() - box.automus.set_aside,
    }
    lines = [words.say("red-rising-board-deck", counts)]
    if state.priorities:
        lines.append(
            words.say("red-rising-board-luna-card", {"at": LOCATIONS[luna_card(box, state.priorities)]})
        )
    if state.side:
        lines.append(words.say("red-rising-board-side", {"side": state.side}))
    return [Text(line, "dim") for line in lines]


def _side(who: str, state: State, tokens: Tokens, cards: int, words: Words, style: str) -> Text:
    held = {"fleet": tokens.fleet, "helium": tokens.helium, "influence": tokens.influence, "cards": cards}
    token = f", {words.say('red-rising-track-sovereign')}" if state.sovereign == who else ""
    line = Text(words.say(f"red-rising-side-{who}") + ": ", style)
    return line.append(words.say("red-rising-board-tokens", held) + token, "default")


def event(word: str, rest: list[str]) -> dict[str, Any] | None:
    """What you typed about your own turn, as an event."""
    made = _EVENTS.get(word)
    if made is None:
        return None
    type_, fields, needed = made
    if not needed <= len(rest) <= len(fields):
        usage = " ".join([word, *fields[:needed], *(f"[{field}]" for field in fields[needed:])])
        raise Refused("cli-bad-command", usage=usage)
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
