"""The dealer: the only source of randomness.

It uses its own small generator (splitmix64, multiply-shift for a bounded number), which is bit-identical in
any language; the standard library's shuffle may change between Python versions. A draw depends only on the
seed and the number of the draw, so undoing a draw and repeating it gives the same card. ``random_lanes.py``
computes many numbers at once.
"""

from __future__ import annotations

from automatable.core.engine.question import Question
from automatable.core.forms.form import Option

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
"""The step of the generator from one number to the next."""
MIX_1, MIX_2 = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def splitmix64(seed: int, number: int) -> int:
    """The ``number``-th 64-bit value after ``seed``."""
    z = (seed + (number + 1) * GAMMA) & MASK
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)


def below(seed: int, number: int, bound: int) -> int:
    """A whole number from 0 to ``bound`` - 1."""
    return splitmix64(seed, number) * bound >> 64


def deal(question: Question, seed: int, number: int) -> Option:
    """Draw one of the options, each as likely as its weight: a card of a shuffled deck."""
    left = below(seed, number, sum(option.weight for option in question.options))
    for option in question.options:
        left -= option.weight
        if left < 0:
            return option
    raise AssertionError("the weights add up")
