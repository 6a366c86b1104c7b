"""No word is broken in its middle: every screen, set-up and box, on phones, a tablet and a desktop."""

import pytest
from devices import SIZES
from playwright.sync_api import expect
from screens import SCREENS, any_answer, prepare, show
from table_taps import steps_done

pytestmark = pytest.mark.slow
PHONES = (360, 390)
WIDTHS = (*PHONES, *(width for width, _ in SIZES.values() if width not in PHONES))
GAMES = {
    "golem": {"box": "practice"},
    "golem, own values": {"box": "owner"},
    "pendulum": {"level": "D"},
    "red-rising": {"first": "human", "cards": "table"},
    "red-rising, cards in the app": {"first": "human", "cards": "app"},
    "scythe": {},
    "viticulture": {},
}
ANSWERS = 14
"""A table is played this far, but for one that asks first what is printed."""

BROKEN = r"""() => {
  const [found, range] = [new Set(), document.createRange()];
  const hidden = (element) => element.closest('script, style, textarea, option, svg, [inert], .unseen')
    || !element.checkVisibility({ visibilityProperty: true })
    || getComputedStyle(element).clipPath === 'inset(50%)';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = walker.nextNode());) {
    if (!text.parentElement || hidden(text.parentElement)) continue;
    const line = (n) => {
      range.setStart(text, n);
      range.setEnd(text, n + 1);
      return range.getBoundingClientRect().bottom; // the top of a line's first letter may be higher
    };
    // a line may end after a blank, a hyphen or a dash, and at a place for a hyphen
    for (const { index, 0: part } of text.data.matchAll(/[^\s\u00ad\u2010\u2011\/–—→-]{2,}/g))
      if (Math.abs(line(index) - line(index + part.length - 1)) > 3)
        found.add(`${part} (${text.data.trim()})`);
  }
  return [...found];
}"""
"""The words on the screen that begin on one line and end on the next, with the text around them."""
OUTSIDE = """() => [...document.querySelectorAll('.whatif .ask .row')].filter(
  (row) => row.scrollWidth > row.clientWidth + 1).length"""
"""How many rows of buttons in the question are wider than their place."""

LOOKS = (("why", "main .frame, main p"), ("correct", ".group"), ("log", "ol li"), ("whatif", ".two > * > *"))
OPEN = "document.querySelectorAll('details').forEach((drawer) => (drawer.open = true))"
DRAWN = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))))"""


@pytest.fixture(scope="module")
def tables(companion):
    return prepare(companion)


@pytest.fixture(scope="module")
def played(companion):
    """A table of each game, some answers on."""
    found = {}
    for name, setup in GAMES.items():
        view = companion.say("new", game=name.split(",")[0], setup=setup, seed=7).json()
        for _ in range(ANSWERS if setup != {"box": "owner"} else 0):
            if view["over"] or not view["questions"]:
                break
            if view["deals"]:
                view = companion.say("deal", table=view["table"]).json()
                continue
            question = view["questions"][0]
            value = any_answer(question)
            answer = companion.say("answer", table=view["table"], question=question["id"], value=value)
            assert answer.is_success, (name, question, answer.text)
            view = answer.json()
        found[name] = view["table"]
    return found


@pytest.fixture(params=["en", "ru"])
def read(request, companion, open_page):
    """A page in one language, and a look at it in every width that notes what is broken."""
    companion.say("settings-save", settings={"language": request.param})
    page = open_page("phone", language={"en": "en-GB", "ru": "ru-RU"}[request.param])
    broken = {}

    def look(where):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            page.evaluate(DRAWN)
            for word in page.evaluate(BROKEN):
                broken.setdefault(word, []).append((where, width))
        page.set_viewport_size({"width": PHONES[0], "height": 844})

    yield page, look
    companion.say("settings-save", settings={"language": "en"})
    assert not broken, "\n".join(f"{word}: {places}" for word, places in broken.items())


def test_no_word_of_a_screen_is_broken(read, tables):
    page, look = read
    for screen in SCREENS:
        show(page, screen, tables)
        look(screen)


def test_no_word_of_a_table_is_broken(read, played):
    page, look = read
    for name, table in played.items():
        page.goto(f"{page.context.base}/#/table/{table}")
        page.wait_for_selector(".play .board > *")
        look(name)
        steps_done(page)
        look(f"{name}, steps done")
        for path, there in LOOKS if name != "golem, own values" else LOOKS[1:]:
            page.goto(f"{page.context.base}/#/table/{table}/{path}")
            page.wait_for_selector(there)
            page.evaluate(OPEN)
            look(f"{name}, {path}")
    page.goto(f"{page.context.base}/#/")
    page.locator(".saved + .button").click()
    expect(page.locator(".saved article")).not_to_have_count(4)
    look("home")


def test_no_word_of_a_set_up_or_a_box_is_broken(read):
    page, look = read
    for game in sorted({name.split(",")[0] for name in GAMES}):
        for path, there in (("new", ".bar .primary"), ("boxes", ".kind")):
            page.goto(f"{page.context.base}/#/{path}/{game}")
            page.wait_for_selector(there)
            page.evaluate(OPEN)
            look(f"{game}, {path}")


def test_the_symbols_of_a_printed_value_stay_within_their_panel(read, played):
    page, look = read
    page.goto(f"{page.context.base}/#/table/{played['golem, own values']}/whatif")
    page.wait_for_selector(".whatif .ask .button")
    page.evaluate(DRAWN)
    assert page.evaluate(OUTSIDE) == 0
    look("what would it do?")
