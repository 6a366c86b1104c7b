"""A turn on the page: its steps one by one, then its question; opening, correcting and undoing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from before_automa import automa_acts, before_the_automa
from playwright.sync_api import expect
from table_taps import answer, changed, steps_done, tap, version

pytestmark = pytest.mark.slow
LANGUAGES = ["en-GB", "ru-RU"]
ATTACK = (
    "scythe1 automa A=rusviet:c46:m35:w36,47:p12:$5:k2:t9 H=polania:c45:w31,41:p5:o2:$4 T=12 L=1 D=15,16 S=2"
)
"""Whatever card is turned, the mech attacks mountain 4-5, and the combat asks for the player's power."""
STEP, DEAL, CLOSE = ('footer [data-act="step"]', 'footer [data-act="deal"]', 'footer [data-act="close"]')
LARGE = ".do .current .text"
OWN = ", ".join(
    f".play {control}:visible:enabled"
    for control in (
        "[data-did]",
        "[data-book]",
        "[data-grave]",
        "[data-scout]",
        "[data-took]",
        ".board [data-act]",
        ".tray .button",
    )
)
"""Everything with which the player reports a turn of their own."""
OWN_CONTROLS = 5
"""Worker, mech, structure and star of one's own Scythe turn, and What may it do next?"""


def opened(companion: Any, text: str = ATTACK, physical: tuple[str, ...] = ()) -> int:
    """A table opened from a short text."""
    reply = companion.say("open-link", game="scythe", text=text, physical=physical)
    assert reply.is_success, reply.text
    return int(reply.json()["table"])


def new(companion: Any, game: str, **more: Any) -> int:
    return int(companion.say("new", game=game, seed=11, **more).json()["table"])


def press(page: Any, selector: str) -> None:
    """Tap something that changes the table, not within the time in which the page takes two taps for one."""
    before = version(page)
    page.locator(selector).first.dispatch_event("click")
    changed(page, before)


def done(page: Any) -> None:
    page.locator(STEP).dispatch_event("click")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_move_into_a_combat_is_shown_with_its_arrow_before_the_combat_asks(
    open_page, companion, language
):
    page = open_page("phone", f"#/table/{opened(companion)}", language)
    press(page, DEAL)
    expect(page.locator(LARGE)).to_contain_text(re.compile("3.?-.?5.*→.*4.?-.?5"))
    expect(page.locator(".pane .arrow")).to_have_count(1)
    expect(page.locator(".pane [data-focus]")).to_have_count(2)
    expect(page.locator(".dots .done")).to_have_count(0)
    expect(page.locator(".ask")).to_have_count(0)
    done(page)
    expect(page.locator(LARGE)).to_contain_text(re.compile("Combat|Бой"))
    expect(page.locator(".pane .arrow")).to_have_count(0)
    expect(page.locator(".ask")).to_have_count(0)
    done(page)
    expect(page.locator(".ask h2")).to_contain_text(re.compile("power|сила"))
    expect(page.locator(LARGE)).to_have_count(0)


def test_back_leads_from_the_question_over_the_steps_and_done_leads_to_it_again(open_page, companion):
    page = open_page("phone", f"#/table/{opened(companion)}")
    press(page, DEAL)
    given = steps_done(page)
    assert len(given) == 2
    page.get_by_role("button", name="Last step").click()
    expect(page.locator(LARGE)).to_have_text(given[1])
    page.get_by_role("button", name="Previous").click()
    expect(page.locator(LARGE)).to_have_text(given[0])
    expect(page.locator(".pane .arrow")).to_have_count(1)
    assert steps_done(page) == given
    expect(page.locator(".ask")).to_have_count(1)


def whole_turn(page: Any) -> list[str]:
    """The turn shown again by one tap, and put away by another."""
    page.locator('[data-back="again"]').click()
    expect(page.locator(CLOSE)).to_be_visible()
    shown = page.locator(f"{LARGE}, .do li:not(.net) .text").all_inner_texts()
    page.locator(CLOSE).dispatch_event("click")
    expect(page.locator(CLOSE)).to_have_count(0)
    return shown


def test_after_a_turn_with_questions_one_tap_shows_all_of_it_again(open_page, companion):
    page = open_page("phone", f"#/table/{opened(companion)}")
    press(page, DEAL)
    given, questions = steps_done(page), 0
    while page.locator(".ask").count():
        answer(page)
        given += steps_done(page)
        questions += 1
    assert questions >= 2
    expect(page.locator(".do .over")).to_have_text(re.compile("your turn", re.I))
    assert whole_turn(page) == given
    expect(page.locator(DEAL)).to_be_visible()
    page.locator('[data-back="again"]').click()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(LARGE)).to_have_text(given[1])


