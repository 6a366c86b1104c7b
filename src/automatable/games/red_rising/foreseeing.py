"""What the Automus may do next: which location loses its top card, and which gets another on top of it."""

from __future__ import annotations

from itertools import permutations
from math import gcd

from msgspec.structs import replace

from automatable.core.choosing import each
from automatable.core.prospects import Chance
from automatable.core.resolution import SILENT
from automatable.games.red_rising import cards, turn
from automatable.games.red_rising.locations import place
from automatable.games.red_rising.printed import LOCATIONS
from automatable.games.red_rising.state import UNKNOWN, State
from automatable.games.red_rising.tables import Box

SEEN = ("taken", "covered")


def foreseen(box: Box, state: State) -> tuple[Chance, ...]:
    """Every pair of cards that may be turned, played out on the table as it lies, also while it is your turn.

    Only the places of cards matter to the Automus, so every card is taken for unknown but the top ones, which
    go by their location's number here.
    """
    if state.phase not in ("human", "deployed", "automus") or state.pending is not None:
        return ()
    before = _plain(state)
    counts = {(what, at): 0 for at in range(len(LOCATIONS)) for what in SEEN}
    total = 0
    for pair in permutations(each(turn.left(box, before)), box.automus.cards_per_turn):
        after = before
        for turn_card, number in enumerate(pair, 1):
            after = turn.carry_out(box, after, number, turn_card, SILENT)
        total += 1
        for at, pile in enumerate(after.locations):
            if before.locations[at]:
                counts["taken", at] += at not in pile
                counts["covered", at] += at in pile and pile[0] != at
    found = [(number, what, at) for (what, at), number in counts.items() if number]
    found.sort(key=lambda one: -one[0])
    return tuple(_chance(what, at, number, total) for number, what, at in found)


def _plain(state: State) -> State:
    """The table without names, nobody's hand in the way, and a deck that is out shuffled anew."""
    piles = [(at, *(UNKNOWN,) * (len(pile) - 1)) if pile else () for at, pile in enumerate(state.locations)]
    a, b, c, d = piles
    return replace(
        state,
        cards="table",
        locations=(a, b, c, d),
        top=(),
        deck=(UNKNOWN,) * cards.deck_size(state),
        bottom=(),
        human_hand=(),
    )


def _chance(what: str, at: int, number: int, total: int) -> Chance:
    """So many of so many pairs, in lowest terms."""
    common = gcd(number, total)
    return Chance(f"red-rising-may-be-{what}", {"at": place(at)}, number // common, total // common, ())
