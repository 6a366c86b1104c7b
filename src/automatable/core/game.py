"""What every game is: one object bound to a box, with ``apply`` and the forms of a position.

A game must say how it begins (``new``), what it waits for (``questions``), what its events do (``handlers``)
and how it ended (``result``). Everything else has a default.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, wraps
from inspect import isgeneratorfunction
from pathlib import Path
from types import MethodType
from typing import Any, ClassVar, Concatenate, Generic, ParamSpec, TypeVar, cast, overload

import msgspec
from msgspec import Struct, structs

from automatable.core import box as boxes
from automatable.core import forms, inscriptions, things
from automatable.core.bounds import bounded, check_notation
from automatable.core.choosing import Keep, Pick
from automatable.core.deck import Draw
from automatable.core.drawing import Drawing, Terminal, of_position
from automatable.core.events import Answered, Corrected, Event
from automatable.core.fields import Bounds, Named
from automatable.core.prospects import Deed, Way, headline, played_out
from automatable.core.question import Ask, Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import SILENT, Instruction, Pending, Resolution, Resolving, State
from automatable.core.rulebook import Rulebook
from automatable.core.story import Args, Data, Node
from automatable.core.telling import short
from automatable.core.things import PROVENANCE, Things

S = TypeVar("S", bound=State)
B = TypeVar("B")
P = ParamSpec("P")
T = TypeVar("T")

Handler = Callable[..., Any]
"""What an event does: (box, state, event, resolving) to the new state."""

BOX = 20_000
"""Values in a box; the largest of ours has a fifth of them."""

POSITION = 20_000
"""Values in a position or an event; the fullest table of ours has a tenth of them."""

UNFIT = (TypeError, ValueError, LookupError, ArithmeticError, AttributeError, StopIteration)
"""What reading data that somebody made up can end in; whoever made it up gets a sentence instead."""


class Defect(Struct, frozen=True):
    """One named reason why a position is impossible."""

    message: str
    args: Args = msgspec.field(default_factory=dict)


class Decision(Struct, frozen=True):
    """What one rule of the book chose on a position; None where it finds no valid choice."""

    choice: object
    story: tuple[Node, ...] = ()


class Rule(Struct, frozen=True):
    """A rule that can be asked on its own and printed as a checklist.

    ``steps`` are its ``Keep`` and ``Pick`` objects, or message ids for what is plainly done. ``decide`` gets
    the box, the state, the arguments named in ``inputs`` (name to what it means) and the listener.
    """

    id: str
    steps: tuple[Keep[Any] | Pick[Any] | str, ...]
    decide: Callable[..., object]
    inputs: dict[str, str] = {}


class Side(Struct, frozen=True):
    """One side's final count: every part by message id, and the total."""

    name: str
    parts: tuple[tuple[str, int], ...]
    total: int


class Result(Struct, frozen=True):
    """How a game ended. ``winner`` is the name of a side, or ``nobody``; ``reason`` is a message id."""

    sides: tuple[Side, ...]
    winner: str
    reason: str


