"""Your turns in summer and winter, as far as the Automa's part is concerned: tokens and the Planner."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.authoring import Event, Resolver, UserError
from automatable_viticulture.box.printed import SPACES, Printed, Space
from automatable_viticulture.position.events import Organized, Planned, TokenUsed
from automatable_viticulture.position.state import State, challenge, playing


def possible(box: Printed, state: State, space: Space) -> str:
    """What a worker on this space may mean now: ``token-used``, ``planned``, or nothing of either."""
    season, now = box.spaces[space].season, playing(state)
    if now is not None and season == now:
        return "token-used" if state.tokens and challenge(box, state).tokens else ""
    return "planned" if now == "summer" and state.planned is None else ""


def may_report(box: Printed, state: State) -> tuple[type[Event], ...]:
    """What you may report in your turns."""
    found = {possible(box, state, space) for space in SPACES}
    named = {"token-used": TokenUsed, "planned": Planned}
    return (*(kind for tag, kind in named.items() if tag in found), *((Organized,) if playing(state) else ()))


def use_token(box: Printed, state: State, event: TokenUsed, r: Resolver) -> State:
    """The action's bonus in addition to it; a blocked space needs your grande worker all the same (V5)."""
    if not challenge(box, state).tokens:
        raise UserError("viticulture-tokens-forbidden", challenge=state.challenge)
    if state.tokens < 1:
        raise UserError("viticulture-no-token")
    if box.spaces[event.space].season != playing(state):
        raise UserError("viticulture-other-season", space=f"@space-{event.space}")
    if r.explaining:
        space = f"@space-{event.space}"
        r.instruct("viticulture-do-bonus", "token-effect", space=space, bonus=f"@bonus-{event.space}")
        if event.space in state.workers:
            r.instruct("viticulture-do-grande", "V5", space=space)
        r.instruct("viticulture-do-discard-token", "token-once", tokens=state.tokens - 1)
    return replace(state, tokens=state.tokens - 1)


def plan(box: Printed, state: State, event: Planned, r: Resolver) -> State:
    """The Planner puts your worker on a winter space; the Automa finds it occupied."""
    if playing(state) != "summer" or state.planned or box.spaces[event.space].season != "winter":
        raise UserError("viticulture-not-planned")
    if r.explaining:
        r.instruct("viticulture-do-planned", "planned", space=f"@space-{event.space}")
    return replace(state, planned=event.space)
