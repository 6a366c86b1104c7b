"""Was it luck? The Automa's score of a finished game among simulated games, and what gave it most points.

The share comes from the shipped par table. If the Automa's total is known after each of its turns
(``Simulation.standing``), its turns are compared with the table's rows for these turns. In Golem, in
Pendulum and in Red Rising with the cards at the table less is known (``Simulation.so_far``).
There every event counts as a turn, such as a council, the end of a round and the final count, and is
compared with the totals at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from automatable.core.engine.explanation import Node
from automatable.core.engine.instructions import Row
from automatable.core.engine.rules import other_sides
from automatable.play import requests
from automatable.play.history.par import SHOWN, Par, shipped, turns_of
from automatable.play.responses import Named, ShownPosition
from automatable.play.simulations import simulation_of
from automatable.play.view import event_start, is_automas, level, step_name, step_progress, step_rows

if TYPE_CHECKING:
    from automatable.play.service import Service
    from automatable.play.session import Session

Led = Literal["", "ahead", "reached-turn", "reached-event", "once", "never"]
"""It stayed ahead from a turn on; it reached the usual total in a turn or with another event; it was ahead
only for a while; it never was. Empty if nothing is known."""
MOST = 3
"""Turns that are shown."""


class BestTurn(Struct, frozen=True):
    """A turn of the Automa that gave it points, with its instructions, their reasons and the position before.

    ``number`` is the first step of the turn in the log. ``turn`` counts its turns, 0 for another event;
    ``progress`` says when that was.
    """

    number: int
    turn: int
    points: int
    name: Named
    progress: Named | None
    rows: tuple[Row, ...]
    explanation: tuple[Node, ...]
    before: ShownPosition


class Luck(Struct, frozen=True):
    """The Automa's score among simulated games that are as long; empty without a par table.

    ``below`` says in how many of 100 games the Automa has less: 0 means fewer than 5, 95 that many or more.
    ``turn`` is the length of these games, 0 for any; ``longer``: this game took longer. ``led`` says when it
    was above half of these games, with the turn ``ahead`` or another ``event``. ``gains`` are its best turns,
    the best first.
    """

    game: str
    automa: int = 0
    below: int | None = None
    turn: int = 0
    longer: bool = False
    practice: bool = False
    led: Led = ""
    ahead: int | None = None
    event: Named | None = None
    gains: tuple[BestTurn, ...] = ()


class ScoredTurn(Struct, frozen=True):
    """A turn of the Automa or another event: its steps, and the Automa's score before and after it.

    ``number`` counts the turns of the Automa, 0 for another event.
    """

    first: int
    end: int
    before: int
    after: int
    number: int


def read_luck(service: Service, request: requests.ReadLuck) -> Luck:
    """Return how usual the Automa's score of a finished game is, and where its points came from."""
    session = service.open(request.table)
    game, result = session.game, session.game.result(session.state)
    par, played = shipped(game.folder), level(session)
    if par is None or played is None or result is None:
        return Luck(game.id)
    turns = list(automa_turns(session))
    counted = turns or list(all_events(session))
    count = turns_of(session)
    # a game that started at a position has turns that nobody counted
    row = par.at_end(played, count if session.start.position is None else None)
    if row is None:
        return Luck(game.id)
    automa = max(side.total for side in other_sides(result))
    half = row.score(SHOWN["half"])
    usual = [_usual(par, played, turn.number) for turn in turns] or [half] * len(counted)
    since = pulled_ahead(usual, [turn.after for turn in counted])
    ahead = counted[since] if since is not None else None
    return Luck(
        game.id,
        automa,
        row.below(automa),
        row.turn,
        count > row.turn > 0,
        bool(par.practice),
        _led(counted, usual, ahead, bool(turns)),
        ahead.number or None if ahead else None,
        None if ahead is None or ahead.number else step_name(session, ahead.first),
        best_turns(session, counted),
    )


def events(session: Session) -> Iterator[tuple[int, int]]:
    """The first step of each event that counts, and the step after its last one."""
    starts = [n for n in range(session.at) if event_start(session, n) == n]
    return pairwise((*starts, session.at))


def automa_turns(session: Session) -> Iterator[ScoredTurn]:
    """The turns of the Automa with its score; none if the score is only known at the end."""
    game, standing = session.game, simulation_of(session.game.id).standing
    automas = (each for each in events(session) if is_automas(session, each[0]))
    for number, (first, end) in enumerate(automas, 1):
        before = standing(game, session.resolutions[first].state)
        after = standing(game, session.resolutions[end].state)
        if before is None or after is None:
            return
        yield ScoredTurn(first, end, before, after, number)


def all_events(session: Session) -> Iterator[ScoredTurn]:
    """Every event with what is known of the Automa's score; none if nothing is."""
    game, so_far = session.game, simulation_of(session.game.id).so_far
    number = 0
    for first, end in events(session):
        automas = is_automas(session, first)
        number += automas
        before = so_far(game, session.resolutions[first].state)
        after = so_far(game, session.resolutions[end].state)
        if before is not None and after is not None:
            yield ScoredTurn(first, end, before, after, number if automas else 0)


def _usual(par: Par, level: str, turn: int) -> int:
    """The score that the Automa has in half of the simulated games after this turn."""
    row = par.at(level, turn)
    assert row is not None  # a level with a par table has rows
    return row.score(SHOWN["half"])


def pulled_ahead(usual: Sequence[int], scores: Sequence[int]) -> int | None:
    """The first place from which on these scores are at least the usual ones; None if the last is not."""
    below = [at for at, score in enumerate(scores) if score < usual[at]]
    first = below[-1] + 1 if below else 0
    return first if first < len(scores) else None


def _led(counted: Sequence[ScoredTurn], usual: Sequence[int], ahead: ScoredTurn | None, by_turn: bool) -> Led:
    if not counted:
        return ""
    if ahead is not None:
        return "ahead" if by_turn else "reached-turn" if ahead.number else "reached-event"
    once = any(turn.after >= score for turn, score in zip(counted, usual, strict=True))
    return "once" if once else "never"


def best_turns(session: Session, turns: Sequence[ScoredTurn]) -> tuple[BestTurn, ...]:
    """The turns and events that gave the Automa most points; a correction is none."""
    given = [
        turn
        for turn in turns
        if turn.after > turn.before and session.steps[turn.first].event["type"] != "corrected"
    ]
    best = sorted(given, key=lambda turn: (turn.before - turn.after, turn.first))[:MOST]
    return tuple(_gain(session, turn) for turn in best)


def _gain(session: Session, turn: ScoredTurn) -> BestTurn:
    rows, explanation = step_rows(session, turn.first, turn.end)
    state, name = session.resolutions[turn.first].state, step_name(session, turn.first)
    assert name is not None
    before = ShownPosition(session.game.to_json(state), session.game.display.shown(state))
    progress = None if turn.number else step_progress(session, turn.first)
    return BestTurn(
        turn.first, turn.number, turn.after - turn.before, name, progress, rows, explanation, before
    )