def test_a_reload_in_the_midst_of_a_turn_goes_on_where_it_was(open_page, companion):
    page = open_page("phone", f"#/table/{opened(companion)}")
    press(page, DEAL)
    done(page)
    shown = page.locator(LARGE).inner_text()
    page.reload()
    expect(page.locator(LARGE)).to_have_text(shown)
    done(page)
    expect(page.locator(".ask")).to_be_visible()
    page.reload()
    expect(page.locator(".ask")).to_be_visible()
    expect(page.locator(STEP)).to_have_count(0)
    answer(page)
    expect(page.locator(".play")).to_have_attribute("data-done", "2")


def test_steps_that_are_open_stay_when_the_player_moves_or_corrects_a_value(open_page, companion):
    table = new(companion, "golem", setup={})
    companion.say("answer", table=table, value=1)
    page = open_page("phone", f"#/table/{table}")
    steps_done(page)
    press(page, DEAL)
    expect(page.locator(STEP)).to_be_visible()
    given = [page.locator(LARGE).inner_text()]
    done(page)
    expect(page.locator(STEP)).to_be_visible()
    page.get_by_role("button", name=re.compile("Resources tap to")).click()
    page.get_by_role("button", name="More: Resources").click()
    press(page, "dialog .primary")
    given += steps_done(page)
    entry = companion.say("log", table=table).json()["entries"][1]
    assert len(given) == sum(len(row["instructions"]) for row in entry["rows"] if not row["net"]) > 2
    before = version(page)
    page.locator(".steps .button").first.click()
    changed(page, before)
    expect(page.locator(".play")).to_have_attribute("data-done", "1")  # the correction came after one step


