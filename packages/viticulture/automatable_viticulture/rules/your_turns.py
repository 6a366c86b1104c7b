"""Your turns in summer and winter, as far as the Automa's part is concerned: tokens and the Planner."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from automatable.authoring import Event, Resolver, UserError
from automatable_viticulture.box.printed import SPACES, Printed, Space
from automatable_viticulture.position.events import Organized, Planned, TokenUsed
from automatable_viticulture.position.state import ROWS, State, challenge, playing
from automatable_viticulture.rules.spring import NEVER_MOVED_TO

NO_BONUS: Mapping[str, tuple[Space, ...]] = {"6": ("sell-grape", "fill-order"), "8": ("fill-order",)}
"""Where a token adds nothing: a VP in challenge 6, an order in challenge 8."""


def may_report(box: Printed, state: State) -> Iterator[Event]:
    """What you may report in your turns: a token on a space of the season, the Planner, the Organizer."""
    now = playing(state)
    seasons = {space: box.spaces[space].season for space in SPACES}
    if now is not None and state.tokens and challenge(box, state).tokens:
        useful = (space for space in SPACES if space not in NO_BONUS.get(state.challenge, ()))
        yield from (TokenUsed(space) for space in useful if seasons[space] == now)
    if now == "summer" and state.planned is None:
        yield from (Planned(space) for space in SPACES if seasons[space] == "winter")
    if now is not None:
        yield from (Organized(row) for row in ROWS if row not in (state.row, NEVER_MOVED_TO))


def use_token(box: Printed, state: State, event: TokenUsed, r: Resolver) -> State:
    """The action's bonus in addition to it; a blocked space needs your grande worker all the same (V5)."""
    if not challenge(box, state).tokens:
        raise UserError("viticulture-tokens-forbidden", challenge=state.challenge)
    if state.tokens < 1:
        raise UserError("viticulture-no-token")
    space = f"@space-{event.space}"
    if box.spaces[event.space].season != playing(state):
        raise UserError("viticulture-other-season", space=space)
    bonus = "none" if event.space in NO_BONUS.get(state.challenge, ()) else event.space
    r.instruct("viticulture-do-bonus", "token-effect", space=space, bonus=f"@bonus-{bonus}")
    if event.space in state.workers:
        r.instruct("viticulture-do-grande", "V5", space=space)
    r.instruct("viticulture-do-discard-token", "token-once", tokens=state.tokens - 1)
    return replace(state, tokens=state.tokens - 1)


def plan(box: Printed, state: State, event: Planned, r: Resolver) -> State:
    """The Planner puts your worker on a winter space; the Automa finds it occupied."""
    if playing(state) != "summer" or state.planned or box.spaces[event.space].season != "winter":
        raise UserError("viticulture-not-planned")
    r.instruct("viticulture-do-planned", "planned", space=f"@space-{event.space}")
    return replace(state, planned=event.space)
