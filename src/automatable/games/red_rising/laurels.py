"""Laurels: the Automus's cards by level, tokens, influence ranks with the neutral house."""

from __future__ import annotations

from automatable.core.resolution import Resolving
from automatable.core.story import Part
from automatable.games.red_rising.hand_laurels import core_parity
from automatable.games.red_rising.state import State, Tokens
from automatable.games.red_rising.tables import Box

Parts = tuple[tuple[str, int], ...]


def influence_laurels(box: Box, own: int, others: tuple[int, ...]) -> int:
    """Rule influence-ranks: per token by dense rank (ruling R7)."""
    rank = len({number for number in others if number > own})
    rates = box.board.influence_laurels
    return own * rates[min(rank, len(rates) - 1)]


def shares_place(box: Box, own: int, others: tuple[int, int]) -> bool:
    """Whether places that leave gaps after a tie would give other laurels (ruling R7)."""
    rates = box.board.influence_laurels
    with_gaps = own * rates[min(sum(number > own for number in others), len(rates) - 1)]
    return influence_laurels(box, own, others) != with_gaps


def neutral_counts(box: Box, own: int, others: tuple[int, int]) -> bool:
    """Whether without the neutral house, the last of the others, there would be other laurels (ruling R7)."""
    return influence_laurels(box, own, others) != influence_laurels(box, own, others[:1])


def matching_cards(box: Box, state: State) -> int:
    """Rule matching: the Automus's cards whose core value has the parity of the visible side."""
    people, side = box.people, state.side
    return sum([core_parity(people[card]) == side for card in state.automus_hand])


def cut(box: Box, matching: int, other: int) -> tuple[int, int]:
    """Rule cut-to-twenty: the others go first, then matching cards, until 20 are left."""
    cap = box.automus.hand_cap
    other = max(0, min(other, cap - matching))
    return min(matching, cap), other


def card_laurels(box: Box, level: str, matching: int, other: int, r: Resolving) -> int:
    """Rule card-laurels: matching and other cards by the level's table, after the cut."""
    left, rest = cut(box, matching, other)
    if r.listens and (left, rest) != (matching, other):
        r.note("red-rising-cut", "cut-to-twenty", cap=box.automus.hand_cap, matching=left, other=rest)
    rates = box.automus.levels[level]
    by_matching, by_other = left * rates.matching, rest * rates.other
    if r.listens:
        parts = (
            Part("red-rising-matching-cards", by_matching, {"cards": left, "each": rates.matching}),
            Part("red-rising-other-cards", by_other, {"cards": rest, "each": rates.other}),
        )
        r.sum("red-rising-card-laurels", "card-laurels", parts)
    return by_matching + by_other


def token_parts(box: Box, own: Tokens, sovereign: bool, others: tuple[int, ...]) -> Parts:
    """Rule token-laurels: fleet, helium, Sovereign token and influence, the same for both sides."""
    board = box.board
    return (
        ("red-rising-part-fleet", board.fleet_laurels[own.fleet]),
        ("red-rising-part-helium", own.helium * board.helium_laurels),
        ("red-rising-part-sovereign", board.sovereign_laurels if sovereign else 0),
        ("red-rising-part-influence", influence_laurels(box, own.influence, others)),
    )


def excess(box: Box, cards: int) -> int:
    """Rule excess-cards: what each card over seven costs you."""
    return max(0, cards - box.board.hand_limit) * box.board.excess_laurels
