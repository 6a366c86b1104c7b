"""The trials of one search: which boxes are tried, which means they reach, and how they are kept.

The search is CMA-ES (docs/decisions/0006-cma-es.md); a space no larger than the number of trials is tried
whole.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import product
from math import inf, prod
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.lab.analysis import statistics as stats
from automatable.lab.analysis.box_layers import changed, playable, value_at
from automatable.lab.analysis.results import Results, mean_of
from automatable.lab.analysis.statistics import Estimate
from automatable.lab.analysis.targets import Free, SearchPlan, Target, Trial, name_of
from automatable.lab.runs.counters import Frequencies
from automatable.lab.runs.errors import job_error_of
from automatable.lab.runs.executors import Executor
from automatable.lab.runs.folder import pretty, refuse_other, write, writing
from automatable.lab.runs.plan import Plan, both
from automatable.lab.runs.runner import play_plan
from automatable.play.boxes import toml_writer
from automatable.play.simulations import tables_of

SPREAD = 0.3
"""How far the search looks at first, as a share of each range."""


class Search:
    """The trials of one search."""

    def __init__(
        self,
        plan: Plan,
        free: Sequence[Free],
        against: Mapping[Target, str],
        known: Sequence[Trial],
        by: Executor,
    ) -> None:
        self.plan = plan
        self.free = free
        self.against = against
        self.known = {tuple(trial.values.items()): trial for trial in known}
        """Trials of the same search that were kept: the same games would give the same numbers."""
        self.by = by
        self.tables = tables_of(plan.load())
        self.scale: dict[str, float] = {}
        self.trials: list[Trial] = []

    @property
    def size(self) -> int:
        """How many boxes there are in the ranges."""
        return prod(f.high - f.low + 1 for f in self.free)

    @property
    def now(self) -> tuple[int, ...]:
        """The free values of the unchanged box."""
        return tuple(value_at(self.tables, f.key) for f in self.free)

    def layer(self, values: Mapping[str, int]) -> Data:
        return both(self.plan.box, changed(self.tables, values))

    def play(self, values: Mapping[str, int], seed: int, games: int) -> Results:
        layer = self.layer(values)
        playable(self.plan, layer)
        plan = structs.replace(self.plan, box=layer, seed=seed, games=games)
        return play_plan(plan, None, self.by)

    def values_of(self, results: Results, target: Target) -> Frequencies:
        (level,) = self.plan.levels
        return results.values(level, self.against[target], target.measure)

    def reached(self, results: Results, target: Target) -> Estimate:
        """The mean of a target's measure."""
        return mean_of(target.measure, self.values_of(results, target))

    def trial(self, values: dict[str, int]) -> tuple[Trial, bool]:
        """The trial of these values, and whether it was kept before."""
        kept = self.known.pop(tuple(values.items()), None)
        trial = self._played(values) if kept is None else kept
        loss = self._loss(trial) if trial.error is None else None
        self.trials.append(structs.replace(trial, number=len(self.trials), loss=loss))
        return self.trials[-1], kept is not None

    def _loss(self, trial: Trial) -> float:
        """The squared distance to the targets, in standard deviations of the first box that can be played."""
        loss = 0.0
        for target in self.against:
            name = name_of(target)
            scale = self.scale.setdefault(name, trial.spread.get(name) or 1.0)
            loss += ((trial.reached.get(name, 0.0) - target.value) / scale) ** 2
        return loss

    def _played(self, values: dict[str, int]) -> Trial:
        try:
            results = self.play(values, self.plan.seed, self.plan.games)
        except UserError as user_error:
            if user_error.message.startswith("lab-"):
                raise
            return Trial(0, values, {}, None, job_error_of(user_error))
        seen = {name_of(target): self.values_of(results, target) for target in self.against}
        reached = {name: stats.mean(each).value for name, each in seen.items() if each}
        spread = {name: stats.deviation(each).value for name, each in seen.items() if stats.total(each) > 1}
        return Trial(0, values, reached, None, spread=spread)


class _Enough(Exception):
    """All trials are used."""


