"""The choice of a marble: criteria in turn, then the strategy tokens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Any

from msgspec import structs

from automatable.core.choosing import Mask, Pick, TieBreak, each, fewest, mask_of, most, only, prefer
from automatable.core.question import Option, Part, Question
from automatable.core.refused import Refused
from automatable.core.resolution import SILENT
from automatable.games.golem.reading import Column, Table
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
    laid,
    one,
    standing,
    total,
)
from automatable.games.golem.tables import Box
from automatable.games.golem.things import YES_OR_NO

WIDTH = len(COLOURS)
MOST_IN_ROW = 15
"""Marbles of one colour a row's number has room for; the game has no more in all."""
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


class Rows:
    """What the choice of a row looks at."""

    __slots__ = ("golems", "mirror_golems", "state")

    def __init__(self, table: Table, state: State) -> None:
        self.state = state
        self.golems = len(standing(state))
        self.mirror_golems = table.box.automa.mirror_golems


class Synagogue(Rows):
    """What the choice of a marble looks at: the character as well."""

    __slots__ = ("left", "right", "shown")

    def __init__(self, table: Table, state: State) -> None:
        super().__init__(table, state)
        card = character(state)
        left = COLOURS.index(table.word(f"characters.{card}.left"))
        right = COLOURS.index(table.word(f"characters.{card}.right"))
        self.shown = (left, right)
        self.left = right if left in state.marbles else left
        self.right = left if right in state.marbles else right


def character(state: State) -> str:
    """The character of the round."""
    return state.characters[state.round - 1]


def with_character(table: Table, state: State, *needed: str) -> State:
    """The position with the character of the round known, and what is needed of it."""
    if not character(state):
        besides = [card for card in state.characters if card]
        card = table.identify("characters", "character", besides, round=state.round)
        row = state.characters
        state = structs.replace(state, characters=(*row[: state.round - 1], card, *row[state.round :]))
    table.need(*(f"characters.{character(state)}.{part}" for part in needed))
    return state


def marble_name(ctx: Any, marble: int) -> str:
    """A marble by row and colour."""
    return f"@marble-{ROWS[marble // WIDTH]}-{COLOURS[marble % WIDTH]}"


