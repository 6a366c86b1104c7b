"""Resolving one event: what the rules tell the table, and what comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct, field

from automatable.core.question import BY_HAND, Ask, ByHand, Question, Value
from automatable.core.story import Args, Data, Node, Noted, Part, Section, Summed

if TYPE_CHECKING:
    from automatable.core.deck import Draw

S = TypeVar("S")
T = TypeVar("T")


Path = tuple[int, ...]
"""The way to a node of the story: its place, then its place among the steps of that section, and so on."""


class Instruction(Struct, frozen=True, gc=False):
    """One thing for the player's hands to do; ``rule`` names the rulebook entry behind it.

    ``why`` are the ways to the story nodes that decided it. ``cause`` groups what belongs together on one row
    (``movement``, ``combat``, ``income``). A ``net`` instruction is bookkeeping: its arguments ``before`` and
    ``after`` are the value as it was and as it is, and the core tells it once, as the net result. An
    instruction with a ``deck`` is for whoever has that deck in the hand: the app's own deck does it unasked.
    """

    message: str
    rule: str
    args: Args = field(default_factory=dict)
    why: tuple[Path, ...] = ()
    cause: str = ""
    net: bool = False
    deck: str | None = None


class Resolution(Struct, Generic[S], frozen=True, gc=False):
    """What ``apply`` returns; ``meanwhile`` is the position as far as a half resolved event has come."""

    state: S
    instructions: tuple[Instruction, ...] = ()
    story: tuple[Node, ...] = ()
    questions: tuple[Question, ...] = ()
    meanwhile: S | None = None


class Pending(Struct, frozen=True):
    """An event that waits for answers; it is resolved anew, from the same state, with each answer."""

    event: Data
    answers: Data = field(default_factory=dict)


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

    __slots__ = (
        "_cause",
        "_decided",
        "_path",
        "_since",
        "answers",
        "instructions",
        "listens",
        "meanwhile",
        "pages",
        "story",
    )

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
        self.meanwhile: Any = None
        self._cause = ""
        self._path: Path = ()
        self._since = 0  # the first node of this section that no instruction has claimed yet
        self._decided: tuple[Path, ...] = ()

    def ask(self, question: Question) -> Any:
        """The answer, or ``Ask`` when the table has not been asked yet."""
        if question.id in self.answers:
            value: Value = self.answers[question.id]
            question.check(value)
            if question.by_hand and value == BY_HAND:
                raise ByHand
            return value
        raise Ask(question)

    def attempt(self, do: Callable[[], T], by_hand: Callable[[], T]) -> T:
        """A stage of the Automa; if the player does it by hand, all that it told is taken back."""
        told, story, cause = len(self.instructions), list(self.story), self._cause
        path, since, decided, meanwhile = self._path, self._since, self._decided, self.meanwhile
        try:
            return do()
        except ByHand:
            del self.instructions[told:]
            self.story, self._cause = story, cause
            self._path, self._since, self._decided, self.meanwhile = path, since, decided, meanwhile
            return by_hand()

    def draw(self, draw: Draw) -> int:
        """The number of the thing that was drawn, or ``Ask`` when the deck has not been asked yet."""
        if draw.id in self.answers:
            return draw.number(self.answers[draw.id])
        raise Ask(draw.question())

    def unheard(self) -> Resolving:
        """The same answers for a rule that is only tried; nothing it tells is heard."""
        return Resolving(False, self.answers)

    def cause(self, cause: str) -> None:
        """What the hands do from here on belongs on one row, under this heading."""
        self._cause = cause

    def stands(self, state: Any) -> None:
        """The position as far as the event has been carried out: a question in its midst is asked over it."""
        if self.listens:
            self.meanwhile = state

    def do(self, message: str, rule: str, **args: object) -> None:
        """Tell the player's hands. What the story told since the last instruction is why.

        Several instructions in a row share the reasons of the first; ``section`` keeps those of one symbol
        or one card apart from its neighbours'.
        """
        self.instructions.append(Instruction(message, rule, args, self._why(), self._cause))

    def do_with(self, deck: str, message: str, rule: str, **args: object) -> None:
        """Tell whoever has this deck in the hand; the app does it to its own deck without a word."""
        self.instructions.append(Instruction(message, rule, args, self._why(), self._cause, deck=deck))

    def net(self, message: str, rule: str, before: int, after: int, **args: object) -> None:
        """Tell of bookkeeping; over one event only the net result of each message and arguments is kept."""
        told = {**args, "before": before, "after": after}
        self.instructions.append(Instruction(message, rule, told, self._why(), self._cause, net=True))

    def _why(self) -> tuple[Path, ...]:
        if len(self.story) > self._since:
            self._decided = tuple([(*self._path, place) for place in range(self._since, len(self.story))])
            self._since = len(self.story)
        return self._decided

    def note(self, message: str, rule: str, ruling: str | None = None, **args: object) -> None:
        """Add a fact to the story."""
        self.story.append(Noted(rule, self.pages.get(rule), message, args, ruling))

    def sum(
        self, message: str, rule: str, parts: tuple[Part, ...], ruling: str | None = None, **args: object
    ) -> int:
        """Add a sum with its parts to the story and return it."""
        total = sum(part.value for part in parts)
        self.story.append(Summed(rule, self.pages.get(rule), message, parts, total, args, ruling))
        return total

    @contextmanager
    def section(self, message: str, rule: str, **args: object) -> Iterator[None]:
        """Gather what is told inside under one heading. Only for a listener."""
        outer, path, since, told = self.story, self._path, self._since, len(self.instructions)
        self.story, self._path, self._since, self._decided = [], (*path, len(outer)), 0, ()
        try:
            yield
        finally:
            steps, self.story, self._path = tuple(self.story), outer, path
            self.story.append(Section(rule, self.pages.get(rule), message, steps, args))
            if len(self.instructions) > told:  # the section's own instructions have claimed it
                self._since, self._decided = len(outer), ()
            else:
                self._since = since


SILENT = Resolving()
"""Nobody listens and nothing has been answered: the lab's path."""
