"""What a turn of the human would bring: tokens, cards and bonuses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from automatable.core.engine.events import Event
from automatable.games.red_rising.box.printed import LOCATIONS, Ability
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.events import Changed, Gained, Moved, Took
from automatable.games.red_rising.position.state import Pile, State, Tokens
from automatable.games.red_rising.rules.abilities.use import usable_now

WORTH_USING = ("gives", "banishes", "steals", "shows", "helium", "robs", "handed")
"""Abilities that affect the Automus and cost the human nothing worth keeping."""


class Turn(Struct, frozen=True):
    """A turn and where it leads: your hand, your tokens, how many unseen cards it draws.

    ``uses``: the ability that touches the Automus is used. ``ends``: nothing is gained after it.
    ``covers`` is the value of the card it covers.
    """

    events: tuple[Event, ...]
    hand: Pile
    tokens: Tokens
    sovereign: bool
    drawn: int = 0
    uses: bool = False
    ends: bool = False
    covers: int = -1


def bonus(box: Box, turn: Turn, at: int) -> Turn:
    """The turn with a location's bonus; the house of the Sovereign token is ignored."""
    return _with(box, turn, [(box.bonus_of[at], 1)])


def uses(box: Box, state: State, turn: Turn, card: int, at: int) -> Iterator[Turn]:
    """The turn with the deployed character's ability, each way it can be used."""
    ability, how = box.abilities[card], box.people[card].touches
    if ability is not None:
        yield from _own(box, state, turn, card, at, ability)
    elif how is not None and how.how in WORTH_USING and card in usable_now(box, _deployed(state, card, at)):
        drawn = how.draws + (how.how == "steals")
        yield replace(_with(box, turn, how.own.items()), uses=True, drawn=drawn, ends=how.ends)


def _own(box: Box, state: State, turn: Turn, card: int, at: int, ability: Ability) -> Iterator[Turn]:
    here = LOCATIONS[at]
    if (ability.at and here not in ability.at) or (ability.holding and not turn.sovereign):
        return
    pile = state.locations[at]
    times = sum(box.people[c].color == ability.per for c in pile) if ability.per else 1
    gives = {token: by * times for token, by in ability.gives.items()}
    if any(getattr(turn.tokens, token) + by < 0 for token, by in gives.items() if token != "sovereign"):
        return
    if gives and times:
        turn = replace(_with(box, turn, gives.items()), events=(*turn.events, *_taken(gives.items())))
    if not ability.card:
        if gives and times:
            yield turn
        return
    stays = here in ability.stays_at or (pile and box.people[pile[0]].color in ability.stays_on)
    for found, moved, color in _cards(box, state, ability, at):
        left = ability.leaves and not stays and color not in ability.stays_for
        banish = (Moved(here, "banished", box.ids[card]),) if left else ()
        hand = turn.hand if found is None else (found, *turn.hand)
        over = (Gained("nothing"),) if ability.ends else ()
        events = (*turn.events, moved, *banish, *over)
        yield replace(turn, events=events, hand=hand, drawn=int(found is None), ends=ability.ends)


def _cards(box: Box, state: State, ability: Ability, at: int) -> Iterator[tuple[int | None, Moved, str]]:
    """The cards that an ability can bring, each with its move and its colour; an unknown card is None."""
    here, pile = LOCATIONS[at], state.locations[at]
    places: dict[str, Pile] = {here: pile}
    if ability.card == "deck":
        if state.deck:
            yield None, Moved("deck", "hand"), ""
        return
    if ability.card == "beneath":
        places = {here: pile[:1]}
    elif ability.card == "bottom":
        places = {here: pile[-1:]}
    elif ability.card == "banished":
        places = {"banished": state.banished}
    elif ability.card == "anywhere":
        places = dict(zip(LOCATIONS, state.locations, strict=True))
    for place, cards in places.items():
        for card in cards:
            color = box.people[card].color
            if (not ability.only or color in ability.only) and color not in ability.never:
                yield card, Moved(place, "hand", box.ids[card]), color  # type: ignore[arg-type]


def _taken(gives: Iterable[tuple[str, int]]) -> Iterator[Event]:
    """The gifts of an ability as events."""
    for token, by in gives:
        if token == "sovereign":
            yield Took("sovereign")
        elif by:
            yield Changed(**{token: by})  # type: ignore[arg-type]


def _with(box: Box, turn: Turn, gives: Iterable[tuple[str, int]]) -> Turn:
    """The turn with these tokens, up to the end of the tracks."""
    ends = {"fleet": box.board.fleet_end, "influence": box.board.influence_tokens}
    tokens, sovereign = turn.tokens, turn.sovereign
    for token, by in gives:
        if token == "sovereign":
            sovereign = True
        else:
            now = max(0, getattr(tokens, token) + by)
            tokens = replace(tokens, **{token: min(now, ends.get(token, now))})
    return replace(turn, tokens=tokens, sovereign=sovereign)


def _deployed(state: State, card: int, at: int) -> State:
    """The position with the character on top of its location."""
    piles = list(state.locations)
    piles[at] = (card, *piles[at])
    a, b, c, d = piles
    return replace(state, locations=(a, b, c, d), deployed=at)
