"""What every rule takes first: ``(ctx, state, …)``."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct, field

from automatable.core.engine.resolution import Resolver
from automatable.games.golem.box.effects import Effects
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.state import State
from automatable.games.golem.rules.golems.crew import Crew
from automatable.games.golem.rules.printed_values import PrintedValues

MarbleChoice = tuple[State, int | None, bool, int]
"""The position, the marble, whether the work criterion named it, and how many marbles lie in its row."""


class EffectRules(Struct, frozen=True, gc=False):
    """How effects are used: every rule may lead to an effect, and an effect to every rule."""

    use: Callable[[Context, State, Effects, str], State]
    can_use: Callable[[Context, State, Effects], bool]


class EntryRules(Struct, frozen=True, gc=False):
    """What the player enters instead of a printed value; the functions are those of the folder ``entry``."""

    choose_marble: Callable[[Context, State, str], MarbleChoice]
    marble_by_hand: Callable[[Context, State, str], MarbleChoice]
    movement_by_hand: Callable[[Context, State], State]
    outcome: Callable[[Context, State, str, str], State]
    turn_by_hand: Callable[[Context, State, str], State]
    scores_by_hand: Callable[[Context, State], tuple[int, ...]]


NOTHING_IN_USE: frozenset[str] = frozenset()
"""Cards, tiles and spaces whose effects are being used."""


class Context(Struct):
    """What the rules read besides the position while one event is resolved."""

    effects: ClassVar[EffectRules]
    entry: ClassVar[EntryRules]
    """A subclass in the folder ``entry`` has both."""

    box: Box
    r: Resolver
    printed: PrintedValues
    owner: bool
    crew: Crew = field(default_factory=Crew)
    in_use: frozenset[str] = NOTHING_IN_USE
