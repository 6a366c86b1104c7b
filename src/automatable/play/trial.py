"""Tried before believed: what somebody made up must carry a game at least through what comes next.

Checks name what is wrong where they know it. What they do not know shows when the rules meet it, and then it
must be refused here and not break a table later.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from automatable.core import inscriptions
from automatable.core.game import UNFIT, Game
from automatable.core.question import Part, Plain, Question, Value, filled
from automatable.core.refused import Refused
from automatable.core.things import key_of
from automatable.play.dealer import below
from automatable.play.studies import tables_of

OPTIONS = 8
"""Possible answers that are tried, spread over all there are."""
STEPS = 40
"""Steps of the games a new box is tried with."""

UNPLAYABLE = (*UNFIT, RecursionError, AssertionError, RuntimeError, MemoryError)


@contextmanager
def made_up() -> Iterator[None]:
    """Rules on a position that somebody made up: where they break, it was none."""
    try:
        yield
    except Refused:
        raise
    except UNPLAYABLE as error:
        raise Refused("core-bad-position", reason=f"{type(error).__name__}: {error}") from error


def try_position(game: Game[Any, Any], state: Any) -> None:
    """Refuse a position that breaks what it shows, or the next thing that can happen on it."""
    with made_up():
        game.result(state)
        game.shown(state)
        game.to_json(state)
        for question in game.open_questions(state):
            for value in _spread(question):
                with suppress(Refused):  # said in a sentence: nothing breaks
                    game.apply(state, game.decode_event(question.answer(value)), listen=True)


def try_box(game: Game[Any, Any], file: str) -> None:
    """Refuse a box without words, or with which the first steps at the first or last level break."""
    try:
        game.missing()
        game.box_defects()
        _in_words(game)
        for level in {game.levels[0], game.levels[-1]} if game.levels else {None}:
            setup = {} if level is None else {"level": level}
            state = game.new(game.decode_setup(setup))
            for number in range(STEPS):
                questions = game.open_questions(state)
                if not questions:
                    break
                values = _spread(questions[0])
                event = questions[0].answer(values[below(7, number, len(values))])
                state = game.apply(state, game.decode_event(event), listen=True).state
            game.to_json(state)
            game.shown(state)
    except Refused as refused:
        if not refused.message.startswith("core-"):  # a step that the table would not take is no fault
            return
        raise Refused("core-box-unfit", file=file, reason=str(refused)) from refused
    except UNPLAYABLE as error:
        raise Refused("core-box-unfit", file=file, reason=f"{type(error).__name__}: {error}") from error


def _in_words(game: Game[Any, Any]) -> None:
    """Whatever the pages of a box say of the player's own things."""
    whole = game.taken_apart(tables_of(game))
    for thing in game.taken_apart(game.own):
        values = whole[thing].values
        inscriptions.fields(game, thing, values)
        for field, value in values.items():
            game.described(key_of(thing, field), value)


def _spread(question: Question) -> list[Value]:
    """Some of the answers a question takes."""
    if question.parts:
        return [
            filled(question, lambda part: _some(part, part.known)[0]),
            filled(question, lambda part: _some(part, part.known)[-1]),
        ]
    return list(_some(question, question.default))


def _some(asked: Question | Part, first: Plain | None) -> list[Plain]:
    if asked.options:
        step = max(1, len(asked.options) // OPTIONS)
        some = [option.value for option in asked.options[::step]]
        return [[value] for value in some] if asked.many else list(some)
    low = asked.low or 0
    return [low if first is None else first, low if asked.high is None else asked.high]
