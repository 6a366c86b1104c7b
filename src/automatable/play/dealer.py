"""The dealer: the only randomness.

A small generator of our own (splitmix64, multiply-shift for a bounded number): the standard library's shuffle
may change between Python versions, this one is bit-identical in any language. Each draw is made from the seed
and the number of the draw, so taking a card back and turning it again gives the same card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from struct import Struct

from automatable.core.question import Option, Question

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def splitmix64(seed: int, number: int) -> int:
    """The ``number``-th 64-bit value after ``seed``."""
    z = (seed + (number + 1) * _GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Lanes:
    """Many values of one seed at once: each is worked out in a lane of 128 bits of one long number.

    A product of two 64-bit numbers stays within its lane, so one multiplication of the long number does for
    all of them; the mask then cuts each lane back to its 64 bits.
    """

    __slots__ = ("_mask", "_ones", "_shape", "_steps")

    def __init__(self, numbers: Sequence[int]) -> None:
        self._ones = sum(1 << 128 * lane for lane in range(len(numbers)))
        self._shape = Struct("<" + "Q8x" * len(numbers))
        self._mask = self._ones * _MASK
        self._steps = sum(((n + 1) * _GAMMA & _MASK) << 128 * lane for lane, n in enumerate(numbers))

    def after(self, seed: int) -> tuple[int, ...]:
        """``splitmix64(seed, number)`` for each of the numbers."""
        mask = self._mask
        z = (seed * self._ones + self._steps) & mask
        z = ((z ^ (z >> 30)) & mask) * 0xBF58476D1CE4E5B9 & mask
        z = ((z ^ (z >> 27)) & mask) * 0x94D049BB133111EB & mask
        z = (z ^ (z >> 31)) & mask
        return self._shape.unpack(z.to_bytes(self._shape.size, "little"))


_SOME = 16
_NEXT = Lanes(range(1, _SOME + 1))


def values(seed: int) -> Iterator[int]:
    """``splitmix64(seed, 1)``, ``splitmix64(seed, 2)`` and so on."""
    while True:
        yield from _NEXT.after(seed)
        seed = (seed + _SOME * _GAMMA) & _MASK


def below(seed: int, number: int, bound: int) -> int:
    """A whole number from 0 to ``bound`` - 1."""
    return splitmix64(seed, number) * bound >> 64


def deal(question: Question, seed: int, number: int) -> Option:
    """One of the options, each as likely as its weight: a card from what is left of a shuffled deck."""
    left = below(seed, number, sum(option.weight for option in question.options))
    for option in question.options:
        left -= option.weight
        if left < 0:
            return option
    raise AssertionError("the weights add up")
