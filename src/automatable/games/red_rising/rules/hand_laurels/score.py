"""The laurels of a hand, explained card by card; no game in play is needed."""

from __future__ import annotations

from itertools import product
from math import prod

from msgspec import Struct, field

from automatable.core.engine.explanation import Args
from automatable.games.red_rising.box.clauses import Clause, Per
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.rules.hand_laurels.conditions import Around, Held, Leaf, leaves_of
from automatable.games.red_rising.rules.hand_laurels.points import points_of, times
from automatable.games.red_rising.rules.hand_laurels.rulings import rulings_of
from automatable.games.red_rising.rules.hand_laurels.wild_cards import Wild, plain, ways

SEARCH_LIMIT = 20_000
"""In hands with more ways than this the wild cards are improved one at a time."""


class ScoreLine(Struct, frozen=True):
    """One line of a card's end-game points: its laurels and its conditions."""

    laurels: int
    message: str
    args: Args = field(default_factory=dict)
    leaves: tuple[Leaf, ...] = ()
    forgiven: bool = False
    printed: int = 0


class CardScore(Struct, frozen=True):
    """The laurels of one card.

    ``color`` and ``name``: what a wild card was treated as; ``rulings``: those that decided its points.
    """

    card: str
    core: int
    lines: tuple[ScoreLine, ...]
    color: str = ""
    name: str = ""
    rulings: tuple[str, ...] = ()

    @property
    def bonus(self) -> int:
        """Its end-game points."""
        return sum(line.laurels for line in self.lines)


class HandScore(Struct, frozen=True):
    """The laurels of a hand; ``best`` is False if the wild cards were only improved one at a time."""

    cards: tuple[CardScore, ...]
    best: bool = True

    @property
    def core(self) -> int:
        """The sum of the core values."""
        return sum(card.core for card in self.cards)

    @property
    def bonus(self) -> int:
        """The sum of the end-game points."""
        return sum(card.bonus for card in self.cards)


def score(box: Box, hand: tuple[Wild, ...], around: Around, explain: bool = True) -> HandScore:
    """Rule hand-laurels: count a hand with its wild cards treated best, and explain every card if asked."""
    best, found = _best(box, hand, around, SEARCH_LIMIT)
    if not explain:
        return HandScore(tuple(_counted(me, best, around) for me in best), found)
    free = [wild.color is None and wild.name is None for wild in hand]
    scores = tuple(_explained(me, free[at], best, around) for at, me in enumerate(best))
    return HandScore(scores, found)


def total(box: Box, hand: tuple[int, ...], around: Around, limit: int = SEARCH_LIMIT) -> int:
    """The laurels of a hand alone, for many hands; ``limit`` 0 leaves wild cards as they are."""
    held, _ = _best(box, tuple(Wild(card) for card in hand), around, limit)
    return sum(me.person.value for me in held) + _bonus(held, around)


def _best(box: Box, hand: tuple[Wild, ...], around: Around, limit: int) -> tuple[tuple[Held, ...], bool]:
    """The hand with its wild cards treated best, and whether every way was tried."""
    each_way = [ways(box, hand, wild) if limit else (plain(box, wild.card),) for wild in hand]
    count = prod(len(way) for way in each_way)
    if count > max(1, limit):
        return _improved(each_way, around), False
    if count == 1:
        return _first(each_way), True
    return max(product(*each_way), key=lambda held: _bonus(held, around)), True


def _first(each_way: list[tuple[Held, ...]]) -> tuple[Held, ...]:
    return tuple(way[0] for way in each_way)


def _improved(each_way: list[tuple[Held, ...]], around: Around) -> tuple[Held, ...]:
    """Improve one wild card after the other, until none gives more."""
    held, better = _first(each_way), True
    while better:
        better = False
        for at, way in enumerate(each_way):
            now = _bonus(held, around)
            for other in way:
                trial = (*held[:at], other, *held[at + 1 :])
                brings = _bonus(trial, around)
                if brings > now:
                    held, now, better = trial, brings, True
    return held


def _bonus(hand: tuple[Held, ...], around: Around) -> int:
    return sum(points_of(clause, me, hand, around)[0] for me in hand for clause in me.person.bonuses)


def _counted(me: Held, hand: tuple[Held, ...], around: Around) -> CardScore:
    """The card's laurels without an explanation."""
    points = sum([points_of(clause, me, hand, around)[0] for clause in me.person.bonuses])
    return CardScore(me.id, me.person.value, (ScoreLine(points, ""),))


def _explained(me: Held, free: bool, hand: tuple[Held, ...], around: Around) -> CardScore:
    """The card's laurels line by line; ``free``: its treatment was not given."""
    lines = tuple(_line(clause, me, hand, around) for clause in me.person.bonuses)
    color = next(iter(me.colors - {me.person.color}), "")
    name = "" if me.name == me.id else me.name
    found = rulings_of(me, hand, around) + (("R18",) if free and (color or name) else ())
    return CardScore(me.id, me.person.value, lines, color, name, found)


def _line(clause: Clause, me: Held, hand: tuple[Held, ...], around: Around) -> ScoreLine:
    laurels, forgiven = points_of(clause, me, hand, around)
    leaves = tuple(leaves_of(clause.when, me, hand, around)) if clause.when else ()
    if clause.top_card:
        return ScoreLine(laurels, "red-rising-line-top-card")
    if clause.per:
        message, args = per_words(clause.per)
        args |= {"points": clause.points, "times": times(clause.per, me, hand, around)}
        return ScoreLine(laurels, message, args, leaves, forgiven)
    leaf, *rest = leaves
    args = {**leaf.args, "holds": "yes" if leaf.holds else "no"}
    return ScoreLine(laurels, leaf.message, args, (*leaf.inner, *rest), forgiven, clause.points)


def per_words(per: Per) -> tuple[str, Args]:
    """The message about a multiplier, with its arguments."""
    for kind in ("cards", "colors"):
        if getattr(per, kind):
            return f"red-rising-line-per-{kind}", {}
    if per.own:
        return "red-rising-line-per-own", {"track": f"@track-{per.own}"}
    if per.names:
        return "red-rising-line-per-names", {"names": [f"@character-{name}" for name in per.names]}
    if per.banished is not None and not per.banished:
        return "red-rising-line-per-banished-card", {}
    for kind in ("banished", "board", "hand"):
        if found := getattr(per, kind):
            return f"red-rising-line-per-{kind}", {"colors": [f"@color-{color}" for color in found]}
    return "red-rising-line-per-nothing", {}
