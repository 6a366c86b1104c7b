"""What is shared is the position or the box alone: no link and no code carries the key of the server."""

import re

import pytest
from devices import Companion
from finished_games import ended
from playwright.sync_api import expect
from qr_reader import text_of

pytestmark = pytest.mark.slow

OWN = {"cards": {"1": {"worker": "purple", "timer": "none", "province": 0, "left": "printed"}}}


@pytest.fixture(scope="module")
def lan(tmp_path_factory):
    """A server that phones in the home network may come to, with a table and a box of one's own."""
    with Companion(tmp_path_factory.mktemp("lan"), "--port", "0", "--lan") as served:
        served.table = served.say("new", game="scythe", setup={"level": "automa"}, seed=3).json()["table"]
        assert served.say("box-save", game="pendulum", tables=OWN).is_success
        yield served


@pytest.fixture
def host(browser, lan):
    """The device on which the server runs."""
    context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(f"{lan.url}/?key={lan.key}")
    expect(page.locator(".game").first).to_be_visible()
    yield page
    context.close()


def alone(link, lan, there):
    """A text that any copy of the page opens: no address of this device or network, nothing that lets in."""
    assert re.fullmatch(rf"#/{there}/.+", link), link
    assert lan.key not in link and "key" not in link.partition("#")[0]


def test_the_link_and_the_code_of_a_position_carry_no_key(host, lan, companion):
    host.goto(f"{lan.url}/#/table/{lan.table}")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Link to this position").click()
    field = host.locator("dialog .field")
    expect(field).to_have_value(re.compile("#/open/scythe/"))
    alone(field.input_value(), lan, "open/scythe")
    expect(host.locator("dialog figure svg")).to_be_visible()
    assert text_of(host.locator("dialog figure").inner_html()) == field.input_value()


def test_a_shared_position_is_opened_in_another_copy_of_the_page(host, lan, open_page, companion):
    host.goto(f"{lan.url}/#/table/{lan.table}")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Link to this position").click()
    field = host.locator("dialog .field")
    expect(field).to_have_value(re.compile("#/open/scythe/"))
    other = open_page("phone")
    other.get_by_label("Open a shared link").fill(field.input_value())
    other.get_by_role("button", name="Open", exact=True).click()
    expect(other.locator(".play")).to_be_visible()
    expect(other.locator("header").first).to_contain_text("Automa (normal)")


def test_what_holds_no_position_is_said(open_page):
    page = open_page("phone")
    page.get_by_label("Open a shared link").fill("https://example.org/")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".problem")).to_contain_text("not contain a position")


def test_the_table_on_another_device_carries_the_key_and_says_so(host, lan):
    host.goto(f"{lan.url}/#/table/{lan.table}")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="another device").click()
    expect(host.locator("dialog .field")).to_have_value(re.compile(rf"\?key={lan.key}#/table/{lan.table}$"))
    expect(host.locator("dialog label")).to_contain_text("people at your table")


def test_the_link_and_the_codes_of_a_box_carry_no_key(host, lan):
    host.goto(f"{lan.url}/#/boxes/pendulum")
    drawer = host.locator("details", has_text="Share my box")
    drawer.locator("summary").click()
    drawer.get_by_role("button", name="As a link").click()
    expect(drawer.locator("input[readonly]")).to_have_value(re.compile("#/box/"))
    alone(drawer.locator("input[readonly]").input_value(), lan, "box")
    drawer.get_by_role("button", name="QR").click()
    expect(drawer.locator("figure svg")).to_be_visible()
    alone(text_of(drawer.locator("figure").inner_html()), lan, "box")


def test_the_link_at_the_end_of_a_game_carries_no_key(host, lan):
    host.goto(f"{lan.url}/#/table/{lan.table}/end")
    host.get_by_role("button", name="Link to this position").click()
    field = host.locator("input[readonly]")
    expect(field).to_have_value(re.compile("#/open/scythe/"))
    alone(field.input_value(), lan, "open/scythe")


