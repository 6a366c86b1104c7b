"""Red Rising in the lab: the Automus's laurels turn by turn, three human models. The app holds the cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from automatable.core.engine.events import Event
from automatable.core.engine.explanation import Data
from automatable.core.engine.game import Game
from automatable.core.engine.question import Value
from automatable.core.engine.resolution import SILENT
from automatable.core.engine.rules import Result
from automatable.core.topics.simulation import (
    Act,
    Attack,
    Curve,
    HumanModel,
    ModelContext,
    Pace,
    Simulation,
    Tables,
)
from automatable.games.red_rising.box.printed import LOCATIONS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.human_models.hand_builder import answer, hand_builder
from automatable.games.red_rising.position.events import Changed, Counted, Gained, Led
from automatable.games.red_rising.position.state import Count, State
from automatable.games.red_rising.rules.scoring import automus_side, human_side, matching_cards

TURNS_SHOWN = 12
LAUREL_MEASURES = tuple(f"laurels-{turn}" for turn in range(1, TURNS_SHOWN + 1))


def absent(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Deploys its cards one by one and gains nothing; with an empty hand it lets the turn go by."""
    if state.phase != "human":
        return None
    if not state.human_hand:
        return Gained("nothing")
    return Led(deploy="mars", gain="nothing", card=game.box.ids[state.human_hand[0]])


def steady(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Builds a hand: deploys its lowest card, gains the highest top card, whatever the bonus."""
    return _lead(game.box, state, lambda at: game.box.people[state.locations[at][0]].value)


def _lead(box: Box, state: State, worth: Callable[[int], int]) -> Event | None:
    """Deploy the lowest card where nothing of worth is covered, gain where most is to be had."""
    if state.phase != "human":
        return None
    open_ = [at for at, pile in enumerate(state.locations) if pile]
    if not open_:
        return Gained("nothing") if not state.human_hand else Led(deploy="mars", gain="nothing")
    gain = max(open_, key=lambda at: (worth(at), -at))
    if not state.human_hand:
        return Gained(LOCATIONS[gain])
    lowest = min(state.human_hand, key=lambda card: (box.people[card].value, card))
    others = [at for at in range(len(LOCATIONS)) if at != gain]
    deploy = min(others, key=lambda at: (worth(at) if state.locations[at] else -1, at))
    return Led(deploy=LOCATIONS[deploy], gain=LOCATIONS[gain], card=box.ids[lowest])


def _paced(pace: Pace) -> Act:
    """Plays as the steady one does until the turn of its pace; then it ends the game by fleet and helium."""

    def act(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
        turn, score = pace.of(context)
        if state.phase == "ended":
            tokens = human_side(game.box, state, Count(0, len(state.human_hand), 0)).total
            return Counted(by="points", points=max(0, score - tokens))
        if state.phase != "human" or not state.closing:
            played = context.notes.get("played", 0)
            if state.phase == "human" and played >= turn - 1 and not context.acted:
                line = game.box.board.threshold
                missing = {track: max(0, line - getattr(state.human, track)) for track in ("fleet", "helium")}
                if any(missing.values()):
                    return Changed(**missing)
        event = steady(game, state, context)
        context.notes["played"] = context.notes.get("played", 0) + (event is not None)
        return event

    return act


class RedRisingSimulation(Simulation[State, Box]):
    """Red Rising."""

    setup: ClassVar[Tables] = {"cards": "app"}
    models: ClassVar[Mapping[str, HumanModel]] = {
        "absent": HumanModel("absent", absent, tries=False),
        "steady": HumanModel("steady", steady),
        "hand-builder": HumanModel("hand-builder", hand_builder, answer),
    }
    parts = tuple(
        f"red-rising-part-{part}" for part in ("base", "fleet", "helium", "sovereign", "influence", "cards")
    )
    curves = (Curve("red-rising-curve-laurels", LAUREL_MEASURES, standing=True),)
    more = ("hand",)
    fallbacks = (
        "red-rising-nothing-to-gain",
        "red-rising-no-gain-no-bonus",
        "red-rising-nothing-beyond-token",
        "red-rising-deck-empty",
    )

    attacks = (
        Attack("gains", "red-rising-do-gain", "at", card=("red-rising-carry-out", "number")),
        Attack("sovereign", "red-rising-do-sovereign", card=("red-rising-carry-out", "number")),
    )

    def cards(self, tables: Tables) -> tuple[str, ...]:
        return tuple(tables["automus"]["cards"])

    def without(self, tables: Tables, card: str) -> Data:
        """The cards are numbered without gaps, so the last one takes the number of the one that goes."""
        cards = tables["automus"]["cards"]
        last = str(len(cards))
        layer = {last: None} if card == last else {card: cards[last], last: None}
        return {"automus": {"cards": layer}}

    def as_another(self, tables: Tables, card: str, other: str) -> Data:
        return {"automus": {"cards": {card: tables["automus"]["cards"][other]}}}

    def paced(self, name: str, pace: Pace) -> HumanModel | None:
        return HumanModel(name, _paced(pace))

    def standing(self, game: Game[State, Box], state: State) -> int | None:
        if state.cards != "app" or state.phase == "setup":
            return None
        count = Count(matching_cards(game.box, state), len(state.human_hand), 0)
        return automus_side(game.box, state, count, SILENT).total

    def so_far(self, game: Game[State, Box], state: State) -> int | None:
        """With the cards at the table no card counts as matching before the final count."""
        if state.cards == "app" or state.phase == "setup":
            return self.standing(game, state)
        count = state.count or Count(0, len(state.human_hand), 0)
        return automus_side(game.box, state, count, SILENT).total

    def watch(
        self,
        game: Game[State, Box],
        before: State,
        after: State,
        answers: Mapping[str, Value],
        notes: dict[str, int],
    ) -> None:
        if before.phase != "automus" or after.phase == "automus":
            return
        turn = notes["turns"] = notes.get("turns", 0) + 1
        if turn <= TURNS_SHOWN and (laurels := self.standing(game, after)) is not None:
            notes[f"laurels-{turn}"] = laurels

    def measure(
        self, game: Game[State, Box], state: State, result: Result, notes: dict[str, int]
    ) -> dict[str, float]:
        notes["hand"] = len(state.automus_hand)
        return super().measure(game, state, result, notes)


SIMULATION = RedRisingSimulation()
