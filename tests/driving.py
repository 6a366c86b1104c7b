"""A whole game played by chance: what the conformance suite and the recorded playthroughs are driven by."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from automatable import games
from automatable.core.question import BY_HAND, filled
from automatable.play.dealer import below, deal

HANDS = 9
"""One in so many printed things that nobody knows is done by hand."""


def table_of(name: str) -> Any:
    """The random person at a game's table: ``SETUPS``, ``happens`` and perhaps ``answers``."""
    path = Path(__file__).parent / "games" / name.replace("-", "_") / "table.py"
    spec = importlib.util.spec_from_file_location(f"table_{path.parent.name}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Driver:
    """Plays one game; every draw comes from the seed."""

    def __init__(
        self, name: str, setup: dict[str, Any], seed: int, listen: bool = True, table: Any = None
    ) -> None:
        self.game = games.load(name)
        self.table = table or table_of(name)
        self.seed = seed
        self.drawn = 0
        self.listen = listen
        self.state = self.game.new(self.game.decode_setup(setup))
        self.events: list[dict[str, Any]] = []
        self.resolutions: list[Any] = []

    def choose(self, bound: int) -> int:
        """A number below ``bound``."""
        self.drawn += 1
        return below(self.seed, self.drawn, bound)

    def answer(self, question: Any) -> dict[str, Any]:
        """Any possible answer."""
        if question.deck is not None:
            self.drawn += 1
            return question.answer(deal(question, self.seed, self.drawn).value)
        if question.by_hand and self.choose(HANDS) == 0:
            return question.answer(BY_HAND)
        if question.parts:
            return question.answer(filled(question, self.part))
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

    def part(self, part: Any) -> Any:
        """Any possible answer to one part; what is filled in stays half the time, what can wait waits."""
        if part.known is not None and self.choose(2):
            return part.known
        if not part.needed:
            return None
        known = getattr(self.table, "answers", None)
        if known and (value := known(part, self.choose)) is not None:
            return value
        if part.many:
            return [option.value for option in part.options if self.choose(2)]
        if part.options:
            return part.options[self.choose(len(part.options))].value
        if part.known is not None:  # a sheet: things go on from where they stand
            return max(part.low, min(part.high, part.known + self.choose(5) - 2))
        return part.low + self.choose(min(12, part.high - part.low + 1))

    def step(self) -> bool:
        """One event; False when the game has its result."""
        if self.game.result(self.state) is not None:
            return False
        questions = self.game.open_questions(self.state)
        event = None
        if self.state.pending is None:
            event = self.table.happens(self.game, self.state, self.choose)
        if event is None:
            assert questions, "the game is not over, nobody does anything and nothing is asked"
            event = self.answer(questions[0])
        resolution = self.game.apply(self.state, self.game.decode_event(event), listen=self.listen)
        self.state = resolution.state
        self.events.append(event)
        self.resolutions.append(resolution)
        return True

    def to_the_end(self, limit: int = 5000) -> Driver:
        """The whole game."""
        while self.step():
            assert len(self.events) < limit, "the game does not end"
        return self
