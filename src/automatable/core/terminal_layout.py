"""Drawings for the terminal as plain data: lines, grids and frames, before translation and colour.

A game draws its position with these in its ``terminal.py``; by default the terminal draws the board that the
game declares (``core/board.py``). Styles are plain words such as ``bold red`` or ``black on khaki3``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from automatable.core.engine.explanation import Args, Data


class Said(Struct, frozen=True):
    """A message; its arguments may be messages too.

    >>> Said("market-card", {"card": "3"}).message
    'market-card'
    """

    message: str
    args: Args = {}


class Span(Struct, frozen=True):
    """A piece of a line in one style; with a width it is centred in that many characters.

    >>> Span("3", "bold red").style
    'bold red'
    """

    text: str | Said
    style: str = ""
    width: int = 0


class Line(Struct, frozen=True):
    """Pieces in a row; a line break begins the next row.

    >>> Line((Span("coins "), Span("3", "bold"))).spans[1].text
    '3'
    """

    spans: tuple[Span, ...]
    style: str = ""


class Grid(Struct, frozen=True):
    """Cells in columns, under headings if there are any.

    >>> len(Grid(((line("tea"), line("3")), (line("silk"), line("1")))).rows)
    2
    """

    rows: tuple[tuple[Line, ...], ...]
    heads: tuple[Line, ...] = ()
    centred: bool = False


class Frame(Struct, frozen=True):
    """Lines in a frame of their own.

    >>> Frame(line("Rival"), (line("coins 3"),)).width
    30
    """

    title: Line
    lines: tuple[Line, ...]
    style: str = ""
    width: int = 30


class Beside(Struct, frozen=True):
    """Frames side by side, as many as fit.

    >>> len(Beside((Frame(line("Rival"), ()), Frame(line("You"), ()))).frames)
    2
    """

    frames: tuple[Frame, ...]


Drawing = tuple[Line | Grid | Beside, ...]
"""What the terminal prints, from top to bottom."""


class Live(Struct, frozen=True):
    """A drawing that is repeated while the player types, with the active keys and the timers that ran out.

    >>> Live((line("0:45"),), {"f": "flip"}, frozenset()).keys
    {'f': 'flip'}
    """

    drawing: Drawing
    keys: dict[str, str]
    run_out: frozenset[str]


def _no_words(word: str, rest: list[str]) -> Data | None:
    return None


class Terminal(Struct, frozen=True):
    """What a game adds to the terminal. Its functions take the box first, then the position.

    >>> terminal = Terminal(draw=lambda box, state: (line("Rival ", say("market-coins")),))
    >>> len(terminal.draw(None, None))
    1
    """

    draw: Callable[..., Drawing]
    typed: Callable[[str, list[str]], Data | None] = _no_words
    """The event for typed words about the player's own actions; None if they are no command of the game."""
    commands: tuple[str, ...] = ()
    """Messages that explain those words."""
    live: Callable[..., Live | None] | None = None
    """In real time: box, position and moment to the running timers; None while nothing runs."""
    timed: frozenset[str] = frozenset()
    """Events with the moment at which they happened."""


def say(message: str, args: Args | None = None, style: str = "") -> Span:
    """A message as a piece of a line.

    >>> say("market-card", {"card": "3"}, "bold").text
    Said(message='market-card', args={'card': '3'})
    """
    return Span(Said(message, args or {}), style)


def line(*pieces: Span | Said | str, style: str = "") -> Line:
    """A line of these pieces.

    >>> [span.text for span in line("coins ", "3").spans]
    ['coins ', '3']
    """
    return Line(tuple(piece if isinstance(piece, Span) else Span(piece) for piece in pieces), style)


def joined(between: str, lines: Iterable[Line]) -> Line:
    """Several lines as one, with a separator.

    >>> [span.text for span in joined(", ", [line("tea"), line("silk")]).spans]
    ['tea', ', ', 'silk']
    """
    spans: list[Span] = []
    for each in lines:
        spans += [Span(between)] if spans else []
        spans += each.spans
    return Line(tuple(spans))
