"""What the Automus may do next: which location loses its top card, and which gets another on top of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

from msgspec.structs import replace

from automatable.core.engine.choices import each
from automatable.core.engine.forecast import Action, Branch
from automatable.core.engine.resolution import SILENT, Instruction
from automatable.games.red_rising.box.printed import LOCATIONS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import UNKNOWN, State
from automatable.games.red_rising.rules import cards, turn
from automatable.games.red_rising.rules.locations import place


def forecast(box: Box, state: State) -> Iterator[Branch]:
    """Play out every pair of cards that may be turned on the current table, also during your turn."""
    if state.phase not in ("human", "deployed", "automus"):
        return
    before = _plain(state)
    pairs = permutations(each(turn.left(box, before)), box.automus.cards_per_turn)
    counts = Counter(_done(before, _carried_out(box, before, pair)) for pair in pairs)
    for done, number in counts.items():
        yield Branch(number, _actions(done))


def actions(box: Box, before: State, after: State, instructions: Sequence[Instruction]) -> tuple[Action, ...]:
    """The actions of a whole turn, found again from the two cards that it turned."""
    if before.phase != "automus" or after.pending is not None or after.discard == before.discard:
        return ()
    plain = _plain(before)
    done = _done(plain, _carried_out(box, plain, after.discard[-box.automus.cards_per_turn :]))
    return _actions(done)


def _carried_out(box: Box, state: State, pair: Sequence[int]) -> State:
    for turn_card, number in enumerate(pair, 1):
        state = turn.carry_out(box, state, number, turn_card, SILENT)
    return state


def _plain(state: State) -> State:
    """The position with unknown cards and no hand.

    Only the places of cards matter to the Automus. The top card of each location has the location's number,
    so that it can be followed.
    """
    piles = [(at, *(UNKNOWN,) * (len(pile) - 1)) if pile else () for at, pile in enumerate(state.locations)]
    a, b, c, d = piles
    return replace(
        state,
        cards="table",
        locations=(a, b, c, d),
        top=(),
        deck=0,
        unnamed=cards.deck_size(state),
        bottom=(),
        human_hand=(),
    )


def _done(before: State, after: State) -> tuple[str, ...]:
    """What happened to the top card of each location."""
    found = []
    for at, pile in enumerate(after.locations):
        kept = at in pile
        found.append(
            "" if not before.locations[at] or (kept and pile[0] == at) else "covered" if kept else "taken"
        )
    return tuple(found)


def _actions(done: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(
        Action(f"red-rising-may-be-{what}", place(at), {"at": place(at)})
        for at, what in enumerate(done)
        if what
    )


def guessable(box: Box, state: State) -> tuple[str, ...]:
    """The locations with a card, and none, while the Automus is to play."""
    if state.phase != "automus" or state.pending is not None:
        return ()
    return (*(place(at) for at in range(len(LOCATIONS)) if state.locations[at]), "")
