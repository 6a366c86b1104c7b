"""What is printed in the box: the shape of ``box/*.toml``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from automatable.core.box.loader import Provenance
from automatable.core.forms.marks import words

Type = Literal["mountain", "farm", "village", "forest", "tundra", "lake", "factory"]
Faction = Literal["nordic", "saxony", "polania", "crimea", "rusviet", "albion", "togawa"]
Action = Literal[
    "move-worker",
    "move-mech",
    "move-character",
    "encounter-or-factory",
    "attack-worker",
    "attack-combat-unit",
]
Gain = Literal["power", "worker", "coin", "combat-card", "character-or-mech"]
Bonus = Literal["power", "popularity", "coin", "combat-card"]
Penalty = Literal["popularity", "power", "coins", "combat-cards"]

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Place = Annotated[str, words("territory", of="map.territories")]
ABILITIES = (
    "riverwalk",
    "seaworthy",
    "artillery",
    "underpass",
    "disarm",
    "submerge",
    "camaraderie",
    "wayfare",
    "scout",
    "township",
    "peoples-army",
    "speed",
    "burrow",
    "sword",
    "shield",
    "rally",
    "toka",
    "suiton",
    "ronin",
    "shinobi",
)
Ability = Annotated[str, words("ability", of=ABILITIES)]
Only = Annotated[Faction, words("faction")]


class _Printed(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Symbol(_Printed, frozen=True):
    """One group of symbols in the first line of a scheme."""

    action: Annotated[Action, words("symbol")]
    power: Count = 0
    only: Only | None = None


class Reward(_Printed, frozen=True):
    """One group of symbols in the second line of a scheme."""

    gain: Annotated[Gain, words("printed-gain")]
    count: Count
    only: Only | None = None


class Scheme(_Printed, frozen=True):
    """One half of an Automa card."""

    moves: tuple[Symbol, ...]
    gains: tuple[Reward, ...]
    recruit: Annotated[Bonus | None, words("printed-gain")] = None


class Card(_Printed, frozen=True):
    """An Automa card."""

    passes: bool
    star: bool
    combat_power: tuple[Count, Count, Count]
    combat_cards: Count
    resources: Count
    scheme_1: Scheme
    scheme_2: Scheme


class Replacement(_Printed, frozen=True):
    """What an Invaders from Afar card replaces."""

    scheme_1: Scheme | None = None
    scheme_2: Scheme | None = None


class CombatRanges(_Printed, frozen=True):
    low: Count
    middle: Count


class StarCard(_Printed, frozen=True):
    """A star card: its spaces from 0, those that close the water, those with a whole star."""

    spaces: Positive
    per_row: Positive
    water_closed: tuple[Count, ...]
    stars: tuple[Count, ...]
    passes: bool
    ultimaszyna: bool


class Territory(_Printed, frozen=True):
    row: Count
    x: Count
    type: Annotated[Type, words("printed-type")]


class Base(_Printed, frozen=True):
    """A home base: its place, its two land neighbours, where two workers begin."""

    row: Count
    x: Count
    land: tuple[Place, Place]
    workers: tuple[Place, Place]


class Map(_Printed, frozen=True):
    factory: Place
    tunnels: tuple[Place, ...]
    encounters: tuple[Place, ...]
    rivers: tuple[tuple[Place, Place], ...]
    territories: dict[Place, Territory]
    bases: dict[Annotated[Faction, words("faction")], Base]


class FactionMat(_Printed, frozen=True):
    power: Count
    combat_cards: Count
    invaders: bool
    rivers: tuple[Annotated[Type, words("printed-type")], ...]
    abilities: tuple[Ability, ...]
    token: Literal["flag", "trap"] | None = None


class PlayerMat(_Printed, frozen=True):
    popularity: Count
    coins: Count


class Tier(_Printed, frozen=True):
    """Coins by popularity, up to and including ``upto``."""

    upto: Count
    star: Count
    territory: Count
    pair: Count


class Numbers(_Printed, frozen=True):
    """The board's tracks and the base game's limits."""

    power_most: Count
    popularity_most: Count
    dial_most: Count
    stars_to_end: Positive
    factory_territories: Positive
    workers: Count
    mechs: Count
    structures: Count
    combat_stars: Count
    resources_counted: Count
    structure_bonus_most: Count
    automa_coins: Count
    automa_popularity: Count
    combat_deck: dict[str, Count]
    stopping_card: Count
    weakening: dict[Ability, Count]
    strengthening: dict[Ability, Count]
    tokens: Count
    traps: dict[Annotated[Penalty, words("penalty")], Count]
    tiers: tuple[Tier, ...]


class Printed(_Printed, frozen=True):
    """Everything printed that the rules read."""

    provenance: dict[str, Provenance]
    combat_ranges: CombatRanges
    cards: dict[str, Card]
    invaders: dict[str, Replacement]
    star_cards: dict[str, StarCard]
    map: Map
    factions: dict[Faction, FactionMat]
    game: Numbers
    player_mats: dict[str, PlayerMat]
