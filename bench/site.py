"""The page alone beside the page with its server: sizes, starts, messages, memory, all in one run."""

from __future__ import annotations

import gzip
import os
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

import_module("bench.page")  # finds the modules of the browser tests
offline_site, chromium, devices = (import_module(name) for name in ("offline_site", "chromium", "devices"))
if not (offline_site.SITE / "sw.js").is_file():
    raise ImportError("the site is not built (make site)")

TURNS = 12
TICKS = os.sysconf("SC_CLK_TCK")

# One message to the worker's service, or to the server, and how long it took.
TO_WORKER = """async ([worker, op, message]) => {
  const first = !window.worker;
  window.worker ??= new Worker(worker, { type: 'module' });
  const ask = (op, message) => new Promise((resolve) => {
    const id = (window.asked = (window.asked ?? 0) + 1);
    const receive = ({ data }) => {
      if (data.answered !== id) return;
      window.worker.removeEventListener('message', receive);
      resolve(data.handled);
    };
    window.worker.addEventListener('message', receive);
    window.worker.postMessage({ id, op, request: message });
  });
  if (first) await ask('tables', {});
  const start = performance.now();
  const { status, response: reply } = await ask(op, message);
  return { taken: performance.now() - start, ok: status === 200, reply };
}"""
TO_SERVER = """async ([_, op, message]) => {
  const headers = { 'content-type': 'application/json' };
  const start = performance.now();
  const answer = await fetch(`api/${op}`, { method: 'POST', headers, body: JSON.stringify(message) });
  const reply = await answer.json();
  return { taken: performance.now() - start, ok: answer.ok, reply };
}"""
# Put before the worker's script: it remembers the memory of the WebAssembly that is made there.
REMEMBER = """
for (const name of ['instantiate', 'instantiateStreaming']) {
  const make = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await make.apply(WebAssembly, given);
    const found = [...Object.values((made.instance ?? made).exports), ...Object.values(given[1]?.env ?? {})];
    globalThis.heap ??= found.find((one) => one instanceof WebAssembly.Memory);
    return made;
  };
}
"""
HEAP = "() => globalThis.heap.buffer.byteLength"


class Start(NamedTuple):
    """CPU seconds of the whole browser until the page can be played, and its memory then."""

    seconds: float
    megabytes: float


def sizes() -> dict[str, int]:
    """Compressed bytes of the site by part."""
    found = dict.fromkeys(("Python", "engine", "page"), 0)
    for path in offline_site.SITE.rglob("*"):
        if path.is_file():
            name = path.relative_to(offline_site.SITE).as_posix()
            part = "page"
            if name.startswith("engine-"):
                part = "engine" if path.name in ("engine.tar.xz", "games.json") else "Python"
            found[part] += len(gzip.compress(path.read_bytes(), 9))
    return found


def starts() -> dict[str, Start]:
    """The page with its server, the page alone for the first time, and the page alone once more."""
    found = {}
    with (
        tempfile.TemporaryDirectory() as home,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        devices.Companion(Path(home), "--port", "0") as served,
        _browser(folder) as browser,
    ):
        found["server"] = _started(browser, served.url, lambda page: page.wait_for_selector(".game"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, offline_site.Host() as host:
        for which in ("cold", "warm"):
            with _browser(folder) as browser:
                found[which] = _started(browser, f"{host.url}/", offline_site.ready)
                browser.page.wait_for_timeout(500)
    return found


def _browser(folder: str) -> Any:
    return chromium.Killable(Path(folder), devices.ARGUMENTS)


def _started(browser: Any, url: str, ready: Any) -> Start:
    before = cpu(browser.process.pid)
    browser.page.goto(url)
    ready(browser.page)
    return Start(cpu(browser.process.pid) - before, _memory(browser.process.pid))


def _processes(session: int) -> list[Path]:
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            fields = (path / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(fields[3]) == session:
            found.append(path)
    return found


def cpu(session: int) -> float:
    """CPU seconds of all processes of a session so far."""
    ticks = 0
    for path in _processes(session):
        fields = (path / "stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def _memory(session: int) -> float:
    """Megabytes that belong to these processes; what they share is counted once."""
    total = 0
    for path in _processes(session):
        for line in (path / "smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1])
    return total / 1024


def messages(games: int) -> tuple[dict[str, list[float]], float]:
    """Milliseconds from a message to its reply, kept on the disk: the worker's and the server's by turns.

    Beside them the megabytes of the heap in which the worker's Python has met all of these messages.
    """
    found: dict[str, list[float]] = {"worker": [], "server": []}
    (script,) = (offline_site.SITE / "assets").glob("worker-*.js")
    with (
        tempfile.TemporaryDirectory() as home,
        devices.Companion(Path(home), "--port", "0") as served,
        offline_site.Host() as host,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=devices.CHROMIUM, args=devices.ARGUMENTS)
        pages = {"worker": browser.new_page(service_workers="block"), "server": browser.new_page()}
        pages["worker"].route("**/assets/worker-*.js", _remembering)
        pages["worker"].goto(f"{host.url}/manifest.webmanifest")
        pages["server"].goto(served.url)
        ways = {"worker": TO_WORKER, "server": TO_SERVER}
        worker = f"{host.url}/assets/{script.name}"

        def say(which: str, op: str, **message: Any) -> Any:
            return pages[which].evaluate(ways[which], [worker, op, message])

        for game in range(games):
            new = {which: say(which, "new", game="scythe", setup={}, seed=game) for which in ways}
            for _ in range(TURNS):
                for which in ways:
                    answered = say(which, "deal", table=new[which]["reply"]["table"])
                    if answered["ok"]:
                        found[which].append(answered["taken"])
        (service,) = pages["worker"].workers
        heap = service.evaluate(HEAP) / 2**20
        browser.close()
    return found, heap


def _remembering(route: Any) -> None:
    route.fulfill(content_type="text/javascript", body=REMEMBER + route.fetch().text())
