"""Stages that the player may do by hand where something printed is unknown."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import TypeVar

from automatable.games.golem.position.state import State
from automatable.games.golem.rules.board import resources
from automatable.games.golem.rules.context import Context

T = TypeVar("T")


def attempt(ctx: Context, stage: str, do: Callable[[], T], by_hand: Callable[[], T]) -> T:
    """Do a stage of the Automa; if the player chooses to do it by hand, undo it and ask for the outcome."""
    if not ctx.owner:
        return do()
    in_use, crew = ctx.in_use, deepcopy(ctx.crew)

    def undone() -> T:
        ctx.in_use, ctx.crew = in_use, crew
        return by_hand()

    return ctx.printed.attempt(stage, do, undone)


def stage(ctx: Context, state: State, name: str, rule: str, do: Callable[[State], State]) -> State:
    """Do a stage whose outcome, if done by hand, is entered on one sheet."""
    if not ctx.owner:
        return do(state)
    return attempt(ctx, name, lambda: do(state), lambda: ctx.entry.outcome(ctx, state, name, rule))


def use(ctx: Context, state: State, key: str, source: str, rule: str, if_any: bool = False) -> State:
    """Use the effects printed under a key, or let the player do it."""

    def do(state: State) -> State:
        effects = ctx.printed.effects(key)
        if if_any and not effects:
            return state
        return resources.use(ctx, state, effects, source, rule)

    return stage(ctx, state, "use", rule, do)
