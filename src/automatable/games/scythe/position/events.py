"""The events of a game of Scythe."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from automatable.core.engine.events import Answered, Corrected
from automatable.core.engine.events import Event as CoreEvent

Piece = Literal["character", "mech", "worker"]


class CardTurned(CoreEvent, frozen=True, tag="card-turned"):
    """The Automa's turn: this card was turned."""

    card: int


class HumanMoved(CoreEvent, frozen=True, tag="human-moved"):
    """The human moved pieces, perhaps carrying resources. Places are territory ids or ``base``.

    ``workers`` go along with a mech or the character.
    """

    piece: Piece
    origin: str = field(name="from")
    to: str
    count: int = 1
    carry: int = 0
    workers: int = 0


class HumanPlaced(CoreEvent, frozen=True, tag="human-placed"):
    """The human put a new piece on the board; ``token`` is an Albion flag or a Togawa trap.

    ``ability`` is the mech ability that a new mech unlocks; empty if it is set by hand.
    """

    piece: Literal["character", "mech", "worker", "structure", "token"]
    at: str
    count: int = 1
    ability: str = ""


class HumanAttacked(CoreEvent, frozen=True, tag="human-attacked"):
    """The human's units fight the Automa's on this territory."""

    at: str


class StarPlaced(CoreEvent, frozen=True, tag="star-placed"):
    """The human placed a star that the app did not place itself."""


class FinalCount(CoreEvent, frozen=True, tag="final-count"):
    """The game is over: count the coins, with the human's structure bonus."""

    structure_bonus: int


Event = CardTurned | HumanMoved | HumanPlaced | HumanAttacked | StarPlaced | FinalCount | Answered | Corrected
