"""The lab against another commit: are they the same games, and how many times as fast?

``python -m bench.against COMMIT [GAME …]`` plays the same seeds with the code of the commit and with the code
here. Two processes take turns of a part of a second, so that a busy machine slows both alike, and their own
processor time is counted; a ratio is the median over the turns. It prints the ratio of games per second with
and without explanations, and whether every measure of every game is the same; if one is not, it ends with an
error. Instructions may be worded differently: that is printed, and is no error. ``--models`` names human
models that play alike in both commits; one that was changed since can be given as ``file.py:function``.
``--one-stream`` gives the human here one stream of chance for a whole game, as commits before the streams of
turns and questions had: then models that draw chance play the same games too. Pendulum's councils ask other
questions since 6c2e6bc: ``bench/council_board.py`` has models that see the same board in both commits.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).parents[1]

WORKER = """
import hashlib, inspect, json, sys
from time import process_time
from automatable.lab import run

human = "human" if "human" in inspect.signature(run).parameters else "models"  # older commits


def messages(counts):
    observed = getattr(counts, "observed", None) or counts.heard
    return getattr(observed, "messages", None) or getattr(observed, "told", {})


for line in sys.stdin:
    game, models, games, every, seed = json.loads(line)
    what = dict(seed=seed, cards=0, twin_every=10**9, listen_every=every)
    begin = process_time()
    results = run(game, games=games, **{human: models}, **what)
    taken = process_time() - begin
    played = sorted(
        (key, sorted((m, sorted(v.items())) for m, v in c.values.items())) for key, c in results.cells.items()
    )
    sent = sorted((key, sorted(messages(c).items())) for key, c in results.cells.items())
    digests = [hashlib.blake2b(repr(each).encode()).hexdigest() for each in (played, sent)]
    print(json.dumps([*digests, results.games / taken]), flush=True)
"""


ONE_STREAM = """
from bench.pairing import one_stream

patched = one_stream()
patched.__enter__()
"""


class Player:
    """A process that plays with the lab of these sources."""

    def __init__(self, source: Path, at_the_end: ExitStack, first: str = "") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", first + WORKER],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        at_the_end.enter_context(self.process)

    def play(self, *what: object) -> tuple[str, str, float]:
        """Hashes of what the lab counted and of its messages, and games per second of processor time."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        played, messages, rate = json.loads(self.process.stdout.readline())
        return str(played), str(messages), float(rate)


def compare(then: Player, now: Player, game: str, models: list[str], games: int, turns: int) -> bool:
    """Print one game's ratios; say whether all games were the same."""
    same = alike = True
    for explanation, every, number in (("silent", 10**9, games), ("explained", 1, max(1, games // 8))):
        for player in (then, now):
            player.play(game, models, 2, every, 0)  # what is made once is not timed
        ratios = []
        for seed in range(1, turns + 1):
            order = (then, now) if seed % 2 else (now, then)
            found = {player: player.play(game, models, number, every, seed) for player in order}
            same &= found[then][0] == found[now][0]
            alike &= found[then][1] == found[now][1]
            ratios.append(found[now][2] / found[then][2])
        low, _, high = quantiles(ratios, n=4)
        print(
            f"{game:11} {explanation:10} {median(ratios):5.2f} ×   (half of them {low:.2f} to {high:.2f})",
            flush=True,
        )
    wording = "same messages" if alike else "other messages"
    print(f"{game:11} {'the same games' if same else 'OTHER GAMES'}, {wording}", flush=True)
    return same


def main() -> None:
    """Fetch the commit's sources and compare."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("commit")
    asked.add_argument("game", nargs="*", default=["scythe", "pendulum", "red-rising", "golem"])
    asked.add_argument("--models", default="absent,steady")
    asked.add_argument("--games", type=int, default=50, help="per level and model, in each turn")
    asked.add_argument("--turns", type=int, default=15)
    asked.add_argument("--one-stream", action="store_true", help="one stream of chance for a game's human")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as at_the_end:
        tree = subprocess.run(
            ["git", "archive", given.commit, "src"], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=tree.stdout, check=True)
        then = Player(Path(folder) / "src", at_the_end)
        now = Player(ROOT / "src", at_the_end, ONE_STREAM if given.one_stream else "")
        names = given.models.split(",")
        same = [compare(then, now, game, names, given.games, given.turns) for game in given.game]
        for player in (then, now):
            assert player.process.stdin is not None
            player.process.stdin.close()
    sys.exit(not all(same))


if __name__ == "__main__":
    main()
