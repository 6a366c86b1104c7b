"""Answers that give a criterion and a fact about the marbles with one tap.

Such an answer is one string, because the value of an option is plain and saved games hold it.
"""

from __future__ import annotations

from collections.abc import Mapping

from automatable.core.forms.form import Option

Replacements = Mapping[str, tuple[Option, ...]]
"""By criterion, the options that replace its own: each adds a fact about the marbles."""
SEPARATOR = "/"
LIES, LIES_NOT = "lies", "lies-not"
"""Whether a marble that the criterion names lies in the row."""


def joined_answer(criterion: str, fact: str) -> str:
    """The value of an option: a criterion, and a fact about the marbles."""
    return f"{criterion}{SEPARATOR}{fact}"


def split_answer(value: str) -> tuple[str, str]:
    """The criterion and the fact of an answer; the fact is empty if none was given."""
    criterion, _, fact = value.partition(SEPARATOR)
    return criterion, fact


class MarbleAnswers:
    """What was answered about the marbles on the screens of criteria."""

    __slots__ = ("counted", "facts")

    def __init__(self) -> None:
        self.counted: dict[str, int] = {}
        self.facts: dict[str, str] = {}

    def clear(self) -> None:
        """Forget everything: it was about a row that is empty."""
        self.counted.clear()
        self.facts.clear()
