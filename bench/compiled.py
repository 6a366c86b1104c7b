"""How far the readable rules are from the limit: one Scythe symbol, compiled, on the same positions.

``pip install -e '.[bench]'``, then ``python -m bench.compiled``. The symbol is *move worker* (p. 6), whole:
which worker, which territories are valid, which one it goes to. The readable rule is the one that plays
(``games/scythe/rules/movement.py``); the other one is written by hand for numba, with bits and loops,
and explains nothing. Both answer on every position of some hundred games; where they differ the run ends with
an error. An experiment, not a part of the package: what it saves, nobody could read or explain any more.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

import numba
import numpy as np
from msgspec.structs import replace

from automatable import games
from automatable.core.engine.resolution import SILENT
from automatable.games.scythe.box.tables import BASE, MAT, Box
from automatable.games.scythe.position.state import Automa, Human, State, water_open
from automatable.games.scythe.rules.movement import move_worker
from automatable.lab.runs.game_loop import LabTable
from automatable.lab.runs.seeds import game_seed
from automatable.play.simulations import simulation_of

GAMES = 30
REPEAT = 50
NOBODY = -1
NO_MOVE = -1
UNITS = 8 + 4 + 1
"""Workers, mechs and the character of a side, in this order."""

Numbers = np.ndarray[Any, Any]


def positions(each: int = GAMES) -> list[State]:
    """Every position of so many games at each level, without the human's abilities."""
    game, simulation = games.load("scythe"), simulation_of("scythe")
    found = []
    for level in game.levels:
        table = LabTable(game, simulation, simulation.models["steady"], {**simulation.setup, "level": level})
        for number in range(each):
            found += [before for before, _, _ in table.steps(table.resolver(game_seed(1, number)))]
    assert not any(state.modifiers.tunnels for state in found)
    return [replace(state, human=replace(state.human, abilities=())) for state in found]


def readable(box: Box, states: list[State]) -> list[int]:
    """What the rule of the book chooses: 64 times the origin, plus the destination."""
    found = (move_worker(box, state, SILENT) for state in states)
    return [NO_MOVE if move is None else 64 * move.origin + move.to for move in found]


# --- the same, compiled --------------------------------------------------------------------------------


def packed(box: Box, states: list[State]) -> tuple[Numbers, ...]:
    """The positions as rows of numbers, and the tables of the board."""
    factions = list(box.base_near)
    places = np.array([[*_places(state.automa), *_places(state.human)] for state in states], np.int64)
    more = [
        (
            factions.index(state.automa.faction),
            water_open(box, state),
            state.human.marked,
            state.human.cleared,
        )
        for state in states
    ]
    near = np.array([box.near_closed, box.near_open], np.int64)
    to_base = np.array([box.to_base[faction] for faction in factions], np.int64)
    beside = np.array([box.base_near[faction] for faction in factions], np.int64)
    to_factory = np.array(box.to_factory, np.int64)
    return places, np.array(more, np.int64), near, to_base, beside, to_factory


def _places(side: Automa | Human) -> list[int]:
    workers = [*side.workers, *[NOBODY] * (8 - len(side.workers))]
    mechs = [*side.mechs, *[NOBODY] * (4 - len(side.mechs))]
    return [*workers, *mechs, NOBODY if side.character == MAT else side.character]


@numba.njit(cache=False)
def compiled(
    places: Numbers, more: Numbers, near: Numbers, to_base: Numbers, beside: Numbers, to_factory: Numbers
) -> Numbers:
    """What is chosen on each of the positions."""
    answers = np.full(len(places), NO_MOVE, np.int64)
    for row in range(len(places)):
        mine, theirs = places[row, :UNITS], places[row, UNITS:]
        faction, water, marked, cleared = more[row]
        origin = NOBODY
        for place in mine[:8]:
            if place == NOBODY:
                continue
            far = to_base[faction, place]
            best = to_base[faction, origin] if origin != NOBODY else far + 1
            if far < best or (far == best and place < origin):
                origin = place
        if origin == NOBODY:
            continue
        reach, taken, lifted = beside[faction], 0, False
        for number, place in enumerate(mine):
            if place == NOBODY:
                continue
            reach |= near[water, place]
            if number < 8:
                if place == origin and not lifted:
                    lifted = True
                else:
                    taken |= 1 << place
        enemies, threat = 0, marked
        for number, place in enumerate(theirs):
            if place != NOBODY and place < BASE:
                enemies |= 1 << place
                if number >= 8:
                    threat |= near[0, place]
        valid = reach & ~enemies & ~taken & ~(threat & ~cleared)
        to, most, nearest = NOBODY, -1, 0
        for place in range(BASE):
            if not valid >> place & 1:
                continue
            units, lifted = 0, False
            for number, unit in enumerate(mine):
                if unit == NOBODY:
                    continue
                if number < 8 and unit == origin and not lifted:
                    lifted = True
                elif near[water, unit] >> place & 1:
                    units += 1
            if units > most or (units == most and to_factory[place] < nearest):
                to, most, nearest = place, units, to_factory[place]
        if to != NOBODY:
            answers[row] = 64 * origin + to
    return answers


def main() -> None:
    """Both on the same positions, and the ratio."""
    box, states = games.load("scythe").box, positions()
    begin = process_time()
    rows = packed(box, states)
    packing = (process_time() - begin) / len(states)
    compiled(*rows)  # compiles
    slow, fast = float("inf"), float("inf")
    for _ in range(5):
        begin = process_time()
        shown = readable(box, states)
        slow = min(slow, (process_time() - begin) / len(states))
        begin = process_time()
        for _ in range(REPEAT):
            found = compiled(*rows)
        fast = min(fast, (process_time() - begin) / len(states) / REPEAT)
    moves = sum(answer != NO_MOVE for answer in shown)
    print(f"{len(states)} positions, a worker moves in {moves} of them")
    if shown != found.tolist():
        other = next(n for n, (a, b) in enumerate(zip(shown, found.tolist(), strict=True)) if a != b)
        sys.exit(f"OTHER ANSWERS: {games.load('scythe').to_text(states[other])}")
    print("equal answers on all of them")
    print(f"readable {1e6 * slow:6.2f} µs   compiled {1e6 * fast:6.3f} µs   {slow / fast:.0f} × as fast")
    print(
        f"turning a position into numbers first costs {1e6 * packing:.2f} µs: {slow / (fast + packing):.1f} ×"
    )


if __name__ == "__main__":
    main()
