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
from math import inf, isnan, prod
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from automatable import games as doors
from automatable.core.refused import Refused
from automatable.lab import statistics as stats
from automatable.lab.boxes import both, changed, playable, to_toml, value_at
from automatable.lab.executors import Executor, executor
from automatable.lab.keeping import pretty, refuse_other, write, writing
from automatable.lab.measures import ByTurn, Look, listed
from automatable.lab.plan import Human, Plan, make_plan
from automatable.lab.refusal import Refusal, refusal_of
from automatable.lab.results import SHARES, Results
from automatable.lab.running import carry_out
from automatable.lab.sensitivity import Effect, is_printed, ranked
from automatable.lab.statistics import Estimate
from automatable.lab.wording import telling
from automatable.locales import Words
from automatable.play.studies import study_of, tables_of

TRIALS = 60
EXPLORE = 12
"""Games for each number whose effect is looked at."""
FRESH = 5
"""So many times the games of a trial are played to see what the best box reaches."""
SPREAD = 0.3
"""How far the search looks at first, as a share of each range."""

_TARGET = re.compile(r"(?P<measure>[a-z0-9 -]+?)(@(?P<model>[\w-]+))?=(?P<value>-?\d+(\.\d+)?)")
_FREE = re.compile(r"(?P<key>[\w.-]+)=(?P<low>-?\d+):(?P<high>-?\d+)")


class Target(Struct, frozen=True):
    """A mean the designer wants: of a measure, against a model (``against`` says which if not named)."""

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
    spread: dict[str, float] = {}
    """Standard deviations in this trial's games."""


class Asked(Struct, frozen=True):
    """What stands in ``search.json``: everything the trials of a search depend on."""

    plan: Plan
    free: tuple[Free, ...]
    targets: tuple[Target, ...]
    explore: int
    under: str


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
    models: dict[str, str] = {}
    """The human model of each target."""
    games: int = 0
    """Games of each trial."""
    fresh: int = 0
    """Games of the best box that it was not chosen by."""
    whole: bool = False
    """Whether every box in the ranges was tried."""
    unchanged: bool = False
    """Whether the best box is the box as it was."""

    def met(self, target: Target) -> bool:
        """Whether the target lies in the interval of what was reached."""
        value, low, high = self.reached[name_of(target)]
        return not isnan(value) and low <= target.value <= high

    @property
    def missed(self) -> tuple[Target, ...]:
        """Targets outside of the interval of what was reached."""
        return tuple(target for target in self.targets if not self.met(target))

    def nearest(self, target: Target) -> tuple[Trial | None, Trial | None]:
        """The boxes whose means in their trials lie nearest below and nearest above a target."""
        name = name_of(target)
        seen = [trial for trial in self.trials if name in trial.reached]
        below = [trial for trial in seen if trial.reached[name] < target.value]
        above = [trial for trial in seen if trial.reached[name] >= target.value]
        low = max(below, key=lambda trial: (trial.reached[name], -(trial.loss or 0)), default=None)
        high = min(above, key=lambda trial: (trial.reached[name], trial.loss or 0), default=None)
        return low, high

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
        self.tables = tables_of(doors.load(plan.game, plan.box))
        self.scale: dict[str, float] = {}
        self.trials: list[Trial] = []

    @property
    def size(self) -> int:
        """How many boxes there are in the ranges."""
        return prod(f.high - f.low + 1 for f in self.free)

    @property
    def now(self) -> tuple[int, ...]:
        """The free values as they are."""
        return tuple(value_at(self.tables, f.key) for f in self.free)

    def layer(self, values: Mapping[str, int]) -> dict[str, Any]:
        return both(self.plan.box, changed(self.tables, values))

    def play(self, values: Mapping[str, int], seed: int, games: int) -> Results:
        layer = self.layer(values)
        playable(self.plan.game, layer)
        plan = structs.replace(self.plan, box=layer, seed=seed, games=games)
        return carry_out(plan, None, self.by)

    def values_of(self, results: Results, target: Target) -> dict[int, int]:
        (level,) = self.plan.levels
        return results.values(level, self.against[target], target.measure)

    def reached(self, results: Results, target: Target) -> Estimate:
        """The mean, of a 0-or-1 measure the share with a share's interval."""
        seen = self.values_of(results, target)
        return (
            stats.share(seen.get(1, 0), stats.total(seen)) if target.measure in SHARES else stats.mean(seen)
        )

    def trial(self, values: dict[str, int]) -> tuple[Trial, bool]:
        """The trial of these values, and whether it was kept before."""
        kept = self.known.pop(tuple(values.items()), None)
        trial = self._played(values) if kept is None else kept
        loss = self._loss(trial) if trial.refused is None else None
        self.trials.append(structs.replace(trial, number=len(self.trials), loss=loss))
        return self.trials[-1], kept is not None

    def _loss(self, trial: Trial) -> float:
        """Distances are measured in the deviations of the first box that can be played."""
        loss = 0.0
        for target in self.against:
            name = name_of(target)
            scale = self.scale.setdefault(name, trial.spread.get(name) or 1.0)
            loss += ((trial.reached.get(name, 0.0) - target.value) / scale) ** 2
        return loss

    def _played(self, values: dict[str, int]) -> Trial:
        try:
            results = self.play(values, self.plan.seed, self.plan.games)
        except Refused as refused:
            if refused.message.startswith("lab-"):
                raise
            return Trial(0, values, {}, None, refusal_of(refused))
        seen = {name_of(target): self.values_of(results, target) for target in self.against}
        reached = {name: stats.mean(each).value for name, each in seen.items() if each}
        spread = {name: stats.deviation(each).value for name, each in seen.items() if stats.total(each) > 1}
        return Trial(0, values, reached, None, spread=spread)


