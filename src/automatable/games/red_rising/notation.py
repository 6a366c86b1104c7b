"""A position in JSON and in one line of text, both ways, and the reasons why one is impossible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct, structs

from automatable.core.game import Defect
from automatable.core.refused import Refused
from automatable.core.resolution import Pending
from automatable.games.red_rising.cards import every_pile, number_of
from automatable.games.red_rising.components import LOCATIONS, TRACKS, Box, House, Letter, Location, Track
from automatable.games.red_rising.state import UNKNOWN, Closing, Count, Phase, Pile, State, Tokens, Who

Cards = int | list[str]
"""A pile: how many cards, when the table keeps them; their ids from the top, when the app does."""


class _Deck(Struct, forbid_unknown_fields=True):
    top: Cards
    rest: Cards
    bottom: Cards


class _Side(Struct, forbid_unknown_fields=True):
    fleet: int
    helium: int
    influence: int
    hand: Cards


class _Form(Struct, forbid_unknown_fields=True, kw_only=True):
    level: str
    cards: Literal["table", "app"]
    house: House
    variant: bool
    card_five: Literal["balanced", "transcribed"]
    phase: Phase
    first: Who
    closing: Closing
    deployed: Location | Literal[""]
    priorities: dict[Location, Letter]
    side: Literal["", "even", "odd"]
    locations: dict[Location, Cards]
    deck: _Deck
    banished: Cards
    human: _Side
    automus: _Side
    sovereign: Who
    discard: list[int]
    count: Count | None = None
    pending: Pending | None = None


def to_json(box: Box, state: State) -> dict[str, Any]:
    """The documented form."""
    form = _Form(
        **{name: getattr(state, name) for name in _SAME},
        deployed=LOCATIONS[state.deployed] if state.deployed >= 0 else "",
        priorities=dict(zip(LOCATIONS, state.priorities, strict=False)),  # type: ignore[arg-type]
        locations={at: _shown(box, state, p) for at, p in zip(LOCATIONS, state.locations, strict=True)},
        deck=_Deck(*(_shown(box, state, pile) for pile in (state.top, state.deck, state.bottom))),
        banished=_shown(box, state, state.banished),
        human=_side(box, state, state.human, state.human_hand),
        automus=_side(box, state, state.automus, state.automus_hand),
        discard=list(state.discard),
    )
    data: dict[str, Any] = msgspec.to_builtins(form)
    return data


_SAME = tuple(  # fields that read the same in both forms
    "level cards house variant card_five phase first closing side sovereign count pending".split()  # noqa: SIM905
)


def parse_json(box: Box, data: Mapping[str, Any]) -> State:
    """The state behind the form."""
    try:
        form = msgspec.convert(dict(data), _Form, strict=True)
    except msgspec.ValidationError as error:
        raise Refused("core-bad-position", reason=str(error)) from None
    if set(form.locations) != set(LOCATIONS) or (form.priorities and set(form.priorities) != set(LOCATIONS)):
        raise Refused("core-bad-position", reason=", ".join(LOCATIONS))
    pile = {at: _read(box, cards) for at, cards in form.locations.items()}
    a, b, c, d = (pile[at] for at in LOCATIONS)
    return State(
        **{name: getattr(form, name) for name in _SAME},
        deployed=LOCATIONS.index(form.deployed) if form.deployed else -1,
        priorities="".join(form.priorities[at] for at in LOCATIONS) if form.priorities else "",
        locations=(a, b, c, d),
        top=_read(box, form.deck.top),
        deck=_read(box, form.deck.rest),
        bottom=_read(box, form.deck.bottom),
        banished=_read(box, form.banished),
        human_hand=_read(box, form.human.hand),
        automus_hand=_read(box, form.automus.hand),
        human=Tokens(form.human.fleet, form.human.helium, form.human.influence),
        automus=Tokens(form.automus.fleet, form.automus.helium, form.automus.influence),
        discard=tuple(form.discard),
    )


def to_text(state: State) -> str:
    """One line: options, turn, priorities, side, piles, both sides, token, discard, count."""
    variant = "variant" if state.variant else "base"
    count = "-" if state.count is None else ".".join(map(str, structs.astuple(state.count)))
    deployed = LOCATIONS[state.deployed] if state.deployed >= 0 else ""
    words = (
        f"{state.level}.{state.cards}.{state.house}.{variant}.{state.card_five}",
        f"{state.phase}.{state.first}.{state.closing}.{deployed}",
        state.priorities or "-",
        state.side or "-",
        ",".join(_pile_text(state, pile) for pile in state.locations),
        ",".join(_pile_text(state, pile) for pile in (state.top, state.deck, state.bottom)),
        _pile_text(state, state.banished),
        _side_text(state, state.human, state.human_hand),
        _side_text(state, state.automus, state.automus_hand),
        state.sovereign or "-",
        ".".join(map(str, state.discard)) or "-",
        count,
    )
    return " ".join(words)


def parse_text(box: Box, text: str) -> State:
    """The state behind one line."""
    try:
        return parse_json(box, _form_of(box, text))
    except (ValueError, IndexError, KeyError) as error:
        if isinstance(error, Refused):
            raise
        raise Refused("core-bad-position", reason=text) from None


def _form_of(box: Box, text: str) -> dict[str, Any]:
    options, turn, letters, side, piles, deck, banished, human, automus, sovereign, discard, count = (
        text.split()
    )
    level, cards, house, variant, card_five = options.split(".")
    phase, first, closing, deployed = turn.split(".")
    top, rest, bottom = (_text_pile(box, pile) for pile in deck.split(","))
    numbers = [] if count == "-" else [int(number) for number in count.split(".")]
    fields = Count.__struct_fields__
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
        "priorities": {} if letters == "-" else dict(zip(LOCATIONS, letters, strict=True)),
        "side": "" if side == "-" else side,
        "locations": {at: _text_pile(box, p) for at, p in zip(LOCATIONS, piles.split(","), strict=True)},
        "deck": {"top": top, "rest": rest, "bottom": bottom},
        "banished": _text_pile(box, banished),
        "human": _text_side(box, human),
        "automus": _text_side(box, automus),
        "sovereign": "" if sovereign == "-" else sovereign,
        "discard": [] if discard == "-" else [int(number) for number in discard.split(".")],
        "count": dict(zip(fields, numbers, strict=True)) if numbers else None,
    }


def _shown(box: Box, state: State, pile: Pile) -> Cards:
    return [box.ids[card] for card in pile] if state.cards == "app" else len(pile)


def _side(box: Box, state: State, tokens: Tokens, hand: Pile) -> _Side:
    return _Side(tokens.fleet, tokens.helium, tokens.influence, _shown(box, state, hand))


def _read(box: Box, cards: Cards) -> Pile:
    if isinstance(cards, int):
        if not 0 <= cards <= len(box.ids):
            raise Refused("core-bad-position", reason=str(cards))
        return (UNKNOWN,) * cards
    return tuple(number_of(box, id) for id in cards)


def _pile_text(state: State, pile: Pile) -> str:
    return "#" + ".".join(map(str, pile)) if state.cards == "app" else str(len(pile))


def _side_text(state: State, tokens: Tokens, hand: Pile) -> str:
    return "/".join((*map(str, structs.astuple(tokens)), _pile_text(state, hand)))


def _text_pile(box: Box, text: str) -> Cards:
    if not text.startswith("#"):
        return int(text)
    return [box.ids[int(number)] for number in text[1:].split(".") if number]


def _text_side(box: Box, text: str) -> dict[str, Any]:
    *tokens, hand = text.split("/")
    return {**dict(zip(TRACKS, map(int, tokens), strict=True)), "hand": _text_pile(box, hand)}


def defects(box: Box, state: State) -> Iterator[Defect]:
    """Every named reason."""
    if state.level not in box.automus.levels:
        yield Defect("red-rising-bad-level", {"level": state.level})
    yield from _set_up_defects(box, state)
    yield from _token_defects(box, state)
    yield from _card_defects(box, state)
    seen = set(state.discard)
    if len(seen) < len(state.discard) or not seen <= set(range(1, len(box.automus.cards) + 1)):
        yield Defect("red-rising-bad-discard")
    if len(state.discard) > box.cards_in_play:
        yield Defect("red-rising-bad-discard")


def _set_up_defects(box: Box, state: State) -> Iterator[Defect]:
    prepared = state.phase != "setup"
    if prepared and sorted(state.priorities) != sorted(box.automus.pairs):
        yield Defect("red-rising-bad-priorities")
    if prepared and (not state.side or not state.first):
        yield Defect("red-rising-not-prepared")
    if (state.phase == "counted") != (state.count is not None):
        yield Defect("red-rising-bad-count")
    if (state.phase == "deployed") != (state.deployed >= 0):
        yield Defect("red-rising-bad-deployed")


def _token_defects(box: Box, state: State) -> Iterator[Defect]:
    ends: dict[Track, int] = {"fleet": box.board.fleet_end, "influence": box.board.influence_tokens}
    for who, tokens, caps in (("human", state.human, ends), ("automus", state.automus, box.automus.caps)):
        for track in TRACKS:
            number, most = getattr(tokens, track), caps.get(track)
            if number < 0 or (most is not None and number > most):
                args = {"who": f"@side-{who}", "track": f"@track-{track}", "number": number}
                yield Defect("red-rising-bad-tokens", args)


def _card_defects(box: Box, state: State) -> Iterator[Defect]:
    out = box.removed(state.variant)
    everything = [card for pile in every_pile(state) for card in pile]
    total = len(box.ids) - len(out)
    known = [card for card in everything if card != UNKNOWN]
    if len(known) != (len(everything) if state.cards == "app" else 0):
        yield Defect("red-rising-cards-and-counts")
    if len(set(known)) < len(known):
        twice = next(card for card in known if known.count(card) > 1)
        yield Defect("red-rising-two-places", {"character": f"@character-{box.ids[twice]}"})
    for card in out & set(known):
        yield Defect("red-rising-not-in-game", {"character": f"@character-{box.ids[card]}"})
    if len(everything) > total or (state.cards == "app" and len(everything) < total):
        yield Defect("red-rising-bad-total", {"cards": len(everything), "total": total})
