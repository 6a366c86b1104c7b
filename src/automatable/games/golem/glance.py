"""A glance into the synagogue: what an owner told of the marbles, and the first criterion that names one.

Of marbles nobody has told only what a criterion decides on is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import structs

from automatable.core.choosing import Mask, each
from automatable.core.question import Part, Question
from automatable.games.golem import marbles
from automatable.games.golem.marbles import WIDTH, Synagogue, colour_mask, row_mask, token
from automatable.games.golem.reading import Table
from automatable.games.golem.state import (
    ARTIFACT,
    BLACK,
    COLOURS,
    GOLEM,
    MIRROR,
    ROWS,
    STUDY,
    UNKNOWN,
    WHITE,
    WORK,
    State,
    one,
    total,
)

EVERY = range(len(ROWS))
TOKENS = (GOLEM, ARTIFACT, STUDY)


class Glance(Synagogue):
    """The synagogue as far as it was told: a row that was only counted may hold any colour."""

    __slots__ = ("absent", "counted", "told", "uncounted", "without")

    def __init__(self, table: Table, state: State) -> None:
        super().__init__(table, state)
        self.told = state
        self.counted: set[int] = set()
        self.without: set[int] = set()
        self.uncounted: int | None = None
        self.absent: Mask = colour_mask(*(colour for colour in state.marbles if colour in self.shown))

    def hidden(self, rows: Iterable[int]) -> list[int]:
        """Rows of which nothing is known yet."""
        return [row for row in rows if self.state.rows[row] == UNKNOWN and row not in self.without]

    def count(self, row: int, number: int) -> None:
        """So many lie in a row; which is asked for when it matters."""
        rows = self.state.rows
        self.state = structs.replace(self.state, rows=(*rows[:row], number * one(0), *rows[row + 1 :]))
        self.counted.add(row)

    def lying(self, table: Table, rows: Iterable[int]) -> Mask:
        """The marbles that lie in these rows, or may; none that is ignored."""
        left = [n for n in range(WIDTH) if marbles.left_of(table.box, self.told, n) > 0]
        found = marbles.offered(self.told, [row for row in rows if row not in self.counted])
        found |= row_mask(*(row for row in rows if row in (*self.counted, self.uncounted))) & colour_mask(
            *left
        )
        return found & ~self.absent

    def open_rows(self, mask: Mask) -> list[int]:
        """Rows of which it is not known which of these marbles lie there."""
        return [
            row
            for row in EVERY
            if row in (*self.counted, self.uncounted) and (mask & row_mask(row)).bit_count() > 1
        ]

    def named(self, criterion: str) -> Mask:
        """The marbles a criterion for colours names."""
        if criterion == "not-character":
            return marbles.ALL & ~colour_mask(*self.shown)
        return colour_mask(
            {"left": self.left, "right": self.right, "black": BLACK, "white": WHITE}[criterion]
        )


def look(table: Table, glance: Glance, criterion: str) -> Mask:
    """The marbles this criterion names, after a look at what it has to know; 0 if it names none."""
    if criterion == "strategy":
        return _topmost(table, glance)
    if criterion == "work":
        return in_rows(table, glance, (WORK, MIRROR)) if glance.golems else 0
    if criterion == "most-marbles":
        return _fullest(table, glance)
    return _where(table, glance, criterion)


def _topmost(table: Table, glance: Glance) -> Mask:
    """The row of the highest token; how many lie there is told with the next criterion."""
    for row in sorted(TOKENS, key=lambda row: token(glance, row * WIDTH)):
        if row in glance.hidden(TOKENS):
            glance.uncounted = row
        if mask := glance.lying(table, [row]):
            return mask
    return 0


def in_rows(table: Table, glance: Glance, rows: Sequence[int]) -> Mask:
    glance.uncounted = None
    hidden = glance.hidden(rows)
    counted = _counted(table, glance, hidden, "-".join(["in", *(ROWS[row] for row in hidden)]), "in-rows")
    glance.without |= {row for row in hidden if row not in counted}
    return glance.lying(table, rows)


def _fullest(table: Table, glance: Glance) -> Mask:
    """The rows with most marbles: nobody counts the others."""
    _counted(table, glance, glance.hidden(EVERY), "fullest", "fullest")
    rows = [row for row in EVERY if glance.lying(table, [row])]
    most = max((total(glance.state.rows[row]) for row in rows), default=0)
    return glance.lying(table, [row for row in rows if total(glance.state.rows[row]) == most])


def _where(table: Table, glance: Glance, criterion: str) -> Mask:
    """The rows in which a marble of the colours lies."""
    named = glance.named(criterion) & ~glance.absent
    if not named & glance.lying(table, EVERY) and not _left(table, glance, named):
        return 0
    hidden = glance.hidden(EVERY)
    names = [f"@colour-{COLOURS[colour]}" for colour in colours_of(named)]
    counted = _counted(table, glance, hidden, f"where-{criterion}", "where", colours=names)
    found = named & glance.lying(table, [row for row in EVERY if row in counted or row not in hidden])
    if not found:
        glance.absent |= named
    return found


def _left(table: Table, glance: Glance, named: Mask) -> bool:
    return any(marbles.left_of(table.box, glance.told, colour) > 0 for colour in colours_of(named))


def colours_of(mask: Mask) -> list[int]:
    return sorted({marble % WIDTH for marble in each(mask)})


def _counted(
    table: Table, glance: Glance, hidden: Sequence[int], id: str, what: str, **args: Any
) -> list[int]:
    """The rows a question is about, each told with all its marbles; where it is not so, 0 stays."""
    if not hidden:
        return []
    high = len(table.box.marble_order)
    parts = tuple(Part(ROWS[row], f"golem-row-{ROWS[row]}", low=0, high=high, known=0) for row in hidden)
    if what != "where" and glance.absent:
        what, args = (
            f"{what}-besides",
            {"besides": [f"@colour-{COLOURS[n]}" for n in colours_of(glance.absent)]},
        )
    told = table.ask(Question(id, f"golem-look-{what}", "choose-marble", args, parts=parts))
    found = [row for row in hidden if told[ROWS[row]]]
    for row in found:
        glance.count(row, told[ROWS[row]])
    return found
