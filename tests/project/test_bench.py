"""The benchmark: a run on a busy machine is repeated, and no part that fails takes the others with it."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench import __main__ as bench
from bench import repeat

ROOT = Path(__file__).parents[2]
QUIET, BUSY, WORSE = [10.0, 10.1, 10.2, 9.9, 10.0], [10.0, 14.0, 6.0, 10.0, 9.0], [10.0, 20.0, 2.0, 10.0, 5.0]


@pytest.fixture(autouse=True)
def nothing_measured(monkeypatch):
    monkeypatch.setattr(repeat, "_spent", 0.0)
    repeat.restless.clear()


def measured(*runs):
    left = list(runs)
    found = repeat.until_steady("loops", lambda: left.pop(0), list, 0.1)
    return found, len(runs) - len(left)


def test_a_steady_run_is_measured_once():
    assert measured(QUIET, BUSY) == (QUIET, 1)


def test_a_run_with_a_wide_spread_is_repeated_until_one_is_steady():
    assert measured(BUSY, WORSE, QUIET, BUSY) == (QUIET, 3)
    assert not repeat.restless


def test_where_no_run_is_steady_the_steadiest_counts_and_is_named():
    assert measured(WORSE, BUSY, WORSE, WORSE) == (BUSY, 4)
    assert repeat.restless == ["loops"]


def test_repetitions_end_when_the_patience_is_used_up(monkeypatch):
    monkeypatch.setattr(repeat, "_spent", repeat.PATIENCE + 1)
    assert measured(BUSY, QUIET) == (BUSY, 1)


def test_one_stall_among_taps_is_no_figure():
    taps = [20.0] * 70 + [30.0] * 5
    assert repeat.to_the_worst(taps) < bench.STALL < repeat.to_the_worst([*taps, *[280.0] * 5])


def test_a_part_that_fails_is_a_row_of_the_table(monkeypatch, capsys):
    def fails():
        raise OSError("no browser\nhere")

    monkeypatch.setitem(bench.PARTS, "Page", fails)
    assert bench.measured("Page") == [bench.Figure("Page", "not measured", "OSError: no browser")]
    assert "no browser" in capsys.readouterr().err


def test_a_part_that_does_not_exist_is_refused():
    asked = subprocess.run(
        [sys.executable, "-m", "bench", "Lap"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert asked.returncode == 2
    assert "there is no part Lap" in asked.stderr
