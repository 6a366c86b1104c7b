"""A board as a game declares it: places, tracks, piles and values, before translation.

``Display.board`` returns one. Page and terminal draw it: a game in its own package needs no drawing code.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from automatable.core.engine.explanation import Data
from automatable.core.forms.form import Named
from automatable.core.terminal_layout import Drawing, Grid, Line, Said, Span, joined, line

if TYPE_CHECKING:
    from automatable.core.forms.wording import ShownValue

Owner = Literal["automa", "human", ""]
"""Whose piece it is; it has the colour of its owner."""

STYLES: dict[Owner, str] = {"automa": "bold white on red3", "human": "bold white on dark_green", "": "bold"}
MARKS: dict[Owner, str] = {"automa": "●", "human": "◆", "": "○"}


class Piece(Struct, frozen=True):
    """A piece on a place or a track.

    >>> Piece(Named("market-cart"), "automa").of
    'automa'
    """

    name: Named
    of: Owner = ""


class Report(Struct, frozen=True):
    """An event that the player reports by tapping a place: the words of its button, and the event.

    >>> Report(Named("market-report-sold"), {"type": "sold", "stall": "tea"}).event["type"]
    'sold'
    """

    name: Named
    event: Data


class Place(Struct, frozen=True):
    """A place: its pieces, a note, and what the player may report by tapping it.

    ``ref`` is the reference by which instructions and reasons name it, such as ``@stall-tea``. A ``faded``
    place has no effect now; a ``current`` one stands out.

    >>> Place(Named("market-stall-tea"), "@stall-tea", (Piece(Named("market-cart"), "automa"),)).ref
    '@stall-tea'
    """

    name: Named
    ref: str = ""
    pieces: tuple[Piece, ...] = ()
    note: Named | None = None
    reports: tuple[Report, ...] = ()
    faded: bool = False
    current: bool = False
    color: str = ""
    """A colour of CSS for a stripe beside the name, such as ``#4f7d3a``."""


class Places(Struct, frozen=True, tag="places"):
    """Places that belong together, under a heading. ``current``: they are in play now.

    >>> len(Places(Named("market-lane"), (Place(Named("market-stall-tea")),)).places)
    1
    """

    name: Named
    places: tuple[Place, ...]
    current: bool = False


class Track(Struct, frozen=True, tag="track"):
    """A track with pieces at their numbers.

    >>> Track(Named("market-points"), 0, 20, ((7, Piece(Named("market-cart"), "automa")),)).high
    20
    """

    name: Named
    low: int
    high: int
    pieces: tuple[tuple[int, Piece], ...] = ()


class Pile(Struct, frozen=True, tag="pile"):
    """A pile of cards or pieces: how many there are, and the open ones from top to bottom.

    >>> Pile(Named("market-deck"), 12).count
    12
    """

    name: Named
    count: int
    shows: tuple[Named, ...] = ()


class Values(Struct, frozen=True, tag="values"):
    """Values with their names, in words: the default of a game that declares no board.

    >>> Values(((Named("market-coins"), (3,)),)).rows[0][1]
    (3,)
    """

    rows: tuple[tuple[Named, tuple[object, ...]], ...]


Board = tuple[Places | Track | Pile | Values, ...]
"""The parts of a board, in the order in which they are drawn."""


def of_values(values: Iterable[ShownValue]) -> Board:
    """Any position as a list of its values, in words."""
    return (Values(tuple((value.name, value.words) for value in values)),)


def drawing(board: Board) -> Drawing:
    """The board in the terminal: groups of places side by side, then everything else."""
    groups = [part for part in board if isinstance(part, Places)]
    others = [_part(part) for part in board if not isinstance(part, Places)]
    return (*_columns(groups), *others)


def _columns(groups: list[Places]) -> Drawing:
    """Two groups of places beside each other in a grid."""
    found: list[Grid] = []
    for left, right in zip(groups[::2], [*groups[1::2], None], strict=False):
        pair = [left, *([right] if right else [])]
        rows = tuple(
            tuple(_place(one.places[at]) if at < len(one.places) else line("") for one in pair)
            for at in range(max(len(one.places) for one in pair))
        )
        found.append(Grid(rows, tuple(line(_heading(one)) for one in pair)))
    return tuple(found)


def _heading(group: Places) -> Span:
    return Span(_said(group.name), "bold yellow" if group.current else "")


def _place(place: Place) -> Line:
    owner: Owner = place.pieces[0].of if place.pieces else ""
    style = STYLES[owner] if place.pieces else "dim" if place.faded else "bold" if place.current else ""
    spans = (Span(f"{MARKS[owner]} " if place.pieces else "· ", style), Span(_said(place.name), style))
    about = [line(_said(piece.name)) for piece in place.pieces]
    if place.note is not None:
        about.append(line(Span(_said(place.note), "dim")))
    return Line((*spans, Span(" – "), *joined(", ", about).spans) if about else spans)


def _part(part: Track | Pile | Values) -> Line | Grid:
    if isinstance(part, Values):
        rows = ((line(_said(name)), _listed(words)) for name, words in part.rows)
        return Grid(tuple(rows))
    if isinstance(part, Pile):
        shows = joined(", ", [line(_said(one)) for one in part.shows])
        return Line((Span(_said(part.name)), Span(f": {part.count}  "), *shows.spans))
    at = joined(", ", [line(Span(_said(piece.name), STYLES[piece.of]), f" {n}") for n, piece in part.pieces])
    return Line((Span(_said(part.name)), Span(f" ({part.low}…{part.high}): "), *at.spans))


def _listed(words: tuple[object, ...]) -> Line:
    return joined(", ", [line(_said(one)) for one in words] or [line("–")])


def _said(value: object) -> Said | str:
    if isinstance(value, list | tuple):
        return Said("core-values", {"values": value})
    return Said(value.message, value.args) if isinstance(value, Named) else str(value)
