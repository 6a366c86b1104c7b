"""What can happen. ``at`` is the caller's play clock in milliseconds; it never runs backwards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from automatable.core.events import Answered, Corrected, Event

TimerName = Literal["purple", "green", "black"]


Colour = Literal["white", "green", "red", "orange", "blue", "yellow", "black"]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up choices. Levels D to F demand the advanced variant; ``advanced`` plays it at the others too.

    ``values = "printed"``: the cards of the real deck; what the owner's box lacks is asked as it turns up.
    """

    level: Literal["A", "B", "C", "D", "E", "F"] = "B"
    advanced: bool = False
    foreshadowing: bool = False
    timers: Literal["app", "sand"] = "app"
    values: Literal["practice", "printed"] = "practice"
    automa_1: Colour = "white"
    automa_2: Colour = "red"


class SetUp(Event, frozen=True, tag="set-up"):
    """The privilege markers were drawn; ``first`` is whose came first."""

    first: Literal["human", "automa-1", "automa-2"]


class RoundStarted(Event, frozen=True, tag="round-started"):
    """The player flipped all three timers: the round begins."""

    at: int = 0


class WorkerLifted(Event, frozen=True, tag="worker-lifted"):
    """The player took a worker off a bottom rewards box; ``touched``: when the card was touched, if later."""

    at: int = 0
    touched: int | None = None


class TimerFlipped(Event, frozen=True, tag="timer-flipped"):
    """The player flipped a timer."""

    timer: TimerName
    at: int = 0
    touched: int | None = None


class TimerRanOut(Event, frozen=True, tag="timer-ran-out"):
    """The player saw the sand of their own timer run out."""

    timer: TimerName


class Paused(Event, frozen=True, tag="paused"):
    """All timers were laid on their side."""

    at: int = 0


class Resumed(Event, frozen=True, tag="resumed"):
    """All timers stand again."""

    at: int = 0


class LegendaryGained(Event, frozen=True, tag="legendary-gained"):
    """The player gained the legendary achievement."""


class CouncilLaid(Event, frozen=True, tag="council-laid"):
    """The five council reward cards of this round, in reading order."""

    cards: list[str]


class CouncilHeld(Event, frozen=True, tag="council-held"):
    """The player is done with their actions and has so many votes: the council phase begins."""

    votes: int


class RewardTaken(Event, frozen=True, tag="reward-taken"):
    """The player took the reward at this place of the council board (``printed``: the printed one)."""

    place: str


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The last council is over; ``legendary``: the player has the legendary achievement victory point."""

    legendary: bool


GameEvent = (
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
