"""Requests that start, show, play and delete one saved game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.play import requests
from automatable.play.boxes import own_box
from automatable.play.responses import Done, View
from automatable.play.session import Session
from automatable.play.view import make_view

if TYPE_CHECKING:
    from automatable.play.service import Service


def new_game(service: Service, request: requests.NewGame) -> View:
    """Start a new game."""
    start = service.new_start(request.game, request.setup, physical=request.physical)
    if request.seed is not None:
        start = structs.replace(start, seed=request.seed)
    return service.start_game(start)


def view_table(service: Service, request: requests.ViewTable) -> View:
    """Return a saved game as it is now."""
    return service.view(request.table)


def add_event(service: Service, request: requests.AddEvent) -> View:
    """Apply an event that happened at the table."""
    return _play(service, request, lambda session: session.do(request.event))


def answer_question(service: Service, request: requests.AnswerQuestion) -> View:
    """Answer an open question."""
    return _play(service, request, lambda session: session.answer(request.value, request.question))


def deal_card(service: Service, request: requests.DealCard) -> View:
    """Turn the next card of a deck that the app holds."""
    return _play(service, request, Session.deal)


def undo(service: Service, request: requests.Undo) -> View:
    """Take back the last step."""
    return _play(service, request, Session.undo)


def redo(service: Service, request: requests.Redo) -> View:
    """Repeat the step that was taken back."""
    return _play(service, request, Session.redo)


def delete_table(service: Service, request: requests.DeleteTable) -> Done:
    """Delete a saved game."""
    service.storage.delete(request.table)
    service.close(request.table)
    return Done()


def _play(service: Service, request: requests.TableChange, play: Callable[[Session], object]) -> View:
    session, journal = service.open_with_journal(request.table)
    if request.version is not None and request.version != journal.version:
        raise UserError("play-changed-elsewhere")
    try:
        play(session)
    except UserError as user_error:
        if user_error.message == "play-changed-elsewhere":
            service.close(request.table)
        raise
    session.older = ()  # the player goes on, so the notice has been read
    own_box.keep_learned(service, session)
    if session.game.result(session.state) is not None:
        service.add_to_history(request.table)
    return make_view(request.table, journal.version, session)
