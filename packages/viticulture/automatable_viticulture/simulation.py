"""Viticulture in the lab: how often each space is blocked, and two human models."""

from collections.abc import Mapping
from typing import ClassVar

from automatable.authoring import Attack, Game, HumanModel, Pace, Result, Simulation, no_act, paced_model
from automatable_viticulture.box.printed import SPACES, Printed
from automatable_viticulture.position.state import HIGHEST, LOWEST, State, automa_points, placed

BLOCKED = {space: f"blocked-{space}" for space in SPACES}
PLACED = tuple(f"{season}-{count}" for season in ("summer", "winter") for count in range(5))
"""Seasons of a game with so many workers of the Automa."""
STEADY = (0, 2, 4, 7, 11, 16, 21)
"""VP at the end of each year: a pace of our own invention, no record of played games."""


def grown(game: Game[State, Printed], state: State, score: int) -> int:
    """The VP at the end of this year of a human who ends with this score."""
    return score * STEADY[min(state.year, len(STEADY)) - 1] // STEADY[-1]


def human(name: str, pace: Pace) -> HumanModel[State, Printed]:
    """A human who takes any wake-up row and ends with given VP."""
    return paced_model("viticulture", name, pace, "points", (LOWEST, HIGHEST), grown)


class ViticultureSimulation(Simulation[State, Printed]):
    """Viticulture."""

    models: ClassVar = {
        "absent": HumanModel("absent", no_act, tries=False),
        "steady": human("steady", Pace((7,), tuple(range(18, 25)))),
    }
    parts = ("viticulture-part-automa",)
    tallies = (*BLOCKED.values(), *PLACED, "cards-turned")
    fallbacks = ("viticulture-do-place-none",)
    attacks = (Attack("blocks", "viticulture-do-place", "space", card=("viticulture-do-card", "card")),)
    time = "round"
    no_par = "viticulture-no-par"

    def when(self, state: State, turned: int) -> int:
        """The year."""
        return state.year

    def board(self, game: Game[State, Printed]) -> dict[str, tuple[float, float]]:
        """Two columns of six: summer and winter."""
        half = len(SPACES) // 2
        return {f"@space-{space}": (2.0 * (at // half), 2.4 * (at % half)) for at, space in enumerate(SPACES)}

    def standing(self, game: Game[State, Printed], state: State) -> int | None:
        """The Automa's VP never depend on chance."""
        return automa_points(game.box, state)

    def paced(self, name: str, pace: Pace) -> HumanModel[State, Printed] | None:
        """A human who ends with given VP."""
        return human(name, pace)

    def watch(
        self, game: Game[State, Printed], before: State, after: State, answers: Mapping[str, object],
        notes: dict[str, int],
    ) -> None:  # fmt: skip
        """Count blocked spaces, cards, and workers by season."""
        for space in after.workers[len(before.workers) :]:
            notes[BLOCKED[space]] += 1
        if before.step not in ("summer", "winter") or after.left == before.left:
            return
        notes["cards-turned"] += 1
        if after.step != before.step:
            notes[f"{before.step}-{placed(game.box, after, before.step)}"] += 1

    def measure(
        self, game: Game[State, Printed], state: State, result: Result, notes: dict[str, int]
    ) -> dict[str, float]:
        """A game is as long as its years."""
        return super().measure(game, state, result, {**notes, "turns": state.year})
