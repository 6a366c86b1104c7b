"""Play time in the terminal: the caller's clock, and the timers running while a line is typed."""

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

from automatable.core import drawing

REFRESH = 0.2


class Clock:
    """Milliseconds of play, going on from where the game was left."""

    def __init__(self, now: int, read: Callable[[], float] = time.monotonic) -> None:
        self.read = read
        self.start = read() - now / 1000

    def at(self, least: int = 0) -> int:
        """This moment, never before ``least``."""
        return max(least, int((self.read() - self.start) * 1000))


def interactive() -> bool:
    """Whether single keys can be read here: a POSIX terminal on both ends."""
    return os.name == "posix" and sys.stdin.isatty() and sys.stdout.isatty()


def read_line(
    console: Console,
    moment: Callable[[], drawing.Live],
    paint: Callable[[drawing.Live], RenderableType],
) -> str:
    """A command, typed or pressed, while the moment is shown again and again.

    A key of the moment pressed on an empty line is its command at once: in real time nobody waits for Enter.
    The bell rings when something runs out that had not before.
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
    """The keys pressed meanwhile; arrows and their like are nothing here."""
    ready, _, _ = select.select([sys.stdin], [], [], wait)
    if not ready:
        return ""
    read = os.read(sys.stdin.fileno(), 1024).decode(errors="ignore")
    if not read:
        raise EOFError
    return "" if read.startswith("\x1b") else read


@contextmanager
def _single_keys() -> Iterator[None]:
    """The terminal hands over every key as it is pressed; afterwards it is as it was."""
    import termios
    import tty

    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
