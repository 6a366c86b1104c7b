"""The final count: each side's parts, the winner, and the tie-break that decided."""

from __future__ import annotations

from automatable.core.game import Result, Side
from automatable.core.resolution import Resolving
from automatable.core.story import Picked
from automatable.games.pendulum.game_end import ending, judge, own_parts
from automatable.games.pendulum.state import PLAYERS, State
from automatable.games.pendulum.tables import Box

REASONS = {
    "pendulum-pick-legendary": "pendulum-won-legendary",
    "pendulum-pick-reached": "pendulum-won-reached",
    "pendulum-pick-parchment": "pendulum-won-parchment",
    "pendulum-pick-nearest": "pendulum-won-nearest",
    "pendulum-pick-glory": "pendulum-won-glory",
    "pendulum-pick-privilege": "pendulum-won-privilege",
}


def result(box: Box, state: State) -> Result | None:
    """The final count, once the game is over."""
    if state.phase != "over":
        return None
    ctx = ending(box, state)
    sides = []
    for player, stands in zip(PLAYERS, ctx.standings, strict=True):
        if player == "human" and not state.human.legendary:
            parts: tuple[tuple[str, int], ...] = (("pendulum-part-no-legendary", 0),)
        elif stands.distance:
            parts = (("pendulum-part-distance", -stands.distance),)
        elif player == "human":
            parts = own_parts(box, state)
        else:
            parts = (("pendulum-part-parchment", stands.parchment),)
        sides.append(Side(player, parts, sum(value for _, value in parts)))
    listening = Resolving(True)
    winner = PLAYERS[judge(box, state, listening)]
    picked = listening.story[0]
    assert isinstance(picked, Picked)
    decisive = picked.weighed[-1].tie_break if state.human.legendary else "pendulum-pick-legendary"
    return Result(tuple(sides), winner, REASONS[decisive])
