"""Resolving one event: what the rules tell the table, and what comes out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from msgspec import Struct, field

from automatable.core.question import Ask, Question, Value
from automatable.core.story import Args, Node, Noted, Part, Section, Summed

S = TypeVar("S")


class Instruction(Struct, frozen=True, gc=False):
    """One thing for the player's hands to do; ``rule`` names the rulebook entry behind it."""

    message: str
    rule: str
    args: Args = field(default_factory=dict)


class Resolution(Struct, Generic[S], frozen=True, gc=False):
    """What ``apply`` returns."""

    state: S
    instructions: tuple[Instruction, ...] = ()
    story: tuple[Node, ...] = ()
    questions: tuple[Question, ...] = ()


class Pending(Struct, frozen=True):
    """An event that waits for answers; it is resolved anew, from the same state, with each answer."""

    event: dict[str, Any]
    answers: dict[str, Any] = field(default_factory=dict)


class State(Struct, frozen=True, kw_only=True, gc=False):
    """A position. Each game's state adds its own fields, all of them immutable.

    ``gc=False``, here and wherever a Struct is made every turn: frozen values form no cycles, so the garbage
    collector need not watch them, and making one costs half.
    """

    pending: Pending | None = None


class Resolving:
    """One event being resolved: hears what the rules tell, and hands them the answers they ask for.

    Rules check ``if r.listens:`` before they tell anything, so that a silent run pays nothing.
    """

    __slots__ = ("answers", "instructions", "listens", "pages", "story")

    def __init__(
        self,
        listens: bool = False,
        answers: Mapping[str, Any] | None = None,
        pages: Mapping[str, int] | None = None,
    ) -> None:
        self.listens = listens
        self.answers = answers or {}
        self.pages = pages or {}
        self.instructions: list[Instruction] = []
        self.story: list[Node] = []

    def ask(self, question: Question) -> Any:
        """The answer, or ``Ask`` when the table has not been asked yet."""
        if question.id in self.answers:
            value: Value = self.answers[question.id]
            question.check(value)
            return value
        raise Ask(question)

    def do(self, message: str, rule: str, **args: Any) -> None:
        """Tell the player's hands."""
        self.instructions.append(Instruction(message, rule, args))

    def note(self, message: str, rule: str, ruling: str | None = None, **args: Any) -> None:
        """Add a fact to the story."""
        self.story.append(Noted(rule, self.pages.get(rule), message, args, ruling))

    def sum(
        self, message: str, rule: str, parts: tuple[Part, ...], ruling: str | None = None, **args: Any
    ) -> int:
        """Add a sum with its parts to the story and return it."""
        total = sum(part.value for part in parts)
        self.story.append(Summed(rule, self.pages.get(rule), message, parts, total, args, ruling))
        return total

    @contextmanager
    def section(self, message: str, rule: str, **args: Any) -> Iterator[None]:
        """Gather what is told inside under one heading. Only for a listener."""
        outer, self.story = self.story, []
        try:
            yield
        finally:
            steps, self.story = tuple(self.story), outer
            self.story.append(Section(rule, self.pages.get(rule), message, steps, args))


SILENT = Resolving()
"""Nobody listens and nothing has been answered: the lab's path."""
