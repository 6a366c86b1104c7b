"""A whole game of Red Rising through the page: one tap deploys, one gains, the Automus answers."""

import re

import pytest
from axe import serious
from playwright.sync_api import expect
from screens import finish
from table_taps import answer, start, steps_done, tapped

from automatable.locales import Words

pytestmark = pytest.mark.slow
UNCOVERED = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
PLACES = ("jupiter", "mars", "luna", "institute")


def new(companion, **setup):
    """A table made behind the page's back; you begin."""
    setup = {"first": "human", **setup}
    return companion.say("new", game="red-rising", setup=setup, seed=5).json()["table"]


def view(companion, table):
    return companion.say("view", table=table).json()


def settle(page):
    """Answer whatever the turn asks; the final count is another matter."""
    steps_done(page)
    while page.locator(".ask", has_not_text=re.compile("лавр|laurels", re.I)).count():
        answer(page)
        steps_done(page)


def turn(page):
    """A whole turn, yours (deploy or scout, then gain) or the Automus's."""
    for _ in range(2):
        steps_done(page)
        primary = page.locator('footer [data-act="deal"]')
        own = ".board [data-act], [data-scout], .tray [data-act]"
        tapped(page, 'footer [data-act="deal"]' if primary.count() else own)
        settle(page)
        if primary.count() or not page.locator("[data-took]").count():
            return


def test_a_whole_game_on_a_desktop_in_russian(open_page, companion):
    page = open_page("desktop", language="ru-RU")
    table = start(page, "Алое восстание")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    settle(page)  # the even cards on the board
    turns = 0
    while view(companion, table)["position"]["phase"] not in ("ended", "counted"):
        assert turns < 90
        turn(page)
        turns += 1
    assert turns > 10
    expect(page.locator(".ask h2")).to_have_text("Подсчёт лавров.")
    page.locator('.ask [data-value="cards"]').dispatch_event("click")  # a tap so soon is the one before
    expect(page.locator(".ask h2")).to_contain_text("В руке Автомуса карт")
    answer(page)
    names = ["Lorn", "Judge", "Aja", "Nero", "Virga", "Pelus", "Sefi", "Dancer", "Deanna", "Harmony", "Trigg"]
    russian = Words("ru", "red-rising")
    for name in names[: view(companion, table)["position"]["human"]["hand"]]:
        shown = russian.say(f"red-rising-character-{name.lower()}")
        page.get_by_role("searchbox").fill(shown.lower())
        page.locator(".ask .button", has_text=shown).first.click()
        expect(page.get_by_role("searchbox")).to_have_value("")
        expect(page.locator(".ask .primary")).to_be_in_viewport()
    listed = page.locator(".ask .options .button").all_text_contents()
    listed = [name.strip().replace("\xad", "") for name in listed]  # long names have their hyphens
    sorted_names = ["4D-художник", "Администратор", "Айя", "Алия Снежный Воробей"]
    assert listed[: len(sorted_names)] == sorted_names
    tapped(page, ".ask .primary")
    while page.locator(".ask").count():
        answer(page)
    steps_done(page)
    page.locator('footer [data-act="end"]').click()
    expect(page.locator(".winner h2")).to_be_visible()
    for side in view(companion, table)["result"]["sides"]:
        assert sum(value for _, value in side["parts"]) == side["total"]
        expect(page.locator("tfoot td", has_text=str(side["total"])).first).to_be_visible()


def test_a_few_turns_on_a_phone_in_english(open_page, companion):
    page = open_page("phone")
    start(page, "Red Rising")
    settle(page)
    for _ in range(6):
        turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator("article.card .number")).to_have_count(2)


def test_two_taps_are_a_whole_turn_and_the_bonus_follows(open_page, companion):
    table = new(companion)
    companion.say("answer", table=table, question="even-cards", value=4)
    page = open_page("phone", f"#/table/{table}")
    expect(page.locator(".ask")).to_have_count(0)
    tapped(page, '[data-act="jupiter"]')
    expect(page.locator('[data-act="jupiter"]')).to_have_count(0)
    tapped(page, '[data-took="influence"]')
    tapped(page, '[data-act="mars"]')
    now = view(companion, table)["position"]
    assert now["human"]["helium"] >= 1 and now["human"]["influence"] == 1
    assert now["locations"] == {"jupiter": 3, "mars": 1, "luna": 2, "institute": 2}
    steps_done(page)
    expect(page.locator("footer .primary")).to_contain_text("Automus’s turn")
    page.locator(".steps .button").first.click()
    expect(page.locator('[data-act="mars"]')).to_be_visible()


