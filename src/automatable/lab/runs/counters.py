"""Counters that add up: a run is the sum of its jobs, in any order, on any number of machines.

A measure has few values, so counting how often each occurred is enough: mean, spread and quantiles are exact,
and memory does not grow with the games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec import Struct, field

from automatable.core.engine.explanation import Node, Noted, Picked, Section
from automatable.core.engine.resolution import Instruction
from automatable.core.topics.simulation import Attack

K = TypeVar("K")

DECIMALS = 3
"""Fractions are counted to so many decimals."""

Frequencies = dict[int | float, int]
"""Each value and how often it was seen."""


class Observed(Struct):
    """What was counted in the games that were followed in detail."""

    games: int = 0
    picks: dict[str, int] = field(default_factory=dict)
    decided: dict[str, int] = field(default_factory=dict)
    messages: dict[str, int] = field(default_factory=dict)
    rulings: dict[str, int] = field(default_factory=dict)
    where: dict[str, dict[str, int]] = field(default_factory=dict)
    """By attack and place; an attack without a place has ``-``."""
    when: dict[str, Frequencies] = field(default_factory=dict)
    """By attack: the Automa's turn or the round, and how often."""
    cards: dict[str, dict[str, int]] = field(default_factory=dict)
    """By attack: the Automa's card that was resolved, and how often."""

    def add_event(
        self,
        instructions: Iterable[Instruction],
        explanation: Iterable[Node],
        attacks: Iterable[Attack] = (),
        when: int = 0,
    ) -> None:
        """Count one resolved event: its instructions, and the tie-break that decided each of its choices."""
        done, nodes = tuple(instructions), tuple(explanation)
        for number, instruction in enumerate(done):
            _add(self.messages, instruction.message, 1)
            for each in attacks:
                if each.message == instruction.message and each.given.items() <= instruction.args.items():
                    place = str(instruction.args.get(each.where, "")) or "-"
                    _add(self.where.setdefault(each.name, {}), place, 1)
                    _add(self.when.setdefault(each.name, {}), when, 1)
                    if card := _card(each.card, done[:number], nodes, instruction):
                        _add(self.cards.setdefault(each.name, {}), card, 1)
        for node in nodes:
            self._node(node)

    def _node(self, node: Node) -> None:
        if ruling := getattr(node, "ruling", None):
            _add(self.rulings, ruling, 1)
        if type(node) is Section:
            for step in node.steps:
                self._node(step)
        elif type(node) is Noted:
            _add(self.messages, node.message, 1)
        elif type(node) is Picked:
            _add(self.picks, node.rule, 1)
            by = next((w.tie_break for w in node.weighed if w.decided), "")
            if by:
                _add(self.decided, f"{node.rule} {by}", 1)


class Twins(Struct):
    """Sums over pairs of games that share the order of the Automa's decks and nothing else."""

    pairs: int = 0
    x: float = 0
    y: float = 0
    xx: float = 0
    yy: float = 0
    xy: float = 0

    def count(self, x: float, y: float) -> None:
        """Add a pair."""
        self.pairs += 1
        self.x += x
        self.y += y
        self.xx += x * x
        self.yy += y * y
        self.xy += x * y


class Farthest(Struct):
    """The lowest and the highest value of a measure, each with the first game that had it."""

    low: tuple[float, int]
    high: tuple[float, int]

    def add(self, other: Farthest) -> None:
        """Keep the lower and the higher value of both."""
        self.low = min(self.low, other.low)
        self.high = max(self.high, other.high, key=lambda seen: (seen[0], -seen[1]))


FAR = ("margin", "automa", "turns")
"""Measures whose farthest games are remembered."""


