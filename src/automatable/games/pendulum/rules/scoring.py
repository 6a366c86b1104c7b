"""The final count: each side's parts, the winner, and the tie-break that decided."""

from __future__ import annotations

from automatable.core.engine.rules import Result, Side
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import PLAYERS, State
from automatable.games.pendulum.rules.game_end import EVERYBODY, decided, ending, own_parts

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
    for player, standing in zip(PLAYERS, ctx.standings, strict=True):
        if player == "human" and not state.human.legendary:
            parts: tuple[tuple[str, int], ...] = (("pendulum-part-no-legendary", 0),)
        elif standing.distance:
            parts = (("pendulum-part-distance", -standing.distance),)
        elif player == "human":
            parts = own_parts(box, state)
        else:
            parts = (("pendulum-part-parchment", standing.parchment),)
        sides.append(Side(player, parts, sum(value for _, value in parts)))
    winner, decisive, players = decided(ctx, state.advanced)
    if decisive == "pendulum-pick-reached" and players != EVERYBODY:
        return Result(tuple(sides), PLAYERS[winner], "pendulum-won-outside")  # both Automas are inside
    return Result(tuple(sides), PLAYERS[winner], REASONS[decisive])
