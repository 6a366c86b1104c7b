"""Recorded playthroughs, compared line by line. `make record` writes them anew after a rule was mended."""

from itertools import combinations, takewhile

import pytest
from transcript import FOLDER, folder, lines, recorded

from automatable import games


@pytest.mark.parametrize(
    ("name", "seed", "setup", "path"), [pytest.param(*game, id=game[-1].stem) for game in recorded()]
)
def test_playthrough_is_as_recorded(name, seed, setup, path):
    assert path.exists(), "run `make record`"
    before = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(before, lines(name, seed, setup), strict=True), 1):
        assert now == was, f"{path.name}, line {number}"


def events(path):
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("> ")]


@pytest.mark.parametrize("name", games.names())
def test_ten_games_are_recorded_and_no_two_take_the_same_course(name):
    """A course is the same when half of what happens in the shorter game happens in the other one too."""
    courses = {path.stem: events(path) for path in folder(name).glob(f"{name}-*.txt")}
    assert len(courses) >= 10
    for (one, first), (other, second) in combinations(sorted(courses.items()), 2):
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))
        assert alike < min(len(first), len(second)) / 2, (
            f"{one} and {other} begin with the same {alike} events"
        )


def test_no_recording_is_left_over():
    found = {path for *_, path in recorded()}
    assert {path for at in {FOLDER, *(path.parent for path in found)} for path in at.glob("*.txt")} == found
