"""The lab from Python: run this file, or paste its parts into a notebook.

python docs/examples/lab.py [GAMES]
"""

from __future__ import annotations

import sys
from typing import Any

import polars as pl

from automatable.games.scythe.events import StarPlaced
from automatable.lab import Person, compare, run, write_report


def sprinter(game: Any, state: Any, person: Person) -> Any:
    """A human model of one's own: from turn 8 on a star in every other turn, and nothing else."""
    if state.over or person.acted or state.turn < 8 or person.choose(2):
        return None
    return StarPlaced()


def main(games: int) -> None:
    # 1. Two levels against two shipped models and our own. The same seed gives the same numbers.
    models = ["absent", "steady", sprinter]
    results = run("scythe", levels=["automa", "automaszyna"], models=models, games=games)

    # 2. The summary is a Polars table: every measure with mean, SD, quantiles and intervals.
    margins = results.table().filter(pl.col("measure") == "margin")
    print(margins.select("level", "model", "mean", "mean_low", "mean_high"))

    # 3. Which tie-break decided how often, in the games that were listened to.
    for rule, decided in results.tie_breaks().items():
        for tie_break, times, made in decided:
            print(f"{rule:24} {tie_break or '(no tie)':36} {times:6} of {made}")

    # 4. What does card 7 do? The same games with and without it.
    without = compare("scythe", "automa", "automa+without:7", models="absent", games=games)
    print(without.table().head(5))

    # 5. Charts are Altair: in a notebook write results.charts()["ends"] and look. The report holds them all.
    print(", ".join(results.charts()))
    print(write_report(results, "scythe-report.html"))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
