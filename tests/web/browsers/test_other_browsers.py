"""Firefox and WebKit: whole games, the page alone without a network, reload, kill; the old WebKit of WPE."""

from __future__ import annotations

import pytest
from devices import Companion
from driven_page import CONTROLLED, PLAY, READY, SEEN, START
from offline_site import Host
from webkit import OldWebKit, WebKit

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
    played = page.run(PLAY, {"taps": TAPS, **WAIT})
    view = companion.say("view", table=table).json()
    assert played == {"version": view["version"], "over": True}
    assert view["result"]
    opened(f"{companion.url}/#/table/{table}")
    assert page.run(SEEN, WAIT) == view["version"]


def test_the_page_alone_plays_without_a_network_and_comes_back_after_a_kill(other_engine, tmp_path):
    """A WebKit that is driven keeps nothing on the disk: there the page is loaded anew instead."""
    with Host() as host:
        with other_engine(tmp_path, PATIENCE) as browser:
            browser.goto(f"{host.url}/")
            assert browser.run(READY, WAIT) == ""
            assert browser.run(CONTROLLED)
            host.stop()
            browser.run(START, WAIT)
            played = browser.run(PLAY, {"taps": TAPS, **WAIT})
            assert played["over"]
            table = browser.run("() => location.hash")
            if other_engine is WebKit:
                browser.goto("about:blank")
                browser.goto(f"{host.url}/{table}")
                assert browser.run(SEEN, WAIT) == played["version"]
                return
        with other_engine(tmp_path, PATIENCE) as browser:
            browser.goto(f"{host.url}/{table}")
            assert browser.run(SEEN, WAIT) == played["version"]


def test_an_old_webkit_plays_with_a_server_and_reads_that_it_cannot_alone(tmp_path):
    if lacks := OldWebKit.missing():
        pytest.skip(f"{lacks} is not installed")
    with (
        Companion(tmp_path / "home", "--port", "0") as served,
        OldWebKit(tmp_path / "browser", PATIENCE) as browser,
        Host() as host,
    ):
        table = served.say("new", game="scythe", setup={}, seed=7).json()["table"]
        browser.goto(f"{served.url}/#/table/{table}")
        assert browser.run(PLAY, {"taps": 20, **WAIT})["version"] > 3
        browser.goto("about:blank")
        browser.goto(f"{host.url}/")
        said = browser.run(READY, WAIT)
        assert "cannot run in this browser" in said and "automatable serve --lan" in said
