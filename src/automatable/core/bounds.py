"""Bounded before believed: data from outside is measured before anything is made of it.

The limits are far above anything a game holds and far below what would take noticeable time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from automatable.core.refused import Refused

DEPTH = 24
NODES = 200_000
"""Values in one message: a game of ten thousand steps has a third of them."""
LETTERS = 200_000
NOTATION = 20_000
KEY = 200
NUMBER = 2**53
"""Whole numbers that every JSON reader holds exactly."""
DIGITS = 15
LINE = 2_000

_LONG_NUMBER = re.compile(rf"\d{{{DIGITS + 1},}}")


def bounded(data: object, nodes: int = NODES) -> None:
    """Refuse plain data that is deeper, longer or larger than anything of ours."""
    waiting: list[tuple[object, int]] = [(data, 0)]
    met = 0
    while waiting:
        value, depth = waiting.pop()
        met += 1
        if depth > DEPTH:
            raise Refused("core-too-deep", most=DEPTH)
        if isinstance(value, str):
            check_text(value, LETTERS)
        elif isinstance(value, bool):
            continue
        elif isinstance(value, int | float):
            if not abs(value) <= NUMBER:  # nor is it no number at all
                raise Refused("core-too-large-number")
        elif isinstance(value, Mapping | list | tuple):
            if met + len(waiting) + len(value) > nodes:
                raise Refused("core-too-many-values", most=nodes)
            if isinstance(value, Mapping):
                for key in value:
                    check_text(str(key), KEY)
                value = value.values()
            waiting += [(each, depth + 1) for each in value]


def check_text(text: str, most: int) -> None:
    """Refuse a text that is too long, or that no file and no screen can hold."""
    if len(text) > most:
        raise Refused("core-too-long-text", most=most)
    if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
        raise Refused("core-no-text")


def check_notation(text: str) -> None:
    """Refuse a short text with more in it than any position has."""
    check_text(text, NOTATION)
    if _LONG_NUMBER.search(text):
        raise Refused("core-too-large-number")


def check_toml(text: str) -> None:
    """Refuse a file whose reading alone would take long: keys of thousands of parts, numbers without end."""
    check_text(text, LETTERS)
    for line in text.splitlines():
        if len(line) > LINE:
            raise Refused("core-too-long-text", most=LINE)
    if _LONG_NUMBER.search(text):
        raise Refused("core-too-large-number")
