"""The lab: games per second and core, what a second process brings, and how memory grows with the games."""

from __future__ import annotations

import resource
import subprocess
import sys
from functools import cache
from time import perf_counter, process_time
from typing import Any

from automatable import games
from automatable.lab.runs.executors import Here, Pool
from automatable.lab.runs.game_loop import Table
from automatable.lab.runs.plan import make_plan
from automatable.lab.runs.runner import play_plan
from automatable.lab.runs.seeds import game_seed
from automatable.play.simulations import simulation_of

SCALING_GAMES = 3000
SCALING_ROUNDS = 3
LOOP = """
from time import perf_counter
begin, total = perf_counter(), 0
for number in range(12_000_000):
    total += number & 7
print(perf_counter() - begin)
"""
MEMORY_GAMES = (2000, 8000)


@cache
def _table(name: str, model: str) -> Table:
    game, simulation = games.load(name), simulation_of(name)
    return Table(game, simulation, simulation.models[model], {**simulation.setup, "level": game.levels[1]})


def played(name: str, model: str, seconds: float) -> float:
    """Whole games per second of one core, second level."""
    table, number, begin = _table(name, model), 0, process_time()
    while (spent := process_time() - begin) < seconds:
        table.play(game_seed(1, number))
        number += 1
    return number / spent


def scaling() -> list[float]:
    """How many times as fast two worker processes are as one, on the same run; all are started before."""
    what: dict[str, Any] = {"level": "automa", "human": "steady", "cards": 0}
    pools = {workers: Pool(workers) for workers in (1, 2)}
    for pool in pools.values():
        play_plan(make_plan("scythe", games=100, **what), None, pool)
    found = []
    for _ in range(SCALING_ROUNDS):
        taken = {}
        for workers, pool in pools.items():
            begin = perf_counter()
            play_plan(make_plan("scythe", games=SCALING_GAMES, **what), None, pool)
            taken[workers] = perf_counter() - begin
        found.append(taken[1] / taken[2])
    for pool in pools.values():
        pool.close()
    return found


def ceiling() -> list[float]:
    """The same of plain loops that share nothing: the most that two processes can bring on this machine."""
    found = []
    for _ in range(SCALING_ROUNDS):
        seconds = [max(_looped(processes)) for processes in (1, 2)]
        found.append(2 * seconds[0] / seconds[1])
    return found


def _looped(processes: int) -> list[float]:
    """The seconds that each of so many processes needs for the same loop, all at once."""
    command = [sys.executable, "-c", LOOP]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(processes)]
    return [float(one.communicate()[0]) for one in running]


def memory() -> tuple[float, float]:
    """Peak memory in MB of a run, and of one with four times as many games."""
    few, many = (
        float(
            subprocess.run(
                [sys.executable, "-m", "bench.lab", str(number)], capture_output=True, text=True, check=True
            ).stdout
        )
        for number in MEMORY_GAMES
    )
    return few, many


if __name__ == "__main__":
    plan = make_plan("scythe", level="automa", human="absent", games=int(sys.argv[1]), cards=0)
    play_plan(plan, None, Here())
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
