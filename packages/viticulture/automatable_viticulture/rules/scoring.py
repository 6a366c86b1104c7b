"""The result: more VP than the Automa wins, equal VP are a draw."""

from automatable.authoring import Result, Side
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.position.state import State, automa_points
from automatable_viticulture.rules.year_end import behind


def result(box: Printed, state: State) -> Result | None:
    """Both sides' VP; a draw has no winner (V1)."""
    if state.step != "over":
        return None
    theirs = automa_points(box, state)
    sides = (
        Side("human", (("viticulture-part-human", state.points),), state.points),
        Side("automa", (("viticulture-part-automa", theirs),), theirs),
    )
    if state.missed:
        return Result(sides, "automa", "viticulture-lost-workers")
    if behind(box, state):
        return Result(sides, "automa", "viticulture-lost-behind")
    if state.points == theirs:
        return Result(sides, "nobody", "viticulture-draw")
    won = state.points > theirs
    return Result(sides, "human" if won else "automa", "viticulture-won" if won else "viticulture-lost")
