"""Charts of lines: every name beside the end of its own line, over no other line and no other name."""

import pytest

from automatable import games
from automatable.lab.report.labels import Labels
from automatable.lab.report.lines import APART, LETTER, NARROW, TOP, WIDE, ChartLine, _dense, ends, lines
from automatable.play.history.par import shipped


def placed(rows, width):
    """The lines as they are drawn on this width."""
    xs = [x for row in rows for x, _ in row]
    ys = [y for row in rows for _, y in row]
    return [
        [(44 + (width - 140) * x / max(xs), TOP + 214 * (1 - y / max(ys))) for x, y in row] for row in rows
    ]


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize("game", ["scythe", "red-rising"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_name_lies_over_a_line_or_another_name(game, language, width):
    par = shipped(games.game_class(game).folder)
    words = Labels(language, game)
    labels = [words.level(level).split(" (")[0].split(":")[0] for level in par.levels]
    paths = placed([[(row.turn, row.score(50)) for row in rows] for rows in par.levels.values()], width)
    found = ends(labels, paths)
    for label, (x, y), own in zip(labels, found, paths, strict=True):
        right = x + LETTER * len(label)
        for path in paths:
            for px, py in _dense(path):
                assert not (x < px < right and abs(py - y) < APART / 2), label
        for other, (ox, oy) in zip(labels, found, strict=True):
            apart = abs(oy - y) >= APART or ox >= right or x >= ox + LETTER * len(other)
            assert other == label or apart, (label, other)
        end = own[-1]
        assert abs(y - end[1]) <= 40 and min(abs(x - end[0]), abs(right - end[0])) <= 8, "beside its end"


def test_both_axes_say_what_they_count():
    drawn = lines([ChartLine("one", ((1, 2), (2, 5)))], "Round", "Points")
    assert drawn.count(">Round</text>") == drawn.count(">Points</text>") == 2, (
        "for a wide screen and for a phone"
    )
