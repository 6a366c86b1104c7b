"""A position as a short text, both ways."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.games.red_rising.box.printed import LOCATIONS, TRACKS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.json_format import Cards, parse_json
from automatable.games.red_rising.position.state import Count, Pile, State, Tokens
from automatable.games.red_rising.rules.cards import rest


def to_text(box: Box, state: State) -> str:
    """Write a position as one line: options, turn, priorities, side, piles, sides, token, discard, count."""
    variant = "variant" if state.variant else "base"
    count = "-" if state.count is None else _count_text(box, state.count)
    deployed = LOCATIONS[state.deployed] if state.deployed >= 0 else ""
    used = ("+".join(map(str, state.used)),) if state.used else ()
    words = (
        f"{state.level}.{state.cards}.{state.house}.{variant}.{state.card_five}",
        ".".join((state.phase, state.first, state.closing, deployed, *used)),
        state.priorities or "-",
        state.side or "-",
        ",".join(_pile_text(state, pile) for pile in state.locations),
        ",".join(_pile_text(state, pile) for pile in (state.top, rest(state), state.bottom)),
        _pile_text(state, state.banished),
        _side_text(state, state.human, state.human_hand),
        _side_text(state, state.automus, state.automus_hand),
        state.sovereign or "-",
        ".".join(map(str, state.discard)) or "-",
        count,
    )
    return " ".join(words)


def parse_text(box: Box, text: str) -> State:
    """Read a position from one line."""
    try:
        return parse_json(box, _form_of(box, text))
    except (ValueError, IndexError, KeyError) as error:
        if isinstance(error, UserError):
            raise
        raise UserError("core-bad-position", reason=text) from None


def _form_of(box: Box, text: str) -> dict[str, object]:
    options, turn, letters, side, piles, deck, banished, human, automus, sovereign, discard, count = (
        text.split()
    )
    level, cards, house, variant, card_five = options.split(".")
    phase, first, closing, deployed, *used = turn.split(".")
    top, rest, bottom = (_text_pile(box, pile) for pile in deck.split(","))
    return {
        "level": level,
        "cards": cards,
        "house": house,
        "variant": {"variant": True, "base": False}[variant],
        "card_five": card_five,
        "phase": phase,
        "first": first,
        "closing": closing,
        "deployed": deployed,
        "used": [box.ids[int(number)] for number in used[0].split("+")] if used else [],
        "priorities": {} if letters == "-" else dict(zip(LOCATIONS, letters, strict=True)),
        "side": "" if side == "-" else side,
        "locations": {at: _text_pile(box, p) for at, p in zip(LOCATIONS, piles.split(","), strict=True)},
        "deck": {"top": top, "rest": rest, "bottom": bottom},
        "banished": _text_pile(box, banished),
        "human": _text_side(box, human),
        "automus": _text_side(box, automus),
        "sovereign": "" if sovereign == "-" else sovereign,
        "discard": [] if discard == "-" else [int(number) for number in discard.split(".")],
        "count": None if count == "-" else _text_count(box, count),
    }


def _count_text(box: Box, count: Count) -> str:
    *numbers, _ = structs.astuple(count)
    each = (f"{box.numbers[one.card]}:{one.core}:{one.bonus}" for one in count.cards)
    return "/".join((".".join(map(str, numbers)), *each))


def _text_count(box: Box, text: str) -> dict[str, object]:
    numbers, *cards = text.split("/")
    fields = Count.__struct_fields__[:-1]
    each = (map(int, card.split(":")) for card in cards)
    named = [{"card": box.ids[card], "core": core, "bonus": bonus} for card, core, bonus in each]
    return {**dict(zip(fields, map(int, numbers.split(".")), strict=True)), "cards": named}


def _pile_text(state: State, pile: Pile) -> str:
    return "#" + ".".join(map(str, pile)) if state.cards == "app" else str(len(pile))


def _side_text(state: State, tokens: Tokens, hand: Pile) -> str:
    return "/".join((*map(str, structs.astuple(tokens)), _pile_text(state, hand)))


def _text_pile(box: Box, text: str) -> Cards:
    if not text.startswith("#"):
        return int(text)
    return [box.ids[int(number)] for number in text[1:].split(".") if number]


def _text_side(box: Box, text: str) -> dict[str, object]:
    *tokens, hand = text.split("/")
    return {**dict(zip(TRACKS, map(int, tokens), strict=True)), "hand": _text_pile(box, hand)}