def name_of(target: Target) -> str:
    """A target's measure and model, as it is written."""
    return f"{target.measure}@{target.model}" if target.model else target.measure


def meant(game: str, target: Target) -> str:
    """The model of a target where none was given: for wins the first that tries to win, else nobody."""
    if target.model:
        return target.model
    trying = (name for name, model in study_of(game).models.items() if model.tries)
    return next(trying, "absent") if target.measure in SHARES else "absent"


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
    known = _claimed(folder, asked) if folder is not None else []
    explored = _explored(plan, wanted[0].measure, against[wanted[0]], ranges, explore, under)
    ranges += explored
    if not ranges:
        raise Refused("lab-nothing-matters", measure=wanted[0].measure, under=under or "*")
    with closing(executor(workers, cluster)) as by:
        search = _Search(plan, ranges, against, known, by)
        best = _searched(search, trials, folder, progress)
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


def _claimed(out: Path, asked: Asked) -> list[Trial]:
    """The trials that were kept of this very search. Another search, or a stray box, is refused."""
    file, trials = out / "search.json", out / "trials.jsonl"
    if not trials.exists() and not (out / "box.toml").exists():  # nothing was tried yet
        with writing(out):
            out.mkdir(parents=True, exist_ok=True)
        write(file, pretty(asked))
        return []
    if not file.exists():
        raise Refused("lab-without-plan", folder=str(out), file=file.name)
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Asked)
        lines = trials.read_bytes().splitlines() if trials.exists() else []
    except (OSError, msgspec.DecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("lab-no-run", folder=str(out), reason=reason) from None
    refuse_other(out, _flat(kept), _flat(asked))
    found = []
    for line in lines:
        with suppress(msgspec.DecodeError):  # damaged: tried again
            found.append(msgspec.json.decode(line, type=Trial))
    return found


def _flat(asked: Asked) -> dict[str, Any]:
    """What was asked, the parts of the plan beside the others."""
    whole = msgspec.to_builtins(asked)
    return {**whole.pop("plan"), **whole}


def _keep(search: _Search, best: list[Trial], out: Path | None) -> None:
    """All trials, those of before that were not come to yet after them, and the best box so far."""
    if out is None:
        return
    trials = [*search.trials, *search.known.values()]
    numbered = (structs.replace(trial, number=number) for number, trial in enumerate(trials))
    write(out / "trials.jsonl", b"".join(msgspec.json.encode(trial) + b"\n" for trial in numbered))
    if best:
        write(out / "box.toml", to_toml(search.layer(best[-1].values)).encode())
