"""Spring: you alone choose a wake-up row and take its bonus action token."""

from msgspec.structs import replace

from automatable.authoring import Resolver, UserError
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.position.events import Organized, WokeUp
from automatable_viticulture.position.state import ROWS, State, challenge, playing

NEVER_MOVED_TO = 7
"""The row of the grey worker: the Organizer may not move there."""


def open_rows(box: Printed, state: State) -> tuple[int, ...]:
    """The rows that may be chosen: those with a token, or all in year 8 and where a challenge says so."""
    if challenge(box, state).any_row or state.year > len(ROWS):
        return ROWS
    return state.rows


def gain(box: Printed, state: State, row: int) -> str:
    """What a wake-up row gives; no VP where a challenge counts wine alone."""
    gained = box.rows[str(row)]
    return "@gain-no-point" if gained == "point" and challenge(box, state).large else f"@gain-{gained}"


def wake_up(box: Printed, state: State, event: WokeUp, r: Resolver) -> State:
    """Take the row's benefit and its token. The Automa does nothing."""
    if state.step != "spring" or event.row not in open_rows(box, state):
        raise UserError("viticulture-not-row", row=event.row)
    tokens = state.tokens + challenge(box, state).tokens
    r.instruct("viticulture-do-row", "row-benefits", row=event.row, gain=gain(box, state, event.row))
    if tokens > state.tokens:
        r.instruct("viticulture-do-take-token", "token-kept", tokens=tokens)
    elif event.row in state.rows and not challenge(box, state).any_row:
        r.instruct("viticulture-do-remove-token", "row-once", row=event.row)
    rows = tuple(row for row in state.rows if row != event.row)
    return replace(state, step="summer", row=event.row, rows=rows, tokens=tokens, cards=())


def organize(box: Printed, state: State, event: Organized, r: Resolver) -> State:
    """The Organizer moves the rooster: the new row's benefit, no token, never row 7."""
    if playing(state) is None or event.row not in ROWS or event.row in (state.row, NEVER_MOVED_TO):
        raise UserError("viticulture-not-organized", row=event.row)
    r.instruct("viticulture-do-organized", "organizer", row=event.row, gain=gain(box, state, event.row))
    return replace(state, row=event.row)
