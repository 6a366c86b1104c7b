"""Numbers that are computed together are those that are computed one at a time."""

import random
from functools import partial

from automatable.core.topics.simulation import ModelContext
from automatable.lab.runs.human_chance import AT_ONCE, SeededContext
from automatable.play.dealer import splitmix64

LAST = (1 << 64) - 1


def test_every_number_of_a_stream_is_that_of_its_place():
    for seed in (0, 1, 0x9E3779B97F4A7C15, LAST):
        plain, fast = ModelContext(partial(splitmix64, seed)), SeededContext(seed)
        for start in (0, 7, 1 << 40, LAST - 2, LAST):
            plain.start = plain.next = fast.start = fast.next = start
            for _ in range(3 * AT_ONCE):
                assert fast.choose(1000) == plain.choose(1000)
                assert fast.next == plain.next


def test_streams_may_interrupt_each_other():
    chance = random.Random(1)
    plain, fast = ModelContext(partial(splitmix64, 5)), SeededContext(5)
    for _ in range(2000):
        if chance.randrange(3) == 0:  # another stream begins, or one goes on where it was
            plain.next = fast.next = chance.choice((0, 1, 20, 1000)) + chance.randrange(2 * AT_ONCE)
            plain.start = fast.start = chance.randrange(100)
        name = chance.choice(("", "", "worker", "star"))
        assert fast.choose(1 << 60, name) == plain.choose(1 << 60, name)
        assert fast.choose_once("turn", 1 << 60) == plain.choose_once("turn", 1 << 60)
