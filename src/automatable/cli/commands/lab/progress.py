"""The progress of a command that plays many games: a bar on a terminal, lines in a log file."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from datetime import timedelta
from math import isfinite
from time import monotonic
from typing import NamedTuple

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from automatable.cli.commands.lab.tables import show_summary
from automatable.core.engine.errors import UserError
from automatable.lab.report.labels import Labels
from automatable.lab.runs.runner import Stopped

WINDOW = 30.0
"""Seconds over which the rate is measured."""
LOG_EVERY = 10.0
"""Seconds between two lines in a log file."""


class Bar(NamedTuple):
    """How a command reports its progress."""

    progress: Callable[[int, int], None]
    narrows: Callable[[float], None]


class Rate:
    """How much was done per second lately. Work that was kept from before does not count."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, int]] = deque()

    def add(self, now: float, done: int) -> None:
        """Record how much is done at this time, in seconds."""
        self._seen.append((now, done))
        while len(self._seen) > 2 and self._seen[1][0] <= now - WINDOW:
            self._seen.popleft()

    @property
    def per_second(self) -> float | None:
        """The rate of the last half minute; None before it is known."""
        (begin, before), (end, after) = self._seen[0], self._seen[-1]
        return (after - before) / (end - begin) if end > begin and after > before else None

    def left(self, missing: int) -> str:
        """The time that so much more takes, as hours, minutes and seconds."""
        rate = self.per_second
        return "" if rate is None else str(timedelta(seconds=round(missing / rate)))


class _Log:
    """Lines in a log file, every few seconds and at the end of a command that takes longer than that."""

    def __init__(self, console: Console, labels: Labels, what: str) -> None:
        self.console, self.labels, self.what = console, labels, what
        self.last: float | None = None
        self.lines = 0
        self.done = -1

    def show(self, now: float, done: int, total: int, rate: Rate) -> None:
        if self.last is None:
            self.last = now
        over = done == total and self.lines and done != self.done
        if now - self.last < LOG_EVERY and not over:
            return
        self.last, self.done = now, done
        self.lines += 1
        speed = rate.per_second
        args = {"rate": "none" if speed is None else f"{speed:,.0f}", "left": rate.left(total - done)}
        what = self.labels.say(self.what)
        click.echo(self.labels.say("progress-line", what=what, done=done, total=total, **args), err=True)


@contextmanager
def with_trace() -> Iterator[None]:
    """Show where the designer's own code failed; the sentence follows."""
    try:
        yield
    except UserError as user_error:
        show_trace(user_error)
        raise


def show_trace(user_error: UserError) -> None:
    """Print the traceback in the designer's own code, if the error comes from there."""
    if trace := getattr(user_error, "trace", ""):
        click.echo(trace, err=True)


@contextmanager
def progress_bar(labels: Labels, what: str, interrupted: str) -> Iterator[Bar]:
    """Show the progress; if the command stops, say what was computed and what is kept."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TextColumn("{task.fields[narrow]}"),
        TextColumn("{task.fields[left]}"),
        console=console,
    )
    task = bar.add_task(labels.say(what), total=None, rate="", narrow="", left="")
    rate, log = Rate(), _Log(console, labels, what)

    def progress(done: int, total: int) -> None:
        now = monotonic()
        rate.add(now, done)
        if not console.is_terminal:
            log.show(now, done, total, rate)
            return
        bar.start()  # only now: what is refused before needs no bar
        speed = rate.per_second
        shown = f"{speed:,.0f}/s" if speed is not None else ""
        bar.update(task, completed=done, total=total, rate=shown, left=rate.left(total - done))

    def narrows(half: float) -> None:
        if isfinite(half):  # before, too few games were played to know it
            bar.update(task, narrow=f"±{half:.2f}")

    try:
        try:
            yield Bar(progress, narrows)
        finally:
            if bar.live.is_started:
                bar.stop()
    except KeyboardInterrupt:
        console.print(labels.say(interrupted))
        raise SystemExit(130) from None
    except UserError as user_error:
        if isinstance(user_error, Stopped) and user_error.results.games:
            console.print(labels.say("partial"))
            with redirect_stdout(sys.stderr):  # standard output is for whole results, and for JSON
                show_summary(user_error.results, labels)
        show_trace(user_error)
        raise
    except ModuleNotFoundError as missing:
        raise UserError("lab-missing", package=str(missing.name)) from None
