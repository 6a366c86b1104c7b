"""The events of a game. Your turn is ``led`` or ``scouted``; others are its parts and its abilities."""

from __future__ import annotations

from typing import Literal

from automatable.core.engine import events as core
from automatable.games.red_rising.box.clauses import Track
from automatable.games.red_rising.box.printed import Bonus, Letter, Location

Place = Literal["jupiter", "mars", "luna", "institute", "deck", "banished", "hand", "automus"]
Source = Literal["jupiter", "mars", "luna", "institute", "deck", "nothing"]


class Prepared(core.Event, frozen=True, tag="prepared"):
    """The set-up begins with the priority card on Jupiter; the rest is asked."""

    jupiter: Letter


class Deployed(core.Event, frozen=True, tag="deployed"):
    """You deployed a character from your hand."""

    location: Location
    card: str | None = None


class Gained(core.Event, frozen=True, tag="gained"):
    """You gained the top card of a location with its bonus, or of the deck with a roll of the die.

    ``nothing``: the deployed character ended your turn.
    """

    source: Source


class Led(core.Event, frozen=True, tag="led"):
    """A whole Lead in one step: deployed here, gained there."""

    deploy: Location
    gain: Source
    card: str | None = None


class Scouted(core.Event, frozen=True, tag="scouted"):
    """You placed the top card of the deck on a location and took its bonus."""

    location: Location


class Turned(core.Event, frozen=True, tag="turned"):
    """The Automus's turn: its first card, and the second where it is known already."""

    card: int
    second: int | None = None


class Used(core.Event, frozen=True, tag="used"):
    """You used an ability that affects the Automus."""

    character: str


class Moved(core.Event, frozen=True, tag="moved"):
    """A card moved between places: the top card unless named or ``lowest``; on top unless ``under``."""

    source: Place
    target: Place
    card: str | None = None
    lowest: bool = False
    under: bool = False


class Took(core.Event, frozen=True, tag="took"):
    """An ability gave you a step, a token or the Sovereign token, which activates your house."""

    bonus: Bonus


class Changed(core.Event, frozen=True, tag="changed"):
    """Your tokens changed by these numbers; ``sovereign``: you took or lost the token."""

    fleet: int = 0
    helium: int = 0
    influence: int = 0
    sovereign: bool | None = None


class Given(core.Event, frozen=True, tag="given"):
    """An ability of yours let the Automus take a bonus, which it always takes."""

    bonus: Track


class Lost(core.Event, frozen=True, tag="lost"):
    """An ability of yours took a token from the Automus."""

    what: Track


class Counted(core.Event, frozen=True, tag="counted"):
    """The final count: your hand by its cards or your own sum; the Automus's cards, or how many match."""

    by: Literal["cards", "points"] = "cards"
    matching: int | None = None
    automus: list[str] | None = None
    hand: list[str] | None = None
    points: int | None = None


Event = (
    Prepared
    | Deployed
    | Gained
    | Led
    | Scouted
    | Turned
    | Used
    | Moved
    | Took
    | Changed
    | Given
    | Lost
    | Counted
    | core.Answered
    | core.Corrected
)
