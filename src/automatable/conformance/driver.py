"""Play a whole game with random answers."""

from __future__ import annotations

from typing import Any, Self

from automatable.core.engine.explanation import Data
from automatable.core.engine.game import AnyGame
from automatable.core.engine.question import BY_HAND, Question
from automatable.core.forms.form import Field
from automatable.play.dealer import below, deal

HANDS = 9
"""One in so many unknown printed values is resolved by hand."""
LONGEST = 5000
"""Events after which a game is taken not to end."""


class Endless(Exception):
    """A game that has not ended after very many events, or in which nothing is asked."""


class Driver:
    """Plays one game; every draw comes from the seed. ``table`` is the random person at the table.

    Its ``happens(game, state, choose)`` is what the human does now, or None. ``answers(question, choose)``,
    which it may have, is an answer to a question, or None for any possible one.
    """

    def __init__(
        self, game: AnyGame, setup: Data, seed: int, explain: bool = True, table: Any = None
    ) -> None:
        self.game = game
        self.table = table
        self.seed = seed
        self.drawn = 0
        self.explain = explain
        self.state: Any = game.new(game.decode_setup(setup))
        self.events: list[Data] = []
        self.resolutions: list[Any] = []
        self.tried: Data = {}

    def choose(self, bound: int) -> int:
        """A number below ``bound``."""
        self.drawn += 1
        return below(self.seed, self.drawn, bound)

    def answer(self, question: Question) -> Data:
        """Any possible answer."""
        if question.deck is not None:
            self.drawn += 1
            return question.answer(deal(question, self.seed, self.drawn).value)
        if question.by_hand and self.choose(HANDS) == 0:
            return question.answer(BY_HAND)
        if question.fields:
            return question.answer(question.filled(self.part))
        known = getattr(self.table, "answers", None)
        if known and (value := known(question, self.choose)) is not None:
            return question.answer(value)
        if question.options:
            values = [option.value for option in question.options]
            if question.many:
                return question.answer([value for value in values if self.choose(2)])
            return question.answer(values[self.choose(len(values))])
        low = question.low or 0
        high = low + 12 if question.high is None else question.high
        return question.answer(low + self.choose(high - low + 1))

    def part(self, part: Field) -> Any:
        """A random answer to one field; half of the known values stay, optional fields are left out."""
        if part.value is not None and self.choose(2):
            return part.value
        if part.optional:
            return None
        known = getattr(self.table, "answers", None)
        if known and (value := known(part, self.choose)) is not None:
            return value
        if part.many:
            return [option.value for option in part.options if self.choose(2)]
        if part.options:
            return part.options[self.choose(len(part.options))].value
        low, high = part.low or 0, part.high
        if isinstance(part.value, int) and high is not None:  # it goes on from where it is
            return max(low, min(high, part.value + self.choose(5) - 2))
        return low + self.choose(12 if high is None else min(12, high - low + 1))

    def step(self) -> bool:
        """One event; False when the game has its result."""
        if self.game.result(self.state) is not None:
            return False
        questions = self.game.open_questions(self.state)
        event = None
        if self.state.pending is None:
            event = self.table.happens(self.game, self.state, self.choose)
        if event is None:
            if not questions:
                raise Endless("the game is not over, nobody does anything and nothing is asked")
            event = self.answer(questions[0])
        self.apply(event)
        return True

    def apply(self, event: Data) -> None:
        """Resolve one event."""
        self.tried = event
        resolution = self.game.apply(self.state, self.game.decode_event(event), explain=self.explain)
        self.state = resolution.state
        self.events.append(event)
        self.resolutions.append(resolution)

    def to_the_end(self, limit: int = LONGEST) -> Self:
        """The whole game."""
        while self.step():
            if len(self.events) >= limit:
                raise Endless(f"the game has not ended after {limit} events")
        return self
