"""Speed: *What may it do next?*, from a position to every chance, all along played games."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.core.engine.forecast import chances
from automatable.core.forms.form import Form, One, Option
from automatable.play.dealer import below, deal

GAMES = 3
EVENTS = 120


def taken(name: str) -> tuple[list[float], list[float]]:
    """Seconds for all chances, and beside each of them for one event of the same position, shown."""
    game = games.load(name)
    forecast: list[float] = []
    shown: list[float] = []
    for seed in range(GAMES):
        state = game.new(game.decode_setup({}))
        for number in range(EVENTS):
            if game.result(state) is not None:
                break
            event = game.decode_event(_next(game, state, seed, number))
            start = perf_counter()
            found = chances(game, state)
            middle = perf_counter()
            try:
                state = game.apply(state, event, explain=True).state
            except UserError:  # an answer by chance may be one nobody would give; the next game goes on
                break
            if found:
                forecast.append(middle - start)
                shown.append(perf_counter() - middle)
    return forecast, shown


def _next(game: Any, state: Any, seed: int, number: int) -> dict[str, Any]:
    """Whatever is asked is answered by chance; where nothing is, time goes on."""
    questions = game.open_questions(state)
    if not questions:
        kind = "round-started" if state.phase == "placing" else "worker-lifted"
        return {"type": kind, "at": state.now + 600_000}
    question = questions[0]
    if question.deck:
        value: Any = deal(question, seed, number).value
    elif question.fields:
        form, value = Form(question.fields), {}
        while left := [field for field in form.asked(value) if field.key not in value]:
            value[left[0].key] = _chosen(left[0].options, left[0].low, seed, number)
    else:
        value = _chosen(question.options, question.default or question.low, seed, number)
    answer: dict[str, Any] = question.answer([value] if question.many else value)
    return answer


def _chosen(options: Sequence[Option], lowest: int | None, seed: int, number: int) -> One:
    """One of the options by chance, or the lowest number."""
    return options[below(seed, number, len(options))].value if options else lowest or 0
