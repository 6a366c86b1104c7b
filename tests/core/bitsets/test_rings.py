"""The table of an order finds what comparing the values one by one finds."""

import random
from functools import partial

from automatable.core.bitsets.rings import Rings, highest_first, in_order, lowest_first
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


def test_rings_by_value_are_the_order_of_the_values():
    chance = random.Random(29)
    for _ in range(100):
        values = tuple(chance.randrange(4) for _ in range(6))
        candidates = chance.randrange(1, 1 << 6)
        present = [values[n] for n in each(candidates)]
        for rings, best in ((lowest_first(values), min(present)), (highest_first(values), max(present))):
            assert each(rings.best(candidates)) == tuple(n for n in each(candidates) if values[n] == best)


def test_candidates_in_order_come_one_by_one():
    assert [in_order((2, 0, 1)).best(mask) for mask in (0b111, 0b011, 0b010)] == [0b100, 0b001, 0b010]


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
