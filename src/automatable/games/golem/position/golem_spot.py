"""Where a golem is, as one number: district, section, and whether it lies."""

from __future__ import annotations

from functools import lru_cache

SECTIONS = 10
"""Sections of a district; ``base.sections`` of the box must say the same."""
SPOTS = SECTIONS * 2
"""Golem spots in a district: in each section one may stand or lie."""


def spot(district: int, section: int, lying: bool = False) -> int:
    """The number of a golem's spot."""
    return district * SPOTS + (section - 1) * 2 + lying


def next_to(golem: int, by: int) -> int:
    """The spot so many sections forward, or back; a golem that moves stands."""
    return (golem & ~1) + 2 * by


def district_of(golem: int) -> int:
    """The district of a spot."""
    return golem // SPOTS


def section_of(golem: int) -> int:
    """The section of a spot, from 1."""
    return golem % SPOTS // 2 + 1


def lies(golem: int) -> bool:
    """Whether a golem lies there."""
    return bool(golem & 1)


def laid_down(golem: int) -> int:
    """The spot of a golem once it lies."""
    return golem | 1


@lru_cache(maxsize=1 << 12)
def standing_among(golems: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these golems that stand."""
    return tuple([golem for golem in golems if not golem & 1])
