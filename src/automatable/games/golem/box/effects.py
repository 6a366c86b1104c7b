"""The vocabulary of effects: what tiles, books, characters and spaces can do, as plain box data.

For the Automa coins, clay and knowledge are one resource; the box still names the printed one, because the
player at the table reads it on the tile.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from automatable.core.forms.marks import words

Resource = Literal["coins", "clay", "knowledge"]
District = Literal["red", "yellow", "blue"]
Kind = Literal["golem", "artifact", "study", "any"]
Counted = Annotated[Literal["golems", "artifacts", "columns", "books", "upgrades"], words("in-thing")]


class Do(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One effect; ``do`` names it in TOML and JSON."""


class Gain(Do, frozen=True, tag="gain"):
    """Take resources."""

    resource: Resource
    amount: int


class Pay(Do, frozen=True, tag="pay"):
    """Spend resources, as part of a larger effect."""

    resource: Resource
    amount: int


class Points(Do, frozen=True, tag="points"):
    """Victory points."""

    amount: int


class Gold(Do, frozen=True, tag="gold"):
    """Ingots for nothing."""

    amount: int = 1


class BuyGold(Do, frozen=True, tag="buy-gold"):
    """One ingot at its price less the discount."""

    discount: int = 0


class GolemForward(Do, frozen=True, tag="golem-forward"):
    """Steps forward."""

    steps: int


class GolemBack(Do, frozen=True, tag="golem-back"):
    """Steps back."""

    steps: int


class GolemEither(Do, frozen=True, tag="golem-either"):
    """Steps forward or back."""

    steps: int


class GolemMay(Do, frozen=True, tag="golem-may"):
    """Steps forward, or none."""

    steps: int


class StudentForward(Do, frozen=True, tag="student-forward"):
    """Steps of a student, in a named district or by choice."""

    steps: int
    district: District | None = None


class StudentBack(Do, frozen=True, tag="student-back"):
    """Steps back of a student."""

    steps: int


class StudyUp(Do, frozen=True, tag="study-up"):
    """Up the study track."""

    steps: int = 1


class GolemTrack(Do, frozen=True, tag="golem-track"):
    """Along the golem track."""

    steps: int
    way: Literal["up", "down", "either"]


class Create(Do, frozen=True, tag="create"):
    """Create a golem at its price less the discount."""

    discount: int = 0


class Work(Do, frozen=True, tag="work"):
    """The work action with this value."""

    value: int


class BuyBook(Do, frozen=True, tag="book"):
    """Buy a book at its price less the discount."""

    discount: int = 0


class Upgrade(Do, frozen=True, tag="upgrade"):
    """Make an upgrade at its price less the discount, or free."""

    kind: Kind = "any"
    discount: int = 0
    free: bool = False


class Kill(Do, frozen=True, tag="kill"):
    """Kill one own golem."""


class ActivateBooks(Do, frozen=True, tag="activate-books"):
    """Use this many bought books again."""

    number: int


class ArtifactIncome(Do, frozen=True, tag="artifact-income"):
    """Income of this many created artifacts."""

    number: int


class PointsPer(Do, frozen=True, tag="points-per"):
    """Points for each golem, artifact, column, book or upgrade."""

    thing: Counted
    amount: int


Simple = (
    Gain
    | Pay
    | Points
    | Gold
    | BuyGold
    | GolemForward
    | GolemBack
    | GolemEither
    | GolemMay
    | StudentForward
    | StudentBack
    | StudyUp
    | GolemTrack
    | Create
    | Work
    | BuyBook
    | Upgrade
    | Kill
    | ActivateBooks
    | ArtifactIncome
    | PointsPer
)


class Choice(Do, frozen=True, tag="choice"):
    """Two bonuses parted by a slash."""

    left: tuple[Simple, ...]
    right: tuple[Simple, ...]


Effect = Simple | Choice
Effects = tuple[Effect, ...]


def buys_book(effects: Effects) -> bool:
    """Whether these effects can buy a book."""
    return _has(effects, BuyBook)


def kills(effects: Effects) -> bool:
    """Whether these effects can kill a golem."""
    return _has(effects, Kill)


def _has(effects: Effects, kind: type[Simple]) -> bool:
    """Whether an effect of this kind is among them, on either side of a slash too."""
    for effect in effects:
        if isinstance(effect, kind):
            return True
        if isinstance(effect, Choice) and _has((*effect.left, *effect.right), kind):
            return True
    return False
