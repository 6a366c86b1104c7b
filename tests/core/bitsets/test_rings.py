"""The table of an order finds what comparing the values one by one finds."""

import random
from functools import partial

from automatable.core.bitsets.rings import Rings
from automatable.core.engine.choices import Pick, each, fewest, first
from automatable.core.engine.resolution import SILENT


def _value_of(values: list[int], ctx: object, candidate: int) -> int:
    return values[candidate]


def _rings(rings: Rings, ctx: object) -> Rings:
    return rings


def test_the_first_ring_that_holds_a_candidate_is_best():
    rings = Rings((0b0001, 0b0110, 0b1000))
    assert [rings.best(mask) for mask in (0b1001, 0b1110, 0b1000)] == [0b0001, 0b0110, 0b1000]


def test_candidates_outside_every_ring_stay():
    assert Rings((0b0001,)).best(0b0110) == 0b0110
    assert Rings(()).best(0b0110) == 0b0110


def test_rings_choose_as_the_values_do():
    chance = random.Random(23)
    for _ in range(300):
        values = [chance.randrange(5) for _ in range(12)]
        rings = Rings(sum(1 << n for n, value in enumerate(values) if value == far) for far in range(5))
        plain = fewest("steps", partial(_value_of, values))
        table = fewest("steps", plain.value, rings=partial(_rings, rings))
        candidates = chance.randrange(1, 1 << 12)
        lowest = min(values[n] for n in each(candidates))
        reference = sum(1 << n for n in each(candidates) if values[n] == lowest)
        assert plain.best(None, candidates) == table.best(None, candidates) == reference
        one, other = (Pick("rule", str, order, first("order")) for order in (plain, table))
        assert one.among(candidates, None, SILENT) == other.among(candidates, None, SILENT)
