"""Stages that the player may do by hand where something printed is unknown."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import TypeVar, TypeVarTuple

from automatable.games.golem.position.state import State
from automatable.games.golem.rules.board import resources
from automatable.games.golem.rules.context import Context

T = TypeVar("T")
With = TypeVarTuple("With")


def attempt(
    ctx: Context,
    stage: str,
    do: Callable[[Context, State, *With], T],
    by_hand: Callable[[Context, State, *With], T],
    state: State,
    *args: *With,
) -> T:
    """Do a stage of the Automa; if the player chooses to do it by hand, undo it and ask for the outcome."""
    if not ctx.owner:
        return do(ctx, state, *args)
    in_use, crew = ctx.in_use, deepcopy(ctx.crew)

    def undone() -> T:
        ctx.in_use, ctx.crew = in_use, crew
        return by_hand(ctx, state, *args)

    return ctx.printed.attempt(stage, lambda: do(ctx, state, *args), undone)


def stage(
    ctx: Context,
    state: State,
    name: str,
    rule: str,
    do: Callable[[Context, State, *With], State],
    *args: *With,
) -> State:
    """Do a stage whose outcome, if done by hand, is entered on one sheet."""
    if not ctx.owner:
        return do(ctx, state, *args)

    def outcome(ctx: Context, state: State, *_: *With) -> State:
        return ctx.entry.outcome(ctx, state, name, rule)

    return attempt(ctx, name, do, outcome, state, *args)


def use(ctx: Context, state: State, key: str, source: str, rule: str, if_any: bool = False) -> State:
    """Use the effects printed under a key, or let the player do it."""
    return stage(ctx, state, "use", rule, _use, key, source, rule, if_any)


def _use(ctx: Context, state: State, key: str, source: str, rule: str, if_any: bool) -> State:
    effects = ctx.printed.effects(key)
    if if_any and not effects:
        return state
    return resources.use(ctx, state, effects, source, rule)
