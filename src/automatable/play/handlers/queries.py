"""Queries made on demand: the log in pages, the checklist, earlier positions, forecasts, single rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from automatable.core.engine.forecast import chances
from automatable.core.engine.instructions import rows
from automatable.core.engine.resolution import Instruction
from automatable.core.forms import introspection
from automatable.core.forms.corrections import MOST
from automatable.core.forms.form import Form
from automatable.play import requests
from automatable.play.input_check import untrusted_position
from automatable.play.responses import (
    Checklist,
    Forecast,
    LastActions,
    Log,
    LogEntry,
    Outcome,
    RuleDecision,
    ShownPosition,
)
from automatable.play.session import Session
from automatable.play.view import event_start, for_player, last_step, step_name, step_progress, step_rows

if TYPE_CHECKING:
    from automatable.play.service import Service

PAGE = 40
"""Events in one page of the log."""


def read_log(service: Service, request: requests.ReadLog) -> Log:
    """Return one page of the log."""
    return log(service.open(request.table), request.before)


def log(session: Session, before: int | None) -> Log:
    """The events that end before this step, the last one first."""
    entries: list[LogEntry] = []
    end = session.at if before is None else min(before, session.at)
    while end > 0 and len(entries) < PAGE:
        first = event_start(session, end - 1)
        entries += (_correction(session, number) for number in reversed(_corrections(session, first, end)))
        entries.append(_entry(session, first, end))
        end = first
    return Log(tuple(entries), end or None)


def _corrections(session: Session, first: int, end: int) -> list[int]:
    """The corrections made during an event; the event's own entry covers all of its steps."""
    return [n for n in range(first + 1, end) if session.steps[n].event["type"] == "corrected"]


def _correction(session: Session, number: int) -> LogEntry:
    return structs.replace(_entry(session, number, number + 1), rows=())


def _entry(session: Session, first: int, end: int) -> LogEntry:
    name = step_name(session, first, MOST)
    assert name is not None
    return LogEntry(
        number=first,
        message=name.message,
        args=name.args,
        rows=step_rows(session, first, end)[0],
        progress=step_progress(session, first),
        dealt=session.steps[first].dealt,
    )


def read_checklist(service: Service, request: requests.ReadChecklist) -> Checklist:
    """Return the set-up checklist."""
    return checklist(service.open(request.table))


def checklist(session: Session) -> Checklist:
    """The set-up checklist; empty for a game that started at a position, which is already set up."""
    if session.start.position is not None:
        return Checklist(())
    found = session.game.checklist(session.resolutions[0].state).instructions
    return Checklist(tuple(for_player(list(found), session.has)))


def read_earlier(service: Service, request: requests.ReadEarlier) -> ShownPosition:
    """Return the position to which the explanation of the last step refers."""
    session = service.open(request.table)
    state = session.resolutions[last_step(session)].state
    return ShownPosition(session.game.to_json(state), session.game.display.shown(state))


def read_forecast(service: Service, request: requests.ReadForecast) -> Forecast:
    """Return what the Automa's next card may do; the order of the deck stays unknown."""
    session = service.open(request.table)
    game, state = session.game, session.state
    return Forecast(chances(game, state), game.display.guessable(state))


def read_actions(service: Service, request: requests.ReadActions) -> LastActions:
    """Return what the last event, with all its answers, did on the board."""
    session = service.open(request.table)
    first = event_start(session, session.at - 1)
    if first < 0:
        return LastActions(())
    before = structs.replace(session.resolutions[first].state, pending=None)
    instructions: list[Instruction] = []
    for number in range(first, session.at):  # include instructions that only matter for physical decks
        resolution = session.resolutions[number + 1]
        if resolution.state.pending is None or number == session.at - 1:
            instructions += resolution.instructions
    return LastActions(session.game.display.actions(before, session.state, instructions))


def what_if(service: Service, request: requests.WhatIf) -> Outcome:
    """Return what an event would do to a position."""
    game = service.game(request.game)
    state = game.from_json(request.position)
    with untrusted_position():
        after = game.apply(state, game.decode_event(request.event), explain=True)
        found = rows(for_player(list(after.instructions), lambda deck: True))
        shown = game.display.shown(after.state)
        return Outcome(game.to_json(after.state), shown, found, after.explanation, after.questions)


def decide(service: Service, request: requests.Decide) -> RuleDecision:
    """Return the choice of one rule on a position."""
    game = service.game(request.game)
    state = game.from_json(request.position)
    with untrusted_position():
        decision = game.decide(request.rule, state, request.args)
    return RuleDecision(decision.choice, decision.explanation)


def read_fields(service: Service, request: requests.ReadFields) -> Form:
    """Return every value of a position that can be corrected."""
    game = service.game(request.game)
    return introspection.fields(game, game.from_json(request.position))
