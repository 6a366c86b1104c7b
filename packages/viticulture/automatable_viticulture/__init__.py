"""The solo Automa of Viticulture Essential Edition: its workers block spaces, you race its VP marker."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from automatable.authoring import Display, Game, PositionFormat, with_box
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.display.board import board
from automatable_viticulture.display.view_facts import component_name, event_name, facts
from automatable_viticulture.position.corrections import bounds, families
from automatable_viticulture.position.events import (
    CardTurned,
    Event,
    Organized,
    Planned,
    TokenUsed,
    WokeUp,
    YearEnded,
)
from automatable_viticulture.position.setup import Setup, checklist, new
from automatable_viticulture.position.state import State
from automatable_viticulture.position.validation import defects
from automatable_viticulture.rules.automa_card import turn_card
from automatable_viticulture.rules.decisions import RULES
from automatable_viticulture.rules.questions import next_draw, questions
from automatable_viticulture.rules.scoring import result
from automatable_viticulture.rules.spring import organize, wake_up
from automatable_viticulture.rules.year_end import end_year
from automatable_viticulture.rules.your_turns import may_report, plan, use_token
from automatable_viticulture.simulation import SIMULATION

__all__ = ["GAME"]

BALLS = ((8, 8.5), (12, 8.5), (16, 8.5), (10, 12.5), (14, 12.5), (12, 16.5))
GRAPES = "M12 5c0-2 1.5-3.5 4-3.5C16 4 14.5 5.5 12 5z" + "".join(
    f"M{x - 2.2:.1f} {y}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0" for x, y in BALLS
)


class ViticulturePosition(PositionFormat[State, Printed]):
    """What is possible, and what can be corrected."""

    defects = with_box(defects)
    families = with_box(families)
    bounds = with_box(bounds)


class ViticultureDisplay(Display[State, Printed]):
    """The board for page and terminal."""

    tint = "#6b2a4a"
    emblem = GRAPES
    board = with_box(board)
    facts = with_box(facts)
    event_name = with_box(event_name)
    component_name = with_box(component_name)


class Viticulture(Game[State, Printed]):
    """The game bound to its box."""

    id = "viticulture"
    folder = Path(__file__).parent
    levels = ("very-easy", "easy", "normal", "hard", "very-hard")
    languages = ("en", "ru")
    Printed, Setup, State, Event = Printed, Setup, State, Event
    handlers: ClassVar = {
        WokeUp: wake_up,
        CardTurned: turn_card,
        TokenUsed: use_token,
        Planned: plan,
        Organized: organize,
        YearEnded: end_year,
    }
    human_events = (TokenUsed, Planned, Organized)
    rules = RULES
    position = ViticulturePosition()
    display = ViticultureDisplay()
    simulation = SIMULATION
    new = with_box(new)
    setup_steps = with_box(checklist)
    questions = with_box(questions)
    next_draw = with_box(next_draw)
    may_report = with_box(may_report)
    result = with_box(result)


GAME = Viticulture
