"""Refused: the one error a user can cause. It is a message id with arguments, never a traceback."""

from __future__ import annotations

QUOTED = 200
"""Letters of what somebody sent that a sentence quotes."""
LONGEST = 300
"""Bits of a number that is written out; more digits than a sentence needs."""
LISTED = 20
"""Things that a sentence lists."""


class Refused(ValueError):
    """Something that cannot be accepted, said in a way both languages can word."""

    def __init__(self, message: str, **args: object) -> None:
        self.message = message
        self.args_ = {name: _short(value) for name, value in args.items()}
        super().__init__(f"{message} {self.args_}" if args else message)


def _short(value: object) -> object:
    """What somebody sent, no longer than a sentence needs, and such that every screen can show it."""
    if isinstance(value, str):
        cut = value if len(value) <= QUOTED else f"{value[:QUOTED]}…"
        return cut if cut.isascii() else cut.encode("utf-8", "backslashreplace").decode()
    if isinstance(value, list | tuple):
        return [_short(each) for each in value[:LISTED]]
    if isinstance(value, int) and value.bit_length() > LONGEST:
        return "…"
    return value
