"""Golem: the Great Automa."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Args
from automatable.core.engine.forecast import Branch
from automatable.core.engine.game import Game, on
from automatable.core.topics.components import Components
from automatable.core.topics.display import Display
from automatable.core.topics.position import PositionFormat
from automatable.core.topics.topic import with_box
from automatable.games.golem.box import checks, keys
from automatable.games.golem.box.printed import Printed
from automatable.games.golem.box.tables import Box
from automatable.games.golem.display import forecast, view_facts
from automatable.games.golem.display.catalog import CATALOG, component_name, describe_value, field_names
from automatable.games.golem.display.terminal import TERMINAL
from automatable.games.golem.entry import own_box
from automatable.games.golem.entry.context import RULES, with_context
from automatable.games.golem.position import (
    corrections,
    events,
    json_format,
    json_structs,
    setup,
    text_format,
    validation,
)
from automatable.games.golem.position.state import LEVELS, State
from automatable.games.golem.rules import questions, scoring
from automatable.games.golem.rules.round import dealing, humans, phases
from automatable.games.golem.rules.turn import automa_turn
from automatable.games.golem.simulation import SIMULATION

__all__ = ["GAME"]


class GolemPosition(PositionFormat[State, Box]):
    """The forms of a position."""

    Form = json_structs.Form
    to_json = with_box(json_format.to_json)
    parse_json = with_box(json_format.parse_json)
    to_text = with_box(text_format.to_text)
    parse_text = with_box(text_format.parse_text)
    defects = with_box(validation.defects)
    families = with_box(corrections.families)
    bounds = with_box(corrections.bounds)


class GolemComponents(Components[State, Box]):
    """The printed components: the shipped box, and how an owner enters their own values."""

    catalog = CATALOG
    annotation_tables = ("provenance", "known", "fixed")
    partial_tables = (keys.TOPS,)
    defects = with_box(checks.box_defects)
    entry_keys = with_box(own_box.keys)
    missing = with_box(own_box.missing)
    entry_question = with_box(own_box.entry_question)
    entry_tables = with_box(own_box.entry_tables)

    def make_box(self, printed: Printed, file: str) -> Box:
        levels, tiles = printed.automa.goal_points, len(printed.starting_tiles)
        numbers = [str(number) for number in range(1, len(levels) + 1)]
        if len(levels) > tiles or any(sorted(own) != numbers for own in (levels, printed.board.red_zone)):
            raise UserError("golem-box-levels", file=file, most=tiles)
        for table in printed.counts:
            if table != "marbles" and not isinstance(getattr(printed, table, None), dict):
                raise UserError("core-box-value", file=file, key=f"counts.{table}", reason="no such table")
        pictures = {str(number + 1) for number in range(len(printed.images))}
        if strange := sorted(printed.images.keys() - pictures):
            raise UserError("core-box-value", file=file, key=f"images.{strange[0]}", reason="1, 2, …")
        cells = next(iter(printed.artifact_tiles.values())).cells if printed.artifact_tiles else {}
        for id, tile in printed.artifact_tiles.items():
            if strange := sorted(tile.cells.keys() ^ cells.keys()):
                key = f"artifact_tiles.{id}.cells.{strange[0]}"
                raise UserError("core-box-value", file=file, key=key, reason=", ".join(cells))
        return Box(printed)

    def levels(self) -> Iterable[str]:
        return self.box.levels

    def entered_values(self, state: State) -> dict[str, Any]:
        """Printed values entered during the game, as tables of a box."""
        return keys.box_tables(state.learned)

    def practice(self, state: State) -> tuple[str, ...]:
        """Practice tables not entered whole; none with the owner's box: what is missing is asked for."""
        if state.owner:
            return ()
        left = {key.split(".")[0] for key in own_box.missing(self.box)}
        return tuple(name for name in super().practice(state) if name in left)


class GolemDisplay(Display[State, Box]):
    """What page and terminal show of Golem."""

    own_page = True
    preselected: ClassVar = {"box": "owner"}  # practice tiles cannot match those on a real table
    terminal = TERMINAL
    facts = with_box(view_facts.facts)
    actions = with_box(forecast.actions)
    guessable = with_box(forecast.guessable)
    component_name = with_box(component_name)
    field_names = with_box(field_names)
    describe_value = with_box(describe_value)

    def forecast(self, state: State) -> Iterator[Branch]:
        return forecast.forecast(self.game, state)

    def event_name(self, event: Mapping[str, object]) -> tuple[str, Args]:
        message, args = super().event_name(event)
        return message, args | {"did": humans.said(str(args["did"]))} if "did" in args else args


class Golem(Game[State, Box, setup.Setup]):
    """The Great Automa."""

    id = "golem"
    folder = Path(__file__).parent
    levels = LEVELS
    languages = ("en", "ru")
    Printed, Setup, State, Event = Printed, setup.Setup, State, events.Event
    handlers = (
        on(events.Dealt, with_context(dealing.dealt))
        | on(events.RoundBegun, with_context(phases.begun))
        | on(events.CardTurned, with_context(automa_turn.card_turned))
        | on(events.Acted, with_context(humans.acted))
        | on(events.BookTaken, with_context(humans.book_taken))
        | on(events.GolemBuried, with_context(humans.golem_buried))
        | on(events.MarblesPlaced, with_context(humans.marbles_placed))
        | on(events.BooksShown, with_context(humans.books_shown))
        | on(events.RoundEnded, with_context(phases.ended))
        | on(events.HumanScored, with_context(scoring.human_scored))
    )
    rules = RULES
    position = GolemPosition()
    components = GolemComponents()
    display = GolemDisplay()
    simulation = SIMULATION
    new = with_box(setup.new)
    setup_steps = with_box(setup.checklist)
    next_draw = with_box(questions.next_draw)
    questions = with_box(questions.questions)
    result = with_box(scoring.result)


GAME = Golem
