"""Your hand's laurels: core values and the end-game points of every character, explained card by card.

Pure and on its own: give it a hand and what lies around it, it needs no game in play.
"""

from __future__ import annotations

from itertools import product

from msgspec import Struct, field
from msgspec.structs import replace

from automatable.core.story import Args
from automatable.games.red_rising.clauses import Clause, Per
from automatable.games.red_rising.conditions import Around, Held, Leaf, leaves_of
from automatable.games.red_rising.printed import COLORS, Character
from automatable.games.red_rising.tables import Box

SEARCH_LIMIT = 20_000
"""Hands with more ways than this to treat their wild cards are improved one card at a time."""


class Line(Struct, frozen=True):
    """One line of a card's end-game points: what it gave and why, with the conditions inside."""

    laurels: int
    message: str
    args: Args = field(default_factory=dict)
    leaves: tuple[Leaf, ...] = ()
    forgiven: bool = False
    printed: int = 0


class CardScore(Struct, frozen=True):
    """What one card brings. ``color`` and ``name`` say what a wild card was treated as."""

    card: str
    core: int
    lines: tuple[Line, ...]
    color: str = ""
    name: str = ""

    @property
    def bonus(self) -> int:
        """Its end-game points."""
        return sum(line.laurels for line in self.lines)


class HandScore(Struct, frozen=True):
    """The whole hand. ``best`` is False where the wild cards were only improved one at a time."""

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


class Wild(Struct, frozen=True):
    """A card in hand, with what a wild one is treated as; ``None`` leaves the choice to the scorer."""

    card: int
    color: str | None = None
    name: str | None = None


def score(box: Box, hand: tuple[Wild, ...], around: Around) -> HandScore:
    """Rule hand-laurels: every card explained, the wild cards treated as brings most."""
    ways = [_ways(box, hand, wild) for wild in hand]
    count = 1
    for each in ways:
        count *= len(each)
    if count <= SEARCH_LIMIT:
        best = max(product(*ways), key=lambda held: _bonus(held, around)) if count > 1 else _first(ways)
    else:
        best = _improved(ways, around)
    scores = tuple(_explained(box, me, best, around) for me in best)
    return HandScore(scores, count <= SEARCH_LIMIT)


def _first(ways: list[tuple[Held, ...]]) -> tuple[Held, ...]:
    return tuple(way[0] for way in ways)


def _improved(ways: list[tuple[Held, ...]], around: Around) -> tuple[Held, ...]:
    """One wild card after the other, until none brings more."""
    held, better = _first(ways), True
    while better:
        better = False
        for at, way in enumerate(ways):
            now = _bonus(held, around)
            for other in way:
                trial = (*held[:at], other, *held[at + 1 :])
                if _bonus(trial, around) > now:
                    held, now, better = trial, _bonus(trial, around), True
    return held


def _ways(box: Box, hand: tuple[Wild, ...], wild: Wild) -> tuple[Held, ...]:
    """What a card can be treated as; as itself first, so that a wild card that brings nothing stays plain."""
    person, id = box.people[wild.card], box.ids[wild.card]
    plain = Held(id, person, frozenset({person.color, id}), frozenset({person.color}), id)
    if person.wild == "color":
        named = _wanted_colors(box, hand) if wild.color is None else [wild.color]
        other = [_treated(plain, color=color) for color in named if color and color != person.color]
        return (plain, *other) if wild.color is None else tuple(other) or (plain,)
    if person.wild == "name":
        names = _wanted_names(box, hand) if wild.name is None else [wild.name]
        other = [_treated(plain, name=name) for name in names if name and name != id]
        return (plain, *other) if wild.name is None else tuple(other) or (plain,)
    return (plain,)


def _treated(plain: Held, color: str = "", name: str = "") -> Held:
    colors = plain.colors | {color} if color else plain.colors
    return replace(plain, colors=colors, name=name or plain.name, marks=colors | {name or plain.name})


