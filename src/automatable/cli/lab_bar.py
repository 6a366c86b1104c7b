"""The bar of a command that plays many games, and what is said when it is broken off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isfinite
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from automatable.cli.lab_tables import show_summary
from automatable.core.refused import Refused
from automatable.lab.running import Stopped
from automatable.lab.wording import Wording


class Bar(NamedTuple):
    """How the bar is told."""

    progress: Callable[[int, int], None]
    narrows: Callable[[float], None]


@contextmanager
def played(words: Wording, what: str, broken_off: str) -> Iterator[Bar]:
    """A progress bar with rate and time left; if it stops, what was computed and what is kept is said."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TextColumn("{task.fields[narrow]}"),
        TimeRemainingColumn(),
        console=console,
    )
    task = bar.add_task(words.say(what), total=None, rate="", narrow="")

    def progress(done: int, total: int) -> None:
        bar.start()  # only now: what is refused before needs no bar
        speed = bar.tasks[0].speed
        bar.update(task, completed=done, total=total, rate=f"{speed:,.0f}/s" if speed else "")

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
        console.print(words.say(broken_off))
        raise SystemExit(130) from None
    except Stopped as stopped:
        if stopped.results.games:
            console.print(words.say("partial"))
            show_summary(stopped.results, words)
        raise
    except ModuleNotFoundError as missing:
        raise Refused("lab-missing", package=str(missing.name)) from None
