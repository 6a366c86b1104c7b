"""Charts of lines for the report, as SVG: a name at the end of each line, what is meant beside both axes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise

from msgspec import Struct

from automatable.lab.report.bars import round_numbers

HEIGHT, LEFT, TOP, BOTTOM = 310, 44, 36, 60
WIDE, NARROW = 720, 340
"""A chart of lines is drawn twice, for a wide screen and for a phone: letters keep their size."""
LETTER = 8.2
"""Pixels a letter of a label may take, at most."""
APART = 17
"""Pixels between two labels at the end of lines."""
FEW = 0.5
"""A point that a smaller share of games reaches is hollow."""
Point = tuple[float, float]
Points = list[Point]


class ChartLine(Struct, frozen=True):
    """One line of points; its name is at its end. ``shares``: the share of games behind each point."""

    label: str
    points: tuple[Point, ...]
    tint: float = 1.0
    shares: tuple[float, ...] = ()


def lines(rows: Sequence[ChartLine], across: str, up: str, share: Callable[[float], str] = str) -> str:
    """Lines with names at their ends, for a wide screen and a phone; ``share`` words a share of games."""
    return (
        f'<div class="large">{_lines(rows, across, up, share, WIDE)}</div>'
        f'<div class="hand">{_lines(rows, across, up, share, NARROW)}</div>'
    )


def _lines(rows: Sequence[ChartLine], across: str, up: str, share: Callable[[float], str], width: int) -> str:
    """One drawing; names are drawn last: no line and no point goes over them."""
    every = [point for row in rows for point in row.points]
    labels = _fitting([row.label for row in rows], width)
    xs, ys = [x for x, _ in every], [y for _, y in every]
    x0, x1, y0, y1 = min(xs), max(xs), min(0.0, *ys), max(ys)
    right = width - 16 - LETTER * max(map(len, labels))
    tall = HEIGHT - TOP - BOTTOM

    def place(point: Point) -> Point:
        across = (right - LEFT) * (point[0] - x0) / ((x1 - x0) or 1)
        return LEFT + across, TOP + tall * (1 - (point[1] - y0) / ((y1 - y0) or 1))

    paths = [[place(point) for point in row.points] for row in rows]
    drawn, asked, named = [], [], []
    for row, label, path, (x, y) in zip(rows, labels, paths, ends(labels, paths), strict=True):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in path)
        drawn.append(f'<g class="line" style="--tint:{row.tint:.2f}"><polyline points="{points}"/></g>')
        named.append(f'<text class="named" x="{x:.1f}" y="{y + 4:.1f}">{escape(label)}</text>')
        shares = row.shares or (1.0,) * len(row.points)
        for (n, value), at, reached in zip(row.points, path, shares, strict=True):
            more = f" · {share(reached)}" if reached < 1 else ""
            asked.append(_point(row, f"{label}, {across} {n:g}: {value:.4g}{more}", at, reached))
    inside = "".join((*drawn, *asked, *named))
    return (
        f'<svg viewBox="0 0 {width} {HEIGHT}" role="img" aria-label="{escape(up)}">'
        f'<path class="axis" d="M{LEFT} {TOP} V{HEIGHT - BOTTOM} H{right:.1f}"/>'
        f"{_ticks(sorted(set(xs)), (y0, y1), place, right)}"
        f'<text class="tick" x="0" y="13">{escape(up)}</text>'
        f'<text class="tick" x="{LEFT}" y="{HEIGHT - 24}">{escape(across)}</text>{inside}</svg>'
    )


def _ticks(xs: list[float], ys: Point, place: Callable[[Point], Point], right: float) -> str:
    shown = xs[:: max(1, -(-len(xs) * 28 // int(right - LEFT)))]
    across = (
        f'<text class="tick" text-anchor="middle" x="{place((x, ys[0]))[0]:.1f}" '
        f'y="{HEIGHT - BOTTOM + 16}">{x:g}</text>'
        for x in shown
    )
    up = (
        f'<text class="tick" text-anchor="end" x="{LEFT - 6}" '
        f'y="{place((xs[0], y))[1] + 4:.1f}">{y:.0f}</text>'
        for y in round_numbers(*ys)
    )
    return "".join((*across, *up))


def _fitting(labels: list[str], width: int) -> list[str]:
    """The names, cut at their colon if they would leave no room for the lines."""
    short = [label.split(":")[0] for label in labels]
    room = LETTER * max(map(len, labels)) <= width / 3
    return labels if room or len(set(short)) < len(short) else short


def ends(labels: Sequence[str], paths: Sequence[Points]) -> list[Point]:
    """Where each name begins: beside the end of its line, moved only as far as other names and lines require.

    It is on the right; on the left, above its own line, where the right is taken.
    """
    found: dict[int, Point] = {}
    dense = [_dense(path) for path in paths]
    for number in sorted(range(len(paths)), key=lambda n: (-paths[n][-1][0], paths[n][-1][1])):
        (x, y), wide = paths[number][-1], LETTER * len(labels[number])

        def cost(at: Point, x: float = x, y: float = y, wide: float = wide) -> tuple[bool, int, float]:
            over = any(
                abs(at[1] - ny) < APART and at[0] < nx + LETTER * len(labels[n]) and nx < at[0] + wide
                for n, (nx, ny) in found.items()
            )
            crossed = sum(
                at[0] - 4 < px < at[0] + wide and abs(at[1] - py) < APART / 2
                for path in dense
                for px, py in path
            )
            return over, crossed, abs(at[1] - y) + (0 if at[0] > x else APART)

        places = [
            (beside, y + shift)
            for beside in (x + 8, x - 8 - wide)
            for shift in range(-60, 61, 2)
            if TOP - 9 <= y + shift <= HEIGHT - 26 and beside >= 0
        ]
        found[number] = min(places, key=cost)
    return [found[number] for number in range(len(paths))]


def _dense(path: Points) -> Points:
    """Points all along a line."""
    between = [
        (x + (u - x) * step / 8, y + (v - y) * step / 8)
        for (x, y), (u, v) in pairwise(path)
        for step in range(8)
    ]
    return [*between, path[-1]]


def _point(row: ChartLine, text: str, at: Point, reached: float) -> str:
    """A point; its numbers come up under the drawing on asking. Hollow: fewer than half of the games."""
    return (
        f'<g class="point{" few" if reached < FEW else ""}" style="--tint:{row.tint:.2f}" tabindex=0>'
        f'<circle class="reach" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="9"/>'
        f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="3"/>'
        f'<text class="asked" x="0" y="{HEIGHT - 4}">{escape(text)}</text></g>'
    )
