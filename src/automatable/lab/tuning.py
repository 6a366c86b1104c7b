"""Searching the free values of a box for a target the designer states.

Every trial plays the same seeds, so two boxes differ by their values and not by luck. The search is CMA-ES
(docs/decisions/0006-cma-tunes.md); a space no larger than the number of trials is tried whole.
"""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from itertools import product
from math import inf, prod
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from automatable import games as doors
from automatable.core.refused import Refused
from automatable.lab import statistics as stats
from automatable.lab.boxes import both, changed, playable, to_toml, value_at
from automatable.lab.executors import Executor, executor
from automatable.lab.keeping import write, writing
from automatable.lab.measures import ByTurn, Look, listed
from automatable.lab.plan import Human, Plan, make_plan
from automatable.lab.refusal import Refusal, refusal_of
from automatable.lab.results import Results
from automatable.lab.running import carry_out
from automatable.lab.sensitivity import Effect, is_printed, ranked
from automatable.lab.statistics import Estimate
from automatable.lab.wording import telling
from automatable.locales import Words
from automatable.play.studies import tables_of

TRIALS = 60
EXPLORE = 12
"""Games for each number whose effect is looked at."""
SPREAD = 0.3
"""How far the search looks at first, as a share of each range."""

_TARGET = re.compile(r"(?P<measure>[a-z0-9 -]+?)(@(?P<model>[\w-]+))?=(?P<value>-?\d+(\.\d+)?)")
_FREE = re.compile(r"(?P<key>[\w.-]+)=(?P<low>-?\d+):(?P<high>-?\d+)")


class Target(Struct, frozen=True):
    """A mean the designer wants: of a measure, against a model (the first one if not named)."""

    measure: str
    value: float
    model: str = ""


class Free(Struct, frozen=True):
    """A value of the box that may be changed, from low to high."""

    key: str
    low: int
    high: int


class Trial(Struct, frozen=True):
    """One box that was tried. The loss is the squared distance to the targets in standard deviations."""

    number: int
    values: dict[str, int]
    reached: dict[str, float]
    loss: float | None
    refused: Refusal | None = None


class Tuned(Struct, frozen=True):
    """The best box found, and what it reaches in fresh games it was not chosen by."""

    values: dict[str, int]
    box: dict[str, Any]
    reached: dict[str, Estimate]
    targets: tuple[Target, ...]
    trials: tuple[Trial, ...]
    loss: float
    printed: tuple[str, ...] = ()
    """Keys that were tuned although their values stand in print."""
    explored: tuple[str, ...] = ()
    """Keys that were freed because they matter."""
    practice: tuple[str, ...] = ()
    """Tables of practice values it rests on."""

    def met(self, target: Target) -> bool:
        """Whether the target lies in the interval of what was reached."""
        _, low, high = self.reached[name_of(target)]
        return low <= target.value <= high

    def refused(self, language: str = "en") -> Counter[str]:
        """Why boxes were refused, in words, and how often."""
        words = Words(language)
        return Counter(words.refusal(trial.refused.refused()) for trial in self.trials if trial.refused)

    @property
    def toml(self) -> str:
        """The best box as a file."""
        return to_toml(self.box)


def target_of(text: str) -> Target:
    """``turns=21``, ``human-wins@steady=0.5``."""
    found = _TARGET.fullmatch(text)
    if not found:
        raise Refused("lab-bad-target", text=text)
    return Target(found["measure"], float(found["value"]), found["model"] or "")


def free_of(text: str) -> Free:
    """``star_cards.automa.stars.0=6:12``."""
    found = _FREE.fullmatch(text)
    if not found or int(found["low"]) > int(found["high"]):
        raise Refused("lab-bad-free", text=text)
    return Free(found["key"], int(found["low"]), int(found["high"]))


class _Search:
    """The trials of one search."""

    def __init__(self, plan: Plan, free: Sequence[Free], targets: Sequence[Target], by: Executor) -> None:
        self.plan = plan
        self.free = free
        self.targets = targets
        self.by = by
        self.tables = tables_of(doors.load(plan.game, plan.box))
        self.scale: dict[Target, float] = {}
        self.trials: list[Trial] = []

    def layer(self, values: Mapping[str, int]) -> dict[str, Any]:
        return both(self.plan.box, changed(self.tables, values))

    def play(self, values: Mapping[str, int], seed: int, games: int) -> Results:
        layer = self.layer(values)
        playable(self.plan.game, layer)
        plan = structs.replace(self.plan, box=layer, seed=seed, games=games)
        return carry_out(plan, None, self.by)

    def values_of(self, results: Results, target: Target) -> dict[int, int]:
        (level,) = self.plan.levels
        return results.values(level, target.model or self.plan.models[0].name, target.measure)

    def trial(self, values: dict[str, int]) -> Trial:
        number = len(self.trials)
        try:
            results = self.play(values, self.plan.seed, self.plan.games)
        except Refused as refused:
            if refused.message.startswith("lab-"):
                raise
            trial = Trial(number, values, {}, None, refusal_of(refused))
        else:
            reached, loss = {}, 0.0
            for target in self.targets:
                seen = self.values_of(results, target)
                mean = stats.mean(seen).value if seen else 0.0
                scale = self.scale.setdefault(target, (stats.deviation(seen).value if seen else 0) or 1.0)
                reached[name_of(target)] = mean
                loss += ((mean - target.value) / scale) ** 2
            trial = Trial(number, values, reached, loss)
        self.trials.append(trial)
        return trial


