"""Decks and draws: one of the numbered cards, tokens or faces that are left.

At the table a draw is a question, answered by the holder of the deck. The lab holds every deck and knows the
numbers, so it answers without making the question or its options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache

from msgspec import Struct, field

from automatable.core.engine.choices import Mask, each, mask_of
from automatable.core.engine.explanation import Args
from automatable.core.engine.question import Question, Value
from automatable.core.forms.form import One, Option, no_option


class Deck(Struct, frozen=True, eq=False, dict=True):
    """Numbered cards, tokens or faces to draw from. Made once, with the tables of a box.

    ``values`` has the answer that stands for each number, ``option`` makes the option that is offered, and
    ``weights`` has how many there are of each where there are several.

    >>> deck = Deck("automa", {0: "a", 1: "b"}, lambda number: Option("ab"[number], "market-card"))
    >>> deck.numbers["b"], each(deck.all)
    (1, (0, 1))
    """

    name: str
    values: Mapping[int, One]
    option: Callable[[int], Option]
    weights: Mapping[int, int] | None = None

    @cached_property
    def numbers(self) -> dict[One, int]:
        """The number of each value."""
        return {value: number for number, value in self.values.items()}

    @cached_property
    def bits(self) -> dict[One, Mask]:
        """Each value as a set of one."""
        return {value: 1 << number for number, value in self.values.items()}

    def mask(self, values: Iterable[One]) -> Mask:
        """These values as a set, such as the cards that are left."""
        found, bits = 0, self.bits
        for value in values:
            found |= bits[value]
        return found

    @cached_property
    def all(self) -> Mask:
        """Every number."""
        return mask_of(list(self.values))


def deck_of(name: str, options: Mapping[int, Option] | Iterable[Option]) -> Deck:
    """A deck of these options, numbered from 0 unless they have numbers.

    >>> deck_of("automa", [Option("a", "market-card"), Option("b", "market-card")]).values
    {0: 'a', 1: 'b'}
    """
    shown = dict(options) if isinstance(options, Mapping) else dict(enumerate(options))
    several = any(option.weight != 1 for option in shown.values())
    weights = {number: option.weight for number, option in shown.items()} if several else None
    values = {number: option.value for number, option in shown.items()}
    return Deck(name, values, shown.__getitem__, weights)


@lru_cache(maxsize=64)
def deck_of_cards(message: str, cards: tuple[str, ...], name: str = "automa") -> Deck:
    """A deck of cards that differ by their key only: its options are ``message`` with the key as ``card``.

    It is made once, so a rule may ask for it again and again.

    >>> deck = deck_of_cards("market-card", ("a", "b"))
    >>> deck.mask(["b"]), deck.option(1).args
    (2, {'card': 'b'})
    """
    return deck_of(name, [Option(card, message, {"card": card}) for card in cards])


class Draw(Struct, frozen=True, gc=False):
    """A draw from what is left of a deck; the other fields are those of its question.

    >>> deck = deck_of("automa", [Option("a", "market-card"), Option("b", "market-card")])
    >>> draw = Draw("card", "market-ask-card", "turn", deck, left=0b10)
    >>> [option.value for option in draw.question().options], draw.number("b")
    (['b'], 1)
    """

    id: str
    message: str
    rule: str
    deck: Deck
    left: Mask
    args: Args = field(default_factory=dict)
    waits: bool = False
    event: str = "answered"
    field: str = "value"

    def question(self) -> Question:
        """The question at the table."""
        deck = self.deck
        return Question(
            self.id,
            self.message,
            self.rule,
            self.args,
            tuple([deck.option(number) for number in each(self.left)]),
            deck=deck.name,
            waits=self.waits,
            event=self.event,
            field=self.field,
        )

    def number(self, value: Value) -> int:
        """The number of the drawn value; a value that is no longer in the deck is an error."""
        numbers, values = self.deck.numbers, self.deck.values
        number = None if isinstance(value, list | dict) else numbers.get(value)
        if number is None or not self.left >> number & 1 or type(values[number]) is not type(value):
            raise no_option(self.question().single.label, self.question().options, value)
        return number
