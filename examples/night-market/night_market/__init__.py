"""The night market: a rival turns its cards and pushes its cart from stall to stall."""

from __future__ import annotations

from pathlib import Path

from automatable.authoring import Game, on, with_box
from night_market.events import CardTurned, Counted
from night_market.printed import Printed
from night_market.questions import questions
from night_market.scoring import count, result
from night_market.setup import Setup, checklist, new
from night_market.state import State
from night_market.turn import turn_card
from night_market.validation import MarketPosition

__all__ = ["GAME"]


class NightMarket(Game[State, Printed, Setup]):
    """The game bound to its box."""

    id = "night-market"
    folder = Path(__file__).parent
    languages = ("en", "ru")
    handlers = on(CardTurned, turn_card) | on(Counted, count)
    position = MarketPosition()
    new = with_box(new)
    setup_steps = with_box(checklist)
    questions = with_box(questions)
    result = with_box(result)


GAME = NightMarket
