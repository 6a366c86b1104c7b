"""Chance in the lab: a seed for every game of a run, shuffles for every deck, a stream for every human turn.

A deck is put in order by a key for each card, made of the seed, the deck, the shuffle and the card itself. So
taking one card out, or playing another level, leaves the order of all other cards as it was: the two games
are dealt common random numbers. A draw from what is left of a deck whose order nobody has seen is the top of
a shuffled deck, so the keys give every order the same probability.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from hashlib import blake2b

from automatable.core.engine.choices import Mask, each
from automatable.core.engine.deck import Deck
from automatable.core.engine.question import Question
from automatable.core.forms.form import One
from automatable.play.dealer import GAMMA, MASK, below, deal, splitmix64
from automatable.play.random_lanes import LaneRows, Lanes

NUMBERED = 128
"""A card called by a number below this is its own bit; the others get bits from here on."""


@lru_cache(maxsize=1 << 14)
def number_of(name: object) -> int:
    """A 64-bit number for a name, the same on every machine."""
    return int.from_bytes(blake2b(repr(name).encode(), digest_size=8).digest(), "big")


@cache
def human_stream(number: int) -> int:
    """Where the human's stream of chance begins in turn ``number``."""
    return number_of(("human", number))


def game_seed(run_seed: int, number: int) -> int:
    """The seed of game ``number`` of a run."""
    return splitmix64(splitmix64(run_seed, number_of("game")), number)


class Keys:
    """Sort keys of cards: a number for the name of each."""

    __slots__ = ("_before", "_cards", "_lanes", "_places", "numbers")

    def __init__(self, names: Mapping[int, One]) -> None:
        self._cards = tuple(names)
        self._places = range(len(names))
        first = min(names, default=0)
        self._before = (0,) * first if self._cards == tuple(range(first, first + len(names))) else None
        """What stands before the keys where the cards are numbered one after the other."""
        self.numbers = [number_of(name) for name in names.values()]
        self._lanes = Lanes(self.numbers)

    def order(self, seed: int) -> list[int]:
        """All the cards as this seed shuffles them."""
        if self._before is not None:
            return sorted(self._cards, key=(self._before + self._lanes.after(seed)).__getitem__)
        places = sorted(self._places, key=self._lanes.after(seed).__getitem__)
        return list(map(self._cards.__getitem__, places))

    def tops(self, seed: int, first: int, count: int) -> list[int]:
        """The top cards of so many shuffles, from number ``first`` on, without putting all cards in order."""
        shuffles, rows = _shuffle_lanes(self, count)
        found = rows.after(shuffles.packed((seed + first * GAMMA) & MASK))
        return [self._cards[row.index(max(row))] for row in found]


@lru_cache(maxsize=1 << 6)
def _shuffle_lanes(keys: Keys, count: int) -> tuple[Lanes, LaneRows]:
    """Lanes for the seeds of so many shuffles, and for the keys of all cards in each of them."""
    return Lanes(range(count)), LaneRows(keys.numbers, count)


@lru_cache(maxsize=1 << 10)
def keys_of(deck: Deck, cards: Mask | None = None) -> Keys:
    """The keys of a deck, or of these cards of it, made once with it."""
    return Keys(deck.values if cards is None else {card: deck.values[card] for card in each(cards)})


class Order:
    """The order of one deck since its last shuffle. Cards are bits; a name gets the next free bit."""

    __slots__ = ("bits", "drawn", "left", "names", "order", "seed", "shuffles")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.shuffles = 0
        self.drawn = 0
        self.left: Mask = 0
        self.order: list[int] = []
        self.bits: dict[One, int] = {}
        self.names: dict[int, One] = {}

    def draw(self, cards: Mask, deck: Deck | None) -> int:
        """The top card of those that are left. Cards that were not left before mean a shuffle.

        Where there are several of each, one of them, as likely as there are many.
        """
        if deck is not None and deck.weights is not None:
            return self._weighted(cards, deck.weights)
        if cards & ~self.left:
            self._shuffle(deck)
        order = self.order
        while True:
            card = order.pop()
            if cards >> card & 1:
                self.left = cards ^ 1 << card
                return card

    def _shuffle(self, deck: Deck | None) -> None:
        """Sort the whole deck; cards that have left it are skipped when their turn comes."""
        keys = Keys(self.names) if deck is None else keys_of(deck)
        self.order = keys.order(splitmix64(self.seed, self.shuffles))
        self.shuffles += 1

    def roll(self, deck: Deck, count: int) -> list[int]:
        """Draws from the whole deck, each card put back before the next one."""
        found = keys_of(deck).tops(self.seed, self.shuffles, count)
        self.shuffles += count
        self.left = 0
        return found

    def deal(self, deck: Deck, left: Mask, places: Sequence[Mask]) -> list[int]:
        """A different card for each place, as far as they go; ``places`` has what may come to each.

        The same as a ``draw`` for each, in one loop. A shuffle sorts only what may come to its place: until
        the next one no other card can be drawn.
        """
        found: list[int] = []
        order, undrawn = self.order, self.left
        for place in places:
            if not left:
                break
            cards = left & place
            if deck.weights is not None:
                found.append(card := self._weighted(cards, deck.weights))
                left ^= 1 << card
                continue
            if cards & ~undrawn:
                order = keys_of(deck, place & deck.all).order(splitmix64(self.seed, self.shuffles))
                self.shuffles += 1
            card = order.pop()
            while not cards >> card & 1:
                card = order.pop()
            undrawn = cards ^ 1 << card
            left ^= 1 << card
            found.append(card)
        self.order, self.left = order, undrawn
        return found

    def _weighted(self, cards: Mask, weights: Mapping[int, int]) -> int:
        """One of the cards that are left, each as likely as its weight."""
        self.drawn += 1
        left = below(self.seed, self.drawn, sum([weights[card] for card in each(cards)]))
        for card in each(cards):
            left -= weights[card]
            if left < 0:
                return card
        raise AssertionError("the weights add up")

    def answer(self, question: Question) -> One:
        """The answer of this deck to a question of chance: the long way, for a game that numbers nothing."""
        cards, bits = 0, self.bits
        for option in question.options:
            if option.weight != 1:
                self.drawn += 1
                return deal(question, self.seed, self.drawn).value
            bit = bits.get(option.value)
            cards |= 1 << (self._bit(option.value) if bit is None else bit)
        return self.names[self.draw(cards, None)]

    def _bit(self, value: One) -> int:
        bit = value if type(value) is int and 0 <= value < NUMBERED else NUMBERED + len(self.bits)
        self.bits[value] = bit
        self.names[bit] = value
        return bit


class Decks(dict[str, Order]):
    """All decks of one game. ``table`` seeds the decks that lie on the table, ``seed`` all others.

    With ``own``, the decks of the Automa, those alone have ``seed``: whatever else is dealt is dealt anew.
    """

    __slots__ = ("_own", "_table", "_table_decks", "seed")

    def __init__(
        self, seed: int, table: int, table_decks: frozenset[str], own: tuple[str, ...] | None = None
    ) -> None:
        self.seed = seed
        self._table = table
        self._table_decks = table_decks
        self._own = own

    def __missing__(self, name: str) -> Order:
        anew = name in self._table_decks if self._own is None else name not in self._own
        seed = self._table if anew else self.seed
        deck = self[name] = Order(splitmix64(seed, number_of(name)))
        return deck
