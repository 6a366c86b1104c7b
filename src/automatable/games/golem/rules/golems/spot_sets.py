"""Golems as sets of spots, and the orders in which they are chosen."""

from __future__ import annotations

from functools import cache, lru_cache

from automatable.core.bitsets.rings import Rings
from automatable.core.engine.choices import Mask, mask_of
from automatable.games.golem.position.golem_spot import SECTIONS, SPOTS, district_of, section_of, spot
from automatable.games.golem.position.state import DISTRICTS, State, height, laid


@lru_cache(maxsize=1 << 12)
def spots_of(golems: tuple[int, ...]) -> Mask:
    """The spots of these golems."""
    return mask_of(golems)


LYING: Mask = mask_of(range(1, len(DISTRICTS) * SPOTS, 2))


IN_SECTION: tuple[Mask, ...] = tuple(
    mask_of([spot(district, section, lying) for district in range(len(DISTRICTS)) for lying in (False, True)])
    for section in range(1, SECTIONS + 1)
)


IN_FIRST, *_, IN_LAST = IN_SECTION


LOWEST_FIRST, HIGHEST_FIRST = Rings(IN_SECTION), Rings(reversed(IN_SECTION))


def section(state: State, golem: int) -> int:
    """The section of a golem, for tie-breaks."""
    return section_of(golem)


def token_height(state: State, golem: int) -> int:
    """How high the token of its district lies, from 1."""
    return height(state, district_of(golem)) + 1


def by_token(state: State) -> Rings:
    """The spots of each district, that of the highest token first."""
    return _by_token(laid(state))


@cache
def _by_token(tokens: tuple[int, ...]) -> Rings:
    return Rings((1 << SPOTS) - 1 << district * SPOTS for district in tokens)


def highest_section(state: State, golems: Mask) -> Mask:
    """The golems in the highest section among these."""
    return HIGHEST_FIRST.best(golems)


def lying(state: State) -> Mask:
    """All spots of lying golems."""
    return LYING
