"""A run: all jobs of a plan, wherever they are done, summed up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from automatable.core.refused import Refused
from automatable.lab.executors import Executor, executor
from automatable.lab.keeping import Folder, read_plan
from automatable.lab.measures import ByTurn, Look
from automatable.lab.plan import TWIN_EVERY, Human, Plan, make_plan
from automatable.lab.results import Results
from automatable.lab.wording import telling
from automatable.lab.working import Done

Progress = Callable[[int, int], None]
"""Called with games done and games in all."""
Narrows = Callable[[float], None]
"""Called with half the widest interval, where one is waited for."""


class Stopped(Refused):
    """A run that could not go on. ``results`` is what was computed until then."""

    def __init__(self, refused: Refused, results: Results) -> None:
        super().__init__(refused.message, **refused.args_)
        self.results = results


@telling()
def run(
    game: str,
    *,
    levels: str | Sequence[str] = "all",
    models: str | Human | Sequence[str | Human] = "all",
    games: int = 1000,
    seed: int = 1,
    setup: Mapping[str, Any] | None = None,
    box: Mapping[str, Any] | None = None,
    cards: int | None = None,
    listen_every: int | None = None,
    twin_every: int = TWIN_EVERY,
    samples: bool = False,
    measures: Mapping[str, Look | ByTurn] | None = None,
    until: str | float | None = None,
    out: str | Path | None = None,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
    narrows: Narrows | None = None,
) -> Results:
    """Play many games and count.

    ``games`` are played for each level and human model; the same ``seed`` gives the same numbers. ``models``
    are names or functions of one's own. ``setup`` sets set-up options, ``box`` is laid over the shipped box.
    ``cards`` games are played with each card left out, one game in ``listen_every`` is listened to (about a
    hundred of each level and model), one in ``twin_every`` has a twin. With ``samples`` each game is a row of
    ``results.samples()``. ``measures`` adds columns: functions of (before, event, after), added up by game,
    or by turn with ``ByTurn``.
    ``until`` stops before ``games`` when half the interval of a mean is that narrow: ``0.5`` of the Automa's
    points, ``"turns=0.2"`` of another measure.
    With ``out`` every finished job is kept in that folder, and a run that was stopped goes on from there.
    """
    plan = make_plan(
        game,
        levels=levels,
        models=models,
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
    with closing(executor(workers, cluster)) as by:
        return carry_out(plan, out, by, progress, narrows)


def carry_out(
    plan: Plan,
    out: str | Path | None,
    by: Executor,
    progress: Progress | None = None,
    narrows: Narrows | None = None,
) -> Results:
    """Do what is left of a plan."""
    folder = Folder(Path(out), plan) if out is not None else None
    jobs = {job.number: job for job in plan.jobs()}
    results, plays = Results(plan), sum(job.plays for job in jobs.values())
    results.folder = folder.path if folder else None
    kept = {done.number: done for done in folder.whole()} if folder else {}
    played = 0

    def take(done: Done) -> None:
        nonlocal played
        job = jobs.pop(done.number)
        played += job.plays
        results.add(job, done)
        if progress is not None:
            progress(played, plays)
        if narrows is not None and results.widest is not None:
            narrows(results.widest)

    try:
        for wave in _waves(plan, results):
            left = []
            for number in wave:
                if number in kept:
                    take(kept[number])
                else:
                    left.append(msgspec.msgpack.encode(jobs[number]))
            for done in _done(plan, left, by):
                if folder is not None:
                    folder.keep(done)
                take(done)
    except Refused as refused:
        raise Stopped(refused, results) from None
    return results


def _waves(plan: Plan, results: Results) -> Iterator[list[int]]:
    """Jobs that are done together: all of them; or, until an interval is narrow, one of each cell at a time.

    A wave depends on the numbers alone, so the same plan plays the same games with any number of workers.
    """
    jobs = list(plan.jobs())
    if plan.until is None:
        yield [job.number for job in jobs]
        return
    cells: dict[tuple[str, str], list[int]] = {}
    for job in jobs:
        if job.kind != "cards":
            cells.setdefault((job.level, job.model), []).append(job.number)
    for wave in range(max(map(len, cells.values()))):
        left = [numbers[wave] for cell, numbers in cells.items() if not results.narrow(*cell)]
        if not left:
            break
        yield left
    yield [job.number for job in jobs if job.kind == "cards"]


def _done(plan: Plan, left: list[bytes], by: Executor) -> Iterator[Done]:
    if not left:
        return
    stream: Any = by.each(plan.game, msgspec.msgpack.encode(plan), left)
    with closing(stream):
        for data in stream:
            done = msgspec.msgpack.decode(data, type=Done)
            if done.refused is not None:
                raise done.refused.refused()
            yield done


@telling()
def read(folder: str | Path) -> Results:
    """The results of a run that was kept, finished or not."""
    plan = read_plan(Path(folder))
    results, jobs = Results(plan), {job.number: job for job in plan.jobs()}
    results.folder = Path(folder)
    for done in _kept(Path(folder), plan):
        results.add(jobs[done.number], done)
    return results


def _kept(path: Path, plan: Plan) -> Iterator[Done]:
    return Folder(path, plan).kept()
