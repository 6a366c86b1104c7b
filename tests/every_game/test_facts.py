"""The facts most often named as reasons in recorded games: with another input the instruction is another.

Choices are turned round in ``tests/web/page/test_reasons.py``. A fact excludes nothing; that it decided is
shown by changing what it reads: the card that is drawn, or a value of the position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, NamedTuple

import pytest
from recorded_views import numbers, taken

from automatable.core.engine.errors import UserError
from automatable.core.topics.simulation import ModelContext, usual_answer
from automatable.play.history.luck import events
from automatable.play.session import Session

Position = dict[str, Any]
Event = dict[str, Any]
Inputs = Iterator[tuple[Position, list[Event]]]
"""A position and the events after it, with another input."""
Flip = Callable[[Any, Position, list[Event]], Inputs]
FEW = 3
"""So many events of a kind are tried."""


class Happened(NamedTuple):
    """An event of a recorded game with its answers, from its position on."""

    game: Any
    before: Any
    events: list[Event]
    resolution: Any


def happened(name: str) -> Iterator[Happened]:
    for number in numbers(name):
        session = Session(*taken(name, number))
        for first, end in events(session):
            resolution = session.resolutions[end]
            if resolution.state.pending is None and session.resolutions[first].state.pending is None:
                given = [step.event for step in session.steps[first:end]]
                yield Happened(session.game, session.resolutions[first].state, given, resolution)


def node_at(explanation: Any, way: tuple[int, ...]) -> Any:
    node = explanation[way[0]]
    for place in way[1:]:
        node = node.steps[place]
    return node


def instructed(one: Happened, fact: str, message: str) -> list[tuple[str, object]]:
    """The instructions of an event that give this fact as a reason."""
    return [
        (each.message, each.args)
        for each in one.resolution.instructions
        if each.message == message
        and any(getattr(node_at(one.resolution.explanation, way), "message", "") == fact for way in each.why)
    ]


def resolved(game: Any, position: Position, given: list[Event]) -> list[tuple[str, object]]:
    """What is to be done after these events; what else is asked gets the usual answer."""
    state, instructions = game.from_json(position), ()
    for event in given:
        resolution = game.apply(state, game.decode_event(event), explain=True)
        state, instructions = resolution.state, resolution.instructions
    while state.pending is not None:
        question = game.open_questions(state)[0]
        value = usual_answer(game, state, question, ModelContext(lambda place: 0))
        resolution = game.apply(state, game.decode_event(question.answer(value)), explain=True)
        state, instructions = resolution.state, resolution.instructions
    return [(one.message, one.args) for one in instructions]


def another_card(game: Any, position: Position, given: list[Event]) -> Inputs:
    """Each other card that could have been drawn, one draw at a time."""
    state = game.from_json(position)
    for at, event in enumerate(given):
        for question in (one for one in game.open_questions(state) if one.deck):
            answers = event["type"] == "answered" and event["question"] == question.id
            if answers or event["type"] == question.event != "answered":
                for option in question.options:
                    if option.value != event[question.field]:
                        yield position, [*given[:at], {**event, question.field: option.value}]
        state = game.apply(state, game.decode_event(event)).state


def with_value(path: str, change: Callable[[Any], Any]) -> Flip:
    """Another value of the position."""

    def flip(game: Any, position: Position, given: list[Event]) -> Inputs:
        changed = deepcopy(position)
        *parents, last = path.split(".")
        inner = changed
        for each in parents:
            inner = inner[each]
        inner[last] = change(inner[last])
        yield changed, given

    return flip


def no_worker_lifted(game: Any, position: Position, given: list[Event]) -> Inputs:
    """The player flips a timer at this moment and lifts no worker."""
    for timer in ("purple", "green", "black"):
        yield position, [{"type": "timer-flipped", "timer": timer, "at": given[0]["at"]}, *given[1:]]


def without_a_colour(game: Any, position: Position, given: list[Event]) -> Inputs:
    """No marble of one colour lies in the synagogue."""
    rows = position["table"]["rows"].items()
    for colour in ("red", "yellow", "blue"):
        changed = deepcopy(position)
        changed["table"]["rows"] = {row: [one for one in marbles if one != colour] for row, marbles in rows}
        yield changed, given


FACTS: dict[tuple[str, str, str], Flip] = {
    ("pendulum", "pendulum-note-automas-first", "pendulum-do-then-place"): no_worker_lifted,
    ("pendulum", "pendulum-note-card", "pendulum-do-province"): another_card,
    ("pendulum", "pendulum-note-card", "pendulum-do-nothing"): another_card,
    ("pendulum", "pendulum-note-third-flip", "pendulum-do-call"): with_value("flips", lambda n: n - 1),
    ("pendulum", "pendulum-note-second-flip", "pendulum-do-remove-token"): with_value(
        "flips", lambda n: n + 1
    ),
    ("red-rising", "red-rising-by-letter", "red-rising-do-gain"): another_card,
    ("red-rising", "red-rising-by-letter", "red-rising-do-deploy"): another_card,
    ("red-rising", "red-rising-by-symbol", "red-rising-do-gain"): another_card,
    ("red-rising", "red-rising-by-symbol", "red-rising-do-deploy"): another_card,
    ("red-rising", "red-rising-star", "red-rising-do-influence"): another_card,
    ("scythe", "scythe-note-gains", "scythe-do-new-piece"): another_card,
    ("scythe", "scythe-note-gains", "scythe-do-automa-draws"): another_card,
    ("scythe", "scythe-note-tracker", "scythe-do-star"): with_value("automa.tracker", lambda n: n - 2),
    ("scythe", "scythe-note-loot", "scythe-do-encounter"): with_value("encounters", lambda left: []),
    ("scythe", "scythe-note-pass", "scythe-do-pass"): another_card,
    ("golem", "golem-note-colour-marble", "golem-do-student-forward"): without_a_colour,
}
"""A fact, the instruction it is given for, and how its input is changed."""


@pytest.mark.parametrize(("game", "fact", "message"), FACTS)
def test_with_another_input_of_the_fact_the_instruction_is_another(game, fact, message):
    tried = 0
    for one in happened(game):
        wanted = instructed(one, fact, message)
        if not wanted:
            continue
        position = one.game.to_json(one.before)
        usual = Counter(map(repr, resolved(one.game, position, one.events)))
        results = []
        for changed, given in FACTS[game, fact, message](one.game, position, one.events):
            try:
                results.append(Counter(map(repr, resolved(one.game, changed, given))))
            except UserError:  # this input is impossible here, or asks for other answers
                continue
        if not results:
            continue
        assert any(result[each] < usual[each] for each in map(repr, wanted) for result in results), wanted
        tried += 1
        if tried == FEW:
            return
    assert tried, "no recorded game has it"