def test_where_the_app_keeps_the_cards_a_card_of_the_hand_is_deployed(open_page, companion):
    table = new(companion, cards="app")
    page = open_page("tablet", f"#/table/{table}")
    steps_done(page)
    name = page.locator(".hand .character span").nth(1).inner_text()
    page.locator(".hand .character").nth(1).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_contain_text(name)
    shown = view(companion, table)["position"]
    ability = Words("en", "red-rising").say(f"red-rising-does-{shown['human']['hand'][1]}")
    expect(page.locator(".hand .does")).to_contain_text(ability)
    for language, other in (("en", page), ("ru", open_page("phone", f"#/table/{table}", language="ru-RU"))):
        other.locator('[data-place="mars"] .character').first.dispatch_event("click")
        opened = other.locator('[data-place="mars"] [aria-expanded=true] em')
        top = shown["locations"]["mars"][0]
        said = Words(language, "red-rising").say(f"red-rising-does-{top}")
        assert opened.inner_text().replace("\xad", "") == said
    tapped(page, '[data-act="luna"]')
    settle(page)
    expect(page.locator('[data-place="luna"] .character').first).to_contain_text(name)
    assert len(view(companion, table)["position"]["human"]["hand"]) == 4


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_hand_and_places_are_on_a_phone_together_while_a_card_is_chosen(open_page, companion, language):
    page = open_page("phone", f"#/table/{new(companion, cards='app')}", language=language)
    steps_done(page)
    hand, places = page.locator(".hand .character"), page.locator(".board [data-act]")
    for is_chosen in (False, True):
        if is_chosen:
            hand.nth(1).dispatch_event("click")
            expect(page.locator(".hand .does")).to_be_in_viewport(ratio=1)
        expect(hand).to_have_count(5)
        expect(places).to_have_count(4)
        for one in (*hand.all(), *places.all()):
            expect(one).to_be_in_viewport(ratio=1)
            page.wait_for_function(UNCOVERED, arg=one.element_handle())
    tapped(page, '[data-act="mars"]')
    settle(page)
    expect(page.locator(".tray .hand")).to_have_count(0)  # it lies on the board again
    expect(page.locator(".board .hand .character")).to_have_count(4)


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_the_question_for_the_card_says_what_each_card_of_the_hand_does(open_page, companion, language):
    table = new(companion, cards="app")
    page = open_page("phone", f"#/table/{table}", language=language)
    steps_done(page)
    tapped(page, '.board [data-act="mars"]')
    words = Words(language[:2], "red-rising")
    hand = view(companion, table)["position"]["human"]["hand"]
    expect(page.locator(".ask [data-value]")).to_have_count(len(hand))
    for card in hand:
        note = page.locator(f'.ask [data-value="{card}"] small')
        expect(note).to_have_text(words.say(f"red-rising-does-{card}"))
        expect(note).to_be_visible()


def test_an_ability_moves_any_card_in_two_taps(open_page, companion):
    table = new(companion, cards="app")
    page = open_page("desktop", f"#/table/{table}")
    steps_done(page)
    lowest = page.locator('[data-place="mars"] .character').nth(1)
    name = lowest.locator("span").inner_text()
    page.get_by_role("button", name="An ability moved a card").click()
    lowest.click()
    tapped(page, '[data-act="banished"]')
    now = view(companion, table)["position"]
    assert len(now["banished"]) == 1 and now["banished"][0] in name.lower().replace(" ", "-")
    assert len(now["locations"]["mars"]) == 1


