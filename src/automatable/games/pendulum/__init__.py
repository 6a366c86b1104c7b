"""Pendulum: two Automas in real time."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from automatable.core.engine.errors import UserError
from automatable.core.engine.game import Game, on
from automatable.core.topics.components import Components
from automatable.core.topics.display import Display
from automatable.core.topics.position import PositionFormat
from automatable.core.topics.topic import with_box
from automatable.games.pendulum.box import checks, printed
from automatable.games.pendulum.box.printed import LEVELS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.display import forecast, view_facts
from automatable.games.pendulum.display.catalog import CATALOG, component_name, describe_value
from automatable.games.pendulum.display.terminal import TERMINAL
from automatable.games.pendulum.entry import own_box
from automatable.games.pendulum.position import (
    corrections,
    events,
    json_format,
    paired_values,
    setup,
    text_format,
    validation,
)
from automatable.games.pendulum.position.state import State
from automatable.games.pendulum.rules import (
    actions,
    council,
    game_end,
    questions,
    round_setup,
    scoring,
    timers,
)
from automatable.games.pendulum.rules.decisions import RULES
from automatable.games.pendulum.simulation import SIMULATION

__all__ = ["GAME"]


class PendulumPosition(PositionFormat[State, Box]):
    """The forms of a position."""

    Form = json_format.Form
    to_json = with_box(json_format.to_json)
    parse_json = with_box(json_format.parse_json)
    to_text = with_box(text_format.to_text)
    parse_text = with_box(text_format.parse_text)
    defects = with_box(validation.defects)
    families = with_box(corrections.families)
    bounds = with_box(corrections.bounds)
    complete_correction = with_box(paired_values.complete_correction)


class PendulumComponents(Components[State, Box]):
    """The printed components: the shipped box, and how an owner enters their own values."""

    catalog = CATALOG
    defects = with_box(checks.box_defects)
    entry_keys = with_box(own_box.components)
    missing = with_box(own_box.missing)
    entry_question = with_box(own_box.entry_question)
    entry_tables = with_box(own_box.entry_tables)

    def make_box(self, values: printed.Printed, file: str) -> Box:
        for number in values.cards:
            if not number.isdecimal():
                raise UserError("core-box-value", file=file, key=f"cards.{number}", reason="1, 2, …")
        rounds = {str(number) for number in range(1, values.rules.rounds + 1)}
        for level in {**values.levels, **values.scoring}:
            if level not in LEVELS and values.scoring.get(level, {}).keys() != rounds:
                raise UserError("pendulum-box-scoring-cells", level=f"@letter-{level}")
        return Box(values)

    def levels(self) -> Iterable[str]:
        return self.box.levels

    def practice(self, state: State) -> tuple[str, ...]:
        """With printed values what the owner's box lacks is asked; what an icon covers stays ours (P12)."""
        tables = super().practice(state)
        return tables if state.values == "practice" else tuple(name for name in tables if name == "icons")

    def entered_values(self, state: State) -> dict[str, Any]:
        """Printed values entered during the game, as tables of a box, to add to the owner's."""
        return json_format.learned_tables(state)


class PendulumDisplay(Display[State, Box]):
    """What page and terminal show of Pendulum."""

    own_page = True
    terminal = TERMINAL
    facts = with_box(view_facts.facts)
    actions = with_box(forecast.actions)
    guessable = with_box(forecast.guessable)
    forecast = with_box(forecast.forecast)
    component_name = with_box(component_name)
    describe_value = with_box(describe_value)


class Pendulum(Game[State, Box, setup.Setup]):
    """Automas 1 and 2."""

    id = "pendulum"
    folder = Path(__file__).parent
    levels = LEVELS
    languages = ("en", "ru")
    Printed, Setup, State, Event = printed.Printed, setup.Setup, State, events.Event
    handlers = (
        on(events.SetUp, setup.set_up)
        | on(events.RoundStarted, actions.start_round)
        | on(events.WorkerLifted, actions.lift_worker)
        | on(events.TimerFlipped, actions.flip_timer)
        | on(events.TimerRanOut, timers.saw_run_out)
        | on(events.Paused, timers.pause)
        | on(events.Resumed, timers.resume)
        | on(events.LegendaryGained, actions.gain_legendary)
        | on(events.CouncilLaid, round_setup.lay_council)
        | on(events.CouncilHeld, council.hold_council)
        | on(events.RewardTaken, council.take_reward)
        | on(events.GameEnded, game_end.end_game)
    )
    during_questions = on(events.Paused, timers.pause_at_question) | on(
        events.Resumed, timers.resume_at_question
    )
    rules = RULES
    position = PendulumPosition()
    components = PendulumComponents()
    display = PendulumDisplay()
    simulation = SIMULATION
    new = with_box(setup.new)
    setup_steps = with_box(setup.checklist)
    next_draw = with_box(questions.next_draw)
    earlier_questions = with_box(questions.earlier_questions)
    questions = with_box(questions.questions)
    result = with_box(scoring.result)


GAME = Pendulum
