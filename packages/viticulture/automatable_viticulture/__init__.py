"""The solo Automa of Viticulture Essential Edition: its workers block spaces, you race its VP marker."""

from pathlib import Path

from automatable.authoring import Game, on, with_box
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.display.board import ViticultureDisplay
from automatable_viticulture.position import events
from automatable_viticulture.position.setup import Setup, checklist, new
from automatable_viticulture.position.state import State
from automatable_viticulture.position.validation import ViticulturePosition
from automatable_viticulture.rules.automa_card import RULES, turn_card
from automatable_viticulture.rules.questions import next_draw, questions
from automatable_viticulture.rules.scoring import result
from automatable_viticulture.rules.spring import organize, wake_up
from automatable_viticulture.rules.year_end import end_year
from automatable_viticulture.rules.your_turns import may_report, plan, use_token
from automatable_viticulture.simulation import ViticultureSimulation

__all__ = ["GAME"]


class Viticulture(Game[State, Printed, Setup]):
    """The game bound to its box."""

    id = "viticulture"
    folder = Path(__file__).parent
    languages = ("en", "ru")
    handlers = (
        on(events.WokeUp, wake_up)
        | on(events.CardTurned, turn_card)
        | on(events.TokenUsed, use_token)
        | on(events.Planned, plan)
        | on(events.Organized, organize)
        | on(events.YearEnded, end_year)
    )
    human_events = (events.TokenUsed, events.Planned, events.Organized)
    rules = RULES
    position = ViticulturePosition()
    display = ViticultureDisplay()
    simulation = ViticultureSimulation()
    new = with_box(new)
    setup_steps = with_box(checklist)
    questions = with_box(questions)
    next_draw = with_box(next_draw)
    may_report = with_box(may_report)
    result = with_box(result)


GAME = Viticulture
