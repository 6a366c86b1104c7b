"""Preparation: priorities, the Luna bonus card, the removed characters, first cards, the scoring side."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from automatable.core.choosing import mask_of
from automatable.core.deck import Draw
from automatable.core.question import Question
from automatable.core.resolution import Resolving
from automatable.games.red_rising import bonuses, cards, ending
from automatable.games.red_rising.events import Prepared
from automatable.games.red_rising.locations import place
from automatable.games.red_rising.printed import LOCATIONS, LUNA, House
from automatable.games.red_rising.state import State
from automatable.games.red_rising.tables import Box


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices before a game. House Ceres is not for a first game."""

    level: str = "2"
    cards: Literal["table", "app"] = "table"
    house: House = "mars"
    variant: bool = False
    card_five: Literal["balanced", "transcribed"] = "balanced"
    first: Literal["random", "human", "automus"] = "random"


def new(box: Box, setup: Setup) -> State:
    """The fixed part: the character deck without the removed cards; the rest is chance."""
    out = box.removed(setup.variant)
    deck = box.characters.all & ~mask_of(list(out))
    named = setup.cards == "app"
    first = "human" if box.houses[setup.house].first else setup.first
    return State(
        level=setup.level,
        cards=setup.cards,
        house=setup.house,
        variant=setup.variant,
        card_five=setup.card_five,
        deck=deck if named else 0,
        unnamed=0 if named else deck.bit_count(),
        first="" if first == "random" else first,
    )


def checklist(box: Box, state: State, r: Resolving) -> None:
    """What to put where before the first turn; what the app shuffles and deals is not for the hands."""
    automus, board = box.automus, box.board
    out = [f"@character-{box.ids[n]}" for n in sorted(box.removed(state.variant))]
    dealt_by_hand = state.cards == "table"
    counts = {"cards": len(automus.cards), "aside": automus.set_aside}
    r.do_with("automus", "red-rising-set-deck", "setup-deck", **counts)
    r.do_with("priority", "red-rising-set-priorities", "setup-priorities")
    r.do_with("priority", "red-rising-set-luna", "luna-bonus-card")
    if dealt_by_hand:
        r.do("red-rising-set-removed", "setup-removed", characters=out)
        r.do("red-rising-set-characters", "setup-base")
        r.do("red-rising-set-board", "setup-base", cards=board.cards_per_location)
    r.do("red-rising-set-you", "setup-base", house=f"@house-{state.house}")
    r.do("red-rising-set-colour", "setup-hand")
    r.do("red-rising-set-markers", "setup-base")
    r.do("red-rising-set-neutral", "setup-base", tokens=board.neutral_influence)
    if dealt_by_hand:
        r.do("red-rising-set-hand", "setup-base", cards=_hand_size(box, state))
        r.do("red-rising-set-automus", "setup-hand", cards=automus.starting_hand)
        r.do("red-rising-set-side", "scoring-side")


def priority_draw(box: Box, location: str, taken: str = "") -> Draw:
    """Which priority card lies on a location; the one on Jupiter begins the set-up."""
    left = mask_of([n for n, letter in box.priority.things.items() if str(letter) not in taken])
    id, args = f"priority-{location}", {"at": location}
    draw = Draw(id, "red-rising-ask-priority", "setup-priorities", box.priority, left, args)
    return draw if taken else replace(draw, event="prepared", field="jupiter")


def prepared(box: Box, state: State, event: Prepared, r: Resolving) -> State:
    """Rule setup: everything chance decides before the first turn."""
    ending.need(state, "setup")
    letters: str = event.jupiter
    every = "".join(box.automus.pairs)
    for location in LOCATIONS[1:-1]:
        letters += every[r.draw(priority_draw(box, location, letters))]
    letters += next(letter for letter in every if letter not in letters)
    state = replace(state, priorities=letters)
    if r.listens:
        r.cause("setup")
        for at, letter in enumerate(letters):
            r.do("red-rising-do-priority", "setup-priorities", letter=f"@letter-{letter}", at=place(at))
        shown = bonuses.luna_card(box, letters)
        r.note(
            "red-rising-luna-pair", "luna-bonus-card", letter=f"@letter-{letters[LUNA]}", at=LOCATIONS[shown]
        )
        r.do("red-rising-do-luna-card", "luna-bonus-card", at=place(shown))
    state = _deal(box, state, r)
    state = replace(state, side=scoring_side(box, state, r))
    first = state.first or _first_player(box, r)
    if r.listens:
        r.do("red-rising-do-first", "setup-base", who=f"@side-{first}")
    return replace(state, first=first, phase=first)


def _deal(box: Box, state: State, r: Resolving) -> State:
    """Two cards on each location, your hand, and the Automus's two face down."""
    for location in LOCATIONS:
        for number in range(1, box.board.cards_per_location + 1):
            state, card = cards.draw(box, state, r, f"start-{location}-{number}")
            assert card is not None
            state = cards.put(state, location, card)
    for hand, size in (("hand", _hand_size(box, state)), ("automus", box.automus.starting_hand)):
        for number in range(1, size + 1):
            state, card = cards.draw(box, state, r, f"start-{hand}-{number}")
            assert card is not None
            state = cards.put(state, hand, card)
    return state


def scoring_side(box: Box, state: State, r: Resolving) -> str:
    """Rule scoring-side: the parity most cards on the board have; even at a tie. 0 is even."""
    board = [card for pile in state.locations for card in pile]
    if state.cards == "app":
        even = sum(box.people[card].value % 2 == 0 for card in board)
    else:
        even = r.ask(Question("even-cards", "red-rising-ask-even", "scoring-side", low=0, high=len(board)))
    return side_of(even, len(board) - even, r)


def side_of(even: int, odd: int, r: Resolving) -> str:
    """The side of the scoring card that stays visible."""
    side = "even" if even >= odd else "odd"
    if r.listens:
        r.note("red-rising-side-counted", "scoring-side", even=even, odd=odd)
        r.do("red-rising-do-side", "scoring-side", side=side)
    return side


def _hand_size(box: Box, state: State) -> int:
    return box.board.starting_hand + box.houses[state.house].extra_cards


def _first_player(box: Box, r: Resolving) -> Literal["human", "automus"]:
    deck = box.first_player
    drawn = r.draw(Draw("first-player", "red-rising-ask-first", "setup-base", deck, deck.all))
    return "automus" if drawn else "human"