def test_a_published_copy_is_named_once_and_then_in_every_link(host, lan):
    host.goto(f"{lan.url}/#/settings")
    field = host.get_by_label("Address of a published copy")
    field.fill("http://127.0.0.1:8420/")
    field.press("Enter")
    expect(host.get_by_role("alert").filter(has_text="not this device")).to_be_visible()
    field.fill("https://example.org/automatable/?key=x#/table/1")
    field.press("Enter")
    expect(field).to_have_value("https://example.org/automatable/")
    host.goto(f"{lan.url}/#/table/{lan.table}/end")
    host.get_by_role("button", name="Link to this position").click()
    start = re.escape("https://example.org/automatable/#/open/scythe/")
    expect(host.locator("input[readonly]")).to_have_value(re.compile(f"^{start}"))
    host.goto(f"{lan.url}/#/settings")
    field.fill("")
    field.press("Enter")


def test_a_challenge_is_taken_in_another_copy_of_the_page(host, lan, open_page):
    """The menu makes the text and its code; a friend pastes it, sees what it is and plays the same deal."""
    host.goto(f"{lan.url}/#/table/{lan.table}")
    host.get_by_role("button", name="Menu").click()
    host.get_by_text("Challenge a friend").click()
    host.get_by_role("button", name="Make the link").click()
    field = host.locator("dialog input[readonly]")
    expect(field).to_have_value(re.compile("#/challenge/"))
    alone(field.input_value(), lan, "challenge")
    expect(host.locator("dialog figure svg")).to_be_visible()
    assert text_of(host.locator("dialog figure").inner_html()) == field.input_value()
    for language, button in (("en-GB", "Play the same deal"), ("ru-RU", "Открыть мою партию")):
        other = open_page("phone", language=language)
        other.locator("form input.field").fill(f"https://example.org/{field.input_value()}")
        other.locator("form button").last.click()
        other.get_by_role("button", name=button).click()
        expect(other).to_have_url(re.compile("#/table/[0-9]+(/checklist)?$"))


@pytest.mark.parametrize(
    ("language", "said"), [("en-GB", "Same deal. Anna: "), ("ru-RU", "Тот же расклад. Anna: ")]
)
def test_the_friends_result_of_the_same_deal_lies_beside_ones_own_in_the_history(
    lan, open_page, companion, language, said
):
    """The friend won with many coins, one's own game is lost with none."""
    theirs = ended(lan, lan.say("new", game="scythe", setup={"level": "automa"}).json()["table"], 200)
    text = lan.say("challenge", table=theirs, by="Anna").json()["text"]
    page = open_page("phone", f"#/challenge/{text}", language=language)
    page.locator("main .button.primary").first.click()
    expect(page).to_have_url(re.compile("#/table/[0-9]+(/checklist)?$"))
    own = ended(companion, int(re.search(r"table/(\d+)", page.url).group(1)), 0)
    results = {
        side: {one["name"]: one["total"] for one in served.say("view", table=table).json()["result"]["sides"]}
        for side, served, table in (("theirs", lan, theirs), ("own", companion, own))
    }
    assert results["theirs"]["automa"] == results["own"]["automa"], "the Automa had the same cards"
    page.goto(f"{companion.url}/#/history")
    row = page.locator("li", has=page.locator(f'a[href="#/table/{own}/end"]'))
    for total in results["own"].values():
        expect(row.locator(".totals").first).to_contain_text(f": {total}")
    mine, friend = row.locator(".totals").first, row.locator(".friend")
    expect(friend).to_have_count(1)
    expect(friend).to_contain_text(said)
    expect(friend).to_contain_text(
        re.compile(rf"{results['theirs']['human']} \S+ {results['theirs']['automa']}\b")
    )
    above, below = mine.bounding_box(), friend.bounding_box()
    assert above["y"] < below["y"] < above["y"] + 200, "on one screen"


def test_a_damaged_challenge_is_said(open_page):
    page = open_page("phone", "#/challenge/eNoabc")
    expect(page.locator("main")).to_contain_text("not a complete challenge")


def test_a_challenge_that_needs_the_friends_box_says_so(lan, open_page):
    """The friend has printed values of their own: sharing the box comes first, the link itself is whole."""
    theirs = lan.say("new", game="pendulum").json()["table"]
    text = lan.say("challenge", table=theirs).json()["text"]
    page = open_page("phone", f"#/challenge/{text}")
    expect(page.locator("main")).to_contain_text("Share the box first")
    expect(page.locator("main")).not_to_contain_text("not a complete challenge")
