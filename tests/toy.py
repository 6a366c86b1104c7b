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
from automatable.core.box import Provenance
from automatable.core.events import Answered, Corrected, Event
from automatable.core.game import Defect, Game, Result, Rule, Side
from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolution, Resolving, State

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
    told: int = 0


class CardTurned(Event, frozen=True, tag="card-turned"):
    card: str


class Scored(Event, frozen=True, tag="scored"):
    points: int


def turn(box: Box, state: Position, event: CardTurned, r: Resolving) -> Position:
    if event.card not in state.left:
        raise Refused("toy-no-card", card=event.card)
    gain = box.cards[event.card]
    if event.card == "2":
        gain += r.ask(Question("more", "toy-ask-more", "turn", low=0, high=9))
        state = structs.replace(state, told=gain)
    if event.card == "3":
        faces = tuple(Option(face, "toy-face", {"face": face}) for face in range(1, 7))
        gain += r.ask(Question("die", "toy-ask-die", "turn", options=faces, deck="die"))
    if r.listens:
        r.do("toy-gain", "turn", gain=gain)
        r.note("toy-gain", "turn", gain=gain)
    left = tuple(card for card in state.left if card != event.card)
    if r.listens and not left:
        r.do_with("automa", "toy-shuffle", "turn")
    return structs.replace(state, automa=state.automa + gain, left=left)


def score(box: Box, state: Position, event: Scored, r: Resolving) -> Position:
    return structs.replace(state, player=state.player + event.points)


class Toy(Game[Position, Box]):
    id = "toy"
    folder = FOLDER
    Printed = Box
    Setup = Setup
    Event = CardTurned | Scored | Answered | Corrected
    levels = ("easy", "hard")
    decks = ("automa", "die")
    handlers: ClassVar = {CardTurned: turn, Scored: score}
    rules: ClassVar = {"turn": Rule("turn", ("toy-gain",), lambda box, state, args, r: state.automa, {})}

    def new(self, setup: Any) -> Position:
        return Position(level=setup.level)

    def checklist(self, state: Position) -> Resolution[Position]:
        r = Resolving(True)
        r.do("toy-shuffle", "turn")
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

    def learned(self, state: Position) -> dict[str, Any]:
        return {"cards": {"2": state.told}} if state.told else {}

    def missing(self) -> tuple[str, ...]:
        cards: Any = self.own.get("cards", {})
        return () if cards.get("1") else ("cards.1",)

    def next_entry(self, key: str, answers: Any) -> Question | None:
        if key != "cards.1":
            return super().next_entry(key, answers)
        return None if "gain" in answers else Question("gain", "toy-ask-gain", "turn", low=1, high=9)

    def entered(self, key: str, answers: Any) -> dict[str, Any]:
        return {"cards": {"1": answers["gain"]}}

    def to_json(self, state: Position) -> dict[str, Any]:
        return msgspec.to_builtins(state)

    def parse_json(self, data: Any) -> Position:
        try:
            return msgspec.convert(data, Position, strict=True)
        except msgspec.ValidationError as error:
            raise Refused("core-bad-position", reason=str(error)) from None

    def to_text(self, state: Position) -> str:
        return f"{state.level} {state.automa} {state.player} {','.join(state.left) or '-'} {state.told}"

    def parse_text(self, text: str) -> Position:
        try:
            level, automa, player, left, told = text.split(" ")
            cards = [] if left == "-" else left.split(",")
            numbers = {"automa": int(automa), "player": int(player), "told": int(told)}
            return self.parse_json({"level": level, "left": cards, **numbers})
        except ValueError as error:
            raise Refused("core-bad-position", reason=str(error)) from None

    def defects(self, state: Position) -> tuple[Defect, ...]:
        return () if set(state.left) <= set(self.box.cards) else (Defect("toy-no-card", {"card": "?"}),)


def register(alone: bool = True) -> None:
    """Put the game on the shelf, alone or beside the others."""
    if alone:
        games.FOUND.clear()
    games.FOUND["toy"] = EntryPoint("toy", "toy:Toy", games.GROUP)
