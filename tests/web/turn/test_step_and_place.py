"""The table at a glance: step and place are on the screen together, and no tap counts twice."""

import re
import time
from collections import Counter
from itertools import groupby

import pytest
from before_automa import automa_acts, before_the_automa
from playwright.sync_api import expect
from recorded_views import LAID_OUT, NOWHERE, every, names, numbers, taken, views
from table_taps import changed, start, steps_done, version

from automatable.play.handlers.queries import log
from automatable.play.session import Session

pytestmark = pytest.mark.slow
PHONE = {"width": 390, "height": 844}
LANGUAGES = ["en-GB", "ru-RU"]
LOOKED_AT = """async (view) => {
  await lay(view);
  const box = (element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return {x, y, width, height};
  };
  const seen = [];
  for (;;) {
    const next = document.querySelector('footer [data-act="step"]');
    if (!next) return seen;
    const step = document.querySelector('.do .current');
    const text = step.querySelector('.text');
    seen.push({
      step: box(step),
      text: text.textContent,
      lines: Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)),
      sheet: document.querySelector('.do').getBoundingClientRect().top,
      places: [...document.querySelectorAll('.pane .focused, .pane [data-focus]')].map(box),
      timers: document.querySelector('.area .focused') && box(document.querySelector('.timers')),
      primary: box(next),
      scrolled: scrollY,
      wide: document.documentElement.scrollWidth,
    });
    next.click();
    await new Promise((done) => setTimeout(done));
  }
}"""
"""Every step of what is shown, measured one after the other."""


@pytest.fixture
def laid(open_page):
    """A phone that looks at recorded moments: ``laid("ru-RU", views)`` yields each with its steps."""

    def look(language, moments):
        page = open_page("phone", language=language)
        page.context.add_init_script(LAID_OUT)
        page.goto("about:blank")
        page.goto(f"{page.context.base}/#/")
        page.evaluate("(view) => { window.laid = view; location.hash = '#/table/1'; }", moments[0])
        expect(page.locator(".play .board > *").first).to_be_visible()
        for number, view in enumerate(moments):
            yield view, page.evaluate(LOOKED_AT, {**view, "version": 1000 + number})

    return look


def whole(box, bottom):
    """Whether all of a box lies on the phone above a line."""
    return (
        box["x"] >= 0
        and box["x"] + box["width"] <= PHONE["width"]
        and box["y"] >= 0
        and box["y"] + box["height"] <= bottom
    )


