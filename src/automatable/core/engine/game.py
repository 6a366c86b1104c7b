"""A game: its rules, bound to a box, and four topics that have defaults.

A game must say how it begins (``new``), what it waits for (``questions``), what its events do (``handlers``)
and how it ended (``result``). ``position``, ``components``, ``display`` and ``simulation`` have defaults.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    Protocol,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
)

import msgspec
from msgspec import Struct, structs

from automatable.core.box import loader as boxes
from automatable.core.engine import events, formats
from automatable.core.engine.deck import Draw
from automatable.core.engine.errors import PARSE_ERRORS, UserError
from automatable.core.engine.events import Answered, Corrected
from automatable.core.engine.explanation import Data
from automatable.core.engine.instructions import short
from automatable.core.engine.limits import bounded, check_notation
from automatable.core.engine.question import Ask, Question
from automatable.core.engine.resolution import IN_WORDS, SILENT, Pending, Resolution, Resolver
from automatable.core.engine.rules import Decision, Result, Rule
from automatable.core.engine.type_variables import U_any
from automatable.core.forms import event_forms, setup_form
from automatable.core.forms.event_forms import LegalEvent
from automatable.core.position_table import PositionTable, position_table
from automatable.core.rulebook import Rulebook
from automatable.core.topics.components import Components
from automatable.core.topics.display import Display
from automatable.core.topics.position import PositionFormat
from automatable.core.topics.simulation import Simulation
from automatable.core.topics.topic import B, S

E = TypeVar("E", bound=events.Event)

Handler: TypeAlias = Callable[[B, S, Any, Resolver], S]
"""What an event does: (box, state, event, resolver) to the new state. ``on`` checks the type of the event."""


def on(event: type[E], handler: Callable[[B, S, E, Resolver], S]) -> dict[type[events.Event], Handler[B, S]]:
    """The handler of one kind of event; a game joins those of all kinds with ``|``.

    >>> class Counted(Event, frozen=True, tag="counted"):
    ...     coins: int
    >>> def count(box: object, state: State, event: Counted, r: Resolver) -> State:
    ...     return state
    >>> handlers = on(Counted, count)
    """
    return {event: handler}


BOX = 20_000
"""Values in a box; the largest of ours has a fifth of them."""

POSITION = 20_000
"""Values in a position or an event; the fullest table of ours has a tenth of them."""


class HasProvenance(Protocol):
    """The Struct of a box: any fields, and where each table comes from."""

    @property
    def provenance(self) -> Mapping[str, boxes.Provenance]:
        """The provenance of each table, by name."""


class Game(ABC, Generic[S, B, U_any]):
    """A game bound to a box. Everything it does is pure.

    ``S`` is its position, ``B`` the box that its rules read: the printed values themselves, or tables made
    from them once (``Components.make_box``). The third type is the ``Setup`` that ``new`` takes;
    ``Game[State, Box]`` leaves it unchecked.

    >>> import automatable
    >>> game = automatable.load("scythe")
    >>> state = game.new(game.decode_setup({"automa": "nordic", "human": "crimea"}))
    >>> after = game.apply(state, game.decode_event({"type": "card-turned", "card": 3}), explain=True)
    >>> after.instructions[0].message
    'scythe-do-card'
    """

    id: ClassVar[str]
    """The name of the game in commands and saved games; every message id begins with it."""
    folder: ClassVar[Path]
    """The folder with ``box``, ``words`` and ``rulebook.toml``."""
    levels: tuple[str, ...] = ()
    """Of the class, the levels of the shipped box: by default those that the type of ``Setup.level`` names.
    Of a game, also those that its own box adds."""
    languages: ClassVar[tuple[str, ...]] = ("en",)
    """Languages in which its words are complete, English first; any other falls back to English."""

    Printed: ClassVar[type[HasProvenance]]
    """The Struct of the TOML files in ``box``; its ``provenance`` says where each table comes from; by
    default the box in ``Game[State, Box]``."""
    Setup: ClassVar[type[Struct]]
    """The Struct of the choices before a game, every one with a default; by default the third one in
    ``Game[State, Box, Setup]``."""
    State: type[S]
    """The Struct of a position; by default the one in ``Game[State, Box]``."""
    Event: ClassVar[object]
    """The union of the events; by default those with a handler, ``Answered`` and ``Corrected``."""

    decks: ClassVar[tuple[str, ...]] = ("automa",)
    """Decks of the Automa that the app deals or the player draws from by hand."""
    table_decks: ClassVar[frozenset[str]] = frozenset()
    """Decks that are always on the table, such as one that both sides draw from: the app never deals them."""
    if TYPE_CHECKING:

        @property
        @abstractmethod
        def handlers(self) -> Mapping[type[events.Event], Handler[B, S]]:
            """What each kind of event does: ``on(CardTurned, turn_card) | on(Counted, count)``."""

        @property
        def during_questions(self) -> Mapping[type[events.Event], Handler[B, S]]:
            """What events do that may come while a question is open; by default none.

            They leave the question and instruct nothing.
            """

        @property
        def rules(self) -> Mapping[str, Rule[S, B]]:
            """The rules that can be asked alone; by default none."""

    else:
        during_questions = {}
        rules = {}
    human_events: ClassVar[tuple[type[events.Event], ...]] = ()
    """Events that the human reports without being asked; terminal and page offer them as forms."""

    position: PositionFormat[S, B] = PositionFormat()
    """The forms of a position, its checks and corrections."""
    components: Components[S, B] = Components()
    """The box, and how an owner enters their printed values."""
    display: Display[S, B] = Display()
    """What is shown: facts, forecast, names, the terminal."""
    simulation: Simulation[S, B] = Simulation()
    """The game in the lab: measures and human models."""

    if not TYPE_CHECKING:

        def __class_getitem__(cls, types: object) -> object:
            """``Game[State, Box]`` leaves the type of the set-up open."""
            two = isinstance(types, tuple) and len(types) == 2
            return super().__class_getitem__((*types, Any) if two else types)

    def __init_subclass__(cls) -> None:
        """Fill in what follows from ``Game[State, Box, Setup]``, from the handlers and from the set-up."""
        super().__init_subclass__()
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is Game:
                known = zip(("State", "Printed", "Setup"), get_args(base), strict=True)
                cls._derive(**{name: type_ for name, type_ in known if isinstance(type_, type)})
        if "State" in cls.__dict__:
            IN_WORDS.setdefault(cls.State, lambda state: _shipped_game(cls).show(state))
        if "handlers" in cls.__dict__:
            own: type[Any] = cls
            handled = (*own.handlers, *own.during_questions, Answered, Corrected)
            cls._derive(Event=Union[tuple(dict.fromkeys(handled))])  # noqa: UP007 - made of a tuple
        for field in structs.fields(cls.Setup) if "Setup" in cls.__dict__ else ():
            if field.name == "level" and get_origin(field.type) is Literal:
                cls._derive(levels=get_args(field.type))

    @classmethod
    def _derive(cls, **values: object) -> None:
        for name, value in values.items():
            if name not in cls.__dict__:
                setattr(cls, name, value)

    def __init__(self, own: Mapping[str, object] | None = None, file: str = "box") -> None:
        if not isinstance(own or {}, Mapping):
            raise UserError("core-box-value", file=file, key="(top)", reason="a table of tables")
        self.own = dict(own or {})
        bounded(self.own, BOX)
        self.position = self.position.bound(self)
        self.components = self.components.bound(self)
        self.display = self.display.bound(self)
        self.printed = boxes.load(self.Printed, boxes.shipped(self.folder / "box"), self.own, file)
        self.box: B = self.components.make_box(self.printed, file)
        self.levels = (*self.levels, *formats.added_levels(self.levels, self.components.levels(), file))

    @cached_property
    def rulebook(self) -> Rulebook:
        """The index of the book, with pages and evidence."""
        return Rulebook.of(self.folder)

    # --- the rules: what a game says ---------------------------------------------------------------------

    @abstractmethod
    def new(self, setup: U_any) -> S:
        """The position after the fixed part of the set-up; random parts of the set-up are questions."""

    def setup_steps(self, state: S, r: Resolver) -> None:
        """Give the instructions for the set-up; none in a game that needs no set-up."""
        return

    @abstractmethod
    def questions(self, state: S) -> tuple[Question, ...]:
        """What the game waits for while no event is half resolved."""

    def next_draw(self, state: S) -> Draw | None:
        """The draw that the game waits for while no event is half resolved; else None.

        The same draw is in ``questions`` as a question. The lab asks here first.
        """
        return None

    def earlier_questions(self, state: S, question: Question) -> tuple[Question, ...]:
        """Questions of earlier versions that may still be answered while this one is open.

        Saved games hold their answers. Each answer is in ``Resolver.answers`` under the id of its question.
        """
        return ()

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The final count once the game is over and counted."""

    # --- playing -----------------------------------------------------------------------------------------

    def checklist(self, state: S) -> Resolution[S]:
        """The set-up as instructions."""
        r = Resolver(True, pages=self.rulebook.pages)
        self.setup_steps(state, r)
        return Resolution(state, tuple(r.instructions))

    def apply(
        self, state: S, event: events.Event, explain: bool = False, asked: tuple[Question, ...] | None = None
    ) -> Resolution[S]:
        """Resolve an event. Nothing is changed: the new state is in the resolution.

        Only with ``explain`` are there instructions and reasons; without, as in the lab, only the state and
        the questions.

        ``asked`` are the open questions of this state, from a caller who has them: finding them again means
        resolving the half resolved event again.
        """
        handler = self.handlers.get(type(event))
        if handler is None:
            return self._apply_common(state, event, explain, asked)
        if state.pending is not None:
            return self._during_question(state, state.pending, event, explain)
        if explain:
            return self._resolve(state, event, {}, True)
        try:
            return Resolution(handler(self.box, state, event, SILENT))
        except Ask as ask:
            return self._wait(state, event, {}, SILENT, ask)

    def open_questions(self, state: S) -> tuple[Question, ...]:
        """What is asked right now, whether an event is half resolved or not."""
        pending = state.pending
        if pending is None:
            return self.questions(state)
        before = structs.replace(state, pending=None)
        return self._resolve(before, self.decode_event(pending.event), dict(pending.answers), False).questions

    def may_report(self, state: S) -> Iterable[type[events.Event] | events.Event]:
        """What the human may report now; by default all of ``human_events``.

        Kinds of events, or events with the values that are possible.
        """
        return self.human_events

    def legal_events(self, state: S) -> tuple[LegalEvent, ...]:
        """What the human may report now: answers to the open questions, then events of their own."""
        return event_forms.legal_events(self, state)

    def show(self, state: S, language: str = "en") -> PositionTable:
        """The position in words: ``print`` shows a table, a notebook too."""
        return position_table(self, state, language)

    def _apply_common(
        self, state: S, event: events.Event, explain: bool, asked: tuple[Question, ...] | None
    ) -> Resolution[S]:
        """The two events every game has."""
        if type(event) is Answered:
            return self._answer(state, event, explain, asked)
        if type(event) is Corrected:
            return self._correct(state, event, explain)
        raise UserError("core-bad-event", reason=type(event).__name__)

    def _resolve(self, state: S, event: events.Event, answers: Data, explain: bool) -> Resolution[S]:
        r = Resolver(explain, answers, self.rulebook.pages if explain else None)
        try:
            after = self.handlers[type(event)](self.box, state, event, r)
        except Ask as ask:
            return self._wait(state, event, answers, r, ask)
        questions = self.questions(after) if explain else ()
        return Resolution(after, short(r.instructions), tuple(r.explanation), questions)

    def _wait(self, state: S, event: events.Event, answers: Data, r: Resolver, ask: Ask) -> Resolution[S]:
        """The event stays half resolved until its question is answered."""
        waiting = structs.replace(state, pending=Pending(msgspec.to_builtins(event), answers))
        so_far = r.so_far and structs.replace(r.so_far, pending=waiting.pending)
        return Resolution(
            waiting, short(r.instructions), tuple(r.explanation), (ask.question,), so_far=so_far
        )

    def _answer(
        self, state: S, answered: Answered, explain: bool, asked: tuple[Question, ...] | None
    ) -> Resolution[S]:
        pending = state.pending
        open_ = () if pending is None else asked or self.open_questions(state)
        if pending is None or not open_:
            raise UserError("core-no-question", question=answered.question)
        before = structs.replace(state, pending=None)
        asked_now = open_[0]
        if asked_now.id != answered.question:
            earlier = self.earlier_questions(before, asked_now)
            found = next((one for one in earlier if one.id == answered.question), None)
            if found is None:
                raise UserError("core-other-question", question=answered.question, asked=asked_now.id)
            asked_now = found
        asked_now.check(answered.value)
        answers = {**pending.answers, answered.question: answered.value}
        return self._resolve(before, self.decode_event(pending.event), answers, explain)

    def _during_question(
        self, state: S, pending: Pending, event: events.Event, explain: bool
    ) -> Resolution[S]:
        """Apply an event that may come during a question: the position changes, the question stays open."""
        change = self.during_questions.get(type(event))
        if change is None:
            raise UserError("core-question-open")
        r = Resolver(explain, {}, self.rulebook.pages if explain else None)
        after = change(self.box, state, event, r)
        pending = after.pending or pending
        begun, answers = self.decode_event(pending.event), dict(pending.answers)
        asked = self._resolve(structs.replace(after, pending=None), begun, answers, explain)
        return structs.replace(asked, explanation=(*asked.explanation, *r.explanation))

    def _correct(self, state: S, corrected: Corrected, explain: bool) -> Resolution[S]:
        """Set values of the position's JSON form; a half resolved event begins again with the new values."""
        position, r = self.position, Resolver(explain, {}, self.rulebook.pages if explain else None)

        def parse(form: Data) -> S:
            return position.complete_correction(position.parse_json(form), corrected.set, r)

        after = position.possible(parse, position.with_values(state, corrected.set))
        if state.pending is not None:
            return self._resolve(after, self.decode_event(state.pending.event), {}, explain)
        questions = self.questions(after) if explain else ()
        return Resolution(after, short(r.instructions), tuple(r.explanation), questions)

    # --- positions, events and set-ups as plain data -----------------------------------------------------

    def to_json(self, state: S) -> Data:
        """The documented JSON form of a position, as plain data."""
        return self.position.to_json(state)

    def from_json(self, data: Data) -> S:
        """The position of a JSON form. An impossible one is an error that names its first defect."""
        bounded(data, POSITION)
        return self.position.possible(self.position.parse_json, data)

    def to_text(self, state: S) -> str:
        """The short text of a position."""
        return self.position.to_text(state)

    def from_text(self, text: str) -> S:
        """The position of a short text. An impossible one is an error that names its first defect."""
        check_notation(text)
        return self.position.possible(self.position.parse_text, text)

    def decode_event(self, data: object) -> events.Event:
        """An event from plain data."""
        bounded(data, POSITION)
        try:
            event: events.Event = msgspec.convert(data, self.Event, strict=True)
        except msgspec.ValidationError as error:
            raise UserError("core-bad-event", reason=str(error)) from None
        return event

    def decode_setup(self, data: object) -> U_any:
        """The set-up choices from plain data."""
        bounded(data, POSITION)
        setup: U_any = setup_form.parse_setup(self, data)
        return setup

    # --- one rule alone ----------------------------------------------------------------------------------

    def rule(self, id: str) -> Rule[S, B]:
        """The rule of this name."""
        if id not in self.rules:
            raise UserError("core-unknown-rule", rule=id, game=self.id, rules=", ".join(self.rules))
        return self.rules[id]

    def decide(self, rule: str, state: S, args: Mapping[str, object], explain: bool = True) -> Decision:
        """What one rule of the book chooses on this position, without playing a turn."""
        asked = self.rule(rule)
        for name in args:
            if name not in asked.inputs:
                raise UserError("core-unknown-input", rule=rule, input=name)
        r = Resolver(True, {}, self.rulebook.pages) if explain else SILENT
        try:
            choice = asked.decide(self.box, state, args, r)
        except Ask as ask:
            missing = ", ".join(field.key for field in ask.question.form.fields)
            raise UserError("core-missing-input", rule=rule, input=missing) from None
        except PARSE_ERRORS as error:
            if isinstance(error, KeyError) and (lacking := ({*asked.inputs} - {*args}) & {*error.args}):
                raise UserError("core-missing-input", rule=rule, input=", ".join(lacking)) from None
            if isinstance(error, UserError) or not args:
                raise
            raise UserError("core-bad-inputs", rule=rule, reason=repr(error)) from error
        return Decision(choice, tuple(r.explanation))


@cache
def _shipped_game(kind: type[Game[Any, Any, Any]]) -> Game[Any, Any, Any]:
    return kind()


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game of which only the name is known."""
