"""The lab: games per second and core, what a second process brings, and how memory grows with the games."""

from __future__ import annotations

import resource
import subprocess
import sys
from functools import cache
from time import perf_counter, process_time
from typing import Any

from automatable import games
from automatable.lab import run
from automatable.lab.runs.executors import Pool
from automatable.lab.runs.game_loop import LabTable
from automatable.lab.runs.plan import make_plan
from automatable.lab.runs.runner import play_plan
from automatable.lab.runs.seeds import game_seed
from automatable.play.simulations import simulation_of

SCALING_GAMES = 3000
SCALING_ROUNDS = 3
COLD_GAMES = 10_000
LOOP = """
from time import perf_counter
begin, total = perf_counter(), 0
for number in range(12_000_000):
    total += number & 7
print(perf_counter() - begin)
"""
MEMORY_GAMES = (2000, 8000)


@cache
def _table(name: str, model: str) -> LabTable:
    game, simulation = games.load(name), simulation_of(name)
    return LabTable(game, simulation, simulation.models[model], {**simulation.setup, "level": game.levels[1]})


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
    pools = {workers: Pool(workers, "scythe") for workers in (1, 2)}
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


def from_nothing() -> list[float]:
    """How many times as fast a run with two worker processes is as one in this process, start-up included.

    A new Python each time: it imports the lab, and so does each worker.
    """
    found = []
    for _ in range(SCALING_ROUNDS):
        one, two = (_run(workers) for workers in (1, 2))
        found.append(one / two)
    return found


def _run(workers: int) -> float:
    """Seconds of a run in a new Python."""
    begin = perf_counter()
    subprocess.run([sys.executable, "-m", "bench.lab", "run", str(COLD_GAMES), str(workers)], check=True)
    return perf_counter() - begin


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
                [sys.executable, "-m", "bench.lab", "memory", str(number)],
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
        for number in MEMORY_GAMES
    )
    return few, many


def main(what: str, number: int, workers: int = 1) -> None:
    """A run in a process of its own: ``memory`` prints its peak in MB."""
    model = "absent" if what == "memory" else "steady"
    run("scythe", level="automa", human=model, games=number, cards=0, workers=workers)
    if what == "memory":
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
