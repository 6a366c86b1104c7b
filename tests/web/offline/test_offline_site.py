"""The page without a server: installed, offline, in two tabs, out of room, renewed under a game."""

from __future__ import annotations

import gzip
import json
import lzma
import shutil
import sys
from pathlib import Path

import pytest
from devices import CHROMIUM, PATIENCE, ROOT, Companion
from offline_site import SITE, BrowserApi, Host, ready
from playwright.sync_api import expect
from screens import SCREENS, prepare, show
from table_taps import automa_turn, changed, start, steps_done, steps_shown, table_of, version

pytestmark = pytest.mark.slow
BROWSER = CHROMIUM  # installing, storage and updates are the whole browser's
LARGEST = 7_500_000
"""Bytes, compressed: a phone loads them once. Half a megabyte is left for the games to come."""

# The disk holds a game, and what the list shows of it is of today.
SUMMED_UP = """async () => {
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const disk = await asked(indexedDB.open('automatable'));
  const rows = await asked(disk.transaction('game').objectStore('game').getAll());
  disk.close();
  return rows.length > 0 && rows.every((row) => row.version > 0 && row.summarised === row.version);
}"""


def until(page, holds):
    """Wait for what is found out by asking the disk: a promise alone would count as an answer."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {holds}")


@pytest.fixture(scope="module")
def companion(browser):
    """Every test of this module is about the page alone."""
    with BrowserApi(browser) as alone:
        yield alone


def deal(page):
    """The button of the Automa's turn, whatever comes of it."""
    steps_done(page)
    page.locator('footer [data-act="deal"]').dispatch_event("click")


def test_the_whole_site_is_at_most_seven_and_a_half_megabytes_compressed():
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in SITE.rglob("*") if path.is_file())
    assert size <= LARGEST, size


def test_unpacking_the_engine_takes_little_of_the_heap():
    """A heap never shrinks: with the usual settings of xz alone it held 64 MB more, for the whole game."""
    (engine,) = SITE.glob("engine-*/engine.tar.xz")
    assert lzma.decompress(engine.read_bytes(), memlimit=2 * 2**20)


