"""Resolving one event: the instructions and explanations of the rules, and the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar, TypeVarTuple

from msgspec import Struct, field
from msgspec.structs import replace

from automatable.core.engine.explanation import Args, Data, Node, Noted, Section, Summand, Summed
from automatable.core.engine.question import BY_HAND, Ask, ByHand, Question, Value

if TYPE_CHECKING:
    from automatable.core.engine.choices import Mask
    from automatable.core.engine.deck import Deck, Draw

S = TypeVar("S")
T = TypeVar("T")
A = TypeVarTuple("A")


NodePath = tuple[int, ...]
"""The path to a node of the explanation: its place, then its place in that section, and so on."""


class Instruction(Struct, frozen=True, gc=False):
    """One action for the player to carry out; ``rule`` names the rulebook entry behind it.

    ``why`` are the paths to the nodes of the explanation that decided it. ``cause`` groups what belongs
    together on one row (``movement``, ``combat``, ``income``). A ``net`` instruction is bookkeeping: its
    arguments ``before`` and ``after`` are the old and the new value, and only the net result is shown. An
    instruction with a ``deck`` is for a player who holds that deck: the app does it to its own deck itself.

    >>> r = Resolver(True)
    >>> r.instruct("market-do-visit", "turn", stall="@stall-tea")
    >>> r.instructions[0].args
    {'stall': '@stall-tea'}
    """

    message: str
    rule: str
    args: Args = field(default_factory=dict)
    why: tuple[NodePath, ...] = ()
    cause: str = ""
    net: bool = False
    deck: str | None = None


class Resolution(Struct, Generic[S], frozen=True, gc=False):
    """What ``apply`` returns; ``so_far`` is the position as far as a half resolved event has come.

    >>> Resolution("the new position").instructions
    ()
    """

    state: S
    instructions: tuple[Instruction, ...] = ()
    explanation: tuple[Node, ...] = ()
    questions: tuple[Question, ...] = ()
    so_far: S | None = None


class Pending(Struct, frozen=True):
    """An event that waits for answers; with each answer it is resolved again from the same state."""

    event: Data
    answers: Data = field(default_factory=dict)


class State(Struct, frozen=True, kw_only=True, gc=False, repr_omit_defaults=True):
    """A position. Each game's state adds its own fields, all of them immutable.

    ``gc=False``, here and wherever a Struct is made every turn: frozen values form no cycles, so the garbage
    collector need not watch them, and making one costs half.

    >>> class Market(State, frozen=True):
    ...     coins: tuple[int, int] = (0, 0)
    >>> Market(coins=(2, 0))
    Market(coins=(2, 0))
    """

    pending: Pending | None = None

    def __str__(self) -> str:
        """The position in words, with the box that ships with its game; its fields where there is no game."""
        table = _in_words(self)
        return repr(self) if table is None else str(table)

    def _repr_html_(self) -> str:
        table = _in_words(self)
        return f"<pre>{escaped(repr(self))}</pre>" if table is None else table._repr_html_()


IN_WORDS: dict[type[State], Callable[[Any], Any]] = {}
"""The table in words of each kind of position, which the class of its game adds."""


def _in_words(state: State) -> Any:
    """The table of a position in words; None where no game can show it."""
    try:
        return IN_WORDS[type(state)](state)
    except Exception:  # a position is printed also while its game is half written
        return None


def escaped(text: str) -> str:
    """A text for HTML; the Python in a browser has no module ``html``."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class Resolver:
    """Collects the instructions and explanations of the rules for one event, and gives them answers.

    A silent one (``explaining`` is false) ignores instructions, notes and sums. A rule that works something
    out only to explain it checks ``if r.explaining:`` first.

    >>> r = Resolver(True, answers={"cart": "tea"})
    >>> r.ask(Question("cart", "market-ask-cart", "open", options=(Option("tea", "market-stall-tea"),)))
    'tea'
    """

    __slots__ = (
        "_cause",
        "_decided",
        "_path",
        "_since",
        "answers",
        "explaining",
        "explanation",
        "instructions",
        "pages",
        "so_far",
    )

    def __init__(
        self,
        explaining: bool = False,
        answers: Mapping[str, Value] | None = None,
        pages: Mapping[str, int] | None = None,
    ) -> None:
        self.explaining = explaining
        self.answers = answers or {}
        self.pages = pages or {}
        self.instructions: list[Instruction] = []
        self.explanation: list[Node] = []
        self.so_far: Any = None
        self._cause = ""
        self._path: NodePath = ()
        self._since = 0  # the first node of this section that is not the reason of an instruction yet
        self._decided: tuple[NodePath, ...] = ()

    def ask(self, question: Question) -> Any:
        """The answer; raises ``Ask`` if there is none yet."""
        if question.id in self.answers:
            value: Value = self.answers[question.id]
            question.check(value)
            if question.by_hand and value == BY_HAND:
                raise ByHand
            return value
        raise Ask(question)

    def attempt(self, do: Callable[[*A], T], by_hand: Callable[[*A], T], *args: *A) -> T:
        """Run a stage of the Automa. If the player does it by hand, its instructions are taken back.

        Both are called with the same arguments.
        """
        count, explanation, cause = len(self.instructions), list(self.explanation), self._cause
        path, since, decided, so_far = self._path, self._since, self._decided, self.so_far
        try:
            return do(*args)
        except ByHand:
            del self.instructions[count:]
            self.explanation, self._cause = explanation, cause
            self._path, self._since, self._decided, self.so_far = path, since, decided, so_far
            return by_hand(*args)

    def draw(self, draw: Draw, left: Mask | None = None) -> int:
        """The number that was drawn; raises ``Ask`` if it was not drawn yet.

        A draw that is made once for many cards is given what is left of its deck here.
        """
        if left is not None:
            draw = replace(draw, left=left)
        if draw.id in self.answers:
            return draw.number(self.answers[draw.id])
        raise Ask(draw.question())

    def roll(self, deck: Deck, count: int, draw: Callable[[int], Draw]) -> list[int]:
        """Draw ``count`` times from a whole deck, putting back what was drawn; ``draw`` makes each draw."""
        return [self.draw(draw(number)) for number in range(count)]

    def deal(
        self, deck: Deck, left: int, places: Sequence[int], draw: Callable[[int, int], Draw]
    ) -> list[int]:
        """Draw a different card for each place, as far as they go; ``places`` has what may come to each.

        ``draw`` makes the draw for a place from the set that is left.
        """
        found = []
        for number, place in enumerate(places):
            if not left:
                break
            found.append(self.draw(draw(number, left & place)))
            left &= ~(1 << found[-1])
        return found

    def silent(self) -> Resolver:
        """A resolver with the same answers that ignores all instructions, for a rule that is only tried."""
        return Resolver(False, self.answers)

    def cause(self, cause: str) -> None:
        """Put the instructions from here on one row, under this heading."""
        self._cause = cause

    def checkpoint(self, state: Any) -> None:
        """Note the position as far as the event has been carried out: the next question is shown with it."""
        if self.explaining:
            self.so_far = state

    def instruct(self, message: str, rule: str, **args: object) -> None:
        """Give the player an instruction. The explanation since the last instruction is its reason.

        Several instructions in a row share the reasons of the first; ``section`` separates the reasons of one
        symbol or one card from those of its neighbours.
        """
        if not self.explaining:
            return
        self.instructions.append(Instruction(message, rule, args, self._why(), self._cause))

    def instruct_holder(self, deck: str, message: str, rule: str, **args: object) -> None:
        """Give an instruction to a player who holds this deck; the app does it to its own deck itself."""
        if not self.explaining:
            return
        self.instructions.append(Instruction(message, rule, args, self._why(), self._cause, deck=deck))

    def record(self, message: str, rule: str, before: int, after: int, **args: object) -> None:
        """Record a change of a counted value; over one event only the net result of each is kept."""
        if not self.explaining:
            return
        values = {**args, "before": before, "after": after}
        self.instructions.append(Instruction(message, rule, values, self._why(), self._cause, net=True))

    def _why(self) -> tuple[NodePath, ...]:
        if len(self.explanation) > self._since:
            self._decided = tuple(
                [(*self._path, place) for place in range(self._since, len(self.explanation))]
            )
            self._since = len(self.explanation)
        return self._decided

    def note(self, message: str, rule: str, ruling: str | None = None, **args: object) -> None:
        """Add a fact to the explanation."""
        if self.explaining:
            self.explanation.append(Noted(rule, self.pages.get(rule), message, args, ruling))

    def sum(
        self, message: str, rule: str, parts: tuple[Summand, ...], ruling: str | None = None, **args: object
    ) -> int:
        """Add a sum with its parts to the explanation and return the total."""
        total = sum(part.value for part in parts)
        if self.explaining:
            self.explanation.append(Summed(rule, self.pages.get(rule), message, parts, total, args, ruling))
        return total

    @contextmanager
    def section(self, message: str, rule: str, **args: object) -> Iterator[None]:
        """Collect the explanation inside under one heading. Only while explaining."""
        outer, path, since, count = self.explanation, self._path, self._since, len(self.instructions)
        self.explanation, self._path, self._since, self._decided = [], (*path, len(outer)), 0, ()
        try:
            yield
        finally:
            steps, self.explanation, self._path = tuple(self.explanation), outer, path
            self.explanation.append(Section(rule, self.pages.get(rule), message, steps, args))
            if len(self.instructions) > count:  # it is the reason of its own instructions
                self._since, self._decided = len(outer), ()
            else:
                self._since = since


SILENT = Resolver()
"""A resolver without explanation and answers, for a caller that needs only the new position."""
