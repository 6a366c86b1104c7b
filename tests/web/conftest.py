"""The browser tests: Debian's Chromium, the built page, a real server without the toy game."""

from __future__ import annotations

import os

import pytest
from devices import ARGUMENTS, BROWSER, PATIENCE, SIZES, Companion, missing, with_screens
from offline_site import BrowserApi

LOUD = "NO BROWSER TESTS: no {} here. Skipped only because CI is not set; `make test` as root installs it."


def pytest_terminal_summary(terminalreporter):
    lacks = missing()
    if lacks:
        terminalreporter.section("browser tests", sep="!", red=True)
        terminalreporter.line(LOUD.format(lacks), red=True)


@pytest.fixture(scope="module")
def browser(request):
    """One browser per module: it keeps an event loop running, in which other tests could start none.

    A module that is about the browser itself asks for a whole one.
    """
    lacks = missing()
    if lacks and os.environ.get("CI"):
        pytest.fail(LOUD.format(lacks))
    if lacks:
        pytest.skip(LOUD.format(lacks))
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=getattr(request.module, "BROWSER", BROWSER), args=ARGUMENTS
        )
        yield with_screens(browser)
        browser.close()


def pytest_generate_tests(metafunc):
    """Whole games are played twice: with a server, and on the page alone with its network gone."""
    if "companion" in metafunc.fixturenames and metafunc.function.__name__.startswith("test_a_whole_game"):
        metafunc.parametrize("companion", ["server", "site"], indirect=True)


@pytest.fixture(scope="module")
def companion(request, browser, tmp_path_factory):
    if getattr(request, "param", "server") == "site":
        with BrowserApi(browser) as alone:
            yield alone
    else:
        with Companion(tmp_path_factory.mktemp("home"), "--port", "0") as served:
            served.browser = browser
            yield served


@pytest.fixture
def open_page(companion):
    """A device at the table: ``open_page("phone")``. What goes wrong in its console fails the test."""
    contexts, wrong = [], []

    def opened(size="phone", path="#/", language="en-GB", **more):
        width, height = SIZES[size]
        context = companion.device(
            viewport={"width": width, "height": height},
            has_touch=size != "desktop",
            locale=language,
            reduced_motion="reduce",
            **more,
        )
        context.base = companion.url
        contexts.append(context)
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda r: wrong.append(r.url) if not known(r.url, companion) else None)
        page.goto(f"{companion.url}/{path}")
        companion.opened(page)
        return page

    yield opened
    for context in contexts:
        context.close()
    companion.gone()
    assert not wrong, f"errors or requests to others: {wrong}"


def known(url: str, companion: Companion) -> bool:
    """Nothing but our own server is ever asked."""
    return url.startswith((companion.url, "data:", "blob:"))
