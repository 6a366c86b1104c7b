"""Your abilities that touch the Automus, and the four characters of the variant.

What you take or banish from its hand is the bottom card; what goes there goes on top, face down; what it may
take for free it always takes; to "show" a card it is enough that you hold it.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.red_rising import cards, ending, variant
from automatable.games.red_rising.events import Given, Lost, Used
from automatable.games.red_rising.printed import Touches
from automatable.games.red_rising.state import UNKNOWN, Pile, State
from automatable.games.red_rising.tables import Box
from automatable.games.red_rising.touching import bottom_card, give, give_you, leave, lose, onto_hand

Ability = Callable[[Box, State, int, Touches, Resolving], State]


def used(box: Box, state: State, event: Used, r: Resolving) -> State:
    """Rule human-abilities: the Automus's side of a character's ability."""
    character = cards.number_of(box, event.character)
    touches = box.people[character].touches
    if touches is None:
        raise Refused("red-rising-touches-nothing", character=cards.name_of(box, character))
    if character in box.removed(state.variant):
        raise Refused("red-rising-not-in-game", character=cards.name_of(box, character))
    ending.need(state, "ended" if touches.how == "psychologist" else "deployed")
    if not _leads(state, touches):
        raise Refused("red-rising-not-ahead", track=f"@track-{touches.ahead}")
    return _use(box, state, character, touches, r)


def offered(box: Box, state: State, character: int, r: Resolving) -> State:
    """A deployed character that touches the Automus: used or not?"""
    person = box.people[character]
    if r.listens and person.shows:
        enough = can_show(box, state.human_hand, person.shows)
        r.note("red-rising-can-show" if enough else "red-rising-cannot-show", "show")
    touches = person.touches
    if touches is None or touches.how == "psychologist":
        return state
    if not _leads(state, touches):
        if r.listens:
            r.note("red-rising-not-ahead", "human-abilities", track=f"@track-{touches.ahead}")
        return state
    yes_no = (Option("yes", "core-value-yes"), Option("no", "core-value-no"))
    name = {"character": cards.name_of(box, character)}
    question = Question("ability", "red-rising-ask-ability", "human-abilities", name, yes_no)
    return _use(box, state, character, touches, r) if r.ask(question) == "yes" else state


def touching(box: Box, state: State) -> Pile:
    """The characters whose deploy ability can touch it: those at the locations, where they are known."""
    out = box.removed(state.variant)
    those = ((n, c.touches) for n, c in enumerate(box.people) if c.touches)
    found = (n for n, how in those if how.how != "psychologist" and _leads(state, how))
    if state.cards == "table":
        return tuple(n for n in found if n not in out)
    there = {card for pile in state.locations for card in pile}
    return tuple(n for n in found if n in there)


def given(box: Box, state: State, event: Given, r: Resolving) -> State:
    """Rule free-gains: what the Automus may take for free it always takes."""
    ending.need(state, "human", "deployed", "ended")
    return give(box, state, event.bonus, r)


def lost(box: Box, state: State, event: Lost, r: Resolving) -> State:
    """A token the Automus loses, if it has one."""
    ending.need(state, "human", "deployed", "ended")
    return lose(box, state, event.what, r)


def can_show(box: Box, hand: Pile, needs: tuple[str, ...]) -> bool:
    """Rule show: each card asked for is in your hand."""
    left = list(hand)
    for target in needs:
        found = next((c for c in left if target in (box.people[c].color, box.ids[c])), None)
        if found is None:
            return False
        left.remove(found)
    return True


# --- inside ------------------------------------------------------------------------------------------------


def _leads(state: State, touches: Touches) -> bool:
    """Whether you are ahead where the ability asks for it."""
    track = touches.ahead
    return track is None or getattr(state.human, track) > getattr(state.automus, track)


def _use(box: Box, state: State, character: int, touches: Touches, r: Resolving) -> State:
    state = _HOW[touches.how](box, state, character, touches, r)
    state = give_you(box, state, touches.own)
    if touches.leaves:
        state = leave(box, state, character, "banished", r)
    for place in range(touches.draws):
        state, card = cards.draw(box, state, r, f"drawn-{place + 1}")
        if card is not None:
            state = cards.put(state, "hand", card)
    return ending.end_turn(box, state, "human", r) if touches.ends else state


def _gives(box: Box, state: State, character: int, touches: Touches, r: Resolving) -> State:
    assert touches.gives
    return give(box, state, touches.gives, r)


def _banishes(box: Box, state: State, character: int, touches: Touches, r: Resolving) -> State:
    if not state.automus_hand:
        return state
    state, card = bottom_card(box, state, r)
    return cards.put(state, "banished", card)


def _steals(box: Box, state: State, character: int, touches: Touches, r: Resolving) -> State:
    if not state.automus_hand:
        return state
    state, card = bottom_card(box, state, r)
    return cards.put(state, "hand", card)


def _shows(box: Box, state: State, character: int, touches: Touches, r: Resolving) -> State:
    """Arlus: a Gold is banished, a Red banishes Arlus; a card that stays goes back on top."""
    if not state.automus_hand:
        return state
    state, card = bottom_card(box, state, r)
    if card == UNKNOWN:
        colors = tuple(Option(c, f"red-rising-color-{c}") for c in ("gold", "red"))
        any_other = (*colors, Option("other", "red-rising-color-other"))
        color = r.ask(Question("shown", "red-rising-ask-shown", "hand-bottom", options=any_other))
    else:
        color = box.people[card].color
    if color == "gold":
        return cards.put(state, "banished", card)
    state = onto_hand(box, state, card, r)
    return leave(box, state, character, "banished", r) if color == "red" else state


def _helium(box: Box, state: State, character: int, touches: Touches, r: Resolving) -> State:
    return lose(box, state, "helium", r)


def _robs(box: Box, state: State, character: int, touches: Touches, r: Resolving) -> State:
    """Quicksilver: what the Automus loses is yours."""
    after = lose(box, state, "helium", r)
    stolen = state.automus.helium - after.automus.helium
    return replace(after, human=replace(after.human, helium=after.human.helium + stolen))


def _handed(box: Box, state: State, character: int, touches: Touches, r: Resolving) -> State:
    return leave(box, state, character, "automus", r)


def _swaps(box: Box, state: State, character: int, touches: Touches, r: Resolving) -> State:
    """Hypnotist: its bottom card is banished, the deck's top card goes on top of its hand."""
    state = _banishes(box, state, character, touches, r)
    state, card = cards.draw(box, state, r, "swapped")
    return state if card is None else onto_hand(box, state, card, r)


_HOW: dict[str, Ability] = {
    "gives": _gives,
    "banishes": _banishes,
    "steals": _steals,
    "shows": _shows,
    "helium": _helium,
    "robs": _robs,
    "handed": _handed,
    "swaps": _swaps,
    "auctioneer": lambda box, state, character, touches, r: variant.auctioneer(box, state, character, r),
    "eo": lambda box, state, character, touches, r: variant.eo(box, state, character, r),
    "roque": lambda box, state, character, touches, r: variant.roque(box, state, character, r),
    "psychologist": lambda box, state, character, touches, r: variant.psychologist(box, state, character, r),
}
