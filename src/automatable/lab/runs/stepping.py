"""One game of the lab, step by step: for a notebook, or to look into a single game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from automatable.core.engine.instructions import short
from automatable.core.engine.resolution import Resolution
from automatable.lab.analysis.measures import at_least
from automatable.lab.humans.models import HumanLike, load_model
from automatable.lab.runs.errors import with_sentence
from automatable.lab.runs.game_loop import LabTable
from automatable.lab.runs.plan import GameLike, Plan, both, make_plan
from automatable.lab.runs.seeds import game_seed
from automatable.lab.variants import VariantLike, game_of, load_game, source_of_variant


class Played(NamedTuple):
    """One step: the position, the event, and its resolution with position, instructions and explanation."""

    state: Any
    event: Any
    resolution: Resolution[Any]


@with_sentence()
def play(
    game: GameLike,
    *,
    variant: VariantLike | None = None,
    level: str | None = None,
    human: str | HumanLike = "steady",
    seed: int = 1,
    number: int = 0,
    setup: Mapping[str, object] | None = None,
    box: Mapping[str, object] | None = None,
) -> Iterator[Played]:
    """Game ``number`` of a run with this seed, from the set-up to the final count, one step after the other.

    It is the game that the run counted: the same cards, the same human. Without a level it is the first one.
    """
    number = at_least("number", number, 0)
    id, rules, own = game_of(game)
    if variant is not None:
        rules = source_of_variant(id, variant)
    layer = both(own, box or {})
    chosen = level or load_game(id, rules, layer).levels[0]
    plan = make_plan(
        id, variant=rules, level=chosen, human=human, games=1, seed=seed, setup=setup, box=layer, cards=0
    )
    return _steps(table_of(plan), game_seed(seed, number))


def table_of(plan: Plan) -> LabTable:
    """The table of a plan with one level and one human model."""
    model = load_model(plan.models[0], plan.simulation)
    return LabTable(plan.load(), plan.simulation, model, {**plan.setup, "level": plan.levels[0]})


def _steps(table: LabTable, seed: int) -> Iterator[Played]:
    r = table.resolver(seed, explaining=True)
    with with_sentence():
        for before, event, after in table.steps(r):
            questions = table.game.questions(after)
            resolution = Resolution(after, short(r.instructions), tuple(r.explanation), questions)
            yield Played(before, event, resolution)
