"""The base of all events, and the two events every game has."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from automatable.core.engine.explanation import Data


class Event(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """Something that happened. Each game adds its own kinds; ``type`` tells them apart in JSON.

    >>> class CardTurned(Event, frozen=True, tag="card-turned"):
    ...     card: str
    >>> CardTurned("3")
    CardTurned(card='3')
    """


class Answered(Event, frozen=True, tag="answered"):
    """The answer to an open question, by the player or a deck.

    >>> Answered("cart", "tea")
    Answered(question='cart', value='tea')
    """

    question: str
    value: Any


class Corrected(Event, frozen=True, tag="corrected"):
    """A correction by hand: dotted keys of the position's JSON form and their new values.

    >>> Corrected({"coins.0": 3})
    Corrected(set={'coins.0': 3})
    """

    set: Data
