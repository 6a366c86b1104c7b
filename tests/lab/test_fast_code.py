"""Every fast part plays the same games as its plain version, and its gain is measured."""

import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from bench.against import Player, compare
from bench.fast_code import PLAIN

ROOT = Path(__file__).parents[2]
QUICK = ("--games", "1", "--turns", "2", "--models", "steady")
OTHER_CHANCE = """
from automatable.lab.runs.human_chance import SeededContext

SeededContext.choose = lambda self, bound, name="": bound - 1
"""


@pytest.mark.parametrize("part", PLAIN)
def test_a_plain_version_plays_the_same_games(part):
    command = [sys.executable, "-m", "bench.fast_code", part, *QUICK]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("the same games") == 4 and done.stdout.count("×") == 8


def test_other_games_are_noticed(capsys):
    with ExitStack() as at_the_end:
        other, usual = (Player(ROOT / "src", at_the_end, first) for first in (OTHER_CHANCE, ""))
        assert not compare(other, usual, "scythe", ["steady"], games=1, turns=2)
        for player in (other, usual):
            player.process.stdin.close()
    assert "OTHER GAMES" in capsys.readouterr().out
