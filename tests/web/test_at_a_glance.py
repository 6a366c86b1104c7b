"""The table at a glance: step and place are on the screen together, and no tap counts twice."""

import re
import time

import pytest
from at_table import changed, start, steps_done, version
from playwright.sync_api import expect

pytestmark = pytest.mark.slow
PHONE = {"width": 390, "height": 844}
GAMES = {
    "scythe": {"level": "automa", "human": "saxony", "automa": "nordic"},
    "pendulum": {"level": "D"},
    "red-rising": {"first": "automus"},
    "golem": {},
}
BOXES = """() => {
  const box = (element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return {x, y, width, height};
  };
  const step = document.querySelector('.do .current');
  return {
    step: step && box(step),
    lines: step && Math.round(step.querySelector('.text').getBoundingClientRect().height
      / parseFloat(getComputedStyle(step.querySelector('.text')).lineHeight)),
    sheet: document.querySelector('.do').getBoundingClientRect().top,
    places: [...document.querySelectorAll('.pane .focused, .pane [data-focus]')].map(box),
    primary: [...document.querySelectorAll('footer > .primary')].map(box),
    scrolled: scrollY,
    wide: document.documentElement.scrollWidth,
  };
}"""


def inside(box, bottom):
    """Whether the middle of a box can be seen: inside the width, and above what covers the board."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return 0 <= x <= PHONE["width"] and 0 <= y <= bottom


def looked_at(page, lines):
    """Every step of what is told, measured one after the other."""
    while True:
        page.wait_for_timeout(30)
        seen = page.evaluate(BOXES)
        assert seen["scrolled"] == 0 and seen["wide"] <= PHONE["width"]
        if not page.locator('footer [data-act="step"]').count():
            return
        step = seen["step"]
        assert step["y"] >= 0 and step["y"] + step["height"] <= PHONE["height"]
        assert step["x"] >= 0 and step["x"] + step["width"] <= PHONE["width"]
        assert not seen["places"] or any(inside(place, seen["sheet"]) for place in seen["places"])
        assert all(inside(button, PHONE["height"]) for button in seen["primary"])
        lines.append(seen["lines"])
        page.locator('footer [data-act="step"]').dispatch_event("click")


def happens(served, view, at):
    """The next thing in a game: whatever comes first; Pendulum's real time is told in events."""
    table = view["table"]
    if view["deals"]:
        return served.say("deal", table=table).json()
    for question in view["questions"]:
        options = question["options"]
        value = (
            options[at % len(options)]["value"] if options else question["default"] or question["low"] or 0
        )
        if question["many"]:
            value = [value]
        return served.say("answer", table=table, question=question["id"], value=value).json()
    phase = view["position"].get("phase")
    event = {"placing": {"type": "round-started", "at": at * 1000}}.get(
        phase, {"type": "worker-lifted", "at": at * 1000}
    )
    return served.say("event", table=table, event=event).json()


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("game", GAMES)
def test_a_step_and_its_place_are_on_a_phone_together(open_page, companion, game, language):
    view = companion.say("new", game=game, setup=GAMES[game], seed=7).json()
    page = open_page("phone", f"#/table/{view['table']}", language=language)
    expect(page.locator(".play .board > *").first).to_be_visible()
    lines = []
    for at in range(1, 26):
        looked_at(page, lines)
        view = happens(companion, view, at)
        if "error" in view or view["over"]:
            break
        expect(page.locator(".play")).to_have_attribute("data-version", str(view["version"]))
    assert len(lines) >= 8
    short = sum(count <= 2 for count in lines)
    assert short >= 0.95 * len(lines), f"{len(lines) - short} of {len(lines)} steps take more than two lines"


@pytest.mark.parametrize("apart", [50, 150, 250, 400])
def test_a_second_tap_within_a_moment_takes_no_second_turn(open_page, companion, apart):
    page = open_page("phone")
    table = start(page)
    button = page.locator('footer [data-act="deal"]').bounding_box()
    session, began = page.context.new_cdp_session(page), time.time()
    before = version(page)

    def tap(after):
        """A finger so many milliseconds after the first tap, whenever the machine comes to it."""
        at = {"x": button["x"] + button["width"] / 2, "y": button["y"] + button["height"] / 2}
        at |= {"button": "left", "clickCount": 1, "timestamp": began + after / 1000}
        for kind in ("mousePressed", "mouseReleased"):
            session.send("Input.dispatchMouseEvent", {"type": kind, **at})

    tap(0)
    changed(page, before)
    expect(page.locator('footer [data-act="step"]')).to_be_visible()
    tap(apart)
    steps = companion.say("export", table=table).json()["file"]["steps"]
    assert sum(step["event"]["type"] == "card-turned" for step in steps) == 1
    expect(page.locator(".play")).to_have_attribute("data-done", "0")  # nor is a step passed over unread
    tap(1000)
    expect(page.locator(".play")).to_have_attribute("data-done", "1")


def test_a_step_is_passed_by_a_swipe_and_taken_back_by_one(open_page):
    page = open_page("phone")
    start(page)
    page.locator('footer [data-act="deal"]').click()
    expect(page.locator(".do .current")).to_be_visible()
    swipe = """(way) => {
      const at = document.querySelector('.now-step');
      const told = (type, x) => at.dispatchEvent(
        new PointerEvent(type, {bubbles: true, pointerType: 'touch', clientX: x, clientY: 600}));
      told('pointerdown', 200); told('pointerup', 200 + way);
    }"""
    page.evaluate(swipe, -120)
    expect(page.locator(".play")).to_have_attribute("data-done", "1")
    page.locator(".again").click() if page.locator(".again").count() else page.evaluate(swipe, 120)
    expect(page.locator(".play")).to_have_attribute("data-done", "0")


def test_it_says_whose_turn_it_is(open_page):
    page = open_page("phone")
    start(page)
    expect(page.locator(".do .over")).to_have_text(re.compile("your turn", re.I))
    page.locator('footer [data-act="deal"]').click()
    expect(page.locator(".do .over")).to_have_text(re.compile("automa.s turn", re.I))
    steps_done(page)
    expect(page.locator(".do .over").last).to_have_text(re.compile("your turn", re.I))


def test_keys_work_on_a_cyrillic_layout(open_page, companion):
    table = companion.say("new", game="scythe", seed=3).json()["table"]
    page = open_page("desktop", f"#/table/{table}", language="ru-RU")
    before = version(page)
    page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {key: 'т', code: 'KeyN'}))")
    changed(page, before)
    before = version(page)
    page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {key: 'г', code: 'KeyU'}))")
    changed(page, before)
