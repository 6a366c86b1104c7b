"""Where work is done: in this process, on the cores of this machine, or on a Dask cluster.

An executor takes a function and its arguments as bytes, and yields what it returns in any order. A worker
that dies changes nothing: its work is done again by another.
"""

from __future__ import annotations

import gc
import os
import re
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Protocol
from uuid import uuid4

from automatable import games as all_games
from automatable.core.engine.errors import UserError
from automatable.lab.runs.plan import code_digest
from automatable.lab.runs.sources import require

BREAKS_MOST = 3
CLUSTER_PATIENCE = 10
ADDRESS = re.compile(r"(tcp|tls|ucx|wss?)://\S+:\d+")

Work = Callable[[bytes, bytes], bytes]
"""What a worker does: it takes a plan and one task, and returns the result."""
Task = tuple[bytes, bytes]


class Executor(Protocol):
    """Runs jobs: in this process, in several, or on a cluster."""

    def each(self, game: str, work: Work, tasks: Iterable[Task]) -> Iterator[bytes]:
        """Do all tasks; results come in any order."""

    def close(self) -> None:
        """End the workers."""


class Here:
    """This process: one task after another."""

    def each(self, game: str, work: Work, tasks: Iterable[Task]) -> Iterator[bytes]:
        gc.freeze()  # what is loaded stays, so the collections between jobs need not look at it
        try:
            for plan, task in tasks:
                yield work(plan, task)
        finally:
            gc.unfreeze()

    def close(self) -> None:
        pass


class Pool:
    """The cores of this machine. Workers are spawned, which is the same on every system.

    They start at once and load the game, while the plan of a run is made.
    """

    def __init__(self, workers: int, game: object = None) -> None:
        self.workers = workers
        self._game = game if isinstance(game, str) else ""
        self._pool: ProcessPoolExecutor | None = None
        self._used = False
        with suppress(BrokenProcessPool):  # then ``each`` says so
            for _ in range(workers):
                self._started().submit(int)

    def each(self, game: str, work: Work, tasks: Iterable[Task]) -> Iterator[bytes]:
        waiting, breaks = list(tasks)[::-1], 0
        self._used = True
        while waiting:
            running: dict[Future[bytes], Task] = {}
            try:
                while waiting or running:
                    while waiting and len(running) < 2 * self.workers:
                        task = waiting.pop()
                        running[self._started().submit(work, *task)] = task
                    finished, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in finished:
                        result = future.result()
                        del running[future]
                        breaks = 0
                        yield result
            except BrokenProcessPool as error:
                self._stop()
                breaks += 1
                if breaks >= BREAKS_MOST:
                    raise UserError("lab-workers-died", times=breaks, reason=str(error)) from None
                waiting += running.values()
            finally:
                if running:
                    self._stop()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, get_context("spawn"), initializer=_prepare_worker, initargs=(self._game,)
            )
        return self._pool

    def _stop(self) -> None:
        """Stop the workers without waiting for their results."""
        if self._pool is not None:
            workers = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
        self._pool = None

    def close(self) -> None:
        if not self._used:
            self._stop()
        if self._pool is not None:
            self._pool.shutdown()
        self._pool = None


def _prepare_worker(game: str) -> None:
    """Let the worker ignore Ctrl-C, which is for the run, and end when its run is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    import_module("automatable.lab.runs.job")
    with suppress(UserError):  # the first task says what is wrong with it
        all_games.load(game)
    gc.freeze()  # what is loaded stays, so the collections between jobs need not look at it


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Cluster:
    """A Dask scheduler and its workers, which must have this version installed."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client: Any = None

    def each(self, game: str, work: Work, tasks: Iterable[Task]) -> Iterator[bytes]:
        dask = _dask()
        client = self._connected()
        self._check_code(client, game)
        waiting, run, number = list(tasks)[::-1], uuid4().hex[:12], 0
        window = 4 * max(2, sum(client.nthreads().values()))
        done = dask.as_completed([], loop=client.loop)
        try:
            while waiting or not done.is_empty():
                while waiting and done.count() < window:
                    number += 1
                    key = f"automatable-{run}-{number}"
                    done.add(client.submit(work, *waiting.pop(), key=key, pure=False))
                yield next(done).result()
        except (OSError, TimeoutError, dask.CancelledError, dask.KilledWorker) as error:
            raise UserError("lab-cluster-lost", address=self.address, reason=_reason(error)) from None

    def _connected(self) -> Any:
        if self._client is not None:
            return self._client
        try:
            self._client = _dask().Client(self.address, timeout=CLUSTER_PATIENCE, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise UserError("lab-cluster-unreachable", address=self.address, reason=_reason(error)) from None
        try:
            self._client.wait_for_workers(1, timeout=CLUSTER_PATIENCE)
        except TimeoutError:
            raise UserError("lab-cluster-empty", address=self.address) from None
        return self._client

    def close(self) -> None:
        if self._client is not None:
            self._client.close(timeout=CLUSTER_PATIENCE)
        self._client = None

    def _check_code(self, client: Any, game: str) -> None:
        """Refuse workers with another version of the code: their numbers would differ."""
        mine = code_digest(game)
        for worker, theirs in client.run(code_digest, game).items():
            if theirs != mine:
                raise UserError("lab-cluster-other-version", worker=worker)


def _dask() -> Any:
    """Imported only when a cluster is used."""
    import distributed

    return distributed


def _reason(error: BaseException) -> str:
    return str(error).strip() or type(error).__name__


def executor(workers: int, cluster: str | None, game: object = None) -> Executor:
    """The executor for so many workers, or for a cluster; workers load this game first."""
    if cluster:
        if not ADDRESS.fullmatch(cluster):
            raise UserError("lab-bad-cluster", address=cluster)
        require("distributed")
        return Cluster(cluster)
    if workers < 1:
        raise UserError("lab-below-one", what="workers", value=workers)
    return Here() if workers == 1 else Pool(workers, game)
