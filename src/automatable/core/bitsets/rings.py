"""An order of candidates as a table. The test compares it with comparing their values."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

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


@lru_cache(maxsize=REMEMBERED)
def lowest_first(values: tuple[int, ...]) -> Rings:
    """The candidates 0, 1, 2 and so on by these values of theirs, the lowest first.

    >>> each(lowest_first((3, 1, 1)).best(0b111))
    (1, 2)
    """
    sets = dict.fromkeys(sorted(values), 0)
    for candidate, value in enumerate(values):
        sets[value] |= 1 << candidate
    return Rings(sets.values())


@lru_cache(maxsize=REMEMBERED)
def highest_first(values: tuple[int, ...]) -> Rings:
    """The same, the highest first.

    >>> each(highest_first((3, 1, 1)).best(0b111))
    (0,)
    """
    return Rings(reversed(lowest_first(values).sets))


@lru_cache(maxsize=REMEMBERED)
def in_order(candidates: tuple[int, ...]) -> Rings:
    """These candidates one by one, in this order.

    >>> each(in_order((2, 0, 1)).best(0b011))
    (0,)
    """
    return Rings(1 << candidate for candidate in candidates)


class _Found(dict[int, int]):
    """Remembers the best candidates of each set, because the same few sets come again and again."""

    __slots__ = ("sets",)

    def __init__(self, sets: tuple[int, ...]) -> None:
        self.sets = sets

    def __missing__(self, candidates: int) -> int:
        if len(self) >= REMEMBERED:
            self.clear()
        for ring in self.sets:
            if found := ring & candidates:
                break
        else:
            found = candidates
        self[candidates] = found
        return found
