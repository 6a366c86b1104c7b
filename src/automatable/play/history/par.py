"""Par: the score that beats the Automa in a given share of games, by the turn in which the game ends.

It needs only the Automa's scores, no model of how well a human plays. ``automatable lab par`` makes the
tables, and each game ships one. Where the length of a game matters, the table names the human model that it
depends on.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.core.engine.rules import human_sides, other_sides
from automatable.core.topics.simulation import STEPS
from automatable.play import requests
from automatable.play.simulations import simulation_of
from automatable.play.view import level as level_of

if TYPE_CHECKING:
    from automatable.play.service import Service
    from automatable.play.session import Session

SHOWN = {"half": 50, "most": 80, "nearly": 95}
"""The columns that are shown: the scores that win 50, 80 and 95 of 100 games."""


class AtTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """The Automa's scores in the games that end at this turn (0: at any turn); ``games`` counts them.

    ``needed[i]`` is the lowest score that beats the Automa in ``STEPS[i]`` of 100 of them.
    """

    turn: int
    games: int
    needed: tuple[int, ...]

    def score(self, wins: int) -> int:
        """The score that wins this many of 100 games."""
        return self.needed[STEPS.index(wins)]

    def wins(self, score: int) -> int:
        """The number of games of 100 that this score wins, in steps of five."""
        reached = [step for step, needed in zip(STEPS, self.needed, strict=True) if score >= needed]
        return max(reached, default=0)

    def below(self, total: int) -> int:
        """In how many of 100 games the Automa has less than this total, interpolated between the steps.

        0 means fewer than the first step, 95 the last step or more.
        """
        low = self.wins(total)
        if low in (0, STEPS[-1]):
            return low
        high = STEPS[STEPS.index(low) + 1]
        first, last = self.score(low), self.score(high)
        return low + (high - low) * (total - first) // (last - first)


class Par(Struct, frozen=True, forbid_unknown_fields=True):
    """The par table of a game; ``practice`` names its practice values, ``code`` the version of the rules."""

    game: str
    games: int
    seed: int
    human: str
    code: str
    practice: tuple[str, ...]
    levels: dict[str, tuple[AtTurn, ...]]

    def at(self, level: str, turn: int) -> AtTurn | None:
        """The row of this turn, or the nearest one before the first or after the last."""
        rows = self.levels.get(level, ())
        known = [row for row in rows if row.turn <= turn]
        return known[-1] if known else next(iter(rows), None)

    def at_end(self, level: str | None, turns: int | None) -> AtTurn | None:
        """The row of a finished game; a game of unknown length has one only if the length does not matter."""
        row = None if level is None else self.at(level, turns or 0)
        return None if row is None or (row.turn and not turns) else row


class ParRow(Struct, frozen=True):
    """The scores that win 50, 80 and 95 of 100 games that end at this turn."""

    turn: int
    games: int
    half: int
    most: int
    nearly: int


class ParNow(Struct, frozen=True):
    """Par of a saved game: the row of this turn, and the Automa's score if the game ended now.

    A finished game also has the human's score, and how many of 100 games it wins, in steps of five.
    """

    turn: int
    automa: int | None
    row: ParRow
    human: int | None = None
    wins: int | None = None


class ParInfo(Struct, frozen=True):
    """Par of a level; empty if the game has no par table for it.

    ``usual`` is the row of the last turn that half of the games reach. ``needs`` and ``counted`` are message
    ids of the game: what else a win needs, and how a score that is not plain points is counted.
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
    """The par table in a game's folder."""
    file = folder / "par.json"
    return msgspec.json.decode(file.read_bytes(), type=Par) if file.is_file() else None


def read_par(service: Service, request: requests.ReadPar) -> ParInfo:
    """Return par of a level, or of a saved game at its level."""
    session = None
    name, level = request.game or "", request.level or ""
    if request.table is not None:
        if request.game is not None or request.level is not None:
            raise UserError("play-bad-message", reason="a table, or a game and a level")
        session = service.open(request.table)
        name, level = session.game.id, level_of(session) or ""
    game = session.game if session is not None else service.game(name)
    if level not in game.levels:
        raise UserError("lab-unknown-level", level=level, game=name, levels=", ".join(game.levels))
    par = shipped(game.folder)
    if par is None or level not in par.levels:  # a level of the player's own box has no par table
        return ParInfo(name, level)
    rows = tuple(_shown(row) for row in par.levels[level])
    usual = next((row for row in reversed(rows) if 2 * row.games >= par.games), None)
    now = _now(session, par, level) if session is not None and rows else None
    simulation = simulation_of(name)
    needs = simulation.needs(session.state if session is not None else None)
    return ParInfo(
        name, level, par.human, par.games, par.practice, rows, usual, now, needs, simulation.counted
    )


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
    state = session.state
    if row is None or (row.turn and not turn) or state.pending is not None:
        return None
    simulation = simulation_of(par.game)
    if (result := session.game.result(state)) is None:
        return ParNow(turn, simulation.standing(session.game, state), _shown(row))
    automa = max(side.total for side in other_sides(result))
    human = max(side.total for side in human_sides(result))
    wins = row.wins(simulation.human_total(session.game, state, result))
    return ParNow(turn, automa, _shown(row), human, wins)
