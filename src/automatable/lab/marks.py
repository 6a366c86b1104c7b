"""Marks of the report, as plain HTML and SVG: strips, bars and lines that carry their own labels.

Labels stand beside their mark, never in a legend, so nothing is cut and nothing overlaps on any width. What a
mark stands for exactly is its title, seen on hover or a long tap.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from msgspec import Struct

PLOT, HEIGHT = 460, 250
LEFT, TOP, BOTTOM = 44, 12, 40
LETTER = 8.2
"""Pixels a letter of a label may take, at most."""
APART = 17
"""Pixels between two labels at the end of lines."""


class Strip(Struct, frozen=True):
    """One row: its name, its steps from low to high, the number written out, its place in an order."""

    label: str
    spread: tuple[float, float, float, float, float]
    shown: str
    tint: float = 1.0


class Line(Struct, frozen=True):
    """One line of points; its name stands at its end."""

    label: str
    points: tuple[tuple[float, float], ...]
    tint: float = 1.0


def strips(rows: Sequence[Strip], low: float, high: float, percent: bool = False) -> str:
    """Rows on one scale: a thin bar from the first step to the last, a thick one inside it, a tick."""
    span = (high - low) or 1.0

    def at(value: float) -> float:
        return 100 * (min(max(value, low), high) - low) / span

    lines = []
    for row in rows:
        a, b, c, d, e = (at(value) for value in row.spread)
        marks = (
            f'<i class="thin" style="left:{a:.2f}%;width:{e - a:.2f}%"></i>'
            f'<i class="thick" style="left:{b:.2f}%;width:{d - b:.2f}%"></i>'
            f'<i class="tick" style="left:{c:.2f}%"></i>'
        )
        lines.append(
            f'<div class="strip" style="--tint:{row.tint:.2f}" title="{escape(row.shown)}">'
            f'<span class="name">{escape(row.label)}</span><span class="track">{marks}</span>'
            f'<span class="value">{escape(row.shown)}</span></div>'
        )
    ends = "".join(f"<span>{_number(value, percent)}</span>" for value in (low, (low + high) / 2, high))
    return (
        f'<div class="strips">{"".join(lines)}<div class="scale"><span></span><span>{ends}</span></div></div>'
    )


def stacks(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]]) -> str:
    """Parts of a whole, row by row. The parts are named once, above, in the order they stand."""
    most = max((sum(max(0.0, value) for _, value in parts) for _, parts in rows), default=0) or 1.0
    names = list(dict.fromkeys(name for _, parts in rows for name, _ in parts))
    key = "".join(f'<span class="part p{n % 7}">{escape(name)}</span>' for n, name in enumerate(names))
    lines = []
    for label, parts in rows:
        bars = "".join(
            f'<i class="p{names.index(name) % 7}" style="width:{100 * max(0.0, value) / most:.2f}%" '
            f'title="{escape(name)}: {value:.1f}"></i>'
            for name, value in parts
        )
        total = sum(value for _, value in parts)
        lines.append(
            f'<div class="strip"><span class="name">{escape(label)}</span>'
            f'<span class="track stack">{bars}</span>'
            f'<span class="value">{total:.0f}</span></div>'
        )
    return f'<div class="key">{key}</div><div class="strips">{"".join(lines)}</div>'


def lines(rows: Sequence[Line], across: str, up: str) -> str:
    """Lines with their names at their ends, spread so that none covers another."""
    every = [point for row in rows for point in row.points]
    xs, ys = [x for x, _ in every], [y for _, y in every]
    x0, x1, y0, y1 = min(xs), max(xs), min(0.0, *ys), max(ys)
    right = LEFT + PLOT
    width = right + 20 + LETTER * max(len(row.label) for row in rows)
    tall = HEIGHT - TOP - BOTTOM

    def place(x: float, y: float) -> tuple[float, float]:
        return LEFT + PLOT * (x - x0) / ((x1 - x0) or 1), TOP + tall * (1 - (y - y0) / ((y1 - y0) or 1))

    drawn = []
    ends = _spread([place(*row.points[-1])[1] for row in rows])
    for row, end in zip(rows, ends, strict=True):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in row.points))
        dots = "".join(
            f'<circle cx="{place(*p)[0]:.1f}" cy="{place(*p)[1]:.1f}" r="3"><title>{escape(row.label)}: '
            f"{p[0]:g} → {p[1]:.1f}</title></circle>"
            for p in row.points
        )
        last = place(*row.points[-1])
        drawn.append(
            f'<g class="line" style="--tint:{row.tint:.2f}"><polyline points="{path}"/>{dots}'
            f'<path class="lead" d="M{last[0]:.1f} {last[1]:.1f} L{right + 8} {end:.1f}"/>'
            f'<text x="{right + 12}" y="{end + 4:.1f}">{escape(row.label)}</text></g>'
        )
    steps = sorted(set(xs))
    shown = steps[:: max(1, len(steps) // 8)]
    ticks = "".join(
        f'<text class="tick" text-anchor="middle" x="{place(x, y0)[0]:.1f}" '
        f'y="{HEIGHT - BOTTOM + 16}">{x:g}</text>'
        for x in shown
    )
    ticks += "".join(
        f'<text class="tick" text-anchor="end" x="{LEFT - 6}" y="{place(x0, y)[1] + 4:.1f}">{y:.0f}</text>'
        for y in (y0, (y0 + y1) / 2, y1)
    )
    return (
        f'<div class="wide"><svg viewBox="0 0 {width:.0f} {HEIGHT}" role="img" aria-label="{escape(up)}">'
        f'<path class="axis" d="M{LEFT} {TOP} V{HEIGHT - BOTTOM} H{right}"/>{ticks}{"".join(drawn)}'
        f'<text class="tick" x="{LEFT}" y="{HEIGHT - 4}">{escape(across)}</text></svg></div>'
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
            f'<g class="spot" style="--heat:{value / most:.3f}"><title>{escape(name)}: {value:.2f}</title>'
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
