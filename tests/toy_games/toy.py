"""A game of three cards, for tests of what is around a game.

The Automa turns a card and gains its number; the player says how many points they took. After three cards it
is counted. A bonus card (number 3) draws a die at once; card 2 asks the table how much more it is worth.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import Struct, structs

from automatable import games
from automatable.core.box.loader import Provenance
from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Answered, Corrected, Event
from automatable.core.engine.game import Game, on
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolution, Resolver, State
from automatable.core.engine.rules import Defect, Result, Rule, Side
from automatable.core.forms.form import Option
from automatable.core.topics.components import Components
from automatable.core.topics.position import PositionFormat

FOLDER = Path(__file__).parent / "toy_box"


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[str, int]
    provenance: dict[str, Provenance] = {}


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    level: Literal["easy", "hard"] = "easy"


class Position(State, frozen=True, forbid_unknown_fields=True):
    level: Literal["easy", "hard"] = "easy"
    automa: int = 0
    player: int = 0
    left: tuple[str, ...] = ("1", "2", "3")
    entered: int = 0


class CardTurned(Event, frozen=True, tag="card-turned"):
    card: str


class Scored(Event, frozen=True, tag="scored"):
    points: int


def turn(box: Box, state: Position, event: CardTurned, r: Resolver) -> Position:
    if event.card not in state.left:
        raise UserError("toy-no-card", card=event.card)
    gain = box.cards[event.card]
    if event.card == "2":
        gain += r.ask(Question("more", "toy-ask-more", "turn", low=0, high=9))
        state = structs.replace(state, entered=gain)
    if event.card == "3":
        faces = tuple(Option(face, "toy-face", {"face": face}) for face in range(1, 7))
        gain += r.ask(Question("die", "toy-ask-die", "turn", options=faces, deck="die"))
    if r.explaining:
        r.instruct("toy-gain", "turn", gain=gain)
        r.note("toy-gain", "turn", gain=gain)
    left = tuple(card for card in state.left if card != event.card)
    if r.explaining and not left:
        r.instruct_holder("automa", "toy-shuffle", "turn")
    return structs.replace(state, automa=state.automa + gain, left=left)


def score(box: Box, state: Position, event: Scored, r: Resolver) -> Position:
    return structs.replace(state, player=state.player + event.points)


class ToyPosition(PositionFormat[Position, Box]):
    def to_json(self, state: Position) -> dict[str, Any]:
        return msgspec.to_builtins(state)

    def parse_json(self, data: Any) -> Position:
        try:
            return msgspec.convert(data, Position, strict=True)
        except msgspec.ValidationError as error:
            raise UserError("core-bad-position", reason=str(error)) from None

    def to_text(self, state: Position) -> str:
        return f"{state.level} {state.automa} {state.player} {','.join(state.left) or '-'} {state.entered}"

    def parse_text(self, text: str) -> Position:
        try:
            level, automa, player, left, entered = text.split(" ")
            cards = [] if left == "-" else left.split(",")
            numbers = {"automa": int(automa), "player": int(player), "entered": int(entered)}
            return self.parse_json({"level": level, "left": cards, **numbers})
        except ValueError as error:
            raise UserError("core-bad-position", reason=str(error)) from None

    def defects(self, state: Position) -> tuple[Defect, ...]:
        return () if set(state.left) <= set(self.box.cards) else (Defect("toy-no-card", {"card": "?"}),)


class ToyComponents(Components[Position, Box]):
    def entered_values(self, state: Position) -> dict[str, Any]:
        return {"cards": {"2": state.entered}} if state.entered else {}

    def missing(self) -> tuple[str, ...]:
        cards: Any = self.game.own.get("cards", {})
        return () if cards.get("1") else ("cards.1",)

    def entry_question(self, key: str, answers: Any) -> Question | None:
        if key != "cards.1":
            return super().entry_question(key, answers)
        return None if "gain" in answers else Question("gain", "toy-ask-gain", "turn", low=1, high=9)

    def entry_tables(self, key: str, answers: Any) -> dict[str, Any]:
        return {"cards": {"1": answers["gain"]}}


class Toy(Game[Position, Box]):
    id = "toy"
    folder = FOLDER
    levels = ("easy", "hard")
    Printed, Setup, State = Box, Setup, Position
    Event = CardTurned | Scored | Answered | Corrected
    decks = ("automa", "die")
    handlers = on(CardTurned, turn) | on(Scored, score)
    rules: ClassVar = {"turn": Rule("turn", ("toy-gain",), lambda box, state, args, r: state.automa, {})}
    position: PositionFormat[Position, Box] = ToyPosition()
    components: Components[Position, Box] = ToyComponents()

    def new(self, setup: Any) -> Position:
        return Position(level=setup.level)

    def checklist(self, state: Position) -> Resolution[Position]:
        r = Resolver(True)
        r.instruct("toy-shuffle", "turn")
        return Resolution(state, tuple(r.instructions))

    def questions(self, state: Position) -> tuple[Question, ...]:
        if not state.left:
            return ()
        cards = tuple(Option(card, "toy-card", {"card": card}) for card in state.left)
        return (
            Question("card", "toy-ask-card", "turn", options=cards, deck="automa", waits=True,
                     event="card-turned", field="card"),
        )  # fmt: skip

    def result(self, state: Position) -> Result | None:
        if state.left or state.pending:
            return None
        sides = tuple(
            Side(name, (("toy-gain", total),), total)
            for name, total in (("human", state.player), ("automa", state.automa))
        )
        return Result(sides, "human" if state.player > state.automa else "automa", "toy-more")


def register(alone: bool = True) -> None:
    """Install the game, alone or beside the others."""
    if alone:
        games.FOUND.clear()
    games.FOUND["toy"] = EntryPoint("toy", "toy:Toy", games.GROUP)
