"""Marks of the report, as plain HTML and SVG: strips, bars and lines that carry their own labels.

Labels stand beside their mark, never in a legend, so nothing is cut and nothing overlaps on any width. The
numbers behind a mark come up when it is pointed at or tapped; there is no script.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from msgspec import Struct

HEIGHT, LEFT, TOP, BOTTOM = 250, 44, 12, 40
WIDE, NARROW = 720, 340
"""A chart of lines is drawn twice, for a desk and for a phone: letters keep their size."""
LETTER = 8.2
"""Pixels a letter of a label may take, at most."""
APART = 17
"""Pixels between two labels at the end of lines."""
ROOM = 11
"""Percent of a row that a number needs."""


class Strip(Struct, frozen=True):
    """One row: its name, its steps from low to high, the number written out, its place in an order.

    ``bins`` are shares of games from low to high, drawn as columns; without them the steps are drawn. ``tip``
    is what one sees on asking; rows of one ``group`` stand under its name.
    """

    label: str
    spread: tuple[float, float, float, float, float]
    shown: str
    tint: float = 1.0
    bins: tuple[float, ...] = ()
    tip: str = ""
    group: str = ""


class Line(Struct, frozen=True):
    """One line of points; its name stands at its end."""

    label: str
    points: tuple[tuple[float, float], ...]
    tint: float = 1.0


def strips(rows: Sequence[Strip], low: float, high: float, percent: bool = False, zero: bool = False) -> str:
    """Rows on one scale: columns of shares, or a bar from the second step to the fourth; a tick at the third.

    ``zero`` marks where nothing changes.
    """
    span = (high - low) or 1.0
    most = max((share for row in rows for share in row.bins), default=1.0) or 1.0

    def at(value: float) -> float:
        return 100 * (min(max(value, low), high) - low) / span

    lines, group = [], ""
    for row in rows:
        if row.group != group:
            group = row.group
            lines.append(f'<h3 class="group">{escape(group)}</h3>')
        _, b, c, d, _ = (at(value) for value in row.spread)
        marks = f'<i class="zero" style="left:{at(0):.2f}%"></i>' if zero and low < 0 < high else ""
        if row.bins:
            marks += "".join(_column(n, share / most, len(row.bins)) for n, share in enumerate(row.bins))
        else:
            marks += f'<i class="thick" style="left:{b:.2f}%;width:{d - b:.2f}%"></i>'
        marks += f'<i class="tick" style="left:{c:.2f}%"></i>'
        tip = f'<span class="tip">{escape(row.tip)}</span>' if row.tip else ""
        lines.append(
            f'<div class="strip{" binned" if row.bins else ""}" style="--tint:{row.tint:.2f}"'
            f"{' tabindex=0' if tip else ''}>"
            f'<span class="name">{escape(row.label)}</span><span class="track">{marks}</span>'
            f'<span class="value">{escape(row.shown)}</span>{tip}</div>'
        )
    ends = "".join(f"<span>{_number(value, percent)}</span>" for value in (low, (low + high) / 2, high))
    return (
        f'<div class="strips">{"".join(lines)}<div class="scale"><span></span><span>{ends}</span></div></div>'
    )


def _column(number: int, height: float, columns: int) -> str:
    if not height:
        return ""
    wide = 100 / columns
    return f'<i style="left:{number * wide:.2f}%;width:{wide:.2f}%;height:{max(3.0, 100 * height):.0f}%"></i>'


def stacks(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]]) -> str:
    """Parts of a whole, row by row, each with its number where there is room for it.

    The parts are named once, above, in the order they stand, each on its own ground.
    """
    most = max((sum(max(0.0, value) for _, value in parts) for _, parts in rows), default=0) or 1.0
    names = list(dict.fromkeys(name for _, parts in rows for name, _ in parts))
    key = "".join(f'<span class="part p{n % 7}">{escape(name)}</span>' for n, name in enumerate(names))
    lines = []
    for label, parts in rows:
        bars = ""
        for name, value in parts:
            share = 100 * max(0.0, value) / most
            inside = f"{value:.0f}" if share >= ROOM else ""
            bars += f'<i class="p{names.index(name) % 7}" style="width:{share:.2f}%">{inside}</i>'
        total = sum(value for _, value in parts)
        tip = " · ".join(f"{name} {value:.1f}" for name, value in parts)
        lines.append(
            f'<div class="strip" tabindex=0><span class="name">{escape(label)}</span>'
            f'<span class="track stack">{bars}</span>'
            f'<span class="value">{total:.0f}</span><span class="tip">{escape(tip)}</span></div>'
        )
    return f'<div class="key">{key}</div><div class="strips">{"".join(lines)}</div>'


def lines(rows: Sequence[Line], across: str, up: str) -> str:
    """Lines with their names at their ends, for a desk and for a phone."""
    return (
        f'<div class="desk">{_lines(rows, across, up, WIDE)}</div>'
        f'<div class="hand">{_lines(rows, across, up, NARROW)}</div>'
    )


def _lines(rows: Sequence[Line], across: str, up: str, width: int) -> str:
    """One drawing; names at the ends are spread so that none covers another."""
    every = [point for row in rows for point in row.points]
    labels = _fitting([row.label for row in rows], width)
    xs, ys = [x for x, _ in every], [y for _, y in every]
    x0, x1, y0, y1 = min(xs), max(xs), min(0.0, *ys), max(ys)
    right = width - 16 - LETTER * max(map(len, labels))
    tall = HEIGHT - TOP - BOTTOM

    def place(x: float, y: float) -> tuple[float, float]:
        across = (right - LEFT) * (x - x0) / ((x1 - x0) or 1)
        return LEFT + across, TOP + tall * (1 - (y - y0) / ((y1 - y0) or 1))

    drawn, asked, named = [], [], []  # names last: no line and no point goes over them
    ends = _spread([place(*row.points[-1])[1] for row in rows])
    for row, label, end in zip(rows, labels, ends, strict=True):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in row.points))
        x = place(*row.points[-1])[0] + 8
        drawn.append(f'<g class="line" style="--tint:{row.tint:.2f}"><polyline points="{path}"/></g>')
        named.append(f'<text class="named" x="{x:.1f}" y="{end + 4:.1f}">{escape(label)}</text>')
        asked += [_point(row, label, point, place(*point), width) for point in row.points]
    steps = sorted(set(xs))
    shown = steps[:: max(1, -(-len(steps) * 28 // int(right - LEFT)))]
    ticks = "".join(
        f'<text class="tick" text-anchor="middle" x="{place(x, y0)[0]:.1f}" '
        f'y="{HEIGHT - BOTTOM + 16}">{x:g}</text>'
        for x in shown
    )
    ticks += "".join(
        f'<text class="tick" text-anchor="end" x="{LEFT - 6}" y="{place(x0, y)[1] + 4:.1f}">{y:.0f}</text>'
        for y in _round_numbers(y0, y1)
    )
    inside = "".join((*drawn, *asked, *named))
    return (
        f'<svg viewBox="0 0 {width} {HEIGHT}" role="img" aria-label="{escape(up)}">'
        f'<path class="axis" d="M{LEFT} {TOP} V{HEIGHT - BOTTOM} H{right:.1f}"/>{ticks}'
        f'<text class="tick" x="{LEFT}" y="{HEIGHT - 4}">{escape(across)}</text>{inside}</svg>'
    )


def _round_numbers(low: float, high: float) -> list[float]:
    """Three to six round numbers from low to high."""
    step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000) if (high - low) / s < 5)
    first = int(-(-low // step))
    return [float(n * step) for n in range(first, int(high // step) + 1)]


def _fitting(labels: list[str], width: int) -> list[str]:
    """The names as they are, or only up to their colon where they would leave no room for the lines."""
    short = [label.split(":")[0] for label in labels]
    room = LETTER * max(map(len, labels)) <= width / 3
    return labels if room or len(set(short)) < len(short) else short


def _point(row: Line, label: str, point: tuple[float, float], at: tuple[float, float], width: int) -> str:
    """A point; its numbers come up on asking, within the drawing."""
    text = f"{label}: {point[0]:g} → {point[1]:.1f}"
    half = LETTER * len(text) / 2
    x = min(max(at[0], half), width - half)
    y = at[1] - 12 if at[1] > 2 * APART else at[1] + 24
    return (
        f'<g class="point" style="--tint:{row.tint:.2f}" tabindex=0><circle class="reach" cx="{at[0]:.1f}" '
        f'cy="{at[1]:.1f}" r="9"/><circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="3"/>'
        f'<text class="asked" text-anchor="middle" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text></g>'
    )


def _spread(wanted: list[float]) -> list[float]:
    """The same places, moved apart as little as order and distance allow, within the chart."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    placed = list(wanted)
    for before, now in pairwise(order):
        placed[now] = max(placed[now], placed[before] + APART)
    over = max((placed[n] for n in order), default=0) - (HEIGHT - 6)
    if over > 0:
        for n in reversed(order):
            placed[n] = min(placed[n], HEIGHT - 6 - APART * (len(order) - 1 - order.index(n)))
    return placed


