"""The search for a box whose games have the means that a designer wants.

Every trial plays the same seeds, so two boxes differ by their values and not by luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.lab.analysis.box_layers import value_at
from automatable.lab.analysis.measures import ByTurn, MeasureFunction, listed
from automatable.lab.analysis.results import SHARES
from automatable.lab.analysis.search import Search, kept_trials, searched
from automatable.lab.analysis.sensitivity import NumberEffect, is_printed, ranked
from automatable.lab.analysis.targets import (
    Free,
    SearchPlan,
    Target,
    Tuned,
    default_model,
    free_of,
    name_of,
    target_of,
)
from automatable.lab.runs.errors import with_sentence
from automatable.lab.runs.executors import Executor, executor
from automatable.lab.runs.plan import GameLike, Humans, Plan, make_plan
from automatable.lab.runs.sources import require
from automatable.lab.variants import VariantLike, game_of, simulation_for, source_of_variant
from automatable.play.simulations import tables_of

TRIALS = 60
EXPLORE = 12
"""Games for each number that may be freed."""
FRESH = 5
"""The best box is played again, with so many times the games of a trial."""


@with_sentence()
def tune(
    game: GameLike,
    free: Sequence[str | Free],
    targets: Sequence[str | Target],
    *,
    variant: VariantLike | None = None,
    level: str,
    human: Humans | None = None,
    games: int = 1000,
    seed: int = 1,
    setup: Mapping[str, object] | None = None,
    box: Mapping[str, object] | None = None,
    measures: Mapping[str, MeasureFunction | ByTurn] | None = None,
    tolerance: float | None = None,
    trials: int = TRIALS,
    explore: int = 0,
    under: str = "",
    out: str | Path | None = None,
    workers: int = 1,
    cluster: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Tuned:
    """Search the free values (``key=low:high``) for the targets (``measure=value``, ``measure@model=value``).

    A target without a model means the first of ``human``; without these ``absent``, or for wins the first
    model that tries to win. A target is met if the mean lies within ``tolerance`` of it; without a tolerance,
    if it lies in the interval of the mean. Each of ``trials`` boxes is played ``games`` times. ``out`` keeps
    the best box so far, and the same search resumes there. ``explore`` frees so many more numbers (of keys
    that begin with ``under``): those not printed that matter most for the first target, each down to nothing
    and up to twice its value.
    """
    require("cma", *(["polars"] if out is not None else []))
    id, rules, _ = game_of(game)
    simulation = simulation_for(id, rules if variant is None else source_of_variant(id, variant))
    wanted = [target_of(each) if isinstance(each, str) else each for each in targets]
    ranges = [free_of(each) if isinstance(each, str) else each for each in free]
    if tolerance is not None:
        wanted = [t if t.tolerance is not None else structs.replace(t, tolerance=tolerance) for t in wanted]
    if not wanted or not (ranges or explore > 0) or trials < 1:
        raise UserError("lab-nothing-to-tune")
    given = human is not None
    if human is None:
        human = tuple(dict.fromkeys(default_model(simulation, target) for target in wanted))
    plan = make_plan(
        game,
        variant=variant,
        level=level,
        human=human,
        games=games,
        seed=seed,
        setup=setup,
        box=box,
        measures=measures,
        cards=0,
        listen_every=1 << 40,
        twin_every=1 << 40,
    )
    first = plan.models[0].name
    against = {t: (t.model or first) if given else default_model(simulation, t) for t in wanted}
    _check(plan, against, ranges)
    folder = Path(out) if out is not None else None
    search_plan = SearchPlan(plan, tuple(ranges), tuple(wanted), explore, under)
    known = kept_trials(folder, search_plan) if folder is not None else []
    with closing(executor(workers, cluster, game)) as by:
        explored = _explored(plan, wanted[0].measure, against[wanted[0]], ranges, explore, under, by)
        ranges += explored
        if not ranges:
            raise UserError("lab-nothing-matters", measure=wanted[0].measure, under=under or "*")
        search = Search(plan, ranges, against, known, by)
        best = searched(search, trials, folder, progress)
        fresh = search.play(best.values, plan.seed + 1, plan.games * FRESH)
        reached = {name_of(t): search.reached(fresh, t) for t in wanted}
    assert best.loss is not None
    layer = search.layer(best.values)
    printed = tuple(each.key for each in ranges if is_printed(plan.load(), each.key))
    return Tuned(
        best.values,
        layer,
        reached,
        tuple(wanted),
        tuple(search.trials),
        best.loss,
        printed,
        explored=tuple(each.key for each in explored),
        practice=structs.replace(plan, box=layer).practice,
        models={name_of(target): model for target, model in against.items()},
        games=plan.games,
        fresh=plan.games * FRESH,
        whole=len(search.trials) == search.size,
        unchanged=tuple(best.values.values()) == search.now,
        game=id,
    )


def _explored(
    plan: Plan, measure: str, model: str, free: Sequence[Free], most: int, under: str, by: Executor
) -> tuple[Free, ...]:
    """The numbers, not printed and not free already, that matter most for a measure against a model."""
    if most < 1:
        return ()
    models = tuple(each for each in plan.models if each.name == model)
    found = ranked(structs.replace(plan, models=models, games=EXPLORE), measure, under, by)
    known = {each.key for each in free}
    strong = [each for each in found.effects if not each.printed and each.change.value]
    return tuple(free_around(each) for each in strong if each.key not in known)[:most]


def free_around(effect: NumberEffect) -> Free:
    """A range from 0 to twice the value, and at least three values wide."""
    return Free(effect.key, min(0, effect.value), effect.value + max(3, abs(effect.value)))


def _check(plan: Plan, against: Mapping[Target, str], free: Sequence[Free]) -> None:
    measures, models = plan.columns, {model.name for model in plan.models}
    tables = tables_of(plan.load())
    for target, model in against.items():
        if target.measure not in measures:
            raise UserError("lab-unknown-measure", measure=target.measure, measures=listed(measures))
        if model not in models:
            raise UserError("lab-unknown-model", model=model, models=", ".join(sorted(models)))
        if target.measure in SHARES and not plan.tries(model):
            raise UserError("lab-wins-untried", measure=target.measure, model=model)
    for key, times in Counter(each.key for each in free).items():
        if times > 1:
            raise UserError("lab-free-twice", key=key)
    for each in free:
        if type(value_at(tables, each.key)) is not int:
            raise UserError("lab-not-a-number", key=each.key)
