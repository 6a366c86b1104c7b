"""What can happen."""

from __future__ import annotations

from automatable.core import events


class CardTurned(events.Event, frozen=True, tag="card-turned"):
    """The rival's next card."""

    card: str


class Counted(events.Event, frozen=True, tag="counted"):
    """You counted your own coins."""

    coins: int


Event = CardTurned | Counted | events.Answered | events.Corrected
