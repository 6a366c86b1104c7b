"""The choice of a marble: criteria in turn, then the strategy tokens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import structs

from automatable.core.choosing import Mask, Pick, TieBreak, each, fewest, mask_of, most, prefer
from automatable.core.question import Option, Question
from automatable.games.golem.components import CRITERIA
from automatable.games.golem.printed import Table
from automatable.games.golem.state import (
    ARTIFACT,
    BLACK,
    COLOURS,
    GOLEM,
    KINDS,
    MIRROR,
    ROWS,
    STUDY,
    UNKNOWN,
    WHITE,
    WORK,
    State,
    count,
    height,
    one,
    standing,
    total,
)

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


class Synagogue:
    """What the choice of a marble looks at."""

    __slots__ = ("golems", "left", "mirror_golems", "right", "s", "shown")

    def __init__(self, t: Table, s: State) -> None:
        self.s = s
        self.golems = len(standing(s))
        self.mirror_golems = t.box.automa.mirror_golems
        card = character(s)
        left = COLOURS.index(t.word(f"characters.{card}.left", COLOURS))
        right = COLOURS.index(t.word(f"characters.{card}.right", COLOURS))
        self.shown = (left, right)
        self.left = right if left in s.marbles else left
        self.right = left if right in s.marbles else right


def character(s: State) -> str:
    """The character of the round."""
    return s.characters[s.round - 1]


def marble_name(ctx: Any, marble: int) -> str:
    """A marble by row and colour."""
    return f"@marble-{ROWS[marble // WIDTH]}-{COLOURS[marble % WIDTH]}"


def _in_row(c: Synagogue, marble: int) -> int:
    return total(c.s.rows[marble // WIDTH])


def token(c: Synagogue, marble: int) -> int:
    """How high the token of a marble's row lies, from 1; rows without one come after all."""
    row = marble // WIDTH
    return height(c.s, row - 1) + 1 if 0 < row < MIRROR else len(KINDS) + 1


def _highest_token(c: Synagogue, mask: Mask) -> Mask:
    """The rows of colour tokens only, the highest that offers anything; otherwise no change (L13)."""
    rows = mask & TOKEN_ROWS
    return _BY_TOKEN.best(c, rows) if rows else mask


_BY_TOKEN: TieBreak[Synagogue] = fewest("golem-crit-strategy", token)


def _colour_order(c: Synagogue, marble: int) -> int:
    colour = marble % WIDTH
    return height(c.s, colour) if colour < BLACK else colour


CRITERION: dict[str, TieBreak[Synagogue]] = {
    "most-marbles": most("golem-crit-most-marbles", _in_row),
    "work": prefer("golem-crit-work", lambda c: row_mask(WORK, MIRROR) if c.golems else 0),
    "strategy": fewest("golem-crit-strategy", token, best=_highest_token),
    "black": prefer("golem-crit-black", lambda c: colour_mask(BLACK)),
    "white": prefer("golem-crit-white", lambda c: colour_mask(WHITE)),
    "left": prefer("golem-crit-left", lambda c: colour_mask(c.left)),
    "right": prefer("golem-crit-right", lambda c: colour_mask(c.right)),
    "not-character": prefer("golem-crit-not-character", lambda c: ALL & ~colour_mask(*c.shown)),
}
FALLBACK: tuple[TieBreak[Synagogue], ...] = (
    prefer("golem-tie-not-mirror", lambda c: NOT_MIRROR, ruling="L1"),
    prefer("golem-tie-work-with-two", lambda c: row_mask(WORK) if c.golems >= c.mirror_golems else 0),
    fewest("golem-tie-row-token", token, best=_highest_token),
    fewest("golem-tie-colour-order", _colour_order, ruling="L14"),
)


@cache
def choice_by(criteria: tuple[str, ...]) -> Pick[Synagogue]:
    """The yellow column of a card as a choice: its criteria in turn, then the strategy tokens."""
    return Pick("choose-marble", marble_name, *(CRITERION[name] for name in criteria), *FALLBACK)


# --- what lies in the synagogue --------------------------------------------------------------------------


