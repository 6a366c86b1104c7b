"""The position: what lies where, what both sides have, whose turn it is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from automatable.core.choosing import Mask
from automatable.core.fields import places, words
from automatable.core.resolution import State as CoreState
from automatable.games.red_rising.printed import House

UNKNOWN = -1
"""A card whose name the app does not know: every card, when the table keeps the cards."""

Pile = tuple[int, ...]
"""Cards by number, the top card first."""

Phase = Literal["setup", "human", "deployed", "automus", "ended", "counted"]
Closing = Literal["", "triggered", "extra"]
Who = Literal["", "human", "automus"]


class Tokens(Struct, frozen=True, gc=False):
    """A side's place on the fleet track, its helium and its influence on the Institute."""

    fleet: int = 0
    helium: int = 0
    influence: int = 0


class CardCount(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of your hand: its core value and its end-game points."""

    card: Annotated[str, words("character")]
    core: int
    bonus: int


class Count(Struct, frozen=True, forbid_unknown_fields=True):
    """What the final count needs besides the position; ``cards`` is your hand where its cards were named."""

    matching: int
    hand: int
    core: int
    bonus: int = 0
    ability: int = 0
    cards: Annotated[tuple[CardCount, ...], places("hand-card")] = ()


class State(CoreState, frozen=True, kw_only=True):
    """A position. ``deck`` is the part of the character deck whose order nobody knows, ``unnamed`` how many
    cards it has where the table keeps them; ``top`` and ``bottom`` are cards put there face up to see.
    ``used`` are the characters whose ability you used this turn."""

    level: str
    cards: Literal["table", "app"]
    house: House
    variant: bool
    card_five: Literal["balanced", "transcribed"]
    phase: Phase = "setup"
    first: Who = ""
    closing: Closing = ""
    deployed: int = -1
    used: Pile = ()
    priorities: str = ""
    side: Literal["", "even", "odd"] = ""
    locations: tuple[Pile, Pile, Pile, Pile] = ((), (), (), ())
    top: Pile = ()
    deck: Mask = 0
    unnamed: int = 0
    bottom: Pile = ()
    banished: Pile = ()
    human_hand: Pile = ()
    automus_hand: Pile = ()
    human: Tokens = Tokens()
    automus: Tokens = Tokens()
    sovereign: Who = ""
    discard: tuple[int, ...] = ()
    count: Count | None = None
