"""What players stumbled over once: narrow screens, large text, Back, codes, a rematch, the language."""

import re

import pytest
from axe import serious
from playwright.sync_api import expect
from recorded import LAID_OUT, names, views
from screens import SCREENS, prepare, show

pytestmark = pytest.mark.slow
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def tables(companion):
    return prepare(companion)


def moments(game):
    """Some moments of a recorded game in which something is told, far apart."""
    told = [view for view in views(game, 0) if view["rows"]]
    return told[:: max(1, len(told) // 4)]


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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_at_a_glance_has_no_serious_accessibility_violation(open_page, theme):
    page = open_page("phone", color_scheme=theme)
    page.context.add_init_script(LAID_OUT)
    for game in names():
        page.goto("about:blank")
        page.goto(f"{page.context.base}/#/")
        view = moments(game)[1]
        page.evaluate("(view) => { window.laid = view; location.hash = '#/table/1'; }", view)
        expect(page.locator(".do .current")).to_be_visible()
        assert not serious(page), game


def test_the_code_for_bg_stats_is_a_picture(open_page, tables):
    page = open_page("phone", f"#/table/{tables['end']}/end")
    page.get_by_role("button", name="BG Stats").click()
    code = page.get_by_alt_text("QR code")
    expect(code).to_be_visible()
    page.wait_for_function("document.querySelector('.bg img').complete")
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
