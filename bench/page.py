"""The page in Chromium: from a tap to the instruction on the screen, the first load, the script's size."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from automatable.core.forms.form import LISTS
from automatable.games import names
from bench.repeat import to_the_worst, until_steady

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("", "helpers", "toy_games", "web/helpers")]

devices = import_module("devices")  # of the browser tests
if lacks := devices.missing():
    raise ImportError(lacks)

TAPS = 80
TRIES = 240
LOADS_SPREAD, STALL = 0.15, 2.0
"""Loads spread more widely, and a 95th percentile so many medians above the median, are not the page's."""

# What leads on in any game, until a frame with the new instruction has been drawn; of that, the server's
# answer. Nothing is looked at again and again: that would keep the screen busy, and what comes would wait for
# its next frame.
TAP = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const after = (time) => new Promise((done) => setTimeout(done, time));
  for (let step; (step = document.querySelector('footer [data-act="step"]')); await frame()) step.click();
  await after(500);  // a second tap within a moment is the same tap (taps.ts), and the board has come to rest
  for (let part; (part = document.querySelector('.ask .part.open .button')); await frame()) part.click();
  const ways = ['.ask .primary', '.ask .options .button', '.ask .pad .button',
                'footer .thumb .primary', 'footer [data-act="between"]', 'footer [data-act="deal"]'];
  const button = ways.map((way) => document.querySelector(way)).find((found) => found && !found.disabled);
  if (!button) return null;
  const changed = new Promise((done) => {
    const watch = { attributes: true, attributeFilter: ['data-version'] };
    new MutationObserver(done).observe(document.querySelector('.do'), watch);
  });
  performance.clearResourceTimings();
  const start = performance.now();
  button.click();
  if (!(await Promise.race([changed, after(3000)]))) return null;
  await frame();
  await frame();
  const taken = performance.now() - start;
  const asked = performance.getEntriesByType('resource').find((one) => one.name.includes('/api/'));
  return asked ? { taken, answer: asked.responseEnd - asked.startTime } : null;
}"""


SCRIPTS = """() => performance.getEntriesByType('resource')
  .filter((one) => one.name.endsWith('.js')).map((one) => one.encodedBodySize)"""


class Taps(NamedTuple):
    """Milliseconds from a tap to the instruction on the screen, and those of them that the server took."""

    taken: list[float]
    answers: list[float]


class Load(NamedTuple):
    """A first load in a fresh browser: its milliseconds, and the compressed bytes of script that came."""

    taken: float
    script: int


def measured(loads: int) -> tuple[list[Load], dict[str, Taps]]:
    """First loads, and the taps of each game."""
    with (
        tempfile.TemporaryDirectory() as home,
        devices.Companion(Path(home), "--port", "0") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=devices.CHROMIUM, args=devices.ARGUMENTS)
        loaded = _steadily_loaded(browser, served.url, loads)
        page = browser.new_page(viewport={"width": 390, "height": 844})
        taps = {name: _steadily_tapped(page, served, name) for name in names()}
        browser.close()
    return loaded, taps


def _steadily_loaded(browser: Any, url: str, loads: int) -> list[Load]:
    """First loads; with other work on the machine among them they are measured again."""
    return until_steady(
        "Page, first load",
        lambda: [_first_load(browser, url) for _ in range(loads)],
        lambda loaded: [one.taken for one in loaded],
        LOADS_SPREAD,
    )


def _steadily_tapped(page: Any, served: Any, name: str) -> Taps:
    """The taps of a game; with a stall of the machine among them they are measured again."""
    return until_steady(
        f"Page, {name}",
        lambda: _tapped(page, served, name),
        lambda taps: taps.taken,
        STALL,
        to_the_worst,
    )


def _tapped(page: Any, served: Any, name: str) -> Taps:
    """Games that go on tap by tap; where the player's own board is awaited, they go on without the page."""
    found, table = Taps([], []), 0
    for number in range(TRIES):
        if len(found.taken) == TAPS:
            break
        if not table:
            table = served.say("new", game=name, seed=number).json()["table"]
            page.goto(f"{served.url}/#/table/{table}")
            page.wait_for_selector(".play .board > *")
        tapped = page.evaluate(TAP)
        if tapped:
            found.taken.append(tapped["taken"])
            found.answers.append(tapped["answer"])
        elif not answer_elsewhere(served, table, partial(_wait_for, page)):
            table = 0
    return found


def answer_elsewhere(served: Any, table: int, shown: Callable[[int], None]) -> bool:
    """Send the first answer to what is asked to the server, and wait until the page has ``shown`` it."""
    view = served.say("view", table=table).json()
    for question in view["questions"]:
        after = served.say("answer", table=table, question=question["id"], value=first_answer(question))
        if after.is_success:
            shown(after.json()["version"])
            return True
    return False


def first_answer(question: dict[str, Any]) -> Any:
    """The first option or the lowest number, in a list where one is wanted; of a form, that of each field."""
    if question.get("fields"):
        return {field["key"]: first_answer(field) for field in question["fields"]}
    options = question.get("options")
    first = options[0]["value"] if options else question.get("low") or 0
    return [first] if question.get("kind") in LISTS else first


def _wait_for(page: Any, version: int) -> None:
    page.wait_for_selector(f'.play[data-version="{version}"]')


def _first_load(browser: Any, url: str) -> Load:
    """In Russian, which has the longer words."""
    with browser.new_context(viewport={"width": 390, "height": 844}, locale="ru-RU") as context:
        page = context.new_page()
        start = time.perf_counter()
        page.goto(url)
        page.wait_for_selector(".game")
        taken = 1000 * (time.perf_counter() - start)
        return Load(taken, sum(page.evaluate(SCRIPTS)))