@pytest.mark.parametrize("game", ["golem", "red-rising", "scythe"])
def test_the_players_own_controls_rest_while_steps_of_the_automas_turn_are_open(open_page, companion, game):
    """Pendulum is played in real time: what happens is reported when it happens."""
    table = automa_acts(companion, before_the_automa(companion, game, seed=9))["table"]
    page = open_page("phone", f"#/table/{table}")
    expect(page.locator(".play .board > *").first).to_be_visible()
    steps = 0
    while page.locator(STEP).count():
        expect(page.locator(OWN)).to_have_count(0)
        done(page)
        steps += 1
    assert steps
    expect(page.locator(OWN).first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_wraps_and_is_never_cut(open_page, companion, language):
    page = open_page("phone", f"#/table/{new(companion, 'golem', setup={})}", language)
    page.set_viewport_size({"width": 320, "height": 640})
    steps_done(page)
    heading = page.locator(".turn .over")  # is everything laid out? with a way back beside it
    expect(heading).to_be_visible()
    assert heading.evaluate(
        """(heading) => heading.scrollWidth <= heading.clientWidth
          && heading.getBoundingClientRect().right <= heading.nextElementSibling.getBoundingClientRect().left
          && heading.nextElementSibling.getBoundingClientRect().right <= innerWidth"""
    )


@pytest.mark.parametrize(("language", "nothing"), [("en-GB", "do nothing"), ("ru-RU", "ничего не делают")])
def test_an_event_on_which_the_automas_do_nothing_is_mentioned(open_page, companion, language, nothing):
    table = new(companion, "pendulum", setup={"level": "D"})
    companion.say("event", table=table, event={"type": "round-started", "at": 0})
    page = open_page("phone", f"#/table/{table}", language)
    steps_done(page)
    expect(page.locator(".timers")).to_be_visible()
    expect(page.locator(".do .idle")).to_have_count(0)
    flip = {"type": "timer-flipped", "timer": "black", "at": 50_000}
    assert companion.say("event", table=table, event=flip).json()["rows"] == []
    expect(page.locator(".do .idle")).to_contain_text(nothing)
    expect(page.locator(".do .idle")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("language", "rounds"), [("en-GB", "Round"), ("ru-RU", "Раунд")])
def test_the_round_above_is_the_one_whose_steps_are_open(open_page, companion, language, rounds):
    table = new(companion, "scythe", setup={})
    page = open_page("phone", f"#/table/{table}", language)
    above = page.locator(".screen > header p")
    expect(above).to_contain_text(re.compile(f"{rounds} 1 "))
    press(page, DEAL)
    expect(page.locator(STEP)).to_be_visible()
    expect(above).to_contain_text(re.compile(f"{rounds} 1 "))
    page.reload()  # nor does it change for who comes later
    expect(page.locator(STEP)).to_be_visible()
    expect(above).to_contain_text(re.compile(f"{rounds} 1 "))
    steps_done(page)
    expect(above).to_contain_text(re.compile(f"{rounds} 2 "))


def test_another_device_shows_the_steps_too_and_follows_to_the_question_that_was_answered(
    open_page, companion
):
    table = opened(companion)
    phone, tablet = open_page("phone", f"#/table/{table}"), open_page("tablet", f"#/table/{table}")
    expect(tablet.locator(".play")).to_be_visible()
    press(phone, DEAL)
    expect(tablet.locator(LARGE)).to_have_text(phone.locator(LARGE).inner_text())
    assert steps_done(tablet) == steps_done(phone)
    answer(phone)
    expect(tablet.locator(".play")).to_have_attribute("data-version", version(phone) or "")
    expect(tablet.locator(STEP)).to_have_count(phone.locator(STEP).count())
    other = open_page(
        "phone", f"#/table/{table}"
    )  # a player who comes later can go back over what was shown before
    other.get_by_role("button", name="Last step").click()
    expect(other.locator(LARGE)).to_contain_text("Combat")


def test_undo_of_an_answer_asks_again_and_undo_of_the_turn_is_the_players_turn(open_page, companion):
    page = open_page("phone", f"#/table/{opened(companion)}")
    press(page, DEAL)
    steps_done(page)
    asked = page.locator(".ask h2").inner_text()
    answer(page)
    press(page, ".steps .button")
    expect(page.locator(".ask h2")).to_have_text(asked)
    expect(page.locator(STEP)).to_have_count(0)
    press(page, ".steps .button")
    expect(page.locator(DEAL)).to_be_visible()
    expect(page.locator(STEP)).to_have_count(0)
    press(page, ".steps .button:nth-child(2)")  # what is done again is shown again
    expect(page.locator(STEP)).to_be_visible()
    expect(page.locator(".play")).to_have_attribute("data-done", "0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_undo_of_ones_own_move_it_is_ones_own_turn(open_page, companion, language):
    table = new(companion, "scythe", setup={})
    page = open_page("phone", f"#/table/{table}", language)
    press(page, DEAL)
    while page.locator(".play[data-pending]").count():
        answer(page)
    given = steps_done(page)
    assert given
    before = version(page)
    tap(page, "R3C1", "R4C1")
    changed(page, before)
    press(page, ".steps .button")
    expect(page.locator(STEP)).to_have_count(0)
    expect(page.locator(".play")).to_have_attribute("data-phase", "yours")
    assert whole_turn(page) == given


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_an_own_deck_every_control_of_the_players_turn_is_there(open_page, companion, language):
    controls = []
    for physical in ((), ("automa",)):
        table = new(companion, "scythe", setup={}, physical=physical)
        page = open_page("phone", f"#/table/{table}", language)
        expect(page.locator(DEAL)).to_be_visible()
        controls.append(page.locator(".do .button:visible, .do .may:visible").all_inner_texts())
    assert controls[0] == controls[1] and len(controls[0]) == OWN_CONTROLS
    expect(page.locator(".ask")).to_have_count(0)
    page.locator(DEAL).click()
    expect(page.locator(".ask .pad .button")).to_have_count(19)
    page.locator('[data-back="turn"]').click()
    expect(page.locator(".ask")).to_have_count(0)
    before = version(page)
    tap(page, "R3C1", "R4C1")
    changed(page, before)
    page.locator(DEAL).dispatch_event("click")
    press(page, '.ask [data-value="3"]')
    expect(page.locator(LARGE)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "setup"), [("golem", {}), ("red-rising", {"first": "automus", "cards": "app"})]
)
def test_in_every_game_with_an_own_deck_the_main_button_begins_the_turn_and_asks_for_the_card(
    open_page, companion, game, setup
):
    table = new(companion, game, setup=setup, physical=("automa", "automus"))
    for _ in range(12):
        view = companion.say("view", table=table).json()
        question = view["questions"][0]
        if question["waits"]:
            break
        value = question["options"][0]["value"] if question["options"] else question["default"] or 0
        companion.say("answer", table=table, question=question["id"], value=value)
    page = open_page("phone", f"#/table/{table}")
    steps_done(page)
    expect(page.locator(".do .may")).to_be_visible()
    expect(page.locator(".ask")).to_have_count(0)
    page.locator(DEAL).click()
    expect(page.locator(".ask")).to_be_visible()
    answer(page)
    expect(page.locator(LARGE)).to_be_visible()
