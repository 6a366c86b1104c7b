"""Answers typed in the terminal: one value, or a component part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automatable.cli.terminal.set_up import value_of
from automatable.cli.wording import Narrator, named
from automatable.core.engine.errors import UserError
from automatable.core.engine.question import BY_HAND, Question
from automatable.core.forms.form import Field, check
from automatable.locales import Words

Read = Callable[[str], str]
NOTHING = "-"
"""Typed for an empty list."""


class EntryStopped(Exception):
    """The user typed an empty line where a value is required."""


def typed_answer(typed: str, question: Question, words: Words) -> Any:
    """Parse an answer to a question; "by hand" is one where the question offers it."""
    if question.by_hand and typed.lower() in (BY_HAND, words.say("cli-hand")):
        return BY_HAND
    return typed_value(typed, question.single, words)


def typed_value(typed: str, asked: Field, words: Words) -> Any:
    """Parse a value of a field: the number or words of an option; lists are separated by spaces."""
    if not asked.options and asked.many:
        return [value_of(one) for one in typed.replace(",", " ").split() if one != NOTHING]
    if not asked.options:
        return value_of(typed)
    if not asked.many:
        return _option(typed, asked, words)
    return [_option(one, asked, words) for one in typed.replace(",", " ").split() if one != NOTHING]


def _option(typed: str, asked: Field, words: Words) -> Any:
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


def typed_fields(question: Question, narrator: Narrator, read: Read) -> Any:
    """Ask field by field; an empty line skips optional fields and accepts known values."""

    def one(field: Field) -> Any:
        try:
            return _typed_one(field, narrator, read)
        except EntryStopped:
            if field.value is None and not field.optional:
                raise
            return field.value

    return question.filled(one)


def _typed_one(field: Field, narrator: Narrator, read: Read) -> Any:
    """Ask until the value is valid."""
    said = narrator.asked(field)
    while True:
        try:
            if not (typed := read(said)):
                raise EntryStopped
            value = typed_value(typed, field, narrator.words)
            check(field, value)
        except UserError as user_error:
            said = narrator.words.error_sentence(user_error)
            continue
        return value