def name_of(target: Target) -> str:
    """A target's measure and model, as it is written."""
    return f"{target.measure}@{target.model}" if target.model else target.measure


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

    Each of ``trials`` boxes is played ``games`` times. The best box so far stands in ``out``. ``explore``
    frees so many more numbers (of keys that begin with ``under``): those not in print that matter most for
    the first target, each down to nothing and up to twice its value.
    """
    wanted = [target_of(each) if isinstance(each, str) else each for each in targets]
    ranges = [free_of(each) if isinstance(each, str) else each for each in free]
    if not wanted or not (ranges or explore > 0) or trials < 1:
        raise Refused("lab-nothing-to-tune")
    if models is None:
        models = tuple(dict.fromkeys(t.model for t in wanted if t.model)) or ("absent",)
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
    _check(plan, wanted, ranges)
    explored = _explored(plan, wanted[0], ranges, explore, under) if explore > 0 else ()
    ranges += explored
    if not ranges:
        raise Refused("lab-nothing-matters", measure=wanted[0].measure, under=under or "*")
    with closing(executor(workers, cluster)) as by:
        search = _Search(plan, ranges, wanted, by)
        best = _searched(search, trials, Path(out) if out is not None else None, progress)
        fresh = search.play(best.values, plan.seed + 1, plan.games * 5)
        reached = {name_of(t): stats.mean(search.values_of(fresh, t)) for t in wanted}
    assert best.loss is not None
    layer = search.layer(best.values)
    door = doors.load(game, plan.box)
    printed = tuple(each.key for each in ranges if is_printed(door, each.key))
    keys = tuple(each.key for each in explored)
    practice = structs.replace(plan, box=layer).practice
    tried = tuple(search.trials)
    return Tuned(best.values, layer, reached, tuple(wanted), tried, best.loss, printed, keys, practice)


def _explored(plan: Plan, target: Target, free: Sequence[Free], most: int, under: str) -> tuple[Free, ...]:
    """The numbers not in print and not free already that matter most for a target."""
    model = next((each for each in plan.models if each.name == target.model), plan.models[0])
    found = ranked(structs.replace(plan, models=(model,), games=EXPLORE), target.measure, under)
    known = {each.key for each in free}
    telling = [each for each in found.effects if not each.printed and each.change.value]
    return tuple(free_around(each) for each in telling if each.key not in known)[:most]


def free_around(effect: Effect) -> Free:
    """From nothing to twice the value, three more at least."""
    return Free(effect.key, min(0, effect.value), effect.value + max(3, abs(effect.value)))


def _check(plan: Plan, targets: Sequence[Target], free: Sequence[Free]) -> None:
    measures, models = plan.columns, {model.name for model in plan.models}
    tables = tables_of(doors.load(plan.game, plan.box))
    for target in targets:
        if target.measure not in measures:
            raise Refused("lab-unknown-measure", measure=target.measure, measures=listed(measures))
        if target.model and target.model not in models:
            raise Refused("lab-unknown-model", model=target.model, models=", ".join(sorted(models)))
    for each in free:
        if type(value_at(tables, each.key)) is not int:
            raise Refused("lab-not-a-number", key=each.key)


class _Enough(Exception):
    """All trials are used."""


def _searched(
    search: _Search, trials: int, out: Path | None, progress: Callable[[int, int], None] | None
) -> Trial:
    """The best of so many trials. The first is the box as it is; a small space is tried whole."""
    found: dict[tuple[int, ...], float] = {}
    best: list[Trial] = []

    def tried(values: tuple[int, ...]) -> float:
        if values in found:
            return found[values]
        if len(search.trials) == trials:
            raise _Enough
        trial = search.trial({free.key: value for free, value in zip(search.free, values, strict=True)})
        if trial.loss is not None and (not best or trial.loss < (best[-1].loss or 0)):
            best.append(trial)
        _keep(search, best, out)
        if progress is not None:
            progress(len(search.trials), trials)
        found[values] = inf if trial.loss is None else trial.loss
        return found[values]

    with suppress(_Enough):
        now = tuple(min(f.high, max(f.low, value_at(search.tables, f.key))) for f in search.free)
        tried(now)
        if prod(f.high - f.low + 1 for f in search.free) <= trials:
            for values in product(*(range(f.low, f.high + 1) for f in search.free)):
                tried(values)
        else:
            _evolve(search, tried, trials)
    if not best:
        last = search.trials[-1].refused
        assert last is not None
        raise Refused("lab-no-box-fits", reason=last.refused())
    return best[-1]


def _evolve(search: _Search, tried: Callable[[tuple[int, ...]], float], trials: int) -> None:
    """CMA-ES on the unit cube, from its middle; a range of n numbers is n equal cells of its side."""
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


def _keep(search: _Search, best: list[Trial], out: Path | None) -> None:
    """All trials, and the best box so far."""
    if out is None:
        return
    with writing(out):
        out.mkdir(parents=True, exist_ok=True)
    lines = b"\n".join(msgspec.json.encode(each) for each in search.trials)
    write(out / "trials.jsonl", lines + b"\n")
    if best:
        write(out / "box.toml", to_toml(search.layer(best[-1].values)).encode())