class Game(ABC, Generic[S, B]):
    """A game bound to a box. Everything it does is pure.

    ``S`` is its position, ``B`` the box its rules look at: the printed values themselves, or tables made of
    them once (``bind``).
    """

    id: ClassVar[str]
    folder: ClassVar[Path]
    Printed: ClassVar[type[Any]]
    """The Struct the box's TOML is read into; its ``provenance`` says where each table comes from."""
    Setup: ClassVar[type[Struct]]
    """The Struct of the choices before a game; every one has a default."""
    State: ClassVar[type[Any]]
    """The Struct of a position; a game whose JSON form is its own need not name it."""
    Form: ClassVar[type[Any] | None] = None
    """The Struct of a position's JSON form, where it is not the state's own."""
    Event: ClassVar[Any]
    """The union of the events, ``Answered`` and ``Corrected`` included."""
    levels: tuple[str, ...] = ()
    """Of the class, the levels of the shipped box; of a game, those its own box adds besides."""
    languages: ClassVar[tuple[str, ...]] = ("en",)
    """Languages its words are complete in, English first; any other falls back to English."""
    handlers: ClassVar[Mapping[type, Handler]]
    """What each kind of event does."""
    rules: ClassVar[Mapping[str, Rule]] = {}
    """The rules that can be asked alone."""
    terminal: ClassVar[Terminal | None] = None
    """How it is drawn in the terminal and which words are typed there; without it, the position's values."""
    decks: ClassVar[tuple[str, ...]] = ("automa",)
    """Decks of the Automa that may lie in the app or in the player's hand."""
    shelf: ClassVar[tuple[Things, ...]] = ()
    """The kinds of printed things in the order in which they lie when spread out; by default every table."""
    marking: ClassVar[tuple[str, ...]] = (PROVENANCE,)
    """Tables of the box whose keys are keys of others, and say something about those."""
    partly: ClassVar[tuple[str, ...]] = ()
    """Tables whose keys are keys of others too, and tell as much as is known of values nobody told whole."""
    table_decks: ClassVar[frozenset[str]] = frozenset()
    """Decks that always lie on the table, such as one that both sides draw from: the app never deals them."""

    def __init__(self, own: Mapping[str, object] | None = None, file: str = "box") -> None:
        if not isinstance(own or {}, Mapping):
            raise Refused("core-box-value", file=file, key="(top)", reason="a table of tables")
        self.own = dict(own or {})
        bounded(self.own, BOX)
        self.printed = boxes.load(self.Printed, boxes.shipped(self.folder / "box"), self.own, file)
        self.box: B = self.bind(self.printed, file)
        self.levels = (*self.levels, *forms.added_levels(self.levels, self.box_levels(), file))

    def bind(self, printed: Any, file: str) -> B:
        """The box the rules look at. A box no game can be played with is refused here, naming the file."""
        box: B = printed
        return box

    def box_levels(self) -> Iterable[str]:
        """The levels this box holds; a game whose levels are no printed values says nothing."""
        return ()

    @cached_property
    def rulebook(self) -> Rulebook:
        """The index of the book, with pages and evidence."""
        return Rulebook.of(self.folder)

    # --- playing ---------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, setup: Any) -> S:
        """The position after the fixed part of the set-up; chance in the set-up is asked as questions."""

    def checklist(self, state: S) -> Resolution[S]:
        """What to put where before the first turn, as instructions."""
        r = Resolving(True, pages=self.rulebook.pages)
        self.lay_out(state, r)
        return Resolution(state, tuple(r.instructions))

    def lay_out(self, state: S, r: Resolving) -> None:
        """Tell what to put where before the first turn; nothing in a game that is ready as it is."""
        return

    @abstractmethod
    def questions(self, state: S) -> tuple[Question, ...]:
        """What the game waits for when nothing is half resolved."""

    def next_draw(self, state: S) -> Draw | None:
        """The draw the game waits for when nothing is half resolved; None where it waits for anything else.

        The same draw stands in ``questions`` as a question. The lab asks here first.
        """
        return None

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The final count once the game is over and counted."""

    def shown(self, state: S) -> Data:
        """Plain facts about a position that the faces show and must not work out for themselves.

        Of its keys every face knows two, each a message with its arguments: ``progress`` says how far the
        game is (its round, which is also the heading of the log), ``sides`` who plays against whom. All
        others are between a game and its own drawings.
        """
        return {}

    def foreseen(self, state: S) -> Iterable[Way]:
        """Every way the Automa's next turn may go, as the table lies; the core plays out every card that may
        begin it."""
        return played_out(self, state)

    def deeds(self, before: S, after: S, told: Sequence[Instruction]) -> tuple[Deed, ...]:
        """What the Automa did in a turn to things on the board: what ``foreseen`` tells of it beforehand."""
        return headline(told)

    def guessable(self, state: S) -> tuple[str, ...]:
        """The things on the board of which one can be guessed now: the Automa will do something there. The
        empty one stands for none of them."""
        return ()

    def named(self, event: Mapping[str, Any]) -> tuple[str, Args]:
        """The name of an event, for undo and the log: a message, and what is plain in the event as arguments.

        A game overrides it to word its ids, by making references of them.
        """
        plain = {key: value for key, value in event.items() if not isinstance(value, dict | list)}
        return f"{self.id}-event-{event['type']}", plain

    def drawn(self, state: S) -> Drawing:
        """The position as the terminal draws it."""
        if self.terminal is None:
            return of_position(self.id, self.to_json(state))
        return self.terminal.draw(self.box, state)

    def families(self, state: S) -> Mapping[str, Iterable[Option]]:
        """What can be chosen where a value of the position is set by hand, by family (``core/fields.py``)."""
        return {}

    def bounds(self, state: S) -> Mapping[str, Bounds]:
        """The least and the most of the numbers of a position, by key; 0 and no end where nothing is said."""
        return {}

    def learned(self, state: S) -> Data:
        """Printed values the table told during the game, as tables of a box, worth keeping in the owner's."""
        return {}

    def practice(self, state: S) -> tuple[str, ...]:
        """Tables of practice values this game is played with; never shown as official (ruling G3)."""
        provenance = self.printed.provenance
        return tuple(name for name, source in provenance.items() if source.kind == "practice")

    def enterable(self) -> tuple[str, ...]:
        """Keys of every card, tile and board whose printed values the owner can enter."""
        return ()

    def missing(self) -> tuple[str, ...]:
        """Those of these things of which the owner's box does not hold everything yet."""
        return ()

    def next_entry(self, key: str, answers: Data) -> Question | None:
        """What to ask next about a thing, filled in with what is known; None when it is all answered."""
        raise Refused("core-unknown-key", key=key)

    def entered(self, key: str, answers: Data) -> Data:
        """A thing that is all answered, as tables of a box."""
        raise Refused("core-unknown-key", key=key)

    def kinds(self) -> tuple[Things, ...]:
        """The kinds of printed things, those on no shelf after the others."""
        others = things.shelf_of(boxes.shipped(self.folder / "box"), self.marking)
        placed = {kind.table.partition(".")[0] for kind in self.shelf if kind.whole or "." not in kind.table}
        return (*self.shelf, *(kind for kind in others if kind.table not in placed))

    def taken_apart(self, tables: Mapping[str, object]) -> things.Box:
        """Tables of a box as printed things."""
        return things.taken_apart(self.kinds(), self.marking, tables, self.partly)

    def thing_name(self, key: str) -> tuple[str, Args]:
        """What a printed thing is called: a message, and its number or its reference as an argument."""
        kind = next(kind for kind in self.kinds() if kind.thing_of(key) == key)
        message = f"{self.id}-shelved-{kind.table.replace('.', '-').replace('_', '-')}"
        id = key[len(kind.table) + 1 :]
        return message, {"id": int(id) if id.isdecimal() else id} if id else {}

    def field_names(self, thing: str, field: str) -> tuple[Named, ...]:
        """What a value of a printed thing is called: what it is part of, and itself."""
        return inscriptions.names(self.id, self.Printed, thing, things.key_of(thing, field))

    def described(self, key: str, value: object) -> list[object]:
        """A printed value as a row of words, numbers, references and sentences."""
        return inscriptions.worded(self.Printed, key, value)

    def box_defects(self) -> tuple[Defect, ...]:
        """What in the box breaks a constraint of the book; empty when nothing is known to be wrong."""
        return ()

    def apply(
        self, state: S, event: Event, listen: bool = False, asked: tuple[Question, ...] | None = None
    ) -> Resolution[S]:
        """What the event does. Nothing is changed: a new state comes back.

        ``asked`` is what is open in this state, from whoever has it at hand: a half resolved event is gone
        through again to find its question.
        """
        handler = self.handlers.get(type(event))
        if handler is None:
            return self._common(state, event, listen, asked)
        if state.pending is not None:
            raise Refused("core-question-open")
        if listen:
            return self._resolve(state, event, {}, True)
        try:
            return Resolution(handler(self.box, state, event, SILENT))
        except Ask as ask:
            return self._wait(state, event, {}, SILENT, ask)

    def _common(
        self, state: S, event: Event, listen: bool, asked: tuple[Question, ...] | None
    ) -> Resolution[S]:
        """The two events every game knows."""
        if type(event) is Answered:
            return self._answer(state, event, listen, asked)
        if type(event) is Corrected:
            return self._correct(state, event, listen)
        raise Refused("core-bad-event", reason=type(event).__name__)

    def _resolve(self, state: S, event: Event, answers: Data, listen: bool) -> Resolution[S]:
        r = Resolving(listen, answers, self.rulebook.pages if listen else None)
        try:
            after = self.handlers[type(event)](self.box, state, event, r)
        except Ask as ask:
            return self._wait(state, event, answers, r, ask)
        told = self.questions(after) if listen else ()
        return Resolution(after, short(r.instructions), tuple(r.story), told)

    def _wait(self, state: S, event: Event, answers: Data, r: Resolving, ask: Ask) -> Resolution[S]:
        """The event stays half resolved until the table has answered."""
        waiting = structs.replace(state, pending=Pending(msgspec.to_builtins(event), answers))
        told = (short(r.instructions), tuple(r.story), (ask.question,))
        return Resolution(waiting, *told, meanwhile=r.meanwhile)

    def _answer(
        self, state: S, answered: Answered, listen: bool, asked: tuple[Question, ...] | None
    ) -> Resolution[S]:
        pending = state.pending
        open_ = () if pending is None else asked or self.open_questions(state)
        if pending is None or not open_:
            raise Refused("core-no-question", question=answered.question)
        if open_[0].id != answered.question:
            raise Refused("core-other-question", question=answered.question, asked=open_[0].id)
        open_[0].check(answered.value)
        before = structs.replace(state, pending=None)
        answers = {**pending.answers, answered.question: answered.value}
        return self._resolve(before, self.decode_event(pending.event), answers, listen)

    def _correct(self, state: S, corrected: Corrected, listen: bool) -> Resolution[S]:
        """Set values of the position's JSON form; a half resolved event begins again with the new values."""
        pending = state.pending
        form = self.to_json(structs.replace(state, pending=None))
        data = msgspec.json.decode(msgspec.json.encode(form))  # as it travels: lists, no tuples
        for key, value in corrected.set.items():
            _set(data, key, value)
        r = Resolving(listen, {}, self.rulebook.pages if listen else None)
        after = self._possible(lambda form: self.carried(self.parse_json(form), corrected.set, r), data)
        if pending is not None:
            return self._resolve(after, self.decode_event(pending.event), {}, listen)
        told = self.questions(after) if listen else ()
        return Resolution(after, short(r.instructions), tuple(r.story), told)

    def carried(self, state: S, changed: Collection[str], r: Resolving) -> S:
        """A corrected position with what goes along: where values go in pairs, the other one of the pair."""
        return state

    def open_questions(self, state: S) -> tuple[Question, ...]:
        """What is asked right now, half resolved or not."""
        pending = state.pending
        if pending is None:
            return self.questions(state)
        before = structs.replace(state, pending=None)
        return self._resolve(before, self.decode_event(pending.event), dict(pending.answers), False).questions

    # --- forms of a position ---------------------------------------------------------------------------

    def to_json(self, state: S) -> Data:
        """The documented JSON form, as plain data."""
        return forms.to_json(state)

    def parse_json(self, data: Data) -> S:
        """The state behind a JSON form; refuses what is not even of the form."""
        state: S = forms.parse_json(self.State, data)
        return state

    def to_text(self, state: S) -> str:
        """The short notation."""
        return forms.to_text(self.to_json(state))

    def parse_text(self, text: str) -> S:
        """The state behind a short notation."""
        return self.parse_json(forms.parse_text(text))

    def defects(self, state: S) -> tuple[Defect, ...]:
        """Why the position is impossible; empty when it is fine."""
        return ()

    def from_json(self, data: Data) -> S:
        """A possible position from its JSON form, or a refusal naming the first defect."""
        bounded(data, POSITION)
        return self._possible(self.parse_json, data)

    def from_text(self, text: str) -> S:
        """A possible position from its notation."""
        check_notation(text)
        return self._possible(self.parse_text, text)

    def _possible(self, parse: Callable[[T], S], form: T) -> S:
        try:
            state = parse(form)
            defects = self.defects(state)
        except UNFIT as error:
            if isinstance(error, Refused):
                raise
            raise Refused("core-bad-position", reason=repr(error)) from error
        for defect in defects:
            raise Refused(defect.message, **defect.args)
        return state

    def decode_event(self, data: object) -> Any:
        """An event from plain data."""
        bounded(data, POSITION)
        try:
            return msgspec.convert(data, self.Event, strict=True)
        except msgspec.ValidationError as error:
            raise Refused("core-bad-event", reason=str(error)) from None

    def decode_setup(self, data: object) -> Any:
        """The set-up choices from plain data."""
        bounded(data, POSITION)
        setup = forms.parse_setup(self.Setup, data)
        level = getattr(setup, "level", None)
        if self.levels and level is not None and level not in self.levels:
            raise forms.no_such_choice("level", level, self.levels)
        return setup

    # --- one rule alone --------------------------------------------------------------------------------

    def rule(self, id: str) -> Rule:
        """The rule of this name."""
        if id not in self.rules:
            raise Refused("core-unknown-rule", rule=id, game=self.id, rules=", ".join(self.rules))
        return self.rules[id]

    def decide(self, rule: str, state: S, args: Mapping[str, object], listen: bool = True) -> Decision:
        """What one rule of the book chooses on this position, without playing a turn."""
        asked = self.rule(rule)
        for name in args:
            if name not in asked.inputs:
                raise Refused("core-unknown-input", rule=rule, input=name)
        r = Resolving(True, {}, self.rulebook.pages) if listen else SILENT
        try:
            choice = asked.decide(self.box, state, args, r)
        except Ask as ask:
            raise Refused("core-missing-input", rule=rule, input=ask.question.id) from None
        except UNFIT as error:
            if isinstance(error, Refused) or not args:
                raise
            raise Refused("core-bad-inputs", rule=rule, reason=repr(error)) from error
        return Decision(choice, tuple(r.story))


