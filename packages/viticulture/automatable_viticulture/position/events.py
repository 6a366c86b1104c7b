"""What can happen."""

from automatable import authoring
from automatable_viticulture.position.state import OfSpace, Points, Row


class WokeUp(authoring.Event, frozen=True, tag="woke-up"):
    """You put your rooster on a row of the wake-up chart."""

    row: Row


class CardTurned(authoring.Event, frozen=True, tag="card-turned"):
    """The Automa's next card."""

    card: str


class TokenUsed(authoring.Event, frozen=True, tag="token-used"):
    """You used a bonus action token together with the action of this space."""

    space: OfSpace


class Planned(authoring.Event, frozen=True, tag="planned"):
    """The Planner: your worker waits on a space of the coming winter."""

    space: OfSpace


class Organized(authoring.Event, frozen=True, tag="organized"):
    """The Organizer: your rooster moved to another row."""

    row: Row


class YearEnded(authoring.Event, frozen=True, tag="year-ended"):
    """Your winter is over, and these are your VP."""

    points: Points
