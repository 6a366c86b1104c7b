"""What the fast code gains: the lab as it is against the lab with one part replaced by its plain version.

``python -m bench.fast_code [PART …]`` plays the same games with both, as ``bench.against`` does with a
commit, and ends with an error if a game differs. A part that gains less than 5 % in every game should go.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from contextlib import ExitStack

from bench.against import ROOT, Player, compare

PLAIN = {
    "bit planes": """
from automatable.core.bitsets import bit_planes

def most_often(candidates, sets):
    sets = list(sets)
    counts = {n: sum(s >> n & 1 for s in sets) for n in range(candidates.bit_length()) if candidates >> n & 1}
    return sum(1 << n for n in counts if counts[n] == max(counts.values()))

bit_planes.most_often = most_often
""",
    "rings": """
from automatable.core.engine import choices

fewest = choices.fewest
choices.fewest = lambda id, value, *, best=None, rings=None, ruling=None: fewest(id, value, ruling=ruling)
""",
    "sets of candidates": """
from automatable.core.engine import choices

choices.each = choices.each.__wrapped__
""",
    "lanes": """
from automatable.play.dealer import splitmix64
from automatable.play.random_lanes import LaneRows, Lanes

init, init_rows = Lanes.__init__, LaneRows.__init__
numbers = {}

def kept(self, given):
    init(self, given)
    numbers[id(self)] = [*given], self

def kept_rows(self, given, rows):
    init_rows(self, given, rows)
    numbers[id(self)] = [*given], self

Lanes.__init__, LaneRows.__init__ = kept, kept_rows
def rows(self, packed):
    seeds = [int.from_bytes(packed[at : at + 16], "little") for at in range(0, len(packed), 16)]
    return [tuple(splitmix64(seed, n) for n in numbers[id(self)][0]) for seed in seeds]

Lanes.after = lambda self, seed: tuple(splitmix64(seed, n) for n in numbers[id(self)][0])
Lanes.packed = lambda self, seed: b"".join(n.to_bytes(16, "little") for n in self.after(seed))
LaneRows.after = rows
""",
    "human chance": """
from automatable.core.topics.simulation import ModelContext
from automatable.lab.runs.human_chance import SeededContext

SeededContext.choose = ModelContext.choose
""",
    "caches of the rules": """
import functools, sys

cached = functools.lru_cache

def lru_cache(maxsize=128, typed=False):
    module = sys._getframe(1).f_globals["__name__"]
    return (lambda function: function) if ".rules" in module else cached(maxsize, typed)

functools.lru_cache = lru_cache
""",
}
"""Each part with code that puts its plain version in its place."""


def main() -> None:
    """Compare each part with its plain version."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("part", nargs="*", metavar="PART", help=", ".join(PLAIN))
    asked.add_argument("--models", default="absent,steady")
    asked.add_argument("--games", type=int, default=50, help="per level and model, in each turn")
    asked.add_argument("--turns", type=int, default=15)
    given = asked.parse_args()
    if unknown := [part for part in given.part if part not in PLAIN]:
        asked.error(f"there is no part {unknown[0]}; there are {', '.join(PLAIN)}")
    same = []
    for part in given.part or PLAIN:
        print(f"{part}: as it is, times the plain version", flush=True)
        with ExitStack() as at_the_end:
            plain, fast = (Player(ROOT / "src", at_the_end, first) for first in (PLAIN[part], ""))
            for game in ("scythe", "pendulum", "red-rising", "golem"):
                same.append(compare(plain, fast, game, given.models.split(","), given.games, given.turns))
            for player in (plain, fast):
                assert player.process.stdin is not None
                player.process.stdin.close()
    sys.exit(not all(same))


if __name__ == "__main__":
    main()
