"""Golem: the Great Automa."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

from automatable.core.game import Game, with_box
from automatable.core.prospects import Way
from automatable.core.refused import Refused
from automatable.core.story import Args
from automatable.games.golem import (
    box_checks,
    dealing,
    defects,
    events,
    fields,
    foreseeing,
    form,
    humans,
    notation,
    own_box,
    questions,
    round,
    scoring,
    setup,
    short_text,
    shown,
    turn,
)
from automatable.games.golem.printed import Printed
from automatable.games.golem.rules import RULES
from automatable.games.golem.shelf import SHELF, described, field_names, thing_name
from automatable.games.golem.state import LEVELS, State
from automatable.games.golem.tables import Box
from automatable.games.golem.terminal import TERMINAL
from automatable.games.golem.things import TOPS

__all__ = ["GAME"]


class Golem(Game[State, Box]):
    """The game."""

    id = "golem"
    folder = Path(__file__).parent
    Printed = Printed
    Setup = setup.Setup
    Form = form.Form
    Event = events.Event
    levels = LEVELS
    languages = ("en", "ru")
    terminal = TERMINAL
    shelf = SHELF
    marking = ("provenance", "known", "fixed")
    partly = (TOPS,)
    handlers: ClassVar = {
        events.Dealt: dealing.dealt,
        events.RoundBegun: round.begun,
        events.CardTurned: turn.card_turned,
        events.Acted: humans.acted,
        events.BookTaken: humans.book_taken,
        events.GolemBuried: humans.golem_buried,
        events.MarblesPlaced: humans.marbles_placed,
        events.BooksShown: humans.books_shown,
        events.RoundEnded: round.ended,
        events.HumanScored: scoring.human_scored,
    }
    rules = RULES
    new = with_box(setup.new)
    lay_out = with_box(setup.checklist)
    next_draw = with_box(questions.next_draw)
    questions = with_box(questions.questions)
    result = with_box(scoring.result)
    shown = with_box(shown.shown)
    deeds = with_box(foreseeing.deeds)
    guessable = with_box(foreseeing.guessable)
    to_json = with_box(notation.to_json)
    parse_json = with_box(notation.parse_json)
    to_text = with_box(short_text.to_text)
    parse_text = with_box(short_text.parse_text)
    defects = with_box(defects.defects)
    enterable = with_box(own_box.keys)
    missing = with_box(own_box.missing)
    families = with_box(fields.families)
    bounds = with_box(fields.bounds)
    thing_name = with_box(thing_name)
    field_names = with_box(field_names)
    described = with_box(described)
    next_entry = with_box(own_box.next_entry)
    entered = with_box(own_box.entered)
    box_defects = with_box(box_checks.box_defects)

    def bind(self, printed: Any, file: str) -> Box:
        levels, tiles = printed.automa.goal_points, len(printed.starting_tiles)
        numbers = [str(number) for number in range(1, len(levels) + 1)]
        if len(levels) > tiles or any(sorted(own) != numbers for own in (levels, printed.board.red_zone)):
            raise Refused("golem-box-levels", file=file, most=tiles)
        return Box(printed)

    def box_levels(self) -> Iterable[str]:
        return self.box.levels

    def named(self, event: Mapping[str, Any]) -> tuple[str, Args]:
        message, args = super().named(event)
        return message, args | {"did": humans.said(args["did"])} if "did" in args else args

    def foreseen(self, state: State) -> Iterator[Way]:
        return foreseeing.foreseen(self, state)

    def learned(self, state: State) -> dict[str, Any]:
        """What the player told about the printed game, in the shape of a box."""
        return own_box.tables(state.learned)

    def practice(self, state: State) -> tuple[str, ...]:
        """Practice tables not entered whole; none with the owner's box: what is missing is asked for."""
        if state.owner:
            return ()
        left = {key.split(".")[0] for key in own_box.missing(self.box)}
        return tuple(name for name in super().practice(state) if name in left)


GAME = Golem
