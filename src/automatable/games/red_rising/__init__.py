"""Red Rising: the Automus, the official solo opponent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from automatable.core.game import Game, with_box
from automatable.core.refused import Refused
from automatable.games.red_rising import (
    abilities,
    counting,
    events,
    human,
    notation,
    printed,
    scoring,
    setup,
    short_text,
    turn,
)
from automatable.games.red_rising.defects import defects
from automatable.games.red_rising.fields import bounds, families
from automatable.games.red_rising.foreseeing import deeds, foreseen, guessable
from automatable.games.red_rising.questions import next_draw, questions
from automatable.games.red_rising.rules import RULES
from automatable.games.red_rising.shelf import SHELF, described, thing_name
from automatable.games.red_rising.shown import shown
from automatable.games.red_rising.state import State
from automatable.games.red_rising.tables import Box
from automatable.games.red_rising.terminal import TERMINAL


class RedRising(Game[State, Box]):
    """The Automus bound to a box."""

    id = "red-rising"
    folder = Path(__file__).parent
    Printed = printed.Printed
    Setup = setup.Setup
    Form = notation.Form
    Event = events.Event
    levels = ("1", "2", "3", "4", "5", "6")
    languages = ("en", "ru")
    terminal = TERMINAL
    shelf = SHELF
    decks = ("automus", "priority", "die")
    rules = RULES
    handlers: ClassVar[Mapping[type, Any]] = {
        events.Prepared: setup.prepared,
        events.Deployed: human.deployed,
        events.Gained: human.gained,
        events.Led: human.led,
        events.Scouted: human.scouted,
        events.Turned: turn.turned,
        events.Used: abilities.used,
        events.Moved: human.moved,
        events.Took: human.took,
        events.Changed: human.changed,
        events.Given: abilities.given,
        events.Lost: abilities.lost,
        events.Counted: counting.counted,
    }
    new = with_box(setup.new)
    lay_out = with_box(setup.checklist)
    questions = with_box(questions)
    next_draw = with_box(next_draw)
    result = with_box(scoring.result)
    shown = with_box(shown)
    foreseen = with_box(foreseen)
    deeds = with_box(deeds)
    guessable = with_box(guessable)
    to_json = with_box(notation.to_json)
    parse_json = with_box(notation.parse_json)
    to_text = with_box(short_text.to_text)
    parse_text = with_box(short_text.parse_text)
    defects = with_box(defects)
    families = with_box(families)
    bounds = with_box(bounds)
    thing_name = with_box(thing_name)
    described = with_box(described)

    def bind(self, printed: printed.Printed, file: str) -> Box:
        try:
            return Box(printed)
        except KeyError as error:
            raise Refused("core-box-unfit", file=file, reason=str(error)) from None

    def box_levels(self) -> Iterable[str]:
        return self.box.automus.levels


GAME = RedRising

__all__ = ["GAME"]
