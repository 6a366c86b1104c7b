"""The events of a game. ``at`` is the caller's play clock in milliseconds; it never runs backwards."""

from __future__ import annotations

from typing import Literal

from automatable.core.engine.events import Answered, Corrected
from automatable.core.engine.events import Event as CoreEvent

TimerName = Literal["purple", "green", "black"]


class SetUp(CoreEvent, frozen=True, tag="set-up"):
    """The privilege markers were drawn; ``first`` is the owner of the first one."""

    first: Literal["human", "automa-1", "automa-2"]


class RoundStarted(CoreEvent, frozen=True, tag="round-started"):
    """The player flipped all three timers: the round begins."""

    at: int = 0


class WorkerLifted(CoreEvent, frozen=True, tag="worker-lifted"):
    """The player took a worker off a bottom rewards box; ``touched``: when the card was touched, if later."""

    at: int = 0
    touched: int | None = None


class TimerFlipped(CoreEvent, frozen=True, tag="timer-flipped"):
    """The player flipped a timer."""

    timer: TimerName
    at: int = 0
    touched: int | None = None


class TimerRanOut(CoreEvent, frozen=True, tag="timer-ran-out"):
    """The player saw the sand of their own timer run out."""

    timer: TimerName


class Paused(CoreEvent, frozen=True, tag="paused"):
    """All timers were laid on their side."""

    at: int = 0


class Resumed(CoreEvent, frozen=True, tag="resumed"):
    """All timers were put upright again."""

    at: int = 0


class LegendaryGained(CoreEvent, frozen=True, tag="legendary-gained"):
    """The player gained the legendary achievement."""


class CouncilLaid(CoreEvent, frozen=True, tag="council-laid"):
    """The five council reward cards of this round, in reading order."""

    cards: list[str]


class CouncilHeld(CoreEvent, frozen=True, tag="council-held"):
    """The player has finished and has this many votes: the council phase begins."""

    votes: int


class RewardTaken(CoreEvent, frozen=True, tag="reward-taken"):
    """The player took the reward at this place of the council board (``printed``: the printed one)."""

    place: str


class GameEnded(CoreEvent, frozen=True, tag="game-ended"):
    """The last council is over; ``legendary``: the player has the legendary achievement victory point."""

    legendary: bool


Event = (
    SetUp
    | RoundStarted
    | WorkerLifted
    | TimerFlipped
    | TimerRanOut
    | Paused
    | Resumed
    | LegendaryGained
    | CouncilLaid
    | CouncilHeld
    | RewardTaken
    | GameEnded
    | Answered
    | Corrected
)
