"""Searching the free values of a box for a target the designer states.

Every trial plays the same seeds, so two boxes differ by their values and not by luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import structs

from automatable import games as doors
from automatable.core.refused import Refused
from automatable.lab.boxes import value_at
from automatable.lab.executors import executor
from automatable.lab.measures import ByTurn, Look, listed
from automatable.lab.plan import Human, Plan, make_plan
from automatable.lab.results import SHARES
from automatable.lab.searching import Search, claimed, searched
from automatable.lab.sensitivity import Effect, is_printed, ranked
from automatable.lab.targets import Asked, Free, Target, Tuned, free_of, meant, name_of, target_of
from automatable.lab.wording import telling
from automatable.play.studies import tables_of

TRIALS = 60
EXPLORE = 12
"""Games for each number whose effect is looked at."""
FRESH = 5
"""So many times the games of a trial are played to see what the best box reaches."""


@telling()
def tune(
    game: str,
    free: Sequence[str | Free],
    targets: Sequence[str | Target],
    *,
    level: str,
    models: str | Human | Sequence[str | Human] | None = None,
    games: int = 1000,
    seed: int = 1,
    setup: Mapping[str, Any] | None = None,
    box: Mapping[str, Any] | None = None,
    measures: Mapping[str, Look | ByTurn] | None = None,
    trials: int = TRIALS,
    explore: int = 0,
    under: str = "",
    out: str | Path | None = None,
    workers: int = 1,
    cluster: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Tuned:
    """Search the free values (``key=low:high``) for the targets (``measure=value``, ``measure@model=value``).

    A target without a model means the first of ``models``; without these ``absent``, or for wins the first
    model that tries to win. Each of ``trials`` boxes is played ``games`` times. The best box so far stands in
    ``out``, and the same search goes on there from the boxes that were tried. ``explore`` frees so many more
    numbers (of keys that begin with ``under``): those not in print that matter most for the first target,
    each down to nothing and up to twice its value.
    """
    wanted = [target_of(each) if isinstance(each, str) else each for each in targets]
    ranges = [free_of(each) if isinstance(each, str) else each for each in free]
    if not wanted or not (ranges or explore > 0) or trials < 1:
        raise Refused("lab-nothing-to-tune")
    given = models is not None
    if models is None:
        models = tuple(dict.fromkeys(meant(game, target) for target in wanted))
    plan = make_plan(
        game,
        levels=level,
        models=models,
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
    against = {t: (t.model or first) if given else meant(game, t) for t in wanted}
    _check(plan, against, ranges)
    folder = Path(out) if out is not None else None
    asked = Asked(plan, tuple(ranges), tuple(wanted), explore, under)
    known = claimed(folder, asked) if folder is not None else []
    explored = _explored(plan, wanted[0].measure, against[wanted[0]], ranges, explore, under)
    ranges += explored
    if not ranges:
        raise Refused("lab-nothing-matters", measure=wanted[0].measure, under=under or "*")
    with closing(executor(workers, cluster)) as by:
        search = Search(plan, ranges, against, known, by)
        best = searched(search, trials, folder, progress)
        fresh = search.play(best.values, plan.seed + 1, plan.games * FRESH)
        reached = {name_of(t): search.reached(fresh, t) for t in wanted}
    assert best.loss is not None
    layer = search.layer(best.values)
    door = doors.load(game, plan.box)
    printed = tuple(each.key for each in ranges if is_printed(door, each.key))
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
    )


def _explored(
    plan: Plan, measure: str, model: str, free: Sequence[Free], most: int, under: str
) -> tuple[Free, ...]:
    """The numbers not in print and not free already that matter most for a measure against a model."""
    if most < 1:
        return ()
    models = tuple(each for each in plan.models if each.name == model)
    found = ranked(structs.replace(plan, models=models, games=EXPLORE), measure, under)
    known = {each.key for each in free}
    telling = [each for each in found.effects if not each.printed and each.change.value]
    return tuple(free_around(each) for each in telling if each.key not in known)[:most]


def free_around(effect: Effect) -> Free:
    """From nothing to twice the value, three more at least."""
    return Free(effect.key, min(0, effect.value), effect.value + max(3, abs(effect.value)))


def _check(plan: Plan, against: Mapping[Target, str], free: Sequence[Free]) -> None:
    measures, models = plan.columns, {model.name for model in plan.models}
    tables = tables_of(doors.load(plan.game, plan.box))
    for target, model in against.items():
        if target.measure not in measures:
            raise Refused("lab-unknown-measure", measure=target.measure, measures=listed(measures))
        if model not in models:
            raise Refused("lab-unknown-model", model=model, models=", ".join(sorted(models)))
        if target.measure in SHARES and not plan.tries(model):
            raise Refused("lab-wins-untried", measure=target.measure, model=model)
    for key, times in Counter(each.key for each in free).items():
        if times > 1:
            raise Refused("lab-free-twice", key=key)
    for each in free:
        if type(value_at(tables, each.key)) is not int:
            raise Refused("lab-not-a-number", key=each.key)
