"""The choice of a marble: by the criteria of the card in order, then by the strategy tokens."""

from __future__ import annotations

from functools import cache, partial

from msgspec import structs

from automatable.core.bitsets.rings import Rings
from automatable.core.engine.choices import Mask, Pick, TieBreak, fewest, most, only, prefer
from automatable.core.engine.resolution import SILENT
from automatable.games.golem.position.marble_row import count, total
from automatable.games.golem.position.state import (
    BLACK,
    COLOURS,
    KINDS,
    MIRROR,
    UNKNOWN,
    WHITE,
    WORK,
    State,
    height,
    laid,
    standing,
)
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.printed_values import Column, Screen
from automatable.games.golem.rules.turn.marble_rows import (
    _ROWS,
    ALL,
    NOT_MIRROR,
    TOKEN_ROWS,
    WIDTH,
    colour_mask,
    marble_name,
    offered,
    row_mask,
    with_rows,
)


class Rows:
    """The facts on which the choice of a row depends."""

    __slots__ = ("crew", "golems", "mirror_golems", "state")

    def __init__(self, ctx: Context, state: State) -> None:
        self.state = state
        self.crew = ctx.crew
        self.golems = len(standing(state))
        self.mirror_golems = ctx.box.automa.mirror_golems

    @property
    def able(self) -> int:
        """Standing golems without those made this turn."""
        return len(self.crew.able(self.state))


class Synagogue(Rows):
    """The facts on which the choice of a marble depends: those of its row, and the character."""

    __slots__ = ("left", "right", "shown")

    def __init__(self, ctx: Context, state: State) -> None:
        super().__init__(ctx, state)
        card = character(state)
        left = COLOURS.index(ctx.printed.word(f"characters.{card}.left"))
        right = COLOURS.index(ctx.printed.word(f"characters.{card}.right"))
        self.shown = (left, right)
        self.left = right if left in state.marbles else left
        self.right = left if right in state.marbles else right


def character(state: State) -> str:
    """The character of the round."""
    return state.characters[state.round - 1]


def with_character(ctx: Context, state: State, screen: Screen) -> State:
    """The position with the character of the round known, after asking for the values of a screen."""
    if not character(state):
        besides = [card for card in state.characters if card]
        card = ctx.printed.identify("characters", "character", besides, round=state.round)
        row = state.characters
        state = structs.replace(state, characters=(*row[: state.round - 1], card, *row[state.round :]))
    ctx.printed.screen(screen, state)
    return state


def _in_row(c: Synagogue, marble: int) -> int:
    return total(c.state.rows[marble // WIDTH])


def _fullest(c: Synagogue, mask: Mask) -> Mask:
    """Those of these marbles that lie in the fullest row."""
    most_, found = 0, 0
    for row, marbles in enumerate(c.state.rows):
        if here := mask & row_mask(row):
            number = total(marbles)
            if number >= most_:
                most_, found = number, here | (found if number == most_ else 0)
    return found


def token(c: Rows, marble: int) -> int:
    """The height of the token of a marble's row, from 1; rows without a token come last."""
    row = marble // WIDTH
    return height(c.state, row - 1) + 1 if 0 < row < MIRROR else len(KINDS) + 1


def _highest_token(c: Synagogue, mask: Mask) -> Mask:
    """The rows of colour tokens only, the highest that offers anything; otherwise no change (L13)."""
    for district in laid(c.state):
        if found := mask & row_mask(district + 1):
            return found
    return mask


def colour_order(c: Synagogue, marble: int) -> int:
    """The order of colours if nothing else decides: by the tokens, then black, then white (L14)."""
    colour = marble % WIDTH
    return height(c.state, colour) + 1 if colour < BLACK else colour + 1


def _by_colour(c: Synagogue) -> Rings:
    return _colours_by(laid(c.state))


@cache
def _colours_by(tokens: tuple[int, ...]) -> Rings:
    """The marbles of each colour, that of the highest token first."""
    return Rings(colour_mask(colour) for colour in (*tokens, BLACK, WHITE))


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
    fewest("golem-tie-colour-order", colour_order, rings=_by_colour, ruling="L14"),
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
"""Criteria without the reading of a ruling: if these choose another marble, the ruling decided."""


def _explain_rulings(ctx: Context, c: Synagogue, mask: Mask, criteria: tuple[str, ...], chosen: int) -> None:
    for name, ruling, message, otherwise in OTHERWISE:
        if name in criteria:
            read = (otherwise if each == name else CRITERION[each] for each in criteria)
            if _choice(*read).among(mask, c, SILENT) != chosen:
                ctx.r.note(message, f"criterion-{name}", ruling=ruling)


# --- what lies in the synagogue --------------------------------------------------------------------------


def candidates(c: Synagogue, mask: Mask) -> Mask:
    """The marbles without colours of the character already taken, if any others are left (L2, L3)."""
    taken = [colour for colour in c.state.marbles if colour in c.shown]
    return mask & ~colour_mask(*taken) or mask


def choose(ctx: Context, state: State, column: Column) -> tuple[State, int | None, bool]:
    """The marble that the yellow column chooses, and whether the work criterion named it."""
    state = with_character(ctx, state, "character-marbles")
    state = with_rows(ctx, state, *_ROWS)
    c = Synagogue(ctx, state)
    mask = candidates(c, offered(state))
    criteria = column(lambda top: _decided(c, mask, top))
    if ctx.r.explaining:
        _explain_ignored(ctx, c, mask)
    chosen = choice_by(criteria).among(mask, c, ctx.r)
    if chosen is None:
        return state, None, False
    for_work = bool(c.golems) and "work" in criteria and _work_checked(c, mask, criteria)
    if ctx.r.explaining:
        _explain_rulings(ctx, c, mask, criteria, chosen)
        if _new_golem_decides(c, mask, criteria, chosen, for_work):
            ctx.r.note("golem-note-new-golem-counts", "criterion-work", ruling="L37")
        if chosen // WIDTH == MIRROR and mask & NOT_MIRROR:
            ctx.r.note("golem-note-mirror-by-criteria", "mirror", ruling="L1")
    return state, chosen, for_work


def _new_golem_decides(
    c: Synagogue, mask: Mask, criteria: tuple[str, ...], chosen: int, for_work: bool
) -> bool:
    """Whether work is chosen only because a golem made by this card's bonus counts as standing (L37)."""
    if not c.golems or c.able or "work" not in criteria:
        return False
    skipped = _choice(*(CRITERION[name] for name in criteria if name != "work"))
    mirror_works = for_work and chosen // WIDTH == MIRROR and c.golems < c.mirror_golems
    return mirror_works or skipped.among(mask, c, SILENT) != chosen


def _explain_ignored(ctx: Context, c: Synagogue, mask: Mask) -> None:
    """Explain which colours of the character are ignored because they were taken, or cannot be ignored."""
    everything = offered(c.state)
    taken = [colour for colour in dict.fromkeys(c.state.marbles) if colour in c.shown]
    if not taken or not everything & colour_mask(*taken):
        return
    colours = [f"@colour-{COLOURS[colour]}" for colour in taken]
    if mask != everything:
        ctx.r.note("golem-note-ignored-colour", "ignored-colour", colours=colours)
    else:
        ctx.r.note("golem-note-only-ignored", "ignored-colour", ruling="L2", colours=colours)


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


def criteria_key(card: str) -> str:
    """Where the yellow column of a card is printed."""
    return f"automa_cards.{card}.marble"


def criteria_of(ctx: Context, card: str) -> Column:
    """The yellow column of a card."""
    return partial(ctx.printed.column, criteria_key(card))
