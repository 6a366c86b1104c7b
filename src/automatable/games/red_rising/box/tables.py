"""Tables made once from the printed values: characters by number, bonuses by location, the Automus's deck."""

from __future__ import annotations

from automatable.core.engine.deck import Deck, deck_of
from automatable.core.forms.form import Option
from automatable.games.red_rising.box.printed import LOCATIONS, AutomusCard, Bonus, Printed


class Box:
    """The printed values, with the tables made from them; a character is its number in the file's order."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.board, self.houses, self.automus = printed.board, printed.houses, printed.automus
        self.ids = tuple(printed.characters)
        self.people = tuple(printed.characters.values())
        self.abilities = tuple(printed.abilities.get(id) for id in self.ids)
        self.numbers = {id: number for number, id in enumerate(self.ids)}
        self.options = tuple(Option(id, f"red-rising-character-{id}") for id in self.ids)
        self.characters, self.roque, self.banished = (
            deck_of(name, self.options) for name in ("characters", "roque", "banished")
        )
        """The characters as decks: their own, for Roque's pick, and the banished pile."""
        self.die = deck_of("die", (Option(face, f"red-rising-face-{face}") for face in self.board.die))
        self.priority = deck_of(
            "priority", (Option(letter, f"red-rising-letter-{letter}") for letter in self.automus.pairs)
        )
        self.first_player = deck_of(
            "first-player", (Option(who, f"red-rising-side-{who}") for who in ("human", "automus"))
        )
        self.bonus_of: tuple[Bonus, ...] = tuple(self.board.bonuses[location] for location in LOCATIONS)
        self.decks = {
            "balanced": _deck(self.automus.cards),
            "transcribed": _deck(self.automus.cards | self.automus.transcribed),
        }
        self.automus_decks = {reading: _drawn(cards) for reading, cards in self.decks.items()}
        self.cards_in_play = len(self.automus.cards) - self.automus.set_aside
        self._removed = {variant: self._out(variant) for variant in (False, True)}

    def removed(self, variant: bool) -> frozenset[int]:
        """The characters that are not in the game."""
        return self._removed[variant]

    def _out(self, variant: bool) -> frozenset[int]:
        out = set(self.automus.removed) - (set(self.automus.returning) if variant else set())
        return frozenset(self.numbers[id] for id in out)


def sign_word(sign: str) -> str:
    """A symbol or letter of a card as a reference to its word."""
    return f"@location-{sign}" if sign in LOCATIONS else f"@letter-{sign}"


def _drawn(cards: tuple[AutomusCard, ...]) -> Deck:
    """The Automus cards as a deck, each described by its symbols."""
    return deck_of(
        "automus",
        {
            number: Option(
                number,
                "red-rising-automus-card",
                {
                    "number": number,
                    "deploy": sign_word(card.deploy),
                    "gain": sign_word(card.gain),
                    "arrow": card.arrow,
                    "extra": f"@extra-{card.extra}",
                },
            )
            for number, card in enumerate(cards, 1)
        },
    )


def _deck(cards: dict[str, AutomusCard]) -> tuple[AutomusCard, ...]:
    """The cards in the order of their numbers."""
    return tuple(cards[str(number)] for number in range(1, len(cards) + 1))
