"""Set-up (p. 2): priorities, the Luna bonus card, removed characters, first cards, the scoring side."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from automatable.core.engine.choices import mask_of
from automatable.core.engine.deck import Draw
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.games.red_rising.box.printed import LOCATIONS, LUNA, House
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.events import Prepared
from automatable.games.red_rising.position.state import State
from automatable.games.red_rising.rules import bonuses, cards, game_end
from automatable.games.red_rising.rules.locations import place


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices before a game. House Ceres is not for a first game."""

    level: str = "2"
    cards: Literal["table", "app"] = "table"
    house: House = "mars"
    variant: bool = False
    card_five: Literal["balanced", "transcribed"] = "balanced"
    first: Literal["random", "human", "automus"] = "random"


def new(box: Box, setup: Setup) -> State:
    """The position before the draws of the set-up: the character deck without the removed cards."""
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


def checklist(box: Box, state: State, r: Resolver) -> None:
    """The checklist of the set-up, without what the app shuffles and deals."""
    automus, board = box.automus, box.board
    out = [f"@character-{box.ids[n]}" for n in sorted(box.removed(state.variant))]
    dealt_by_hand = state.cards == "table"
    counts = {"cards": len(automus.cards), "aside": automus.set_aside}
    r.instruct_holder("automus", "red-rising-set-deck", "setup-deck", **counts)
    r.instruct_holder("priority", "red-rising-set-priorities", "setup-priorities")
    r.instruct_holder("priority", "red-rising-set-luna", "luna-bonus-card")
    if dealt_by_hand:
        r.instruct("red-rising-set-removed", "setup-removed", characters=out)
        r.instruct("red-rising-set-characters", "setup-base")
        r.instruct("red-rising-set-board", "setup-base", cards=board.cards_per_location)
    r.instruct("red-rising-set-you", "setup-base", house=f"@house-{state.house}")
    r.instruct("red-rising-set-colour", "setup-hand")
    r.instruct("red-rising-set-markers", "setup-base")
    r.instruct("red-rising-set-neutral", "setup-base", tokens=board.neutral_influence)
    if dealt_by_hand:
        r.instruct("red-rising-set-hand", "setup-base", cards=_hand_size(box, state))
        r.instruct("red-rising-set-automus", "setup-hand", cards=automus.starting_hand)
        r.instruct("red-rising-set-side", "scoring-side")


def priority_draw(box: Box, location: str, taken: str = "") -> Draw:
    """The draw of a location's priority card; the one of Jupiter begins the set-up."""
    left = mask_of([n for n, letter in box.priority.values.items() if str(letter) not in taken])
    id, args = f"priority-{location}", {"at": location}
    draw = Draw(id, "red-rising-ask-priority", "setup-priorities", box.priority, left, args)
    return draw if taken else replace(draw, event="prepared", field="jupiter")


def prepared(box: Box, state: State, event: Prepared, r: Resolver) -> State:
    """Rule setup: all draws before the first turn."""
    game_end.need(state, "setup")
    letters: str = event.jupiter
    every = "".join(box.automus.pairs)
    for location in LOCATIONS[1:-1]:
        letters += every[r.draw(priority_draw(box, location, letters))]
    letters += next(letter for letter in every if letter not in letters)
    state = replace(state, priorities=letters)
    if r.explaining:
        r.cause("setup")
        for at, letter in enumerate(letters):
            r.instruct("red-rising-do-priority", "setup-priorities", letter=f"@letter-{letter}", at=place(at))
        shown = bonuses.luna_card(box, letters)
        r.note(
            "red-rising-luna-pair", "luna-bonus-card", letter=f"@letter-{letters[LUNA]}", at=LOCATIONS[shown]
        )
        r.instruct("red-rising-do-luna-card", "luna-bonus-card", at=place(shown))
    state = _deal(box, state, r)
    state = replace(state, side=scoring_side(box, state, r))
    r.checkpoint(state)
    first = state.first or _first_player(box, r)
    if r.explaining:
        r.note("red-rising-note-first", "setup-base", chosen="yes" if state.first else "no")
        r.instruct("red-rising-do-first", "setup-base", who=f"@side-{first}")
    return replace(state, first=first, phase=first)


def _deal(box: Box, state: State, r: Resolver) -> State:
    """Deal two cards to each location, your hand, and two cards to the Automus."""
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


def scoring_side(box: Box, state: State, r: Resolver) -> str:
    """Rule scoring-side: the parity of most cards on the board; even at a tie. 0 is even."""
    board = [card for pile in state.locations for card in pile]
    if state.cards == "app":
        even = sum(box.people[card].value % 2 == 0 for card in board)
    else:
        r.checkpoint(state)
        even = r.ask(Question("even-cards", "red-rising-ask-even", "scoring-side", low=0, high=len(board)))
    return side_of(even, len(board) - even, r)


def side_of(even: int, odd: int, r: Resolver) -> str:
    """The side of the scoring card that stays visible."""
    side = "even" if even >= odd else "odd"
    if r.explaining:
        r.note("red-rising-side-counted", "scoring-side", even=even, odd=odd)
        r.instruct("red-rising-do-side", "scoring-side", side=side)
    return side


def _hand_size(box: Box, state: State) -> int:
    return box.board.starting_hand + box.houses[state.house].extra_cards


def _first_player(box: Box, r: Resolver) -> Literal["human", "automus"]:
    deck = box.first_player
    drawn = r.draw(Draw("first-player", "red-rising-ask-first", "setup-base", deck, deck.all))
    return "automus" if drawn else "human"
