"""Boxes go from one browser to another: by link, by file, by QR codes; differences are shown and chosen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe import serious
from devices import Companion
from offline_site import BrowserApi, Host, ready
from owners import golem_owner, pendulum_owner
from playwright.sync_api import expect
from polling import wait_until
from qr_reader import text_of
from random_play import Driver

from automatable import games

pytestmark = pytest.mark.slow

SETUP = {"box": "owner", "level": "hard"}


class Profile(BrowserApi):
    """A browser profile of its own on a site that others visit too."""

    def __init__(self, browser, host):
        super().__init__(browser)
        self.url = host.url

    def start(self):
        """The site stands already."""

    stop = start


@pytest.fixture
def profiles(browser):
    """Two people's browsers on the same static site."""
    with Host() as host:
        two = [Profile(browser, host), Profile(browser, host)]
        yield two
        for profile in two:
            profile.context.close()


def opened(profile, path, language="en-GB"):
    context = profile.device(viewport={"width": 320, "height": 700}, locale=language, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"{profile.url}/{path}")
    ready(page)
    return page


def own(profile, game):
    box = profile.say("box", game=game).json()
    assert not box["missing"]
    return {table: values for table, values in box["tables"].items() if table != "known"}


def played(profile, driver):
    """The same game with the box of this profile: how it stands at the end."""
    decks = [
        "automa",
        "tokens",
        "marbles",
        *(deck for deck in driver.game.box.decks if deck != "automa_cards"),
    ]
    physical = [deck.replace("_", "-") for deck in dict.fromkeys(decks)]
    table = profile.say("new", game="golem", setup=SETUP, physical=physical).json()["table"]
    reply = profile.say_all(*(("event", {"table": table, "event": event}) for event in driver.events))
    assert reply.status == 200, reply.body
    return reply.body["position"], reply.body["result"]


def test_a_box_sent_by_link_plays_the_same_game_to_the_same_end(profiles):
    one, other = profiles
    tables = golem_owner()
    driver = Driver("golem", SETUP, 1, explain=False)
    driver.game = games.load("golem", tables)
    driver.state = driver.game.new(driver.game.decode_setup(SETUP))
    driver.to_the_end()
    page, there = opened(one, "#/"), opened(other, "#/")
    assert one.say("box-save", game="golem", tables=tables).status == 200
    send(one, page, there, "golem")
    assert own(one, "golem") == own(other, "golem")
    position, result = played(one, driver)
    assert result is not None
    assert played(other, driver) == (position, result)


def send(one, page, there, game):
    """By link, from the catalog of one to the box of the other."""
    page.goto(f"{one.url}/#/boxes/{game}")
    page.get_by_text("Share my box").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Edition").fill("invented, 2026")
    page.get_by_role("button", name="As a link").click()
    field = page.get_by_label(re.compile("This link holds"))
    expect(field).to_have_value(re.compile("^#/box/"))
    link = field.input_value()

    there.goto(there.url.partition("#")[0] + link)
    expect(there.locator(".offer")).to_contain_text("Entered by Anna, edition: invented, 2026")
    there.get_by_role("button", name="Import into my box").click()
    expect(there.get_by_role("status").filter(has_text="Imported")).to_be_visible()


@pytest.fixture(scope="module")
def homes(browser, tmp_path_factory):
    """Two people with a server of their own."""
    folder = tmp_path_factory.mktemp("homes")
    with Companion(folder / "a", "--port", "0") as one, Companion(folder / "b", "--port", "0") as other:
        one.browser = other.browser = browser
        yield one, other


@pytest.fixture
def two_homes(homes):
    """The same, with nothing of their own yet."""
    for home in homes:
        for game in ("golem", "pendulum"):
            home.say("box-save", game=game, tables={})
    return homes


def visit(served, path, width=320, language="en-GB", **more):
    context = served.device(
        viewport={"width": width, "height": 800}, locale=language, reduced_motion="reduce", **more
    )
    page = context.new_page()
    page.goto(f"{served.url}/{path}")
    return page


