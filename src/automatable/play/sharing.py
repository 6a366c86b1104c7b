"""What leaves the table and comes back: files, links, BG Stats, bug reports."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from automatable import __version__
from automatable.core.refused import Refused
from automatable.play import bgstats, export
from automatable.play.replies import BgStatsPlay, Exported, Picture, Report, Text, View

if TYPE_CHECKING:
    from automatable.play.desk import Desk


def write(desk: Desk, table: int) -> Exported:
    """A saved game as a file."""
    try:
        start, steps, at = desk.keeper.read(table)
    except Refused as refused:
        if refused.message != "play-save-damaged":
            raise
        return Exported(f"damaged-{table}.json", {"raw": desk.keeper.raw(table)})
    file = export.File(export.VERSION, start, tuple(steps), at)
    return Exported(f"{start.game}-{table}.json", msgspec.to_builtins(file))


def read(desk: Desk, data: dict[str, Any]) -> View:
    """A new saved game from a file, once it plays through; a bug report holds such a file."""
    inside = data.get("game") if "report" in data else data
    file = export.load(msgspec.json.encode(inside))
    table = desk.keeper.insert(file.start, file.steps, file.at)
    desk.remember(table)
    return desk.view(table)


def link(desk: Desk, table: int) -> Text:
    """The position as a short text."""
    session, _ = desk.sit(table)
    state = structs.replace(session.state, pending=None)
    return Text(session.game.id, session.game.to_text(state))


def open_link(desk: Desk, name: str, text: str, physical: tuple[str, ...]) -> View:
    """A new saved game that begins at a position."""
    game = desk.game(name)
    position = game.to_json(game.from_text(text))
    # the notation holds the position alone; of the set-up choices we know those that stand in it
    setup = {key: position[key] for key in game.Setup.__struct_fields__ if key in position}
    try:
        game.decode_setup(setup)
    except Refused:
        setup = {}
    return desk.begin(desk.start(name, setup, position=position, physical=physical))


def bg_stats(desk: Desk, table: int, language: str) -> BgStatsPlay:
    """A finished game for the BG Stats app."""
    session, _ = desk.sit(table)
    result = session.game.result(session.state)
    if result is None:
        raise Refused("play-not-finished")
    saved = desk.keeper.saved(table)
    return bgstats.play(session, result, saved.created, saved.updated, language)


def qr(text: str) -> Picture:
    """A text for the camera of another device."""
    return Picture(bgstats.qr(text))


def bug_report(desk: Desk, table: int) -> Report:
    """A file that reproduces a game, with everything that was ever taken back in it."""
    exported = write(desk, table)
    session, journal = desk.sit(table)
    return Report(
        f"bug-report-{exported.name}",
        {
            "report": 1,
            "automatable": __version__,
            "python": platform.python_version(),
            "version": journal.version,
            "position": session.game.to_json(session.state),
            "entries": msgspec.to_builtins(desk.keeper.entries(table)),
            "game": exported.file,
        },
    )
