"""The one import against the layers: words, loaded when an error or a position is printed.

The engine needs no words, and a worker that never prints a sentence never loads them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from automatable.core.engine.errors import UserError
    from automatable.locales import Words


def words_of(language: str, game: str = "") -> Words:
    """The words of a game in one language."""
    from automatable.locales import Words

    return Words(language, game)


def error_sentence(error: UserError) -> str:
    """The English sentence; the message id with its arguments if there are no words for it."""
    try:
        return words_of("en").error_sentence(error)
    except Exception:  # a missing word must not hide the error itself
        return repr(error)
