"""The lab from Python: run this file, or paste its parts into a notebook.

python docs/examples/lab.py [GAMES]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import polars as pl

from automatable.games.scythe.position.events import StarPlaced
from automatable.lab import ModelContext, compare, par, run, write_report

RULES = f"{Path(__file__).with_name('nearest_enemy.py')}:NearestEnemy"


def sprinter(game: Any, state: Any, context: ModelContext) -> StarPlaced | None:
    """A human model: from turn 8 on a star in every other turn, and nothing else."""
    if state.over or context.acted or state.turn < 8 or context.choose(2):
        return None
    return StarPlaced()


def main(games: int) -> None:
    # 1. Two levels against two shipped models and our own. The same seed gives the same numbers.
    human = ["absent", "steady", sprinter]
    results = run("scythe", level=["automa", "automaszyna"], human=human, games=games)

    # 2. In a notebook `results` shows a table and a chart. The whole summary is a Polars table.
    margins = results.table().filter(pl.col("measure") == "margin")
    print(margins.select("level", "model", "mean", "mean_low", "mean_high"))

    # 3. Which tie-break decided how often, in the games that were followed in detail.
    for rule, decided in results.tie_breaks().items():
        for tie_break, times, made in decided:
            print(f"{rule:24} {tie_break or '(no tie)':36} {times:6} of {made}")

    # 4. What if a rule were different? The same games by both rules, and the difference with its interval.
    changed = compare("scythe", "automa", variant=RULES, human="steady", games=games)
    print(changed.difference("automa"))

    # 5. What does card 7 do? The same games with and without it.
    without = compare("scythe", "automa", "automa+without:7", human="absent", games=games)
    print(without.table().head(5))

    # 6. The score that wins half of the games, by the turn in which they end.
    print(par("scythe", level="automa").table().head(3))

    # 7. Charts are Altair: in a notebook write results.charts()["ends"]. The report is one HTML file.
    print(", ".join(results.charts()))
    print(write_report(results, "scythe-report.html"))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
