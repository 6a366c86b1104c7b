"""Many numbers of the dealer's generator at once. A test compares them with ``splitmix64``, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from struct import Struct

from automatable.play.dealer import GAMMA, MASK, MIX_1, MIX_2


class Lanes:
    """Many values of one seed at once, each computed in a lane of 128 bits of one long number.

    A product of two 64-bit numbers fits into its lane, so one multiplication of the long number computes all
    of them; the mask then cuts each lane back to 64 bits.
    """

    __slots__ = ("_mask", "_ones", "_shape", "_steps")

    def __init__(self, numbers: Sequence[int]) -> None:
        self._ones = sum(1 << 128 * lane for lane in range(len(numbers)))
        self._shape = Struct("<" + "Q8x" * len(numbers))
        self._mask = self._ones * MASK
        self._steps = sum(((n + 1) * GAMMA & MASK) << 128 * lane for lane, n in enumerate(numbers))

    def after(self, seed: int) -> tuple[int, ...]:
        """``splitmix64(seed, number)`` for each of the numbers."""
        return self._shape.unpack(self.packed(seed))

    def packed(self, seed: int) -> bytes:
        """The same values as the lower halves of lanes; the upper halves have bits of their neighbours."""
        return self.mixed(seed * self._ones)

    def mixed(self, seeds: int) -> bytes:
        """The values with one seed for each lane, as the lower halves of the lanes."""
        mask = self._mask
        z = (seeds + self._steps) & mask
        z = ((z ^ (z >> 30)) & mask) * MIX_1 & mask
        z = ((z ^ (z >> 27)) & mask) * MIX_2 & mask
        z ^= z >> 31
        return z.to_bytes(self._shape.size, "little")


class LaneRows:
    """The values of several seeds at once: a row for each seed, with the same numbers in each.

    The lanes hold column after column, so that the seeds, packed as lanes, are only repeated.
    """

    __slots__ = ("_column", "_lanes", "_width")

    def __init__(self, numbers: Sequence[int], rows: int) -> None:
        self._width = len(numbers)
        self._lanes = Lanes([number for number in numbers for _ in range(rows)])
        self._column = Struct("<" + "Q8x" * rows)

    def after(self, seeds: bytes) -> Iterable[tuple[int, ...]]:
        """``splitmix64(seed, number)`` for each of the numbers, a row for each of the packed seeds."""
        lanes = int.from_bytes(seeds * self._width, "little")
        return zip(*self._column.iter_unpack(self._lanes.mixed(lanes)), strict=True)
