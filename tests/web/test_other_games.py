"""Every game has a table in the page, drawn or not: set-up, checklist, events, questions, undo."""

from __future__ import annotations

import pytest
from at_table import changed, start, table_of, version
from playwright.sync_api import expect

from automatable import games
from automatable.locales import Words

pytestmark = pytest.mark.slow
DRAWN = {"scythe", "pendulum", "red-rising"}
"""Games with a board and tests of their own."""


def something_happens(page, before):
    """Try what the page offers until the game takes it; what it refuses, it says."""
    for kind in page.locator("section .row .button").all():
        kind.click()
        page.locator("section > .primary").last.click()
        page.wait_for_function(
            "before => document.querySelector('.play').dataset.version !== before"
            " || document.querySelector('.problem p')",
            arg=before,
        )
        if version(page) != before:
            return
        page.locator(".problem button").click()


@pytest.mark.parametrize("game", [name for name in games.NAMES if name not in DRAWN])
@pytest.mark.parametrize(("size", "language"), [("tablet", "en-GB"), ("desktop", "ru-RU")])
def test_a_game_is_set_up_and_something_happens(open_page, companion, game, size, language):
    page = open_page(size, language=language)
    start(page, Words(language[:2], game).say(f"{game}-name"))
    before, table = version(page), table_of(page)
    ask = page.locator(".ask .button:not(.quiet)")
    if ask.count():
        ask.last.click() if page.locator(".ask .stepper").count() else ask.first.click()
    elif page.locator("[data-step]").count():  # a step everybody waits for, on a button of the game's own
        page.locator("[data-step]").click()
    else:
        something_happens(page, before)
    changed(page, before)
    assert companion.say("view", table=table).json()["undo"]
    before = version(page)
    page.locator(".steps .button").first.click()
    changed(page, before)
    expect(page.locator(".steps .button").first).to_be_disabled()