def test_it_can_be_installed_and_the_policy_is_the_server_s_with_wasm(open_page, companion):
    page = open_page("phone")
    manifest = json.loads((SITE / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone" and manifest["start_url"] == manifest["scope"] == "./"
    sizes = {icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert (SITE / icon["src"]).is_file()
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],  # a test's context is always incognito
    )
    policy = page.locator("meta[http-equiv='content-security-policy']").get_attribute("content")
    assert "default-src 'none'" in policy and "script-src 'self' 'wasm-unsafe-eval';" in policy
    carried = page.evaluate("fetch('./').then((reply) => reply.headers.get('content-security-policy'))")
    assert carried.startswith("default-src 'none'") and "frame-ancestors 'none'" in carried


def test_every_screen_stands_without_a_network(open_page, companion):
    """Why?, what-if, boxes, history, the end and all the others."""
    tables = prepare(companion)
    page = open_page("phone")
    for screen in SCREENS:
        show(page, screen, tables)
        expect(page.get_by_role("alert").filter(has_text="could not")).to_have_count(0)


def test_the_home_screen_waits_for_no_engine(open_page, companion):
    page = open_page("phone")
    start(page)
    automa_turn(page)
    until(page, SUMMED_UP)  # which happens when nobody asks for anything
    page.context.add_init_script("globalThis.Worker = class { postMessage() {} }")
    page.goto("about:blank")
    page.goto(f"{companion.url}/")
    expect(page.locator(".saved article")).to_contain_text("Scythe")
    expect(page.locator(".game")).to_have_count(5)
    expect(page.locator(".loading progress")).to_be_visible()
    page.locator(".game", has_text="Golem").click()
    expect(page.locator(".first")).to_be_visible()


STAR_CARD = {
    "spaces": 20,
    "per_row": 4,
    "water_closed": [0, 1, 2],
    "stars": [9, 13, 15, 17, 18, 19],
    "passes": False,
    "ultimaszyna": False,
}
ASKED = """
const send = Worker.prototype.postMessage;
globalThis.sent = [];
Worker.prototype.postMessage = function (...given) {
  if (given[0]?.op) globalThis.sent.push([given[0].op, given[0].request.only ?? null]);
  return send.apply(this, given);
};
"""


def test_the_list_of_games_loads_no_game_but_those_with_an_own_box(open_page, companion):
    page = open_page("phone")
    page.context.add_init_script(ASKED)
    for own in ([], ["scythe"]):
        if own:
            box = {"star_cards": {"in-between": STAR_CARD}}
            assert companion.say("box-save", game="scythe", tables=box).is_success
        page.goto("about:blank")
        page.goto(f"{companion.url}/")
        ready(page)
        expect(page.locator(".game")).to_have_count(5)
        expect(page.locator(".game", has_text="Viticulture")).to_be_visible()
        asked = [only for op, only in page.evaluate("sent") if op in ("games", "words")]
        assert set(map(tuple, asked)) == ({("scythe",)} if own else set())


def test_two_tabs_show_the_same_and_never_overwrite_each_other(open_page, companion):
    one = open_page("phone")
    table = start(one)
    other = one.context.new_page()
    other.goto(f"{companion.url}/#/table/{table}")
    expect(other.locator(".play")).to_be_visible()
    automa_turn(one)
    expect(other.locator(".play")).to_have_attribute("data-version", version(one))
    assert steps_shown(other) == steps_shown(one)
    before = int(version(one))
    for page in (one, other):  # both tap before either sees the other
        steps_done(page)
        page.evaluate("setTimeout(() => document.querySelector('footer [data-act=deal]').click(), 50)")
    for page in (one, other):
        changed(page, str(before))
    expect(other.locator(".play")).to_have_attribute("data-version", version(one))
    steps = companion.say("export", table=table).json()["file"]["steps"]
    assert len(steps) == int(version(one))
    assert steps_shown(other) == steps_shown(one)


def test_a_full_disk_keeps_what_was_shown_and_offers_a_file(open_page, companion):
    page = open_page("phone")
    table = start(page)
    automa_turn(page)
    steps_done(page)
    before, seen = version(page), steps_shown(page)
    session = page.context.new_cdp_session(page)
    origin = companion.url.rsplit("/", 1)[0]
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.wait_for_timeout(31_000)  # so long Chromium believes what it last knew about the room there is
    deal(page)
    expect(page.get_by_role("alert").filter(has_text="no space left")).to_be_visible()
    assert (version(page), steps_shown(page)) == (before, seen)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a backup").click()
    (game,) = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["games"]
    assert len(game["steps"]) == int(before)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    automa_turn(page)
    assert int(version(page)) > int(before)
    assert companion.say("view", table=table).json()["version"] == int(version(page))


POISON = """async () => {
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const disk = await asked(indexedDB.open('automatable'));
  await asked(disk.transaction('box', 'readwrite').objectStore('box').put({ nonsense: [1] }, 'scythe'));
  disk.close();
}"""


def test_a_box_that_cannot_be_read_is_set_aside_and_its_game_plays_on(open_page, companion):
    page = open_page("phone")
    page.evaluate(POISON)
    page.goto("about:blank")
    page.goto(f"{companion.url}/")
    notice = page.get_by_role("status").filter(has_text="Your box scythe.toml could not be read")
    expect(notice).to_contain_text("moved to scythe.damaged-")
    expect(notice).to_contain_text("nonsense")
    start(page)
    automa_turn(page)


def test_cleared_storage_is_shown_and_what_the_tab_holds_goes_out_as_a_file(open_page, companion):
    page = open_page("phone")
    start(page)
    automa_turn(page)
    before = version(page)
    session = page.context.new_cdp_session(page)
    origin = companion.url.rsplit("/", 1)[0]
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    deal(page)
    expect(page.get_by_role("alert").filter(has_text="has deleted")).to_be_visible()
    assert version(page) == before
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a backup").click()
    (game,) = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["games"]
    assert len(game["steps"]) == int(before)


def test_a_browser_that_keeps_nothing_says_so_and_plays(browser):
    refuse = "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('no') } } });"
    with Host() as host, browser.new_context(locale="ru-RU", service_workers="block") as context:
        context.route(
            "**/assets/worker-*.js",
            lambda route: route.fulfill(content_type="text/javascript", body=refuse + route.fetch().text()),
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(host.url + "/")
        expect(page.get_by_role("alert").filter(has_text="ничего не хранит")).to_be_visible()
        start(page, "Серп")
        automa_turn(page)
        with page.expect_download() as saved:
            page.get_by_role("button", name="Сохранить резервную копию").click()
        assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["games"][0]["steps"]


# As a lockdown mode does it, and a browser before WebAssembly's exceptions.
UNABLE = {
    "no WebAssembly": "delete self.WebAssembly;",
    "WebAssembly is too old": "WebAssembly.validate = () => false;",
}


@pytest.mark.parametrize("reason", UNABLE)
def test_a_browser_that_cannot_run_the_engine_names_the_way_with_a_server(browser, reason):
    with Host() as host, browser.new_context(locale="en-GB", service_workers="block") as context:
        context.route(
            "**/assets/worker-*.js",
            lambda route: route.fulfill(
                content_type="text/javascript", body=UNABLE[reason] + route.fetch().text()
            ),
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(host.url + "/")
        said = page.get_by_role("alert").filter(has_text="cannot run in this browser by itself")
        expect(said).to_contain_text(f"(Error: {reason})")
        expect(said).to_contain_text("make play, then automatable serve --lan")
        expect(page.locator(".game")).to_have_count(5)  # the rest of the page stands


# A connection to the storage is lost before a transaction, within it, or after it has been written.
CLOSED = """
const begin = IDBDatabase.prototype.transaction;
let begun = 0;
IDBDatabase.prototype.transaction = function (...given) {
  if (++begun % 3 === 0) this.close();
  return begin.apply(this, given);
};
"""
BROKEN_OFF = """
const commit = IDBTransaction.prototype.commit;
let begun = 0;
IDBTransaction.prototype.commit = function () {
  if (++begun % 2) this.abort();
  else commit.call(this);
};
"""
UNCONFIRMED = """
const commit = IDBTransaction.prototype.commit;
let begun = 0;
IDBTransaction.prototype.commit = function () {
  const { onabort } = this;
  if (++begun % 2) this.oncomplete = () => onabort.call(this);
  commit.call(this);
};
"""


@pytest.mark.parametrize(
    "loses", [CLOSED, BROKEN_OFF, UNCONFIRMED], ids=["closed", "broken off", "unconfirmed"]
)
def test_a_storage_connection_that_the_system_closes_is_opened_again(browser, loses):
    """As iOS closes it under a page that sleeps; and there the table says what Safari deletes."""
    with Host() as host, browser.new_context(locale="en-GB", service_workers="block") as context:
        context.add_init_script("navigator.standalone = false")  # Safari's, in a tab
        context.route(
            "**/assets/worker-*.js",
            lambda route: route.fulfill(content_type="text/javascript", body=loses + route.fetch().text()),
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(host.url + "/")
        table = start(page)
        notice = page.get_by_role("status").filter(has_text="seven days")
        expect(notice).to_be_visible()
        for _ in range(3):
            automa_turn(page)
        before = version(page)
        with page.expect_download() as saved:
            notice.get_by_role("button", name="Save a backup").click()
        (game,) = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["games"]
        assert len(game["steps"]) == int(before)
        expect(notice).to_have_count(0)
        expect(page.get_by_role("alert").filter(has_text="could not")).to_have_count(0)
        page.goto("about:blank")
        page.goto(f"{host.url}/#/table/{table}")
        expect(page.locator(".play")).to_have_attribute("data-version", before)


IN_SAFARI = "navigator.standalone = {};"
OFFER = """() => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  event.prompt = () => { window.prompted = true; return Promise.resolve(); };
  dispatchEvent(event);
  return event.defaultPrevented;
}"""


def test_the_way_to_the_home_screen_takes_the_games_along(open_page, companion, tmp_path):
    page = open_page("phone")
    start(page)
    page.context.add_init_script(IN_SAFARI.format("false"))
    page.goto("about:blank")
    page.goto(f"{companion.url}/#/settings")
    install = page.get_by_role("region", name="Add to the home screen")
    expect(install).to_contain_text("Share, then “Add to Home Screen”")
    expect(install).to_contain_text("has its own storage")
    with page.expect_download() as saved:
        install.get_by_role("button", name="Save a backup").click()
    saved.value.save_as(tmp_path / "all.json")
    # the app on the home screen begins with nothing
    page.evaluate("indexedDB.deleteDatabase('automatable')")
    page.context.add_init_script(IN_SAFARI.format("true"))
    page.goto("about:blank")
    page.goto(f"{companion.url}/#/settings")
    expect(install).to_contain_text("This page is on the home screen.")
    expect(install.get_by_role("button")).to_have_count(0)
    page.locator("section input[type=file]").set_input_files(tmp_path / "all.json")
    expect(page.get_by_role("status").filter(has_text="1 game was restored")).to_be_visible()
    page.goto(f"{companion.url}/#/")
    expect(page.locator(".saved article")).to_have_count(1)


LONG_AGO = "localStorage.setItem('automatable-eviction-read', String(Date.now() - 8 * 24 * 3600 * 1000))"


def test_safari_s_deletion_is_mentioned_once_a_week_where_one_plays(open_page, companion):
    page = open_page("phone")
    table = start(page)
    page.context.add_init_script(IN_SAFARI.format("false"))
    notice = page.get_by_role("status").filter(has_text="seven days")

    def opened_again():
        page.goto("about:blank")
        page.goto(f"{companion.url}/#/table/{table}")
        expect(page.locator(".play")).to_be_visible()
        ready(page)

    opened_again()
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    opened_again()
    expect(notice).to_have_count(0)
    page.evaluate(LONG_AGO)
    opened_again()
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="How to add it").click()
    expect(page.get_by_role("region", name="Add to the home screen")).to_be_visible()


def test_a_browser_that_offers_to_install_does_so_from_the_settings(open_page, companion):
    page = open_page("phone", "#/settings")
    install = page.get_by_role("region", name="Add to the home screen")
    expect(install).to_contain_text("Opens like an app")
    assert page.evaluate(OFFER), "the browser's own offer waits for the button"
    install.get_by_role("button", name="Add to the home screen").click()
    assert page.evaluate("prompted")
    expect(install.get_by_role("button")).to_have_count(0)


def test_everything_moves_from_a_server_to_the_page_alone_and_back(browser, open_page, companion, tmp_path):
    page = open_page("desktop")
    with Companion(tmp_path / "home", "--port", "0") as served:
        served.say("new", game="golem", setup={}, seed=5)
        served.say("new", game="scythe", setup={"automa": "togawa"}, seed=5)
        served.say("settings-save", settings={"size": "large"})
        file = served.say("export-all").json()["file"]
        (tmp_path / "all.json").write_text(json.dumps(file), encoding="utf-8")
        page.goto(f"{companion.url}/#/settings")
        page.locator("input[type=file]").set_input_files(tmp_path / "all.json")
        expect(page.get_by_role("status").filter(has_text="2 games were restored")).to_be_visible()
        page.goto(f"{companion.url}/#/")
        expect(page.locator(".saved article")).to_have_count(2)
        back = companion.say("export-all").json()["file"]
        assert served.say("import-all", file=back).json() == {"games": 0, "known": 2, "boxes": []}
        assert back["settings"]["size"] == "large"


def test_a_game_is_handed_over_by_link_and_code(open_page, companion):
    page = open_page("phone")
    start(page)
    automa_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Link to this position").click()
    expect(page.locator("dialog figure svg")).to_be_visible()
    page.goto(f"{companion.url}/{page.locator('dialog .field').input_value()}")
    expect(page.locator(".play")).to_be_visible()
    assert len(companion.say("tables").json()) == 2


def test_a_save_of_an_older_version_opens_with_a_sentence_and_loses_nothing(open_page, companion):
    file = ROOT / "tests" / "saves" / "first" / "golem-4.json"
    page = open_page("phone")
    page.locator("input[type=file]").set_input_files(file)
    said = page.get_by_role("dialog")
    expect(said).to_contain_text("saved by an earlier version")
    said.get_by_role("button", name="Continue").click()
    expect(page.locator(".play")).to_be_visible()
    kept = companion.say("export", table=table_of(page)).json()["file"]
    assert kept == json.loads(file.read_text(encoding="utf-8"))


def test_a_newer_version_is_offered_under_an_open_game_and_never_forced(browser, tmp_path):
    sys.path[:0] = [str(ROOT / "webapp" / "site")]
    from build import stamp

    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    with Host(site) as host, browser.new_context(locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(host.url + "/")
        ready(page)
        table = start(page)
        automa_turn(page)
        index = (site / "index.html").read_text(encoding="utf-8")
        (site / "index.html").write_text(index.replace("<body>", '<body data-newer="">'), encoding="utf-8")
        stamp(site)
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        expect(page.get_by_role("status").filter(has_text="newer version")).to_be_visible()
        automa_turn(page)  # it goes on as it was
        assert page.locator("body[data-newer]").count() == 0
        now, seen = version(page), steps_shown(page)
        with page.expect_navigation():
            page.get_by_role("button", name="Use it now").click()
        ready(page)
        expect(page.locator("body[data-newer]")).to_have_count(1)
        assert page.evaluate("location.hash") == f"#/table/{table}"
        expect(page.locator(".play")).to_have_attribute("data-version", now)
        assert steps_shown(page) == seen
        host.stop()
        automa_turn(page)
