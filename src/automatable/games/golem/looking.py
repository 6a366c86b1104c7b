"""Looking into the synagogue: the marble an owner's Automa takes, with few looks.

A criterion names rows or colours. Once it is met, no marble it does not name is chosen: nobody tells those.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count as numbers
from typing import Any

from automatable.core.choosing import Mask, each
from automatable.core.question import Option, Part, Question
from automatable.core.resolution import SILENT
from automatable.games.golem import marbles
from automatable.games.golem.glance import Glance, colours_of, in_rows, look
from automatable.games.golem.marbles import CRITERION, WIDTH, row_mask
from automatable.games.golem.reading import ALONG, LIES, LIES_NOT, Column, Enough, Table
from automatable.games.golem.state import COLOURS, MIRROR, ROWS, UNKNOWN, WORK, State, total
from automatable.games.golem.things import END, YES_OR_NO

IN_ROWS = ("strategy", "work", "most-marbles")
"""Criteria that name rows; the others name colours."""


def choose(table: Table, state: State, column: Column) -> tuple[State, int | None, bool, int]:
    """The marble by the yellow column, whether work spoke for it, and how many lie in its row."""
    if UNKNOWN in state.rows:
        state = marbles.with_character(table, state, "left", "right")
        glance = Glance(table, state)
        number = 0
        while len(criteria := column(_longer(number), {})) > number:
            if not (mask := look(table, glance, criteria[number])):
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
        args["besides"] = [f"@colour-{COLOURS[n]}" for n in colours_of(glance.absent)]
    message = "golem-part-in-row-besides" if glance.absent else "golem-part-in-row"
    high = len(table.box.marble_order)
    return (Part(f"in-{ROWS[glance.uncounted]}", message, args, low=0, high=high),)


def _count_alone(table: Table, glance: Glance) -> bool:
    """The same where no criterion is asked for."""
    row = glance.uncounted
    return row is None or bool(in_rows(table, glance, [row]))


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
    colours = [f"@colour-{COLOURS[colour]}" for colour in colours_of(mask & glance.named(criterion))]
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
    colours = [f"@colour-{COLOURS[colour]}" for colour in colours_of(mask & glance.named(criterion))]
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
