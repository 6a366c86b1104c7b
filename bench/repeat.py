"""Repeat a measurement whose spread says that other work kept the machine busy.

A run is a list of numbers that should be alike. Its spread is the distance between its quartiles, or between
its median and its 95th percentile, as a share of the median. A run with too wide a spread is measured again;
the run with the narrowest one counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median, quantiles
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
Spread = Callable[[Sequence[float]], float]

REPEATS_MOST = 3
PATIENCE = 240.0
"""Seconds that all repetitions of one part of the benchmark may take together."""

_spent = 0.0
restless: list[str] = []
"""What was still spread too widely when it was measured for the last time."""


def renew_patience() -> None:
    """Begin another part of the benchmark."""
    global _spent
    _spent = 0.0


def between_quartiles(numbers: Sequence[float]) -> float:
    """The middle half of the numbers, as a share of their median."""
    low, middle, high = quantiles(numbers, n=4)
    return (high - low) / middle


def to_the_worst(numbers: Sequence[float]) -> float:
    """How far the 95th percentile lies above the median, as a share of the median."""
    return quantiles(numbers, n=20)[18] / median(numbers) - 1


def until_steady(
    what: str,
    measure: Callable[[], T],
    numbers: Callable[[T], Sequence[float]],
    most: float,
    spread: Spread = between_quartiles,
) -> T:
    """Measure; while the spread is above ``most``, measure again. The steadiest run is returned."""
    global _spent
    best = measure()
    narrowest = spread(numbers(best))
    for _ in range(REPEATS_MOST):
        if narrowest <= most or _spent > PATIENCE:
            break
        begin = monotonic()
        again = measure()
        _spent += monotonic() - begin
        if (found := spread(numbers(again))) < narrowest:
            best, narrowest = again, found
    if narrowest > most:
        restless.append(what)
    return best
