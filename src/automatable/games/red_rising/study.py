"""Red Rising in the lab: the Automus's laurels turn by turn, three human models. The app holds the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from automatable.core.game import Game
from automatable.core.resolution import SILENT
from automatable.core.study import Curve, Happening, Model, Pace, Person, Study
from automatable.games.red_rising.events import Changed, Counted, Gained, Led
from automatable.games.red_rising.hand_builder import answer, hand_builder
from automatable.games.red_rising.laurels import matching_cards
from automatable.games.red_rising.printed import LOCATIONS
from automatable.games.red_rising.scoring import automus_side, human_side
from automatable.games.red_rising.state import Count, State
from automatable.games.red_rising.tables import Box

TURNS_SHOWN = 12
LAUREL_MEASURES = tuple(f"laurels-{turn}" for turn in range(1, TURNS_SHOWN + 1))


def absent(game: Game[State, Box], state: State, person: Person) -> Any:
    """Deploys its cards one by one and gains nothing; with an empty hand it lets the turn go by."""
    if state.phase != "human":
        return None
    if not state.human_hand:
        return Gained("nothing")
    return Led(deploy="mars", gain="nothing", card=game.box.ids[state.human_hand[0]])


def steady(game: Game[State, Box], state: State, person: Person) -> Any:
    """Builds a hand: deploys its lowest card, gains the highest top card, whatever the bonus."""
    return _lead(game.box, state, lambda at: game.box.people[state.locations[at][0]].value)


def _lead(box: Box, state: State, worth: Any) -> Any:
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


def _paced(pace: Pace) -> Any:
    """Plays as the steady one does until the turn of its pace; then it ends the game by fleet and helium."""

    def happens(game: Game[State, Box], state: State, person: Person) -> Any:
        turn, score = pace.of(person)
        if state.phase == "ended":
            tokens = human_side(game.box, state, Count(0, len(state.human_hand), 0)).total
            return Counted(by="points", points=max(0, score - tokens))
        if state.phase != "human" or not state.closing:
            played = person.notes.get("played", 0)
            if state.phase == "human" and played >= turn - 1 and not person.acted:
                line = game.box.board.threshold
                missing = {track: max(0, line - getattr(state.human, track)) for track in ("fleet", "helium")}
                if any(missing.values()):
                    return Changed(**missing)
        event = steady(game, state, person)
        person.notes["played"] = person.notes.get("played", 0) + (event is not None)
        return event

    return happens


class RedRisingStudy(Study[State, Box]):
    """Red Rising."""

    setup: ClassVar[Mapping[str, Any]] = {"cards": "app"}
    models: ClassVar[Mapping[str, Model]] = {
        "absent": Model("absent", absent, tries=False),
        "steady": Model("steady", steady),
        "hand-builder": Model("hand-builder", hand_builder, answer),
    }
    parts = tuple(
        f"red-rising-part-{part}" for part in ("base", "fleet", "helium", "sovereign", "influence", "cards")
    )
    curves = (Curve("lab-curve-red-rising-laurels", LAUREL_MEASURES, standing=True),)
    more = ("hand",)
    fallbacks = (
        "red-rising-nothing-to-gain",
        "red-rising-no-gain-no-bonus",
        "red-rising-nothing-beyond-token",
        "red-rising-deck-empty",
    )

    happenings = (
        Happening("gains", "red-rising-do-gain", "at", card=("red-rising-carry-out", "number")),
        Happening("sovereign", "red-rising-do-sovereign", card=("red-rising-carry-out", "number")),
    )

    def cards(self, tables: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple(tables["automus"]["cards"])

    def without(self, tables: Mapping[str, Any], card: str) -> dict[str, Any]:
        """The cards are numbered without gaps, so the last one takes the number of the one that goes."""
        cards = tables["automus"]["cards"]
        last = str(len(cards))
        layer = {last: None} if card == last else {card: cards[last], last: None}
        return {"automus": {"cards": layer}}

    def paced(self, name: str, pace: Pace) -> Model | None:
        return Model(name, _paced(pace))

    def standing(self, game: Game[State, Box], state: State) -> int | None:
        if state.cards != "app" or state.phase == "setup":
            return None
        count = Count(matching_cards(game.box, state), len(state.human_hand), 0)
        return automus_side(game.box, state, count, SILENT).total

    def watch(
        self,
        game: Game[State, Box],
        before: State,
        after: State,
        answers: Mapping[str, Any],
        notes: dict[str, int],
    ) -> None:
        if before.phase != "automus" or after.phase == "automus":
            return
        turn = notes["turns"] = notes.get("turns", 0) + 1
        if turn <= TURNS_SHOWN and (laurels := self.standing(game, after)) is not None:
            notes[f"laurels-{turn}"] = laurels

    def measure(
        self, game: Game[State, Box], state: State, result: Any, notes: dict[str, int]
    ) -> dict[str, int]:
        notes["hand"] = len(state.automus_hand)
        return super().measure(game, state, result, notes)


STUDY = RedRisingStudy()
