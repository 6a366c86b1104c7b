"""Which level to try next, judged by the player's own finished games.

The rule looks at the last ten games at the level played last. Six of ten or more won: the next level. Two of
ten or fewer: the level before. Otherwise: the same level. Fewer than three games: no level. At the hardest
and the easiest level the advice says that there is no other. The uncertainty is Wilson's 95 % interval of the
share of games won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from automatable import games as all_games
from automatable.core.engine.rules import human_sides, human_won
from automatable.play import requests
from automatable.play.history import saved_games
from automatable.play.history.interval import wilson
from automatable.play.history.par import SHOWN, shipped
from automatable.play.responses import Advice, LastGame, NextLevel, TableInfo, Way
from automatable.play.simulations import simulation_of

if TYPE_CHECKING:
    from automatable.play.service import Service

LAST = 10
FEWEST = 3
UP, DOWN = 0.6, 0.2
HALF = SHOWN["half"]


def read_advice(service: Service, request: requests.ReadAdvice) -> Advice:
    """Return the level to try next."""
    game = request.game
    levels = all_games.game_class(game).levels
    finished = [
        one for one in saved_games.own_finished(service)[0] if one.game == game and one.level in levels
    ]
    if not finished:
        return Advice(game)
    level = finished[0].level
    assert level is not None
    results = [one.result for one in finished if one.level == level and one.result][:LAST]
    won = sum(human_won(result) for result in results)
    low, high = wilson(won, len(results))
    share, number = won / len(results), levels.index(level)
    advice = Advice(game, level, len(results), won, round(100 * low), round(100 * high))
    return _with_par(_judged(advice, share, number, levels), finished[0], levels)


def _judged(advice: Advice, share: float, number: int, levels: tuple[str, ...]) -> Advice:
    """The advice with the level to try, if there are enough games."""
    level = levels[number]
    if advice.games < FEWEST:
        return advice
    if share >= UP:
        hardest = number + 1 == len(levels)
        return _try(advice, "hardest", level) if hardest else _try(advice, "up", levels[number + 1])
    if share <= DOWN:
        return _try(advice, "down", levels[number - 1]) if number else _try(advice, "easiest", level)
    return _try(advice, "same", level)


def _try(advice: Advice, way: Way, level: str) -> Advice:
    return structs.replace(advice, way=way, try_level=level)


def _with_par(advice: Advice, table: TableInfo, levels: tuple[str, ...]) -> Advice:
    """The advice with the last game against par, and par of the level to try or of the next harder one."""
    par = shipped(all_games.game_class(advice.game).folder)
    result = table.result
    if par is None or result is None or advice.level is None:
        return advice
    row = par.at_end(advice.level, table.turns)
    lacks = "" if human_won(result) else simulation_of(advice.game).needs()
    last = None
    if row is not None and not lacks:
        human = max(side.total for side in human_sides(result))
        last = LastGame(human, row.score(HALF), row.turn, (table.turns or 0) > row.turn > 0)
    harder = levels[levels.index(advice.level) + 1 :][:1]
    level = advice.try_level if advice.way in ("up", "down") else next(iter(harder), None)
    asks = par.at_end(level, table.turns)
    following = None if level is None or asks is None else NextLevel(level, asks.score(HALF), asks.turn)
    return structs.replace(advice, last=last, next=following, practice=bool(par.practice), needs=lacks)
