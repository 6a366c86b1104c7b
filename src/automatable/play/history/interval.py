"""The confidence interval of a share."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054
"""The normal quantile of a 95 % interval."""


def wilson(count: int, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of the share ``count`` of ``n``; ``n`` is at least 1."""
    p, z = count / n, Z * Z
    middle = (p + z / (2 * n)) / (1 + z / n)
    half = Z / (1 + z / n) * sqrt(p * (1 - p) / n + z / (4 * n * n))
    return (middle - half if count else 0.0), (middle + half if count < n else 1.0)
