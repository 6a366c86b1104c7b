"""Count how many sets hold each candidate, all at once. The test compares it with plain counting."""

from __future__ import annotations

from collections.abc import Iterable

MOST_SETS = 15
"""Four planes of bits count up to this many sets."""


def most_often(candidates: int, sets: Iterable[int]) -> int:
    """The candidates that most of the sets hold, at most ``MOST_SETS`` of them.

    All candidates are counted at once, in binary: each set is added to four planes of bits.
    """
    ones = twos = fours = eights = 0
    for one in sets:
        added = one & candidates
        carry = ones & added
        ones ^= added
        if carry:
            twos, carry = twos ^ carry, twos & carry
            if carry:
                fours, carry = fours ^ carry, fours & carry
                eights |= carry
    for plane in (eights, fours, twos, ones):
        if left := candidates & plane:
            candidates = left
    return candidates
