"""What may it do next? and Guess first: drawn and tapped on the board, in every game and both languages."""

import re

import pytest
from axe import serious
from before_automa import SETUPS, actions, before_the_automa
from playwright.sync_api import expect

pytestmark = pytest.mark.slow
LANGUAGES = ["en-GB", "ru-RU"]
LABELS = """() => {
  const box = (element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return {left, top, right, bottom};
  };
  const labels = [...document.querySelectorAll('.board [data-odds]')].filter((one) => one.textContent.trim());
  const wide = document.documentElement.scrollWidth;
  return {board: box(document.querySelector('.board')), labels: labels.map(box), wide};
}"""


def overlap(one, other):
    """How far two boxes lie over each other, in pixels of the smaller side."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return min(across, down)


def hands_free(page):
    """All that was entered is done."""
    expect(page.locator(".play .board > *").first).to_be_visible()
    while page.locator('footer [data-act="step"]').count():
        page.locator('footer [data-act="step"]').dispatch_event("click")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SETUPS)
def test_what_may_come_is_drawn_on_the_board_when_it_is_asked_for(open_page, companion, game, language):
    view = before_the_automa(companion, game)
    if game == "pendulum":
        view = companion.say(
            "event", table=view["table"], event={"type": "corrected", "set": {"phase": "round"}}
        ).json()
    page = open_page("phone", f"#/table/{view['table']}", language=language)
    hands_free(page)
    expect(page.locator("[data-odds]")).to_have_count(0)  # off at first
    page.locator(".turn .may").click()
    expect(page.locator(".board [data-odds]").first).to_be_attached()
    chances = companion.say("foresee", table=view["table"]).json()["chances"]
    drawn = page.evaluate(
        "[...document.querySelectorAll('.board [data-odds]')].map((one) => one.dataset.odds)"
    )
    assert {one["at"] for one in chances if one["at"]} == set(drawn)
    if game != "pendulum":  # its bars say it all; elsewhere the sheet says the same in words
        first, total = chances[0]["weight"], chances[0]["total"]
        said = (
            f"{first} {'of' if language == 'en-GB' else 'из'} {total}"
            if total <= 30
            else f"{round(100 * first / total)} %"
        )
        expect(page.locator(".do .may li b").first).to_have_text(said)
    seen = page.evaluate(LABELS)
    assert seen["wide"] <= 390
    for n, label in enumerate(seen["labels"]):
        assert label["left"] >= seen["board"]["left"] - 0.5 and label["right"] <= seen["board"]["right"] + 0.5
        assert label["top"] >= seen["board"]["top"] - 0.5 and label["bottom"] <= seen["board"]["bottom"] + 0.5
        assert all(overlap(label, other) <= 0 for other in seen["labels"][:n])
    assert serious(page) == []
    page.locator(".turn .may").click()
    expect(page.locator("[data-odds]")).to_have_count(0)


DRAWN = """() => [...document.querySelectorAll('.board [data-odds]')].map((one) => {
  const text = one.querySelector('[aria-hidden]') ?? one.querySelector('text:last-of-type');
  return [one.dataset.odds, text.textContent];
})"""


def plain(odds):
    """Odds of the board or of the list, both in one form: 3/11 and 45%."""
    return re.sub(r"\s*(/|of|из)\s*", "/", odds.replace("\u00a0", " ")).replace(" ", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["scythe", "red-rising", "golem"])
def test_each_label_on_the_board_has_the_odds_of_its_line_in_the_list(open_page, companion, game, language):
    """Pendulum has no list: its bars say it all."""
    view = before_the_automa(companion, game)
    chances = companion.say("foresee", table=view["table"]).json()["chances"]
    page = open_page("phone", f"#/table/{view['table']}", language=language)
    hands_free(page)
    page.locator(".turn .may").click()
    expect(page.locator(".board [data-odds]").first).to_be_attached()
    if page.locator(".do .may .rest").count():
        page.locator(".do .may .rest").click()
    listed = page.locator(".do .may li b")
    expect(listed).to_have_count(len(chances))
    odds = [plain(text) for text in listed.all_inner_texts()]
    drawn = page.evaluate(DRAWN)
    for at, text in drawn:
        here = {line for line, chance in zip(odds, chances, strict=True) if chance["at"] == at}
        assert plain(text) in here, (at, text, here)
    assert len(drawn) == sum(bool(chance["at"]) for chance in chances), "one label for each line with a place"


def test_the_setting_stays_with_the_device_and_changes_nothing_on_the_table(open_page, companion):
    view = before_the_automa(companion, "scythe")
    page = open_page("phone", f"#/table/{view['table']}")
    hands_free(page)
    page.locator(".turn .may").click()
    expect(page.locator(".board [data-odds]").first).to_be_attached()
    page.reload()
    hands_free(page)
    expect(page.locator(".board [data-odds]").first).to_be_attached()
    assert companion.say("view", table=view["table"]).json()["version"] == view["version"]


def guess(page, game, at):
    """Tap what is meant on the board, or say that it is nothing there."""
    if at == "":
        page.locator('.do [data-guess=""]').dispatch_event("click")
    elif game == "scythe":
        page.locator(f'[data-spot="{at.removeprefix("@territory-")}"]').dispatch_event("click")
    else:
        page.locator(f'.board [data-guess="{at}"]').dispatch_event("click")


def acts(page, companion, view):
    """The Automa acts: the card is turned, or the player's votes are entered."""
    if view["deals"]:
        page.locator('footer [data-act="deal"]').dispatch_event("click")
    else:
        question = view["questions"][0]["id"]
        assert companion.say("answer", table=view["table"], question=question, value=0).is_success


