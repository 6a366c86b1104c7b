"""Marks of the report, as plain HTML and SVG: strips, bars and maps that carry their own labels.

Labels are beside their mark, never in a legend, so nothing is cut and nothing overlaps on any width. The
numbers behind a mark come up when it is pointed at or tapped; there is no script.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from msgspec import Struct

from automatable.core.topics.simulation import HEX

ROOM = 11
"""Percent of a row that a number needs."""
HOME = 0.4
"""Space on both sides of a map for the name of a side, in halves of a place."""
UNDER = 24
"""Room under a map for the name of a place."""
NUMBER = re.compile(r"[-+–]?\d.*|[–?]")
"""Cells of a table that are aligned to the right."""


class Strip(Struct, frozen=True):
    """One row: its name, its steps from low to high, the number written out, its place in an order.

    ``bins`` are shares of games from low to high, drawn as columns; without them the steps are drawn. ``tip``
    is shown when the row is pointed at; rows of one ``group`` are under its name.
    """

    label: str
    spread: tuple[float, float, float, float, float]
    shown: str
    tint: float = 1.0
    bins: tuple[float, ...] = ()
    tip: str = ""
    group: str = ""


def strips(
    rows: Sequence[Strip],
    low: float,
    high: float,
    percent: bool = False,
    zero: bool = False,
    bare: bool = False,
) -> str:
    """Rows on one scale: columns of shares, or a bar from the second step to the fourth; a tick at the third.

    ``zero`` marks where nothing changes; ``bare`` leaves the numbers of the scale out.
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
    if not bare:
        values = (0, 0.25, 0.5, 0.75, 1) if percent else round_numbers(low, high)
        ends = "".join(
            f'<b style="left:{at(value):.2f}%;translate:-{at(value):.0f}%">'
            f"{f'{100 * value:.0f} %' if percent else f'{value:.0f}'}</b>"
            for value in values
        )
        lines.append(f'<div class="scale"><span></span><span>{ends}</span></div>')
    return f'<div class="strips{" bare" if bare else ""}">{"".join(lines)}</div>'


def _column(number: int, height: float, columns: int) -> str:
    if not height:
        return ""
    wide = 100 / columns
    return f'<i style="left:{number * wide:.2f}%;width:{wide:.2f}%;height:{max(3.0, 100 * height):.0f}%"></i>'


def stacks(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]]) -> str:
    """Parts of a whole, row by row, each with its number where there is room for it.

    The parts are named once, above, in their order, each on its own colour.
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


def round_numbers(low: float, high: float) -> list[float]:
    """Three to six round numbers from low to high."""
    step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000) if (high - low) / s < 5)
    first = int(-(-low // step))
    return [float(n * step) for n in range(first, int(high // step) + 1)]


def heat(
    title: str,
    spots: Sequence[tuple[float, float, str, float]],
    homes: Sequence[tuple[float, float, str]] = (),
) -> str:
    """A map: a hex for each place (across, down, name, how much), the darker the more; where sides begin.

    The name of a place comes up under the map on asking.
    """
    most = max((value for *_, value in spots), default=0) or 1.0
    size, (wide, high) = 26.0, HEX
    xs, ys = zip(*(spot[:2] for spot in (*spots, *homes)), strict=True)
    left, top = min(xs) - HOME, min(ys)
    width, height = (max(xs) + HOME - left + 2) * size, (max(ys) - top + 2.4) * size + UNDER
    drawn = []
    for x, y, name, value in spots:
        cx, cy = (x - left + 1) * size, (y - top + 1.2) * size
        corners = (
            (0, -high),
            (wide, -high / 2),
            (wide, high / 2),
            (0, high),
            (-wide, high / 2),
            (-wide, -high / 2),
        )
        points = " ".join(f"{cx + dx * size:.1f},{cy + dy * size:.1f}" for dx, dy in corners)
        shown = (
            f'<text text-anchor="middle" x="{cx:.1f}" y="{cy + 4:.1f}">{value:.2f}</text>'
            if round(value, 2)
            else ""
        )
        asked = f'<text class="asked" x="0" y="{height - 6:.1f}">{escape(name)}: {value:.2f}</text>'
        drawn.append(
            f'<g class="spot" style="--heat:{value / most:.3f}"'
            f" tabindex={0 if value else -1}>"
            f'<polygon points="{points}"/>{shown}{asked}</g>'
        )
    for x, y, side in homes:
        cx, cy = (x - left + 1) * size, (y - top + 1.2) * size
        drawn.append(
            f'<text class="home" text-anchor="middle" x="{cx:.1f}" y="{cy + 4:.1f}">{escape(side)}</text>'
        )
    view = f"0 0 {width:.0f} {height:.0f}"
    return (
        f'<svg class="heat" viewBox="{view}" role="img" aria-label="{escape(title)}">{"".join(drawn)}</svg>'
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], grouped: bool = False) -> str:
    """A plain table: words to the left, numbers to the right.

    ``grouped``: the text of the first column is written once, above the rows it belongs to.
    """
    columns = list(zip(*rows, strict=True)) or [()] * len(heads)
    sides = ["" if all(map(NUMBER.fullmatch, column)) else ' class="word"' for column in columns]
    body, over = "", ""
    for row in rows:
        if grouped and row[0] != over:
            over = row[0]
            body += f'<tr><th class="over" colspan={len(heads) - 1}>{escape(over)}</th></tr>'
        body += f"<tr>{_cells('td', sides, row, grouped)}</tr>"
    head = _cells("th", sides, heads, grouped)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _cells(tag: str, sides: Sequence[str], cells: Sequence[str], grouped: bool) -> str:
    made = [f"<{tag}{side}>{escape(cell)}</{tag}>" for side, cell in zip(sides, cells, strict=True)]
    return "".join(made[1:] if grouped else made)


def folded(title: str, inside: str) -> str:
    """A part that is folded until the reader opens it."""
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"
