"""An order of candidates as a table. The test compares it with comparing their values."""

from __future__ import annotations

from collections.abc import Callable, Iterable

REMEMBERED = 1 << 12
"""Sets of candidates that an order remembers."""


class Rings:
    """Sets of candidates of equal value, best first: rings of equal distance around a place.

    >>> each(Rings([0b0010, 0b1101]).best(0b1100))
    (2, 3)
    """

    __slots__ = ("best", "sets")

    def __init__(self, sets: Iterable[int]) -> None:
        self.sets = tuple(sets)
        self.best: Callable[[int], int] = _Found(self.sets).__getitem__
        """Those of the candidates that come first; all of them if no ring holds one."""


class _Found(dict[int, int]):
    """What was found: the same few sets come again and again."""

    __slots__ = ("sets",)

    def __init__(self, sets: tuple[int, ...]) -> None:
        self.sets = sets

    def __missing__(self, candidates: int) -> int:
        if len(self) >= REMEMBERED:
            self.clear()
        first = next((ring & candidates for ring in self.sets if ring & candidates), candidates)
        self[candidates] = first
        return first
