"""Requests that export and import one saved game: files, links, BG Stats, bug reports."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

import msgspec
from msgspec import structs

from automatable import __version__
from automatable.core.engine.errors import UserError
from automatable.play import requests
from automatable.play.export import bgstats, game_file
from automatable.play.requests import Data
from automatable.play.responses import BgStatsPlay, BugReport, ExportedGame, PositionLink, QrCode, View
from automatable.play.simulations import AnyGame

if TYPE_CHECKING:
    from automatable.play.service import Service


def export_table(service: Service, request: requests.ExportTable) -> ExportedGame:
    """Return a saved game as a file."""
    return _exported(service, request.table)


def _exported(service: Service, table: int) -> ExportedGame:
    try:
        start, steps, at = service.storage.read(table)
    except UserError as user_error:
        if user_error.message != "play-save-damaged":
            raise
        return ExportedGame(f"damaged-{table}.json", {"raw": service.storage.raw(table)})
    file = game_file.GameFile(game_file.VERSION, start, tuple(steps), at)
    return ExportedGame(f"{start.game}-{table}.json", msgspec.to_builtins(file))


def import_table(service: Service, request: requests.ImportTable) -> View:
    """Save a game from an exported file or a bug report, if it can be replayed."""
    data = request.file.get("game") if "report" in request.file else request.file
    file, session = game_file.replay(msgspec.json.encode(data))
    table = service.storage.insert(file.start, file.steps, file.at)
    if not session.older and len(session.steps) == len(file.steps):
        service.adopt(table, session)  # replaying a long game a second time would take seconds
    service.add_to_history(table)
    return service.view(table)


def make_link(service: Service, request: requests.MakeLink) -> PositionLink:
    """Return the position of a saved game as a short text."""
    session = service.open(request.table)
    state = structs.replace(session.state, pending=None)
    return PositionLink(session.game.id, session.game.to_text(state))


def open_link(service: Service, request: requests.OpenLink) -> View:
    """Start a new game at a position."""
    game = service.game(request.game)
    position = game.to_json(game.from_text(request.text))
    # the text holds the position alone; only the set-up choices that are part of it are known
    setup = {key: position[key] for key in game.Setup.__struct_fields__ if _is_choice(game, key, position)}
    return service.start_game(service.new_start(request.game, setup, request.physical, position))


def _is_choice(game: AnyGame, key: str, position: Data) -> bool:
    """Whether a position holds this choice of the set-up in the same form; some names differ in meaning."""
    if key not in position:
        return False
    try:
        game.decode_setup({key: position[key]})
    except UserError:
        return False
    return True


def export_bg_stats(service: Service, request: requests.ExportBgStats) -> BgStatsPlay:
    """Return a finished game for the BG Stats app."""
    session = service.open(request.table)
    result = session.game.result(session.state)
    if result is None:
        raise UserError("play-not-finished")
    saved = service.storage.saved(request.table)
    return bgstats.play(session, result, saved.created, saved.updated, request.lang)


def make_qr(service: Service, request: requests.MakeQr) -> QrCode:
    """Return a text as a QR code."""
    return QrCode(bgstats.qr_code(request.text))


def make_bug_report(service: Service, request: requests.MakeBugReport) -> BugReport:
    """Return a file that reproduces a game, including all steps that were taken back."""
    exported = _exported(service, request.table)
    session, journal = service.open_with_journal(request.table)
    return BugReport(
        f"bug-report-{exported.name}",
        {
            "report": 1,
            "automatable": __version__,
            "python": platform.python_version(),
            "version": journal.version,
            "position": session.game.to_json(session.state),
            "entries": msgspec.to_builtins(service.storage.entries(request.table)),
            "game": exported.file,
        },
    )
