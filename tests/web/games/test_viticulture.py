"""Viticulture, a game of a package of its own: its declared board, and whole games through the page.

The server runs where its wheel and ours are alone. The page without a server holds its wheel too.
"""

import subprocess

import pytest
from axe import serious
from devices import Companion
from offline_site import BrowserApi
from playwright.sync_api import expect
from table_taps import answer, led_on, start, steps_done, tapped

pytestmark = pytest.mark.slow
WHERE = "import automatable, automatable_viticulture as v; print(automatable.__file__, v.__file__)"


@pytest.fixture(scope="module")
def companion(request, browser, programs, tmp_path_factory):
    if getattr(request, "param", "server") == "site":
        with BrowserApi(browser) as alone:
            yield alone
        return
    command = [programs / "python", "-c", WHERE]
    found = subprocess.run(command, capture_output=True, text=True, cwd=programs, check=True).stdout.split()
    assert all("site-packages" in path for path in found), found

    class Installed(Companion):
        python = str(programs / "python")
        program = ("-m", "automatable", "serve")

    with Installed(tmp_path_factory.mktemp("home"), "--port", "0") as served:
        served.browser = browser
        yield served


def board(companion, page, **setup):
    """A table in your summer, made behind the page's back."""
    table = companion.say("new", game="viticulture", setup=setup, seed=3).json()["table"]
    companion.say("answer", table=table, value=4)
    companion.say("deal", table=table)
    page.goto(f"{companion.url}/#/table/{table}")
    return table


@pytest.mark.parametrize(
    ("language", "name", "row", "winter"),
    [
        ("en-GB", "Viticulture", "4: 1 lira", "Summer over: winter card"),
        ("ru-RU", "Виноделие", "4: 1 лира", "Лето окончено: зимняя карта"),
    ],
)
def test_a_whole_game_on_a_phone(open_page, language, name, row, winter):
    page = open_page("phone", language=language)
    start(page, name)
    expect(page.locator('.ask [data-value="4"]')).to_have_text(row)
    acts = ", ".join(f'footer [data-act="{act}"]' for act in ("deal", "end", "between"))
    cards, ready = 0, page.locator(f"{acts}, .ask")
    while True:
        steps_done(page)
        ready.first.wait_for()
        if page.locator('footer [data-act="end"]').count():
            break
        if not led_on(page) and not answer(page):  # the last row is the only one left
            if cards == 1:
                expect(page.locator('footer [data-act="deal"]')).to_have_text(winter)
            tapped(page, 'footer [data-act="deal"]')
            cards += 1
    assert cards == 14
    page.locator('footer [data-act="end"]').dispatch_event("click")
    expect(page.locator(".winner h2")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("viticulture-")


def test_a_tap_on_a_space_reports_a_token_and_a_form_the_organizer(open_page, companion):
    page = open_page("phone")
    table = board(companion, page)
    expect(page.locator('footer [data-act="step"]')).to_be_visible()
    expect(page.locator(".generic .place:enabled")).to_have_count(0)  # the Automa's steps are still open
    steps_done(page)
    expect(page.locator(".generic .place:enabled")).not_to_have_count(0)
    expect(page.locator(".generic .place.held")).not_to_have_count(0)
    assert not serious(page)
    page.locator('.generic [data-ref="@space-plant-vine"] button').dispatch_event("click")
    tapped(page, '[data-act="token-used"]')
    steps_done(page)
    assert companion.say("view", table=table).json()["position"]["tokens"] == 0
    page.get_by_role("button", name="I play the Organizer").first.dispatch_event("click")
    page.locator('[data-field="row"] select').select_option(label="Row 6")
    page.locator("section .primary", has_text="I play the Organizer").dispatch_event("click")
    steps_done(page)
    assert companion.say("view", table=table).json()["position"]["row"] == 6