def _number(value: float, percent: bool) -> str:
    return f"{100 * value:.0f} %" if percent else f"{value:.0f}"


def heat(spots: Sequence[tuple[float, float, str, float]]) -> str:
    """A map: a hex for each place (across, down, name, how much), the darker the more."""
    most = max((value for *_, value in spots), default=0) or 1.0
    size = 26.0
    left, top = min(x for x, *_ in spots), min(y for _, y, *_ in spots)
    right, bottom = max(x for x, *_ in spots), max(y for _, y, *_ in spots)
    width, height = (right - left + 2) * size, (bottom - top + 2.4) * size
    drawn = []
    for x, y, name, value in spots:
        cx, cy = (x - left + 1) * size, (y - top + 1.2) * size
        corners = ((0, -1.15), (0.97, -0.58), (0.97, 0.58), (0, 1.15), (-0.97, 0.58), (-0.97, -0.58))
        points = " ".join(f"{cx + dx * size:.1f},{cy + dy * size:.1f}" for dx, dy in corners)
        shown = (
            f'<text text-anchor="middle" x="{cx:.1f}" y="{cy + 4:.1f}">{value:.2f}</text>' if value else ""
        )
        drawn.append(
            f'<g class="spot{" hot" if value > most / 2 else ""}" style="--heat:{value / most:.3f}">'
            f"<title>{escape(name)}: {value:.2f}</title>"
            f'<polygon points="{points}"/>{shown}</g>'
        )
    view = f"0 0 {width:.0f} {height:.0f}"
    return f'<div class="wide"><svg class="heat" viewBox="{view}">{"".join(drawn)}</svg></div>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A plain table; the first column is what the others are about."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = ("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'
    )


def folded(title: str, inside: str) -> str:
    """Something one may want to look up."""
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"
