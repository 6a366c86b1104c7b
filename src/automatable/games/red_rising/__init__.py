"""Red Rising: the Automus, the official solo opponent."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from automatable.core.engine.errors import UserError
from automatable.core.engine.game import Game, on
from automatable.core.topics.components import Components
from automatable.core.topics.display import Display
from automatable.core.topics.position import PositionFormat
from automatable.core.topics.topic import with_box
from automatable.games.red_rising.box import printed
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.display.catalog import CATALOG, component_name, describe_value
from automatable.games.red_rising.display.forecast import actions, forecast, guessable
from automatable.games.red_rising.display.terminal import TERMINAL
from automatable.games.red_rising.display.view_facts import facts
from automatable.games.red_rising.position import events, json_format, setup, text_format
from automatable.games.red_rising.position.corrections import bounds, families
from automatable.games.red_rising.position.state import State
from automatable.games.red_rising.position.validation import defects
from automatable.games.red_rising.rules import final_count, human_turn, scoring, turn
from automatable.games.red_rising.rules.abilities import use
from automatable.games.red_rising.rules.decisions import RULES
from automatable.games.red_rising.rules.questions import next_draw, questions
from automatable.games.red_rising.simulation import SIMULATION


class RedRisingPosition(PositionFormat[State, Box]):
    """The forms of a position."""

    Form = json_format.Form
    to_json = with_box(json_format.to_json)
    parse_json = with_box(json_format.parse_json)
    to_text = with_box(text_format.to_text)
    parse_text = with_box(text_format.parse_text)
    defects = with_box(defects)
    families = with_box(families)
    bounds = with_box(bounds)


class RedRisingComponents(Components[State, Box]):
    """The printed components and the tables made from them."""

    catalog = CATALOG

    def make_box(self, printed: printed.Printed, file: str) -> Box:
        try:
            return Box(printed)
        except KeyError as error:
            raise UserError("core-box-unfit", file=file, reason=str(error)) from None

    def levels(self) -> Iterable[str]:
        return self.box.automus.levels


class RedRisingDisplay(Display[State, Box]):
    """What page and terminal show of Red Rising."""

    own_page = True
    terminal = TERMINAL
    facts = with_box(facts)
    forecast = with_box(forecast)
    actions = with_box(actions)
    guessable = with_box(guessable)
    component_name = with_box(component_name)
    describe_value = with_box(describe_value)


class RedRising(Game[State, Box, setup.Setup]):
    """The Automus."""

    id = "red-rising"
    folder = Path(__file__).parent
    levels = ("1", "2", "3", "4", "5", "6")
    languages = ("en", "ru")
    Printed, Setup, State, Event = printed.Printed, setup.Setup, State, events.Event
    decks = ("automus", "priority", "die")
    handlers = (
        on(events.Prepared, setup.prepared)
        | on(events.Deployed, human_turn.deployed)
        | on(events.Gained, human_turn.gained)
        | on(events.Led, human_turn.led)
        | on(events.Scouted, human_turn.scouted)
        | on(events.Turned, turn.turned)
        | on(events.Used, use.used)
        | on(events.Moved, human_turn.moved)
        | on(events.Took, human_turn.took)
        | on(events.Changed, human_turn.changed)
        | on(events.Given, use.given)
        | on(events.Lost, use.lost)
        | on(events.Counted, final_count.counted)
    )
    rules = RULES
    position = RedRisingPosition()
    components = RedRisingComponents()
    display = RedRisingDisplay()
    simulation = SIMULATION
    new = with_box(setup.new)
    setup_steps = with_box(setup.checklist)
    questions = with_box(questions)
    next_draw = with_box(next_draw)
    result = with_box(scoring.result)


GAME = RedRising

__all__ = ["GAME"]
