"""Wild cards: a Gray or an Orange is treated as another colour or character."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from automatable.games.red_rising.box.clauses import COLORS, Clause
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.rules.hand_laurels.conditions import Held


class Wild(Struct, frozen=True):
    """A card in hand; ``color`` and ``name`` fix the treatment of a wild one, ``None`` leaves it open."""

    card: int
    color: str | None = None
    name: str | None = None


def ways(box: Box, hand: tuple[Wild, ...], wild: Wild) -> tuple[Held, ...]:
    """All ways to treat a card; plain comes first, so that a wild card that gives nothing stays plain."""
    person, itself = box.people[wild.card], plain(box, wild.card)
    if person.wild == "color":
        named = _wanted_colors(box, hand) if wild.color is None else [wild.color]
        other = [_treated(itself, color=color) for color in named if color and color != person.color]
        return (itself, *other) if wild.color is None else tuple(other) or (itself,)
    if person.wild == "name":
        names = _wanted_names(box, hand) if wild.name is None else [wild.name]
        other = [_treated(itself, name=name) for name in names if name and name != itself.id]
        return (itself, *other) if wild.name is None else tuple(other) or (itself,)
    return (itself,)


@lru_cache(maxsize=1 << 10)
def plain(box: Box, card: int) -> Held:
    """A card as it is printed."""
    person, id = box.people[card], box.ids[card]
    return Held(id, person, frozenset({person.color, id}), frozenset({person.color}), id)


def _treated(itself: Held, color: str = "", name: str = "") -> Held:
    colors = itself.colors | {color} if color else itself.colors
    return replace(itself, colors=colors, name=name or itself.name, marks=colors | {name or itself.name})


def _targets(box: Box, hand: tuple[Wild, ...]) -> set[str]:
    return {t for wild in hand for clause in box.people[wild.card].bonuses for t in mentioned(clause)}


def mentioned(clause: Clause) -> set[str]:
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