def _in_row(c: Synagogue, marble: int) -> int:
    return total(c.state.rows[marble // WIDTH])


def _fullest(c: Synagogue, mask: Mask) -> Mask:
    """The marbles of the rows in which most lie, of those that offer any of these."""
    most_, found = 0, 0
    for row, marbles in enumerate(c.state.rows):
        if here := mask & row_mask(row):
            number = total(marbles)
            if number >= most_:
                most_, found = number, here | (found if number == most_ else 0)
    return found


def token(c: Rows, marble: int) -> int:
    """How high the token of a marble's row lies, from 1; rows without one come after all."""
    row = marble // WIDTH
    return height(c.state, row - 1) + 1 if 0 < row < MIRROR else len(KINDS) + 1


def _highest_token(c: Synagogue, mask: Mask) -> Mask:
    """The rows of colour tokens only, the highest that offers anything; otherwise no change (L13)."""
    for district in laid(c.state):
        if found := mask & row_mask(district + 1):
            return found
    return mask


def colour_order(c: Synagogue, marble: int) -> int:
    """Which colour comes first where nothing else decides: by the tokens, then black, then white (L14)."""
    colour = marble % WIDTH
    return height(c.state, colour) + 1 if colour < BLACK else colour + 1


CRITERION: dict[str, TieBreak[Synagogue]] = {
    "most-marbles": most("golem-crit-most-marbles", _in_row, best=_fullest),
    "work": prefer("golem-crit-work", lambda c: row_mask(WORK, MIRROR) if c.golems else 0),
    "strategy": fewest("golem-crit-strategy", token, best=_highest_token),
    "black": prefer("golem-crit-black", lambda c: colour_mask(BLACK)),
    "white": prefer("golem-crit-white", lambda c: colour_mask(WHITE)),
    "left": prefer("golem-crit-left", lambda c: colour_mask(c.left)),
    "right": prefer("golem-crit-right", lambda c: colour_mask(c.right)),
    "not-character": prefer("golem-crit-not-character", lambda c: ALL & ~colour_mask(*c.shown)),
}
FALLBACK: tuple[TieBreak[Synagogue], ...] = (
    prefer("golem-tie-not-mirror", lambda c: NOT_MIRROR),
    prefer("golem-tie-work-with-two", lambda c: row_mask(WORK) if c.golems >= c.mirror_golems else 0),
    fewest("golem-tie-row-token", token, best=_highest_token),
    fewest("golem-tie-colour-order", colour_order, ruling="L14"),
)


@cache
def choice_by(criteria: tuple[str, ...]) -> Pick[Synagogue]:
    """The yellow column of a card as a choice: its criteria in turn, then the strategy tokens."""
    return _choice(*(CRITERION[name] for name in criteria))


def _choice(*criteria: TieBreak[Synagogue]) -> Pick[Synagogue]:
    return Pick("choose-marble", marble_name, *criteria, *FALLBACK, what="golem-what-marble")


def _not_ignored(c: Synagogue, marble: int) -> int:
    """Marbles of a row without the colours that are ignored."""
    ignored = {colour for colour in c.state.marbles if colour in c.shown}
    row = c.state.rows[marble // WIDTH]
    return sum(count(row, colour) for colour in range(WIDTH) if colour not in ignored)


def _fullest_of_all(c: Synagogue, mask: Mask) -> Mask:
    rows = c.state.rows
    fullest = max(total(row) for row in rows if row != UNKNOWN)
    return mask & row_mask(*(n for n in _ROWS if rows[n] != UNKNOWN and total(rows[n]) == fullest)) or mask


def _topmost_token(c: Synagogue, mask: Mask) -> Mask:
    return mask & row_mask(c.state.tokens[0] + 1) or mask


OTHERWISE: tuple[tuple[str, str, str, TieBreak[Synagogue]], ...] = (
    ("most-marbles", "L2", "golem-note-ignored-count", most("", _not_ignored)),
    ("most-marbles", "L13", "golem-note-possible-rows", most("", _in_row, best=_fullest_of_all)),
    ("strategy", "L13", "golem-note-next-token", fewest("", token, best=_topmost_token)),
    (
        "not-character",
        "L3",
        "golem-note-white-is-none",
        prefer("", lambda c: ALL & ~colour_mask(*c.shown, WHITE)),
    ),
    (
        "work",
        "L12",
        "golem-note-work-skipped",
        prefer("", lambda c: row_mask(WORK, MIRROR) if c.golems else row_mask(WORK)),
    ),
)
"""Criteria read otherwise than a ruling says: where the choice would be another, the ruling decided it."""


def _tell_rulings(table: Table, c: Synagogue, mask: Mask, criteria: tuple[str, ...], chosen: int) -> None:
    for name, ruling, message, otherwise in OTHERWISE:
        if name in criteria:
            read = (otherwise if each == name else CRITERION[each] for each in criteria)
            if _choice(*read).among(mask, c, SILENT) != chosen:
                table.r.note(message, f"criterion-{name}", ruling=ruling)


# --- what lies in the synagogue --------------------------------------------------------------------------


def look_at(table: Table, state: State, *rows: int) -> State:
    """Make sure the marbles of these rows are known; asked for together, each as often as it lies there."""
    hidden = [row for row in rows if state.rows[row] == UNKNOWN]
    if not hidden:
        return state
    colours = tuple(
        Option(colour, f"golem-colour-{colour}", weight=left)
        for number, colour in enumerate(COLOURS)
        if (left := left_of(table.box, state, number)) > 0
    )
    parts = tuple(
        Part(ROWS[row], f"golem-row-{ROWS[row]}", {}, colours, many=True, repeats=True, known=[])
        for row in hidden
    )
    id = "-".join(["rows", *(ROWS[row] for row in hidden)])
    shared = state.rows.count(UNKNOWN) == len(hidden) > 1 and _all_told(state)
    told = table.ask(Question(id, "golem-which-marbles", "choose-marble", parts=parts, shared=shared))
    for row in hidden:
        marbles = [COLOURS.index(colour) for colour in told[ROWS[row]]]
        if any(marbles.count(colour) > MOST_IN_ROW for colour in marbles):
            raise Refused("golem-refused-rows", row=ROWS[row])
        state = with_row(state, row, sum(one(colour) for colour in marbles))
    check_number(table.box, state)
    return state


def _all_told(state: State) -> bool:
    """Whether every marble the humans took is known: all others lie in the rows."""
    return not state.unseen and sum(state.drawn) == len(state.human_marbles)


def by_hand(table: Table, state: State, criteria: tuple[str, ...]) -> tuple[State, int | None, bool, int]:
    """The marble the player found by the yellow column, and how many lay in its row."""
    options = tuple(
        Option(f"{ROWS[row]}-{COLOURS[colour]}", "golem-option-took", took_args(row, colour))
        for row, colour in could_take(table.box, state)
    )
    mirror = tuple(option.value for option in options if str(option.value).startswith(ROWS[MIRROR]))
    marble = Part("marble", "golem-part-marble", {}, options)
    number = Part("value", "golem-part-marbles-in-row", {}, low=1, high=len(table.box.marble_order))
    works = Part("works", "golem-part-mirror-works", {}, YES_OR_NO, when=({"marble": mirror},))
    asks_work = bool(mirror and "work" in criteria and standing(state))
    names = [f"@word-{name}" for name in criteria]
    told = table.r.ask(
        Question(
            f"marble-{len(state.marbles)}",
            "golem-outcome-marble",
            "choose-marble",
            {"criteria": names},
            parts=(marble, number, works) if asks_work else (marble, number),
        )
    )
    row, _, colour = told["marble"].partition("-")
    chosen = ROWS.index(row) * WIDTH + COLOURS.index(colour)
    return state, chosen, told.get("works", False), told["value"]


def could_take(box: Box, state: State) -> list[tuple[int, int]]:
    """Row and colour of every marble that lies there or may lie where nobody has looked."""
    hidden = [row for row in _ROWS if state.rows[row] == UNKNOWN]
    unseen = [(row, colour) for row in hidden for colour in range(WIDTH) if left_of(box, state, colour) > 0]
    return sorted([*marbles_in(offered(state)), *unseen])


def took_args(row: int, colour: int) -> dict[str, Any]:
    """A marble by row and colour, for words."""
    return {"row": f"@row-{ROWS[row]}", "colour": f"@colour-{COLOURS[colour]}"}


def without(state: State, row: int, colour: int) -> State:
    """The position after a marble was taken; in a row nobody has looked at nothing is counted."""
    return state if state.rows[row] == UNKNOWN else with_row(state, row, state.rows[row] - one(colour))


def left_of(box: Box, state: State, colour: int) -> int:
    """Marbles of a colour that are neither taken nor in a known row."""
    taken = [*state.marbles, *state.human_marbles].count(colour)
    lying = sum(count(row, colour) for row in state.rows if row != UNKNOWN)
    return box.base.marbles[COLOURS[colour]] - taken - lying


def check_number(box: Box, state: State) -> None:
    """Refuse more marbles of a colour than the box holds, those taken this round counted."""
    for number, colour in enumerate(COLOURS):
        if left_of(box, state, number) < 0:
            most = box.base.marbles[colour]
            raise Refused("golem-refused-too-many-marbles", colour=f"@colour-{colour}", most=most)


def with_row(state: State, row: int, marbles: int) -> State:
    """The position with other marbles in a row."""
    return structs.replace(state, rows=(*state.rows[:row], marbles, *state.rows[row + 1 :]))


def offered(state: State, rows: Sequence[int] = _ROWS) -> Mask:
    """The marbles that lie in known rows."""
    found = 0
    for row in rows:
        marbles = state.rows[row]
        if marbles != UNKNOWN:
            found |= _colours_in(marbles) << row * WIDTH
    return found


@lru_cache(maxsize=1 << 12)
def _colours_in(row: int) -> Mask:
    """The colours of the marbles in a row."""
    return mask_of([colour for colour in range(WIDTH) if count(row, colour)])


def candidates(c: Synagogue, mask: Mask) -> Mask:
    """Without the colours already taken that the character shows, while there are others (L2, L3)."""
    taken = [colour for colour in c.state.marbles if colour in c.shown]
    return mask & ~colour_mask(*taken) or mask


def choose(table: Table, state: State, column: Column) -> tuple[State, int | None, bool]:
    """The marble by the yellow column, and whether the work criterion spoke for it."""
    state = with_character(table, state, "left", "right")
    state = look_at(table, state, *_ROWS)
    c = Synagogue(table, state)
    mask = candidates(c, offered(state))
    criteria = column(lambda top: _decided(c, mask, top))
    if table.r.listens:
        _tell_ignored(table, c, mask)
    chosen = choice_by(criteria).among(mask, c, table.r)
    if chosen is None:
        return state, None, False
    if table.r.listens:
        _tell_rulings(table, c, mask, criteria, chosen)
        if chosen // WIDTH == MIRROR and mask & NOT_MIRROR:
            table.r.note("golem-note-mirror-by-criteria", "mirror", ruling="L1")
    return state, chosen, bool(c.golems) and _work_checked(c, mask, criteria)


def _tell_ignored(table: Table, c: Synagogue, mask: Mask) -> None:
    """The character's colours that were taken and are ignored now, or could not be."""
    everything = offered(c.state)
    taken = [colour for colour in dict.fromkeys(c.state.marbles) if colour in c.shown]
    if not taken or not everything & colour_mask(*taken):
        return
    colours = [f"@colour-{COLOURS[colour]}" for colour in taken]
    if mask != everything:
        table.r.note("golem-note-ignored-colour", "ignored-colour", colours=colours)
    else:
        table.r.note("golem-note-only-ignored", "ignored-colour", ruling="L2", colours=colours)


def _decided(c: Synagogue, mask: Mask, criteria: tuple[str, ...]) -> bool:
    """Whether these criteria leave one marble that one of them names: nothing below them matters."""
    active = not mask
    for name in criteria:
        mask = CRITERION[name].best(c, mask)
        active = active or _met(c, mask, name)
    return active and not mask & (mask - 1)


def _work_checked(c: Synagogue, mask: Mask, criteria: tuple[str, ...]) -> bool:
    """Whether the work criterion was checked and met by a marble still possible (L12)."""
    active = False
    for name in criteria:
        if active and not mask & (mask - 1):
            return False
        mask = CRITERION[name].best(c, mask)
        if name == "work" and _met(c, mask, name):
            return True
        active = active or _met(c, mask, name)
    return False


def _met(c: Synagogue, best: Mask, name: str) -> bool:
    """Whether the marbles that a criterion has left are what it names: all of them, or none."""
    if name in ("most-marbles", "strategy"):
        return name == "most-marbles" or bool(best & TOKEN_ROWS)
    return bool(best) and bool(CRITERION[name].value(c, only(best)))


def criteria_of(table: Table, card: str) -> Column:
    """The yellow column of a card."""
    return partial(table.column, f"automa_cards.{card}.marble")


def marbles_in(mask: Mask) -> list[tuple[int, int]]:
    """Row and colour of each marble of a set."""
    return [divmod(marble, WIDTH) for marble in each(mask)]
