"""Scythe: one Automa on a hex map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Args
from automatable.core.engine.forecast import Branch
from automatable.core.engine.game import Game, on
from automatable.core.topics.components import Components
from automatable.core.topics.display import Display
from automatable.core.topics.position import PositionFormat
from automatable.core.topics.topic import with_box
from automatable.games.scythe.box.checks import box_defects
from automatable.games.scythe.box.printed import Printed
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.display.catalog import CATALOG, component_name, describe_value
from automatable.games.scythe.display.forecast import actions, forecast, guessable
from automatable.games.scythe.display.terminal import TERMINAL
from automatable.games.scythe.display.view_facts import facts
from automatable.games.scythe.position import json_format, text_format
from automatable.games.scythe.position.corrections import bounds, families
from automatable.games.scythe.position.events import (
    CardTurned,
    Event,
    FinalCount,
    HumanAttacked,
    HumanMoved,
    HumanPlaced,
    StarPlaced,
)
from automatable.games.scythe.position.paired_values import complete_correction
from automatable.games.scythe.position.setup import Setup, checklist, new
from automatable.games.scythe.position.state import State
from automatable.games.scythe.position.validation import defects
from automatable.games.scythe.rules import scoring
from automatable.games.scythe.rules.decisions import RULES
from automatable.games.scythe.rules.human_turn import (
    human_attacked,
    human_moved,
    human_placed,
    star_placed,
)
from automatable.games.scythe.rules.questions import next_draw, questions
from automatable.games.scythe.rules.turn import turn_card
from automatable.games.scythe.simulation import SIMULATION


class ScythePosition(PositionFormat[State, Box]):
    """The forms of a position."""

    Form = json_format.Form
    to_json = with_box(json_format.to_json)
    parse_json = with_box(json_format.parse_json)
    to_text = with_box(text_format.to_text)
    parse_text = with_box(text_format.parse_text)
    defects = with_box(defects)
    families = with_box(families)
    bounds = with_box(bounds)
    complete_correction = with_box(complete_correction)


class ScytheComponents(Components[State, Box]):
    """The printed components and the tables made from them."""

    catalog = CATALOG

    def make_box(self, printed: Printed, file: str) -> Box:
        for defect in box_defects(printed):
            raise UserError(defect.message, file=file, **defect.args)
        return Box(printed)

    def levels(self) -> Iterable[str]:
        return self.box.printed.star_cards


class ScytheDisplay(Display[State, Box]):
    """What page and terminal show of Scythe."""

    own_page = True
    terminal = TERMINAL
    facts = with_box(facts)
    actions = with_box(actions)
    guessable = with_box(guessable)
    component_name = with_box(component_name)
    describe_value = with_box(describe_value)

    def forecast(self, state: State) -> Iterator[Branch]:
        return forecast(self.game, state)

    def event_name(self, event: Mapping[str, object]) -> tuple[str, Args]:
        message, args = super().event_name(event)
        places = ("from", "to", "at")
        named = {key: self._reference(str(value)) if key in places else value for key, value in args.items()}
        if event["type"] == "human-moved":
            named.setdefault("workers", 0)
        if event["type"] == "human-placed":
            ability = args.get("ability")
            named |= {"unlocks": "yes" if ability else "no", "ability": f"@ability-{ability or 'speed'}"}
        return message, named

    def _reference(self, name: str) -> str:
        """The reference of a place in an event; any other name stays as it is."""
        if name in self.box.place:
            return f"@territory-{name}"
        return f"@{name}" if name == "base" or name[5:] in self.box.bases else name


class Scythe(Game[State, Box, Setup]):
    """The Scythe Automa."""

    id = "scythe"
    folder = Path(__file__).parent
    levels = ("autometta", "automa", "automaszyna", "ultimaszyna")
    languages = ("en", "ru")
    Printed, Setup, State, Event = Printed, Setup, State, Event
    table_decks = frozenset({"combat"})
    handlers = (
        on(CardTurned, turn_card)
        | on(HumanMoved, human_moved)
        | on(HumanPlaced, human_placed)
        | on(HumanAttacked, human_attacked)
        | on(StarPlaced, star_placed)
        | on(FinalCount, scoring.final_count)
    )
    rules = RULES
    position = ScythePosition()
    components = ScytheComponents()
    display = ScytheDisplay()
    simulation = SIMULATION
    new = with_box(new)
    setup_steps = with_box(checklist)
    questions = with_box(questions)
    next_draw = with_box(next_draw)
    result = with_box(scoring.result)


GAME = Scythe

__all__ = ["GAME"]
