"""Scythe: one Automa on a hex map. ``GAME`` is the only door."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

from msgspec import to_builtins

from automatable.core.deck import Draw
from automatable.core.game import Game, with_box
from automatable.core.prospects import Way
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.core.story import Args
from automatable.games.scythe import notation, scoring, short_text
from automatable.games.scythe.box_checks import box_defects
from automatable.games.scythe.correcting import carry_along
from automatable.games.scythe.defects import defects
from automatable.games.scythe.events import (
    CardTurned,
    Event,
    FinalCount,
    HumanAttacked,
    HumanMoved,
    HumanPlaced,
    StarPlaced,
)
from automatable.games.scythe.fields import bounds, families
from automatable.games.scythe.foreseeing import deeds, foreseen, guessable
from automatable.games.scythe.human import (
    fight_question,
    human_attacked,
    human_moved,
    human_placed,
    star_placed,
)
from automatable.games.scythe.printed import Printed
from automatable.games.scythe.rules import RULES
from automatable.games.scythe.setup import Setup, checklist, new
from automatable.games.scythe.shelf import SHELF, described, thing_name
from automatable.games.scythe.state import State, automa_stars, contested, water_open
from automatable.games.scythe.strength import card_draw, power_range
from automatable.games.scythe.tables import Box
from automatable.games.scythe.terminal import TERMINAL
from automatable.games.scythe.turn import scheme_of, turn_card


class Scythe(Game[State, Box]):
    """The Scythe Automa."""

    id = "scythe"
    folder = Path(__file__).parent
    Printed = Printed
    Setup = Setup
    Form = notation.Form
    Event = Event
    levels = ("autometta", "automa", "automaszyna", "ultimaszyna")
    languages = ("en", "ru")
    terminal = TERMINAL
    shelf = SHELF
    table_decks = frozenset({"combat"})
    rules = RULES
    handlers: ClassVar[Mapping[type, Any]] = {
        CardTurned: turn_card,
        HumanMoved: human_moved,
        HumanPlaced: human_placed,
        HumanAttacked: human_attacked,
        StarPlaced: star_placed,
        FinalCount: scoring.final_count,
    }
    new = with_box(new)
    lay_out = with_box(checklist)
    result = with_box(scoring.result)
    to_json = with_box(notation.to_json)
    parse_json = with_box(notation.parse_json)
    to_text = with_box(short_text.to_text)
    parse_text = with_box(short_text.parse_text)
    defects = with_box(defects)
    families = with_box(families)
    bounds = with_box(bounds)
    thing_name = with_box(thing_name)
    described = with_box(described)
    carried = with_box(carry_along)
    deeds = with_box(deeds)
    guessable = with_box(guessable)

    def bind(self, printed: Any, file: str) -> Box:
        for defect in box_defects(printed):
            raise Refused(defect.message, file=file, **defect.args)
        return Box(printed)

    def box_levels(self) -> Iterable[str]:
        return self.box.printed.star_cards

    def foreseen(self, state: State) -> Iterator[Way]:
        return foreseen(self, state)

    def questions(self, state: State) -> tuple[Question, ...]:
        if state.over is not None:
            return () if state.structure_bonus is not None else (self._structure_bonus(),)
        if contested(state):
            return (fight_question(self.box, state),)
        draw = self.next_draw(state)
        return (draw.question(),) if draw else ()

    def next_draw(self, state: State) -> Draw | None:
        if state.over is not None or contested(state):
            return None
        return card_draw(
            self.box, state, "automa-card", "scythe-ask-card", "automa-turn", True, "card-turned", "card"
        )

    def _structure_bonus(self) -> Question:
        return Question(
            "final-count",
            "scythe-ask-structure-bonus",
            "final-count",
            low=0,
            high=self.printed.game.structure_bonus_most,
            default=0,
            event="final-count",
            field="structure_bonus",
        )

    def shown(self, state: State) -> dict[str, Any]:
        return {
            "contested": notation.names_of(self.box, contested(state)),
            "stars": {"automa": automa_stars(self.box, state), "human": state.human.stars},
            "water": water_open(self.box, state),
            "card": self._card(state),
            "progress": {"message": "scythe-progress", "args": {"round": state.turn + 1}},
            "sides": {"message": "scythe-sides", "args": self._sides(state)},
        }

    def _card(self, state: State) -> dict[str, Any] | None:
        """The card last turned, as this Automa plays it: the scheme in force, the column that counts."""
        card = self.box.cards_of[state.automa.faction].get(state.top)
        if card is None:
            return None
        return {
            "number": state.top,
            "passes": card.passes,
            "star": card.star,
            "scheme": to_builtins(scheme_of(card, state)),
            "combat_power": card.combat_power,
            "combat_cards": card.combat_cards,
            "resources": card.resources,
            "range": power_range(self.box, state.automa),
        }

    def _sides(self, state: State) -> Args:
        return {"human": f"@faction-{state.human.faction}", "automa": f"@faction-{state.automa.faction}"}

    def named(self, event: Mapping[str, Any]) -> tuple[str, Args]:
        message, args = super().named(event)
        places = ("from", "to", "at")
        return message, {key: self._reference(args[key]) if key in places else args[key] for key in args}

    def _reference(self, name: str) -> str:
        """A place as an event names it, as a reference; what is no place stays as it is."""
        if name in self.box.place:
            return f"@territory-{name}"
        return f"@{name}" if name == "base" or name[5:] in self.box.bases else name


GAME = Scythe

__all__ = ["GAME"]
