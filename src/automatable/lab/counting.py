"""Counters that add up: a run is the sum of its chunks, in any order, on any number of machines.

Every measure is a whole number with a small range, so how often each value occurred is all there is to know:
mean, spread and quantiles come out exact, and memory does not grow with the games.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct, field

from automatable.core.resolution import Instruction
from automatable.core.story import Node, Noted, Picked, Section
from automatable.core.study import Happening

K = TypeVar("K")

Values = dict[int, int]
"""Each value and how often it was seen."""


class Heard(Struct):
    """What the listener heard in the games it listened to."""

    games: int = 0
    picks: dict[str, int] = field(default_factory=dict)
    decided: dict[str, int] = field(default_factory=dict)
    told: dict[str, int] = field(default_factory=dict)
    rulings: dict[str, int] = field(default_factory=dict)
    where: dict[str, dict[str, int]] = field(default_factory=dict)
    """By happening and place; a happening without one has the place ``-``."""
    when: dict[str, Values] = field(default_factory=dict)
    """By happening: the Automa's turn or the round, and how often."""
    cards: dict[str, dict[str, int]] = field(default_factory=dict)
    """By happening: the Automa's card that was resolved, and how often."""

    def hear(
        self,
        instructions: Iterable[Instruction],
        story: Iterable[Node],
        happenings: Iterable[Happening] = (),
        when: int = 0,
    ) -> None:
        """One resolved event: its instructions, and in its story the tie-break that decided each choice."""
        done, nodes = tuple(instructions), tuple(story)
        for number, instruction in enumerate(done):
            _add(self.told, instruction.message, 1)
            for each in happenings:
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
            _add(self.told, node.message, 1)
        elif type(node) is Picked:
            _add(self.picks, node.rule, 1)
            by = next((w.tie_break for w in node.weighed if w.decided), "")
            if by:
                _add(self.decided, f"{node.rule} {by}", 1)


class Twins(Struct):
    """Sums over pairs of games that share the order of the Automa's decks and nothing else."""

    pairs: int = 0
    x: int = 0
    y: int = 0
    xx: int = 0
    yy: int = 0
    xy: int = 0

    def count(self, x: int, y: int) -> None:
        """One pair."""
        self.pairs += 1
        self.x += x
        self.y += y
        self.xx += x * x
        self.yy += y * y
        self.xy += x * y


class Farthest(Struct):
    """The lowest and the highest value of a measure, each with the first game that had it."""

    low: tuple[int, int]
    high: tuple[int, int]

    def take(self, other: Farthest) -> None:
        """Look at others too."""
        self.low = min(self.low, other.low)
        self.high = max(self.high, other.high, key=lambda seen: (seen[0], -seen[1]))


FAR = ("margin", "automa", "turns")
"""Measures whose farthest games are remembered."""


class Counts(Struct):
    """Everything counted in some games."""

    games: int = 0
    turns: int = 0
    farthest: dict[str, Farthest] = field(default_factory=dict)
    values: dict[str, Values] = field(default_factory=dict)
    heard: Heard = field(default_factory=Heard)
    twins: dict[str, Twins] = field(default_factory=dict)
    effects: dict[str, dict[str, Values]] = field(default_factory=dict)
    """By card taken out of the deck, by measure: the game without it less the game with it."""

    def count(self, measured: dict[str, int]) -> None:
        """One game."""
        self.games += 1
        for name, value in measured.items():
            seen = self.values.get(name)
            if seen is None:
                seen = self.values[name] = {}
            seen[value] = seen.get(value, 0) + 1

    def look_far(self, number: int, measured: dict[str, int]) -> None:
        """Remember the game if it is the farthest so far."""
        for name in FAR:
            value, known = measured.get(name), self.farthest.get(name)
            if value is not None and (known is None or not known.low[0] < value < known.high[0]):
                self._take(name, Farthest((value, number), (value, number)))

    def _take(self, name: str, farthest: Farthest) -> None:
        known = self.farthest.get(name)
        if known is None:
            self.farthest[name] = Farthest(farthest.low, farthest.high)
        else:
            known.take(farthest)

    def count_twins(self, one: dict[str, int], other: dict[str, int]) -> None:
        """Two games with one order of the decks."""
        for name in one.keys() & other.keys():
            self.twins.setdefault(name, Twins()).count(one[name], other[name])

    def count_effect(self, card: str, whole: dict[str, int], without: dict[str, int]) -> None:
        """The same game with and without a card."""
        effects = self.effects.setdefault(card, {})
        for name in whole.keys() & without.keys():
            _add(effects.setdefault(name, {}), without[name] - whole[name], 1)

    def add(self, other: Counts) -> None:
        """Take in another chunk."""
        self.games += other.games
        self.turns += other.turns
        for name, farthest in other.farthest.items():
            self._take(name, farthest)
        for name, values in other.values.items():
            _merge(self.values.setdefault(name, {}), values)
        self.heard.games += other.heard.games
        _merge(self.heard.picks, other.heard.picks)
        _merge(self.heard.decided, other.heard.decided)
        _merge(self.heard.told, other.heard.told)
        _merge(self.heard.rulings, other.heard.rulings)
        for name, places in other.heard.where.items():
            _merge(self.heard.where.setdefault(name, {}), places)
        for name, turns in other.heard.when.items():
            _merge(self.heard.when.setdefault(name, {}), turns)
        for name, cards in other.heard.cards.items():
            _merge(self.heard.cards.setdefault(name, {}), cards)
        for name, twins in other.twins.items():
            mine = self.twins.setdefault(name, Twins())
            for part in Twins.__struct_fields__:
                setattr(mine, part, getattr(mine, part) + getattr(twins, part))
        for card, effects in other.effects.items():
            for name, values in effects.items():
                _merge(self.effects.setdefault(card, {}).setdefault(name, {}), values)


def _card(
    named: tuple[str, str], before: tuple[Instruction, ...], story: tuple[Node, ...], told: Instruction
) -> str:
    """The Automa's card behind an instruction: the last one named before it, to the hands or in the story."""
    message, argument = named
    upto = max((way[0] for way in told.why), default=len(story)) + 1
    for one in (*reversed(before), *reversed(story[:upto])):
        if isinstance(one, Instruction | Section | Noted) and one.message == message:
            return str(one.args[argument])
    return ""


def _add(into: dict[K, int], key: K, count: int) -> None:
    into[key] = into.get(key, 0) + count


def _merge(into: dict[K, int], other: dict[K, int]) -> None:
    for key, count in other.items():
        into[key] = into.get(key, 0) + count
