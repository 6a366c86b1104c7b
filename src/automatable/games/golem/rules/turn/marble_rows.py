"""The marbles in the rows of the synagogue, and sets of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import structs

from automatable.core.engine.choices import Mask, each, mask_of
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question
from automatable.core.forms.form import Field, Option
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.marble_row import MOST, ONE, colours_in, count, row_of
from automatable.games.golem.position.state import (
    ARTIFACT,
    COLOURS,
    GOLEM,
    ROWS,
    STUDY,
    UNKNOWN,
    WORK,
    State,
)
from automatable.games.golem.rules.context import Context

WIDTH = len(COLOURS)


_ROWS = tuple(range(len(ROWS)))


ALL: Mask = (1 << len(ROWS) * WIDTH) - 1


@cache
def row_mask(*rows: int) -> Mask:
    """All marbles of these rows."""
    return mask_of([row * WIDTH + colour for row in rows for colour in range(WIDTH)])


@cache
def colour_mask(*colours: int) -> Mask:
    """All marbles of these colours."""
    return mask_of([row * WIDTH + colour for row in range(len(ROWS)) for colour in colours])


TOKEN_ROWS: Mask = row_mask(GOLEM, ARTIFACT, STUDY)


NOT_MIRROR: Mask = row_mask(WORK, GOLEM, ARTIFACT, STUDY)


def marble_name(ctx: object, marble: int) -> str:
    """A marble by row and colour."""
    return f"@marble-{ROWS[marble // WIDTH]}-{COLOURS[marble % WIDTH]}"


def with_rows(ctx: Context, state: State, *rows: int) -> State:
    """The position with the marbles of these rows known; unknown rows are asked for on one screen."""
    if UNKNOWN not in state.rows:
        return state
    hidden = [row for row in rows if state.rows[row] == UNKNOWN]
    if not hidden:
        return state
    colours = tuple(
        Option(colour, f"golem-colour-{colour}", weight=left)
        for number, colour in enumerate(COLOURS)
        if (left := left_of(ctx.box, state, number)) > 0
    )
    parts = tuple(
        Field(ROWS[row], f"golem-row-{ROWS[row]}", {}, colours, kind="list", repeats=True, value=[])
        for row in hidden
    )
    id = "-".join(["rows", *(ROWS[row] for row in hidden)])
    shared = state.rows.count(UNKNOWN) == len(hidden) > 1 and _all_known(state)
    answer = ctx.printed.ask(
        Question(id, "golem-which-marbles", "choose-marble", fields=parts, shared=shared)
    )
    for row in hidden:
        marbles = [COLOURS.index(colour) for colour in answer[ROWS[row]]]
        if any(marbles.count(colour) > MOST for colour in marbles):
            raise UserError("golem-refused-rows", row=ROWS[row])
        state = with_row(state, row, row_of(marbles))
    check_number(ctx.box, state)
    return state


def _all_known(state: State) -> bool:
    """Whether every marble that the humans took is known, so that all others are in the rows."""
    return not state.unseen and sum(state.drawn) == len(state.human_marbles)


def could_take(box: Box, state: State) -> list[tuple[int, int]]:
    """Row and colour of every marble that lies there or may lie in an unknown row."""
    hidden = [row for row in _ROWS if state.rows[row] == UNKNOWN]
    unseen = [(row, colour) for row in hidden for colour in range(WIDTH) if left_of(box, state, colour) > 0]
    return sorted([*marbles_in(offered(state)), *unseen])


def took_args(row: int, colour: int) -> Data:
    """A marble by row and colour, for words."""
    return {"row": f"@row-{ROWS[row]}", "colour": f"@colour-{COLOURS[colour]}"}


def without(rows: tuple[int, ...], row: int, colour: int) -> tuple[int, ...]:
    """The rows after a marble was taken; an unknown row stays unknown."""
    if rows[row] == UNKNOWN:
        return rows
    return (*rows[:row], rows[row] - ONE[colour], *rows[row + 1 :])


def left_of(box: Box, state: State, colour: int) -> int:
    """The number of marbles of a colour that are neither taken nor in a known row."""
    taken = [*state.marbles, *state.human_marbles].count(colour)
    lying = sum(count(row, colour) for row in state.rows if row != UNKNOWN)
    return box.base.marbles[COLOURS[colour]] - taken - lying


def check_number(box: Box, state: State) -> None:
    """Refuse more marbles of a colour than the box holds, those taken this round counted."""
    for number, colour in enumerate(COLOURS):
        if left_of(box, state, number) < 0:
            most = box.base.marbles[colour]
            raise UserError("golem-refused-too-many-marbles", colour=f"@colour-{colour}", most=most)


def with_row(state: State, row: int, marbles: int) -> State:
    """The position with other marbles in a row."""
    return structs.replace(state, rows=(*state.rows[:row], marbles, *state.rows[row + 1 :]))


def offered(state: State, rows: Sequence[int] = _ROWS) -> Mask:
    """The marbles that lie in known rows."""
    found = 0
    for row in rows:
        marbles = state.rows[row]
        if marbles != UNKNOWN:
            found |= colours_in(marbles) << row * WIDTH
    return found


def marbles_in(mask: Mask) -> list[tuple[int, int]]:
    """Row and colour of each marble of a set."""
    return [divmod(marble, WIDTH) for marble in each(mask)]