def tidy(page):
    """Nothing sideways, nothing seriously wrong for those who do not see or point."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert serious(page) == []


def test_a_box_goes_by_qr_codes_whose_parts_come_in_any_order(two_homes):
    one, other = two_homes
    one.say("box-save", game="golem", tables=golem_owner())
    page = visit(one, "#/boxes/golem")
    page.get_by_text("Share my box").click()
    page.get_by_role("button", name="As QR codes").click()
    codes = []
    while True:
        page.get_by_text(re.compile(f"^Code {len(codes) + 1} of ")).wait_for()
        codes.append(text_of(page.locator("figure svg").evaluate("(svg) => svg.outerHTML")))
        following = page.get_by_role("button", name="Next code")
        if following.is_disabled():
            break
        shown = page.locator("figure svg").inner_html()
        following.click()
        wait_until(page, "(shown) => document.querySelector('figure svg').innerHTML !== shown", shown)
    tidy(page)
    assert len(codes) > 2 and len(set(codes)) == len(codes)
    page = visit(other, "#/")
    for number, code in enumerate(reversed(codes)):
        assert code.startswith("#/box/")
        page.goto(f"{other.url}/{code}")
        expect(page.locator(".part")).to_have_text(f"Part {len(codes) - number} of {len(codes)}")
        page.get_by_role("button", name="Import into my box").click()
        expect(page.get_by_role("status").filter(has_text="Imported")).to_be_visible()
    assert own(one, "golem") == own(other, "golem")
    page.reload()
    expect(page.get_by_text("Your box already contains everything in it.")).to_be_visible()


def test_a_file_s_differences_are_shown_and_chosen(two_homes, tmp_path):
    one, other = two_homes
    cards = pendulum_owner()["cards"]
    one.say(
        "box-save",
        game="pendulum",
        tables={"cards": {"7": cards["7"] | {"votes": 3, "points": 2}, "8": cards["8"]}},
    )
    other.say("box-save", game="pendulum", tables={"cards": {"7": cards["7"] | {"votes": 1, "points": 1}}})
    page = visit(one, "#/boxes/pendulum", accept_downloads=True)
    page.get_by_text("Share my box").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="As a file").click()
    file = tmp_path / "anna.toml"
    file.write_text(Path(download.value.path()).read_text(encoding="utf-8"), encoding="utf-8")

    page = visit(other, "#/boxes/pendulum", language="ru-RU")
    page.get_by_text("Импортировать чужую коробку").click()
    page.get_by_label("Открыть файл").set_input_files(file)
    offer = page.locator(".offer")
    expect(offer).to_contain_text("2 значения в вашей коробке другие")
    expect(offer.get_by_role("heading", name="Карта Автомы 7")).to_be_visible()
    take = page.get_by_role("button", name=re.compile("Импортировать в мою|Выберите ещё"))
    expect(take).to_be_disabled()
    tidy(page)
    votes = offer.locator("fieldset", has_text="голоса")
    votes.get_by_role("button", name=re.compile("Чужое")).click()
    expect(take).to_have_text("Выберите ещё 1")
    page.get_by_role("button", name="Всё: Моё").click()
    votes.get_by_role("button", name=re.compile("Чужое")).click()
    expect(votes.get_by_role("button", name=re.compile("Чужое"))).to_have_attribute("aria-pressed", "true")
    take.click()
    expect(page.get_by_role("status").filter(has_text="Импортировано")).to_be_visible()
    kept = other.say("box", game="pendulum").json()["own"]["cards"]
    assert (kept["7"]["votes"], kept["7"]["points"], kept["8"]) == (3, 1, cards["8"])


def test_two_boxes_are_compared_on_the_page(two_homes, tmp_path):
    one, _ = two_homes
    cards = pendulum_owner()["cards"]
    one.say("box-save", game="pendulum", tables={"cards": {"7": cards["7"] | {"votes": 3}}})
    file = tmp_path / "bert.toml"
    file.write_text('box = "pendulum"\n[cards.7]\nvotes = 1\n', encoding="utf-8")
    page = visit(one, "#/boxes/pendulum")
    page.get_by_text("Compare two boxes").click()
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Compare", exact=True).click()
    found = page.locator("fieldset", has_text="votes")
    expect(found).to_contain_text("Mine3")
    expect(found).to_contain_text("bert1")
    tidy(page)
    assert one.say("box", game="pendulum").json()["own"]["cards"]["7"]["votes"] == 3


def test_a_spoilt_link_gets_a_sentence_and_no_harm(two_homes):
    one, _ = two_homes
    page = visit(one, "#/")
    for text in ("abcdef", "eJyrVkrLz1eyUkpKLFKqBQAdegQ0", "%E0%A4%A", "A" * 5_000):
        page.goto(f"{one.url}/#/box/{text}")
        expect(page.locator(".refused")).to_contain_text("This is not a complete box")
        expect(page.locator(".refused")).to_contain_text("Nothing was imported.")
        assert one.say("box-look", text=text).status_code == 400
        page.goto(f"{one.url}/#/")
    assert one.say("box", game="golem").json()["own"] == {}


def test_the_catalog_tells_truly_how_far_one_is_and_goes_on_from_there(two_homes):
    one, _ = two_homes
    cards = pendulum_owner()["cards"]
    left = {field: cards["8"][field] for field in ("worker", "timer", "province", "left")}
    own = {"cards": {"7": cards["7"], "8": left}}
    one.say("box-save", game="pendulum", tables=own)
    page = visit(one, "#/boxes/pendulum")
    progress = page.get_by_role("progressbar")
    expect(page.get_by_text("1 of 39 components entered")).to_be_visible()
    assert (progress.get_attribute("value"), progress.get_attribute("max")) == ("1", "39")
    expect(page.locator('[data-component="cards.7"]')).to_contain_text("yours")
    expect(page.locator('[data-component="cards.8"]')).to_contain_text("begun")
    expect(page.locator('[data-component="cards.9"]')).to_contain_text("missing")
    assert [row.inner_text() for row in page.locator(".kind h2").all()][1:] == [
        "Scoring cards\n0 of 6",
        "Scoring mat\n0 of 1",
    ]
    tidy(page)
    page.locator('[data-component="cards.9"]').click()
    expect(page.locator("[data-component]")).to_have_count(0)
    page.get_by_role("button", name="To my box").click()
    page.locator('[data-component="cards.7"]').click()
    expect(page.get_by_role("heading", name="Automa card 7")).to_be_visible()
    one.say("box-save", game="pendulum", tables={"cards": own["cards"] | {"8": cards["8"]}})
    page.reload()
    expect(page.get_by_text("2 of 39 components entered")).to_be_visible()


def test_what_is_entered_is_drawn_in_the_catalog(two_homes):
    one, _ = two_homes
    one.say("box-save", game="golem", tables=golem_owner())
    page = visit(one, "#/boxes/golem", language="ru-RU")
    for component in one.say("box", game="golem").json()["catalog"]:
        if component["table"] in ("board", "graveyard", "street"):
            continue
        for key in (each["key"] for each in component["components"]):
            tile = page.locator(f'[data-component="{key}"] .drawn')
            assert tile.locator("svg").count() or tile.inner_text().strip(), key
    tile = page.locator('[data-component="action_tiles.02"]')  # three coins, and a golem dies
    expect(tile.locator(".drawn svg")).to_have_count(2)
    expect(tile).to_contain_text("монеты")  # for those who cannot see it
    tidy(page)


def test_a_value_that_differs_from_one_s_copy_is_corrected_and_taken_back(two_homes):
    one, _ = two_homes
    page = visit(one, "#/boxes/scythe", language="ru-RU")
    page.locator('[data-component="cards.11"]').click()
    field = page.locator(".one", has=page.locator('[data-field="cards.11.resources"]'))
    before = field.get_by_role("textbox").input_value()
    field.locator("[data-by='+1']").click()
    page.get_by_role("button", name="Исправить 1 значение").click()
    expect(field).to_contain_text("ваше")
    tidy(page)
    page.get_by_role("button", name="Вернуть наше: ресурсы").click()
    expect(field.get_by_role("textbox")).to_have_value(before)
    expect(field).not_to_contain_text("ваше")
    page.goto(f"{one.url}/#/boxes/red-rising")
    expect(page.locator('[data-component="automus.cards.5"]')).to_contain_text("выведено")
    tidy(page)
