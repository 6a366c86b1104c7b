"""Drawings for the terminal as plain data: lines, grids and frames, neither worded nor painted yet.

A game draws its position with these in its ``terminal.py``; a game that does not is shown as a list of the
position's values. Styles are plain words such as ``bold red`` or ``black on khaki3``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from automatable.core.story import Args, Data


class Said(Struct, frozen=True):
    """A message to be worded; its arguments may themselves be ``Said``."""

    message: str
    args: Args = {}


class Span(Struct, frozen=True):
    """A piece of a line in one style; with a width it stands in the middle of so many letters."""

    text: str | Said
    style: str = ""
    width: int = 0


class Line(Struct, frozen=True):
    """Pieces in a row; a piece that is a line break begins the next one."""

    spans: tuple[Span, ...]
    style: str = ""


class Grid(Struct, frozen=True):
    """Cells in columns, under headings if there are any."""

    rows: tuple[tuple[Line, ...], ...]
    heads: tuple[Line, ...] = ()
    centred: bool = False


class Frame(Struct, frozen=True):
    """Lines in a frame of their own."""

    title: Line
    lines: tuple[Line, ...]
    style: str = ""
    width: int = 30


class Beside(Struct, frozen=True):
    """Frames side by side, as many as fit."""

    frames: tuple[Frame, ...]


Drawing = tuple[Line | Grid | Beside, ...]


class Live(Struct, frozen=True):
    """What is drawn again and again while the player types: the keys that count now, and what has run out."""

    drawing: Drawing
    keys: dict[str, str]
    run_out: frozenset[str]


def _no_words(word: str, rest: list[str]) -> Data | None:
    return None


class Terminal(Struct, frozen=True):
    """What a game adds to the terminal. Its functions take the box first, then the position."""

    draw: Callable[..., Drawing]
    typed: Callable[[str, list[str]], Data | None] = _no_words
    """The words the player typed about their own doing, as an event; None if they are not the game's."""
    commands: tuple[str, ...] = ()
    """Messages that explain those words."""
    live: Callable[..., Live | None] | None = None
    """In real time: box, position and moment to what runs now; None while nothing runs."""
    timed: frozenset[str] = frozenset()
    """Events that carry the moment they happened at."""


def say(message: str, args: Args | None = None, style: str = "") -> Span:
    """A message as a piece of a line."""
    return Span(Said(message, args or {}), style)


def line(*pieces: Span | Said | str, style: str = "") -> Line:
    """A line of these pieces."""
    return Line(tuple(piece if isinstance(piece, Span) else Span(piece) for piece in pieces), style)


def joined(between: str, lines: Iterable[Line]) -> Line:
    """Several lines as one, with this between them."""
    spans: list[Span] = []
    for each in lines:
        spans += [Span(between)] if spans else []
        spans += each.spans
    return Line(tuple(spans))


def of_position(game: str, position: Data) -> Drawing:
    """Any position as a list of its values, each under the name the game gives it."""
    rows = [
        (line(Said(f"{game}-position-{key.replace('.', '-')}")), line(value))
        for key, value in _values(position, "")
    ]
    return (Grid(tuple(rows)),)


def _values(data: Data, under: str) -> Iterator[tuple[str, str]]:
    for key, value in data.items():
        path = f"{under}.{key}" if under else str(key)
        if isinstance(value, dict):
            yield from _values(value, path)
        else:
            yield path, ", ".join(map(str, value)) or "–" if isinstance(value, list | tuple) else str(value)
