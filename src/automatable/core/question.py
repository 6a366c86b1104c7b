"""Questions: facts only the table knows, and chance. Both reach the engine as events."""

from __future__ import annotations

from msgspec import Struct, field

from automatable.core.refused import Refused
from automatable.core.story import Args, Data

One = int | str | bool
Value = One | list[One]


class Option(Struct, frozen=True, gc=False):
    """One possible answer; ``weight`` is how many such cards (faces, tokens) are left."""

    value: One
    message: str
    args: Args = field(default_factory=dict)
    weight: int = 1


class Question(Struct, frozen=True, gc=False):
    """What is asked, which answers are possible, and which event carries the answer.

    A question with a ``deck`` is chance: whoever holds that deck answers, the app or the player's hand.
    ``waits`` says the app deals it only when the player presses the button, as for an Automa's turn.
    ``many`` takes a list of options, in the order they were named; with ``repeats`` an option may come more
    than once, and how often is how many.
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

    def check(self, value: Value) -> None:
        """Refuse a value that is no answer to this question."""
        if self.many:
            if not isinstance(value, list):
                raise Refused("core-answer-list", question=self.id)
            for one in value:
                self._check_one(one)
            if not self.repeats and len(set(map(repr, value))) != len(value):
                raise Refused("core-answer-twice", question=self.id)
        else:
            self._check_one(value)

    def _check_one(self, value: object) -> None:
        if self.options:
            for option in self.options:
                if option.value == value and type(option.value) is type(value):
                    return
            shown = ", ".join(str(option.value) for option in self.options)
            raise Refused("core-answer-option", question=self.id, value=str(value), options=shown)
        low, high = self.low or 0, self.high
        if type(value) is int and value >= low and (high is None or value <= high):
            return
        if high is None:
            raise Refused("core-answer-number", question=self.id, value=str(value), low=low)
        raise Refused("core-answer-range", question=self.id, value=str(value), low=low, high=high)


class Ask(Exception):
    """Raised by a rule that cannot go on without the answer. Not an error."""

    def __init__(self, question: Question) -> None:
        self.question = question
        super().__init__(question.id)