class Counts(Struct):
    """Everything that is counted in some games."""

    games: int = 0
    turns: int = 0
    farthest: dict[str, Farthest] = field(default_factory=dict)
    values: dict[str, Frequencies] = field(default_factory=dict)
    observed: Observed = field(default_factory=Observed)
    twins: dict[str, Twins] = field(default_factory=dict)
    effects: dict[str, dict[str, Frequencies]] = field(default_factory=dict)
    """By card taken out of the deck, by measure: the game without it less the game with it."""
    replaced: bool = False
    """Whether a card left out was replaced by another one, because the deck is the game's clock."""

    def count(self, measured: Mapping[str, float]) -> None:
        """Count a game."""
        self.games += 1
        for name, value in measured.items():
            seen = self.values.get(name)
            if seen is None:
                seen = self.values[name] = {}
            seen[value] = seen.get(value, 0) + 1

    def count_farthest(self, number: int, measured: Mapping[str, float]) -> None:
        """Remember the game if it is the farthest so far."""
        for name in FAR:
            value, known = measured.get(name), self.farthest.get(name)
            if value is not None and (known is None or not known.low[0] < value < known.high[0]):
                self._add_farthest(name, Farthest((value, number), (value, number)))

    def _add_farthest(self, name: str, farthest: Farthest) -> None:
        known = self.farthest.get(name)
        if known is None:
            self.farthest[name] = Farthest(farthest.low, farthest.high)
        else:
            known.add(farthest)

    def count_twins(self, one: Mapping[str, float], other: Mapping[str, float]) -> None:
        """Count two games with one order of the decks."""
        for name in one.keys() & other.keys():
            self.twins.setdefault(name, Twins()).count(one[name], other[name])

    def count_effect(self, card: str, whole: Mapping[str, float], without: Mapping[str, float]) -> None:
        """Count the same game with and without a card."""
        effects = self.effects.setdefault(card, {})
        for name in whole.keys() & without.keys():
            _add(effects.setdefault(name, {}), _difference(without[name], whole[name]), 1)

    def add(self, other: Counts) -> None:
        """Add the counts of another job."""
        self.replaced |= other.replaced
        self.games += other.games
        self.turns += other.turns
        for name, farthest in other.farthest.items():
            self._add_farthest(name, farthest)
        for name, values in other.values.items():
            _merge(self.values.setdefault(name, {}), values)
        self.observed.games += other.observed.games
        _merge(self.observed.picks, other.observed.picks)
        _merge(self.observed.decided, other.observed.decided)
        _merge(self.observed.messages, other.observed.messages)
        _merge(self.observed.rulings, other.observed.rulings)
        for name, places in other.observed.where.items():
            _merge(self.observed.where.setdefault(name, {}), places)
        for name, turns in other.observed.when.items():
            _merge(self.observed.when.setdefault(name, {}), turns)
        for name, cards in other.observed.cards.items():
            _merge(self.observed.cards.setdefault(name, {}), cards)
        for name, twins in other.twins.items():
            mine = self.twins.setdefault(name, Twins())
            for part in Twins.__struct_fields__:
                setattr(mine, part, getattr(mine, part) + getattr(twins, part))
        for card, effects in other.effects.items():
            for name, values in effects.items():
                _merge(self.effects.setdefault(card, {}).setdefault(name, {}), values)


def _difference(one: float, other: float) -> float:
    """The difference of two values, without the rounding errors of fractions."""
    difference = one - other
    return difference if isinstance(difference, int) else round(difference, DECIMALS)


def _card(
    named: tuple[str, str], before: tuple[Instruction, ...], explanation: tuple[Node, ...], given: Instruction
) -> str:
    """The Automa's card behind an instruction: the last one named before it or in its explanation."""
    message, argument = named
    upto = max((way[0] for way in given.why), default=len(explanation)) + 1
    for one in (*reversed(before), *reversed(explanation[:upto])):
        if isinstance(one, Instruction | Section | Noted) and one.message == message:
            return str(one.args[argument])
    return ""


def _add(into: dict[K, int], key: K, count: int) -> None:
    into[key] = into.get(key, 0) + count


def _merge(into: dict[K, int], other: dict[K, int]) -> None:
    for key, count in other.items():
        into[key] = into.get(key, 0) + count
