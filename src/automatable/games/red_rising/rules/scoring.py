"""The final count (p. 4): laurels for cards, tokens and influence, both sides part by part, the winner."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.engine.explanation import Summand
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.core.engine.rules import Result, Side
from automatable.games.red_rising.box.printed import Character
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import Count, State, Tokens

Parts = tuple[tuple[str, int], ...]


def automus_side(box: Box, state: State, count: Count, r: Resolver) -> Side:
    """Rule automus-laurels: 70, tokens, cards; it pays nothing for cards over seven (R12)."""
    neutral = box.board.neutral_influence
    other = len(state.automus_hand) - count.matching
    parts = (
        ("red-rising-part-base", box.automus.base_laurels),
        *token_parts(box, state.automus, state.sovereign == "automus", (state.human.influence, neutral)),
        ("red-rising-part-cards", card_laurels(box, state.level, count.matching, other, r)),
    )
    return Side("automus", parts, sum([value for _, value in parts]))


def human_side(box: Box, state: State, count: Count) -> Side:
    """Rule human-laurels: your cards, tokens, and the cards over seven."""
    others = (state.automus.influence, box.board.neutral_influence)
    cards = tuple((f"red-rising-character-{one.card}", one.core + one.bonus) for one in count.cards)
    parts = (
        *(cards or (("red-rising-part-core", count.core), ("red-rising-part-bonus", count.bonus))),
        ("red-rising-part-ability", count.ability),
        *token_parts(box, state.human, state.sovereign == "human", others),
        ("red-rising-part-excess", excess(box, count.hand)),
    )
    return Side("human", parts, sum(value for _, value in parts))


def rulings(box: Box, state: State) -> Iterator[tuple[str, str, str]]:
    """The rulings that decided the laurels of a side, each with its message and its rule."""
    if state.level != box.automus.normal_level:
        yield "R1", "red-rising-by-R1", "automus-laurels"
    neutral, own = box.board.neutral_influence, (state.human.influence, state.automus.influence)
    for decides, message in ((shares_place, "red-rising-by-R7-shared"), (neutral_counts, "red-rising-by-R7")):
        if any(decides(box, one, (other, neutral)) for one, other in (own, own[::-1])):
            yield "R7", message, "influence-ranks"
    if excess(box, len(state.automus_hand)):
        yield "R12", "red-rising-by-R12", "excess-cards"


def winner(human: int, automus: int, sovereign: str) -> tuple[str, str]:
    """Rule winner: more laurels; at a tie the Sovereign token's holder (R12); no holder: shared (R13)."""
    if human != automus:
        return ("human" if human > automus else "automus"), "red-rising-reason-laurels"
    if sovereign:
        return sovereign, "red-rising-reason-sovereign"
    return "nobody", "red-rising-reason-shared"


def result(box: Box, state: State) -> Result | None:
    """The final count of a counted game."""
    if state.count is None:
        return None
    human, automus = human_side(box, state, state.count), automus_side(box, state, state.count, SILENT)
    name, reason = winner(human.total, automus.total, state.sovereign)
    return Result((human, automus), name, reason)


# --- laurels -----------------------------------------------------------------------------------------


def influence_laurels(box: Box, own: int, others: tuple[int, ...]) -> int:
    """Rule influence-ranks: laurels per token by rank, without gaps after a tie (R7)."""
    rank = len({number for number in others if number > own})
    rates = box.board.influence_laurels
    return own * rates[min(rank, len(rates) - 1)]


def shares_place(box: Box, own: int, others: tuple[int, int]) -> bool:
    """Whether ranks with gaps after a tie would give other laurels (R7)."""
    rates = box.board.influence_laurels
    with_gaps = own * rates[min(sum(number > own for number in others), len(rates) - 1)]
    return influence_laurels(box, own, others) != with_gaps


def neutral_counts(box: Box, own: int, others: tuple[int, int]) -> bool:
    """Whether the laurels would differ without the neutral house, the last of the others (R7)."""
    return influence_laurels(box, own, others) != influence_laurels(box, own, others[:1])


def core_parity(person: Character) -> str:
    """Even or odd; 0 is even."""
    return "odd" if person.value % 2 else "even"


def matching_cards(box: Box, state: State) -> int:
    """Rule matching: the number of the Automus's cards with the parity of the visible side."""
    people, side = box.people, state.side
    return sum([core_parity(people[card]) == side for card in state.automus_hand])


def cut(box: Box, matching: int, other: int) -> tuple[int, int]:
    """Rule cut-to-twenty: remove other cards first, then matching cards, until 20 are left."""
    cap = box.automus.hand_cap
    other = max(0, min(other, cap - matching))
    return min(matching, cap), other


def card_laurels(box: Box, level: str, matching: int, other: int, r: Resolver) -> int:
    """Rule card-laurels: matching and other cards by the level's table, after the cut."""
    left, rest = cut(box, matching, other)
    if r.explaining and (left, rest) != (matching, other):
        r.note("red-rising-cut", "cut-to-twenty", cap=box.automus.hand_cap, matching=left, other=rest)
    rates = box.automus.levels[level]
    by_matching, by_other = left * rates.matching, rest * rates.other
    if r.explaining:
        parts = (
            Summand("red-rising-matching-cards", by_matching, {"cards": left, "each": rates.matching}),
            Summand("red-rising-other-cards", by_other, {"cards": rest, "each": rates.other}),
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
    """Rule excess-cards: the laurels that your cards over seven cost."""
    return max(0, cards - box.board.hand_limit) * box.board.excess_laurels
