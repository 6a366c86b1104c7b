"""A position as JSON, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from automatable.core.engine.choices import Mask, mask_of
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.resolution import Pending
from automatable.core.forms.marks import words
from automatable.games.red_rising.box.printed import LOCATIONS, House, Letter, Location
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import (
    UNKNOWN,
    Closing,
    Count,
    Phase,
    Pile,
    State,
    Tokens,
    Who,
)
from automatable.games.red_rising.rules.cards import number_of, rest

Character = Annotated[str, words("character")]
At = Annotated[Location, words("place")]
Whose = Annotated[Who, words("who")]
Cards = int | list[Character]
"""A pile: the number of cards if the table has them, their ids from the top if the app has them."""


class DeckForm(Struct, forbid_unknown_fields=True):
    """The character deck: known cards on top, cards in unknown order, known cards at the bottom."""

    top: Cards
    rest: Cards
    bottom: Cards


class SideForm(Struct, forbid_unknown_fields=True):
    """One side's tokens and hand."""

    fleet: int
    helium: int
    influence: int
    hand: Cards


class Form(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position in JSON."""

    level: str
    cards: Annotated[Literal["table", "app"], words("setup-cards")]
    house: House
    variant: bool
    card_five: Annotated[Literal["balanced", "transcribed"], words("setup-card_five")]
    phase: Phase
    first: Whose
    closing: Closing
    deployed: Location | Literal[""]
    used: list[Character] = []
    priorities: dict[At, Annotated[Letter, words("letter")]]
    side: Annotated[Literal["", "even", "odd"], words("scoring-side")]
    locations: dict[At, Cards]
    deck: DeckForm
    banished: Cards
    human: SideForm
    automus: SideForm
    sovereign: Whose
    discard: list[Annotated[int, words("automus-card")]]
    count: Count | None = None
    pending: Pending | None = None


def to_json(box: Box, state: State) -> Data:
    """Write a position as JSON."""
    form = Form(
        **{name: getattr(state, name) for name in _SAME},
        deployed=LOCATIONS[state.deployed] if state.deployed >= 0 else "",
        used=[box.ids[character] for character in state.used],
        priorities=dict(zip(LOCATIONS, state.priorities, strict=False)),  # type: ignore[arg-type]
        locations={at: _shown(box, state, p) for at, p in zip(LOCATIONS, state.locations, strict=True)},
        deck=DeckForm(*(_shown(box, state, pile) for pile in (state.top, rest(state), state.bottom))),
        banished=_shown(box, state, state.banished),
        human=_side(box, state, state.human, state.human_hand),
        automus=_side(box, state, state.automus, state.automus_hand),
        discard=list(state.discard),
    )
    data: Data = msgspec.to_builtins(form)
    return data


_SAME = tuple(  # fields that are the same in both forms
    "level cards house variant card_five phase first closing side sovereign count pending".split()  # noqa: SIM905
)


def parse_json(box: Box, data: Mapping[str, object]) -> State:
    """Read a position from JSON."""
    try:
        form = msgspec.convert(dict(data), Form, strict=True)
    except msgspec.ValidationError as error:
        raise UserError("core-bad-position", reason=str(error)) from None
    if set(form.locations) != set(LOCATIONS) or (form.priorities and set(form.priorities) != set(LOCATIONS)):
        raise UserError("core-bad-position", reason=", ".join(LOCATIONS))
    pile = {at: _read(box, cards) for at, cards in form.locations.items()}
    a, b, c, d = (pile[at] for at in LOCATIONS)
    return State(
        **{name: getattr(form, name) for name in _SAME},
        deployed=LOCATIONS.index(form.deployed) if form.deployed else -1,
        used=tuple(number_of(box, id) for id in form.used),
        priorities="".join(form.priorities[at] for at in LOCATIONS) if form.priorities else "",
        locations=(a, b, c, d),
        top=_read(box, form.deck.top),
        deck=_named(box, form.deck.rest),
        unnamed=form.deck.rest if isinstance(form.deck.rest, int) else 0,
        bottom=_read(box, form.deck.bottom),
        banished=_read(box, form.banished),
        human_hand=_read(box, form.human.hand),
        automus_hand=_read(box, form.automus.hand),
        human=Tokens(form.human.fleet, form.human.helium, form.human.influence),
        automus=Tokens(form.automus.fleet, form.automus.helium, form.automus.influence),
        discard=tuple(form.discard),
    )


def _shown(box: Box, state: State, pile: Pile) -> Cards:
    return [box.ids[card] for card in pile] if state.cards == "app" else len(pile)


def _side(box: Box, state: State, tokens: Tokens, hand: Pile) -> SideForm:
    return SideForm(tokens.fleet, tokens.helium, tokens.influence, _shown(box, state, hand))


def _named(box: Box, cards: Cards) -> Mask:
    """The named cards in the part of the deck with unknown order."""
    pile = [card for card in _read(box, cards) if card != UNKNOWN]
    for card in pile:
        if pile.count(card) > 1:
            raise UserError("red-rising-two-places", character=f"@character-{box.ids[card]}")
    return mask_of(pile)


def _read(box: Box, cards: Cards) -> Pile:
    if isinstance(cards, int):
        if not 0 <= cards <= len(box.ids):
            raise UserError("core-bad-position", reason=str(cards))
        return (UNKNOWN,) * cards
    return tuple(number_of(box, id) for id in cards)
