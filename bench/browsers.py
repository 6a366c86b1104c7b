"""The page in each browser engine: starts of the page without a server, and taps of the server's page.

With another site (``--before``, the ``build/site`` of another commit) the starts of both are taken by turns.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from automatable.games import names
from bench import page as pages
from bench import site
from bench.repeat import to_the_worst, until_steady

chromium, devices, driven_page, firefox, offline_site, webkit = (
    import_module(name)
    for name in ("chromium", "devices", "driven_page", "firefox", "offline_site", "webkit")
)
PATIENCE = 120
STARTS = 5
TAPS = 40
TRIES = 160


ENGINES: dict[str, Any] = {
    "Chromium": chromium.Chromium,
    "Firefox": firefox.Firefox,
    "WebKit": webkit.WebKit,
    "WPE": webkit.OldWebKit,
}
WAIT = {"patience": 1000 * PATIENCE, "taps": 0}


class Start(NamedTuple):
    """Seconds from the address to a page that can be played, and CPU seconds of the whole browser."""

    seconds: float
    cpu: float


class Starts(NamedTuple):
    """The first start, the later ones, and what the page says where the engine cannot run."""

    first: list[Start]
    later: list[Start]
    said: str = ""


def installed() -> dict[str, Any]:
    """The engines that are installed here."""
    return {name: engine for name, engine in ENGINES.items() if not engine.missing()}


def starts(engine: Any, sites: dict[str, Path]) -> dict[str, Starts]:
    """First and later starts of each site, by turns: each in a new browser on the same folder."""
    found = {name: Starts([], []) for name in sites}
    with ExitStack() as stack:
        hosts = {name: stack.enter_context(offline_site.Host(folder)) for name, folder in sites.items()}
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        lasting = webkit.LastingWebKit if engine is webkit.WebKit else engine
        for turn in range(STARTS + 1):
            for name, host in hosts.items():
                with lasting(home / name, PATIENCE) as browser:
                    start, said = _started(browser, host.url)
                    time.sleep(1)  # what was kept reaches the disk
                (found[name].later if turn else found[name].first).append(start)
                found[name] = found[name]._replace(said=said)
    return found


def _started(browser: Any, url: str) -> tuple[Start, str]:
    cpu, begin = site.cpu(browser.session_leader), time.perf_counter()
    browser.goto(f"{url}/")
    said = browser.run(driven_page.READY, WAIT)
    return Start(time.perf_counter() - begin, site.cpu(browser.session_leader) - cpu), said


def taps(engine: Any) -> dict[str, list[float]]:
    """Milliseconds from a tap to the instruction on the screen, by game, with the server's page."""
    with (
        tempfile.TemporaryDirectory() as home,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        devices.Companion(Path(home), "--port", "0") as served,
        engine(Path(folder), PATIENCE) as browser,
    ):
        return {name: _steadily_tapped(browser, served, name) for name in names()}


def _steadily_tapped(browser: Any, served: Any, name: str) -> list[float]:
    """The taps of a game; with a stall of the machine among them they are measured again."""
    return until_steady(
        f"{type(browser).__name__}, taps, {name}",
        lambda: _tapped(browser, served, name),
        lambda taps: taps,
        pages.STALL,
        lambda taps: to_the_worst(taps) if len(taps) > 1 else 0.0,
    )


def _tapped(browser: Any, served: Any, name: str) -> list[float]:
    """As in ``bench.page``: where the player's own board is awaited, the game goes on without the page."""
    found: list[float] = []
    table = 0
    for number in range(TRIES):
        if len(found) == TAPS:
            break
        if not table:
            table = served.say("new", game=name, seed=number).json()["table"]
            browser.goto("about:blank")
            browser.goto(f"{served.url}/#/table/{table}")
            browser.run(driven_page.SEEN, WAIT)
        tapped = browser.run(pages.TAP)
        if tapped:
            found.append(tapped["taken"])
        elif not pages.answer_elsewhere(served, table, _shows(browser)):
            table = 0
    return found


def _shows(browser: Any) -> Callable[[int], None]:
    return lambda version: browser.run(driven_page.SHOWS, {**WAIT, "version": version})
