"""Later starts of the page alone: nothing is unpacked again, and no chance is repeated."""

from __future__ import annotations

import pytest
from devices import CHROMIUM
from offline_site import BrowserApi, ready
from table_taps import start, table_of

pytestmark = pytest.mark.slow
BROWSER = CHROMIUM
UNPACKED = """async () => {
  const cache = await caches.open('automatable unpacked');
  return (await cache.keys()).map(({ url }) => url.split('/').pop().split('?')[0]).sort();
}"""
DAMAGE = """async () => {
  const cache = await caches.open('automatable unpacked');
  for (const { url } of await cache.keys())
    if (url.includes('/memory?')) await cache.put(url, new Response(new Uint8Array(1000)));
}"""


@pytest.fixture(scope="module")
def companion(browser):
    """Every test of this module is about the page alone."""
    with BrowserApi(browser) as alone:
        yield alone


def started_again(page, companion):
    """The page is loaded anew; returns the files that were fetched for the engine."""
    fetched = []
    page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    page.goto("about:blank")
    page.goto(f"{companion.url}/")
    ready(page)
    return fetched


def test_the_engine_is_unpacked_once_and_each_start_deals_other_cards(open_page, companion):
    page = open_page("phone")
    assert page.evaluate(UNPACKED) == ["archive", "memory"]
    seeds = set()
    for _ in range(3):
        fetched = started_again(page, companion)
        assert "python.mjs" in fetched and "engine.tar.xz" not in fetched
        start(page)
        file = companion.say("export", table=table_of(page)).json()["file"]
        seeds.add(file["start"]["seed"])
    assert len(seeds) == 3


def test_a_memory_that_does_not_fit_is_made_anew(open_page, companion):
    page = open_page("phone")
    page.evaluate(DAMAGE)
    assert "engine.tar.xz" not in started_again(page, companion)
    start(page)
    assert page.evaluate(UNPACKED) == ["archive", "memory"]
