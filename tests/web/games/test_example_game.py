"""A game of another package in the page: found, worded, played to its end with nothing of the page's own."""

import re
from pathlib import Path

import pytest
from devices import Companion
from language_check import amiss
from playwright.sync_api import expect
from table_taps import start, to_the_end

from automatable import games

EXAMPLE = Path(__file__).parents[3] / "examples" / "night-market"


@pytest.fixture(scope="module")
def companion(browser, tmp_path_factory):
    """The companion of someone who has installed the example."""
    site = tmp_path_factory.mktemp("site")
    info = site / "night_market-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: night-market\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[{games.GROUP}]\nnight-market = night_market:GAME\n")
    found = f"import sys; sys.path[:0] = [{str(site)!r}, {str(EXAMPLE)!r}]"

    class Installed(Companion):
        program: tuple[str, ...] = (
            "-c",
            f"{found}; from automatable.cli.commands.serve import serve; serve()",
        )

    with Installed(tmp_path_factory.mktemp("home"), "--port", "0") as served:
        served.browser = browser
        yield served


@pytest.mark.parametrize(("language", "name"), [("en-GB", "The Night Market"), ("ru-RU", "Ночной рынок")])
def test_an_installed_game_is_played_to_its_end_in_its_own_words(open_page, language, name):
    page = open_page("phone", language=language)
    start(page, name)
    assert to_the_end(page) >= 3
    expect(page.locator("body")).not_to_contain_text("night-market-")


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_its_box_and_its_values_are_read_and_corrected_in_words(open_page, companion, language):
    table = companion.say("new", game="night-market", setup={}, seed=1).json()["table"]
    page = open_page("phone", f"#/table/{table}/correct", language=language)
    expect(page.locator(".group").first).to_be_visible()
    page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    screens = [page.locator("main").inner_text()]
    page.goto(f"{companion.url}/#/boxes/night-market")
    for component in ("cards.1", "lane", "moon"):
        tile = page.locator(f'[data-component="{component}"]')
        expect(tile).to_be_visible()
        screens.append(page.locator("main").inner_text())
        tile.dispatch_event("click")
        expect(page.locator(".group, .component-entry").first).to_be_visible()
        screens.append(page.locator("main").inner_text())
        page.get_by_role("button", name=re.compile("To my box|К моей коробке")).dispatch_event("click")
    for screen in screens:
        assert not amiss(language[:2], screen), screen
