"""The printed values: the rival's cards, where its cart begins, what the moon adds."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Struct

from automatable.authoring import Provenance, words

Level = Literal["new-moon", "full-moon"]
Stall = Literal["lamps", "tea", "silk", "spice"]
STALLS: tuple[Stall, ...] = get_args(Stall)
"""The stalls of the lane, from the gate on; the rules number them so."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """One card of the rival: the wares it is after and the coins it leaves."""

    wares: Annotated[Stall, words("stall")]
    coins: int


class Lane(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the rival's cart begins."""

    start: Annotated[Stall, words("stall")]


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    cards: dict[str, Card]
    lane: Lane
    moon: dict[Annotated[Level, words("level")], int]
    provenance: dict[str, Provenance] = {}
