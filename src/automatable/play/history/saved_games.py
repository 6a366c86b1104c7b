"""The list of saved games, the finished ones as history, and their statistics."""

from __future__ import annotations

import math
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from automatable import games as all_games
from automatable.core.engine.errors import UserError
from automatable.core.engine.rules import Result, human_sides, human_won, other_sides
from automatable.play import requests
from automatable.play.error_response import error_response
from automatable.play.export.challenge import friends_of
from automatable.play.history.par import Par, shipped, turns_of
from automatable.play.responses import FinishedGame, FriendResult, History, LevelStatistics, TableInfo
from automatable.play.session import Start
from automatable.play.storage.base import Saved, Storage
from automatable.play.view import level

if TYPE_CHECKING:
    from automatable.play.service import Service


PATIENCE = 0.1
"""Seconds that a list may spend on replaying games; the others are marked as waiting."""

AT_ONCE = 50
"""Games that one request for the history replays at most."""


def list_tables(service: Service, request: requests.ListTables) -> list[TableInfo]:
    """Return one page of the saved games, the last changed first."""
    return tables(service, request.offset, request.limit)


def needed_for_list(storage: Storage, request: requests.ListTables) -> list[int]:
    """The listed games that have changed since their summary was saved: they are replayed."""
    listed = storage.games(request.offset, request.limit)
    return [saved.id for saved in listed if saved.summarised != saved.version]


def tables(
    service: Service, offset: int = 0, limit: int | None = None, patience: float | None = None
) -> list[TableInfo]:
    """Saved games, the last changed first."""
    until = _until(patience)
    return [table_info(service, saved, until) for saved in service.storage.games(offset, limit)]


def _until(patience: float | None) -> float:
    """The time at which a list stops replaying games."""
    return time.monotonic() + (PATIENCE if patience is None else patience)


def table_info(service: Service, saved: Saved, until: float = math.inf) -> TableInfo:
    """A saved game in the list; it is replayed only if it has changed since its summary was saved."""
    if (summary := _summary(saved)) is not None:
        return summary
    if time.monotonic() > until:
        return _named(saved, None)
    try:
        found, version = _replayed(service, saved)
    except UserError as user_error:
        if user_error.message == "play-store-damaged":  # the list was read from the damaged file
            raise
        return _named(saved, user_error)
    except Exception as error:  # one broken game must not hide the others
        return _named(saved, UserError("play-cannot-replay", reason=repr(error)))
    if found.problem is None:
        with suppress(UserError):  # the list is complete without it
            service.storage.summarise(saved.id, version, msgspec.to_builtins(found))
    return found


def _summary(saved: Saved) -> TableInfo | None:
    """The saved summary of a game, if it is up to date."""
    if saved.summarised != saved.version or saved.summary is None:
        return None
    summary = {**saved.summary, "id": saved.id, "created": saved.created, "updated": saved.updated}
    try:
        return msgspec.convert(summary, TableInfo)
    except msgspec.ValidationError:
        return None


def _replayed(service: Service, saved: Saved) -> tuple[TableInfo, int]:
    session, journal = service.open_with_journal(saved.id)
    result, position = session.game.result(session.state), session.game.to_json(session.state)
    found = TableInfo(
        id=saved.id,
        game=session.game.id,
        setup=msgspec.to_builtins(session.setup),
        level=level(session, position),
        created=saved.created,
        updated=saved.updated,
        steps=session.at,
        over=result is not None,
        result=result,
        position=position,
        shown=session.game.display.shown(session.state),
        problem=error_response(session.older[0]).error if session.older else None,
        watched=session.start.watched is True,
        turns=turns_of(session) if result is not None and session.start.position is None else None,
    )
    return found, journal.version


def _named(saved: Saved, user_error: UserError | None) -> TableInfo:
    """A game that cannot be replayed but can be exported, or one that has not been replayed yet."""
    start = saved.start or Start("", {}, 0)
    return TableInfo(
        id=saved.id,
        game=start.game,
        setup=start.setup,
        level=None,
        created=saved.created,
        updated=saved.updated,
        steps=saved.steps,
        over=False,
        result=None,
        position=None,
        shown={},
        problem=None if user_error is None else error_response(user_error).error,
        waiting=user_error is None,
        watched=start.watched is True,
    )


def read_history(service: Service, request: requests.ReadHistory) -> History:
    """Return the finished games, the last one first, and their statistics by game and level."""
    tables, waiting = own_finished(service)
    settings = service.storage.settings()
    starts = {saved.id: saved.start for saved in service.storage.games(which="over")} if settings else {}
    finished = tuple(
        _finished(table, table.result, friends_of(settings, starts.get(table.id)))
        for table in tables
        if table.result is not None
    )
    groups: dict[tuple[str, str | None], list[FinishedGame]] = {}
    for game in finished:
        groups.setdefault((game.game, game.level), []).append(game)
    return History(
        games=finished,
        waiting=waiting,
        statistics=tuple(
            LevelStatistics(
                game=game,
                level=level_,
                played=len(group),
                won=sum(one.won for one in group),
                margin=round(sum(one.margin for one in group) / len(group), 2),
                below=_mean([one.below for one in group if one.below is not None]),
                practice=_practice(game),
            )
            for (game, level_), group in sorted(
                groups.items(), key=lambda item: (item[0][0], item[0][1] or "")
            )
        ),
    )


def _mean(values: list[int]) -> int | None:
    return round(sum(values) / len(values)) if values else None


def _practice(game: str) -> bool:
    """Whether the par table of this game rests on practice values."""
    par = _par(game)
    return par is not None and bool(par.practice)


def _par(game: str) -> Par | None:
    """The par table of a game; None for a game that has none or cannot be loaded."""
    try:
        return shipped(all_games.game_class(game).folder)
    except UserError:
        return None


def needed_for_history(storage: Storage, request: requests.Request) -> list[int]:
    """The games that ``own_finished`` replays."""
    return [saved.id for saved in storage.games(0, AT_ONCE, "changed")]


def own_finished(service: Service, patience: float | None = None) -> tuple[list[TableInfo], int]:
    """The player's finished games, the last changed first, and the number of games not replayed yet.

    Games of the lab do not count; of a game that was imported again only the last copy counts.
    """
    until = _until(patience)
    changed = service.storage.games(which="changed")
    now = changed[:AT_ONCE] if patience is None else changed
    waiting = len(changed) - len(now) + sum(table_info(service, saved, until).waiting for saved in now)
    found: dict[bytes, TableInfo] = {}
    for saved in service.storage.games(which="over"):
        table = _summary(saved)
        if table is not None and not table.watched:
            same = msgspec.json.encode((saved.start, table.steps, table.result), order="sorted")
            found.setdefault(same, table)
    return list(found.values()), waiting


def _finished(table: TableInfo, result: Result, friends: tuple[FriendResult, ...]) -> FinishedGame:
    own = max(side.total for side in human_sides(result))
    others = [side.total for side in other_sides(result)]
    par = _par(table.game)
    row = None if par is None else par.at_end(table.level, table.turns)
    return FinishedGame(
        table=table.id,
        game=table.game,
        level=table.level,
        finished=table.updated,
        result=result,
        won=human_won(result),
        margin=own - max(others, default=0),
        friends=friends,
        below=row.below(max(others)) if row is not None and others else None,
    )
