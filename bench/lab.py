"""The lab: games per second and core, what a second process brings, and how memory grows with the games."""

from __future__ import annotations

import resource
import subprocess
import sys
from functools import cache
from time import perf_counter, process_time

from automatable import games
from automatable.lab.chance import game_seed
from automatable.lab.executors import Here, Pool
from automatable.lab.plan import make_plan
from automatable.lab.playing import Table
from automatable.lab.running import carry_out
from automatable.play.studies import study_of

SCALING_GAMES = 6000
MEMORY_GAMES = (2000, 8000)


@cache
def _table(name: str, model: str) -> Table:
    game, study = games.load(name), study_of(name)
    return Table(game, study, study.models[model], {**study.setup, "level": game.levels[1]})


def played(name: str, model: str, seconds: float) -> float:
    """Whole games per second of one core, second level."""
    table, number, begin = _table(name, model), 0, process_time()
    while (spent := process_time() - begin) < seconds:
        table.play(game_seed(1, number))
        number += 1
    return number / spent


def scaling() -> float:
    """How many times as fast two worker processes are as one, on the same run; both are started before."""
    what = {"levels": "automa", "models": "steady", "cards": 0}
    taken = []
    for workers in (1, 2):
        pool = Pool(workers)
        carry_out(make_plan("scythe", games=100, **what), None, pool)  # type: ignore[arg-type]
        begin = perf_counter()
        carry_out(make_plan("scythe", games=SCALING_GAMES, **what), None, pool)  # type: ignore[arg-type]
        taken.append(perf_counter() - begin)
        pool.close()
    return taken[0] / taken[1]


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
    plan = make_plan("scythe", levels="automa", models="absent", games=int(sys.argv[1]), cards=0)
    carry_out(plan, None, Here())
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
