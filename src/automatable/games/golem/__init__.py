"""Golem: the Great Automa."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from automatable.core.game import Defect, Game, Result
from automatable.core.question import Question
from automatable.core.resolution import Resolution, Resolving
from automatable.games.golem import (
    box_checks,
    dealing,
    defects,
    events,
    notation,
    own_box,
    round,
    scoring,
    setup,
    short_text,
    turn,
    waiting,
)
from automatable.games.golem.printed import Printed
from automatable.games.golem.rules import RULES
from automatable.games.golem.state import LEVELS, State
from automatable.games.golem.tables import Box

__all__ = ["GAME"]


class Golem(Game[State, Box]):
    """The game."""

    id = "golem"
    folder = Path(__file__).parent
    Printed = Printed
    Setup = setup.Setup
    Event = events.Event
    levels = LEVELS
    languages = ("en", "ru")
    handlers: ClassVar = {
        events.Dealt: dealing.dealt,
        events.RoundBegun: round.begun,
        events.CardTurned: turn.card_turned,
        events.Acted: turn.acted,
        events.BookTaken: turn.book_taken,
        events.GolemBuried: turn.golem_buried,
        events.MarblesPlaced: turn.marbles_placed,
        events.BooksShown: turn.books_shown,
        events.RoundEnded: round.ended,
        events.HumanScored: scoring.human_scored,
    }
    rules = RULES

    def bind(self, printed: Any, file: str) -> Box:
        return Box(printed)

    def new(self, setup_: setup.Setup) -> State:
        return setup.new(self.box, setup_)

    def checklist(self, state: State) -> Resolution[State]:
        r = Resolving(True)
        setup.checklist(self.box, state, r)
        return Resolution(state, tuple(r.instructions))

    def questions(self, state: State) -> tuple[Question, ...]:
        return waiting.questions(self.box, state)

    def result(self, state: State) -> Result | None:
        return scoring.result(self.box, state)

    # --- the box -----------------------------------------------------------------------------------------

    def learned(self, state: State) -> dict[str, Any]:
        """What the player told about the printed game, in the shape of a box."""
        return own_box.tables(state.learned)

    def practice(self, state: State) -> tuple[str, ...]:
        """Practice tables not entered whole; with the owner's box only what is never asked for."""
        if state.box == "owner":
            return ("base",)
        left = {key.split(".")[0] for key in own_box.missing(self.box)} | {"street"}
        return tuple(name for name in super().practice(state) if name in left)

    def missing(self) -> tuple[str, ...]:
        return own_box.missing(self.box)

    def next_entry(self, key: str, answers: Mapping[str, Any]) -> Question | None:
        return own_box.next_entry(self.box, key, answers)

    def entered(self, key: str, answers: Mapping[str, Any]) -> dict[str, Any]:
        return own_box.entered(self.box, key, answers)

    def box_defects(self) -> tuple[Defect, ...]:
        return tuple(box_checks.box_defects(self.box))

    # --- forms of a position -----------------------------------------------------------------------------

    def to_json(self, state: State) -> dict[str, Any]:
        return notation.to_json(self.box, state)

    def parse_json(self, data: Mapping[str, Any]) -> State:
        return notation.parse_json(self.box, data)

    def to_text(self, state: State) -> str:
        return short_text.to_text(self.box, state)

    def parse_text(self, text: str) -> State:
        return short_text.parse_text(self.box, text)

    def defects(self, state: State) -> tuple[Defect, ...]:
        return tuple(defects.defects(self.box, state))


GAME = Golem
