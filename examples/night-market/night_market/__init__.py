"""The night market: a rival turns its cards and pushes its cart from stall to stall."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from automatable.core.game import Game, with_box
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


class NightMarket(Game[State, Printed]):
    """The game bound to its box."""

    id = "night-market"
    folder = Path(__file__).parent
    Printed = Printed
    Setup = Setup
    State = State
    Event = Event
    levels = ("new-moon", "full-moon")
    languages = ("en", "ru")
    handlers: ClassVar = {CardTurned: turn_card, Counted: count}
    new = with_box(new)
    lay_out = with_box(checklist)
    questions = with_box(questions)
    result = with_box(result)
    defects = with_box(defects)
    families = with_box(families)


GAME = NightMarket
