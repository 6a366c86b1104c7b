"""The position: cards, tokens of both sides, the phase."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from automatable.core.engine.choices import Mask
from automatable.core.engine.resolution import State as CoreState
from automatable.core.forms.marks import places, words
from automatable.games.red_rising.box.printed import House

UNKNOWN = -1
"""A card that the app does not know: every card if the table has the cards."""

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
    """The values of the final count besides the position; ``cards`` is your hand if its cards were named."""

    matching: int
    hand: int
    core: int
    bonus: int = 0
    ability: int = 0
    cards: Annotated[tuple[CardCount, ...], places("hand-card")] = ()


class State(CoreState, frozen=True, kw_only=True):
    """A position of Red Rising.

    ``deck``: the part of the character deck in unknown order; ``unnamed``: the number of its cards if the
    table has them; ``top`` and ``bottom``: known cards at its ends. ``used``: characters whose ability was
    used this turn.
    """

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
