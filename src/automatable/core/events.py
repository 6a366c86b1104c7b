"""The two events every game knows."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from automatable.core.story import Data


class Event(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """Something that happened. Each game adds its own kinds; ``type`` tells them apart in JSON."""


class Answered(Event, frozen=True, tag="answered"):
    """The table (or a deck) answered an open question."""

    question: str
    value: Any


class Corrected(Event, frozen=True, tag="corrected"):
    """The player set something by hand: dotted keys of the position's JSON form and their new values."""

    set: Data
