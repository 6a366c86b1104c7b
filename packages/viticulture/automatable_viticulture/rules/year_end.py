"""The end of a year: upkeep, the Automa's workers, the conditions that end a game early."""

from msgspec.structs import replace

from automatable.authoring import Option, Question, Resolver, UserError
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.position.events import YearEnded
from automatable_viticulture.position.state import State, automa_points, challenge, start_points, years

WINES = 36
"""More wines than a vineyard holds."""

ENOUGH = Question(
    "workers", "viticulture-ask-workers", "challenge-3",
    options=(Option("yes", "viticulture-yes"), Option("no", "viticulture-no")),
)  # fmt: skip
LARGE = Question("large", "viticulture-ask-large", "challenge-6", low=0, high=WINES)
MEDIUM = Question("medium", "viticulture-ask-medium", "challenge-6", low=0, high=WINES)


def end_year(box: Printed, state: State, event: YearEnded, r: Resolver) -> State:
    """Take the Automa's workers back; the next year begins unless the game is over."""
    if state.step != "year-end":
        raise UserError("viticulture-not-year-end")
    changed, last = challenge(box, state), state.year == years(box, state)
    points = event.points
    missed = state.year == changed.by and r.ask(ENOUGH) == "no"
    if changed.large and last:
        points = start_points(box, state) + changed.large * r.ask(LARGE) + changed.medium * r.ask(MEDIUM)
    r.instruct("viticulture-do-upkeep", "upkeep")
    if state.workers:
        r.instruct("viticulture-do-take-back", "upkeep", workers=len(state.workers))
    ended = replace(state, points=points, workers=(), planned=None, cards=(), row=None, missed=missed)
    if last or missed or behind(box, ended):
        return replace(ended, step="over")
    ended = replace(ended, step="spring", year=state.year + 1)
    if state.aggressive:
        r.instruct("viticulture-do-marker", "aggressive-table", points=automa_points(box, ended))
    return ended


def behind(box: Printed, state: State) -> bool:
    """Whether the aggressive variant is lost: you are not strictly ahead at the end of a year."""
    return state.aggressive and state.points <= automa_points(box, state)
