"""A lost stream, a closed laptop, a phone that slept an hour, a newer page: each comes back by itself."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from contextlib import contextmanager, suppress

import pytest
from devices import ROOT, Companion
from driven_page import CONTROLLED, READY, SEEN, SHOWS, play, script
from line import Line
from offline_site import SITE, Host

pytestmark = pytest.mark.slow
WAIT = {"patience": 300_000}


@contextmanager
def asleep(browser):
    """Every process of the browser stands still, as on a sleeping device."""
    pids = [pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if _belongs(pid, browser)]
    assert len(pids) > 3, "a browser has processes for pages, network and more"
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def _belongs(pid, browser):
    with suppress(ProcessLookupError):
        return os.getsid(pid) == browser.session_leader
    return False


def test_after_a_lost_stream_and_a_sleep_the_table_shows_what_others_did(page, opened, tmp_path):
    with Companion(tmp_path, "--port", "0") as served:
        port = served.url.rpartition(":")[2].strip("/")
        table = served.say("new", game="scythe", setup={}, seed=7).json()["table"]
        opened(f"{served.url}/#/table/{table}")
        page.run(SEEN, WAIT)
        served.kill()
    with Companion(tmp_path, "--port", port) as served:
        after = served.say("deal", table=table).json()["version"]
        page.run(SHOWS, {**WAIT, "version": after})
        with asleep(page):
            served.kill()
            with Companion(tmp_path, "--port", port) as again:
                after = again.say("undo", table=table).json()["version"]
                time.sleep(2)
        # the page wakes while nobody serves
    with Companion(tmp_path, "--port", port) as served:
        page.run(SHOWS, {**WAIT, "version": after})
        played = play(page, 6, **WAIT)
        assert played["version"] > after


class Signs(Companion):
    """A server whose signs of life come so many seconds apart."""

    def __init__(self, home, seconds):
        live = f"from automatable.web import live_updates; live_updates.ALIVE = {seconds}"
        self.program = ("-c", f"{live}; from automatable.cli.commands.serve import serve; serve()")
        super().__init__(home, "--port", "0")


@contextmanager
def on_a_line(tmp_path, seconds, page, opened):
    """A game that is open in the browser, and the line to its server."""
    with Signs(tmp_path, seconds) as served, Line(served.port) as line:
        table = served.say("new", game="scythe", setup={}, seed=7).json()["table"]
        opened(f"{line.url}/#/table/{table}")
        page.run(SEEN, WAIT)
        yield line, lambda op: served.say(op, table=table).json()["version"]
        page.goto("about:blank")


AWAY = script("""
  const away = (wanted) => !!document.querySelector('.away') === wanted;
  await until(() => away(version), 'whether the server is away');
""")
WAKE = """(event) => {
  if (event === 'pageshow') dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
  else (event === 'online' ? window : document).dispatchEvent(new Event(event));
}"""


def test_a_dead_line_is_noticed_by_its_silence(page, opened, tmp_path):
    with on_a_line(tmp_path, 1, page, opened) as (line, change):
        line.silence_streams()
        page.run(SHOWS, {**WAIT, "version": change("deal")})
        line.break_off()
        page.run(AWAY, {**WAIT, "version": True})
        after = change("undo")
        line.mend()
        page.run(SHOWS, {**WAIT, "version": after})
        page.run(AWAY, {**WAIT, "version": False})


def test_a_device_that_wakes_does_not_wait_for_the_silence(page, opened, tmp_path):
    with on_a_line(tmp_path, 3600, page, opened) as (line, change):
        for event, op in (("visibilitychange", "deal"), ("pageshow", "undo"), ("online", "redo")):
            line.silence_streams()
            after = change(op)
            page.run(WAKE, event)
            page.run(SHOWS, {**WAIT, "version": after})


HOUR = """() => {
  const now = Date.now;
  Date.now = () => now() + 3_600_000;
}"""
OUT = script("""
  const out = () => document.querySelectorAll('[data-timer][data-state="out"]').length;
  await until(() => out() === version, 'the sand');
  return out();
""")


def test_a_phone_that_slept_an_hour_shows_the_sand_run_out_and_plays_on(page, opened, companion):
    table = companion.say("new", game="pendulum", setup={}, seed=4).json()["table"]
    assert companion.say("event", table=table, event={"type": "round-started", "at": 0}).is_success
    opened(f"{companion.url}/#/table/{table}")
    before = page.run(SEEN, WAIT)
    page.run(HOUR)  # the clock of the device goes on while the page stands still
    with asleep(page):
        time.sleep(1)
    assert page.run(OUT, {**WAIT, "version": 3}) == 3
    assert play(page, 6, **WAIT)["version"] > before


NEWER = script("""
  const found = await navigator.serviceWorker.getRegistration();
  await found.update();
  const bar = () => [...document.querySelectorAll('[role="status"] button, .bar button')]
    .find((one) => /Use it now|Сейчас/.test(one.innerText));
  (await until(bar, 'the newer page')).click();
  return true;
""")


def test_a_newer_page_is_offered_by_the_service_worker_and_taken(other_engine, tmp_path):
    sys.path[:0] = [str(ROOT / "webapp" / "site")]
    from build import stamp

    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    with Host(site) as host, other_engine(tmp_path / "browser", 300) as browser:
        browser.goto(f"{host.url}/")
        assert browser.run(READY, WAIT) == ""
        assert browser.run(CONTROLLED)
        index = site / "index.html"
        index.write_text(index.read_text("utf-8").replace("<body>", '<body data-newer="">'), "utf-8")
        stamp(site)
        browser.run(NEWER, WAIT)
        until = time.monotonic() + 120
        while time.monotonic() < until:
            try:
                if browser.run("() => document.body.dataset.newer === ''"):
                    break
            except Exception:  # each driver has its own for a page that is being loaded
                pass
            time.sleep(0.2)
        else:
            raise AssertionError("the newer page did not come")
        assert browser.run(READY, WAIT) == ""
