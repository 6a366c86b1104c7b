"""The dealer: the only randomness.

A small generator of our own (splitmix64, multiply-shift for a bounded number): the standard library's shuffle
may change between Python versions, this one is bit-identical in any language. Each draw is made from the seed
and the number of the draw, so taking a card back and turning it again gives the same card.
"""

from __future__ import annotations

from automatable.core.question import Option, Question

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def splitmix64(seed: int, number: int) -> int:
    """The ``number``-th 64-bit value after ``seed``."""
    z = (seed + (number + 1) * _GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(seed: int, number: int, bound: int) -> int:
    """A whole number from 0 to ``bound`` - 1."""
    return splitmix64(seed, number) * bound >> 64


def deal(question: Question, seed: int, number: int) -> Option:
    """One of the options, each as likely as its weight: a card from what is left of a shuffled deck."""
    left = below(seed, number, sum(option.weight for option in question.options))
    for option in question.options:
        left -= option.weight
        if left < 0:
            return option
    raise AssertionError("the weights add up")
