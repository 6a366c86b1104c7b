"""One game of the lab, step by step: for a notebook, for a measure of one's own, for a game to look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from automatable import games as doors
from automatable.core.resolution import Resolution
from automatable.core.telling import short
from automatable.lab.chance import game_seed
from automatable.lab.measures import at_least
from automatable.lab.models import load
from automatable.lab.plan import Human, Plan, make_plan
from automatable.lab.playing import Table
from automatable.lab.wording import telling
from automatable.play.studies import study_of


class Played(NamedTuple):
    """One step: the position, what happened, and what came of it: position, instructions, story."""

    state: Any
    event: Any
    resolution: Resolution[Any]


@telling()
def play(
    game: str,
    *,
    level: str | None = None,
    human: str | Human = "steady",
    seed: int = 1,
    number: int = 0,
    setup: Mapping[str, Any] | None = None,
    box: Mapping[str, Any] | None = None,
) -> Iterator[Played]:
    """Game ``number`` of a run with this seed, from the set-up to the final count, one step after the other.

    It is the game the run counted: the same cards, the same human. Decks are shuffled, questions answered and
    the human model asked along the way. Without a level it is the first one.
    """
    number = at_least("number", number, 0)
    levels = level or doors.door(game).levels[0]
    plan = make_plan(game, levels=levels, models=human, games=1, seed=seed, setup=setup, box=box, cards=0)
    return _steps(table_of(plan), game_seed(seed, number))


def table_of(plan: Plan) -> Table:
    """The table of a plan with one level and one human model."""
    study = study_of(plan.game)
    model = load(plan.models[0], plan.game)
    return Table(doors.load(plan.game, plan.box), study, model, {**plan.setup, "level": plan.levels[0]})


def _steps(table: Table, seed: int) -> Iterator[Played]:
    r = table.begun(seed, listens=True)
    with telling():
        for before, event, after in table.steps(r):
            questions = table.game.questions(after)
            told = Resolution(after, short(r.instructions), tuple(r.story), questions)
            yield Played(before, event, told)
