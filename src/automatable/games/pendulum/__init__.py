"""Pendulum: two Automas in real time."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from automatable.core.deck import Draw
from automatable.core.game import Game, with_box
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.games.pendulum import (
    actions,
    box_checks,
    columns,
    correcting,
    council,
    defects,
    events,
    fields,
    foreseeing,
    game_end,
    notation,
    own_box,
    printed,
    rewards,
    round_setup,
    scoring,
    setup,
    short_text,
    shown,
    timers,
)
from automatable.games.pendulum.printed import LEVELS, TIMERS
from automatable.games.pendulum.rules import RULES
from automatable.games.pendulum.shelf import SHELF, described, thing_name
from automatable.games.pendulum.state import State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.terminal import TERMINAL

__all__ = ["GAME"]


class Pendulum(Game[State, Box]):
    """Automas 1 and 2."""

    id = "pendulum"
    folder = Path(__file__).parent
    Printed = printed.Printed
    Setup = setup.Setup
    Form = notation.Form
    Event = events.Event
    levels = LEVELS
    languages = ("en", "ru")
    terminal = TERMINAL
    shelf = SHELF
    rules = RULES
    handlers: ClassVar = {
        events.SetUp: setup.set_up,
        events.RoundStarted: actions.start_round,
        events.WorkerLifted: actions.lift_worker,
        events.TimerFlipped: actions.flip_timer,
        events.TimerRanOut: timers.saw_run_out,
        events.Paused: timers.pause,
        events.Resumed: timers.resume,
        events.LegendaryGained: actions.gain_legendary,
        events.CouncilLaid: round_setup.lay_council,
        events.CouncilHeld: council.hold_council,
        events.RewardTaken: council.take_reward,
        events.GameEnded: game_end.end_game,
    }
    new = with_box(setup.new)
    lay_out = with_box(setup.checklist)
    result = with_box(scoring.result)
    to_json = with_box(notation.to_json)
    parse_json = with_box(notation.parse_json)
    to_text = with_box(short_text.to_text)
    parse_text = with_box(short_text.parse_text)
    defects = with_box(defects.defects)
    enterable = with_box(own_box.things)
    missing = with_box(own_box.missing)
    families = with_box(fields.families)
    bounds = with_box(fields.bounds)
    thing_name = with_box(thing_name)
    described = with_box(described)
    next_entry = with_box(own_box.next_entry)
    entered = with_box(own_box.entered)
    box_defects = with_box(box_checks.box_defects)
    carried = with_box(correcting.carry_along)
    shown = with_box(shown.shown)
    foreseen = with_box(foreseeing.foreseen)
    deeds = with_box(foreseeing.deeds)
    guessable = with_box(foreseeing.guessable)

    def bind(self, values: printed.Printed, file: str) -> Box:
        for number in values.cards:
            if not number.isdecimal():
                raise Refused("core-box-value", file=file, key=f"cards.{number}", reason="1, 2, …")
        rounds = {str(number) for number in range(1, values.rules.rounds + 1)}
        for level in {**values.levels, **values.scoring}:
            if level not in LEVELS and values.scoring.get(level, {}).keys() != rounds:
                raise Refused("pendulum-box-scoring-cells", level=f"@letter-{level}")
        return Box(values)

    def box_levels(self) -> Iterable[str]:
        return self.box.levels

    def questions(self, state: State) -> tuple[Question, ...]:
        match state.phase:
            case "set-up":
                return (setup.privilege_draw(self.box, self.box.privilege.all, 1).question(),)
            case "called":
                return (council.VOTES,)
            case "rewards":
                return (rewards.own_question(self.box, state),)
            case "end":
                return (game_end.legendary_question(state),)
        return ()

    def next_draw(self, state: State) -> Draw | None:
        if state.phase != "set-up":
            return None
        return setup.privilege_draw(self.box, self.box.privilege.all, 1)

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


GAME = Pendulum
