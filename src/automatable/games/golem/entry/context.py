"""The context of the rules: where printed values come from, and what the player enters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from automatable.core.engine.events import Event
from automatable.core.engine.resolution import Resolver
from automatable.core.engine.rules import Rule
from automatable.games.golem.box.tables import Box
from automatable.games.golem.entry import by_hand, marble_choice, outcome
from automatable.games.golem.entry.owner_values import OwnerValues
from automatable.games.golem.position.state import State
from automatable.games.golem.rules import decisions
from automatable.games.golem.rules.board import effect_use
from automatable.games.golem.rules.context import Context, EffectRules, EntryRules
from automatable.games.golem.rules.decisions import ContextRule, Inputs
from automatable.games.golem.rules.printed_values import PrintedValues

E = TypeVar("E", bound=Event)


class EventContext(Context):
    """The context of one event."""

    effects = EffectRules(effect_use.use, effect_use.can_use)
    entry = EntryRules(
        choose_marble=marble_choice.choose,
        marble_by_hand=by_hand.marble,
        movement_by_hand=by_hand.movement,
        outcome=outcome.outcome,
        turn_by_hand=by_hand.turn,
        scores_by_hand=by_hand.scores,
    )


def new_context(box: Box, state: State, r: Resolver) -> Context:
    """What the rules read while one event is resolved."""
    printed = OwnerValues(box, state, r) if state.owner else PrintedValues(box, state, r)
    return EventContext(box, r, printed, printed.owner)


def with_context(rule: Callable[[Context, State, E], State]) -> Callable[[Box, State, E, Resolver], State]:
    """The handler of an event by the rule that resolves it."""

    def handler(box: Box, state: State, event: E, r: Resolver) -> State:
        return rule(new_context(box, state, r), state, event)

    return handler


def _rule(decision: ContextRule) -> Rule:
    def decide(box: Box, state: State, args: Inputs, r: Resolver) -> object:
        return decision.decide(new_context(box, state, r), state, args)

    return Rule(decision.id, decision.steps, decide, decision.inputs)


RULES = {id: _rule(decision) for id, decision in decisions.RULES.items()}
"""Every decision of the rules with its context."""
