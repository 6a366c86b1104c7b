"""Mean, spread, quantiles and shares out of exact counts, each with its 95 % interval."""

from __future__ import annotations

from math import atanh, ceil, floor, fsum, inf, nan, sqrt, tanh
from typing import NamedTuple

from automatable.lab.runs.counters import Frequencies, Twins
from automatable.play.history.interval import Z, wilson

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Estimate(NamedTuple):
    """A number and the interval it lies in with 95 % confidence."""

    value: float
    low: float
    high: float


def total(values: Frequencies) -> int:
    """How many values were seen."""
    return sum(values.values())


def _moments(values: Frequencies) -> tuple[int, float, float, float]:
    """Count, mean, and second and fourth central moment; sums of whole numbers until the last step."""
    n = total(values)
    if not n:
        return 0, nan, nan, nan
    add = fsum if any(type(v) is float for v in values) else sum  # neither depends on the order
    s1 = add(v * c for v, c in values.items())
    scaled = [(n * v - s1, c) for v, c in values.items()]
    m2 = add(c * d * d for d, c in scaled) / n**3
    m4 = add(c * d**4 for d, c in scaled) / n**5
    return n, s1 / n, m2, m4


def mean(values: Frequencies) -> Estimate:
    """The mean, with the normal interval of its standard error."""
    n, middle, m2, _ = _moments(values)
    if n < 2:
        return Estimate(middle, -inf, inf)
    half = Z * sqrt(m2 / (n - 1))
    return Estimate(middle, middle - half, middle + half)


def deviation(values: Frequencies) -> Estimate:
    """The standard deviation; its interval from the fourth moment."""
    n, _, m2, m4 = _moments(values)
    if n < 2:
        return Estimate(nan, 0, inf)
    sd = sqrt(m2 * n / (n - 1))
    if not m2:
        return Estimate(0, 0, 0)
    half = Z * sqrt(max(0.0, m4 - m2 * m2) / (4 * m2 * n))
    return Estimate(sd, max(0.0, sd - half), sd + half)


def quantile(values: Frequencies, share: float) -> Estimate:
    """The quantile, with the interval between the two ranks that enclose it (binomial, no shape assumed)."""
    n = total(values)
    if not n:
        return Estimate(nan, -inf, inf)
    half = Z * sqrt(n * share * (1 - share))
    ranks = (ceil(n * share), floor(n * share - half), ceil(n * share + half) + 1)
    middle, low, high = (_at_rank(values, min(n, max(1, rank))) for rank in ranks)
    return Estimate(middle, low, high)


def _at_rank(values: Frequencies, rank: int) -> float:
    for value in sorted(values):
        rank -= values[value]
        if rank <= 0:
            return value
    raise AssertionError("the rank lies within")


def share(count: int, n: int) -> Estimate:
    """A share, with Wilson's interval."""
    if not n:
        return Estimate(nan, 0, 1)
    return Estimate(count / n, *wilson(count, n))


def from_decks(twins: Twins) -> Estimate | None:
    """The share of the variance that the order of the Automa's decks explains.

    It is the correlation of games that share that order and nothing else (a first-order Sobol index); the
    interval is Fisher's. None where nothing varies.
    """
    n = twins.pairs
    spread_x = n * twins.xx - twins.x**2
    spread_y = n * twins.yy - twins.y**2
    if n < 4 or not spread_x or not spread_y:
        return None
    r = (n * twins.xy - twins.x * twins.y) / sqrt(spread_x * spread_y)
    if r >= 1 - 1e-12:
        return Estimate(1.0, 1.0, 1.0)
    z, half = atanh(max(r, -1 + 1e-12)), Z / sqrt(n - 3)
    return Estimate(max(0.0, r), max(0.0, tanh(z - half)), max(0.0, tanh(z + half)))


def by(values: Frequencies, games: int) -> list[tuple[int, Estimate]]:
    """For each value the share of all games with this value or a lower one."""
    reached, curve = 0, []
    for value in range(int(min(values, default=0)), int(max(values, default=-1)) + 1):
        reached += values.get(value, 0)
        curve.append((value, share(reached, games)))
    return curve
