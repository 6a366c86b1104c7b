"""The dealer: the only source of randomness.

It uses its own small generator (splitmix64, multiply-shift for a bounded number), which is bit-identical in
any language; the standard library's shuffle may change between Python versions. A draw depends only on the
seed and the number of the draw, so undoing a draw and repeating it gives the same card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from struct import Struct

from automatable.core.engine.question import Question
from automatable.core.forms.form import Option

_MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def splitmix64(seed: int, number: int) -> int:
    """The ``number``-th 64-bit value after ``seed``."""
    z = (seed + (number + 1) * GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Lanes:
    """Many values of one seed at once, each computed in a lane of 128 bits of one long number.

    A product of two 64-bit numbers fits into its lane, so one multiplication of the long number computes all
    of them; the mask then cuts each lane back to 64 bits.
    """

    __slots__ = ("_mask", "_ones", "_shape", "_steps")

    def __init__(self, numbers: Sequence[int]) -> None:
        self._ones = sum(1 << 128 * lane for lane in range(len(numbers)))
        self._shape = Struct("<" + "Q8x" * len(numbers))
        self._mask = self._ones * _MASK
        self._steps = sum(((n + 1) * GAMMA & _MASK) << 128 * lane for lane, n in enumerate(numbers))

    def after(self, seed: int) -> tuple[int, ...]:
        """``splitmix64(seed, number)`` for each of the numbers."""
        return self.mixed(seed * self._ones)

    def mixed(self, seeds: int) -> tuple[int, ...]:
        """Mix with one seed for each lane."""
        mask = self._mask
        z = (seeds + self._steps) & mask
        z = ((z ^ (z >> 30)) & mask) * 0xBF58476D1CE4E5B9 & mask
        z = ((z ^ (z >> 27)) & mask) * 0x94D049BB133111EB & mask
        z = (z ^ (z >> 31)) & mask
        return self._shape.unpack(z.to_bytes(self._shape.size, "little"))


class LaneRows:
    """The values of several seeds at once: a row of lanes for each seed, with the same numbers in each."""

    __slots__ = ("_lanes", "_shape", "_width")

    def __init__(self, numbers: Sequence[int], rows: int) -> None:
        self._width = len(numbers)
        self._lanes = Lanes([*numbers] * rows)
        self._shape = Struct("<" + f"Q{16 * self._width - 8}x" * rows)

    def after(self, seeds: Sequence[int]) -> list[tuple[int, ...]]:
        """``splitmix64(seed, number)`` for each of the numbers, a row for each seed."""
        width, first_lanes = self._width, int.from_bytes(self._shape.pack(*seeds), "little")
        found = self._lanes.mixed(sum([first_lanes << 128 * lane for lane in range(width)]))
        return [found[start : start + width] for start in range(0, len(found), width)]


_SOME = 16
_NEXT = Lanes(range(1, _SOME + 1))


def values(seed: int) -> Iterator[int]:
    """``splitmix64(seed, 1)``, ``splitmix64(seed, 2)`` and so on."""
    while True:
        yield from _NEXT.after(seed)
        seed = (seed + _SOME * GAMMA) & _MASK


def below(seed: int, number: int, bound: int) -> int:
    """A whole number from 0 to ``bound`` - 1."""
    return splitmix64(seed, number) * bound >> 64


def deal(question: Question, seed: int, number: int) -> Option:
    """Draw one of the options, each as likely as its weight: a card of a shuffled deck."""
    left = below(seed, number, sum(option.weight for option in question.options))
    for option in question.options:
        left -= option.weight
        if left < 0:
            return option
    raise AssertionError("the weights add up")