def _targets(box: Box, hand: tuple[Wild, ...]) -> set[str]:
    return {t for wild in hand for clause in box.people[wild.card].bonuses for t in _mentioned(clause)}


def _mentioned(clause: Clause) -> set[str]:
    found: set[str] = set()
    waiting = [clause.when] if clause.when else []
    while waiting:
        when = waiting.pop()
        waiting += [*when.either, *when.both, *when.just_one]
        found.update(when.any, when.all, when.none, when.only)
        if when.others:
            found.add(when.others.color)
        if when.besides:
            found |= {when.besides.color, when.besides.name}
    if clause.per:
        found.update(clause.per.hand, clause.per.names)
    return found


def _wanted_colors(box: Box, hand: tuple[Wild, ...]) -> list[str]:
    clauses = [clause for wild in hand for clause in box.people[wild.card].bonuses]
    if any(clause.per and clause.per.colors for clause in clauses):
        return list(COLORS)
    targets = _targets(box, hand)
    return [color for color in COLORS if color in targets]


def _wanted_names(box: Box, hand: tuple[Wild, ...]) -> list[str]:
    targets = _targets(box, hand)
    names = [id for id in box.ids if id in targets]
    clauses = [clause for wild in hand for clause in box.people[wild.card].bonuses]
    if any(clause.when and clause.when.distinct == "initial" for clause in clauses):
        initials: dict[str, str] = {}
        for id in box.ids:
            initials.setdefault(id[0], id)
        names += [id for id in initials.values() if id not in names]
    return names


def _bonus(hand: tuple[Held, ...], around: Around) -> int:
    return sum(_points(clause, me, hand, around)[0] for me in hand for clause in me.person.bonuses)


def _forgiven(me: Held, hand: tuple[Held, ...]) -> bool:
    return any(other.person.forgives and other.person.forgives in me.colors for other in hand)


def _points(clause: Clause, me: Held, hand: tuple[Held, ...], around: Around) -> tuple[int, bool]:
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
    """What the points of a line are multiplied by. A card counts once for a line, whatever its colours."""
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


def _explained(box: Box, me: Held, hand: tuple[Held, ...], around: Around) -> CardScore:
    lines = tuple(_line(clause, me, hand, around) for clause in me.person.bonuses)
    color = next(iter(me.colors - {me.person.color}), "")
    return CardScore(me.id, me.person.value, lines, color, "" if me.name == me.id else me.name)


def _line(clause: Clause, me: Held, hand: tuple[Held, ...], around: Around) -> Line:
    laurels, forgiven = _points(clause, me, hand, around)
    leaves = tuple(leaves_of(clause.when, me, hand, around)) if clause.when else ()
    if clause.top_card:
        return Line(laurels, "red-rising-line-top-card")
    if clause.per:
        message, args = _per_words(clause.per)
        args |= {"points": clause.points, "times": times(clause.per, me, hand, around)}
        return Line(laurels, message, args, leaves, forgiven)
    leaf, *rest = leaves
    args = {**leaf.args, "holds": "yes" if leaf.holds else "no"}
    return Line(laurels, leaf.message, args, (*leaf.inner, *rest), forgiven, clause.points)


def _per_words(per: Per) -> tuple[str, Args]:
    for kind in ("cards", "colors"):
        if getattr(per, kind):
            return f"red-rising-line-per-{kind}", {}
    if per.own:
        return "red-rising-line-per-own", {"track": f"@track-{per.own}"}
    if per.names:
        return "red-rising-line-per-names", {"names": [f"@character-{name}" for name in per.names]}
    if per.banished is not None and not per.banished:
        return "red-rising-line-per-banished-card", {}
    kind, found = next((k, getattr(per, k)) for k in ("banished", "board", "hand") if getattr(per, k))
    return f"red-rising-line-per-{kind}", {"colors": [f"@color-{color}" for color in found]}


def core_parity(person: Character) -> str:
    """Even or odd; 0 is even."""
    return "odd" if person.value % 2 else "even"
