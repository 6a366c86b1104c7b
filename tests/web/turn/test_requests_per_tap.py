"""One tap is one request, on every device at the table."""

import pytest
from table_taps import automa_turn, changed, start, tap, version

pytestmark = pytest.mark.slow


def test_a_tap_is_one_request_and_its_echo_fetches_nothing(open_page):
    page = open_page("phone")
    table = start(page)
    asked = []
    page.on("request", lambda one: asked.append(one.url.rsplit("/", 1)[-1]))
    before = version(page)
    tap(page, "R3C1", "R4C1")
    changed(page, before)
    page.wait_for_timeout(2500)  # the stream looks every two seconds
    assert asked == ["event"]
    automa_turn(page)
    page.wait_for_timeout(2500)
    assert set(asked[1:]) <= {"deal", "answer"} and asked.count("deal") == 1
    # every other device fetches the table once for each change
    tablet = open_page("tablet", f"#/table/{table}")
    tablet.wait_for_selector(".play")
    seen = []
    tablet.on("request", lambda one: seen.append(one.url.rsplit("/", 1)[-1]))
    before = version(page)
    page.locator(".steps .button").first.click()
    changed(page, before)
    changed(tablet, before)
    tablet.wait_for_timeout(2500)
    assert seen == ["view"]


def test_opening_a_table_fetches_it_once(open_page, companion):
    table = companion.say("new", game="scythe").json()["table"]
    asked = []
    page = open_page("phone")
    page.on("request", lambda one: asked.append(one.url.rsplit("/", 1)[-1]))
    page.goto(f"{companion.url}/#/table/{table}")
    page.wait_for_selector(".play svg")
    page.wait_for_timeout(2500)
    assert asked.count("view") == 1
