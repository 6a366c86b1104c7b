"""The laurels of one line of a card in a hand."""

from __future__ import annotations

from automatable.games.red_rising.box.clauses import Clause, Per
from automatable.games.red_rising.rules.hand_laurels.conditions import Around, Held, leaves_of


def _forgiven(me: Held, hand: tuple[Held, ...]) -> bool:
    return any(other.person.forgives and other.person.forgives in me.colors for other in hand)


def points_of(clause: Clause, me: Held, hand: tuple[Held, ...], around: Around) -> tuple[int, bool]:
    """The laurels of a line, and whether a loss was forgiven (Artisan Chef)."""
    if clause.top_card:
        return around.top_value, False
    if clause.when and not all(leaf.holds for leaf in leaves_of(clause.when, me, hand, around)):
        return 0, False
    points = clause.points * (times(clause.per, me, hand, around) if clause.per else 1)
    if clause.max is not None:
        points = min(points, clause.max)
    if points < 0 and _forgiven(me, hand):
        return 0, True
    return points, False


def times(per: Per, me: Held, hand: tuple[Held, ...], around: Around) -> int:
    """The multiplier of a line's points; a card counts once, whatever its colours."""
    if per.cards:
        return len(hand)
    if per.colors:
        return len(frozenset().union(*(held.colors for held in hand)))
    if per.own:
        return int(getattr(around.own, per.own))
    if per.names:
        held = {other.name for other in hand if other is not me}
        return sum(name in held for name in per.names)
    if per.banished is not None:
        if not per.banished:
            return around.banished_cards
        return sum(around.banished.get(color, 0) for color in per.banished)
    if per.board:
        return sum(around.board.get(color, 0) for color in per.board)
    wanted = frozenset(per.hand)
    return sum(bool(wanted & held.colors) for held in hand if per.itself or held is not me)
