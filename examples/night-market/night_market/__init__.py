"""The night market: a rival turns its cards and pushes its cart from stall to stall."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from automatable.authoring import Game, PositionFormat, with_box
from night_market.defects import defects
from night_market.events import CardTurned, Counted, Event
from night_market.fields import families
from night_market.printed import Printed
from night_market.questions import questions
from night_market.scoring import count, result
from night_market.setup import Setup, checklist, new
from night_market.state import State
from night_market.turn import turn_card

__all__ = ["GAME"]


class MarketPosition(PositionFormat[State, Printed]):
    """What is possible, and what can be corrected."""

    defects = with_box(defects)
    families = with_box(families)


class NightMarket(Game[State, Printed]):
    """The game bound to its box."""

    id = "night-market"
    folder = Path(__file__).parent
    levels = ("new-moon", "full-moon")
    languages = ("en", "ru")
    Printed, Setup, State, Event = Printed, Setup, State, Event
    handlers: ClassVar = {CardTurned: turn_card, Counted: count}
    position = MarketPosition()
    new = with_box(new)
    setup_steps = with_box(checklist)
    questions = with_box(questions)
    result = with_box(result)


GAME = NightMarket
