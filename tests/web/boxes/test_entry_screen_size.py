"""A component is one screen: on a phone everything it is entered with is in sight at once."""

from __future__ import annotations

from typing import Any

import pytest
from games.golem.entry.first_game import Script
from games.golem.entry.scripted_owner import question_of
from playwright.sync_api import expect
from table_taps import steps_done

pytestmark = pytest.mark.slow

LANGUAGES = ("en-GB", "ru-RU")
COMPONENTS = {
    "golem": ("automa_cards.01", "action_tiles.01", "starting_tiles.01", "quarters.red-01", "books.01"),
    "pendulum": ("cards.1",),
}
HIDDEN = """() => {
  const ends = document.querySelector('.ends').getBoundingClientRect();
  const inside = [...document.querySelectorAll('.component-entry :is(button, input, .label)')];
  const cut = (one) => {
    const box = one.getBoundingClientRect();
    return box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > ends.top + 1;
  };
  if (!inside.length || ends.bottom > innerHeight) return ['the buttons at the foot'];
  return inside.filter(cut).map((one) => one.dataset.value ?? one.textContent);
}"""
"""What nobody sees without scrolling; the buttons at the foot stay in sight and hide what is below them."""
SMALL = """() => [...document.querySelectorAll('.component-entry button, .ends button')].flatMap((one) => {
  const box = one.getBoundingClientRect();
  return Math.min(box.width, box.height) < 28 ? [one.textContent] : [];
})"""
"""Buttons a finger does not find."""


def in_sight(page: Any) -> None:
    assert page.evaluate("document.querySelector('.component-entry') !== null && scrollY === 0")
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_a_tile_and_a_book_are_entered_in_the_catalog_without_scrolling(
    open_page, companion, language
):
    for game, components in COMPONENTS.items():
        companion.say("box-save", game=game, tables={})
        for component in components:
            page = open_page("phone", f"#/boxes/{game}", language)
            page.locator(f'[data-component="{component}"]').dispatch_event("click")
            expect(page.locator(f'[data-entry="{component}"]')).to_be_visible()
            in_sight(page)


@pytest.fixture(scope="module")
def in_play(companion):
    """Tables at which a card is asked for, and what a criterion has to know of the marbles."""
    found: dict[str, int] = {}
    for kind, seed in {"automa_cards.": 7, "where-": 0, "fullest": 8}.items():
        companion.say("box-save", game="golem", tables={})
        script = Script(seed, hand=False)
        table = companion.say("new", game="golem", setup=script.setup, seed=seed).json()["table"]
        while True:
            view = companion.say("view", table=table).json()
            question = question_of(view["questions"][0])
            if question.id.startswith(kind) and question.fields:
                break
            companion.say("answer", table=table, value=script.answer(view["position"], question))
            script.owner.look(companion.say("view", table=table).json())
        found[kind] = table
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_play_a_card_and_the_marbles_are_entered_without_scrolling(open_page, in_play, language):
    for kind, table in in_play.items():
        page = open_page("phone", f"#/table/{table}", language)
        steps_done(page)
        expect(page.locator(f'.ask [data-field^="{kind}"], .ask [data-field="mirror"]').first).to_be_visible()
        in_sight(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_named_for_people_who_do_not_know_them(open_page, companion, language):
    companion.say("box-save", game="golem", tables={})
    page = open_page("phone", "#/boxes/golem", language)
    page.locator('[data-component="action_tiles.01"]').dispatch_event("click")
    name = page.locator('[data-value="kill"] span')
    expect(name).to_have_css("position", "absolute")
    page.locator('[data-act="names"]').dispatch_event("click")
    expect(name).to_have_css("position", "static")
