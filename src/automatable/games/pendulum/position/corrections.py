"""Corrections by hand: the choices of each field and the bounds of each number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from automatable.core.forms.form import Option
from automatable.core.forms.marks import Bounds
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import GONE, PLAYERS, UNKNOWN, Phase, State
from automatable.games.pendulum.rules.track import known


def families(box: Box, state: State) -> dict[str, Iterable[Option]]:
    """The choices of each family of fields."""
    rewards = [Option(UNKNOWN, "pendulum-reward-unknown"), Option(GONE, "pendulum-reward-none")]
    return {
        "phase": [Option(phase, f"pendulum-phase-{phase}") for phase in get_args(Phase)],
        "space": [Option(space.id, f"pendulum-space-{space.id}") for space in box.spaces],
        "card": [box.deck.option(card) for card in box.cards],
        "privilege-place": [
            Option(place, "pendulum-privilege-place", {"place": place + 1}) for place in range(len(PLAYERS))
        ],
        "track-place": box.own_places,
        "reward": [*rewards, *(Option(reward, f"pendulum-reward-{reward}") for reward in box.rewards)],
    }


def bounds(box: Box, state: State) -> dict[str, Bounds]:
    """The lowest and highest value of each number."""
    rules = box.rules
    space = max(box.track_spaces[state.advanced]) if known(box, state) else None
    return {
        "round": (1, rules.rounds),
        "flips": (0, rules.purple_flips),
        "markers": (0, rules.purple_flips - 1),
        **{f"automas.{n}.points": (0, space) for n in (1, 2)},
        **{f"automas.{n}.votes": (0, rules.most_votes) for n in (1, 2)},
    }
