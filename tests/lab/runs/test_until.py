"""Runs until an interval is narrow: the same numbers with any workers, no more games than needed."""

import subprocess
import sys
from typing import Any

import pytest
from click.testing import CliRunner

from automatable.cli import cli
from automatable.core.engine.errors import UserError
from automatable.lab import read, run
from automatable.lab.analysis.statistics import mean

HOW: dict[str, Any] = {
    "level": ["autometta", "automa"],
    "human": "steady",
    "games": 5000,
    "cards": 0,
    "until": "turns=0.9",
}


def test_a_run_stops_when_the_interval_is_narrow_and_not_before(tmp_path):
    widths = []
    results = run("scythe", out=tmp_path, narrows=widths.append, **HOW)
    assert results.finished and results.games < 5000
    for level in HOW["level"]:
        values = results.values(level, "steady", "turns")
        _, low, high = mean(values)
        assert (high - low) / 2 <= 0.9
        assert sum(values.values()) % 100 == 0
    assert widths[-1] <= 0.9 and widths == sorted(widths, reverse=True)
    assert run("scythe", workers=2, **HOW).cells == results.cells
    assert read(tmp_path).cells == results.cells and read(tmp_path).finished
    again = run("scythe", out=tmp_path, **HOW)
    assert again.cells == results.cells


def test_the_games_in_all_are_those_that_the_width_seems_to_need():
    seen: list[tuple[int, int]] = []
    results = run("scythe", progress=lambda *now: seen.append(now), **{**HOW, "until": "turns=0.45"})
    assert seen[0] == (0, 10_000), "nothing is known before the first games"
    assert seen[-1] == (results.games, results.games)
    early = seen[len(seen) // 2][1]
    assert results.games / 2 < early < 2 * results.games < 10_000
    assert all(done <= wanted for done, wanted in seen)


def test_games_are_the_most_that_are_played():
    results = run("scythe", **{**HOW, "level": "automa", "games": 50, "until": 0.01})
    assert results.games == 50 and results.finished
    assert results.widest is not None and results.widest > 0.01


@pytest.mark.parametrize(
    ("until", "message"),
    [
        ("narrow", "lab-bad-until"),
        ("-1", "lab-bad-until"),
        ("nan", "lab-bad-until"),
        ("luck=1", "lab-unknown-measure"),
    ],
)
def test_what_is_no_width_is_refused(until, message):
    done = CliRunner().invoke(cli, ["lab", "run", "scythe", "--until", until])
    assert isinstance(done.exception, UserError) and done.exception.message == message


def test_no_bar_is_shown_before_an_error():
    command = [
        sys.executable,
        "-m",
        "automatable",
        "lab",
        "run",
        "scythe",
        "--set",
        "automa=foo",
        "--lang",
        "en",
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.count("\n") == 1, "one sentence and nothing else"
    assert (
        "“foo” is not an answer to “The Automa’s faction”. Possible answers: " in done.stderr
        and "togawa" in done.stderr
    )


FEW = ["lab", "run", "scythe", "--level", "automa", "--human", "steady", "--cards", "0", "--workers", "1"]


@pytest.mark.parametrize(
    ("games", "until", "status", "said"),
    [
        ("400", "turns=0.9", 0, "Games played: 100 in all, 100 for each level"),
        ("40", "0.01", 3, "are known to ±"),
        ("9", "0.01", 3, "too few games were played to know the interval of Automa’s points"),
    ],
)
def test_a_run_says_how_many_games_it_took_and_its_status_whether_it_got_there(games, until, status, said):
    done = CliRunner().invoke(cli, [*FEW, "--games", games, "--until", until, "--lang", "en"])
    assert done.exit_code == status and said in done.output, done.output
    assert "±?" not in done.output and "Games played: " in done.output
    assert "status 3" in " ".join(CliRunner().invoke(cli, ["lab", "run", "--help"]).output.split())
