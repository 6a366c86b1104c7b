"""Terminal layouts rendered with Rich."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from automatable.core.forms.form import Named
from automatable.core.terminal_layout import Beside, Drawing, Frame, Grid, Line, Said
from automatable.locales import Words


def painted(drawing: Drawing, words: Words) -> Group:
    """Render a drawing in one language."""
    return Group(*(_painted(part, words) for part in drawing))


def _painted(part: Line | Grid | Beside, words: Words) -> RenderableType:
    if isinstance(part, Line):
        return _line(part, words)
    if isinstance(part, Grid):
        return _grid(part, words)
    return Columns([_frame(frame, words) for frame in part.frames])


def _line(line: Line, words: Words) -> Text:
    text = Text(style=line.style)
    for span in line.spans:
        piece = span.text if isinstance(span.text, str) else said(span.text, words)
        if span.width:
            piece = piece.center(span.width)[: span.width]
        text.append(piece, span.style or None)
    return text


def _grid(grid: Grid, words: Words) -> Table:
    headed = bool(grid.heads)
    table = Table(show_edge=False, pad_edge=False) if headed else Table.grid(padding=(0, 2))
    for number, head in enumerate(grid.heads or grid.rows[0] if grid.rows else ()):
        justify: Any = "center" if grid.centred and number else "left"
        table.add_column(_line(head, words) if headed else "", justify=justify, vertical="top")
    for row in grid.rows:
        table.add_row(*(_line(cell, words) for cell in row))
    return table


def _frame(frame: Frame, words: Words) -> Panel:
    lines = Group(*(_line(line, words) for line in frame.lines))
    return Panel(lines, title=_line(frame.title, words), border_style=frame.style, width=frame.width)


def said(message: Said, words: Words) -> str:
    """Return a message with all its arguments in words; a value without words shows its key."""
    if not words.has(message.message):
        return words.called([Named(message.message, message.args)])
    return words.say(message.message, {name: _argument(value, words) for name, value in message.args.items()})


def _argument(value: Any, words: Words) -> Any:
    if isinstance(value, Said):
        return said(value, words)
    if isinstance(value, list | tuple):
        return [_argument(each, words) for each in value]
    return value
