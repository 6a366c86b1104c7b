"""Looking into the synagogue: of marbles nobody has told only what a criterion decides on is asked for.

A criterion names rows or colours. Once it is met, no marble it does not name is chosen: nobody tells those.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count as numbers
from typing import Any

from msgspec import structs

from automatable.core.choosing import Mask, each
from automatable.core.question import Option, Part, Question
from automatable.core.resolution import SILENT
from automatable.games.golem import marbles
from automatable.games.golem.marbles import CRITERION, WIDTH, Synagogue, colour_mask, row_mask, token
from automatable.games.golem.reading import ALONG, LIES, LIES_NOT, Column, Enough, Table
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
from automatable.games.golem.things import END, YES_OR_NO

EVERY = range(len(ROWS))
TOKENS = (GOLEM, ARTIFACT, STUDY)
IN_ROWS = ("strategy", "work", "most-marbles")
"""Criteria that name rows; the others name colours."""


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


def choose(table: Table, state: State, column: Column) -> tuple[State, int | None, bool, int]:
    """The marble by the yellow column, whether work spoke for it, and how many lie in its row."""
    if UNKNOWN in state.rows:
        state = marbles.with_character(table, state, "left", "right")
        glance = Glance(table, state)
        number = 0
        while len(criteria := column(_longer(number), {})) > number:
            if not (mask := _look(table, glance, criteria[number])):
                number += 1
                continue
            chosen, works = _settle(table, glance, mask, column, number)
            if chosen is not None:
                return state, chosen, works, total(glance.state.rows[chosen // WIDTH])
    state, marble, works = marbles.choose(table, state, column)
    return state, marble, works, 0 if marble is None else total(state.rows[marble // WIDTH])


def _as_told(top: tuple[Any, ...]) -> bool:
    return True


def _longer(number: int) -> Enough:
    return lambda top: len(top) > number


# --- the first criterion that names a marble --------------------------------------------------------------


def _look(table: Table, glance: Glance, criterion: str) -> Mask:
    """The marbles this criterion names, after a look at what it has to know; 0 if it names none."""
    if criterion == "strategy":
        return _topmost(table, glance)
    if criterion == "work":
        return _in_rows(table, glance, (WORK, MIRROR)) if glance.golems else 0
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


def _in_rows(table: Table, glance: Glance, rows: Sequence[int]) -> Mask:
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
    names = [f"@colour-{COLOURS[colour]}" for colour in _colours(named)]
    counted = _counted(table, glance, hidden, f"where-{criterion}", "where", colours=names)
    found = named & glance.lying(table, [row for row in EVERY if row in counted or row not in hidden])
    if not found:
        glance.absent |= named
    return found


def _left(table: Table, glance: Glance, named: Mask) -> bool:
    return any(marbles.left_of(table.box, glance.told, colour) > 0 for colour in _colours(named))


def _colours(mask: Mask) -> list[int]:
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
            {"besides": [f"@colour-{COLOURS[n]}" for n in _colours(glance.absent)]},
        )
    told = table.ask(Question(id, f"golem-look-{what}", "choose-marble", args, parts=parts))
    found = [row for row in hidden if told[ROWS[row]]]
    for row in found:
        glance.count(row, told[ROWS[row]])
    return found


# --- the criteria below it --------------------------------------------------------------------------------


def _settle(table: Table, glance: Glance, mask: Mask, column: Column, met: int) -> tuple[int | None, bool]:
    """Of these marbles the one, and whether the work criterion was met on the way (L12).

    None lies there after all in a row that was only now counted.
    """
    narrowed = [column(_longer(met))[met]]
    works = narrowed == ["work"]
    for number in numbers(met + 1):
        if not mask & (mask - 1) or _same_below(glance, mask, column(_longer(number - 1))[:number]):
            break
        if len(column(_as_told)) > number and not _count_alone(table, glance):
            return None, False
        criteria = column(_longer(number), _along(glance, mask), _beside(table, glance))
        if not _count_now(table, glance):
            return None, False
        if len(criteria) <= number:
            break
        name = criteria[number]
        works = works or bool(name == "work" and glance.golems and mask & row_mask(WORK, MIRROR))
        rows = name in IN_ROWS
        left = CRITERION[name].best(glance, mask) if rows else _of_colour(table, glance, mask, name)
        narrowed += [name] * (left != mask)
        mask = left
    if not _count_alone(table, glance):
        return None, False
    if table.r.listens:
        for name, message in zip(narrowed, ("looked", *["narrowed"] * len(narrowed)), strict=False):
            table.r.note(f"golem-note-{message}", "choose-marble", None, criterion=f"@word-{name}")
    row = _picked(glance, mask) // WIDTH
    if row in glance.open_rows(mask):
        mask = mask & ~row_mask(row) | 1 << row * WIDTH + _first_colour(table, glance, mask & row_mask(row))
    chosen = marbles.choice_by(()).among(mask, glance, table.r)
    assert chosen is not None
    if table.r.listens and row == MIRROR:
        table.r.note("golem-note-mirror-by-criteria", "mirror", ruling="L1")
    return chosen, works


def _beside(table: Table, glance: Glance) -> tuple[Part, ...]:
    """How many lie in a row that is not counted yet."""
    if glance.uncounted is None:
        return ()
    args: dict[str, Any] = {"row": f"@row-{ROWS[glance.uncounted]}"}
    if glance.absent:
        args["besides"] = [f"@colour-{COLOURS[n]}" for n in _colours(glance.absent)]
    message = "golem-part-in-row-besides" if glance.absent else "golem-part-in-row"
    high = len(table.box.marble_order)
    return (Part(f"in-{ROWS[glance.uncounted]}", message, args, low=0, high=high),)


def _count_alone(table: Table, glance: Glance) -> bool:
    """The same where no criterion is asked for."""
    row = glance.uncounted
    return row is None or bool(_in_rows(table, glance, [row]))


def _count_now(table: Table, glance: Glance) -> bool:
    """Whether anything lies in the row that was told beside a criterion; it is counted now."""
    if glance.uncounted is None or (id := f"in-{ROWS[glance.uncounted]}") not in table.told_along:
        return True
    row, number = glance.uncounted, table.told_along[id]
    glance.uncounted = None
    if number:
        glance.count(row, number)
    else:
        glance.without.add(row)
        table.told_along = {}
    return bool(number)


def _picked(glance: Glance, mask: Mask) -> int:
    chosen = marbles.choice_by(()).among(mask, glance, SILENT)
    assert chosen is not None
    return chosen


def _same_below(glance: Glance, mask: Mask, criteria: Sequence[str]) -> bool:
    """Whether the same marble is chosen whatever criteria stand below."""
    chosen = _picked(glance, mask)
    if glance.open_rows(mask) or (chosen // WIDTH == MIRROR and glance.golems):
        return False
    left = (pick for name, pick in CRITERION.items() if name not in criteria)
    return all(pick.best(glance, mask) >> chosen & 1 for pick in left)


def _divides(glance: Glance, mask: Mask, criterion: str) -> bool:
    named = mask & glance.named(criterion)
    return named not in (0, mask)


def _along(glance: Glance, mask: Mask) -> dict[str, tuple[Option, ...]]:
    """Criteria for colours of one row: whether such a marble lies there is told with the criterion."""
    rows = glance.open_rows(mask)
    if len(rows) != 1 or mask & ~row_mask(rows[0]):
        return {}
    names = [name for name in CRITERION if name not in IN_ROWS and _divides(glance, mask, name)]
    end = tuple(
        Option(
            f"{END}{ALONG}{COLOURS[n]}",
            "golem-option-end-colour",
            {
                "colour": f"@colour-{COLOURS[n]}",
                "row": f"@row-{ROWS[rows[0]]}",
                "head": "golem-option-end-head",
                "short": f"golem-colour-{COLOURS[n]}",
            },
        )
        for n in _in_order(glance, mask)
    )
    return {**{name: _lies(glance, mask, name, rows[0]) for name in names}, END: end}


def _lies(glance: Glance, mask: Mask, criterion: str, row: int) -> tuple[Option, ...]:
    colours = [f"@colour-{COLOURS[colour]}" for colour in _colours(mask & glance.named(criterion))]
    args = {"criterion": f"@word-{criterion}", "colours": colours, "row": f"@row-{ROWS[row]}"}
    words = {LIES: "golem-option-yes", LIES_NOT: "golem-option-no"}
    return tuple(
        Option(
            f"{criterion}{ALONG}{told}",
            f"golem-option-{told}",
            {**args, "head": "golem-option-lies-head", "short": word},
        )
        for told, word in words.items()
    )


def _of_colour(table: Table, glance: Glance, mask: Mask, criterion: str) -> Mask:
    """What a criterion for colours leaves, after a look into the rows that were only counted."""
    if not _divides(glance, mask, criterion):
        return mask
    named = mask & glance.named(criterion)
    unsure = [row for row in glance.open_rows(mask) if _divides(glance, mask & row_mask(row), criterion)]
    if unsure:
        found = _found(table, glance, mask, criterion, unsure)
        missing = row_mask(*(row for row in unsure if row not in found)) & named
        mask, named = mask & ~missing, named & ~missing
    return named or mask


def _found(table: Table, glance: Glance, mask: Mask, criterion: str, rows: Sequence[int]) -> list[int]:
    if len(rows) == 1 and table.told_along.get(criterion):
        return [*rows] if table.told_along[criterion] == LIES else []
    parts = tuple(Part(ROWS[row], f"golem-row-{ROWS[row]}", {}, YES_OR_NO, known=False) for row in rows)
    colours = [f"@colour-{COLOURS[colour]}" for colour in _colours(mask & glance.named(criterion))]
    id = "-".join(["lies", criterion, *(ROWS[row] for row in rows)])
    told = table.ask(Question(id, "golem-look-lies", "choose-marble", {"colours": colours}, parts=parts))
    return [row for row in rows if told[ROWS[row]]]


def _in_order(glance: Glance, mask: Mask) -> list[int]:
    """The colours of one row's marbles in the order of the tokens (L14)."""
    return [n % WIDTH for n in sorted(each(mask), key=lambda marble: marbles.colour_order(glance, marble))]


def _first_colour(table: Table, glance: Glance, mask: Mask) -> int:
    """Of the colours that may lie in a row the first that does."""
    if not (colour := table.told_along.get(END)):
        options = tuple(Option(COLOURS[n], f"golem-colour-{COLOURS[n]}") for n in _in_order(glance, mask))
        args = {"row": f"@row-{ROWS[each(mask)[0] // WIDTH]}"}
        colour = table.ask(Question("first-colour", "golem-look-colour", "choose-marble", args, options))
    return COLOURS.index(colour)
