"""Tables made once from the printed values: characters by number, bonuses by location, the Automus's deck."""

from __future__ import annotations

from automatable.core.question import Option
from automatable.games.red_rising.printed import LOCATIONS, AutomusCard, Bonus, Printed


class Box:
    """The printed values with everything the rules look up. A character is its number in the file's order."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.board, self.houses, self.automus = printed.board, printed.houses, printed.automus
        self.ids = tuple(printed.characters)
        self.people = tuple(printed.characters.values())
        self.numbers = {id: number for number, id in enumerate(self.ids)}
        self.options = tuple(Option(id, f"red-rising-character-{id}") for id in self.ids)
        self.bonus_of: tuple[Bonus, ...] = tuple(self.board.bonuses[location] for location in LOCATIONS)
        self.decks = {
            "balanced": _deck(self.automus.cards),
            "transcribed": _deck(self.automus.cards | self.automus.transcribed),
        }
        self.cards_in_play = len(self.automus.cards) - self.automus.set_aside
        self._removed = {variant: self._out(variant) for variant in (False, True)}

    def removed(self, variant: bool) -> frozenset[int]:
        """The characters that stay in the box."""
        return self._removed[variant]

    def _out(self, variant: bool) -> frozenset[int]:
        out = set(self.automus.removed) - (set(self.automus.returning) if variant else set())
        return frozenset(self.numbers[id] for id in out)


def _deck(cards: dict[str, AutomusCard]) -> tuple[AutomusCard, ...]:
    """Card 1 stands first; ruling R2 knows two readings of card 5."""
    return tuple(cards[str(number)] for number in range(1, len(cards) + 1))
