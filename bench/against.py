"""The lab against another commit: are they the same games, and how many times as fast?

``python -m bench.against COMMIT [GAME …]`` plays the same seeds with the code of the commit and with the code
here, in processes that take turns on one machine, so that a busy one slows both alike. It prints the ratio of
games per second with and without the story, and whether every measure of every game is the same; it ends with
an error when one is not. ``--models`` names the human models both commits know.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
ROUNDS = 5

WORKER = """
import hashlib, json, sys, tempfile
from time import process_time
from automatable.lab import run

game, models, games, every, seed = json.loads(sys.argv[1])
what = dict(models=models, seed=seed, cards=0, twin_every=10**9, listen_every=every)
run(game, games=2, **what)  # what is made once is not timed
begin = process_time()
results = run(game, games=games, **what)
taken = process_time() - begin
cells = sorted(
    (key, sorted((m, sorted(v.items())) for m, v in c.values.items()), sorted(c.heard.told.items()))
    for key, c in results.cells.items()
)
print(json.dumps([hashlib.blake2b(repr(cells).encode()).hexdigest(), results.games / taken]))
"""


def measured(source: Path, *what: object) -> tuple[str, float]:
    """What the lab of these sources counted, as a hash, and its games per second."""
    done = subprocess.run(
        [sys.executable, "-c", WORKER, json.dumps(what)],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    found, rate = json.loads(done.stdout)
    return str(found), float(rate)


def compare(source: Path, game: str, models: list[str], games: int) -> bool:
    """Print one game's ratios; say whether all games were the same."""
    same = True
    for story, every, number in (("no story", 10**9, games), ("with story", 1, max(1, games // 8))):
        ratios = []
        for seed in range(1, ROUNDS + 1):
            then = measured(source, game, models, number, every, seed)
            now = measured(ROOT / "src", game, models, number, every, seed)
            same &= then[0] == now[0]
            ratios.append(now[1] / then[1])
        shown = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        print(f"{game:11} {story:10} {median(ratios):5.2f} ×   ({shown})", flush=True)
    print(f"{game:11} {'the same games' if same else 'OTHER GAMES'}", flush=True)
    return same


def main() -> None:
    """Fetch the commit's sources and compare."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("commit")
    asked.add_argument("game", nargs="*", default=["scythe", "pendulum", "red-rising", "golem"])
    asked.add_argument("--models", default="absent,steady")
    asked.add_argument("--games", type=int, default=100, help="per level and model, in each of five rounds")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tree = subprocess.run(
            ["git", "archive", given.commit, "src"], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=tree.stdout, check=True)
        names = given.models.split(",")
        same = [compare(Path(folder) / "src", game, names, given.games) for game in given.game]
    sys.exit(not all(same))


if __name__ == "__main__":
    main()
