"""A player of Pendulum that does random possible actions, with its own clock."""

from __future__ import annotations

from automatable.games.pendulum.box.printed import TIMERS
from automatable.games.pendulum.rules.timers import times_left

SETUPS = [
    *({"level": level} for level in "ABCDEF"),
    {"level": "B", "foreshadowing": True},
    {"level": "E", "foreshadowing": True, "timers": "sand"},
    {"level": "C", "advanced": True, "timers": "sand"},
    {"level": "D", "values": "printed", "automa_1": "green", "automa_2": "orange"},
    {"level": "F", "values": "printed", "timers": "sand", "foreshadowing": True},
]
SEEDS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5}
"""Set-ups so alike that the same chance would make the same game of them again, with chances of their own."""


def happens(game, state, choose):
    """Something the player does; None lets the open question be answered."""
    if state.phase == "placing":
        return _before_the_round(game, state, choose)
    if state.phase == "round":
        return _in_real_time(game, state, choose)
    if state.phase == "called" and choose(3):
        return {"type": "worker-lifted", "at": state.now + 400}
    return None


def _before_the_round(game, state, choose):
    act = choose(4)
    if act == 0 and state.round > 1:
        return {"type": "worker-lifted", "at": state.now + 500}
    if act == 1 and state.round < 4 and "?" in state.council:
        return {"type": "council-laid", "cards": list(game.box.regular_rewards[:5])}
    wait = max(times_left(game.box, state, state.now).values())
    return {"type": "round-started", "at": state.now + wait}


def _in_real_time(game, state, choose):
    at = state.now + 1000 * choose(20)
    if state.paused is not None:
        return {"type": "resumed", "at": at}
    act = choose(12)
    if act < 4:
        return {"type": "worker-lifted", "at": at, **({"touched": at + 700} if act == 3 else {})}
    if act == 4 and not choose(4):
        return {"type": "paused", "at": at}
    if act == 5 and state.token and not state.human.legendary and not choose(3):
        return {"type": "legendary-gained"}
    timer = TIMERS[choose(3)]
    if state.clock == "sand":
        if act == 6:
            return {"type": "timer-ran-out", "timer": timer}
        return {"type": "timer-flipped", "timer": timer, "at": at}
    at += times_left(game.box, state, at)[timer] if not choose(3) else 0
    if times_left(game.box, state, at)[timer]:
        return {"type": "worker-lifted", "at": at}
    return {"type": "timer-flipped", "timer": timer, "at": at}
