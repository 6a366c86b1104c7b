"""What can happen."""

from __future__ import annotations

from automatable import authoring


class CardTurned(authoring.Event, frozen=True, tag="card-turned"):
    """The rival's next card."""

    card: str


class Counted(authoring.Event, frozen=True, tag="counted"):
    """You counted your own coins."""

    coins: int
