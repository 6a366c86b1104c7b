"""What an iPhone wants: nothing below its notch or home indicator, and fields without zoom."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import expect
from polling import wait_until
from recorded_views import LAID_OUT, names, views
from screens import SCREENS, prepare, show

pytestmark = pytest.mark.slow

PORTRAIT = ({"width": 393, "height": 852}, {"top": 59, "bottom": 34, "left": 0, "right": 0})
LANDSCAPE = ({"width": 852, "height": 393}, {"top": 0, "bottom": 21, "left": 59, "right": 59})
SETTLES = 10
"""Seconds in which a screen comes to rest."""
TABLET = ({"width": 820, "height": 1180}, {"top": 24, "bottom": 20, "left": 0, "right": 0})

# Scrolls everything to one of its ends, then names each control that is covered by the device.
COVERED = """({ insets, end }) => {
  const all = [...document.querySelectorAll('body *')];
  for (const one of [document.scrollingElement, ...all]) if (one.scrollHeight > one.clientHeight)
    one.scrollTo({ top: end ? one.scrollHeight : 0, behavior: 'instant' });
  const safe = { left: insets.left, top: insets.top, right: innerWidth - insets.right,
                 bottom: innerHeight - insets.bottom };
  const covered = (one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!one.contains(found)) return false;
    const above = !end || one.closest('header, .notices, dialog');
    return left < safe.left - 0.5 || right > safe.right + 0.5
      || (above && top < safe.top - 0.5) || (end && bottom > safe.bottom + 0.5);
  };
  return all.filter((one) => one.matches('button, a[href], input, select, textarea, summary, h1'))
    .filter(covered).map((one) => `${one.tagName} ${one.innerText || one.ariaLabel || one.className}`);
}"""
# Chromium shrinks no field; iOS enlarges the whole page for one with smaller letters.
SMALL_FIELDS = """() => [...document.querySelectorAll('select, textarea, input')]
  .filter((one) => !['checkbox', 'radio', 'file', 'hidden'].includes(one.type))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => `${one.tagName} ${one.className} ${one.ariaLabel}`)"""
FIELDS = "document.querySelectorAll('select, textarea, input:not([type=checkbox], [type=radio])').length"


@pytest.fixture(scope="module")
def tables(companion):
    return prepare(companion)


def inset(page, insets):
    """The device covers so much of each side."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})


def settled(page, insets, end):
    """The controls that are covered once the screen has come to rest."""
    until = time.monotonic() + SETTLES
    while found := page.evaluate(COVERED, {"insets": insets, "end": end}):
        if time.monotonic() > until:
            return found
        page.wait_for_timeout(100)
    return []


@pytest.mark.parametrize("device", [PORTRAIT, LANDSCAPE, TABLET], ids=["portrait", "landscape", "tablet"])
def test_no_control_is_below_a_notch_or_the_home_indicator(open_page, tables, device):
    size, insets = device
    page = open_page("phone")
    page.set_viewport_size(size)
    inset(page, insets)
    covered = {}
    for screen in SCREENS:
        show(page, screen, tables)
        for end in (False, True):
            if found := settled(page, insets, end):
                covered[f"{screen}, {'end' if end else 'top'}"] = found
    assert not covered, json.dumps(covered, indent=1)


CLEAR = """(insets) => {
  const hint = document.querySelector('[data-hint]');
  const { left, top, right, bottom } = hint.getBoundingClientRect();
  return left >= insets.left && top >= insets.top && hint.style.top !== '0px'
    && right <= innerWidth - insets.right && bottom <= innerHeight - insets.bottom;
}"""


@pytest.mark.parametrize("device", [PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
def test_the_guide_stays_clear_of_notch_and_home_indicator(open_page, companion, device):
    size, insets = device
    page = open_page("phone", "#/new/scythe")
    page.set_viewport_size(size)
    inset(page, insets)
    page.locator(".first .button").click()
    page.locator(".bar .primary").dispatch_event("click")
    for name in ("board", "tell", "deal"):
        hint = page.locator(f'[data-hint="{name}"]')
        expect(hint).to_be_visible()
        wait_until(page, CLEAR, insets)
        hint.locator(".button").dispatch_event("click")


def test_no_field_has_letters_that_make_an_iphone_zoom(open_page, tables):
    page = open_page("phone")
    page.context.add_init_script(LAID_OUT)
    small, fields = {}, 0
    for screen in SCREENS:
        show(page, screen, tables)
        page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
        fields += page.evaluate(FIELDS)
        if found := page.evaluate(SMALL_FIELDS):
            small[screen] = found
    page.goto("about:blank")
    for game in names():
        page.goto(f"{page.context.base}/#/")
        first, *rest = [view for view in views(game, 0) if view["questions"]][::12]
        page.evaluate("(view) => { window.laid = view; location.hash = '#/table/1'; }", first)
        page.wait_for_selector(".play .board > *")
        for number, view in enumerate(rest):
            page.evaluate("(view) => lay(view)", {**view, "version": 5000 + number})
            fields += page.evaluate(FIELDS)
            if found := page.evaluate(SMALL_FIELDS):
                small[f"{game} {number}"] = found
        page.goto("about:blank")
    assert fields > 20
    assert not small, json.dumps(small, indent=1)
