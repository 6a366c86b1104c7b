"""Questions: facts only the table knows, and chance. Both reach the engine as events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct, field

from automatable.core.refused import Refused
from automatable.core.story import Args, Data

One = int | str | bool
Plain = One | list[One]
Value = Plain | dict[str, Plain]

BY_HAND = "by-hand"
"""The answer that the player does it: the app asks for the outcome and for nothing else."""


class Option(Struct, frozen=True, gc=False):
    """One possible answer; ``weight`` is how many such cards (faces, tokens) are left."""

    value: One
    message: str
    args: Args = field(default_factory=dict)
    weight: int = 1


class Part(Struct, frozen=True, gc=False):
    """One field of a thing that is entered on one screen; options, bounds and flags as those of a question.

    ``when`` are cases, each of parts and their answers: the part is asked if one of the cases is so. A part
    that is not ``needed`` may be left for later. ``known`` is what the screen is filled in with.
    """

    id: str
    message: str
    args: Args = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    low: int | None = None
    high: int | None = None
    many: bool = False
    repeats: bool = False
    when: tuple[dict[str, tuple[One, ...]], ...] = ()
    needed: bool = True
    known: Plain | None = None

    def applies(self, answers: Mapping[str, Any]) -> bool:
        """Whether it is asked, after these answers to the parts before it."""
        return not self.when or any(
            all(answers.get(part) in values for part, values in case.items()) for case in self.when
        )


class Question(Struct, frozen=True, gc=False):
    """What is asked, which answers are possible, and which event carries the answer.

    A question with a ``deck`` is chance: whoever holds that deck answers, the app or the player's hand.
    ``waits`` says the app deals it only when the player presses the button, as for an Automa's turn.
    ``many`` takes a list of options, in the order they were named; with ``repeats`` an option may come more
    than once, and how often is how many.
    A question with ``parts`` is a thing on one screen; its answer is a table of answers by part.
    ``shared`` parts share out all there is: each option as often as its weight, so the last part follows.
    ``by_hand`` says how the Automa uses what is unknown: ``BY_HAND`` is then an answer too.
    A question without options takes a whole number from ``low`` to ``high``; ``default`` is offered first.
    """

    id: str
    message: str
    rule: str
    args: Args = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    low: int | None = None
    high: int | None = None
    default: int | None = None
    many: bool = False
    repeats: bool = False
    parts: tuple[Part, ...] = ()
    shared: bool = False
    by_hand: str = ""
    deck: str | None = None
    waits: bool = False
    event: str = "answered"
    field: str = "value"

    def answer(self, value: Value) -> Data:
        """The event, as plain data, that answers this question with this value."""
        self.check(value)
        if self.event == "answered":
            return {"type": "answered", "question": self.id, "value": value}
        return {"type": self.event, self.field: value}

    def check(self, value: object) -> None:
        """Refuse a value that is no answer to this question."""
        if self.by_hand and value == BY_HAND:
            return
        if not self.parts:
            check(self, value)
            return
        if not isinstance(value, dict):
            raise Refused("core-answer-parts", question=self.id)
        asked = [part for part in self.parts if part.applies(value)]
        for part in asked:
            if part.id in value:
                check(part, value[part.id])
            elif part.needed:
                raise Refused("core-answer-part-missing", question=self.id, part=part.id)
        for name in value:
            if name not in [part.id for part in asked]:
                raise Refused("core-answer-part", question=self.id, part=str(name))


def filled(question: Question, one: Callable[[Part], Plain | None]) -> dict[str, Plain]:
    """The parts of a question answered one after the other; None leaves one for later."""
    found: dict[str, Plain] = {}
    for part in question.parts:
        if part.applies(found) and (value := one(part)) is not None:
            found[part.id] = value
    return found


def check(asked: Question | Part, value: object) -> None:
    if not asked.many:
        _check_one(asked, value)
        return
    if not isinstance(value, list):
        raise Refused("core-answer-list", question=asked.id)
    for one in value:
        _check_one(asked, one)
    if not asked.repeats and len(set(map(repr, value))) != len(value):
        raise Refused("core-answer-twice", question=asked.id)


def _check_one(asked: Question | Part, value: object) -> None:
    if asked.options:
        for option in asked.options:
            if option.value == value and type(option.value) is type(value):
                return
        raise no_option(asked, value)
    low, high = asked.low or 0, asked.high
    if type(value) is int and value >= low and (high is None or value <= high):
        return
    if high is None:
        raise Refused("core-answer-number", question=asked.id, value=str(value), low=low)
    raise Refused("core-answer-range", question=asked.id, value=str(value), low=low, high=high)


def no_option(asked: Question | Part, value: object) -> Refused:
    """The refusal of a value that is none of the options."""
    shown = ", ".join(str(option.value) for option in asked.options)
    return Refused("core-answer-option", question=asked.id, value=str(value), options=shown)


class ByHand(Exception):
    """Raised to a rule whose unknown the player deals with by hand. Not an error."""


class Ask(Exception):
    """Raised by a rule that cannot go on without the answer. Not an error."""

    def __init__(self, question: Question) -> None:
        self.question = question
        super().__init__(question.id)
