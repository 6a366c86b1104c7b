"""Real time in the terminal: a play clock, and timers that run while the user types."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from automatable.core import terminal_layout

REFRESH = 0.2


class Clock:
    """Milliseconds of play, continuing from a given time."""

    def __init__(self, now: int, read: Callable[[], float] = time.monotonic) -> None:
        self.read = read
        self.start = read() - now / 1000

    def at(self, least: int = 0) -> int:
        """Return the current time, at least ``least``."""
        return max(least, int((self.read() - self.start) * 1000))


def interactive() -> bool:
    """Return whether single keys can be read: a POSIX terminal."""
    return os.name == "posix" and sys.stdin.isatty() and sys.stdout.isatty()


def read_line(
    console: Console,
    moment: Callable[[], terminal_layout.Live],
    paint: Callable[[terminal_layout.Live], RenderableType],
) -> str:
    """Read a command while the timers are redrawn.

    A shortcut key on an empty line is a command at once, without Enter. The bell rings when a timer runs out.
    """
    typed = ""
    rung = moment().run_out
    with _single_keys(), Live(console=console, auto_refresh=False, transient=True) as live:
        while True:
            now = moment()
            live.update(Group(paint(now), Text(f"> {typed}")), refresh=True)
            if now.run_out - rung:
                console.bell()
            rung = now.run_out
            for key in _pressed(REFRESH):
                if not typed and key in now.keys:
                    return now.keys[key]
                if key in ("\r", "\n"):
                    return typed
                if key == "\x04":
                    raise EOFError
                if key in ("\x7f", "\b"):
                    typed = typed[:-1]
                elif key.isprintable():
                    typed += key


def _pressed(wait: float) -> str:
    """Return the keys pressed within ``wait`` seconds; ignore escape sequences."""
    ready, _, _ = select.select([sys.stdin], [], [], wait)
    if not ready:
        return ""
    read = os.read(sys.stdin.fileno(), 1024).decode(errors="ignore")
    if not read:
        raise EOFError
    return "" if read.startswith("\x1b") else read


@contextmanager
def _single_keys() -> Iterator[None]:
    """Switch the terminal to single keys, and back at the end."""
    import termios
    import tty

    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
