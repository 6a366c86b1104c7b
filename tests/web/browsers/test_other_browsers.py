"""Firefox and WebKit: whole games, the page alone without a network, reload, kill; the old WebKit of WPE."""

from __future__ import annotations

import re
import shutil

import pytest
from devices import Companion
from driven_page import CONTROLLED, READY, SEEN, START, play
from offline_site import SITE, Host
from webkit import LastingWebKit, OldWebKit, WebKit

from automatable.games import names

pytestmark = pytest.mark.slow
PATIENCE = 300
WAIT = {"patience": 1000 * PATIENCE}
TAPS = 900
"""More than a whole game of any kind takes."""


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_to_its_end_and_survives_a_reload(other_engine, page, opened, companion, game):
    table = companion.say("new", game=game, setup={}, seed=7).json()["table"]
    opened(f"{companion.url}/#/table/{table}")
    played = play(page, TAPS, **WAIT)
    view = companion.say("view", table=table).json()
    assert played == {"version": view["version"], "over": True}
    assert view["result"]
    opened(f"{companion.url}/#/table/{table}")
    assert page.run(SEEN, WAIT) == view["version"]


def test_the_page_alone_plays_without_a_network_and_comes_back_after_a_kill(other_engine, tmp_path):
    """Played to the end without a network, killed in every process, and started again."""
    lasting = LastingWebKit if other_engine is WebKit else other_engine
    with Host() as host:
        with lasting(tmp_path, PATIENCE) as browser:
            browser.goto(f"{host.url}/")
            assert browser.run(READY, WAIT) == ""
            assert browser.run(CONTROLLED)
            host.stop()
            browser.run(START, WAIT)
            played = play(browser, TAPS, **WAIT)
            assert played["over"]
            table = browser.run("() => location.hash")
        with lasting(tmp_path, PATIENCE) as browser:
            browser.goto(f"{host.url}/{table}")
            assert browser.run(SEEN, WAIT) == played["version"]


@pytest.fixture(scope="module")
def unreadable(tmp_path_factory):
    """The site with a script whose syntax is newer than every browser."""
    site = tmp_path_factory.mktemp("unreadable") / "site"
    site.mkdir()
    for name in ("index.html", "too_old.js"):
        shutil.copy(SITE / name, site)
    (script,) = re.findall(r'type="module"[^>]* src="\./([^"]+)"', (site / "index.html").read_text("utf-8"))
    (site / script).parent.mkdir()
    (site / script).write_text("const newer = 1 .. 2 as range;", encoding="utf-8")
    (site / "sw.js").touch()
    with Host(site) as host:
        yield host


def test_a_browser_that_cannot_read_the_page_says_so(page, opened, unreadable):
    opened(f"{unreadable.url}/")
    assert_too_old(page.run(READY, WAIT))


def assert_too_old(said):
    assert "This browser is too old" in said and "Safari 16, Firefox ESR" in said
    assert "Этот браузер слишком стар" in said and "saved games are not changed" in said


def test_an_old_webkit_plays_with_a_server_and_alone(tmp_path, unreadable):
    """As Safari 16.0 does, the oldest one that the page supports."""
    if lacks := OldWebKit.missing():
        pytest.skip(f"{lacks} is not installed")
    with (
        Companion(tmp_path / "home", "--port", "0") as served,
        OldWebKit(tmp_path / "browser", PATIENCE) as browser,
        Host() as host,
    ):
        table = served.say("new", game="scythe", setup={}, seed=7).json()["table"]
        browser.goto(f"{served.url}/#/table/{table}")
        assert play(browser, 20, **WAIT)["version"] > 3
        browser.goto("about:blank")
        browser.goto(f"{host.url}/")
        assert browser.run(READY, WAIT) == ""
        browser.run(START, WAIT)
        assert play(browser, 20, **WAIT)["version"] > 3
        browser.goto("about:blank")
        browser.goto(f"{unreadable.url}/")
        assert_too_old(browser.run(READY, WAIT))
