"""The chance of a human model, many numbers at once. A test compares it with one number at a time."""

from __future__ import annotations

from functools import partial

from automatable.core.topics.simulation import ModelContext, place_of_name
from automatable.play.dealer import GAMMA, MASK, splitmix64
from automatable.play.random_lanes import Lanes

AT_ONCE = 8
"""Numbers of a stream that are computed together: less than three times the work of one."""
_LANES = Lanes(range(AT_ONCE))


class SeededContext(ModelContext):
    """The numbers are ``splitmix64`` of a seed and the place in a stream.

    Most streams hold no number or one; from the second one on they are computed ``AT_ONCE``.
    """

    __slots__ = ("_expected", "_first", "_numbers", "_seed")

    def __init__(self, seed: int) -> None:
        super().__init__(partial(splitmix64, seed))
        self._seed = seed
        self._numbers: tuple[int, ...] = ()
        self._first, self._expected = -AT_ONCE, -1  # no place is among the numbers yet

    def choose(self, bound: int, name: str = "") -> int:
        if name:
            return splitmix64(self._seed, self.start + place_of_name(name)) * bound >> 64
        place = self.next
        self.next = place + 1
        number = place - self._first
        if 0 <= number < AT_ONCE:
            return self._numbers[number] * bound >> 64
        if place != self._expected:
            self._expected = place + 1
            return splitmix64(self._seed, place) * bound >> 64
        self._first, self._expected = place, place + AT_ONCE
        self._numbers = _LANES.after((self._seed + place * GAMMA) & MASK)
        return self._numbers[0] * bound >> 64
