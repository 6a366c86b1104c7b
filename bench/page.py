"""The page in Chromium: from a tap to the instruction on the screen, the first load, the script's size."""

from __future__ import annotations

import gzip
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "web")]

devices = import_module("devices")  # of the browser tests
if lacks := devices.missing():
    raise ImportError(lacks)

STATIC = ROOT / "src" / "automatable" / "web" / "static"
TURNS = 12

# A tap on the primary button, until a frame with the new version has been drawn.
TAP = """async () => {
  const version = () => document.querySelector('.play')?.dataset.version;
  const frame = () => new Promise(requestAnimationFrame);
  const button = document.querySelector('footer .primary');
  if (!button || document.querySelector('.ask')) return null;
  const before = version(), start = performance.now();
  button.click();
  while (version() === before) await frame();
  await frame();
  return performance.now() - start;
}"""
# The same turn without a page around it.
ASK = """async (table) => {
  const start = performance.now();
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch('api/deal', { method: 'POST', headers, body: JSON.stringify({ table }) });
  await reply.json();
  return reply.ok ? performance.now() - start : null;
}"""


def measured(games: int, loads: int) -> dict[str, list[float]]:
    """Milliseconds of taps, of the server's bare answers, and of first loads in a fresh browser context."""
    found: dict[str, list[float]] = {"tap": [], "answer": [], "load": []}
    home = Path(tempfile.mkdtemp())
    with devices.Companion(home, "--port", "0") as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=devices.CHROMIUM, args=devices.ARGUMENTS)
        for _ in range(loads):
            found["load"].append(_first_load(browser, served.url))
        page = browser.new_page(viewport={"width": 390, "height": 844})
        for game in range(games):
            table, other = (served.say("new", game="scythe", seed=game).json()["table"] for _ in range(2))
            page.goto(f"{served.url}/#/table/{table}")
            page.wait_for_selector(".play svg")
            for _ in range(TURNS):
                for kind, taken in (("tap", page.evaluate(TAP)), ("answer", page.evaluate(ASK, other))):
                    if taken is not None:
                        found[kind].append(taken)
        browser.close()
    return found


def _first_load(browser: Any, url: str) -> float:
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        start = time.perf_counter()
        page.goto(url)
        page.wait_for_selector(".game")
        return 1000 * (time.perf_counter() - start)


def script_size() -> int:
    """Bytes of all script, compressed."""
    return sum(len(gzip.compress(path.read_bytes())) for path in STATIC.rglob("*.js"))
