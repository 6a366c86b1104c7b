"""Every screen of every game on a phone, in both languages: no raw key, no word of the other language."""

import pytest
from devices import PATIENCE
from language_check import amiss
from screens import any_answer, finish, pendulum

SETUPS = {
    "golem": {},
    "pendulum": {"level": "D"},
    "red-rising": {"first": "human", "cards": "app"},
    "scythe": {},
}
LANGUAGES = {"en": "en-GB", "ru": "ru-RU"}
TO_THE_BOX = {"en": "To my box", "ru": "К моей коробке"}
TURNS = 24
HAND_BY_HAND = 6
"""The table is looked at each so many answers."""

READ = """() => {
  const found = [];
  const own = (element) => element.closest('[lang]').lang.slice(0, 2);
  const note = (element, text) => text?.trim() && found.push([own(element), text.trim()]);
  for (const element of document.querySelectorAll('body, body *')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (['SCRIPT', 'STYLE'].includes(element.tagName)) continue;
    for (const node of element.childNodes) if (node.nodeType === 3) note(element, node.data);
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
      note(element, element.getAttribute(name));
    if (element.matches('textarea, input:not([type=radio], [type=checkbox])')) note(element, element.value);
  }
  return found;
}"""
"""What eyes and screen readers find on the screen, with the language it is marked as."""


@pytest.fixture(params=LANGUAGES)
def walk(request, companion, open_page):
    """A phone in one language that notes what should not be read on the screens it is shown."""
    language, wrong = request.param, {}
    page = open_page("phone", language=LANGUAGES[language])

    def look(where, path=None, there=None, foreign=0):
        if path is not None:
            page.goto(f"{companion.url}/{path}")
        if there:
            page.wait_for_selector(there, timeout=PATIENCE)
        marked = set()
        for tongue, text in page.evaluate(READ):
            if tongue != language:
                marked.add(text)
            elif found := amiss(language, without_links(text)):
                wrong.setdefault(where, set()).update((each, text[:80]) for each in found)
        if len(marked) > foreign:
            wrong.setdefault(where, set()).add(("foreign", *sorted(marked)))

    look.language = language  # type: ignore[attr-defined]
    look.page = page  # type: ignore[attr-defined]
    yield look
    assert not wrong


def without_links(text):
    """An address says what it says in any language."""
    return " ".join(word for word in text.split() if "://" not in word)


def turns(companion, view):
    """The game goes on by any answer, some of its moments after the other."""
    for number in range(TURNS):
        if view["over"] or not view["questions"]:
            return
        if view["deals"]:
            view = companion.say("deal", table=view["table"]).json()
        else:
            question = view["questions"][0]
            value = any_answer(question)
            view = companion.say("answer", table=view["table"], question=question["id"], value=value).json()
        if number % HAND_BY_HAND == 0:
            yield view


def ended(companion, game, view):
    """A finished game: Pendulum's clock is nobody's answer."""
    if game == "pendulum":
        return pendulum(companion)["pendulum-end"]
    finish(companion, view["table"])
    return view["table"]


@pytest.mark.parametrize("game", SETUPS)
def test_every_screen_of_a_game(walk, companion, game):
    walk(f"{game}: new", f"#/new/{game}", ".first")
    for folded in walk.page.locator("details").all():
        folded.evaluate("(element) => (element.open = true)")
    walk(f"{game}: new, all choices")
    view = companion.say("new", game=game, setup=SETUPS[game], seed=7).json()
    table = f"#/table/{view['table']}"
    walk(f"{game}: checklist", f"{table}/checklist", ".list li")
    walk(f"{game}: table", table, ".play")
    for later in turns(companion, view):
        walk.page.wait_for_selector(f".play[data-version='{later['version']}']", timeout=PATIENCE)
        walk(f"{game}: turn {later['version']}")
    walk.page.locator("[data-menu]").dispatch_event("click")
    walk(f"{game}: menu", there="dialog[open]", foreign=1)
    walk.page.evaluate("document.querySelectorAll('dialog').forEach((dialog) => dialog.close())")
    walk(f"{game}: why", f"{table}/why", ".frame", foreign=99)
    walk.page.locator("summary").evaluate_all(
        "(all) => all.forEach((one) => (one.parentElement.open = true))"
    )
    walk(f"{game}: why, as text", foreign=99)
    walk(f"{game}: what if", f"{table}/whatif", ".whatif")
    walk(f"{game}: correct", f"{table}/correct", ".group")
    walk.page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    walk(f"{game}: correct, all of it")
    walk(f"{game}: log", f"{table}/log", "ol li")
    walk(f"{game}: end", f"#/table/{ended(companion, game, view)}/end", ".winner")
    walk(f"{game}: box", f"#/boxes/{game}", ".kind")
    for kind in companion.say("box", game=game).json()["catalog"]:
        walk.page.locator(f'[data-component="{kind["components"][0]["key"]}"]').dispatch_event("click")
        walk(f"{game}: {kind['table']}", there=".group, .component-entry", foreign=1)
        walk.page.locator("details.group").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
        walk(f"{game}: {kind['table']}, all of it", foreign=1)
        walk.page.get_by_text(TO_THE_BOX[walk.language]).dispatch_event("click")


def test_every_screen_around_the_games(walk, companion):
    walk("home", "#/", ".game")
    walk("new", "#/new", ".game")
    finish(companion, companion.say("new", game="scythe", setup={}, seed=7).json()["table"])
    walk("history", "#/history", "table")
    walk("boxes", "#/boxes", "a.sheet")
    walk("settings", "#/settings", ".switches", foreign=1)
    walk.page.keyboard.press("h")
    walk("shortcuts", there="dialog[open]", foreign=1)
