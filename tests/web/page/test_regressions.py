"""What players stumbled over once: narrow screens, large text, Back, codes, a rematch, the language."""

import re

import pytest
from axe import serious
from before_automa import automa_acts, before_the_automa
from devices import Companion
from playwright.sync_api import expect
from polling import wait_until
from qr_reader import text_of
from recorded_views import LAID_OUT, names, views
from screens import SCREENS, prepare, show
from table_taps import steps_done

pytestmark = pytest.mark.slow
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def tables(companion):
    return prepare(companion)


def moments(game):
    """Some moments of a recorded game in which something is shown, far apart."""
    shown = [view for view in views(game, 0) if view["rows"]]
    return shown[:: max(1, len(shown) // 4)]


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
@pytest.mark.parametrize(("width", "size"), [(320, "100%"), (390, "138%"), (390, "200%")])
def test_nothing_is_wider_than_a_narrow_screen_or_large_text(open_page, tables, language, width, size):
    page = open_page("phone", language=language)
    page.set_viewport_size({"width": width, "height": 844})
    page.context.add_init_script(LAID_OUT)
    wide = []
    for screen in SCREENS:
        show(page, screen, tables)
        page.add_style_tag(content=f"html {{ font-size: {size} !important; }}")
        wide += [] if page.evaluate(FITS) else [screen]
    page.goto("about:blank")
    for game in names():
        page.goto(f"{page.context.base}/#/")
        first, *rest = moments(game)
        page.evaluate("(view) => { window.laid = view; location.hash = '#/table/1'; }", first)
        expect(page.locator(".play .board > *").first).to_be_visible()
        page.add_style_tag(content=f"html {{ font-size: {size} !important; }}")
        for number, view in enumerate(rest):
            page.evaluate("(view) => lay(view)", {**view, "version": 5000 + number})
            wide += [] if page.evaluate(FITS) else [f"{game} {view['version']}"]
        page.goto("about:blank")
    assert not wide


OFF = """() => [...document.querySelectorAll('body *')].filter((element) => {
  const shown = element.checkVisibility({visibilityProperty: true});
  if (element.closest('.unseen, [inert], svg')) return false;
  const said = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!shown || !(said || element.matches('button, input'))) return false;
  const {left, right, width} = element.getBoundingClientRect();
  if (width < 3 || (left > -2 && right < innerWidth + 2)) return false;
  const moves = (at) => /auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth;
  for (let at = element.parentElement; at; at = at.parentElement) if (moves(at)) return false;
  return true;
}).map((element) => `${element.className}: ${element.textContent.trim().slice(0, 40)}`)"""
"""What is written beside the screen, where a pane that does not scroll sideways would cut it off."""
LOOKS = {
    "": ".play .board > *",
    "checklist": ".list li",
    "why": ".frame",
    "whatif": ".whatif",
    "correct": ".group",
}


@pytest.mark.parametrize(("width", "size"), [(320, "100%"), (390, "200%")])
@pytest.mark.parametrize("game", names())
def test_no_look_at_a_table_is_cut_off_on_a_narrow_screen_or_with_large_text(
    open_page, companion, game, width, size
):
    page = open_page("phone", language="ru-RU")
    page.set_viewport_size({"width": width, "height": 844})
    acted = automa_acts(companion, before_the_automa(companion, game, seed=9))
    cut = {}
    for look, there in LOOKS.items():
        page.goto("about:blank")
        page.goto(f"{page.context.base}/#/table/{acted['table']}/{look}")
        expect(page.locator(there).first).to_be_visible()
        page.add_style_tag(content=f"html {{ font-size: {size} !important; }}")
        page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
        cut |= {look: off} if (off := page.evaluate(OFF)) or not page.evaluate(FITS) else {}
        assert size == "100%" or not serious(page), look  # large text scrolls the most
    assert not cut


CUT_HEADINGS = """[...document.querySelectorAll('header h1, header p, .do .over')]
  .filter((one) => one.scrollWidth > one.clientWidth || getComputedStyle(one).textOverflow === 'ellipsis')
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_at_a_glance_has_no_serious_accessibility_violation(open_page, theme):
    page = open_page("phone", color_scheme=theme)
    page.context.add_init_script(LAID_OUT)
    for game in names():
        page.goto("about:blank")
        page.goto(f"{page.context.base}/#/")
        view = moments(game)[1]
        page.evaluate("(view) => { window.laid = view; location.hash = '#/table/1'; }", view)
        expect(page.locator(".do .current, .do .turn").first).to_be_visible()
        assert not serious(page), game
        assert page.evaluate(CUT_HEADINGS) == [], game


def test_the_code_for_bg_stats_is_a_picture(open_page, tables):
    page = open_page("phone", f"#/table/{tables['end']}/end")
    page.get_by_role("button", name="BG Stats").click()
    code = page.get_by_alt_text("QR code")
    expect(code).to_be_visible()
    wait_until(page, "document.querySelector('.bg img').complete")
    assert code.evaluate("(image) => image.naturalWidth") > 0


def test_a_rematch_has_the_same_set_up(open_page, companion, tables):
    page = open_page("phone", f"#/table/{tables['end']}/end")
    page.locator(".page > .primary").click()
    expect(page.locator(".list li").first).to_be_visible()
    again = int(page.evaluate("location.hash").split("/")[2])
    old, new = (companion.say("view", table=table).json() for table in (tables["end"], again))
    assert again != tables["end"] and new["setup"] == old["setup"] and not new["over"]


def test_back_after_a_look_does_not_open_it_again(open_page, tables):
    page = open_page("phone")
    page.goto(f"{page.context.base}/#/table/{tables['play']}")
    expect(page.locator(".play")).to_be_visible()
    page.get_by_role("button", name=re.compile("Menu")).click()
    page.locator("dialog .button").nth(2).click()
    expect(page.locator(".play")).to_have_count(0)
    page.locator("header a").click()
    expect(page.locator(".play")).to_be_visible()
    page.go_back()
    expect(page.locator(".games")).to_be_visible()


def test_the_language_belongs_to_the_device(open_page, companion, tables):
    russian = open_page("phone", "#/settings", language="ru-RU")
    expect(russian.locator("html")).to_have_attribute("lang", "ru")
    with russian.expect_response(lambda reply: reply.url.endswith("settings-save")):
        russian.get_by_role("radio", name="Тёмная").check(force=True)
    english = open_page("tablet")
    expect(english.locator("html")).to_have_attribute("data-theme", "dark")
    expect(english.locator("html")).to_have_attribute("lang", "en")


def test_pictures_of_saved_games_keep_inside_their_cards(open_page, companion, tables):
    for game in names():
        companion.say("new", game=game)
    page = open_page("phone")
    expect(page.locator(".saved article .small-board > *").nth(3)).to_be_visible()
    outside = """() => [...document.querySelectorAll('.saved article')].filter((card) => {
      const frame = card.getBoundingClientRect(), picture = card.querySelector('.picture');
      const {left, right, top, bottom} = picture.getBoundingClientRect();
      return getComputedStyle(picture).overflow !== 'hidden' || left < frame.left || right > frame.right
        || top < frame.top || bottom > frame.bottom;
    }).length"""
    assert page.evaluate(outside) == 0


def test_a_number_counts_while_it_is_typed(open_page, companion, tables):
    page = open_page("phone", f"#/table/{tables['fight']}")
    steps_done(page)
    field = page.locator(".ask").get_by_role("textbox")
    expect(field).to_be_visible()
    field.fill("")
    field.press_sequentially("5")
    shown = page.get_by_role("button", name="Answer: 5")
    expect(shown).to_be_visible()
    with page.expect_request(lambda one: one.url.endswith("/api/answer")) as sent:
        shown.dispatch_event("click")
    assert sent.value.post_data_json["value"] == 5


def test_one_key_asks_why_and_nothing_else(open_page, tables):
    page = open_page("desktop", "#/settings")
    expect(page.locator(".switches")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_have_count(0)
    page.goto(f"{page.context.base}/#/table/{tables['play']}")
    expect(page.locator(".play")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".why")).to_be_visible()


def test_territories_are_named_one_way_large_enough_to_read(open_page, companion):
    table = companion.say("new", game="scythe", seed=3).json()["table"]
    page = open_page("phone", f"#/table/{table}")
    name = page.locator(".play svg .name", has_text="6-3").first
    expect(name).to_be_visible()
    size = "(text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a"
    wait_until(page, f"({size})(document.querySelector('.play svg.small .name')) >= 10")
    page.locator("[data-spot=R6C3]").dispatch_event("click")
    expect(page.locator(".tray.held")).to_contain_text("6-3".replace("-", "\u2060-\u2060"))
    named = page.locator(".play svg .name").all_text_contents()
    assert all(re.fullmatch(r"\d-\d", each) for each in named)


def test_real_time_speaks_of_pendulum_alone(open_page, tables):
    page = open_page("phone", f"#/table/{tables['pendulum']}")
    expect(page.locator(".timers")).to_be_visible()
    foreign = re.compile(r"territor|faction|popularity|combat card|star card|encounter|mech\b", re.I)
    assert not foreign.findall(page.locator("body").inner_text())


def test_the_table_comes_to_another_device_by_link_and_by_code(browser, tmp_path):
    with Companion(tmp_path, "--port", "0", "--lan") as served:
        host = browser.new_context(locale="en-GB").new_page()
        host.goto(f"{served.url}/?key={served.key}")
        table = served.say("new", game="scythe", seed=3).json()["table"]
        host.goto(f"{served.url}/#/table/{table}")
        host.get_by_role("button", name=re.compile("Menu")).click()
        host.get_by_role("button", name=re.compile("another device")).click()
        field = host.locator("dialog .field")
        expect(field).to_have_value(re.compile(rf"#/table/{table}$"))
        link = field.input_value()
        assert "127.0.0.1" not in link and "localhost" not in link, "no other device would find that"
        expect(host.locator("dialog figure svg")).to_be_visible()
        assert text_of(host.locator("dialog figure").inner_html()) == link
        guest = browser.new_context(locale="en-GB").new_page()
        guest.goto(link)
        expect(guest.locator(".play")).to_be_visible()
        guest.context.close()
        host.context.close()


@pytest.mark.parametrize("width", [1024, 1280, 1440])
@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_beside_undo_and_redo_the_large_button_keeps_its_room(open_page, companion, language, width):
    """A game of the lab is gone through with Redo: both stand there with their names."""
    view = companion.say("new", game="scythe", setup={}).json()
    table = view["table"]
    for op in ("deal", "deal", "undo"):
        view = companion.say(op, table=table, version=view["version"]).json()
    assert view["undo"] and view["redo"]
    page = open_page("desktop", f"#/table/{table}", language=language)
    page.set_viewport_size({"width": width, "height": 800})
    button = page.locator("footer .primary")
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box["width"] >= 180 and box["height"] <= 90, box
    assert page.evaluate(FITS)