def seen(box, bottom):
    """Whether the middle of a box can be seen: a district is wider than the eye needs."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return 0 <= x <= PHONE["width"] and 0 <= y <= bottom


def shown(view):
    """The steps of a moment, as the page tells them, one for each instruction: bookkeeping goes along."""
    steps = [
        {**row, "instructions": [one]}
        for row in view["rows"]
        if not row["net"]
        for one in row["instructions"]
    ]
    return steps or view["rows"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_step_and_its_place_are_on_a_phone_together(laid, game, language):
    moments = [view for view in views(game, 0) if view["rows"]]
    looked = 0
    for view, steps in laid(language, moments):
        for row, step in zip(shown(view), steps, strict=True):
            about = {one["message"] for one in row["instructions"]}
            assert step["scrolled"] == 0 and step["wide"] <= PHONE["width"]
            assert whole(step["step"], PHONE["height"]) and whole(step["primary"], PHONE["height"]), step
            placed = [place for place in step["places"] if seen(place, step["sheet"])]
            assert placed or (not step["places"] and about <= NOWHERE[game]), (about, step)
            assert not step["timers"] or seen(step["timers"], step["sheet"]), "the timers that run"
            looked += 1
    assert looked >= 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_steps_of_recorded_games_take_two_lines_at_most(laid, game, language):
    """Each wording once, weighed by how often it is shown."""
    often, rows = Counter(), {}
    for view in every(game):
        for row in shown(view):
            key = str([(one["message"], one["args"]) for one in row["instructions"]])
            often[key] += 1
            rows[key] = {**row, "instructions": [{**one, "why": []} for one in row["instructions"]]}
    keys = sorted(rows, key=lambda key: rows[key]["net"])  # bookkeeping is a step of its own only when alone
    hands = sum(not row["net"] for row in rows.values())
    first = next(view for view in every(game) if view["rows"] and view["position"].get("pending") is None)
    many = 100
    parts = [keys[at : min(at + many, hands)] for at in range(0, hands, many)]
    moments = [
        {**first, "explanation": [], "rows": [rows[key] for key in part]}
        for part in (*parts, *([key] for key in keys[hands:]))
    ]
    lines = [step["lines"] for _, steps in laid(language, moments) for step in steps]
    assert len(lines) == len(keys)
    short = sum(often[key] for key, needed in zip(keys, lines, strict=True) if needed <= 2)
    assert short >= 0.95 * often.total(), f"{short} of {often.total()} steps take two lines"


@pytest.mark.parametrize(("game", "most"), [("scythe", 4), ("golem", 6)])
def test_a_whole_turn_of_the_automa_is_few_rows(game, most):
    turns = 0
    for number in numbers(game):
        session = Session(*taken(game, number))
        for entry in logged(session):
            if session.steps[entry.number].event["type"] == "card-turned":
                turns += 1
                assert len(entry.rows) <= most, [row.instructions for row in entry.rows]
    assert turns > 20


def logged(session):
    """The whole log, page by page, the last first."""
    before = session.at
    while before is not None:
        page = log(session, before)
        yield from page.entries
        before = page.before


@pytest.mark.parametrize(
    ("game", "rounds"), [("golem", 4), ("pendulum", 4), ("red-rising", 0), ("scythe", 99)]
)
def test_the_log_is_headed_by_round_alone_and_no_heading_comes_twice(game, rounds):
    for number in numbers(game):
        session = Session(*taken(game, number))
        headings = [entry.progress.args["round"] for entry in logged(session) if entry.progress]
        runs = [heading for heading, _ in groupby(headings)]
        assert runs == sorted(set(headings), reverse=True) and len(runs) <= rounds
        said = {str(entry.progress.args) for entry in logged(session) if entry.progress}
        assert len(said) == len(runs)  # nothing but the round makes another heading


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


def test_a_step_is_passed_by_a_swipe_and_taken_back_by_one(open_page, companion):
    view = before_the_automa(companion, "golem", seed=9)
    page = open_page("phone", f"#/table/{automa_acts(companion, view)['table']}")
    expect(page.locator(".do .current")).to_be_visible()
    swipe = """(way) => {
      const at = document.querySelector('.now-step');
      const told = (type, x) => at.dispatchEvent(
        new PointerEvent(type, {bubbles: true, pointerType: 'touch', clientX: x, clientY: 600}));
      told('pointerdown', 200); told('pointerup', 200 + way);
    }"""
    page.evaluate(swipe, -120)
    expect(page.locator(".play")).to_have_attribute("data-done", "1")
    page.evaluate(swipe, 120)
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


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_the_button_that_leads_on_stays_under_the_finger(open_page, companion, width, height):
    """From step to step of a long turn and of a short one, on every kind of device."""
    page = open_page("phone")
    page.set_viewport_size({"width": width, "height": height})
    view = before_the_automa(companion, "golem", seed=9)
    page.goto(f"{companion.url}/#/table/{automa_acts(companion, view)['table']}")
    places = set()
    expect(step := page.locator('footer [data-act="step"]')).to_be_visible()
    count = page.locator(".dots i").count()
    for _ in range(count):
        box = step.bounding_box()
        places.add((box["y"], box["height"]))
        assert box["y"] + box["height"] <= height
        step.dispatch_event("click")
    assert count >= 3 and len(places) == 1
    if width >= 820 and height >= 820:  # no empty field under the step: what it is played with lies there
        do, beside = (page.locator(f".play .{name}").bounding_box() for name in ("do", "beside"))
        assert do["x"] == beside["x"] and 0 <= beside["y"] - do["y"] - do["height"] < 40
