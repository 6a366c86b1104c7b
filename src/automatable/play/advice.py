"""Which level to try next, from one's own finished games.

The rule, as it is told: of the last ten games at the level played last, six of ten or more won means the next
level, two of ten or fewer the one before, else the same again; fewer than three games say nothing. At the
hardest and the easiest level it says that there is no other. How sure that is: the interval (Wilson, 95 %) of
the share of games won.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from automatable import games as doors
from automatable.core.game import Result
from automatable.play import history
from automatable.play.studies import study_of

if TYPE_CHECKING:
    from automatable.play.desk import Desk

LAST = 10
FEWEST = 3
UP, DOWN = 0.6, 0.2
Way = Literal["up", "down", "same", "hardest", "easiest", "unknown"]
Z = 1.959963984540054


class Advised(Struct, frozen=True):
    """The level played last, what came of it, and what to try; the share won lies in ``low`` to ``high``."""

    game: str
    level: str | None = None
    games: int = 0
    won: int = 0
    low: int = 0
    high: int = 100
    try_level: str | None = None
    way: Way = "unknown"


def next_level(desk: Desk, game: str) -> Advised:
    """What to try next."""
    levels = doors.door(game).levels
    human = study_of(game).human
    over = [one for one in history.own(desk)[0] if one.game == game and one.level in levels]
    if not over:
        return Advised(game)
    level = over[0].level
    assert level is not None
    results = [one.result for one in over if one.level == level and one.result][:LAST]
    won = sum(_won(result, human) for result in results)
    low, high = _wilson(won, len(results))
    share, number = won / len(results), levels.index(level)
    way: Way = "same"
    if len(results) < FEWEST:
        way = "unknown"
    elif share >= UP:
        way, number = ("up", number + 1) if number + 1 < len(levels) else ("hardest", number)
    elif share <= DOWN:
        way, number = ("down", number - 1) if number else ("easiest", number)
    chosen = None if way == "unknown" else levels[number]
    return Advised(game, level, len(results), won, round(100 * low), round(100 * high), chosen, way)


def _won(result: Result, human: str) -> bool:
    return result.winner == human


def _wilson(won: int, games: int) -> tuple[float, float]:
    p, z = won / games, Z * Z
    middle = (p + z / (2 * games)) / (1 + z / games)
    half = Z / (1 + z / games) * sqrt(p * (1 - p) / games + z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
