"""Drawing: one of the numbered things that are left.

At the table a draw is a question, answered by whoever holds the deck. The lab holds every deck and knows the
numbers, so it answers without making the question or its options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

from msgspec import Struct, field

from automatable.core.choosing import Mask, each, mask_of
from automatable.core.question import Option, Question, Value, no_option
from automatable.core.story import Args

Thing = int | str | bool
"""What a card, a token or a face is called in an answer."""


class Deck(Struct, frozen=True, eq=False, dict=True):
    """Numbered things of which one can be drawn. Made once, with the tables of a box.

    ``things`` is how each number is called in an answer, ``option`` how it is offered at the table, and
    ``weights`` how many there are of each where there are several.
    """

    name: str
    things: Mapping[int, Thing]
    option: Callable[[int], Option]
    weights: Mapping[int, int] | None = None

    @cached_property
    def numbers(self) -> dict[Thing, int]:
        """The number of each thing."""
        return {thing: number for number, thing in self.things.items()}

    @cached_property
    def bits(self) -> dict[Thing, Mask]:
        """Each thing as a set of one."""
        return {thing: 1 << number for number, thing in self.things.items()}

    @cached_property
    def all(self) -> Mask:
        """Every number."""
        return mask_of(list(self.things))


def deck_of(name: str, options: Mapping[int, Option] | Iterable[Option]) -> Deck:
    """A deck whose things are offered as these options, numbered from 0 unless they have numbers."""
    shown = dict(options) if isinstance(options, Mapping) else dict(enumerate(options))
    several = any(option.weight != 1 for option in shown.values())
    weights = {number: option.weight for number, option in shown.items()} if several else None
    things = {number: option.value for number, option in shown.items()}
    return Deck(name, things, shown.__getitem__, weights)


class Draw(Struct, frozen=True, gc=False):
    """One thing drawn from what is left of a deck; the other fields are those of its question."""

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
        """What is asked at the table."""
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
        """The number of what was drawn; refuses what is not left."""
        numbers, things = self.deck.numbers, self.deck.things
        number = None if isinstance(value, list | dict) else numbers.get(value)
        if number is None or not self.left >> number & 1 or type(things[number]) is not type(value):
            raise no_option(self.question(), value)
        return number
