"""The page and its server: several tabs, an upgrade, and what the server says when it cannot do something."""

import pytest
from devices import CHROMIUM
from playwright.sync_api import expect
from table_taps import steps_done

pytestmark = pytest.mark.slow

BROWSER = CHROMIUM
TABS = 8
"""More than the six connections that a browser opens to one server."""
BUSY = {
    "error": {
        "message": "play-store-busy",
        "args": {},
        "en": "Another program is writing.",
        "ru": "Занято.",
    }
}
DAMAGED = {
    "error": {
        "message": "play-store-damaged",
        "args": {"file": "games.sqlite.damaged", "whole": 3, "partly": 0},
        "en": "The file of the saved games was damaged.",
        "ru": "Файл повреждён.",
    }
}


def in_the_round(companion):
    """A table of Pendulum with all timers running."""
    table = companion.say("new", game="pendulum", setup={}, seed=4).json()["table"]
    assert companion.say("event", table=table, event={"type": "round-started", "at": 0}).is_success
    return table


def test_with_eight_tabs_open_a_ninth_is_answered_and_all_stay_in_step(open_page, companion):
    tables = [companion.say("new", game="scythe", seed=5).json()["table"] for _ in range(TABS)]
    first = open_page("desktop", f"#/table/{tables[0]}")
    tabs = [first, *(first.context.new_page() for _ in tables[1:])]
    for tab, table in zip(tabs, tables, strict=True):
        tab.goto(f"{companion.url}/#/table/{table}")
        expect(tab.locator(".play")).to_be_visible()
    ninth = first.context.new_page()
    ninth.goto(f"{companion.url}/#/table/{tables[0]}")
    expect(ninth.locator(".play")).to_be_visible()
    for tab, table in zip([*tabs, ninth], [*tables, tables[0]], strict=True):
        version = companion.say("event", table=table, event={"type": "star-placed"}).json()["version"]
        expect(tab.locator(".do")).to_have_attribute("data-version", str(version))
    expect(first.locator(".do")).to_have_attribute("data-version", str(version))  # the ninth's table too


def test_a_tab_that_is_closed_leaves_the_others_in_step(open_page, companion):
    table = companion.say("new", game="scythe", seed=5).json()["table"]
    first = open_page("desktop", f"#/table/{table}")
    second = first.context.new_page()
    second.goto(f"{companion.url}/#/table/{table}")
    expect(second.locator(".play")).to_be_visible()
    first.close()
    version = companion.say("event", table=table, event={"type": "star-placed"}).json()["version"]
    expect(second.locator(".do")).to_have_attribute("data-version", str(version))


def test_after_an_upgrade_of_the_server_an_open_page_offers_to_reload_and_loses_nothing(open_page, companion):
    page = open_page("phone", f"#/table/{in_the_round(companion)}")
    steps_done(page)
    expect(page.locator(".newer")).to_have_count(0)

    def upgraded(route):
        reply = route.fetch()
        route.fulfill(response=reply, headers={**reply.headers, "x-automatable-page": "index-newer.js"})

    page.route("**/api/**", upgraded)
    page.locator("footer").get_by_role("button", name="A worker left a bottom box").click()
    expect(page.locator(".newer")).to_contain_text("was updated")
    shown = page.locator(".do .text").all_inner_texts()
    page.unroute("**/api/**")
    page.locator(".newer button").click()
    expect(page.locator(".do .text")).to_have_text(shown)
    expect(page.locator(".newer")).to_have_count(0)


def test_a_part_of_the_page_that_is_gone_says_reload(open_page, companion):
    page = open_page("phone")
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    expect(page.locator(".newer")).to_be_visible()


def test_that_the_server_is_busy_is_read_in_its_own_words(open_page, companion):
    page = open_page("phone", f"#/table/{in_the_round(companion)}")
    page.route("**/api/event", lambda route: route.fulfill(status=503, json=BUSY))
    page.locator("footer").get_by_role("button", name="A worker left a bottom box").click()
    expect(page.locator(".problem")).to_contain_text("Another program is writing to the saved games")
    expect(page.locator(".away")).to_have_count(0)


def test_that_games_were_rescued_stays_until_the_player_has_read_it(open_page, companion):
    page = open_page("phone", f"#/table/{in_the_round(companion)}", "ru-RU")
    button = page.locator("footer .thumb button").first
    button.wait_for()
    page.route("**/api/event", lambda route: route.fulfill(status=503, json=DAMAGED))
    button.click()
    expect(page.locator(".problem.grave")).to_contain_text("Восстановлено целиком: 3 партии")
    expect(page.locator(".away")).to_have_count(0)
    page.unroute("**/api/event")
    before = page.locator(".do").get_attribute("data-version")
    button.click()
    expect(page.locator(".do")).not_to_have_attribute("data-version", before)
    expect(page.locator(".problem.grave")).to_be_visible()
    page.locator(".problem.grave button").click()
    expect(page.locator(".problem.grave")).to_have_count(0)


def test_only_where_nobody_answers_the_page_is_offline(open_page, companion):
    page = open_page("phone", f"#/table/{in_the_round(companion)}")
    button = page.locator("footer .thumb button").first
    button.wait_for()
    page.route("**/api/**", lambda route: route.abort())
    button.click()
    expect(page.locator(".away")).to_be_visible()
    page.unroute("**/api/**")
    expect(page.locator(".away")).to_have_count(0)