@pytest.mark.parametrize(("language", "is_right"), [("en-GB", True), ("ru-RU", False)])
@pytest.mark.parametrize("game", SETUPS)
def test_a_guess_is_tapped_on_the_board_and_then_judged(open_page, companion, game, language, is_right):
    came = actions(companion, before_the_automa(companion, game))
    view = before_the_automa(companion, game)
    options = companion.say("foresee", table=view["table"]).json()["guessable"]
    meant = next(at for at in options if (at in came if is_right else at and at not in came))
    page = open_page("phone", "#/settings", language=language)
    page.locator(".switches input").nth(1).check()
    page.goto(f"{companion.url}/#/table/{view['table']}")
    hands_free(page)
    if view["deals"]:
        page.locator('footer [data-act="guess"]').dispatch_event("click")
    expect(page.locator(".do .what")).to_be_visible()
    assert serious(page) == []
    guess(page, game, meant)
    expect(page.locator(".do .what")).to_have_count(0)
    acts(page, companion, view)
    expect(page.locator(".play")).not_to_have_attribute("data-version", str(view["version"]))
    verdict = page.locator("[data-guess-verdict]")
    expect(verdict).to_have_attribute("data-guess-verdict", "right" if is_right else "wrong")
    expect(verdict).to_contain_text("1 of 1" if is_right else "0 из 1")
    expect(page.locator(".do .current, .do .ask").first).to_be_visible()  # the explanation goes on below it
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_who_does_not_want_to_guess_goes_on_and_a_step_taken_back_takes_the_guess_along(open_page, companion):
    view = before_the_automa(companion, "scythe")
    page = open_page("phone", "#/settings")
    page.locator(".switches input").nth(1).check()
    page.goto(f"{companion.url}/#/table/{view['table']}")
    hands_free(page)
    page.locator('footer [data-act="guess"]').dispatch_event("click")
    page.get_by_role("button", name="Do not guess").dispatch_event("click")
    expect(page.locator('footer [data-act="deal"]')).to_be_visible()
    page.reload()
    hands_free(page)
    page.locator('footer [data-act="guess"]').dispatch_event("click")
    guess(page, "scythe", "@territory-R1C1")
    expect(page.locator("[data-guessed]")).to_have_count(1)
    page.locator(".steps .button").first.dispatch_event("click")
    expect(page.locator("[data-guessed]")).to_have_count(0)
    expect(page.locator("[data-guess-verdict]")).to_have_count(0)


def test_the_settings_offer_both_and_both_are_off(open_page):
    page = open_page("phone", "#/settings")
    switches = page.locator(".switches input")
    expect(switches.nth(0)).not_to_be_checked()
    expect(switches.nth(1)).not_to_be_checked()
    expect(page.locator(".switches label").first).to_contain_text(re.compile("may it do next"))
