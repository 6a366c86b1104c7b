"""The saved games as a list, the finished ones as history, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from automatable.core.game import Result
from automatable.core.refused import Refused
from automatable.play.keeper import Saved
from automatable.play.problem import trouble
from automatable.play.replies import Finished, Record, Statistic, TableInfo
from automatable.play.view import level

if TYPE_CHECKING:
    from automatable.play.desk import Desk


def tables(desk: Desk) -> list[TableInfo]:
    """The saved games, the last touched first."""
    return [info(desk, saved) for saved in desk.keeper.games()]


def info(desk: Desk, saved: Saved) -> TableInfo:
    """A saved game as the list shows it; played through only if it changed since it was last listed."""
    if saved.summarised == saved.version and saved.summary is not None:
        remembered = {**saved.summary, "id": saved.id, "created": saved.created, "updated": saved.updated}
        with suppress(msgspec.ValidationError):  # remembered by a version that knew less
            return msgspec.convert(remembered, TableInfo)
    try:
        found, version = _played(desk, saved)
    except Refused as refused:
        return _unplayable(saved, refused)
    except Exception as error:  # whatever is wrong with one game must not hide the others
        return _unplayable(saved, Refused("play-cannot-replay", reason=repr(error)))
    desk.keeper.summarise(saved.id, version, msgspec.to_builtins(found))
    return found


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
    )
    return found, journal.version


def _unplayable(saved: Saved, refused: Refused) -> TableInfo:
    """A game that this version cannot play through; it can still be exported."""
    return TableInfo(
        id=saved.id,
        game=saved.start.game,
        setup=saved.start.setup,
        level=None,
        created=saved.created,
        updated=saved.updated,
        steps=saved.steps,
        over=False,
        result=None,
        position=None,
        shown={},
        problem=trouble(refused).error,
    )


def human(side: str) -> bool:
    """Whether a side is a person's: ``human``, or ``human-1`` and so on where several can play."""
    return side == "human" or side.startswith("human-")


def record(desk: Desk) -> Record:
    """The finished games, the last first, and what they add up to by game and level."""
    finished = tuple(_finished(table, table.result) for table in _once(desk) if table.result is not None)
    groups: dict[tuple[str, str | None], list[Finished]] = {}
    for game in finished:
        groups.setdefault((game.game, game.level), []).append(game)
    return Record(
        finished,
        tuple(
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


def _once(desk: Desk) -> Iterator[TableInfo]:
    """The saved games; of one that was finished and brought again only the last, so that it counts once."""
    met: set[bytes] = set()
    for saved in desk.keeper.games():
        table = info(desk, saved)
        same = msgspec.json.encode((saved.start, table.steps, table.result), order="sorted")
        if same not in met:
            met.add(same)
            yield table


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
