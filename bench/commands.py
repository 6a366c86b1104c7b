"""The command line as a user meets it: a new process each time, by the clock on the wall.

Python keeps what it has compiled, unless the environment forbids it; so does this, in a folder of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from tempfile import TemporaryDirectory
from time import perf_counter

COMMAND = (sys.executable, "-c", "from automatable.cli import main; main()")
RESOLVE = b'{"game": "scythe", "event": {"type": "card-turned", "card": 3}}'
POSITION = b'{"automa": {"faction": "nordic", "workers": ["R1C4", "R1C5"]}, "human": {"faction": "crimea"}}\n'


@cache
def _compiled() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="bench-")


def _seconds(command: tuple[str, ...], given: bytes = b"") -> float:
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": _compiled().name}
    begin = perf_counter()
    subprocess.run(command, input=given, check=True, stdout=subprocess.DEVNULL, env=env)
    return perf_counter() - begin


def start_ups(rounds: int) -> dict[str, list[float]]:
    """Seconds of a bare Python, of ``games`` and of ``resolve``, taken in turns."""
    found: dict[str, list[float]] = {"python": [], "automatable games": [], "automatable resolve": []}
    for _ in range(rounds):
        found["python"].append(_seconds((sys.executable, "-c", "pass")))
        found["automatable games"].append(_seconds((*COMMAND, "games")))
        found["automatable resolve"].append(_seconds((*COMMAND, "resolve", "-"), RESOLVE))
    return found


def batch(lines: int, rounds: int) -> list[float]:
    """Positions per second through ``decide --batch``, start-up included."""
    command = (*COMMAND, "decide", "scythe", "move-worker", "-", "--batch", "--no-story")
    return [lines / _seconds(command, POSITION * lines) for _ in range(rounds)]