def test_tracks_tokens_letters_and_the_scoring_card_are_corrected_by_tapping(open_page, companion):
    table = new(companion, cards="app")
    page = open_page("phone", f"#/table/{table}")
    before = view(companion, table)["position"]
    expect(page.locator('[data-side="human"] .sum b')).to_have_text("0")
    page.locator('[data-side="human"]').get_by_role("button", name=re.compile("fleet")).click()
    page.get_by_role("button", name="More: fleet").click()
    tapped(page, "dialog .primary")
    expect(page.locator('[data-side="human"] .sum b')).to_have_text("1")
    tapped(page, ".side .chip:has-text('You')")
    expect(page.locator('[data-side="human"] .sum b')).to_have_text("11")
    page.locator('[data-place="mars"] .letter').click()
    tapped(page, '[data-place="luna"] .letter')
    tapped(page, ".chip.tick[aria-pressed=false]")
    now = view(companion, table)["position"]
    assert now["human"]["fleet"] == 1 and now["sovereign"] == "human"
    assert now["priorities"]["mars"] == before["priorities"]["luna"]
    assert now["side"] != before["side"]


def test_why_marks_the_location_of_a_card_and_those_along_the_arrow(open_page, companion):
    letters = {f"priorities.{at}": letter for at, letter in zip(PLACES, "ABCD", strict=True)}
    # card 22 gains from C; past an empty Luna the other locations are weighed
    for luna, marked in ((2, 1), (0, 3)):
        table = new(companion, first="automus")
        companion.say("answer", table=table, question="even-cards", value=4)
        companion.say(
            "event", table=table, event={"type": "corrected", "set": {**letters, "locations.luna": luna}}
        )
        companion.say("event", table=table, event={"type": "turned", "card": 22, "second": 20})
        page = open_page("desktop", f"#/table/{table}/why")
        expect(page.locator(".column.chosen .mark")).to_have_count(1)
        assert page.locator(".column .mark").count() >= marked
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".frame.on").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".column.chosen .mark")).to_be_in_viewport(ratio=1)


BROKEN = """() => [...document.querySelectorAll('.character span, .figure span')].flatMap((span) => {
  const [text, range] = [span.firstChild, document.createRange()];
  const line = (n) => {
    range.setStart(text, n);
    range.setEnd(text, n + 1);
    return range.getBoundingClientRect().bottom; // the first letter of a line may reach up to the one before
  };
  // a line may end after a blank, a hyphen, a place for one
  const parts = [...text.data.matchAll(/[^\\s\\u00ad-]+/g)];
  const whole = ({ index, 0: part }) => [...part].every((_, n) => line(index + n) === line(index));
  return span.scrollWidth > span.clientWidth || !parts.every(whole) ? [text.data] : [];
})"""
"""The names on the screen that are broken inside a syllable, or wider than their card."""


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_no_name_of_a_character_is_broken_inside_a_syllable(open_page, companion, language):
    table = new(companion, cards="app")
    now = view(companion, table)["position"]
    deck = now["deck"]["rest"]
    share = {f"locations.{place}": now["locations"][place] + deck[n::4] for n, place in enumerate(PLACES)}
    sentence = companion.say(
        "event", table=table, event={"type": "corrected", "set": share | {"deck.rest": []}}
    )
    assert sentence.is_success, sentence.text
    page = open_page("phone", f"#/table/{table}", language=language)
    expect(page.locator(".columns .character")).to_have_count(8 + len(deck))
    for width in (360, 390, 820, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        assert not page.evaluate(BROKEN), width


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_nothing_serious_for_a_screen_reader(open_page, companion, theme, size):
    kept, sentence = new(companion), new(companion, cards="app")
    companion.say("answer", table=kept, question="even-cards", value=4)
    companion.say("event", table=sentence, event={"type": "led", "deploy": "mars", "gain": "luna"})
    turned, ended = new(companion, cards="app", first="automus"), new(companion, cards="app")
    companion.say("deal", table=turned)
    finish(companion, ended)
    page = open_page(size, color_scheme=theme)
    for table, path, there in (
        (kept, "", ".red-rising"),
        (sentence, "", ".red-rising"),
        (turned, "", "article .number"),
        (turned, "/why", ".frame"),
        (ended, "/end", ".winner"),
    ):
        page.goto(f"{companion.url}/#/table/{table}{path}")
        page.wait_for_selector(there)
        assert not serious(page), (path, serious(page))
