"""What can happen."""

from __future__ import annotations

from typing import Annotated

from automatable import authoring
from automatable.authoring import words
from automatable_viticulture.box.printed import Space


class WokeUp(authoring.Event, frozen=True, tag="woke-up"):
    """You put your rooster on a row of the wake-up chart."""

    row: int


class CardTurned(authoring.Event, frozen=True, tag="card-turned"):
    """The Automa's next card."""

    card: str


class TokenUsed(authoring.Event, frozen=True, tag="token-used"):
    """You used a bonus action token together with the action of this space."""

    space: Annotated[Space, words("space-now")]


class Planned(authoring.Event, frozen=True, tag="planned"):
    """The Planner: your worker waits on a space of the coming winter."""

    space: Annotated[Space, words("space-winter")]


class Organized(authoring.Event, frozen=True, tag="organized"):
    """The Organizer: your rooster moved to another row."""

    row: Annotated[int, words("row-other")]


class YearEnded(authoring.Event, frozen=True, tag="year-ended"):
    """Your winter is over, and these are your VP."""

    points: int


Event = (
    WokeUp | CardTurned | TokenUsed | Planned | Organized | YearEnded
    | authoring.Answered | authoring.Corrected
)  # fmt: skip
