"""What is printed: the Automa cards, the scoring cards, the mat's track, the council board, the timers."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from msgspec import Struct

from automatable.core.box import Kind, Provenance
from automatable.core.choosing import Mask, each, mask_of
from automatable.core.question import Option

AREAS = ("purple", "green")
TIMERS = ("purple", "green", "black")
Row = Literal["top", "bottom"]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """An Automa card; ``left`` and ``right`` say where the values of its two columns come from."""

    worker: Literal["purple", "green", "none"]
    timer: Literal["green", "black", "none"]
    province: int
    votes: int
    points: int
    icon: str
    left: Kind = "practice"
    right: Kind = "practice"


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """One round's cell of a scoring card."""

    points: int
    votes: int
    provenance: Kind = "practice"


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A difficulty level and whether it demands the advanced variant."""

    advanced: bool


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The Automas' shared track: spaces per row, labels as (space, distance), the first parchment space,
    the green spaces."""

    rows: list[int]
    labels: list[tuple[int, int]]
    parchment: int
    glory: list[int]
    provenance: Kind = "practice"


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """An action space of the purple or green area."""

    id: str
    row: Row
    width: Literal["single", "double"]


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers out of the books."""

    automa_cards: int
    rounds: int
    purple_flips: int
    legendary_flips: int
    council_cards: int
    most_votes: int
    privilege_points: list[int]
    no_reward_points: int
    province_slots: int


class Mat(Struct, frozen=True, forbid_unknown_fields=True):
    """The player mat: tracks from top to bottom, spaces before the parchment and in it."""

    tracks: list[str]
    before: int
    parchment: int
    legendary: int


class Council(Struct, frozen=True, forbid_unknown_fields=True):
    """The council board's places in reading order."""

    places: list[str]


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """A council reward card: how many there are, and the player's track a final one belongs to."""

    copies: int
    always: bool = False
    final: bool = False
    track: str | None = None


class Box(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Everything printed; the tables below are made once."""

    provenance: dict[str, Provenance]
    cards: dict[str, Card]
    levels: dict[str, Level]
    scoring: dict[str, dict[str, Bonus]]
    track: Track
    timers: dict[str, int]
    spaces: list[Space]
    rules: Rules
    mat: Mat
    council: Council
    rewards: dict[str, Reward]
    icons: dict[str, list[str]]

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """How long each timer runs, in milliseconds."""
        return tuple(self.timers[timer] * 1000 for timer in TIMERS)

    @cached_property
    def numbered(self) -> dict[int, Card]:
        """The cards by number."""
        return {int(number): card for number, card in self.cards.items()}

    @cached_property
    def all_cards(self) -> Mask:
        """The whole Automa deck."""
        return mask_of(list(self.numbered))

    @cached_property
    def card_options(self) -> dict[int, Option]:
        """Each card as an answer."""
        return {number: Option(number, "pendulum-card", {"card": number}) for number in self.numbered}

    def turned(self, deck: Mask) -> tuple[Option, ...]:
        """What can be turned from this deck."""
        options = self.card_options
        return tuple(options[number] for number in each(deck))

    @cached_property
    def every_space(self) -> Mask:
        """All spaces of an area."""
        return (1 << len(self.spaces)) - 1

    @cached_property
    def rows(self) -> dict[Row, Mask]:
        """The spaces of each row of an area."""
        found: dict[Row, Mask] = {"top": 0, "bottom": 0}
        for number, space in enumerate(self.spaces):
            found[space.row] |= 1 << number
        return found

    @cached_property
    def widths(self) -> dict[str, Mask]:
        """The single-width and the double-width spaces of an area."""
        return {
            width: mask_of([n for n, space in enumerate(self.spaces) if space.width == width])
            for width in ("single", "double")
        }

    @cached_property
    def entered(self) -> bool:
        """Whether an owner has entered any printed value."""
        cards = any("printed" in (card.left, card.right) for card in self.cards.values())
        cells = any(cell.provenance == "printed" for row in self.scoring.values() for cell in row.values())
        return cards or cells or self.track.provenance == "printed"

    @cached_property
    def final_rewards(self) -> tuple[str, ...]:
        """The reward cards of the final council."""
        return tuple(name for name, reward in self.rewards.items() if reward.final)

    @cached_property
    def regular_rewards(self) -> tuple[str, ...]:
        """The reward cards of the other councils, without the grande worker card."""
        return tuple(name for name, reward in self.rewards.items() if not reward.final and not reward.always)

    @cached_property
    def track_spaces(self) -> dict[bool, tuple[int, ...]]:
        """Spaces a marker can stand on, the start circle first; green ones in the advanced variant only."""
        every = range(1, sum(self.track.rows) + 1)
        green = frozenset(self.track.glory)
        return {True: (0, *every), False: (0, *(space for space in every if space not in green))}
