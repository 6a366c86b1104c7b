"""The final count: both sides part by part, and the winner."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.game import Result, Side
from automatable.core.resolution import SILENT, Resolving
from automatable.games.red_rising.laurels import (
    card_laurels,
    excess,
    neutral_counts,
    shares_place,
    token_parts,
)
from automatable.games.red_rising.state import Count, State
from automatable.games.red_rising.tables import Box


def automus_side(box: Box, state: State, count: Count, r: Resolving) -> Side:
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
    """The rulings without which a side would have other laurels, each with its message and its rule."""
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
