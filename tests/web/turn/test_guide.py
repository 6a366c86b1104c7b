"""The guided first game: hints at parts of the screen as they appear; skip, resume, never shown twice."""

import pytest
from axe import serious
from before_automa import answered
from playwright.sync_api import expect
from polling import wait_until

pytestmark = pytest.mark.slow
HINTS = ["list", "board", "tell", "deal", "step", "why", "net", "done", "undo", "ahead", "menu"]
ABSENT = {
    "golem": set(),
    "pendulum": {"deal", "net"},
    "red-rising": set(),
    "scythe": set(),
    "viticulture": {"net", "tell", "why"},
}
"""Hints about parts of the screen that a game does not have."""
BOXES = """() => {
  const box = (element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return {left, top, right, bottom};
  };
  return {hint: box(document.querySelector('[data-hint]')), ring: box(document.querySelector('.ring'))};
}"""


def led(page):
    """Every hint that is there, understood one after the other; each lies beside what it is about."""
    seen = []
    hint = page.locator("[data-hint]")
    while hint.count():
        name = hint.get_attribute("data-hint")
        seen.append(name)
        wait_until(page, "document.querySelector('[data-hint]')?.style.top !== '0px'")
        boxes = page.evaluate(BOXES)
        shown, ring = boxes["hint"], boxes["ring"]
        assert shown["left"] >= 0 and shown["right"] <= 390 and shown["top"] >= 0 and shown["bottom"] <= 844
        over = min(shown["right"], ring["right"]) - max(shown["left"], ring["left"]) > 8 and (
            min(shown["bottom"], ring["bottom"]) - max(shown["top"], ring["top"]) > 8
        )
        assert not over, f"the hint {name} lies over what it is about"
        hint.locator(".button").dispatch_event("click")
        expect(page.locator(f'[data-hint="{name}"]')).to_have_count(0)
    return seen


@pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in ABSENT for language in ("en-GB", "ru-RU")],
)
def test_a_newcomer_is_led_through_a_first_game_and_never_again(open_page, companion, game, language):
    page = open_page("phone", f"#/new/{game}", language=language)
    page.locator(".first .button").click()
    expect(page.locator('[data-hint="list"]')).to_be_visible()
    assert serious(page) == []
    seen = led(page)
    page.locator(".bar .primary").dispatch_event("click")
    expect(page.locator(".play")).to_be_visible()
    table = int(page.evaluate("location.hash").split("/")[2])
    for at in range(80):
        page.wait_for_timeout(60)  # hints come with the next picture of the screen
        seen += led(page)
        if "menu" in seen:
            break
        if page.locator('footer [data-act="step"]').count():
            page.locator('footer [data-act="step"]').dispatch_event("click")
            continue
        view = companion.say("view", table=table).json()
        if view["deals"]:
            view = companion.say("deal", table=table).json()
        elif view["questions"]:
            view = answered(companion, view, at)
        else:
            kind = "round-started" if view["position"]["phase"] == "placing" else "worker-lifted"
            view = companion.say("event", table=table, event={"type": kind, "at": at * 1000 + 1000}).json()
        expect(page.locator(".play")).to_have_attribute("data-version", str(view["version"]))
    assert sorted(seen) == sorted(set(HINTS) - ABSENT[game]), "every hint comes once"
    assert seen[-1] == "menu", "that is all is said at the end"
    if game == "scythe":
        page.goto(f"{companion.url}/#/new/{game}")  # it is never offered again
        expect(page.locator(".first .button")).to_have_text(
            "Set it up" if language == "en-GB" else "Подготовить"
        )


def test_it_can_be_left_and_gone_on_with_and_skipped(open_page):
    page = open_page("phone", "#/new/golem")
    page.locator(".first .button").click()
    expect(page.locator('[data-hint="list"]')).to_be_visible()
    page.locator("[data-hint] .button").dispatch_event("click")
    page.locator(".bar .primary").dispatch_event("click")
    expect(page.locator('[data-hint="board"]')).to_be_visible()
    page.reload()
    expect(page.locator('[data-hint="board"]')).to_be_visible()  # and not the first one again
    page.locator("[data-hint] .skip").dispatch_event("click")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.reload()
    expect(page.locator(".play")).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_the_home_screen_offers_it_to_a_newcomer_only(open_page, companion):
    for table in companion.say("tables").json():
        companion.say("delete", table=table["id"])
    page = open_page("phone", "#/")
    expect(page.locator("[data-guided]")).to_have_count(5)
    assert serious(page) == []
    page.get_by_role("button", name="No, thanks").dispatch_event("click")
    expect(page.locator("[data-guided]")).to_have_count(0)
    page.reload()
    expect(page.locator(".game").first).to_be_visible()
    expect(page.locator("[data-guided]")).to_have_count(0)
