"""A whole game of Golem through the page, with the practice box; and a card entered by taps."""

import re

import pytest
from axe import serious
from playwright.sync_api import expect
from screens import finish
from table_taps import start, steps_done, tapped

pytestmark = pytest.mark.slow


def new(companion, *steps, **setup):
    """A table made behind the page's back; steps are answers, None deals."""
    view = companion.say("new", game="golem", setup=setup, seed=5).json()
    for value in steps:
        question = view["questions"][0]
        if value is None:
            view = companion.say("deal", table=view["table"]).json()
        else:
            view = companion.say("answer", table=view["table"], question=question["id"], value=value).json()
    return view["table"]


def view(companion, table):
    return companion.say("view", table=table).json()


@pytest.mark.parametrize(
    ("language", "first", "last", "everything", "without"),
    [
        ("en-GB", "enter as needed", "without the game", "Enter everything first", "Try it without the game"),
        ("ru-RU", "вводить по мере", "без игры", "Сначала ввести всё", "Попробовать без игры"),
    ],
)
def test_set_up_begins_with_the_printed_game(
    open_page, companion, language, first, last, everything, without
):
    page = open_page("phone", "#/new/golem", language=language)
    expect(page.locator(".first h2")).to_have_text(without)
    offered = page.locator("fieldset", has_text=first).locator("label")
    expect(offered).to_have_count(3)
    expect(offered.first).to_contain_text(first)
    expect(offered.first.locator("input")).to_be_checked()
    for each in offered.all()[:2]:
        expect(each.locator("small")).to_contain_text(re.compile(r"\d+"))
    expect(offered.last).to_contain_text(last)
    expect(page.locator("a.all")).to_contain_text(everything)
    expect(page.locator("a.all")).to_have_attribute("href", "#/boxes/golem")
    page.locator(".bar .primary").click()
    page.wait_for_url("**/#/table/**")
    table = int(re.search(r"table/(\d+)", page.url).group(1))
    assert view(companion, table)["position"]["box"] == "owner"


def test_a_whole_game_on_a_tablet_in_english_with_the_practice_box(open_page, companion):
    page = open_page("tablet")
    table = start(page, "Golem", "without the game")
    expect(page.locator(".golem .practice")).to_contain_text("Practice values")
    for _ in range(120):
        steps_done(page)
        asked = [question["id"] for question in view(companion, table)["questions"]]
        if asked == ["score-1"]:
            break
        if page.locator(".ask").count():  # which book a study turn bought, which golem a tile killed: none
            tapped(page, ".ask .button.big")
        elif page.locator('footer [data-act="between"]').count():
            tapped(page, 'footer [data-act="between"]')
        elif page.locator("[data-did]").count():
            tapped(page, "[data-did]")
        else:
            tapped(page, 'footer [data-act="deal"]')
            expect(page.locator("article .practice")).to_have_text("Practice values")
    assert view(companion, table)["position"]["round"] == 4
    expect(page.locator(".ask h2")).to_contain_text("You")
    for key in "85<4":  # her own points, on the keypad
        page.locator(f'.ask .keys [data-key="{key}"]').click()
    expect(page.locator(".ask input")).to_have_value("84")
    tapped(page, ".ask .primary")
    steps_done(page)
    page.locator('footer [data-act="end"]').click()
    expect(page.locator(".winner h2")).to_be_visible()
    sides = view(companion, table)["result"]["sides"]
    assert [side["total"] for side in sides if side["name"] == "human-1"] == [84]
    for side in sides:
        assert sum(value for _, value in side["parts"]) == side["total"]
        expect(page.locator("tfoot td", has_text=str(side["total"])).first).to_be_visible()


