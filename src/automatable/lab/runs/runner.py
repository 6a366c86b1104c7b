"""A run: all jobs of a plan, wherever they are done, added up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from automatable.core.engine.errors import UserError
from automatable.lab.analysis.measures import ByTurn, MeasureFunction
from automatable.lab.analysis.results import Results
from automatable.lab.runs.errors import with_sentence
from automatable.lab.runs.executors import Executor, executor
from automatable.lab.runs.folder import Folder, read_plan
from automatable.lab.runs.job import JobResult, do_job
from automatable.lab.runs.plan import TWIN_EVERY, GameLike, Humans, Job, Plan, make_plan
from automatable.lab.variants import VariantLike

Progress = Callable[[int, int], None]
"""Called with games done and games in all, as far as is known; first with those kept from before."""
Narrows = Callable[[float], None]
"""Called with half the widest interval, where a run waits for one."""


class Stopped(UserError):
    """A run that could not go on. ``results`` is what was computed until then."""

    def __init__(self, user_error: UserError, results: Results) -> None:
        super().__init__(user_error.message, **user_error.args_)
        self.results = results
        self.trace: str = getattr(user_error, "trace", "")


@with_sentence()
def run(
    game: GameLike,
    *,
    variant: VariantLike | None = None,
    level: str | Sequence[str] = "all",
    human: Humans = "all",
    games: int = 1000,
    seed: int = 1,
    setup: Mapping[str, object] | None = None,
    box: Mapping[str, object] | None = None,
    cards: int | None = None,
    listen_every: int | None = None,
    twin_every: int = TWIN_EVERY,
    samples: bool = False,
    measures: Mapping[str, MeasureFunction | ByTurn] | None = None,
    until: str | float | None = None,
    out: str | Path | None = None,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
    narrows: Narrows | None = None,
) -> Results:
    """Play many games and count.

    - ``game`` is a name or the class of a game; ``variant`` a class with other rules, or where it is written
      (``file.py:Class``).
    - ``level`` and ``human`` are one or several; a human model is a name or a function. ``games`` are played
      for each level and human model. The same ``seed`` gives the same numbers.
    - ``setup`` sets set-up options, ``box`` is laid over the shipped box.
    - ``cards`` games are played with each card left out, one in ``twin_every`` has a twin, and one in
      ``listen_every`` is followed in detail (by default the first hundred, then one in fifty).
    - ``samples`` keeps each game as a row of ``results.samples()``. ``measures`` adds columns: functions of
      (before, event, after), added up by game, or by turn with ``ByTurn``.
    - ``until`` stops before ``games`` when half the interval of a mean is that narrow: ``0.5`` of the
      Automa's points, ``"turns=0.2"`` of another measure.
    - ``out`` keeps every finished job in that folder: run again to resume, or with more ``games`` to extend.
    """
    with closing(executor(workers, cluster, game)) as by:
        plan = make_plan(
            game,
            variant=variant,
            level=level,
            human=human,
            games=games,
            seed=seed,
            setup=setup,
            box=box,
            cards=cards,
            listen_every=listen_every,
            twin_every=twin_every,
            samples=samples,
            measures=measures,
            until=until,
        )
        return play_plan(plan, out, by, progress, narrows)


def play_plan(
    plan: Plan,
    out: str | Path | None,
    by: Executor,
    progress: Progress | None = None,
    narrows: Narrows | None = None,
) -> Results:
    """Play what is left of a plan."""
    folder = Folder(Path(out), plan) if out is not None else None
    jobs = {job.name: job for job in plan.jobs()}
    results, plays = Results(plan), sum(job.plays for job in jobs.values())
    results.folder = folder.path if folder else None
    kept = {done.name: done for done in folder.complete()} if folder else {}
    played = sum(jobs[name].plays for name in kept)
    if progress is not None:
        progress(played, plays)

    def add(done: JobResult) -> None:
        results.add(jobs[done.name], done)
        if narrows is not None and results.widest is not None:
            narrows(results.widest)

    try:
        for wave in _waves(plan, results):
            for job in wave:
                if job.name in kept:
                    add(kept[job.name])
            for done in _done(plan, [job for job in wave if job.name not in kept], by):
                if folder is not None:
                    folder.keep(done)
                played += jobs[done.name].plays
                add(done)
                if progress is not None:
                    progress(played, max(played, plays - results.wanted + results.expected))
    except UserError as user_error:
        raise Stopped(user_error, results) from None
    if progress is not None and plan.until is not None:
        progress(played, played)
    return results


def _waves(plan: Plan, results: Results) -> Iterator[list[Job]]:
    """Jobs that are done together: all of them; or, until an interval is narrow, one of each cell at a time.

    A wave depends on the numbers alone, so the same plan plays the same games with any number of workers.
    """
    jobs = plan.jobs()
    if plan.until is None:
        yield jobs
        return
    cells: dict[tuple[str, str], list[Job]] = {}
    for job in jobs:
        if job.kind != "cards":
            cells.setdefault((job.level, job.model), []).append(job)
    for wave in range(max(map(len, cells.values()))):
        left = [found[wave] for cell, found in cells.items() if not results.narrow(*cell)]
        if not left:
            break
        yield left
    yield [job for job in jobs if job.kind == "cards"]


def _done(plan: Plan, left: list[Job], by: Executor) -> Iterator[JobResult]:
    if not left:
        return
    encoded = msgspec.msgpack.encode(plan)
    stream: Any = by.each(plan.game, do_job, [(encoded, msgspec.msgpack.encode(job)) for job in left])
    with closing(stream):
        for data in stream:
            done = msgspec.msgpack.decode(data, type=JobResult)
            if done.error is not None:
                raise done.error.user_error()
            yield done


@with_sentence()
def read(folder: str | Path) -> Results:
    """The results of a run that was kept, finished or not."""
    path = Path(folder)
    plan = read_plan(path)
    results, opened = Results(plan), Folder(path, plan)
    results.folder = path
    for done in opened.kept():
        results.add(opened.jobs[done.name], done)
    return results
