"""The toy with one more kind of printed component: a Struct, its words, and a rule that reads it."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import toy
from msgspec import Meta, Struct, structs

from automatable import games
from automatable.core.engine.events import Answered, Corrected
from automatable.core.engine.game import on
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.component_forms import ask_component
from automatable.core.forms.marks import ENTERED
from automatable.core.topics.components import Components
from automatable.core.topics.position import PositionFormat


class Lantern(Struct, frozen=True, forbid_unknown_fields=True):
    colour: Literal["red", "blue"]
    oil: Annotated[int, Meta(ge=0, le=9)]
    lit: bool
    wicks: tuple[Literal["cotton", "reed"], ...] = ()


class Box(toy.Box, frozen=True, forbid_unknown_fields=True, kw_only=True):
    lanterns: dict[str, Lantern]


class Position(toy.Position, frozen=True, forbid_unknown_fields=True):
    learned: Annotated[dict[str, Any], ENTERED] = msgspec.field(default_factory=dict)


def turn(box: Box, state: Position, event: toy.CardTurned, r: Resolver) -> Position:
    left = tuple(card for card in state.left if card != event.card)
    if event.card == "3":
        return structs.replace(state, left=left, automa=state.automa + box.cards["3"])
    box, learned = ask_component(r, "lanterns", box, f"lanterns.{event.card}", "turn", state.learned)
    gain = box.lanterns[event.card].oil
    return structs.replace(state, left=left, automa=state.automa + gain, learned=learned)


class Lanterns(toy.Toy):
    id = "lanterns"
    folder = Path(__file__).parent / "lantern_box"
    Printed = Box  # type: ignore[assignment]
    State = Position
    Event = toy.CardTurned | toy.Scored | Answered | Corrected
    handlers = on(toy.CardTurned, turn) | on(toy.Scored, toy.score)  # type: ignore[assignment]  # another position
    position: PositionFormat[Any, Any] = PositionFormat()
    components: Components[Any, Any] = Components()

    def new(self, setup: Any) -> Position:
        return Position(level=setup.level)


def register() -> None:
    """Install the game, alone."""
    games.FOUND.clear()
    games.FOUND["lanterns"] = EntryPoint("lanterns", "lanterns:Lanterns", games.GROUP)
