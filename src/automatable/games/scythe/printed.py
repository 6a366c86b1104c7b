"""What is printed in the box: the shape of ``box/*.toml``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from automatable.core.box import Provenance

Type = Literal["mountain", "farm", "village", "forest", "tundra", "lake", "factory"]
Faction = Literal["nordic", "saxony", "polania", "crimea", "rusviet", "albion", "togawa"]
Level = Literal["autometta", "automa", "automaszyna", "ultimaszyna"]
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


class _Printed(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Symbol(_Printed, frozen=True):
    """One group of symbols in the first line of a scheme."""

    action: Action
    power: int = 0
    only: Faction | None = None


class Reward(_Printed, frozen=True):
    """One group of symbols in the second line of a scheme."""

    gain: Gain
    count: int
    only: Faction | None = None


class Scheme(_Printed, frozen=True):
    """One half of an Automa card."""

    moves: tuple[Symbol, ...]
    gains: tuple[Reward, ...]
    recruit: Bonus | None = None


class Card(_Printed, frozen=True):
    """An Automa card."""

    passes: bool
    star: bool
    combat_power: tuple[int, int, int]
    combat_cards: int
    resources: int
    scheme_1: Scheme
    scheme_2: Scheme


class Replacement(_Printed, frozen=True):
    """What an Invaders from Afar card replaces."""

    scheme_1: Scheme | None = None
    scheme_2: Scheme | None = None


class CombatRanges(_Printed, frozen=True):
    low: int
    middle: int


class StarCard(_Printed, frozen=True):
    """A star card: its spaces from 0, those that close the water, those with a whole star."""

    spaces: int
    per_row: int
    water_closed: tuple[int, ...]
    stars: tuple[int, ...]
    passes: bool
    ultimaszyna: bool


class Territory(_Printed, frozen=True):
    row: int
    x: int
    type: Type


class Base(_Printed, frozen=True):
    """A home base: its place, its two land neighbours, where two workers begin."""

    row: int
    x: int
    land: tuple[str, str]
    workers: tuple[str, str]


class Map(_Printed, frozen=True):
    factory: str
    tunnels: tuple[str, ...]
    encounters: tuple[str, ...]
    rivers: tuple[tuple[str, str], ...]
    territories: dict[str, Territory]
    bases: dict[Faction, Base]


class FactionMat(_Printed, frozen=True):
    power: int
    combat_cards: int
    invaders: bool
    rivers: tuple[Type, ...]
    abilities: tuple[str, ...]


class PlayerMat(_Printed, frozen=True):
    popularity: int
    coins: int


class Tier(_Printed, frozen=True):
    """Coins by popularity, up to and including ``upto``."""

    upto: int
    star: int
    territory: int
    pair: int


class Numbers(_Printed, frozen=True):
    """The board's tracks and the base game's limits."""

    power_most: int
    popularity_most: int
    dial_most: int
    stars_to_end: int
    factory_territories: int
    workers: int
    mechs: int
    structures: int
    combat_stars: int
    resources_counted: int
    structure_bonus_most: int
    automa_coins: int
    automa_popularity: int
    combat_deck: dict[str, int]
    stopping_card: int
    weakening: dict[str, int]
    extra_strength: int
    tiers: tuple[Tier, ...]


class Box(_Printed, frozen=True):
    """Everything printed that the rules read."""

    provenance: dict[str, Provenance]
    combat_ranges: CombatRanges
    cards: dict[str, Card]
    invaders: dict[str, Replacement]
    star_cards: dict[Level, StarCard]
    map: Map
    factions: dict[Faction, FactionMat]
    game: Numbers
    player_mats: dict[str, PlayerMat]
