"""The saved games as a list, the finished ones as history, and what they add up to."""

from __future__ import annotations

import math
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from automatable.core.game import Result
from automatable.core.refused import Refused
from automatable.play.keeper import Saved
from automatable.play.problem import trouble
from automatable.play.replies import Finished, Record, Statistic, TableInfo
from automatable.play.session import Start
from automatable.play.view import level

if TYPE_CHECKING:
    from automatable.play.desk import Desk


PATIENCE = 0.1
"""Seconds a list may play games through; the others are shown by name until they are asked for again."""


def tables(
    desk: Desk, offset: int = 0, limit: int | None = None, patience: float | None = None
) -> list[TableInfo]:
    """Saved games, the last touched first."""
    until = _until(patience)
    return [info(desk, saved, until) for saved in desk.keeper.games(offset, limit)]


def _until(patience: float | None) -> float:
    """The moment at which so much patience, or the usual, is at its end."""
    return time.monotonic() + (PATIENCE if patience is None else patience)


def info(desk: Desk, saved: Saved, until: float = math.inf) -> TableInfo:
    """A saved game as the list shows it; played through only if it changed since it was last listed."""
    if (known := _known(saved)) is not None:
        return known
    if time.monotonic() > until:
        return _named(saved, None)
    try:
        found, version = _played(desk, saved)
    except Refused as refused:
        if refused.message == "play-store-damaged":  # what was listed stands in another file now
            raise
        return _named(saved, refused)
    except Exception as error:  # whatever is wrong with one game must not hide the others
        return _named(saved, Refused("play-cannot-replay", reason=repr(error)))
    if found.problem is None:
        with suppress(Refused):  # a list needs no write
            desk.keeper.summarise(saved.id, version, msgspec.to_builtins(found))
    return found


def _known(saved: Saved) -> TableInfo | None:
    """What is remembered of a game, if it is of today."""
    if saved.summarised != saved.version or saved.summary is None:
        return None
    known = {**saved.summary, "id": saved.id, "created": saved.created, "updated": saved.updated}
    try:
        return msgspec.convert(known, TableInfo)
    except msgspec.ValidationError:
        return None


def _played(desk: Desk, saved: Saved) -> tuple[TableInfo, int]:
    session, journal = desk.sit(saved.id)
    result = session.game.result(session.state)
    found = TableInfo(
        id=saved.id,
        game=session.game.id,
        setup=msgspec.to_builtins(session.setup),
        level=level(session),
        created=saved.created,
        updated=saved.updated,
        steps=session.at,
        over=result is not None,
        result=result,
        position=session.game.to_json(session.state),
        shown=session.game.shown(session.state),
        problem=trouble(session.older[0]).error if session.older else None,
        watched=session.start.watched is True,
    )
    return found, journal.version


def _named(saved: Saved, refused: Refused | None) -> TableInfo:
    """A game that cannot be played through, which can still be exported; or one not played through yet."""
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
        problem=None if refused is None else trouble(refused).error,
        waiting=refused is None,
        watched=start.watched is True,
    )


def human(side: str) -> bool:
    """Whether a side is a person's: ``human``, or ``human-1`` and so on where several can play."""
    return side == "human" or side.startswith("human-")


def record(desk: Desk) -> Record:
    """The finished games, the last first, and what they add up to by game and level."""
    tables, waiting = own(desk)
    finished = tuple(_finished(table, table.result) for table in tables if table.result is not None)
    groups: dict[tuple[str, str | None], list[Finished]] = {}
    for game in finished:
        groups.setdefault((game.game, game.level), []).append(game)
    return Record(
        games=finished,
        waiting=waiting,
        statistics=tuple(
            Statistic(
                game=game,
                level=level_,
                played=len(group),
                won=sum(one.won for one in group),
                margin=round(sum(one.margin for one in group) / len(group), 2),
            )
            for (game, level_), group in sorted(
                groups.items(), key=lambda item: (item[0][0], item[0][1] or "")
            )
        ),
    )


def own(desk: Desk, patience: float | None = None) -> tuple[list[TableInfo], int]:
    """One's own finished games, the last touched first, and how many games are still to be played through.

    A game of the lab is nobody's own; of one that was brought again only the last counts.
    """
    until = _until(patience)
    waiting = sum(info(desk, saved, until).waiting for saved in desk.keeper.games(which="changed"))
    found: dict[bytes, TableInfo] = {}
    for saved in desk.keeper.games(which="over"):
        table = _known(saved)
        if table is not None and not table.watched:
            same = msgspec.json.encode((saved.start, table.steps, table.result), order="sorted")
            found.setdefault(same, table)
    return list(found.values()), waiting


def _finished(table: TableInfo, result: Result) -> Finished:
    own = max(side.total for side in result.sides if human(side.name))
    others = [side.total for side in result.sides if not human(side.name)]
    return Finished(
        table=table.id,
        game=table.game,
        level=table.level,
        finished=table.updated,
        result=result,
        won=human(result.winner),
        margin=own - max(others, default=0),
    )
