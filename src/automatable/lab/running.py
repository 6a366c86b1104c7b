"""A run: all jobs of a plan, wherever they are done, summed up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from automatable.core.refused import Refused
from automatable.lab.executors import Executor, executor
from automatable.lab.keeping import Folder, read_plan
from automatable.lab.plan import Plan, make_plan
from automatable.lab.results import Results
from automatable.lab.working import Done

Progress = Callable[[int, int], None]
"""Called with games done and games in all."""


class Stopped(Refused):
    """A run that could not go on. ``results`` is what was computed until then."""

    def __init__(self, refused: Refused, results: Results) -> None:
        super().__init__(refused.message, **refused.args_)
        self.results = results


def run(
    game: str,
    *,
    out: str | Path | None = None,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
    **what: Any,
) -> Results:
    """Play many games and count. ``what`` is what ``make_plan`` takes: levels, models, games, seed, ...

    With ``out`` every finished job is kept in that folder, and a run that was stopped goes on from there.
    """
    plan = make_plan(game, **what)
    with closing(executor(workers, cluster)) as by:
        return carry_out(plan, out, by, progress)


def carry_out(plan: Plan, out: str | Path | None, by: Executor, progress: Progress | None = None) -> Results:
    """Do what is left of a plan."""
    folder = Folder(Path(out), plan) if out is not None else None
    jobs = {job.number: job for job in plan.jobs()}
    results, plays = Results(plan), sum(job.plays for job in jobs.values())
    played = 0

    def take(done: Done) -> None:
        nonlocal played
        job = jobs.pop(done.number)
        played += job.plays
        results.add(job, done.counts)
        if progress is not None:
            progress(played, plays)

    for kept in folder.kept() if folder else ():
        if kept.number in jobs:
            take(kept)
    left = [msgspec.msgpack.encode(job) for job in jobs.values()]
    try:
        for done in _done(plan, left, by):
            if folder is not None:
                folder.keep(done)
            take(done)
    except Refused as refused:
        raise Stopped(refused, results) from None
    return results


def _done(plan: Plan, left: list[bytes], by: Executor) -> Iterator[Done]:
    if not left:
        return
    stream: Any = by.each(plan.game, msgspec.msgpack.encode(plan), left)
    with closing(stream):
        for data in stream:
            done = msgspec.msgpack.decode(data, type=Done)
            if done.refused:
                raise Refused(done.refused, **done.args)
            yield done


def read(folder: str | Path) -> Results:
    """The results of a run that was kept, finished or not."""
    plan = read_plan(Path(folder))
    results, jobs = Results(plan), {job.number: job for job in plan.jobs()}
    for done in _kept(Path(folder), plan):
        results.add(jobs[done.number], done.counts)
    return results


def _kept(path: Path, plan: Plan) -> Iterator[Done]:
    return Folder(path, plan).kept()
