"""Viticulture in the lab: how often each space is blocked, and two human models."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from automatable.authoring import (
    Attack,
    Game,
    HumanModel,
    ModelContext,
    Pace,
    Question,
    Result,
    Simulation,
    UserError,
    Value,
    no_act,
    usual_answer,
)
from automatable_viticulture.box.printed import SPACES, Printed
from automatable_viticulture.position.state import State, automa_points, placed, years
from automatable_viticulture.rules.year_end import HIGHEST, LOWEST

BLOCKED = {space: f"blocked-{space}" for space in SPACES}
PLACED = tuple(f"{season}-{count}" for season in ("summer", "winter") for count in range(5))
"""Seasons of a game with so many workers of the Automa."""
STEADY = (0, 2, 4, 7, 11, 16, 21)
"""VP at the end of each year: a pace of our own invention, no record of played games."""


def _row(context: ModelContext, question: Question) -> Value:
    return question.options[context.choose(len(question.options))].value


def steady(game: object, state: State, question: Question, context: ModelContext) -> Value:
    """Takes any row, and has the VP of the pace with up to three more or less."""
    if question.id == "row":
        return _row(context, question)
    if question.id == "points":
        swing = context.choose_once("swing", 7) - 3
        return max(question.low or 0, STEADY[min(state.year, len(STEADY)) - 1] + swing)
    if question.id == "large":
        return 6 + context.choose(7)
    return usual_answer(game, state, question, context)


def _paced(name: str, pace: Pace) -> HumanModel:
    """Ends with the score of a pace; the aggressive variant needs the years before too: they grow evenly."""

    def answer(game: Game[State, Printed], state: State, question: Question, context: ModelContext) -> Value:
        if question.id == "row":
            return _row(context, question)
        if question.id == "points":
            return pace.of(context)[1] * state.year // years(game.box, state)
        return usual_answer(game, state, question, context)

    return HumanModel(name, no_act, answer, drawn=True)


class ViticultureSimulation(Simulation[State, Printed]):
    """Viticulture."""

    models: ClassVar[Mapping[str, HumanModel]] = {
        "absent": HumanModel("absent", no_act, tries=False),
        "steady": HumanModel("steady", no_act, steady, drawn=True),
    }
    parts = ("viticulture-part-automa",)
    more = (*BLOCKED.values(), *PLACED, "cards-turned")
    fallbacks = ("viticulture-do-place-none",)
    attacks = (Attack("blocks", "viticulture-do-place", "space", card=("viticulture-do-card", "card")),)
    time = "round"

    def when(self, state: State, turned: int) -> int:
        """The year."""
        return state.year

    def board(self, game: Game[State, Printed]) -> dict[str, tuple[float, float]]:
        """Two columns of six: summer and winter."""
        half = len(SPACES) // 2
        return {f"@space-{space}": (4.0 * (at // half), 1.5 * (at % half)) for at, space in enumerate(SPACES)}

    def standing(self, game: Game[State, Printed], state: State) -> int | None:
        """The Automa's VP never depend on chance."""
        return automa_points(game.box, state)

    def paced(self, name: str, pace: Pace) -> HumanModel | None:
        """A human who ends with given VP."""
        if not LOWEST <= min(pace.scores) <= max(pace.scores) <= HIGHEST:
            raise UserError("lab-pace-scores", game="viticulture", low=LOWEST, high=HIGHEST)
        return _paced(name, pace)

    def watch(
        self,
        game: Game[State, Printed],
        before: State,
        after: State,
        answers: Mapping[str, Value],
        notes: dict[str, int],
    ) -> None:
        """Count blocked spaces, cards, and workers by season."""
        for space in after.workers[len(before.workers) :]:
            notes[BLOCKED[space]] = notes.get(BLOCKED[space], 0) + 1
        if before.step not in ("summer", "winter") or after.cards == before.cards:
            return
        notes["cards-turned"] = notes.get("cards-turned", 0) + 1
        if after.step != before.step:
            name = f"{before.step}-{placed(game.box, after, before.step)}"
            notes[name] = notes.get(name, 0) + 1

    def measure(
        self, game: Game[State, Printed], state: State, result: Result, notes: dict[str, int]
    ) -> dict[str, int]:
        """Spaces that were never blocked count too."""
        notes["turns"] = state.year
        counted = {**dict.fromkeys(self.more, 0), **notes}
        return super().measure(game, state, result, counted)


SIMULATION = ViticultureSimulation()
