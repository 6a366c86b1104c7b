"""Answers typed in the terminal: one value, or a thing part by part."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from automatable.cli.opening import value_of
from automatable.cli.tell import Teller, named
from automatable.core.question import BY_HAND, Part, Plain, Question, check, filled
from automatable.core.refused import Refused
from automatable.locales import Words

Read = Callable[[str], str]
NOTHING = "-"
"""What is typed for a list with nothing in it."""


class Enough(Exception):
    """An empty line where something is needed: whoever types has had enough."""


def typed_answer(typed: str, asked: Question | Part, words: Words) -> Any:
    """An answer as a value, as the number of an option, or as the option's words; a list with spaces."""
    if isinstance(asked, Question) and asked.by_hand and typed.lower() in (BY_HAND, words.say("cli-hand")):
        return BY_HAND
    if not asked.options and asked.many:
        return [value_of(one) for one in typed.replace(",", " ").split() if one != NOTHING]
    if not asked.options:
        return value_of(typed)
    if not asked.many:
        return _option(typed, asked, words)
    return [_option(one, asked, words) for one in typed.replace(",", " ").split() if one != NOTHING]


def _option(typed: str, asked: Question | Part, words: Words) -> Any:
    values = [option.value for option in asked.options]
    counted = not any(type(value) is int for value in values)
    if typed.isdecimal() and counted and 1 <= int(typed) <= len(values):
        return values[int(typed) - 1]
    for option in asked.options:
        said = named(option, words).lower()
        if typed.lower() in (
            str(option.value).lower(),
            said,
            said[:1] if len(asked.options) == 2 else said,
        ):
            return option.value
    return typed


def typed_parts(question: Question, teller: Teller, read: Read) -> dict[str, Plain]:
    """A thing part by part; an empty line leaves for later what is not needed, and takes what is known."""

    def one(part: Part) -> Plain | None:
        try:
            value: Plain = typed_one(part, teller.asked(part, part.known), teller, read)
        except Enough:
            if part.known is None and part.needed:
                raise
            return part.known
        return value

    return filled(question, one)


def typed_one(asked: Question | Part, said: str, teller: Teller, read: Read) -> Any:
    """One answer, asked again until it fits."""
    while True:
        typed = read(said)
        if not typed:
            raise Enough
        try:
            value = typed_answer(typed, asked, teller.words)
            (asked.check if isinstance(asked, Question) else partial(check, asked))(value)
        except Refused as refused:
            said = teller.words.refusal(refused)
            continue
        return value
