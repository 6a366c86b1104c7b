"""A level that the own box adds: chosen in the page, and named there, at the table and in the list."""

from playwright.sync_api import expect
from table_taps import automa_turn, start

STAR_CARD = {
    "spaces": 20,
    "per_row": 4,
    "water_closed": [0, 1, 2],
    "stars": [9, 13, 15, 17, 18, 19],
    "passes": False,
    "ultimaszyna": False,
}


def test_a_level_of_ones_own_is_chosen_played_and_listed_by_its_name(open_page, companion):
    companion.say("box-save", game="scythe", tables={"star_cards": {"in-between": STAR_CARD}})
    page = open_page("phone")
    start(page, level="In between")
    expect(page.locator("header").first).to_contain_text("In between")
    automa_turn(page)
    expect(page.locator(".tracker li")).to_have_count(STAR_CARD["spaces"])
    page.goto(f"{companion.url}/#/")
    expect(page.locator("main")).to_contain_text("In between")
