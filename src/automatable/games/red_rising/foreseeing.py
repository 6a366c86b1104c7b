"""What the Automus may do next: which location loses its top card, and which gets another on top of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

from msgspec.structs import replace

from automatable.core.choosing import each
from automatable.core.prospects import Deed, Way
from automatable.core.resolution import SILENT, Instruction
from automatable.games.red_rising import cards, turn
from automatable.games.red_rising.locations import place
from automatable.games.red_rising.printed import LOCATIONS
from automatable.games.red_rising.state import UNKNOWN, State
from automatable.games.red_rising.tables import Box


def foreseen(box: Box, state: State) -> Iterator[Way]:
    """Every pair of cards that may be turned, played out on the table as it lies, on your turn too."""
    if state.phase not in ("human", "deployed", "automus"):
        return
    before = _plain(state)
    pairs = permutations(each(turn.left(box, before)), box.automus.cards_per_turn)
    counts = Counter(_done(before, _carried_out(box, before, pair)) for pair in pairs)
    for done, number in counts.items():
        yield Way(number, _deeds(done))


def deeds(box: Box, before: State, after: State, told: Sequence[Instruction]) -> tuple[Deed, ...]:
    """What a turn did, from the two cards it turned; only a whole turn can be told."""
    if before.phase != "automus" or after.pending is not None or after.discard == before.discard:
        return ()
    plain = _plain(before)
    done = _done(plain, _carried_out(box, plain, after.discard[-box.automus.cards_per_turn :]))
    return _deeds(done)


def _carried_out(box: Box, state: State, pair: Sequence[int]) -> State:
    for turn_card, number in enumerate(pair, 1):
        state = turn.carry_out(box, state, number, turn_card, SILENT)
    return state


def _plain(state: State) -> State:
    """The table without names, nobody's hand in the way, and a deck that is out shuffled anew.

    Only the places of cards matter to the Automus, so every card is taken for unknown but the top ones, which
    go by their location's number here.
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
    """For each location what became of the card that lay on top."""
    found = []
    for at, pile in enumerate(after.locations):
        kept = at in pile
        found.append(
            "" if not before.locations[at] or (kept and pile[0] == at) else "covered" if kept else "taken"
        )
    return tuple(found)


def _deeds(done: tuple[str, ...]) -> tuple[Deed, ...]:
    return tuple(
        Deed(f"red-rising-may-be-{what}", place(at), {"at": place(at)})
        for at, what in enumerate(done)
        if what
    )


def guessable(box: Box, state: State) -> tuple[str, ...]:
    """The locations where a card lies, or that none loses its top card, while the Automus is to play."""
    if state.phase != "automus" or state.pending is not None:
        return ()
    return (*(place(at) for at in range(len(LOCATIONS)) if state.locations[at]), "")
