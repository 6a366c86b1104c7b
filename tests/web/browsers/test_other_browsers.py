"""Firefox and WebKit: a game of each kind, the page alone without a network, sound, reload, kill."""

from __future__ import annotations

import pytest
from devices import Companion
from driven_page import CONTROLLED, PLAY, READY, SEEN, START
from firefox import Firefox
from offline_site import Host
from webkit import OldWebKit, WebKit

from automatable.games import names

pytestmark = pytest.mark.slow
PATIENCE = 120
WAIT = {"patience": 1000 * PATIENCE}
LACKS = "{} is not installed; `make test` installs it as root where apt-get has it."
ENGINES: dict[str, type[Firefox] | type[WebKit]] = {"firefox": Firefox, "webkit": WebKit}


@pytest.fixture(scope="module", params=ENGINES)
def engine(request):
    """The class of a browser, if it is installed here."""
    found = ENGINES[request.param]
    if lacks := found.missing():
        pytest.skip(LACKS.format(lacks))
    return found


@pytest.fixture(scope="module")
def page(engine, tmp_path_factory):
    with engine(tmp_path_factory.mktemp(engine.name), PATIENCE) as browser:
        yield browser


@pytest.fixture(scope="module")
def companion(tmp_path_factory):
    with Companion(tmp_path_factory.mktemp("home"), "--port", "0") as served:
        yield served


def opened(page, url):
    """Load a page anew: another hash alone would load nothing."""
    page.goto("about:blank")
    page.goto(url)


@pytest.mark.parametrize("game", names())
def test_each_game_is_played_on_the_server_s_page_and_survives_a_reload(page, companion, game):
    table = companion.say("new", game=game, setup={}, seed=7).json()["table"]
    opened(page, f"{companion.url}/#/table/{table}")
    played = page.run(PLAY, {"taps": 300, **WAIT})
    version = companion.say("view", table=table).json()["version"]
    assert played["version"] == version
    assert version > 3 or game == "pendulum"  # its next step is a moment of real time
    opened(page, f"{companion.url}/#/table/{table}")
    assert page.run(SEEN, WAIT) == version


UNLOCKED = """async () => {
  const header = document.querySelector('header');
  for (const tap of ['pointerup', 'click']) header.dispatchEvent(new Event(tap, { bubbles: true }));
  const bar = () => document.querySelector('[data-sound]');
  for (let n = 0; n < 100 && bar(); n++) await new Promise((done) => setTimeout(done, 50));
  return bar() ? `${bar().dataset.sound} ${bar().innerText}` : 'on';
}"""


def test_sound_is_unlocked_by_the_first_tap_and_said_until_then(page, companion):
    table = companion.say("new", game="pendulum", setup={}, seed=7).json()["table"]
    opened(page, f"{companion.url}/")
    page.run(READY, WAIT)
    choose = "(value) => localStorage.setItem('automatable-settings', JSON.stringify(value))"
    page.run(choose, {"sounds": True, "language": "en"})
    opened(page, f"{companion.url}/#/table/{table}")
    page.run(SEEN, WAIT)
    state = page.run(UNLOCKED, tap=True)
    assert state == "on" or "Sound is off" in state  # a machine without a sound device
    page.run(choose, {"sounds": False, "language": "en"})


def test_the_page_alone_plays_without_a_network_and_comes_back_after_a_kill(engine, tmp_path):
    """A WebKit that is driven keeps nothing on the disk: there the page is loaded anew instead."""
    with Host() as host:
        with engine(tmp_path, PATIENCE) as browser:
            browser.goto(f"{host.url}/")
            assert browser.run(READY, WAIT) == ""
            assert browser.run(CONTROLLED)
            host.stop()
            browser.run(START, WAIT)
            played = browser.run(PLAY, {"taps": 40, **WAIT})
            assert played["version"] > 3
            table = browser.run("() => location.hash")
            if engine is WebKit:
                opened(browser, f"{host.url}/{table}")
                assert browser.run(SEEN, WAIT) == played["version"]
                return
        with engine(tmp_path, PATIENCE) as browser:
            browser.goto(f"{host.url}/{table}")
            assert browser.run(SEEN, WAIT) == played["version"]


def test_an_old_webkit_gets_a_page_to_play_or_a_clear_sentence(companion, tmp_path):
    if lacks := OldWebKit.missing():
        pytest.skip(LACKS.format(lacks))
    with OldWebKit(tmp_path, PATIENCE) as browser, Host() as host:
        table = companion.say("new", game="scythe", setup={}, seed=7).json()["table"]
        browser.goto(f"{companion.url}/#/table/{table}")
        assert browser.run(PLAY, {"taps": 20, **WAIT})["version"] > 3
        opened(browser, f"{host.url}/")
        said = browser.run(READY, WAIT)
        assert said == "" or "cannot run in this browser" in said or "too old" in said
