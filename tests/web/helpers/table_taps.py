"""What a person does at the Scythe table of the page: taps, answers, a whole game."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from polling import wait_until

DRAWN = """() => {
  const at = (part) => document.querySelector(part)?.dataset.version;
  return at(".do") !== undefined && at(".do") === at(".play");
}"""


def table_of(page: Page) -> int:
    """The number of the table the page shows."""
    return int(page.evaluate("location.hash").split("/")[2])


def start(page: Page, game: str = "Scythe", level: str | None = None, own_deck: bool = False) -> int:
    """From the home screen through set-up and checklist to the table."""
    page.locator(".game", has_text=game).click()
    if level:
        page.get_by_role("radio", name=level).check(force=True)
    if own_deck:
        page.get_by_role("switch").first.check()
    page.locator(".bar .primary").click()
    expect(page.locator(".list li").first).to_be_visible()
    page.locator(".bar .primary").click()
    expect(page.locator(".play")).to_be_visible()
    return table_of(page)


def version(page: Page) -> str | None:
    """The version of the table that is shown; its board may be drawn a moment later."""
    return page.locator(".do").get_attribute("data-version")


def changed(page: Page, before: str | None) -> None:
    """Wait until the screen shows another version, the board too."""
    expect(page.locator(".do")).not_to_have_attribute("data-version", before or "")
    wait_until(page, DRAWN)  # another device may change the table again meanwhile


def tap(page: Page, *spots: str) -> None:
    """Tap territories or bases, one after the other."""
    for spot in spots:
        page.locator(f'[data-spot="{spot}"]').dispatch_event("click")


def steps_done(page: Page) -> list[str]:
    """Carry out every step that is shown, one after the other; returns their headlines."""
    page.locator(".play").wait_for()
    headlines = []
    while (step := page.locator('footer [data-act="step"]')).count():
        headlines.append(page.locator(".do .current .text").inner_text())
        step.dispatch_event("click")  # a second tap on the same place within a moment would be the same tap
    return headlines


def tapped(page: Page, selector: str) -> None:
    """One tap that changes the table, once everything shown is done."""
    steps_done(page)
    before = version(page)
    page.locator(selector).first.dispatch_event("click")  # a second tap there within a moment is the same tap
    changed(page, before)


def steps_shown(page: Page) -> list[str]:
    """What stands on the screen to be done."""
    return page.locator(".do .text").all_inner_texts()


FILL = """async () => {
  const find = (what) => document.querySelector(`.ask ${what}`);
  const drawn = () => new Promise((done) => setTimeout(done, 50));
  for (let field; (field = find('.component-entry .open .button')); await drawn()) field.click();
  find('.primary:not(:disabled)')?.click();
}"""


def answer(page: Page) -> bool:
    """Answer what is asked with the first option or the number there; False if nothing is asked.

    What a turn asks in its midst comes after the steps shown so far: they are done first.
    """
    if page.locator(".play[data-pending]").count():
        steps_done(page)
    ask = page.locator(".ask").first
    if not ask.count():
        return False
    before = version(page)
    if ask.locator(".component-entry .open .button").count():
        # a form: the first choice of each field, which may complete it
        page.evaluate(FILL)
        changed(page, before)
        return True
    options = ask.locator(".options .button, .pad .button")
    (options.first if options.count() else ask.locator(".primary")).dispatch_event("click")
    changed(page, before)
    return True


def led_on(page: Page) -> bool:
    """Press the button that leads on between events; False if there is none."""
    button = page.locator('footer [data-act="between"]')
    if not button.count():
        return False
    before = version(page)
    button.dispatch_event("click")
    changed(page, before)
    return True


def automa_turn(page: Page) -> None:
    """Press the button and answer whatever the turn asks."""
    steps_done(page)
    before = version(page)
    page.locator('footer [data-act="deal"]').dispatch_event("click")
    changed(page, before)
    while answer(page):
        pass


def to_the_end(page: Page, limit: int = 80) -> int:
    """The Automa takes turn after turn until the final count is on the screen; returns the turns."""
    turns = 0
    final = page.locator('footer [data-act="end"]')
    while not final.count():
        assert turns < limit
        automa_turn(page)
        steps_done(page)
        while answer(page):
            steps_done(page)
        turns += 1
    final.click()
    expect(page.locator(".winner h2")).to_be_visible()
    return turns
