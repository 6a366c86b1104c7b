"""An order of candidates as a table. The test compares it with comparing their values."""

from __future__ import annotations

from collections.abc import Iterable


class Rings:
    """Sets of candidates of equal value, best first: rings of equal distance around a place.

    >>> each(Rings([0b0010, 0b1101]).best(0b1100))
    (2, 3)
    """

    __slots__ = ("sets",)

    def __init__(self, sets: Iterable[int]) -> None:
        self.sets = tuple(sets)

    def best(self, candidates: int) -> int:
        """Those of the candidates that come first; all of them if no ring holds one."""
        for ring in self.sets:
            if found := candidates & ring:
                return found
        return candidates
