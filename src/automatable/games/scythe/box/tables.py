"""Tables made once from a box: territories as bits in reading order, neighbourhoods, distances."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from msgspec import structs

from automatable.core.bitsets.rings import Rings
from automatable.core.engine.choices import Mask, each, mask_of
from automatable.core.engine.deck import Deck, deck_of
from automatable.core.engine.errors import UserError
from automatable.core.forms.form import Option
from automatable.games.scythe.box.printed import Card, Faction, Printed

BASE = 47
"""The place of a unit on its home base: the bit after the last territory."""

MAT = 48
"""The place of a character that is on the faction mat."""

FOREIGN = 49
"""The first of the bases of factions that are not in the game (Wayfare)."""

_AROUND = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))


class Box:
    """A box with everything that the rules look up; a place is 0 to 46 in reading order, or ``BASE``."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        spaces = printed.map.territories
        self.names = tuple(sorted(spaces, key=lambda name: (spaces[name].row, spaces[name].x)))
        self.bases = tuple(printed.map.bases)
        """The faction of each place from ``FOREIGN`` on."""
        self.references = (
            *(f"@territory-{name}" for name in self.names),
            "@base",
            "@mat",
            *(f"@base-{faction}" for faction in self.bases),
        )
        self.place = {name: number for number, name in enumerate(self.names)}
        if len(self.names) != BASE:
            raise UserError("scythe-box-territories", count=len(self.names))
        self.all: Mask = (1 << BASE) - 1
        self.types = tuple(spaces[name].type for name in self.names)
        self.of_type = {
            kind: mask_of([p for p in range(BASE) if self.types[p] == kind]) for kind in set(self.types)
        }
        self.lakes = self.of_type["lake"]
        self.tunnels = self.mask(printed.map.tunnels)
        self.encounters = self.mask(printed.map.encounters)
        self.factory = self.place[printed.map.factory]
        self._borders()
        self._distances()
        self.cards = {int(number): card for number, card in printed.cards.items()}
        invaders = {number: self._replaced(number) for number in self.cards}
        self.cards_of = {
            faction: invaders if mat.invaders else self.cards for faction, mat in printed.factions.items()
        }
        """The cards as the Automa of this faction plays them (ruling S18)."""
        self.automa_deck = deck_of(
            "automa", {n: Option(n, "scythe-option-card", {"card": n}) for n in self.cards}
        )
        self.deck: Mask = self.automa_deck.all
        combat = printed.game.combat_deck.items()
        self.combat_values = tuple(sorted((int(value), count) for value, count in combat))
        self.combat_deck = combat_cards(self.combat_values)
        self.star_spaces = {level: mask_of(card.stars) for level, card in printed.star_cards.items()}
        self.stars_passed = {
            level: tuple(sum(star <= space for star in card.stars) for space in range(card.spaces))
            for level, card in printed.star_cards.items()
        }
        """How many whole stars the tracker has passed on each of its spaces."""
        self.first_star = {level: min(card.stars) for level, card in printed.star_cards.items()}
        """The space whose star switches the scheme."""
        self.tiers = tuple(
            next(tier for tier in printed.game.tiers if popularity <= tier.upto)
            for popularity in range(printed.game.popularity_most + 1)
        )
        """The coins for stars, territories and resources at each popularity."""
        self.near = (self.near_closed, self.near_open)
        """The neighbourhood of an Automa unit on each place: land borders until the water opens (S4)."""

    def mask(self, names: Iterable[str]) -> Mask:
        """The set of these territories."""
        return mask_of([self.place[name] for name in names])

    def _borders(self) -> None:
        """The six neighbours of each territory, and those reached over land, over a river, by the shore."""
        spaces = self.printed.map.territories
        at = {(spaces[name].row, spaces[name].x): p for p, name in enumerate(self.names)}
        rivers = {frozenset((self.place[a], self.place[b])) for a, b in self.printed.map.rivers}
        around: list[Mask] = []
        land: list[Mask] = []
        river: list[Mask] = []
        for p, name in enumerate(self.names):
            row, x = spaces[name].row, spaces[name].x
            six = [at[row + r, x + d] for r, d in _AROUND if (row + r, x + d) in at]
            around.append(mask_of(six))
            wet = [q for q in six if frozenset((p, q)) in rivers]
            river.append(mask_of(wet))
            shore = self.all if self.lakes >> p & 1 else self.lakes
            land.append(mask_of(six) & ~mask_of(wet) & ~shore)
        self.around, self.land, self.river = tuple(around), tuple(land), tuple(river)
        nowhere = (0, 0)  # units on the base or the mat have no neighbourhood
        self.near_closed = (*(land[p] | 1 << p for p in range(BASE)), *nowhere)
        self.near_open = (*(around[p] | 1 << p for p in range(BASE)), *nowhere)
        self.base_near = {faction: self.mask(base.land) for faction, base in self.printed.map.bases.items()}
        self.land_from = {faction: (*land, beside) for faction, beside in self.base_near.items()}
        """The territories one step over land from each territory and from the faction's base."""

    def _distances(self) -> None:
        """Plain hex steps (ruling S1): from anywhere to anywhere, and as rings of equal distance."""
        spots = [(spot.row, spot.x) for spot in (self.printed.map.territories[name] for name in self.names)]
        self.steps = tuple(tuple(_steps(a, b) for b in spots) for a in spots)
        self.to_factory = self.steps[self.factory]
        self.rings = tuple(_rings(row) for row in self.steps)
        self.factory_rings = Rings(self.rings[self.factory])
        self.to_base: dict[str, tuple[int, ...]] = {}
        self.base_rings: dict[str, Rings] = {}
        for faction, base in self.printed.map.bases.items():
            row = tuple(_steps((base.row, base.x), spot) for spot in spots)
            self.to_base[faction] = (*row, 0)
            self.base_rings[faction] = Rings(_rings((*row, 0)))

    @cached_property
    def walks(self) -> tuple[tuple[int, ...], ...]:
        """Steps over land only; an explanation cites S1 where they would have chosen otherwise."""
        return tuple(self._walk(1 << place) for place in range(BASE))

    @cached_property
    def base_walks(self) -> dict[Faction, tuple[int, ...]]:
        """Steps over land from each home base; the base itself is 0 away."""
        return {
            faction: (*(far + 1 for far in self._walk(near)), 0) for faction, near in self.base_near.items()
        }

    def _walk(self, start: Mask) -> tuple[int, ...]:
        far, seen, ring = [BASE] * BASE, start, start
        steps = 0
        while ring:
            for place in each(ring):
                far[place] = steps
            reached = 0
            for place in each(ring):
                reached |= self.land[place]
            ring, steps = reached & ~seen, steps + 1
            seen |= ring
        return tuple(far)

    def _replaced(self, number: int) -> Card:
        card, other = self.cards[number], self.printed.invaders.get(str(number))
        if other is None:
            return card
        return structs.replace(
            card, scheme_1=other.scheme_1 or card.scheme_1, scheme_2=other.scheme_2 or card.scheme_2
        )


def combat_cards(values: Iterable[tuple[int, int]]) -> Deck:
    """Values of combat cards, each as often as it can come."""
    return deck_of(
        "combat",
        {value: Option(value, "scythe-option-number", {"value": value}, weight=n) for value, n in values},
    )


def _steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    rows, halves = abs(a[0] - b[0]), abs(a[1] - b[1])
    return rows + max(0, halves - rows) // 2


def _rings(row: tuple[int, ...]) -> tuple[Mask, ...]:
    return tuple(mask_of([p for p, d in enumerate(row) if d == far]) for far in range(max(row) + 1))
