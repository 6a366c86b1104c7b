"""The page in a real browser: accessible everywhere, in step on all devices, nothing lost with a server."""

from __future__ import annotations

import re

import pytest
from axe import serious
from devices import ROOT, Companion
from playwright.sync_api import expect
from screens import SCREENS, prepare, show
from table_taps import automa_turn, changed, start, steps_shown, tap, version

pytestmark = pytest.mark.slow
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def tables(companion):
    return prepare(companion)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_screen_has_a_serious_accessibility_violation(open_page, tables, screen, theme):
    page = open_page("phone", color_scheme=theme)
    show(page, screen, tables)
    assert not serious(page)


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_every_screen_fits_the_width_in_both_languages(open_page, tables, size, language):
    page = open_page(size, language=language)
    for screen in SCREENS:
        show(page, screen, tables)
        assert page.evaluate(FITS), f"{screen} is wider than {size}"


def test_two_devices_stay_in_step(open_page):
    phone = open_page("phone")
    table = start(phone)
    tablet = open_page("tablet", f"#/table/{table}")
    expect(tablet.locator(".play")).to_be_visible()
    automa_turn(phone)
    expect(tablet.locator(".play")).to_have_attribute("data-version", version(phone) or "")
    assert steps_shown(tablet) == steps_shown(phone)
    before = version(phone)
    tablet.locator(".steps .button").first.click()
    changed(phone, before)
    expect(phone.locator(".card.back")).to_be_visible()


def test_a_killed_server_gives_a_clear_banner_and_the_page_recovers_by_itself(browser, tmp_path):
    with Companion(tmp_path, "--port", "0") as first:
        port = first.port
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.goto(f"{first.url}/#/")
        start(page)
        automa_turn(page)
        shown = steps_shown(page)
        first.kill()
        expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
        assert steps_shown(page) == shown
    with Companion(tmp_path, "--port", str(port)) as second:
        assert second.port == port
        expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_have_count(0)
        assert steps_shown(page) == shown
        automa_turn(page)
        page.close()


def test_a_message_nobody_could_send_is_shown_and_changes_nothing(browser, tmp_path):
    with Companion(tmp_path, "--port", "0") as served:
        page = browser.new_page()
        page.goto(f"{served.url}/#/")
        start(page)
        before = version(page)
        served.kill()
        tap(page, "R3C1", "R4C1")
        expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
        assert version(page) == before
        page.close()


def test_the_lan_link_opens_the_table_and_nobody_without_its_secret_comes_in(browser, tmp_path):
    with Companion(tmp_path, "--port", "0", "--lan") as served:
        stranger = browser.new_page()
        stranger.goto(f"{served.url}/")
        expect(stranger.locator(".game")).to_have_count(0)
        guest = browser.new_context().new_page()
        guest.goto(f"{served.url}/?key={served.key}")
        start(guest)
        automa_turn(guest)
        guest.reload()
        expect(guest.locator(".do .text").first).to_be_visible()
        guest.context.close()
        stranger.close()


def test_settings_are_kept_and_shown_at_once(open_page, companion):
    page = open_page("phone", "#/settings")
    page.get_by_role("radio", name="Dark").check(force=True)
    with page.expect_response(lambda reply: reply.url.endswith("settings-save")):
        page.get_by_role("radio", name="Very large").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-size", "huge")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert companion.say("settings").json()["settings"]["size"] == "huge"


def test_a_saved_game_is_listed_with_a_picture_and_deleted(open_page, companion):
    created = companion.say("new", game="scythe", setup={"automa": "togawa"}).json()["table"]
    page = open_page("phone")
    expect(page.locator(".saved article svg.scythe, .saved article .scythe svg").first).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    newest = page.locator(".saved article").first
    expect(newest).to_contain_text("Togawa")
    newest.get_by_role("button", name=re.compile("Delete game")).click()
    expect(page.locator(".saved article").filter(has_text="Togawa")).to_have_count(0)
    assert created not in [saved["id"] for saved in companion.say("tables").json()]


def test_a_file_that_is_no_game_is_refused_with_a_sentence(open_page, tmp_path):
    page = open_page("phone")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w+"))).to_be_visible()


def test_what_the_page_looks_up_by_itself_takes_no_sentence_away(open_page, tables, tmp_path):
    """A list with games still to be played through is asked for again and again."""
    page, asked = open_page("phone"), []

    def waiting(route):
        reply = route.fetch()
        asked.append(reply)
        route.fulfill(response=reply, json=[{**table, "waiting": True} for table in reply.json()])

    page.route("**/api/tables", waiting)
    page.reload()
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    alert = page.get_by_role("alert").filter(has_text=re.compile(r"\w+"))
    expect(alert).to_be_visible()
    before = len(asked)
    while len(asked) < before + 3:
        page.wait_for_timeout(50)
    expect(alert).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")


def test_the_page_needs_no_secure_context(open_page, tables):
    """Plain HTTP in a home network: no wake lock, clipboard, service worker or randomUUID."""
    page = open_page("phone")
    page.context.add_init_script(
        "for (const [o, k] of [[Navigator.prototype, 'wakeLock'], [Navigator.prototype, 'clipboard'],"
        "[Navigator.prototype, 'serviceWorker'], [Crypto.prototype, 'randomUUID']]) delete o[k];"
        "delete window.speechSynthesis;"
    )
    page.goto("about:blank")
    page.goto(open_page("phone").url)
    start(page)
    automa_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Link to this position").click()
    expect(page.locator("dialog .field")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_script_is_small(language):
    """What one device loads: everything but the words of the other language, which are chunks."""
    import gzip

    size = 0
    for path in (ROOT / "src/automatable/web/static").rglob("*.js"):
        script = path.read_text(encoding="utf-8")
        words = path.name.startswith(("en-", "ru-", "core-", "web-", "offline-"))
        spoken = "ru" if len(re.findall("[а-яё]", script)) > len(script) / 5 else "en"
        if not words or spoken == language:
            size += len(gzip.compress(script.encode()))
    # The messages and boards of five games are in it; Russian messages are a fifth longer than English ones.
    assert size <= 230_000, f"{size} bytes of script, compressed"
