"""By hand: a stage of which something printed is unknown, played by the player, who tells what came of it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import TypeVar

from automatable.games.golem import resources
from automatable.games.golem.reading import Table
from automatable.games.golem.state import State

T = TypeVar("T")


def attempt(table: Table, name: str, do: Callable[[], T], by_hand: Callable[[], T]) -> T:
    """A stage of the Automa; where the player chooses to, all of it is taken back and done by hand."""
    if not table.owner:
        return do()
    outer, within, crew = table.stage, table.within, deepcopy(table.crew)

    def taken_back() -> T:
        table.stage, table.within, table.crew = "", within, crew
        return by_hand()

    table.stage = name
    try:
        return table.r.attempt(do, taken_back)
    finally:
        table.stage = outer


def stage(table: Table, state: State, name: str, rule: str, do: Callable[[State], State]) -> State:
    """A stage whose outcome, done by hand, is told on one sheet."""
    if not table.owner:
        return do(state)
    return attempt(table, name, lambda: do(state), lambda: table.outcome(table, state, name, rule))


def used(table: Table, state: State, key: str, source: str, rule: str, if_any: bool = False) -> State:
    """Use what is printed under a key, or let the player do it."""

    def do(state: State) -> State:
        use = resources.use_if_any if if_any else resources.use
        return use(table, state, table.effects(key), source, rule)

    return stage(table, state, "use", rule, do)