def look_at(t: Table, s: State, row: int) -> State:
    """Make sure the marbles of a row are known."""
    if s.rows[row] != UNKNOWN:
        return s
    options = tuple(
        Option(f"{colour}-{number}", "golem-option-marble", {"colour": f"@colour-{colour}", "number": number})
        for colour, most_ in t.box.base.marbles.items()
        for number in range(1, most_ - _seen(s, COLOURS.index(colour)) + 1)
    )
    if not options:
        return with_row(s, row, 0)
    question = Question(
        f"row-{ROWS[row]}",
        "golem-which-marbles",
        "choose-marble",
        {"row": f"@row-{ROWS[row]}"},
        options,
        many=True,
    )
    answer = set(t.r.ask(question))
    marbles = sum(one(COLOURS.index(marble.rpartition("-")[0])) for marble in answer)
    return with_row(s, row, marbles)


def _seen(s: State, colour: int) -> int:
    """Marbles of a colour that are known to be elsewhere."""
    lying = sum(count(row, colour) for row in s.rows if row != UNKNOWN)
    return lying + [*s.marbles, *s.human_marbles].count(colour)


def with_row(s: State, row: int, marbles: int) -> State:
    """The position with other marbles in a row."""
    return structs.replace(s, rows=(*s.rows[:row], marbles, *s.rows[row + 1 :]))


def offered(s: State, rows: Sequence[int] = _ROWS) -> Mask:
    """The marbles that lie in known rows."""
    return mask_of(
        [
            row * WIDTH + colour
            for row in rows
            if s.rows[row] != UNKNOWN
            for colour in range(WIDTH)
            if count(s.rows[row], colour)
        ]
    )


def candidates(c: Synagogue, mask: Mask) -> Mask:
    """Without the colours already taken that the character shows, while there are others (L2, L3)."""
    taken = [colour for colour in c.s.marbles if colour in c.shown]
    return mask & ~colour_mask(*taken) or mask


def look_as_needed(t: Table, s: State, criteria: tuple[str, ...]) -> State:
    """Ask for the rows the choice needs: two if work decides first, one if the tokens do, otherwise all."""
    if UNKNOWN not in s.rows:
        return s
    first = criteria[0] if criteria else ""
    if first == "work" and standing(s):
        s = look_at(t, look_at(t, s, WORK), MIRROR)
        if candidates_in(t, s, (WORK, MIRROR)):
            return s
    if first == "strategy":
        for token in s.tokens:
            s = look_at(t, s, token + 1)
            if candidates_in(t, s, (token + 1,)):
                return s
    for row in range(len(ROWS)):
        s = look_at(t, s, row)
    return s


def candidates_in(t: Table, s: State, rows: tuple[int, ...]) -> Mask:
    """Marbles of these rows that are not ignored."""
    c = Synagogue(t, s)
    taken = [colour for colour in s.marbles if colour in c.shown]
    return offered(s, rows) & ~colour_mask(*taken)


def choose(t: Table, s: State, criteria: tuple[str, ...]) -> tuple[State, int | None, bool]:
    """The marble by the yellow column, and whether the work criterion spoke for it."""
    s = look_as_needed(t, s, criteria)
    c = Synagogue(t, s)
    mask = candidates(c, offered(s))
    if t.r.listens and mask != offered(s):
        t.r.note("golem-note-ignored-colour", "ignored-colour", ruling="L2")
    chosen = choice_by(criteria).among(mask, c, t.r)
    return s, chosen, chosen is not None and _work_spoke(c, mask, criteria)


def _work_spoke(c: Synagogue, mask: Mask, criteria: tuple[str, ...]) -> bool:
    """Whether the work criterion was active: checked, and met by a marble still possible (L12)."""
    active = False
    for name in criteria:
        if active and not mask & (mask - 1):
            return False
        met = _met(c, mask, name)
        if met and name == "work":
            return True
        active = active or met
        mask = CRITERION[name].best(c, mask)
    return False


def _met(c: Synagogue, mask: Mask, name: str) -> bool:
    """Whether any of these marbles is what a criterion names."""
    if name in ("most-marbles", "strategy"):
        return name == "most-marbles" or bool(mask & TOKEN_ROWS)
    return any(CRITERION[name].value(c, marble) for marble in each(mask))


def criteria_of(t: Table, card: str) -> tuple[str, ...]:
    """The yellow column of a card."""
    return t.sequence(f"automa_cards.{card}.marble", CRITERIA)


def marbles_in(mask: Mask) -> list[tuple[int, int]]:
    """Row and colour of each marble of a set."""
    return [divmod(marble, WIDTH) for marble in each(mask)]
