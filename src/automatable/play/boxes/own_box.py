"""The player's own box: read, save, enter component by component, keep what a game has learned."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from automatable import games
from automatable.core.box import loader as boxes
from automatable.core.box.loader import Provenance
from automatable.core.engine.errors import UserError
from automatable.play import requests
from automatable.play.boxes import catalog
from automatable.play.error_response import Problem, error_response
from automatable.play.input_check import try_box
from automatable.play.requests import Data
from automatable.play.responses import BoxEntry, BoxView, PrintedTables
from automatable.play.session import Session
from automatable.play.simulations import AnyGame, tables_of

if TYPE_CHECKING:
    from automatable.play.service import Service


def read_box(service: Service, request: requests.ReadBox) -> BoxView:
    """Return the box of a game with the player's own values."""
    return box_view(service, request.game)


def box_view(service: Service, name: str) -> BoxView:
    """The box of a game with the player's own values."""
    game = service.game(name)
    return BoxView(
        game=name,
        tables=_printed(game, game.own),
        own=game.own,
        provenance=provenance(game),
        missing=game.components.missing(),
        defects=catalog.defects(game),
        entry_keys=game.components.entry_keys(),
        catalog=catalog.catalog(game),
        notice=notice(service, name),
    )


def read_printed(service: Service, request: requests.ReadPrinted) -> PrintedTables:
    """Return the printed values of a saved game: those it started with, and those entered since.

    The player's box may have changed since then, and an imported game has a box of its own.
    """
    session = service.open(request.table)
    learned = _without_none(session.game.components.entered_values(session.state))
    return PrintedTables(_printed(session.game, boxes.merged(session.game.own, learned)))


def _printed(game: AnyGame, own: Data) -> Data:
    tables = boxes.merged(shipped(game), own)
    tables.pop("provenance", None)
    return tables


def save_box(service: Service, request: requests.SaveBox) -> BoxView:
    """Save the player's own values if a game can be played with them."""
    return save(service, request.game, request.tables)


def save(service: Service, name: str, tables: Data) -> BoxView:
    """Save the player's own values if a game can be played with them; return the new box."""
    service.storage.save_own_box(name, playable(name, tables))
    service.notices.pop(name, None)  # the player has seen the box since then
    return box_view(service, name)


def playable(name: str, tables: Data) -> Data:
    """The tables without empty values; refuse them if no game can be played with them."""
    tables = _without_none(tables)
    try_box(games.load(name, tables, f"{name}.toml"), f"{name}.toml")
    return tables


def enter_component(service: Service, request: requests.EnterComponent) -> BoxEntry:
    """Return the next question about a component; after the last answer, save the component."""
    game = service.game(request.game)
    known: Data = {}
    while (question := game.components.entry_question(request.key, known)) is not None:
        if question.id not in request.answers:
            return BoxEntry(question, None)
        question.check(request.answers[question.id])
        known[question.id] = request.answers[question.id]
    tables = boxes.merged(game.own, game.components.entry_tables(request.key, known))
    return BoxEntry(None, save(service, request.game, tables))


def keep_learned(service: Service, session: Session) -> None:
    """Save the printed values that were entered during a game, so that no other game asks for them."""
    learned = session.game.components.entered_values(session.state)
    if not learned:
        return
    name = session.game.id
    with suppress(UserError):  # the game itself is saved; a box that cannot be saved must not stop it
        own = service.game(name).own
        if (after := boxes.merged(own, _without_none(learned))) != own:
            games.load(name, after, f"{name}.toml")
            service.storage.save_own_box(name, after)


def notice(service: Service, name: str) -> Problem | None:
    """The notice that the player's own box of a game could not be read, if there is one."""
    found = service.notices.get(name)
    return None if found is None else error_response(found).error


def shipped(game: AnyGame) -> Data:
    """The tables that come with the game."""
    return boxes.shipped(game.folder / "box")


def provenance(game: AnyGame) -> dict[str, Provenance]:
    """The source of each shipped table, or of the own table that replaces it."""
    ours = shipped(game).get("provenance", {})
    found = tables_of(game).get("provenance", {})
    return msgspec.convert({key: found[key] for key in ours}, dict[str, Provenance])


def _without_none(value: Any) -> Any:
    """The value without None, which TOML cannot express."""
    if isinstance(value, dict):
        return {key: _without_none(each) for key, each in value.items() if each is not None}
    if isinstance(value, list | tuple):
        return [_without_none(each) for each in value if each is not None]
    return value
