"""What makes the page quick: words before pictures, and no sign of work that nobody could see."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from table_taps import changed, start, steps_done, version

pytestmark = pytest.mark.slow
DEAL = 'footer [data-act="deal"]'

# Whether the last card still lies there, face down, at the moment the instruction changes.
WATCH = """() => {
  const look = () => (window.waits = document.querySelector('.beside .card.back') !== null);
  const watch = { attributes: true, attributeFilter: ['data-version'] };
  new MutationObserver(look).observe(document.querySelector('.do'), watch);
}"""


@pytest.fixture
def page(open_page):
    """A phone at a table where the Automa is next."""
    page = open_page("phone")
    start(page)
    steps_done(page)
    return page


@pytest.fixture
def held(page):
    """What the page asks to deal, kept back until it is let go."""
    routes = []
    page.route("**/api/deal", lambda route: routes.append(route))
    return routes


def let_go(page, held):
    before = version(page)
    held.pop().continue_()
    changed(page, before)


def test_the_instruction_is_there_before_the_board_is_drawn_anew(page):
    page.evaluate(WATCH)
    before = version(page)
    page.locator(DEAL).dispatch_event("click")
    changed(page, before)
    expect(page.locator(".beside .card:not(.back)")).to_be_visible()
    assert page.evaluate("window.waits") is True


def test_only_an_answer_that_is_long_in_coming_shows_that_something_is_done(page, held):
    page.locator(DEAL).dispatch_event("click")
    expect(page.locator("footer .primary .turning")).to_be_visible()
    expect(page.locator("footer .primary")).to_be_disabled()
    let_go(page, held)
    expect(page.locator("footer .turning")).to_have_count(0)
    expect(page.locator("footer .primary")).to_be_enabled()


def test_a_second_tap_while_the_first_is_under_way_is_not_sent(page, held):
    for _ in range(2):
        page.locator(DEAL).dispatch_event("click")
    expect(page.locator("footer .primary")).to_be_disabled()
    assert len(held) == 1
    let_go(page, held)
