"""The rulings that decided the points of a card: without them the card would give other points."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from automatable.games.red_rising.box.clauses import Clause, Per
from automatable.games.red_rising.position.state import Tokens
from automatable.games.red_rising.rules.hand_laurels.conditions import Around, Held
from automatable.games.red_rising.rules.hand_laurels.points import points_of


def rulings_of(me: Held, hand: tuple[Held, ...], around: Around) -> tuple[str, ...]:
    """The rulings that decided a line of this card."""
    found = {ruling for clause in me.person.bonuses for ruling in _rulings(clause, me, hand, around)}
    return tuple(sorted(found))


def _rulings(clause: Clause, me: Held, hand: tuple[Held, ...], around: Around) -> Iterator[str]:
    """The rulings without which this line would give other points."""
    points, forgiven = points_of(clause, me, hand, around)
    if _ranks_influence(clause) and points_of(clause, me, hand, _with_neutral(around))[0] != points:
        yield "R14"
    if clause.adds and points and any(points_of(c, me, hand, around)[0] for c in _others(clause, me)):
        yield clause.adds
    if forgiven and any(points_of(c, me, hand, around)[0] for c in _others(clause, me)):
        yield "R16"
    if clause.per and points:
        if points < 0 and any(who.person.forgives in clause.per.hand for who in hand if who.person.forgives):
            yield "R16"
        if _counted_otherwise(clause.per, me, hand):
            yield "R17"


def _others(clause: Clause, me: Held) -> tuple[Clause, ...]:
    return tuple(other for other in me.person.bonuses if other is not clause)


def _ranks_influence(clause: Clause) -> bool:
    when = clause.when
    return when is not None and "influence" in (when.most, when.least, when.behind, when.level_with)


def _with_neutral(around: Around) -> Around:
    return replace(around, opponents=(*around.opponents, Tokens(influence=around.neutral)))


def _counted_otherwise(per: Per, me: Held, hand: tuple[Held, ...]) -> bool:
    """Whether another reading counts a card of two colours twice among cards, or once among colours."""
    if per.colors:
        both = frozenset().union(*(held.colors for held in hand))
        return len(both) > len({held.person.color for held in hand})
    wanted = frozenset(per.hand)
    return any(len(wanted & held.colors) > 1 for held in hand if per.itself or held is not me)
