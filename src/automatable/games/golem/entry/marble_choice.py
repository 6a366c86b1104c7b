"""The choice of a marble where rows are unknown, with as few questions as possible.

A criterion names rows or colours. Once it is met, no other marble can be chosen, and none is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count as numbers

from automatable.core.engine.choices import Mask, each
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import SILENT
from automatable.core.forms.form import Field, Option
from automatable.games.golem.entry.fields import END, YES_OR_NO
from automatable.games.golem.entry.marble_answers import LIES, LIES_NOT, Replacements, joined_answer
from automatable.games.golem.entry.owner_values import OwnerValues
from automatable.games.golem.entry.synagogue import SeenMarbles, colours_of, in_rows, marbles_named_by
from automatable.games.golem.position.marble_row import total
from automatable.games.golem.position.state import COLOURS, MIRROR, ROWS, UNKNOWN, WORK, State
from automatable.games.golem.rules.context import Context, MarbleChoice
from automatable.games.golem.rules.printed_values import Column, Enough
from automatable.games.golem.rules.turn import marbles
from automatable.games.golem.rules.turn.marble_rows import WIDTH, row_mask
from automatable.games.golem.rules.turn.marbles import CRITERION

IN_ROWS = ("strategy", "work", "most-marbles")
"""Criteria that name rows; the others name colours."""


def choose(ctx: Context, state: State, card: str) -> MarbleChoice:
    """The marble that the yellow column of a card chooses."""
    column = marbles.criteria_of(ctx, card)
    if UNKNOWN in state.rows:
        state = marbles.with_character(ctx, state, "character-marbles")
        seen = SeenMarbles(ctx, state)
        number = 0
        while len(criteria := _read(ctx, seen, card, number)) > number:
            if not (mask := marbles_named_by(ctx, seen, criteria[number])):
                number += 1
                continue
            chosen, works = _settle(ctx, seen, mask, card, column, number)
            if chosen is not None:
                return state, chosen, works, total(seen.state.rows[chosen // WIDTH])
    state, marble, works = marbles.choose(ctx, state, column)
    return state, marble, works, 0 if marble is None else total(state.rows[marble // WIDTH])


def _read(
    ctx: Context,
    seen: SeenMarbles,
    card: str,
    number: int,
    replacements: Replacements | None = None,
    beside: tuple[Field, ...] = (),
) -> tuple[str, ...]:
    """The criteria of a card, at least one more than ``number`` if it has so many.

    A criterion that is not known yet is asked for, with facts about marbles on the same screen.
    """
    key = marbles.criteria_key(card)
    if not isinstance(ctx.printed, OwnerValues):
        return ctx.printed.column(key, bool)
    enough = _longer(number)
    return ctx.printed.column_with_marbles(key, enough, replacements or {}, beside, seen.answers)


def _as_known(top: tuple[str, ...]) -> bool:
    return True


def _longer(number: int) -> Enough:
    return lambda top: len(top) > number


def _settle(
    ctx: Context, seen: SeenMarbles, mask: Mask, card: str, column: Column, met: int
) -> tuple[int | None, bool]:
    """Choose one of these marbles; also whether the work criterion was met on the way (L12).

    None if a row that was counted only now turns out to be empty.
    """
    narrowed = [column(_longer(met))[met]]
    works = narrowed == ["work"]
    for number in numbers(met + 1):
        if not mask & (mask - 1) or _same_below(seen, mask, column(_longer(number - 1))[:number]):
            break
        if len(column(_as_known)) > number and not _count_alone(ctx, seen):
            return None, False
        criteria = _read(ctx, seen, card, number, _with_facts(seen, mask), _beside(ctx, seen))
        if not _count_now(ctx, seen):
            return None, False
        if len(criteria) <= number:
            break
        name = criteria[number]
        works = works or bool(name == "work" and seen.golems and mask & row_mask(WORK, MIRROR))
        rows = name in IN_ROWS
        left = CRITERION[name].best(seen, mask) if rows else _of_colour(ctx, seen, mask, name)
        narrowed += [name] * (left != mask)
        mask = left
    if not _count_alone(ctx, seen):
        return None, False
    if ctx.r.explaining:
        for name, message in zip(narrowed, ("looked", *["narrowed"] * len(narrowed)), strict=False):
            ctx.r.note(f"golem-note-{message}", "choose-marble", None, criterion=f"@word-{name}")
        if "work" in narrowed and not seen.able:
            ctx.r.note("golem-note-new-golem-counts", "criterion-work", ruling="L37")
    row = _picked(seen, mask) // WIDTH
    if row in seen.open_rows(mask):
        mask = mask & ~row_mask(row) | 1 << row * WIDTH + _first_colour(ctx, seen, mask & row_mask(row))
    chosen = marbles.choice_by(()).among(mask, seen, ctx.r)
    assert chosen is not None
    if ctx.r.explaining and row == MIRROR:
        ctx.r.note("golem-note-mirror-by-criteria", "mirror", ruling="L1")
    return chosen, works


def _beside(ctx: Context, seen: SeenMarbles) -> tuple[Field, ...]:
    """A field for the number of marbles in a row that is not counted yet."""
    if seen.uncounted is None:
        return ()
    args: Data = {"row": f"@row-{ROWS[seen.uncounted]}"}
    if seen.absent:
        args["besides"] = [f"@colour-{COLOURS[n]}" for n in colours_of(seen.absent)]
    message = "golem-part-in-row-besides" if seen.absent else "golem-part-in-row"
    high = len(ctx.box.marble_order)
    return (Field(f"in-{ROWS[seen.uncounted]}", message, args, low=0, high=high),)


def _count_alone(ctx: Context, seen: SeenMarbles) -> bool:
    """Ask whether the uncounted row holds any marble, on a screen without a criterion."""
    row = seen.uncounted
    return row is None or bool(in_rows(ctx, seen, [row]))


def _count_now(ctx: Context, seen: SeenMarbles) -> bool:
    """Whether anything lies in the row that was counted beside a criterion."""
    counted = seen.answers.counted
    if seen.uncounted is None or (id := f"in-{ROWS[seen.uncounted]}") not in counted:
        return True
    row, number = seen.uncounted, counted[id]
    seen.uncounted = None
    if number:
        seen.count(row, number)
    else:
        seen.empty.add(row)
        seen.answers.clear()
    return bool(number)


def _picked(seen: SeenMarbles, mask: Mask) -> int:
    chosen = marbles.choice_by(()).among(mask, seen, SILENT)
    assert chosen is not None
    return chosen


def _same_below(seen: SeenMarbles, mask: Mask, criteria: Sequence[str]) -> bool:
    """Whether the same marble is chosen whatever the remaining criteria are."""
    chosen = _picked(seen, mask)
    if seen.open_rows(mask) or (chosen // WIDTH == MIRROR and seen.golems):
        return False
    left = (pick for name, pick in CRITERION.items() if name not in criteria)
    return all(pick.best(seen, mask) >> chosen & 1 for pick in left)


def _divides(seen: SeenMarbles, mask: Mask, criterion: str) -> bool:
    named = mask & seen.named(criterion)
    return named not in (0, mask)


def _with_facts(seen: SeenMarbles, mask: Mask) -> dict[str, tuple[Option, ...]]:
    """Options for criteria that name colours of one row: each also says whether such a marble lies there."""
    rows = seen.open_rows(mask)
    if len(rows) != 1 or mask & ~row_mask(rows[0]):
        return {}
    names = [name for name in CRITERION if name not in IN_ROWS and _divides(seen, mask, name)]
    end = tuple(
        Option(
            joined_answer(END, COLOURS[n]),
            "golem-option-end-colour",
            {
                "colour": f"@colour-{COLOURS[n]}",
                "row": f"@row-{ROWS[rows[0]]}",
                "head": "golem-option-end-head",
                "short": f"golem-colour-{COLOURS[n]}",
            },
        )
        for n in _in_order(seen, mask)
    )
    return {**{name: _lies(seen, mask, name, rows[0]) for name in names}, END: end}


def _lies(seen: SeenMarbles, mask: Mask, criterion: str, row: int) -> tuple[Option, ...]:
    colours = [f"@colour-{COLOURS[colour]}" for colour in colours_of(mask & seen.named(criterion))]
    args = {"criterion": f"@word-{criterion}", "colours": colours, "row": f"@row-{ROWS[row]}"}
    words = {LIES: "golem-option-yes", LIES_NOT: "golem-option-no"}
    return tuple(
        Option(
            joined_answer(criterion, fact),
            f"golem-option-{fact}",
            {**args, "head": "golem-option-lies-head", "short": word},
        )
        for fact, word in words.items()
    )


def _of_colour(ctx: Context, seen: SeenMarbles, mask: Mask, criterion: str) -> Mask:
    """The marbles that a colour criterion keeps; colours in rows that were only counted are asked."""
    if not _divides(seen, mask, criterion):
        return mask
    named = mask & seen.named(criterion)
    unsure = [row for row in seen.open_rows(mask) if _divides(seen, mask & row_mask(row), criterion)]
    if unsure:
        found = _found(ctx, seen, mask, criterion, unsure)
        missing = row_mask(*(row for row in unsure if row not in found)) & named
        mask, named = mask & ~missing, named & ~missing
    return named or mask


def _found(ctx: Context, seen: SeenMarbles, mask: Mask, criterion: str, rows: Sequence[int]) -> list[int]:
    if len(rows) == 1 and (fact := seen.answers.facts.get(criterion)):
        return [*rows] if fact == LIES else []
    parts = tuple(Field(ROWS[row], f"golem-row-{ROWS[row]}", {}, YES_OR_NO, value=False) for row in rows)
    colours = [f"@colour-{COLOURS[colour]}" for colour in colours_of(mask & seen.named(criterion))]
    id = "-".join(["lies", criterion, *(ROWS[row] for row in rows)])
    answer = ctx.printed.ask(
        Question(id, "golem-look-lies", "choose-marble", {"colours": colours}, fields=parts)
    )
    return [row for row in rows if answer[ROWS[row]]]


def _in_order(seen: SeenMarbles, mask: Mask) -> list[int]:
    """The colours of one row's marbles in the order of the tokens (L14)."""
    return [n % WIDTH for n in sorted(each(mask), key=lambda marble: marbles.colour_order(seen, marble))]


def _first_colour(ctx: Context, seen: SeenMarbles, mask: Mask) -> int:
    """The first of these colours that lies in a row."""
    if not (colour := seen.answers.facts.get(END)):
        options = tuple(Option(COLOURS[n], f"golem-colour-{COLOURS[n]}") for n in _in_order(seen, mask))
        args = {"row": f"@row-{ROWS[each(mask)[0] // WIDTH]}"}
        colour = ctx.printed.ask(
            Question("first-colour", "golem-look-colour", "choose-marble", args, options)
        )
    return COLOURS.index(colour)
