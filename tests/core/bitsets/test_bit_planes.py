"""Counting all candidates at once finds what counting them one by one finds."""

import random

import pytest

from automatable.core.bitsets.bit_planes import MOST_SETS, most_often
from automatable.core.engine.choices import each


def counted(candidates, sets):
    """The reference: each candidate by itself."""
    counts = {n: sum(one >> n & 1 for one in sets) for n in each(candidates)}
    return sum(1 << n for n in counts if counts[n] == max(counts.values()))


@pytest.mark.parametrize("number", range(MOST_SETS + 1))
def test_it_finds_what_counting_finds(number):
    chance = random.Random(number)
    for _ in range(100):
        candidates = chance.randrange(1 << 20)
        sets = [chance.randrange(1 << 20) | chance.randrange(1 << 20) for _ in range(number)]
        assert most_often(candidates, sets) == counted(candidates, sets)


def test_the_highest_count_is_found():
    assert most_often(0b111, [0b010] * MOST_SETS + []) == 0b010
    assert most_often(0b111, [0b101] * MOST_SETS) == 0b101


def test_without_sets_all_candidates_stay():
    assert most_often(0b1011, []) == 0b1011 and most_often(0, [0b1]) == 0
