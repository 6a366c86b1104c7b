"""Input size limits: data from outside is measured before it is used.

The limits are far above anything a game holds and far below what would take noticeable time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from automatable.core.engine.errors import UserError

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
DOTS = 40
"""Dots in a line of TOML: parsing keys of many parts takes very long."""

_LONG_NUMBER = re.compile(rf"\d{{{DIGITS + 1},}}")
_TEXT_IN_TOML = re.compile(
    r'''"""(?:[^\\]|\\.|\\\Z)*?(?:"""|\Z)'''
    r"""|'''.*?(?:'''|\Z)"""
    r"""|"(?:[^"\\\n]|\\.|\\\Z)*(?:"|$)|'[^'\n]*(?:'|$)|#[^\n]*""",
    re.DOTALL | re.MULTILINE,
)
"""A text or a comment of a TOML file, even one without an end, so that finding them takes one pass."""


def bounded(data: object, nodes: int = NODES) -> None:
    """Reject plain data that is deeper, longer or larger than anything of ours."""
    level: list[object] = [data]
    found = 1
    for _ in range(DEPTH + 1):
        below: list[object] = []
        for value in level:
            if isinstance(value, str):
                if len(value) > LETTERS or not value.isascii():
                    check_text(value, LETTERS)
            elif value is None or isinstance(value, bool):
                continue
            elif isinstance(value, int | float):
                if not abs(value) <= NUMBER:  # also false for NaN
                    raise UserError("core-too-large-number")
            elif isinstance(value, dict | list | tuple | Mapping):
                found += len(value)
                if found > nodes:
                    raise UserError("core-too-many-values", most=nodes)
                if isinstance(value, dict | Mapping):
                    for key in value:
                        check_text(str(key), KEY)
                    below += value.values()
                else:
                    below += value
        if not below:
            return
        level = below
    raise UserError("core-too-deep", most=DEPTH)


def check_text(text: str, most: int) -> None:
    """Reject a text that is too long, or that cannot be written to a file or shown."""
    if len(text) > most:
        raise UserError("core-too-long-text", most=most)
    if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
        raise UserError("core-no-text")


def check_notation(text: str) -> None:
    """Reject a short text that is longer than that of any position."""
    check_text(text, NOTATION)
    if _LONG_NUMBER.search(text):
        raise UserError("core-too-large-number")


def check_toml(text: str) -> None:
    """Reject a TOML file that would take long to parse: keys of thousands of parts, endless numbers.

    Texts and comments may have lines of any length: they take no time.
    """
    check_text(text, LETTERS)
    bare = _TEXT_IN_TOML.sub('""', text)
    for line in bare.splitlines():
        if len(line) > LINE or line.count(".") > DOTS:
            raise UserError("core-too-long-text", most=LINE)
    if _LONG_NUMBER.search(bare):
        raise UserError("core-too-large-number")
