"""Moves of cards: the character deck, the locations, the hands and the banished pile.

If the table has the cards, every card is ``UNKNOWN``: the same moves change the numbers, without questions.
"""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.engine.choices import each
from automatable.core.engine.deck import Draw
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Args
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.red_rising.box.printed import LOCATIONS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import UNKNOWN, Pile, State

PILES = {"banished": "banished", "hand": "human_hand", "automus": "automus_hand"}


def name_of(box: Box, card: int) -> str:
    """A card as a reference to its word."""
    return "@card" if card == UNKNOWN else f"@character-{box.ids[card]}"


def card_args(box: Box, card: int) -> Args:
    """The arguments of a sentence about a card, known or unknown."""
    return {"known": "no" if card == UNKNOWN else "yes", "character": name_of(box, card)}


def options(box: Box, cards: Pile) -> tuple[Option, ...]:
    """These cards as answers."""
    return tuple(box.options[card] for card in cards)


def number_of(box: Box, id: str) -> int:
    """The number of the character with this id."""
    if id not in box.numbers:
        raise UserError("red-rising-unknown-character", character=id)
    return box.numbers[id]


def deck_size(state: State) -> int:
    """Cards left in the character deck."""
    return len(state.top) + state.deck.bit_count() + state.unnamed + len(state.bottom)


def draw(box: Box, state: State, r: Resolver, id: str) -> tuple[State, int | None]:
    """Draw the top card of the character deck; None if there is none."""
    if state.top:
        return replace(state, top=state.top[1:]), state.top[0]
    deck = state.deck
    if deck:
        r.checkpoint(state)
        card = r.draw(Draw(id, "red-rising-ask-character", "character-deck", box.characters, deck))
        return replace(state, deck=deck ^ 1 << card), card
    if state.unnamed:
        return replace(state, unnamed=state.unnamed - 1), UNKNOWN
    if state.bottom:
        return replace(state, bottom=state.bottom[1:]), state.bottom[0]
    return state, None


def draw_to_hand(box: Box, state: State, r: Resolver, id: str, rule: str) -> State:
    """You gain the top card of the character deck, if there is one."""
    state, card = draw(box, state, r, id)
    if card is None:
        return state
    if r.explaining:
        r.instruct("red-rising-do-draw", rule, **card_args(box, card))
    return put(state, "hand", card)


def put(state: State, place: str, card: int, under: bool = False) -> State:
    """Put a card on top of a place, or beneath its cards."""
    if place in LOCATIONS:
        at = LOCATIONS.index(place)
        return place_at(state, at, card, under)
    if place == "deck":
        if card == UNKNOWN:
            return replace(state, unnamed=state.unnamed + 1)
        if under:
            return replace(state, bottom=(*state.bottom, card))
        return replace(state, top=(card, *state.top))
    field = PILES[place]
    pile: Pile = getattr(state, field)
    return replace(state, **{field: (*pile, card) if under else (card, *pile)})


def place_at(state: State, location: int, card: int, under: bool = False) -> State:
    """Put a card on top of a location, or beneath its cards."""
    pile = state.locations[location]
    return with_location(state, location, (*pile, card) if under else (card, *pile))


def with_location(state: State, location: int, pile: Pile) -> State:
    """Replace the cards of a location."""
    a, b, c, d = state.locations
    piles = (pile, b, c, d), (a, pile, c, d), (a, b, pile, d), (a, b, c, pile)
    return replace(state, locations=piles[location])


def take_top(state: State, location: int) -> tuple[State, int]:
    """Take the top card of a location."""
    pile = state.locations[location]
    return with_location(state, location, pile[1:]), pile[0]


def take_second(state: State, location: int) -> tuple[State, int]:
    """Take the card directly beneath the top one of a location."""
    top, card, *rest = state.locations[location]
    return with_location(state, location, (top, *rest)), card


def which(box: Box, state: State, place: str, id: str, asked: str, r: Resolver) -> int:
    """Ask which card leaves your hand or the banished pile; unknown if the table has the cards."""
    pile: Pile = getattr(state, PILES[place])
    if state.cards == "table" or not pile:
        return UNKNOWN
    if len(pile) == 1:
        return pile[0]
    shown = options(box, tuple(sorted(pile)))
    r.checkpoint(state)
    return box.numbers[r.ask(Question(id, asked, "human-turn", options=shown))]


def take(state: State, place: str, card: int | None = None, lowest: bool = False) -> tuple[State, int]:
    """Take a card from a location, a hand or the banished pile: a named one, the lowest, or the top."""
    pile: Pile = (
        state.locations[LOCATIONS.index(place)] if place in LOCATIONS else getattr(state, PILES[place])
    )
    if not pile:
        raise UserError("red-rising-place-empty", place=f"@place-{place}")
    if card is not None and state.cards == "app":
        if card not in pile:
            raise UserError("red-rising-card-not-there", place=f"@place-{place}")
        at = pile.index(card)
    else:
        at = len(pile) - 1 if lowest else 0
    left = pile[:at] + pile[at + 1 :]
    if place in LOCATIONS:
        return with_location(state, LOCATIONS.index(place), left), pile[at]
    return replace(state, **{PILES[place]: left}), pile[at]


def rest(state: State) -> Pile:
    """The cards of the deck in unknown order."""
    return (*each(state.deck), *(UNKNOWN,) * state.unnamed)


def every_pile(state: State) -> tuple[Pile, ...]:
    """The piles of all places."""
    return (
        state.top,
        rest(state),
        state.bottom,
        *state.locations,
        state.human_hand,
        state.automus_hand,
        state.banished,
    )
