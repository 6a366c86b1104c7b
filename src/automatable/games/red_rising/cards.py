"""Cards on the move: the character deck, the locations, the hands and the banished pile.

When the table keeps the cards every card is ``UNKNOWN``: the same moves keep the counts, nothing is asked.
"""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.choosing import each
from automatable.core.deck import Draw
from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.core.story import Args
from automatable.games.red_rising.printed import LOCATIONS
from automatable.games.red_rising.state import UNKNOWN, Pile, State
from automatable.games.red_rising.tables import Box

PILES = {"banished": "banished", "hand": "human_hand", "automus": "automus_hand"}


def name_of(box: Box, card: int) -> str:
    """A card as a reference to its word."""
    return "@card" if card == UNKNOWN else f"@character-{box.ids[card]}"


def told(box: Box, card: int) -> Args:
    """A card as arguments of a sentence: by name, or as just a card."""
    return {"known": "no" if card == UNKNOWN else "yes", "character": name_of(box, card)}


def options(box: Box, cards: Pile) -> tuple[Option, ...]:
    """Cards as answers."""
    return tuple(box.options[card] for card in cards)


def number_of(box: Box, id: str) -> int:
    """The character's number; refuses a name nobody has."""
    if id not in box.numbers:
        raise Refused("red-rising-unknown-character", character=id)
    return box.numbers[id]


def deck_size(state: State) -> int:
    """Cards left in the character deck."""
    return len(state.top) + state.deck.bit_count() + state.unnamed + len(state.bottom)


def draw(box: Box, state: State, r: Resolving, id: str) -> tuple[State, int | None]:
    """The top card of the character deck, or None when there is none."""
    if state.top:
        return replace(state, top=state.top[1:]), state.top[0]
    deck = state.deck
    if deck:
        card = r.draw(Draw(id, "red-rising-ask-character", "character-deck", box.characters, deck))
        return replace(state, deck=deck ^ 1 << card), card
    if state.unnamed:
        return replace(state, unnamed=state.unnamed - 1), UNKNOWN
    if state.bottom:
        return replace(state, bottom=state.bottom[1:]), state.bottom[0]
    return state, None


def draw_to_hand(box: Box, state: State, r: Resolving, id: str, rule: str) -> State:
    """You gain the top card of the character deck; an empty deck gives nothing, and nothing is told of it."""
    state, card = draw(box, state, r, id)
    if card is None:
        return state
    if r.listens:
        r.do("red-rising-do-draw", rule, **told(box, card))
    return put(state, "hand", card)


def put(state: State, place: str, card: int, under: bool = False) -> State:
    """The card on top of a place, or beneath it."""
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
    """The card on top of a location, or beneath its cards."""
    pile = state.locations[location]
    return with_location(state, location, (*pile, card) if under else (card, *pile))


def with_location(state: State, location: int, pile: Pile) -> State:
    """A location's cards set anew."""
    a, b, c, d = state.locations
    piles = (pile, b, c, d), (a, pile, c, d), (a, b, pile, d), (a, b, c, pile)
    return replace(state, locations=piles[location])


def take_top(state: State, location: int) -> tuple[State, int]:
    """The top card of a location that holds one."""
    pile = state.locations[location]
    return with_location(state, location, pile[1:]), pile[0]


def take_second(state: State, location: int) -> tuple[State, int]:
    """The card directly beneath the top one of a location that holds two."""
    top, card, *rest = state.locations[location]
    return with_location(state, location, (top, *rest)), card


def which(box: Box, state: State, place: str, id: str, asked: str, r: Resolving) -> int:
    """The card that leaves your hand or the banished pile, asked only where the app keeps the cards."""
    pile: Pile = getattr(state, PILES[place])
    if state.cards == "table" or not pile:
        return UNKNOWN
    if len(pile) == 1:
        return pile[0]
    shown = options(box, tuple(sorted(pile)))
    return box.numbers[r.ask(Question(id, asked, "human-turn", options=shown))]


def take(state: State, place: str, card: int | None = None, lowest: bool = False) -> tuple[State, int]:
    """A card out of a location, a hand or the banished pile: a named one, the lowest, or the top."""
    pile: Pile = (
        state.locations[LOCATIONS.index(place)] if place in LOCATIONS else getattr(state, PILES[place])
    )
    if not pile:
        raise Refused("red-rising-place-empty", place=f"@place-{place}")
    if card is not None and state.cards == "app":
        if card not in pile:
            raise Refused("red-rising-card-not-there", place=f"@place-{place}")
        at = pile.index(card)
    else:
        at = len(pile) - 1 if lowest else 0
    left = pile[:at] + pile[at + 1 :]
    if place in LOCATIONS:
        return with_location(state, LOCATIONS.index(place), left), pile[at]
    return replace(state, **{PILES[place]: left}), pile[at]


def rest(state: State) -> Pile:
    """The cards of the deck whose order nobody knows."""
    return (*each(state.deck), *(UNKNOWN,) * state.unnamed)


def every_pile(state: State) -> tuple[Pile, ...]:
    """All places a card can be."""
    return (
        state.top,
        rest(state),
        state.bottom,
        *state.locations,
        state.human_hand,
        state.automus_hand,
        state.banished,
    )
