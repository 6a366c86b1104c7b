"""Questions: facts that only the players know, and chance. Both reach the engine as events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct, field

from automatable.core.engine.explanation import Args, Data
from automatable.core.forms.form import LISTS, Field, Form, Kind, Option, Plain, check

Value = Plain | dict[str, Plain]
"""An answer: a number, a text, yes or no, a list of them, or for a form a dict with its fields."""

BY_HAND = "by-hand"
"""The answer "I do it by hand": the app then asks only for the outcome."""


class Question(Struct, frozen=True, gc=False):
    """A form with a rule, and the event that carries the answer.

    A question with ``fields`` is a component on one screen; its answer is a table of answers by key.
    Any other is itself one field: one of the options, a list of them in order (``kind="list"``; with
    ``repeats`` one may occur several times), or without options a whole number from ``low`` to ``high``;
    ``default`` is offered first.
    A question with a ``deck`` is chance: the holder of that deck answers, the app or the player.
    ``waits``: the app deals it only when the player presses the button, as for an Automa's turn.
    ``shared``: the fields share all options, each as often as its weight, so the last field follows.
    ``by_hand`` is the message of how the Automa uses the unknown value: ``BY_HAND`` is then an answer too.

    >>> cart = Question("cart", "market-ask-cart", "open", options=(Option("tea", "market-stall-tea"),))
    >>> cart.answer("tea")
    {'type': 'answered', 'question': 'cart', 'value': 'tea'}
    """

    id: str
    message: str
    rule: str
    args: Args = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    low: int | None = None
    high: int | None = None
    default: int | None = None
    kind: Kind | Literal[""] = ""
    repeats: bool = False
    fields: tuple[Field, ...] = ()
    shared: bool = False
    by_hand: str = ""
    deck: str | None = None
    waits: bool = False
    event: str = "answered"
    field: str = "value"

    @property
    def many(self) -> bool:
        """Whether its value is a list."""
        return self.kind in LISTS

    @property
    def form(self) -> Form:
        """Its fields; of a question without any, the one that it is itself."""
        return Form(self.fields or (self.single,))

    @property
    def single(self) -> Field:
        """The field that a question without fields is."""
        return Field(
            self.id,
            self.message,
            self.args,
            self.options,
            self.low or 0,
            self.high,
            self.kind,
            self.repeats,
            value=self.default,
        )

    def filled(self, one: Callable[[Field], Any]) -> Any:
        """An answer made of a value for each field; None leaves a field for later."""
        return Form(self.fields).filled(one) if self.fields else one(self.single)

    def answer(self, value: Value) -> Data:
        """The event, as plain data, that answers this question with this value."""
        self.check(value)
        if self.event == "answered":
            return {"type": "answered", "question": self.id, "value": value}
        return {"type": self.event, self.field: value}

    def check(self, value: object) -> None:
        """Reject a value that is no answer to this question."""
        if self.by_hand and value == BY_HAND:
            return
        if self.fields:
            Form(self.fields).check(value, self.single.label)
        elif self.kind or not self._offers(value):
            check(self.single, value)

    def _offers(self, value: object) -> bool:
        """Whether a value is one of the options or within the bounds; ``check`` says why another is not."""
        if not self.options:
            low, high = self.low or 0, self.high
            return type(value) is int and low <= value and (high is None or value <= high)
        for option in self.options:
            if option.value == value:
                return type(option.value) is type(value)
        return False


class ByHand(Exception):
    """Raised in a rule when the player does its unknown part by hand. Not an error."""


class Ask(Exception):
    """Raised by a rule that needs an answer to continue. Not an error."""

    def __init__(self, question: Question) -> None:
        self.question = question
        super().__init__(question.id)
