"""Red Rising: the Automus, the official solo opponent."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from automatable.core.game import Defect, Game, Result
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolution, Resolving
from automatable.games.red_rising import (
    abilities,
    counting,
    events,
    human,
    notation,
    printed,
    scoring,
    setup,
    short_text,
    turn,
)
from automatable.games.red_rising.defects import defects
from automatable.games.red_rising.questions import questions
from automatable.games.red_rising.rules import RULES
from automatable.games.red_rising.state import State
from automatable.games.red_rising.tables import Box


class RedRising(Game[State, Box]):
    """The Automus bound to a box."""

    id = "red-rising"
    folder = Path(__file__).parent
    Printed = printed.Printed
    Setup = setup.Setup
    Event = events.Event
    levels = ("1", "2", "3", "4", "5", "6")
    languages = ("en", "ru")
    decks = ("automus", "priority", "die")
    rules = RULES
    handlers: ClassVar[Mapping[type, Any]] = {
        events.Prepared: setup.prepared,
        events.Deployed: human.deployed,
        events.Gained: human.gained,
        events.Led: human.led,
        events.Scouted: human.scouted,
        events.Turned: turn.turned,
        events.Used: abilities.used,
        events.Moved: human.moved,
        events.Took: human.took,
        events.Changed: human.changed,
        events.Given: abilities.given,
        events.Lost: abilities.lost,
        events.Counted: counting.counted,
    }

    def bind(self, printed: printed.Printed, file: str) -> Box:
        try:
            return Box(printed)
        except KeyError as error:
            raise Refused("core-box-unfit", file=file, reason=str(error)) from None

    def new(self, chosen: setup.Setup) -> State:
        return setup.new(self.box, chosen)

    def checklist(self, state: State) -> Resolution[State]:
        r = Resolving(True, {}, self.rulebook.pages)
        setup.checklist(self.box, state, r)
        return Resolution(state, tuple(r.instructions))

    def questions(self, state: State) -> tuple[Question, ...]:
        return questions(self.box, state)

    def result(self, state: State) -> Result | None:
        return scoring.result(self.box, state)

    def to_json(self, state: State) -> dict[str, Any]:
        return notation.to_json(self.box, state)

    def parse_json(self, data: Mapping[str, Any]) -> State:
        return notation.parse_json(self.box, data)

    def to_text(self, state: State) -> str:
        return short_text.to_text(self.box, state)

    def parse_text(self, text: str) -> State:
        return short_text.parse_text(self.box, text)

    def defects(self, state: State) -> tuple[Defect, ...]:
        return tuple(defects(self.box, state))


GAME = RedRising

__all__ = ["GAME"]
