"""The page without a server: a killed browser loses nothing, and its engine plays as it does elsewhere.

`KILLS=50` kills more often than the three times of every run.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import tarfile
from pathlib import Path

import pytest
from chromium import Killable
from devices import ARGUMENTS, PATIENCE, ROOT
from offline_site import SITE, Host, ready
from playwright.sync_api import expect
from replay import replayed
from table_taps import start, version
from transcript import FOLDER

pytestmark = pytest.mark.slow
KILLS = int(os.environ.get("KILLS", "3"))


def test_a_killed_browser_loses_nothing_that_was_seen(tmp_path):
    """Killed at random moments of a game that goes on by itself, and started again without a network."""
    with Host() as host:
        with Killable(tmp_path, ARGUMENTS) as first:
            first.page.goto(host.url + "/")
            ready(first.page)
            table = start(first.page)
            seen = first.play_until(0.5)
        host.stop()
        for trial in range(KILLS):
            moment = random.Random(trial).uniform(0.05, 1.5)
            with Killable(tmp_path, ARGUMENTS) as again:
                again.page.goto(f"{host.url}/#/table/{table}")
                expect(again.page.locator(".play")).to_be_visible(timeout=PATIENCE)
                kept = int(version(again.page))
                assert kept >= seen, f"trial {trial}: version {seen} was seen, {kept} was kept"
                if again.over():
                    again.page.goto(f"{host.url}/#/")
                    table = start(again.page)
                seen = again.play_until(moment)


def test_recorded_playthroughs_come_out_the_same_in_the_site_s_engine(tmp_path):
    (engine,) = SITE.glob("engine-*")
    with tarfile.open(engine / "engine.tar.xz") as archive:
        archive.extractall(tmp_path, filter="data")
    command = [
        "node",
        Path(__file__).with_name("replay.mjs"),
        engine,
        tmp_path,
        ROOT / "tests" / "helpers" / "replay.py",
        FOLDER,
    ]
    given = subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    found = json.loads(given.splitlines()[-1])
    assert sorted(found) == sorted(path.name for path in FOLDER.glob("*.txt"))
    for path in FOLDER.glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        here = list(replayed(path.name.rpartition("-")[0], text))
        assert found[path.name].splitlines() == here, path.name
        shown = [line.partition(" ")[2] for line in here[:-1]]
        recorded = set(text.splitlines())
        assert all(position in recorded for position in shown if position), path.name
