"""Was it luck? The Automa's score of a finished game among simulated games, and what gave it most points.

The share comes from the shipped par table. The rest needs the Automa's score during the game, so it is
missing where that is only known at the end: in Golem and Pendulum, whose final count asks for values that
nobody enters before, and in Red Rising when the cards stay at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from automatable.core.engine.explanation import Node
from automatable.core.engine.instructions import Row
from automatable.core.engine.rules import other_sides
from automatable.play import requests
from automatable.play.history.par import SHOWN, Par, shipped, turns_of
from automatable.play.responses import Named, ShownPosition
from automatable.play.simulations import simulation_of
from automatable.play.view import event_start, is_automas, level, step_name, step_rows

if TYPE_CHECKING:
    from automatable.play.service import Service
    from automatable.play.session import Session

MOST = 3
"""Turns that are shown."""


class Gain(Struct, frozen=True):
    """A turn of the Automa that gave it points, with its instructions, their reasons and the position before.

    ``number`` is the first step of the turn in the log.
    """

    number: int
    turn: int
    points: int
    name: Named
    rows: tuple[Row, ...]
    explanation: tuple[Node, ...]
    before: ShownPosition


class Luck(Struct, frozen=True):
    """The Automa's score among simulated games that are as long; empty without a par table.

    ``below`` says in how many of 100 games the Automa has less: 0 means fewer than 5, 95 that many or more.
    ``turn`` is the length of these games, 0 for any; ``longer``: this game took longer. From the turn
    ``ahead`` on the Automa stayed above half of the games. ``gains`` are its best turns, the best first.
    """

    game: str
    automa: int = 0
    below: int | None = None
    turn: int = 0
    longer: bool = False
    practice: bool = False
    ahead: int | None = None
    gains: tuple[Gain, ...] = ()


class Turn(Struct, frozen=True):
    """A turn of the Automa: its steps, and the Automa's score before and after it, as if the game ended."""

    first: int
    end: int
    before: int
    after: int


def read_luck(service: Service, request: requests.ReadLuck) -> Luck:
    """Return how usual the Automa's score of a finished game is, and where its points came from."""
    session = service.open(request.table)
    game, result = session.game, session.game.result(session.state)
    par, played = shipped(game.folder), level(session)
    if par is None or played is None or result is None:
        return Luck(game.id)
    turns = list(automa_turns(session))
    count = turns_of(session)
    # a game that started at a position has turns that nobody counted
    row = par.at_end(played, count if session.start.position is None else None)
    if row is None:
        return Luck(game.id)
    automa = max(side.total for side in other_sides(result))
    return Luck(
        game.id,
        automa,
        row.below(automa),
        row.turn,
        count > row.turn > 0,
        bool(par.practice),
        pulled_ahead(par, played, [turn.after for turn in turns]),
        best_turns(session, turns),
    )


def events(session: Session) -> Iterator[tuple[int, int]]:
    """The first step of each event that counts, and the step after its last one."""
    starts = [n for n in range(session.at) if event_start(session, n) == n]
    return pairwise((*starts, session.at))


def automa_turns(session: Session) -> Iterator[Turn]:
    """The turns of the Automa with its score; none if the score is only known at the end."""
    game, standing = session.game, simulation_of(session.game.id).standing
    for first, end in events(session):
        if is_automas(session, first):
            before = standing(game, session.resolutions[first].state)
            after = standing(game, session.resolutions[end].state)
            if before is None or after is None:
                return
            yield Turn(first, end, before, after)


def pulled_ahead(par: Par, level: str, scores: list[int]) -> int | None:
    """The turn from which on these scores, one for each turn, are above half of the simulated games."""
    ahead = None
    for turn in range(len(scores), 0, -1):
        row = par.at(level, turn)
        if row is None or scores[turn - 1] < row.score(SHOWN["half"]):
            break
        ahead = turn
    return ahead


def best_turns(session: Session, turns: list[Turn]) -> tuple[Gain, ...]:
    """The turns that gave the Automa most points."""
    numbered = [(number, turn) for number, turn in enumerate(turns, 1) if turn.after > turn.before]
    best = sorted(numbered, key=lambda each: (each[1].before - each[1].after, each[0]))[:MOST]
    return tuple(_gain(session, number, turn) for number, turn in best)


def _gain(session: Session, number: int, turn: Turn) -> Gain:
    rows, explanation = step_rows(session, turn.first, turn.end)
    state, name = session.resolutions[turn.first].state, step_name(session, turn.first)
    assert name is not None
    before = ShownPosition(session.game.to_json(state), session.game.display.shown(state))
    return Gain(turn.first, number, turn.after - turn.before, name, rows, explanation, before)
