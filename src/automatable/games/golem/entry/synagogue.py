"""The questions about marbles in the synagogue: only what the next criterion needs is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import structs

from automatable.core.engine.choices import Mask, each
from automatable.core.engine.question import Question
from automatable.core.forms.form import Field
from automatable.games.golem.entry.marble_answers import MarbleAnswers
from automatable.games.golem.position.marble_row import one, total
from automatable.games.golem.position.state import (
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
)
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.turn import marble_rows
from automatable.games.golem.rules.turn.marble_rows import WIDTH, colour_mask, row_mask
from automatable.games.golem.rules.turn.marbles import Synagogue, token

EVERY = range(len(ROWS))
TOKENS = (GOLEM, ARTIFACT, STUDY)


class SeenMarbles(Synagogue):
    """The synagogue as far as it is known: a row that was only counted may hold any colour."""

    __slots__ = ("absent", "answers", "before", "counted", "empty", "uncounted")

    def __init__(self, ctx: Context, state: State) -> None:
        super().__init__(ctx, state)
        self.before = state
        self.answers = MarbleAnswers()
        self.counted: set[int] = set()  # rows of which only the number of marbles is known
        self.empty: set[int] = set()
        self.uncounted: int | None = None  # the row whose number is asked with the next criterion
        self.absent: Mask = colour_mask(*(colour for colour in state.marbles if colour in self.shown))

    def hidden(self, rows: Iterable[int]) -> list[int]:
        """Rows of which nothing is known yet."""
        return [row for row in rows if self.state.rows[row] == UNKNOWN and row not in self.empty]

    def count(self, row: int, number: int) -> None:
        """Record the number of marbles in a row; their colours are asked when they matter."""
        rows = self.state.rows
        self.state = structs.replace(self.state, rows=(*rows[:row], number * one(0), *rows[row + 1 :]))
        self.counted.add(row)

    def lying(self, ctx: Context, rows: Iterable[int]) -> Mask:
        """The marbles that are or may be in these rows, without ignored ones."""
        left = [n for n in range(WIDTH) if marble_rows.left_of(ctx.box, self.before, n) > 0]
        found = marble_rows.offered(self.before, [row for row in rows if row not in self.counted])
        found |= row_mask(*(row for row in rows if row in (*self.counted, self.uncounted))) & colour_mask(
            *left
        )
        return found & ~self.absent

    def open_rows(self, mask: Mask) -> list[int]:
        """Rows that were only counted: it is unknown which of these marbles they hold."""
        return [
            row
            for row in EVERY
            if row in (*self.counted, self.uncounted) and (mask & row_mask(row)).bit_count() > 1
        ]

    def named(self, criterion: str) -> Mask:
        """The marbles a criterion for colours names."""
        if criterion == "not-character":
            return marble_rows.ALL & ~colour_mask(*self.shown)
        return colour_mask(
            {"left": self.left, "right": self.right, "black": BLACK, "white": WHITE}[criterion]
        )


def marbles_named_by(ctx: Context, seen: SeenMarbles, criterion: str) -> Mask:
    """The marbles that a criterion names, after asking for what it needs; 0 if it names none."""
    if criterion == "strategy":
        return _topmost(ctx, seen)
    if criterion == "work":
        return in_rows(ctx, seen, (WORK, MIRROR)) if seen.golems else 0
    if criterion == "most-marbles":
        return _fullest(ctx, seen)
    return _where(ctx, seen, criterion)


def _topmost(ctx: Context, seen: SeenMarbles) -> Mask:
    """The row of the highest token. The next screen asks for its number of marbles."""
    for row in sorted(TOKENS, key=lambda row: token(seen, row * WIDTH)):
        if row in seen.hidden(TOKENS):
            seen.uncounted = row
        if mask := seen.lying(ctx, [row]):
            return mask
    return 0


def in_rows(ctx: Context, seen: SeenMarbles, rows: Sequence[int]) -> Mask:
    """The marbles in these rows, after asking how many lie in each."""
    seen.uncounted = None
    hidden = seen.hidden(rows)
    counted = _counted(ctx, seen, hidden, "-".join(["in", *(ROWS[row] for row in hidden)]), "in-rows")
    seen.empty |= {row for row in hidden if row not in counted}
    return seen.lying(ctx, rows)


def _fullest(ctx: Context, seen: SeenMarbles) -> Mask:
    """The rows with most marbles; the others need not be counted."""
    _counted(ctx, seen, seen.hidden(EVERY), "fullest", "fullest")
    rows = [row for row in EVERY if seen.lying(ctx, [row])]
    most = max((total(seen.state.rows[row]) for row in rows), default=0)
    return seen.lying(ctx, [row for row in rows if total(seen.state.rows[row]) == most])


def _where(ctx: Context, seen: SeenMarbles, criterion: str) -> Mask:
    """The rows in which a marble of the colours lies."""
    named = seen.named(criterion) & ~seen.absent
    if not named & seen.lying(ctx, EVERY) and not _left(ctx, seen, named):
        return 0
    hidden = seen.hidden(EVERY)
    names = [f"@colour-{COLOURS[colour]}" for colour in colours_of(named)]
    counted = _counted(ctx, seen, hidden, f"where-{criterion}", "where", colours=names)
    found = named & seen.lying(ctx, [row for row in EVERY if row in counted or row not in hidden])
    if not found:
        seen.absent |= named
    return found


def _left(ctx: Context, seen: SeenMarbles, named: Mask) -> bool:
    return any(marble_rows.left_of(ctx.box, seen.before, colour) > 0 for colour in colours_of(named))


def colours_of(mask: Mask) -> list[int]:
    """The colours of these marbles."""
    return sorted({marble % WIDTH for marble in each(mask)})


def _counted(
    ctx: Context, seen: SeenMarbles, hidden: Sequence[int], id: str, what: str, **args: object
) -> list[int]:
    """Ask how many marbles lie in each of these rows; return the rows that are not empty.

    The answer is also 0 for a row to which the question does not apply.
    """
    if not hidden:
        return []
    high = len(ctx.box.marble_order)
    parts = tuple(Field(ROWS[row], f"golem-row-{ROWS[row]}", low=0, high=high, value=0) for row in hidden)
    if what != "where" and seen.absent:
        what, args = (
            f"{what}-besides",
            {"besides": [f"@colour-{COLOURS[n]}" for n in colours_of(seen.absent)]},
        )
    answer = ctx.printed.ask(Question(id, f"golem-look-{what}", "choose-marble", args, fields=parts))
    found = [row for row in hidden if answer[ROWS[row]]]
    for row in found:
        seen.count(row, answer[ROWS[row]])
    return found
