"""What the human may report: the answers to open questions, and the game's own events as forms."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Struct, inspect, structs

from automatable.core.board import Board, Places, Report
from automatable.core.engine.events import Event
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import State
from automatable.core.forms.form import Field, Form, Named
from automatable.core.forms.introspection import Reading, reading_of
from automatable.core.forms.struct_fields import struct_fields
from automatable.core.forms.types import At, bare

if TYPE_CHECKING:
    from automatable.core.engine.game import Game

S = TypeVar("S", bound=State)
B = TypeVar("B")


class LegalEvent(Struct, frozen=True):
    """One kind of event that the human may report now.

    It is either the answer to ``question``, or has a ``form`` to fill in. ``begins`` is the event with the
    first value of each required field. The rules may still reject a combination of values.

    >>> import automatable
    >>> game = automatable.load("scythe")
    >>> state = game.new(game.decode_setup({"automa": "nordic", "human": "crimea"}))
    >>> [(event.type, len(event.question.options)) for event in game.legal_events(state)]
    [('card-turned', 19)]
    """

    type: str
    name: Named
    begins: Data
    question: Question | None = None
    form: Form = Form(())


def legal_events(game: Game[S, B], state: S) -> tuple[LegalEvent, ...]:
    """Everything the human may report in this position."""
    answers = [_answer(game, question) for question in game.open_questions(state)]
    return (*answers, *event_forms(game, state))


def event_forms(game: Game[S, B], state: S) -> tuple[LegalEvent, ...]:
    """The events that the human may report without being asked."""
    asked = {question.event for question in game.open_questions(state)}
    possible: dict[type, list[Event]] = {}
    for one in game.may_report(state) if game.result(state) is None else ():
        if isinstance(one, type):
            possible[one] = []
        else:
            possible.setdefault(type(one), []).append(one)
    if state.pending is not None:
        possible = {kind: only for kind, only in possible.items() if kind in game.during_questions}
    found = [_form(game, state, kind, only) for kind, only in possible.items()]
    return tuple(one for one in found if one.type not in asked)


def event_args(game: Game[S, B], event: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """The plain values of an event, for its name; those with a mark of words as references."""
    named = dict(_references(game, event))
    for key, value in event.items():
        if not isinstance(value, dict | list):
            yield key, named[key] if key in named and not str(value).isdecimal() else value


def _references(game: Game[S, B], event: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """The references of the values that have a mark of words."""
    kind = next((one for one in game.handlers if one.__struct_config__.tag == event["type"]), None)
    for field in _type(kind).fields if kind is not None else ():
        value = event.get(field.encode_name)
        marks = bare(field.type, value, At())[1].marks
        if "words" in marks and isinstance(value, str | int):
            yield field.encode_name, f"@{marks['words']}-{value}"


def tapped(game: Game[S, B], state: S, board: Board) -> Board:
    """The board with what a tap on a place may report: possible events whose only value names the place."""
    taps: dict[str, list[Report]] = {}
    for event in game.may_report(state) if state.pending is None and game.result(state) is None else ():
        plain: Data = {} if isinstance(event, type) else msgspec.to_builtins(event)
        for ref in dict(_references(game, plain)).values() if len(plain) == 2 else ():
            name = Named(f"{game.id}-report-{plain['type']}", dict(event_args(game, plain)))
            taps.setdefault(ref, []).append(Report(name, plain))
    return tuple(_with_taps(part, taps) if isinstance(part, Places) else part for part in board)


def _with_taps(part: Places, taps: Mapping[str, list[Report]]) -> Places:
    places = (
        place if place.reports else structs.replace(place, reports=tuple(taps.get(place.ref, ())))
        for place in part.places
    )
    return structs.replace(part, places=tuple(places))


@cache
def _type(kind: type) -> inspect.StructType:
    type_ = inspect.type_info(kind)
    assert isinstance(type_, inspect.StructType)
    return type_


def _answer(game: Game[S, B], question: Question) -> LegalEvent:
    kind = question.event
    begins: Data = {"type": kind, "question": question.id} if kind == "answered" else {"type": kind}
    return LegalEvent(kind, Named(question.message, question.args), begins, question)


def _form(game: Game[S, B], state: S, kind: type, only: Collection[Event]) -> LegalEvent:
    type_ = _type(kind)
    reading, tag = reading_of(game, state), str(type_.tag)
    fields = tuple(_among(reading, tag, field, only) for field in struct_fields(reading, type_, "field"))
    begins = {"type": tag, **{field.key: field.value for field in fields if not field.optional}}
    return LegalEvent(tag, Named(f"{game.id}-report-{tag}"), begins, None, reading.form(fields))


def _among(reading: Reading, kind: str, field: Field, only: Collection[Event]) -> Field:
    """A field with only the options that occur in these events; with no events, with all."""
    if not only or field.kind != "choice":
        return field
    values = {getattr(event, field.key) for event in only}
    shared = f"{kind}.{field.key}"
    options = tuple(option for option in reading.choices[field.choices] if option.value in values)
    reading.choices[shared] = options
    reading.used.append(shared)
    return structs.replace(field, choices=shared, value=field.value if field.optional else options[0].value)
