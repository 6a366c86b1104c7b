"""Par: the score that beats the Automa in so many of 100 games, by the turn in which the game ends.

It needs the Automa's scores only, no model of how well a human plays. The tables are made by
``automatable lab par`` and shipped with each game; where a game's length matters they lean on a human model,
which they name.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from automatable.core.refused import Refused
from automatable.core.study import STEPS
from automatable.play.studies import study_of
from automatable.play.view import level as level_of

if TYPE_CHECKING:
    from automatable.play.desk import Desk
    from automatable.play.session import Session

SHOWN = {"half": 50, "most": 80, "nearly": 95}
"""What a face shows: the score that wins 50, 80 and 95 of 100 games."""


class AtTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """The Automa's scores where the game ends at this turn (0: whenever it ends), in so many games.

    ``needed[i]`` is the lowest score that beats the Automa in ``STEPS[i]`` of 100 of them.
    """

    turn: int
    games: int
    needed: tuple[int, ...]

    def score(self, wins: int) -> int:
        """The score that wins so many of 100 games."""
        return self.needed[STEPS.index(wins)]

    def wins(self, score: int) -> int:
        """In how many of 100 games this score wins, in steps of five."""
        reached = [step for step, needed in zip(STEPS, self.needed, strict=True) if score >= needed]
        return max(reached, default=0)


class Par(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a game. ``practice`` names the practice values behind it, ``code`` the rules' version."""

    game: str
    games: int
    seed: int
    human: str
    code: str
    practice: tuple[str, ...]
    levels: dict[str, tuple[AtTurn, ...]]

    def at(self, level: str, turn: int) -> AtTurn | None:
        """The row of this turn; before the first and after the last that were seen, those."""
        rows = self.levels.get(level, ())
        known = [row for row in rows if row.turn <= turn]
        return known[-1] if known else next(iter(rows), None)


class ParRow(Struct, frozen=True):
    """A row as it is shown: the scores that win 50, 80 and 95 of 100 games ending at this turn."""

    turn: int
    games: int
    half: int
    most: int
    nearly: int


class ParNow(Struct, frozen=True):
    """A table in play: if it ended now, this is the Automa's score; and the row of this turn.

    Once it is over: your own score, and in how many of 100 games it wins, in steps of five.
    """

    turn: int
    automa: int | None
    row: ParRow
    human: int | None = None
    wins: int | None = None


class ParInfo(Struct, frozen=True):
    """What is known of a level; nothing where no table was made.

    ``usual`` is the row of the last turn that half of the games reach. ``needs`` is a message of the game:
    what no score wins without; ``counted`` another: how a score is counted that is no plain points.
    """

    game: str
    level: str
    human: str = ""
    games: int = 0
    practice: tuple[str, ...] = ()
    rows: tuple[ParRow, ...] = ()
    usual: ParRow | None = None
    now: ParNow | None = None
    needs: str = ""
    counted: str = ""


@cache
def shipped(folder: Path) -> Par | None:
    """The table in a game's folder."""
    file = folder / "par.json"
    return msgspec.json.decode(file.read_bytes(), type=Par) if file.is_file() else None


def info(desk: Desk, game: str | None, level: str | None, table: int | None) -> ParInfo:
    """Par of a level, or of a table in play, which says both itself."""
    session = None
    if table is not None:
        if game is not None or level is not None:
            raise Refused("play-bad-message", reason="a table, or a game and a level")
        session = desk.sit(table)[0]
        game, level = session.game.id, level_of(session)
    game, level = game or "", level or ""
    door = session.game if session is not None else desk.game(game)
    if level not in door.levels:
        raise Refused("lab-unknown-level", level=level, game=game, levels=", ".join(door.levels))
    par = shipped(door.folder)
    if par is None or level not in par.levels:  # nobody has played a level of one's own so often
        return ParInfo(game, level)
    rows = tuple(_shown(row) for row in par.levels[level])
    usual = next((row for row in reversed(rows) if 2 * row.games >= par.games), None)
    now = _now(session, par, level) if session is not None and rows else None
    study = study_of(game)
    needs = study.needs(session.state if session is not None else None)
    return ParInfo(game, level, par.human, par.games, par.practice, rows, usual, now, needs, study.counted)


def _shown(row: AtTurn) -> ParRow:
    return ParRow(row.turn, row.games, **{name: row.score(wins) for name, wins in SHOWN.items()})


def turns_of(session: Session) -> int:
    """How many turns the Automa has begun."""
    return sum(
        any(question.waits and question.event == step.event["type"] for question in before.questions)
        for step, before in zip(session.log, session.resolutions, strict=False)
    )


def _now(session: Session, par: Par, level: str) -> ParNow | None:
    turn = turns_of(session)
    row = par.at(level, turn)
    state: Any = session.state
    if row is None or (row.turn and not turn) or state.pending is not None:
        return None
    study = study_of(par.game)
    if (result := session.game.result(state)) is None:
        return ParNow(turn, study.standing(session.game, state), _shown(row))
    others = study.others(result)
    human = max(side.total for side in result.sides if side not in others)
    wins = row.wins(study.human_total(session.game, state, result))
    return ParNow(turn, max(side.total for side in others), _shown(row), human, wins)
