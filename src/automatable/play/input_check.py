"""Try out positions and boxes from outside: a game must be able to go on with them.

The checks of a game name what they know to be wrong. Everything else shows only when rules run, so rules run
here, before a saved game depends on the input.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from automatable.core.box.components import key_of
from automatable.core.engine.errors import PARSE_ERRORS, UserError
from automatable.core.engine.question import Question, Value
from automatable.core.engine.resolution import State
from automatable.core.forms import labels
from automatable.core.forms.form import Field, Plain
from automatable.play.dealer import below
from automatable.play.simulations import AnyGame, tables_of

OPTIONS = 8
"""Answers to try per question, spread over all of them."""
STEPS = 40
"""Steps to play with a new box."""

UNPLAYABLE = (*PARSE_ERRORS, RecursionError, AssertionError, RuntimeError, MemoryError)


@contextmanager
def untrusted_position() -> Iterator[None]:
    """Turn exceptions of rules into an error of the position, which came from outside."""
    try:
        yield
    except UserError:
        raise
    except UNPLAYABLE as error:
        raise UserError("core-bad-position", reason=f"{type(error).__name__}: {error}") from error


def try_position(game: AnyGame, state: State) -> None:
    """Refuse a position that cannot be shown, or on which the next event fails."""
    with untrusted_position():
        game.result(state)
        game.display.shown(state)
        game.to_json(state)
        for question in game.open_questions(state):
            for value in _spread(question):
                with suppress(UserError):  # a proper error message: nothing breaks
                    game.apply(state, game.decode_event(question.answer(value)), explain=True)


def try_box(game: AnyGame, file: str) -> None:
    """Refuse a box that cannot be displayed, or with which the first steps of a game fail."""
    try:
        game.components.missing()
        game.components.defects()
        _describe_all(game)
        for level in {game.levels[0], game.levels[-1]} if game.levels else {None}:
            setup = {} if level is None else {"level": level}
            state = game.new(game.decode_setup(setup))
            for number in range(STEPS):
                questions = game.open_questions(state)
                if not questions:
                    break
                values = _spread(questions[0])
                event = questions[0].answer(values[below(7, number, len(values))])
                state = game.apply(state, game.decode_event(event), explain=True).state
            game.to_json(state)
            game.display.shown(state)
    except UserError as user_error:
        if not user_error.message.startswith(
            "core-"
        ):  # a step that the rules refuse is not a fault of the box
            return
        raise UserError("core-box-unfit", file=file, reason=user_error) from user_error
    except UNPLAYABLE as error:
        raise UserError("core-box-unfit", file=file, reason=f"{type(error).__name__}: {error}") from error


def _describe_all(game: AnyGame) -> None:
    """Describe every value of the player's own components, as the page does."""
    whole = game.components.split(tables_of(game))
    for component in game.components.split(game.own):
        values = whole[component].values
        labels.fields(game, component, values)
        for field, value in values.items():
            game.display.describe_value(key_of(component, field), value)


def _spread(question: Question) -> list[Value]:
    """Some of the possible answers to a question."""
    if question.fields:
        return [
            question.filled(lambda field: _some(field)[0]),
            question.filled(lambda field: _some(field)[-1]),
        ]
    return list(_some(question.single))


def _some(asked: Field) -> list[Plain]:
    if asked.options:
        step = max(1, len(asked.options) // OPTIONS)
        some = [option.value for option in asked.options[::step]]
        return [[value] for value in some] if asked.many else list(some)
    low = asked.low or 0
    return [low if asked.value is None else asked.value, low if asked.high is None else asked.high]
