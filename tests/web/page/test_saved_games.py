"""The home screen of someone who has played for long: old saves, damaged saves, more saves than one page."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from axe import serious
from devices import ROOT, Companion
from playwright.sync_api import expect

pytestmark = pytest.mark.slow
MANY = 130
GOLEM = 4


@pytest.fixture(scope="module")
def companion(browser, tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    with closing(sqlite3.connect(home / "games.sqlite")) as db, db:
        db.executescript((ROOT / "tests" / "saves" / "first" / "games.sql").read_text(encoding="utf-8"))
        db.execute("PRAGMA user_version = 2")
        db.execute("UPDATE game SET summary = NULL, summarised = -1")
        db.execute("INSERT INTO game (start) VALUES ('cut off')")
        old = "2026-01-01T00:00:00.000Z"
        start = '{"game":"scythe","setup":{},"seed":1}'
        rows = [(start, old, old)] * MANY
        db.executemany("INSERT INTO game (start, created, updated) VALUES (?, ?, ?)", rows)
    (home / "boxes").mkdir()
    (home / "boxes" / "pendulum.toml").write_text("][")
    with Companion(home, "--port", "0") as served:
        served.browser = browser
        yield served


def read(download):
    return json.loads(Path(download.value.path()).read_text(encoding="utf-8"))


def test_more_saved_games_than_one_page_are_shown_page_by_page(open_page):
    page = open_page("phone")
    games = page.locator(".saved article")
    expect(games).to_have_count(4)
    for count in (50, 100, MANY + 6):
        page.get_by_role("button", name="Show more").click()
        expect(games).to_have_count(count)
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)


def test_a_save_that_cannot_be_read_says_so_and_goes_out_as_it_stands(open_page):
    page = open_page("phone")
    bad = page.locator(".saved article", has_text="damaged")
    expect(bad).to_have_count(1)
    with page.expect_download() as saved:
        bad.get_by_role("button", name="Save file").click()
    assert read(saved)["raw"]["start"] == "cut off"
    assert not serious(page)


@pytest.mark.parametrize(("language", "said"), [("en-GB", "was moved to"), ("ru-RU", "отложена под именем")])
def test_a_box_that_cannot_be_read_is_reported_and_its_game_plays_on(open_page, companion, language, said):
    page = open_page("phone", language=language)
    notice = page.get_by_role("status").filter(has_text=said)
    expect(notice).to_contain_text("pendulum.damaged-")
    assert not serious(page)
    page.goto(f"{companion.url}/#/boxes/pendulum")
    expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()
    page.goto(f"{companion.url}/#/new/pendulum")
    page.locator(".bar .primary").click()
    expect(page.locator(".list li").first).to_be_visible()


def test_a_game_of_an_earlier_version_opens_with_a_sentence_and_goes_out_whole(open_page):
    page = open_page("phone", f"#/table/{GOLEM}")
    said = page.get_by_role("dialog")
    expect(said).to_contain_text("saved by an earlier version")
    assert not serious(page)
    with page.expect_download() as saved:
        said.get_by_role("button", name="Save file").click()
    assert len(read(saved)["steps"]) == 40
    said.get_by_role("button", name="Continue").click()
    expect(said).to_have_count(0)
    expect(page.locator(".play")).to_be_visible()
