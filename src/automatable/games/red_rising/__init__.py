"""Red Rising: the Automus, the official solo opponent."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from automatable.core.game import Defect, Game, Result
from automatable.core.question import Option, Question
from automatable.core.resolution import SILENT, Resolution, Resolving
from automatable.games.red_rising import (
    abilities,
    cards,
    counting,
    defects,
    events,
    human,
    laurels,
    notation,
    rules,
    setup,
    shorthand,
    turn,
)
from automatable.games.red_rising.components import LOCATIONS, Box
from automatable.games.red_rising.state import Setup, State


class RedRising(Game[State, Box]):
    """The Automus bound to a box."""

    id = "red-rising"
    folder = Path(__file__).parent
    Printed = Box
    Setup = Setup
    Event = events.Any
    levels = ("1", "2", "3", "4", "5", "6")
    decks = ("automus", "priority", "die")
    rules = rules.RULES
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

    def new(self, chosen: Any) -> State:
        return setup.new(self.box, chosen)

    def checklist(self, state: State) -> Resolution[State]:
        r = Resolving(True, {}, self.rulebook.pages)
        setup.checklist(self.box, state, r)
        return Resolution(state, tuple(r.instructions))

    def questions(self, state: State) -> tuple[Question, ...]:
        if state.phase == "setup":
            return (setup.priority_question("jupiter", "".join(self.box.automus.pairs)),)
        if state.phase == "automus":
            return (turn.card_question(self.box, state),)
        if state.phase == "human":
            if not state.human_hand:
                return (self._gain(state), *self._scout(state))
            return (_where("deploy", "deployed", LOCATIONS), *self._scout(state))
        if state.phase == "deployed":
            return (self._gain(state), _took(), *self._touching(state))
        if state.phase == "ended":
            return (_count(state),)
        return ()

    def result(self, state: State) -> Result | None:
        return laurels.result(self.box, state, SILENT)

    def to_json(self, state: State) -> dict[str, Any]:
        return notation.to_json(self.box, state)

    def parse_json(self, data: Mapping[str, Any]) -> State:
        return notation.parse_json(self.box, data)

    def to_text(self, state: State) -> str:
        return shorthand.to_text(state)

    def parse_text(self, text: str) -> State:
        return shorthand.parse_text(self.box, text)

    def defects(self, state: State) -> tuple[Defect, ...]:
        return tuple(defects.defects(self.box, state))

    def _scout(self, state: State) -> tuple[Question, ...]:
        return (_where("scout", "scouted", LOCATIONS),) if cards.deck_size(state) else ()

    def _gain(self, state: State) -> Question:
        """Where you gain; ``nothing`` is for a character that ended your turn."""
        open_ = [at for n, at in enumerate(LOCATIONS) if n != state.deployed and state.locations[n]]
        options = [Option(at, f"red-rising-place-{at}") for at in open_]
        if cards.deck_size(state):
            options.append(Option("deck", "red-rising-gain-deck"))
        options.append(Option("nothing", "red-rising-gain-nothing"))
        return Question(
            "gain",
            "red-rising-ask-gain",
            "human-turn",
            options=tuple(options),
            event="gained",
            field="source",
        )

    def _touching(self, state: State) -> tuple[Question, ...]:
        shown = cards.options(self.box, abilities.touching(self.box, state))
        if not shown:
            return ()
        asked = "red-rising-ask-used"
        return (Question("used", asked, "human-abilities", options=shown, event="used", field="character"),)


def _where(id: str, event: str, locations: tuple[str, ...]) -> Question:
    shown = tuple(Option(name, f"red-rising-place-{name}") for name in locations)
    return Question(id, f"red-rising-ask-{id}", "human-turn", options=shown, event=event, field="location")


def _took() -> Question:
    gifts = ("fleet", "helium", "influence", "sovereign")
    shown = tuple(Option(bonus, f"red-rising-face-{bonus}") for bonus in gifts)
    return Question("took", "red-rising-ask-took", "human-turn", options=shown, event="took", field="bonus")


def _count(state: State) -> Question:
    ways = ("cards",) if state.cards == "app" else ("cards", "points")
    shown = tuple(Option(way, f"red-rising-count-{way}") for way in ways)
    return Question("count", "red-rising-ask-count", "count", options=shown, event="counted", field="by")


GAME = RedRising
