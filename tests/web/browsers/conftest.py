"""Browsers that are driven without Playwright, each with one page for all tests."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from chromium import Chromium
from devices import Companion
from firefox import Firefox
from null_sink import NullSink
from webkit import WebKit

PATIENCE = 300
LACKS = "{} is not installed; `make test` installs it as root where apt-get has it."
ENGINES: dict[str, Any] = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


@pytest.fixture(scope="package", params=ENGINES)
def engine(request):
    """The class of a browser, if it is installed here."""
    found = ENGINES[request.param]
    if lacks := found.missing():
        pytest.skip(LACKS.format(lacks))
    return found


@pytest.fixture
def other_engine(engine):
    """Not Chromium, in which all other tests run."""
    return engine


def pytest_collection_modifyitems(items):
    """What asks for another engine is not run in Chromium, which plays whole games in tests/web/games."""
    items[:] = [item for item in items if not _of_chromium_alone(item)]


def _of_chromium_alone(item):
    asks = "other_engine" in getattr(item, "fixturenames", ())
    return asks and item.callspec.params.get("engine") == "chromium"


@pytest.fixture(scope="package")
def page(engine, tmp_path_factory):
    with ExitStack() as stack:
        if not NullSink.missing():
            sink = stack.enter_context(NullSink(tmp_path_factory.mktemp("sound")))
            environment = stack.enter_context(pytest.MonkeyPatch.context())
            environment.setenv("PULSE_SERVER", sink.address)
        yield stack.enter_context(engine(tmp_path_factory.mktemp(engine.name), PATIENCE))


@pytest.fixture(scope="package")
def companion(tmp_path_factory):
    with Companion(tmp_path_factory.mktemp("home"), "--port", "0") as served:
        yield served


@pytest.fixture
def opened(page):
    """Load an address anew: another hash alone would load nothing."""

    def open_(url):
        page.goto("about:blank")
        page.goto(url)

    return open_
