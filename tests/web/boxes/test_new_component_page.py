"""A new kind of printed component on the page: entered, corrected, asked in play without code of its own."""

from __future__ import annotations

from typing import Any

import pytest
from devices import Companion
from language_check import amiss
from playwright.sync_api import expect
from table_taps import steps_done

pytestmark = pytest.mark.slow

BLUE = {"colour": "blue", "oil": 7, "lit": True, "wicks": []}
RED = {"colour": "red", "oil": 1, "lit": False, "wicks": ["reed"]}


@pytest.fixture(scope="module")
def companion(browser, tmp_path_factory):
    """The companion of someone who has only the game with the new component."""

    class Installed(Companion):
        program: tuple[str, ...] = (
            "-c",
            "import lanterns; lanterns.register(); from automatable.cli.commands.serve import serve; serve()",
        )

    with Installed(tmp_path_factory.mktemp("home"), "--port", "0") as served:
        served.browser = browser
        yield served


def fill_in(page: Any, lantern: dict[str, Any], language: str) -> None:
    """Tap what is printed; a switch says no until it is tapped."""
    expect(page.locator(".component-entry")).to_be_visible()
    assert not amiss(language[:2], page.locator(".component-entry").inner_text())
    for key in ("colour", "oil"):
        page.locator(f'[data-field="{key}"] [data-value="{lantern[key]}"]').click()
    if lantern["lit"]:
        page.locator('[data-field="lit"] button').click()
    for wick in lantern["wicks"]:
        page.locator(".component-entry summary").click()
        page.locator(f'[data-field="wicks"] [data-value="{wick}"]').click()
    page.locator('[data-act="entry-done"]').click()


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_it_is_entered_on_its_page_one_after_the_other_and_corrected(open_page, companion, language):
    companion.say("box-save", game="lanterns", tables={})
    page = open_page("phone", "#/boxes/lanterns", language)
    page.locator('[data-component="lanterns.1"]').click()
    fill_in(page, BLUE, language)
    expect(page.locator('[data-entry="lanterns.2"]')).to_be_visible()
    fill_in(page, RED, language)
    page.locator('[data-component="lanterns.1"]').click()
    oil = page.locator('[data-field="lanterns.1.oil"] input')
    expect(oil).to_have_value("7")
    oil.fill("4")
    page.locator('[data-act="keep"]').click()
    expect(page.locator('[data-act="keep"]')).to_have_count(0)
    box = companion.say("box", game="lanterns").json()
    assert box["missing"] == [] and box["tables"]["lanterns"] == {"1": {**BLUE, "oil": 4}, "2": RED}


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_it_is_asked_in_play(open_page, companion, language):
    companion.say("box-save", game="lanterns", tables={})
    table = companion.say("new", game="lanterns", setup={}).json()["table"]
    companion.say("event", table=table, event={"type": "card-turned", "card": "1"})
    page = open_page("phone", f"#/table/{table}", language)
    steps_done(page)
    fill_in(page, BLUE, language)
    expect(page.locator(".component-entry")).to_have_count(0)
    position = companion.say("view", table=table).json()["position"]
    assert position["automa"] == 7 and position["learned"]["lanterns"]["1"] == BLUE
