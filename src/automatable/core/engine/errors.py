"""The error that a user can cause: a message id with arguments, never a traceback."""

from __future__ import annotations

from automatable.core.words_on_demand import error_sentence

QUOTED = 200
"""Characters of a foreign text that a sentence quotes."""
LONGEST = 300
"""Bits of a number that is written out; more digits are not needed in a sentence."""
LISTED = 20
"""Values that a sentence lists."""


class UserError(ValueError):
    """An input that cannot be accepted. ``str()`` is its English sentence.

    ``message`` is the id of the sentence in every language, ``args_`` its arguments.

    >>> raise UserError("core-unknown-key", key="cards.99")
    Traceback (most recent call last):
        ...
    automatable.core.engine.errors.UserError: A position has no key “cards.99”.
    """

    def __init__(self, message: str, **args: object) -> None:
        self.message = message
        self.args_ = {name: _short(value) for name, value in args.items()}
        super().__init__(message)

    def __str__(self) -> str:
        return error_sentence(self)

    def __repr__(self) -> str:
        return f"{self.message} {self.args_}" if self.args_ else self.message


PARSE_ERRORS = (TypeError, ValueError, LookupError, ArithmeticError, AttributeError, StopIteration)
"""Errors that parsing foreign data can end in; the sender of the data gets a sentence instead."""


def _short(value: object) -> object:
    """A foreign value, cut to what a sentence needs, in characters that every screen can show."""
    if isinstance(value, str):
        cut = value if len(value) <= QUOTED else f"{value[:QUOTED]}…"
        return cut if cut.isascii() else cut.encode("utf-8", "backslashreplace").decode()
    if isinstance(value, list | tuple):
        return [_short(each) for each in value[:LISTED]]
    if isinstance(value, int) and value.bit_length() > LONGEST:
        return "…"
    return value
