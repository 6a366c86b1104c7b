"""Many numbers of the dealer's generator at once. A test compares them with ``splitmix64``, one by one."""

from __future__ import annotations

from collections.abc import Sequence
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
        return self.mixed(seed * self._ones)

    def mixed(self, seeds: int) -> tuple[int, ...]:
        """Mix with one seed for each lane."""
        mask = self._mask
        z = (seeds + self._steps) & mask
        z = ((z ^ (z >> 30)) & mask) * MIX_1 & mask
        z = ((z ^ (z >> 27)) & mask) * MIX_2 & mask
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
