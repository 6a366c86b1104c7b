"""The types of the printed values: board, tiles, cards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import field

from automatable.core.box.loader import Provenance
from automatable.core.forms.marks import REPEATS, words
from automatable.games.red_rising.box.clauses import Clause, Color, Name, OfTrack, Strict, Target, Track

Location = Literal["jupiter", "mars", "luna", "institute"]
Bonus = Literal["fleet", "helium", "influence", "sovereign"]
Face = Literal["banish", "place", "sovereign", "helium", "fleet", "influence"]
Letter = Literal["A", "B", "C", "D"]
House = Literal["apollo", "ceres", "diana", "jupiter", "mars", "minerva"]


LOCATIONS: tuple[Location, ...] = ("jupiter", "mars", "luna", "institute")
LUNA = LOCATIONS.index("luna")
TRACKS: tuple[Track, ...] = ("fleet", "helium", "influence")

OfBonus = Annotated[Bonus, words("track")]
Place = Annotated[Location, words("place")]
OfLetter = Annotated[Letter, words("letter")]
Spot = Annotated[Location | Letter, words("spot")]


class Touches(Strict, frozen=True):
    """How a deployed character affects the Automus.

    ``ahead``: only while you lead on this track; ``beneath``: only on one of these cards, which it banishes.
    """

    how: Literal[
        "gives",
        "banishes",
        "steals",
        "shows",
        "helium",
        "robs",
        "handed",
        "swaps",
        "auctioneer",
        "eo",
        "roque",
        "psychologist",
    ]
    gives: OfTrack | None = None
    ahead: OfTrack | None = None
    beneath: tuple[Name, ...] = ()
    own: dict[OfTrack, int] = field(default_factory=dict)
    leaves: bool = False
    ends: bool = False
    draws: int = 0


class Deploys(Strict, frozen=True):
    """The other card that a deployed character deploys: its colours, where it is from, where it goes."""

    source: Literal["deck", "here", "beneath"]
    colors: tuple[Color, ...] = ()
    to: Place | None = None


class Character(Strict, frozen=True):
    """A character card, as far as the final count and the Automus need it.

    ``gifts``: what its deploy ability can give you; ``blocks`` protects the Sovereign token, ``shields`` a
    card of the hand. ``ends``: its deploy ability, which does not affect the Automus, may end your turn; the
    card stays ``here`` or comes ``back`` to you.
    """

    name: str
    color: Color
    value: int
    bonuses: tuple[Clause, ...] = ()
    wild: Literal["", "color", "name"] = ""
    reveals: bool = False
    forgives: Color = ""
    blocks: bool = False
    shields: bool = False
    shows: Annotated[tuple[Target, ...], REPEATS] = ()
    gifts: tuple[OfBonus, ...] = ()
    ends: Literal["", "here", "back"] = ""
    touches: Touches | None = None
    deploys: Deploys | None = None


class Ability(Strict, frozen=True):
    """The gain of a deploy ability: tokens (times the cards of colour ``per`` here) or a card.

    It is banished after it if ``leaves``, unless it was deployed on a colour, at a location, or gained one.
    """

    at: tuple[Place, ...] = ()
    holding: bool = False
    gives: dict[OfBonus, int] = field(default_factory=dict)
    per: Color = ""
    card: Literal["", "beneath", "here", "bottom", "deck", "banished", "anywhere"] = ""
    only: tuple[Color, ...] = ()
    never: tuple[Color, ...] = ()
    ends: bool = False
    leaves: bool = False
    stays_on: tuple[Color, ...] = ()
    stays_at: tuple[Place, ...] = ()
    stays_for: tuple[Color, ...] = ()


class AutomusCard(Strict, frozen=True):
    """One of the 22 Automus cards: where to deploy, where to gain, the arrow, the extra."""

    deploy: Spot
    gain: Spot
    arrow: Literal["left", "right"]
    extra: Literal["bonus", "banish", "none"]

    @property
    def step(self) -> int:
        """The arrow as a step along the locations."""
        return 1 if self.arrow == "right" else -1


class Level(Strict, frozen=True):
    """Laurels for a matching card and for any other."""

    matching: int
    other: int


class Automus(Strict, frozen=True):
    """The Automus's own numbers and cards."""

    starting_hand: int
    set_aside: int
    cards_per_turn: int
    base_laurels: int
    normal_level: Annotated[str, words("level", of="automus.levels")]
    hand_cap: int
    looks_at: int
    hand_divisor: int
    loses_helium: int
    removed: tuple[Name, ...]
    returning: tuple[Name, ...]
    caps: dict[OfTrack, int]
    pairs: dict[OfLetter, OfLetter]
    levels: dict[str, Level]
    cards: dict[str, AutomusCard]
    transcribed: dict[str, AutomusCard]


class Board(Strict, frozen=True):
    """The base game's board and counting."""

    locations: tuple[Place, ...]
    die: tuple[Annotated[Face, words("face")], ...]
    cards_per_location: int
    starting_hand: int
    neutral_influence: int
    fleet_end: int
    influence_tokens: int
    fleet_laurels: tuple[int, ...]
    helium_laurels: int
    sovereign_laurels: int
    influence_laurels: tuple[int, ...]
    hand_limit: int
    excess_laurels: int
    threshold: int
    reached_by_all: int
    reached_by_one: int
    bonuses: dict[Place, OfBonus]


class HouseTile(Strict, frozen=True):
    """A house: the effect of the Sovereign token, and its other gifts."""

    sovereign: Annotated[Literal["place", "banish", "influence", "fleet", "helium", "die"], words("face")]
    first: bool = False
    extra_turn: bool = False
    extra_cards: int = 0
    end_banish: int = 0


class Printed(Strict, frozen=True):
    """All printed values."""

    provenance: dict[str, Provenance]
    board: Board
    houses: dict[House, HouseTile]
    automus: Automus
    characters: dict[str, Character]
    abilities: dict[str, Ability]
