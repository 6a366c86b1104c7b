"""A row of marbles as one number: four bits for each colour."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

MOST = 15
"""Marbles of one colour that a row has room for; the game has no more in all."""


def count(row: int, colour: int) -> int:
    """Marbles of a colour in a row."""
    return row >> 4 * colour & 15


@lru_cache(maxsize=1 << 12)
def total(row: int) -> int:
    """Marbles in a row."""
    return (row & 15) + (row >> 4 & 15) + (row >> 8 & 15) + (row >> 12 & 15) + (row >> 16 & 15)


def one(colour: int) -> int:
    """A row's number for one marble of a colour."""
    return 1 << 4 * colour


ONE = tuple(one(colour) for colour in range(5))
"""The same by colour."""


def row_of(colours: Iterable[int]) -> int:
    """The row with these marbles."""
    return sum(one(colour) for colour in colours)


@lru_cache(maxsize=1 << 12)
def colours_in(row: int) -> int:
    """The set of colours in a row, a bit for each."""
    return sum(1 << colour for colour in range(5) if count(row, colour))