def searched(
    search: Search, trials: int, out: Path | None, progress: Callable[[int, int], None] | None
) -> Trial:
    """Search with this many trials. The first is the unchanged box; a small space is tried completely."""
    found: dict[tuple[int, ...], float] = {}
    best: list[Trial] = []

    def tried(values: tuple[int, ...]) -> float:
        if values in found:
            return found[values]
        if len(search.trials) == trials:
            raise _Enough
        trial, kept = search.trial({free.key: value for free, value in zip(search.free, values, strict=True)})
        if trial.loss is not None and (not best or trial.loss < (best[-1].loss or 0)):
            best.append(trial)
        if not kept:
            _keep(search, best, out)
        if progress is not None:
            progress(len(search.trials), min(trials, search.size))
        found[values] = inf if trial.loss is None else trial.loss
        return found[values]

    with suppress(_Enough):
        tried(tuple(min(f.high, max(f.low, now)) for f, now in zip(search.free, search.now, strict=True)))
        if search.size <= trials:
            for values in product(*(range(f.low, f.high + 1) for f in search.free)):
                tried(values)
        else:
            _evolve(search, tried, trials)
    if progress is not None:
        progress(len(search.trials), len(search.trials))
    _keep(search, best, out)
    if not best:
        last = search.trials[-1].error
        assert last is not None
        raise UserError("lab-no-box-fits", reason=last.user_error())
    return best[-1]


def _evolve(search: Search, tried: Callable[[tuple[int, ...]], float], trials: int) -> None:
    """Run CMA-ES on the unit cube, from its middle; a range of n numbers is n equal cells of its side."""
    cma = _cma()
    sizes = [f.high - f.low + 1 for f in search.free]
    start = [0.5] * max(2, len(sizes))  # it needs two dimensions; a second one changes nothing
    for restart in range(trials):
        options = {"seed": 1 + (search.plan.seed + restart) % (1 << 31), "bounds": [0, 1], "verbose": -9}
        strategy = cma.CMAEvolutionStrategy(start, SPREAD, options)
        while not strategy.stop():
            points = strategy.ask()
            losses = [
                tried(
                    tuple(
                        f.low + min(size - 1, int(x * size))
                        for f, size, x in zip(search.free, sizes, point, strict=False)
                    )
                )
                for point in points
            ]
            worst = max((loss for loss in losses if loss < inf), default=0.0)
            strategy.tell(points, [min(loss, worst + 1) for loss in losses])


def _cma() -> Any:
    """Imported when it is needed; it would warn that its plots are not available."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import cma
    return cma


def kept_trials(out: Path, plan: SearchPlan) -> list[Trial]:
    """The trials that were kept of this search. A folder with another search, or a stray box, is refused."""
    file, trials = out / "search.json", out / "trials.jsonl"
    if not trials.exists() and not (out / "box.toml").exists():  # nothing was tried yet
        with writing(out):
            out.mkdir(parents=True, exist_ok=True)
        write(file, pretty(plan))
        return []
    if not file.exists():
        raise UserError("lab-without-plan", folder=str(out), file=file.name)
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=SearchPlan)
        lines = trials.read_bytes().splitlines() if trials.exists() else []
    except (OSError, msgspec.DecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UserError("lab-no-run", folder=str(out), reason=reason) from None
    refuse_other(out, _flat(kept), _flat(plan))
    found = []
    for line in lines:
        with suppress(msgspec.DecodeError):  # damaged: tried again
            found.append(msgspec.json.decode(line, type=Trial))
    return found


def _flat(plan: SearchPlan) -> Data:
    """A search as one level of keys, those of its plan beside the others."""
    whole = msgspec.to_builtins(plan)
    return {**whole.pop("plan"), **whole}


def _keep(search: Search, best: list[Trial], out: Path | None) -> None:
    """Save all trials, then earlier ones that this search has not reached, and the best box so far."""
    if out is None:
        return
    trials = [*search.trials, *search.known.values()]
    numbered = (structs.replace(trial, number=number) for number, trial in enumerate(trials))
    write(out / "trials.jsonl", b"".join(msgspec.json.encode(trial) + b"\n" for trial in numbered))
    if best:
        write(out / "box.toml", toml_writer.dumps(search.layer(best[-1].values)).encode())
