"""Pendulum: two Automas in real time. ``GAME`` is the only door."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from automatable.core.game import Defect, Game, Result
from automatable.core.question import Option, Question
from automatable.core.resolution import Resolution
from automatable.games.pendulum import (
    actions,
    checks,
    columns,
    council,
    defects,
    game_end,
    notation,
    own_box,
    rewards,
    set_up,
    text,
    timers,
)
from automatable.games.pendulum import events as ev
from automatable.games.pendulum.asked import RULES
from automatable.games.pendulum.box import TIMERS, Box
from automatable.games.pendulum.state import PLAYERS, State


class Pendulum(Game[State, Box]):
    """Automas 1 and 2."""

    id = "pendulum"
    folder = Path(__file__).parent
    Printed = Box
    Setup = ev.Setup
    Event = ev.GameEvent
    levels = ("A", "B", "C", "D", "E", "F")
    rules = RULES
    handlers: ClassVar = {
        ev.SetUp: set_up.set_up,
        ev.RoundStarted: actions.start_round,
        ev.WorkerLifted: actions.lift_worker,
        ev.TimerFlipped: actions.flip_timer,
        ev.TimerRanOut: timers.saw_run_out,
        ev.Paused: timers.pause,
        ev.Resumed: timers.resume,
        ev.LegendaryGained: actions.gain_legendary,
        ev.CouncilLaid: council.lay_council,
        ev.CouncilHeld: council.hold_council,
        ev.RewardTaken: council.take_reward,
        ev.GameEnded: game_end.end_game,
    }

    def new(self, setup: Any) -> State:
        return set_up.begin(self.box, setup)

    def checklist(self, state: State) -> Resolution[State]:
        return set_up.checklist(self.box, state, self.rulebook.pages)

    def questions(self, state: State) -> tuple[Question, ...]:
        match state.phase:
            case "set-up":
                return (set_up.privilege_question(PLAYERS, 1),)
            case "called":
                return (
                    Question("votes", "pendulum-ask-own-votes", "votes", event="council-held", field="votes"),
                )
            case "rewards":
                return (rewards.own_question(self.box, state),)
            case "end":
                return (_legendary(state),)
        return ()

    def result(self, state: State) -> Result | None:
        return game_end.result(self.box, state) if state.phase == "over" else None

    def practice(self, state: State) -> tuple[str, ...]:
        """With printed values what the owner's box lacks is asked; what an icon covers stays ours (P12)."""
        tables = super().practice(state)
        return tables if state.values == "practice" else tuple(name for name in tables if name == "icons")

    def learned(self, state: State) -> dict[str, Any]:
        """Printed values told during the game, in the shape of a box, to be kept in the owner's."""
        return columns.tables(state)

    def timers(self, state: State, at: int) -> dict[str, int]:
        """Milliseconds each of the app's timers still runs at this moment."""
        return {name: timers.left(self.box, state, n, at) for n, name in enumerate(TIMERS)}

    def box_defects(self) -> tuple[Defect, ...]:
        """What in the box breaks a constraint of the books."""
        return checks.defects(self.box)

    def missing(self) -> tuple[str, ...]:
        """Which printed values the owner's box does not hold yet, as keys of the box."""
        return own_box.missing(self.box)

    def next_entry(self, key: str, answers: Mapping[str, Any]) -> Question | None:
        return own_box.next_question(self.box, key, answers)

    def entered(self, key: str, answers: Mapping[str, Any]) -> dict[str, Any]:
        return own_box.entered(self.box, key, answers)

    # --- forms of a position -----------------------------------------------------------------------------

    def to_json(self, state: State) -> dict[str, Any]:
        return notation.to_json(self.box, state)

    def parse_json(self, data: Mapping[str, Any]) -> State:
        return notation.parse_json(self.box, data)

    def to_text(self, state: State) -> str:
        return text.to_text(self.box, state)

    def parse_text(self, short: str) -> State:
        return text.parse_text(self.box, short)

    def defects(self, state: State) -> tuple[Defect, ...]:
        return defects.defects(self.box, state)


def _legendary(state: State) -> Question:
    has = state.human.legendary
    options = tuple(
        Option(value, f"pendulum-legendary-{str(value).lower()}")
        for value in (True, False)
        if has is None or has == value
    )
    return Question(
        "legendary",
        "pendulum-ask-legendary",
        "legendary-rule",
        options=options,
        event="game-ended",
        field="legendary",
    )


GAME = Pendulum
