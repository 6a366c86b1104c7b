"""Golem: the Great Automa."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from automatable.core.game import Defect, Game, Result
from automatable.core.question import Ask, Option, Question
from automatable.core.resolution import SILENT, Resolution
from automatable.games.golem import (
    checks,
    defects,
    events,
    notation,
    own_box,
    round,
    scoring,
    setup,
    short_text,
    turn,
    using,
)
from automatable.games.golem.components import Box
from automatable.games.golem.marbles import marbles_in, offered
from automatable.games.golem.printed import NEW
from automatable.games.golem.rules import RULES
from automatable.games.golem.state import BOTTOM, COLOURS, LEVELS, ROWS, UNKNOWN, Setup, State

__all__ = ["GAME"]

LOWEST_SCORE, HIGHEST_SCORE = -100, 500


class Golem(Game[State, Box]):
    """The door."""

    id = "golem"
    folder = Path(__file__).parent
    Printed = Box
    Setup = Setup
    Event = events.Event
    levels = LEVELS
    handlers: ClassVar = {
        events.Dealt: setup.dealt,
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

    def new(self, setup_: Any) -> State:
        return setup.new(self.box, setup_)

    def checklist(self, state: State) -> Resolution[State]:
        return setup.checklist(self.box, state)

    def questions(self, state: State) -> tuple[Question, ...]:
        dealing = setup.question(self.box, state)
        if dealing is not None:
            return (dealing,)
        if state.phase in ("begin", "deal"):
            return (_button("round-begun", "golem-movement", state.round),)
        if state.phase == "end":
            return (_button("round-ended", "turn-order", state.round),)
        if state.phase == "scoring":
            return (_score(state),)
        if state.phase == "over":
            return ()
        return (self._card(state),) if state.seat == 0 else (_human_turn(state),)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

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
        """The printed values nobody has told yet."""
        return own_box.missing(self.box)

    def next_entry(self, key: str, answers: Mapping[str, Any]) -> Question | None:
        """What to ask next about a missing value."""
        try:
            own_box.told(self.box, key, answers)
        except Ask as ask:
            return ask.question
        return None

    def entered(self, key: str, answers: Mapping[str, Any]) -> dict[str, Any]:
        """A missing value that is all answered, as tables of a box."""
        return own_box.tables({key: own_box.told(self.box, key, answers)})

    def box_defects(self) -> tuple[Defect, ...]:
        """Which constraints of the book the box breaks."""
        return tuple(
            Defect(f"golem-check-{fault.check}", {"key": fault.key}) for fault in checks.faults(self.box)
        )

    def _card(self, s: State) -> Question:
        t = using.table(self.box, s, SILENT)
        entered = t.entered("automa_cards")
        options = [
            t.option("automa_cards", card) for card in entered if card not in s.cards and card not in s.under
        ]
        missing = len(self.box.automa_cards) - len(entered)
        if missing:
            options.append(Option(NEW, "golem-option-new"))
        return Question(
            "card",
            "golem-turn-card",
            "automa-turn",
            {"number": len(s.cards) + 1},
            tuple(options),
            deck=None if missing else "automa",
            waits=True,
            event="card-turned",
            field="card",
        )

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
        return defects.defects(self.box, state)


def _button(event: str, rule: str, number: int) -> Question:
    option = Option(number, f"golem-option-{event}", {"round": number})
    return Question(
        event,
        f"golem-wait-{event}",
        rule,
        {"round": number},
        (option,),
        event=event,
        field="round",
        default=number,
    )


def _score(s: State) -> Question:
    seat = len(s.human_points) + 1
    return Question(
        f"score-{seat}",
        "golem-ask-score",
        "final-scoring",
        {"seat": f"@side-human-{seat}"},
        low=LOWEST_SCORE,
        high=HIGHEST_SCORE,
        event="human-scored",
        field="points",
    )


def _human_turn(s: State) -> Question:
    """A human's turn in one tap: a marble, a tile, or nothing told."""
    options = [
        Option(
            f"{ROWS[row]}-{COLOURS[colour]}",
            "golem-option-took",
            {"row": f"@row-{ROWS[row]}", "colour": f"@colour-{COLOURS[colour]}"},
        )
        for row, colour in marbles_in(offered(s))
    ]
    for number, row in enumerate(s.rows):
        if row == UNKNOWN:
            options.append(Option(f"row-{ROWS[number]}", "golem-option-row", {"row": f"@row-{ROWS[number]}"}))
    if s.rabbis[s.seat - 1] == UNKNOWN:
        places = [place for place in range(len(s.tiles)) if not s.taken >> place & 1]
        options += [
            Option(f"tile-{place + 1}", "golem-option-tile", {"place": f"@place-{place + 1}"})
            for place in (*places, BOTTOM)
        ]
    options += [Option("passed", "golem-option-passed"), Option("untold", "golem-option-untold")]
    return Question(
        "human-turn",
        "golem-human-turn",
        "several-humans",
        {"seat": f"@side-human-{s.seat}"},
        tuple(options),
        event="acted",
        field="did",
    )


GAME = Golem
