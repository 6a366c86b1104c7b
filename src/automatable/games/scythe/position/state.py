"""The position: both sides, the map's tokens, the deck."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from automatable.core.engine.choices import Mask
from automatable.core.engine.resolution import State as CoreState
from automatable.games.scythe.box.printed import Bonus, Faction
from automatable.games.scythe.box.tables import BASE, MAT, Box

_TERRITORIES: Mask = (1 << BASE) - 1
Who = Literal["automa", "human"]


class Modifiers(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The optional rules of the last chapter, and the reading of tunnels (ruling S6)."""

    passes: bool = False
    coins: int = 0
    power: int = 0
    move_check: bool = False
    piece_check: bool = False
    all_moves: bool = False
    tunnels: bool = False


class Automa(Struct, frozen=True, gc=False):
    """The Automa. Mechs and workers are the places of those on the board; the rest are on the mat."""

    faction: Faction
    character: int = MAT
    mechs: tuple[int, ...] = ()
    workers: tuple[int, ...] = ()
    power: int = 0
    coins: int = 0
    combat_cards: int = 0
    factory_card: bool = False
    tracker: int = 0
    combat_stars: int = 0
    power_star: bool = False


class Human(Struct, frozen=True, gc=False, cache_hash=True):
    """The human, as far as the Automa and the final count need it.

    ``tokens`` are Albion's flags or Togawa's armed traps; ``disarmed`` are traps that have been sprung.
    """

    faction: Faction
    character: int = MAT
    mechs: tuple[int, ...] = ()
    workers: tuple[int, ...] = ()
    structures: Mask = 0
    tokens: Mask = 0
    disarmed: Mask = 0
    resources: tuple[tuple[int, int], ...] = ()
    abilities: tuple[str, ...] = ()
    recruits: tuple[Bonus, ...] = ()
    power: int = 0
    popularity: int = 0
    coins: int = 0
    stars: int = 0
    combat_stars: int = 0
    marked: Mask = 0
    cleared: Mask = 0


class State(CoreState, frozen=True, kw_only=True, gc=False):
    """A position of Scythe with an Automa."""

    level: str
    modifiers: Modifiers
    automa: Automa
    human: Human
    encounters: Mask
    deck: Mask
    combat_pile: Mask = 0
    top: int = 0
    scheme: Literal[1, 2] = 1
    turn: int = 0
    over: Who | None = None
    structure_bonus: int | None = None
    resources_counted: int | None = None


@lru_cache(maxsize=1 << 12)
def places(units: tuple[int, ...]) -> Mask:
    """The places of these units, ``BASE`` included."""
    mask = 0
    for place in units:
        mask |= 1 << place
    return mask


def territories(units: tuple[int, ...]) -> Mask:
    """The territories of these units."""
    return places(units) & _TERRITORIES


def combat_units(side: Automa | Human) -> tuple[int, ...]:
    """The places of the character and the mechs on the board."""
    return side.mechs if side.character == MAT else (*side.mechs, side.character)


def fighters(side: Automa | Human) -> Mask:
    """The territories with combat units of a side."""
    return (places(side.mechs) | 1 << side.character) & _TERRITORIES


def contested(state: State) -> Mask:
    """The territories with combat units of both sides that have not fought."""
    human, automa = state.human, state.automa
    if not human.mechs and human.character >= BASE:
        return 0
    mine = places(human.mechs) | 1 << human.character
    return mine & (places(automa.mechs) | 1 << automa.character) & _TERRITORIES


def automa_territories(state: State) -> Mask:
    """The territories with an Automa unit on them."""
    automa = state.automa
    return (places(automa.mechs) | places(automa.workers) | 1 << automa.character) & _TERRITORIES


def water_open(box: Box, state: State) -> bool:
    """Whether the Automa may cross rivers and enter lakes."""
    return state.automa.tracker not in box.printed.star_cards[state.level].water_closed


def automa_stars(box: Box, state: State) -> int:
    """The stars the Automa has placed: tracker, combats, power."""
    automa = state.automa
    return box.stars_passed[state.level][automa.tracker] + automa.combat_stars + automa.power_star


def resources_at(human: Human, territory: int) -> int:
    """The number of the human's resources on a territory."""
    return dict(human.resources).get(territory, 0)
