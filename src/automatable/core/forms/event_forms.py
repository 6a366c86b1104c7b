"""What the human may report: the answers to open questions, and the game's own events as forms."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct, inspect

from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import State
from automatable.core.forms.form import Form, Named
from automatable.core.forms.introspection import reading_of
from automatable.core.forms.struct_fields import struct_fields

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
    kinds: Iterable[type] = game.may_report(state) if game.result(state) is None else ()
    if state.pending is not None:
        kinds = [kind for kind in kinds if kind in game.during_questions]
    found = [_form(game, state, kind) for kind in kinds]
    return tuple(one for one in found if one.type not in asked)


def _answer(game: Game[S, B], question: Question) -> LegalEvent:
    kind = question.event
    begins: Data = {"type": kind, "question": question.id} if kind == "answered" else {"type": kind}
    return LegalEvent(kind, Named(question.message, question.args), begins, question)


def _form(game: Game[S, B], state: S, kind: type) -> LegalEvent:
    type_ = inspect.type_info(kind)
    assert isinstance(type_, inspect.StructType)
    reading, tag = reading_of(game, state), str(type_.tag)
    fields = tuple(struct_fields(reading, type_, "field"))
    begins = {"type": tag, **{field.key: field.value for field in fields if not field.optional}}
    return LegalEvent(tag, Named(f"{game.id}-report-{tag}"), begins, None, reading.form(fields))