@overload
def with_box(
    rule: Callable[Concatenate[B, P], Iterator[T]],
) -> Callable[Concatenate[Game[Any, B], P], tuple[T, ...]]: ...
@overload
def with_box(rule: Callable[Concatenate[B, P], T]) -> Callable[Concatenate[Game[Any, B], P], T]: ...
def with_box(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the box as a method of the game bound to it; what it yields comes as a tuple."""

    @wraps(rule)
    def gathering(game: Game[Any, B], *args: object) -> Any:
        return tuple(rule(game.box, *args))

    return gathering if isgeneratorfunction(rule) else cast(Callable[..., Any], _WithBox(rule))


class _WithBox:
    """A method that is the rule itself, given the box: who keeps it and calls it often pays for no more."""

    def __init__(self, rule: Callable[..., Any]) -> None:
        self.rule = rule
        self.__doc__ = rule.__doc__

    def __get__(self, game: Game[Any, Any] | None, kind: type | None = None) -> Any:
        return self if game is None else MethodType(self.rule, game.box)


def _set(data: Data, key: str, value: object) -> None:
    """Set ``a.b.c`` in nested plain data; every step but the last must exist. A list has numbers."""
    *path, last = key.split(".")
    inner: Any = data
    for step in path:
        inner = _step(inner, step)
    if isinstance(inner, list) and last.isdecimal() and int(last) < len(inner):
        inner[int(last)] = value
    elif isinstance(inner, dict) and (last in inner or path):
        inner[last] = value
    else:
        raise Refused("core-unknown-key", key=key)


def _step(inner: object, step: str) -> object:
    if isinstance(inner, list):
        return inner[int(step)] if step.isdecimal() and int(step) < len(inner) else None
    return inner.get(step) if isinstance(inner, dict) else None
