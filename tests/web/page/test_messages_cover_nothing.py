"""Messages take room of their own: no control of the page lies under one, on any screen."""

import pytest
from playwright.sync_api import expect
from polling import wait_until

pytestmark = pytest.mark.slow

WIDTHS = {"360": (360, 740), "390": (390, 844), "820": (820, 1180), "1440": (1440, 900)}
LANGUAGES = ("en-GB", "ru-RU")
COVERED = """() => {
  const notices = document.querySelector('.notices');
  const box = notices.getBoundingClientRect();
  if (box.height < 20) return ['there is no message'];
  const controls = [...document.querySelectorAll('button, a[href], input, select, summary, [tabindex="0"]')];
  const cut = (one, at) => {
    // what is scrolled out of a pane is not on the screen
    for (let pane = one.parentElement; pane; pane = pane.parentElement) {
      if (getComputedStyle(pane).overflowY === 'visible') continue;
      const seen = pane.getBoundingClientRect();
      if (at.x < seen.left || at.x > seen.right || at.y < seen.top || at.y > seen.bottom) return true;
    }
    return false;
  };
  return controls.filter((one) => !notices.contains(one) && one.checkVisibility()).flatMap((one) => {
    const own = one.getBoundingClientRect();
    const at = { x: own.left + own.width / 2, y: own.top + own.height / 2 };
    if (!own.width || cut(one, at)) return [];
    const over = own.bottom > box.top + 1 && own.top < box.bottom - 1;
    return over && own.right > box.left && own.left < box.right ? [one.outerHTML.slice(0, 120)] : [];
  });
}"""
"""Controls that lie under a message."""
OUTSIDE = """() => [...document.querySelectorAll('.play footer button, .screen > header :is(a, button)')]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.top < 0 || box.bottom > innerHeight || !one.contains(there);
  })
  .map((one) => one.outerHTML.slice(0, 120))"""
"""Buttons of the table that cannot be tapped where they stand."""


def in_the_round(companion):
    """A table of Pendulum with all timers running."""
    table = companion.say("new", game="pendulum", setup={}, seed=4).json()["table"]
    assert companion.say("event", table=table, event={"type": "round-started", "at": 0}).is_success
    return table


def sized(open_page, width, path, language="en-GB"):
    page = open_page("desktop" if width == "1440" else "phone", path, language)
    size = WIDTHS[width]
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_refusal_at_the_table_covers_neither_done_nor_undo_nor_the_trigger(
    open_page, companion, width, language
):
    page = sized(open_page, width, f"#/table/{in_the_round(companion)}", language)
    assert page.evaluate(OUTSIDE) == []
    page.locator('[data-flip="purple"]').first.dispatch_event("click")  # its sand still runs
    expect(page.locator(".notices .problem")).to_be_visible()
    wait_until(page, f"({OUTSIDE})().length === 0")  # the board makes room in the next frames
    assert page.evaluate(COVERED) == []
    page.locator(".notices .problem button").click()
    expect(page.locator(".notices .problem")).to_have_count(0)


@pytest.mark.parametrize("width", WIDTHS)
def test_that_nobody_can_be_reached_covers_nothing_at_the_table(open_page, companion, width):
    table = in_the_round(companion)
    page = sized(open_page, width, f"#/table/{table}")
    timer = page.locator('[data-flip="purple"]').first
    timer.wait_for()
    lifted = companion.say("event", table=table, event={"type": "worker-lifted", "at": 1000}).json()
    # the page has received from the stream, which says that the server is there
    expect(page.locator(".play")).to_have_attribute("data-version", str(lifted["version"]))
    page.route("**/api/**", lambda route: route.abort())
    timer.dispatch_event("click")
    expect(page.locator(".notices .away")).to_be_visible()
    wait_until(page, f"({OUTSIDE})().length === 0")  # the board makes room in the next frames
    assert page.evaluate(COVERED) == []
    page.unroute("**/api/**")
    expect(page.locator(".notices .away")).to_have_count(0)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_refusal_covers_no_control_of_the_other_screens(open_page, companion, width):
    page = sized(open_page, width, "#/new/scythe")
    expect(page.locator(".bar .primary")).to_be_visible()
    page.route("**/api/new", lambda route: route.fulfill(status=507, json=FULL))
    page.evaluate("scrollTo(0, 200)")
    page.locator(".bar .primary").click()
    expect(page.locator(".notices .problem")).to_contain_text("disk")
    bars = "[...document.querySelectorAll('header a, header button, .bar .button')]"
    box = page.locator(".notices").bounding_box()
    for one in page.evaluate(f"() => {bars}.map((one) => one.getBoundingClientRect().top)"):
        assert one >= box["y"] + box["height"] - 1
    page.locator(".bar .primary").click()  # nothing lies over it


FULL = {"error": {"message": "play-disk-full", "args": {}, "en": "The disk is full.", "ru": "Диск полон."}}