def test_a_marble_a_rabbi_a_book_and_a_grave_are_one_tap_each(open_page, companion):
    table = new(companion, 1, None)
    page = open_page("phone", f"#/table/{table}")
    before = view(companion, table)["position"]
    tapped(page, '[data-book="2"]')
    tapped(page, '[data-grave="3"]')
    row, colour = page.locator(".rows [data-did]").first.get_attribute("data-did").split("-")
    tapped(page, ".rows [data-did]")
    now = view(companion, table)["position"]
    assert len(now["table"]["rows"][row]) == len(before["table"]["rows"][row]) - 1
    assert now["table"]["human_marbles"] == [colour]
    assert now["table"]["graves"] == [3]
    assert before["table"]["library"][1] not in now["table"]["library"]
    expect(page.locator("footer .primary")).to_contain_text("Automa’s turn")
    tapped(page, 'footer [data-act="deal"]')
    steps_done(page)
    place = page.locator(".tiles [data-did]").first.get_attribute("data-did")
    tapped(page, ".tiles [data-did]")
    if page.locator(".ask").count():
        tapped(page, ".ask .button.big")
    assert view(companion, table)["position"]["table"]["rabbis"] == [int(place.removeprefix("tile-"))]


def test_tracks_are_corrected_by_tapping(open_page, companion):
    table = new(companion, 1)
    page = open_page("desktop", f"#/table/{table}")
    before = view(companion, table)["position"]["automa"]["resources"]
    page.get_by_role("button", name=re.compile("Resources")).click()
    page.get_by_role("button", name="More: Resources").click()
    tapped(page, "dialog .primary")
    assert view(companion, table)["position"]["automa"]["resources"] == before + 1
    expect(page.locator(".track .here")).to_have_text(str(before + 1))


def test_a_tile_of_ones_own_game_is_entered_by_signs(open_page, companion):
    companion.say("box-save", game="golem", tables={})  # what another test entered of its copy is asked here
    table = new(companion, box="owner", level="easy")
    page = open_page("phone", f"#/table/{table}")
    expect(page.locator(".golem .practice")).to_have_count(0)
    tapped(page, ".ask .digit")  # where students begin: one tap tells it
    steps_done(page)
    expect(page.locator(".ask .palette svg").nth(20)).to_be_visible()
    page.locator('.ask [data-symbols="3"]').click()  # with one symbol the first tap would tell the tile
    page.locator('.ask [data-value="clay"][data-count="3"]').click()
    page.locator('.ask [data-value="kill"]').click()
    page.locator('[data-act="entry-undo"]').click()
    page.reload()  # what is entered by halves is kept
    steps_done(page)
    expect(page.locator(".ask .chosen")).to_contain_text("3")
    page.locator(".ask [data-times='2']").click()
    tapped(page, '.ask [data-value="golem-forward"]')  # the second and last symbol
    learned = view(companion, table)["position"]["learned"]
    clay, steps = {"do": "gain", "resource": "clay", "amount": 3}, {"do": "golem-forward", "steps": 2}
    assert learned["starting_tiles"]["01"]["effects"] == [clay, steps]


def test_why_marks_what_was_weighed_on_the_board(open_page, companion):
    table = new(companion, 1, None)
    page = open_page("desktop", f"#/table/{table}/why")
    expect(page.locator(".golem .badge.chosen").first).to_be_visible()
    expect(page.locator(".golem .badge.out").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_nothing_serious_for_a_screen_reader(open_page, companion, theme, size):
    companion.say("box-save", game="golem", tables={})  # what another test entered of its copy is asked here
    turn, asked, over = new(companion, 1, None), new(companion, 1, box="owner"), new(companion)
    finish(companion, over)
    page = open_page(size, color_scheme=theme)
    for table, path, there in (
        (turn, "", "[data-did]"),
        (turn, "/why", ".frame"),
        (asked, "", ".ask .palette"),
        (over, "/end", ".winner"),
    ):
        page.goto(f"{companion.url}/#/table/{table}{path}")
        if path == "":
            steps_done(page)
        page.wait_for_selector(there, state="attached")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not serious(page), (path, serious(page))
