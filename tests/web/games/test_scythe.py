"""A whole game of Scythe through the page, as a person with a phone plays it."""

import re

import pytest
from fingers import Finger
from playwright.sync_api import expect
from screens import finish
from table_taps import (
    answer,
    automa_turn,
    changed,
    led_on,
    start,
    steps_done,
    steps_shown,
    table_of,
    tap,
    to_the_end,
    version,
)

pytestmark = pytest.mark.slow


def play(companion, **setup):
    """A table made behind the page's back."""
    return companion.say("new", game="scythe", setup=setup, seed=11).json()["table"]


def event(companion, table, **event):
    answer = companion.say("event", table=table, event=event)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def position(companion, table):
    return companion.say("view", table=table).json()["position"]


def test_a_whole_game_on_a_phone_from_the_first_tap_to_the_history(open_page, companion):
    page = open_page("phone")
    table = start(page, level="Ultimaszyna")
    tap(page, "R3C1", "R4C1")  # two taps: a worker moves
    expect(page.locator(".steps small").first).to_contain_text(re.compile("worker.*3.?-.?1"))
    before = version(page)
    page.get_by_role("button", name="mech", exact=True).click()
    page.locator("[data-ability]").first.click()
    tap(page, "R4C1")
    changed(page, before)
    assert position(companion, table)["human"]["mechs"] == ["R4C1"]
    turns = to_the_end(page)
    assert turns > 5
    view = companion.say("view", table=table).json()
    for side in view["result"]["sides"]:
        expect(page.locator("tfoot td", has_text=str(side["total"])).first).to_be_visible()
    page.get_by_role("button", name="BG Stats").click()
    expect(page.get_by_alt_text("QR code")).to_be_visible()
    assert (
        page.get_by_role("link", name="Open in BG Stats")
        .get_attribute("href")
        .startswith("https://app.bgstats")
    )
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save file").click()
    assert saved.value.suggested_filename.endswith(".json")
    page.goto(f"{companion.url}/#/history")
    expect(page.locator("tbody tr").first).to_contain_text("Scythe")


def test_undo_and_redo_name_their_step_and_give_the_same_turn_again(open_page):
    page = open_page("phone")
    start(page)
    automa_turn(page)
    shown = steps_shown(page)
    undo, redo = page.locator(".steps .button").all()
    expect(undo).to_contain_text(re.compile(r"Automa.s turn, card \d+"))
    before = version(page)
    undo.click()
    changed(page, before)
    expect(undo).to_be_disabled()
    expect(redo).to_contain_text(re.compile(r"Automa.s turn, card \d+"))
    before = version(page)
    redo.click()
    changed(page, before)
    assert steps_shown(page) == shown


def test_a_reload_keeps_the_table_and_the_ticks(open_page):
    page = open_page("phone")
    start(page)
    automa_turn(page)
    page.locator('footer [data-act="step"]').click()
    expect(page.locator(".play")).to_have_attribute("data-done", "1")
    shown = steps_shown(page)
    page.reload()
    expect(page.locator(".play")).to_have_attribute("data-done", "1")
    assert steps_shown(page) == shown


def test_a_deck_in_the_players_hand_is_entered_on_a_pad(open_page, companion):
    page = open_page("phone")
    table = start(page, own_deck=True)
    page.locator('footer [data-act="deal"]').click()
    expect(page.locator("footer .primary")).to_have_count(0)
    expect(page.locator(".pad .button")).to_have_count(19)
    before = version(page)
    page.locator('.pad [data-value="3"]').click()
    changed(page, before)
    assert position(companion, table)["top"] == 3
    steps_done(page)
    expect(page.locator('.pad [data-value="3"]')).to_have_count(0)
    expect(page.locator(".card .number")).to_have_text("3")


def test_anything_can_be_corrected_by_tapping_it_and_taken_back(open_page, companion):
    table = play(companion)
    page = open_page("phone", f"#/table/{table}")
    before = version(page)
    page.get_by_role("button", name=re.compile("^3 Power")).click()
    page.get_by_role("button", name="More: Power").click()
    page.get_by_role("button", name="Done").click()
    changed(page, before)
    assert position(companion, table)["automa"]["power"] == 4
    # an Automa piece, by two taps on the map
    before = version(page)
    tap(page, "R3C6", "R2C7")
    changed(page, before)
    assert "R2C7" in position(companion, table)["automa"]["workers"]
    # the editor of everything
    page.goto(f"{companion.url}/#/table/{table}/correct")
    page.get_by_role("searchbox").fill("coins")
    page.get_by_role("button", name="More: Coins").first.click()
    page.get_by_role("button", name="Correct 1 value").click()
    expect(page.locator(".play")).to_be_visible()
    assert position(companion, table)["automa"]["coins"] == 6
    undo = page.locator(".steps .button").first
    expect(undo).to_have_attribute("title", "Correction: Automa: Coins: 5 → 6")
    before = version(page)
    undo.click()
    changed(page, before)
    assert position(companion, table)["automa"]["coins"] == 5
    # the log says what was corrected
    page.goto(f"{companion.url}/#/table/{table}/log")
    expect(page.locator("ol b").first).to_contain_text("Correction: Automa: Workers:")
    expect(page.locator("ol b").nth(1)).to_have_text("Correction: Automa: Power: 3 → 4")


def test_an_impossible_correction_is_refused_with_a_sentence(open_page, companion):
    table = play(companion)
    page = open_page("phone", f"#/table/{table}")
    tap(page, "R3C6", "R4C1")  # where the human's worker stands
    expect(page.get_by_role("alert").filter(has_text="share")).to_be_visible()
    assert "R4C1" not in position(companion, table)["automa"]["workers"]


def test_a_piece_can_be_dragged(open_page, companion):
    table = play(companion)
    page = open_page("desktop", f"#/table/{table}")
    start_at = page.locator('[data-spot="R3C1"]').bounding_box()
    end_at = page.locator('[data-spot="R4C1"]').bounding_box()
    middle = lambda box: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # noqa: E731
    before = version(page)
    page.mouse.move(*middle(start_at))
    page.mouse.down()
    page.mouse.move(*middle(end_at), steps=5)
    page.mouse.up()
    changed(page, before)
    assert position(companion, table)["human"]["workers"] == ["R4C1", "R4C1"]


def test_the_combat_wizard_when_the_human_attacks(open_page, companion):
    table = play(companion)
    event(
        companion,
        table,
        type="corrected",
        set={"automa.mechs": ["R2C6"], "human.mechs": ["R1C6"], "human.power": 7},
    )
    page = open_page("phone", f"#/table/{table}")
    tap(page, "R1C6", "R2C6")
    expect(page.locator('footer [data-act="between"]')).to_contain_text("Fight")
    assert led_on(page), "the combat that is due"
    assert "Combat" in steps_done(page)[0]
    expect(page.locator(".ask h2")).to_contain_text("power")
    expect(page.locator(".ask input")).to_have_value("7")  # what is known comes first
    answer(page)
    expect(page.locator(".ask h2")).to_contain_text("dial")
    page.locator('.ask [data-value="5"]').click()
    expect(page.locator(".ask h2")).not_to_contain_text("dial")
    expect(page.locator('.ask [data-value="2"]')).to_be_visible()
    expect(page.locator('.ask [data-value="1"]')).to_have_count(0)  # no card has the value 1
    while page.locator(".play[data-pending]").count():
        answer(page)
    assert any(re.search("wins?", step) for step in steps_done(page))


def test_why_shows_the_explanation_on_the_board_and_as_text(open_page, companion):
    table = play(companion, level="automa")
    while '"decided":true' not in (dealt := companion.say("deal", table=table).text).replace(" ", ""):
        assert "scythe-do-game-over" not in dealt
    page = open_page("phone", f"#/table/{table}/why")
    expect(page.locator(".marks .chosen").first).to_be_attached()
    page.get_by_text("All steps as text").click()
    expect(page.locator("details li.frame").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".play")).to_be_visible()
    page.locator(".do .current").click()
    expect(page.locator(".why header .big")).to_be_visible()


def test_what_would_it_do_answers_without_touching_the_game(open_page, companion):
    table = play(companion)
    before = companion.say("view", table=table).json()
    page = open_page("phone", f"#/table/{table}/whatif")
    tap(page, "R3C1", "R4C1")
    expect(page.get_by_role("button", name="One step back")).to_be_enabled()
    page.locator('.pad [data-value="5"]').click()
    expect(page.locator(".do .over")).to_have_text(re.compile("it would do this", re.I))
    would = companion.say(
        "whatif", game="scythe", position=before["position"], event={"type": "card-turned", "card": 5}
    ).json()
    expect(page.locator(".do .text")).to_have_count(len(would["rows"]))
    assert companion.say("view", table=table).json() == before


def test_at_the_end_the_copy_stands_in_the_middle_of_the_screen(open_page, companion):
    table = play(companion)
    finish(companion, table)
    page = open_page("desktop", f"#/table/{table}/whatif")
    board = page.locator(".whatif svg[role]").first
    expect(board).to_be_visible()
    box, screen = board.bounding_box(), page.viewport_size
    assert abs(box["x"] + box["width"] / 2 - screen["width"] / 2) < screen["width"] / 20


def test_the_language_can_change_in_mid_game(open_page):
    page = open_page("phone")
    start(page)
    automa_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Русский").click()
    page.get_by_role("button", name="Закрыть").click()
    first = page.locator(".do .text").first  # whatever the deal has brought, it is shown in Russian
    expect(first).to_have_text(re.compile("[а-яё]{3}"))
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    russian = first.text_content()
    page.reload()
    expect(first).to_have_text(russian)


def test_the_keyboard_alone_is_enough(open_page, companion):
    table = play(companion)
    page = open_page("desktop", f"#/table/{table}")
    expect(page.locator(".play")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    before = version(page)
    page.keyboard.press("n")
    changed(page, before)
    page.keyboard.press("u")
    expect(page.locator(".card.back")).to_be_visible()
    before = version(page)
    page.locator('[data-spot="R3C1"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    changed(page, before)
    assert position(companion, table)["human"]["workers"] != ["R3C1", "R4C1"]


def test_a_link_holds_the_position_and_opens_a_table_from_it(open_page, companion):
    table = play(companion)
    event(companion, table, type="corrected", set={"automa.power": 9})
    page = open_page("phone", f"#/table/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Link to this position").click()
    link = page.locator("dialog .field").input_value()
    page.goto("about:blank")
    page.goto(f"{companion.url}/{link}")  # a text to paste: the address of this server is nobody else's
    expect(page.locator(".play")).to_be_visible()
    opened = table_of(page)
    assert opened != table
    assert position(companion, opened)["automa"]["power"] == 9


def test_a_mech_takes_two_workers_along_and_unlocks_its_ability_in_few_taps(open_page, companion):
    table = play(companion, human="saxony", automa="nordic")
    pieces = {"human.mechs": ["R5C3"], "human.workers": ["R5C3", "R5C3"]}
    event(companion, table, type="corrected", set=pieces)
    page = open_page("phone", f"#/table/{table}")
    expect(page.locator('[role="img"][aria-label^="your mech"]')).to_have_count(1)  # every piece has a name
    finger, before = Finger(page), version(page)
    finger.tap('[data-spot="R5C3"]', '[data-along="2"]', '[data-spot="R5C4"]')
    changed(page, before)
    human = position(companion, table)["human"]
    assert (human["mechs"], human["workers"]) == (["R5C4"], ["R5C4", "R5C4"])
    undo = page.locator(".steps .button").first
    assert re.search("with 2 workers", undo.get_attribute("aria-label"))
    finger.tap('footer [data-act="deal"]')
    expect(page.locator('footer [data-act="step"]')).to_be_visible()
    assert finger.taps <= 4
    # the player's own pieces rest while steps of the Automa's turn are open
    tap(page, "R5C4")
    expect(page.locator(".tray [data-along]")).to_have_count(0)
    tap(page, "R5C4")
    steps_done(page)
    while answer(page):
        steps_done(page)
    # a new mech: which ability, then where
    before = version(page)
    page.get_by_role("button", name="mech", exact=True).click()
    expect(page.locator(".tray [data-ability]")).to_have_count(4)
    page.locator('[data-ability="disarm"]').click()
    tap(page, "R6C3")
    changed(page, before)
    assert position(companion, table)["human"]["abilities"] == ["disarm"]
    page.get_by_role("button", name="mech", exact=True).click()
    expect(page.locator(".tray [data-ability]")).to_have_count(3)
    page.get_by_role("button", name="I’ll set abilities myself").click()
    before = version(page)
    tap(page, "R6C3")
    changed(page, before)
    page.get_by_role("button", name="mech", exact=True).click()
    expect(page.locator(".tray [data-ability]")).to_have_count(0)  # never asked again


def test_a_pedal_plays_a_turn_and_settings_lead_back_to_the_game(open_page, companion):
    table = play(companion, level="automa")
    page = open_page("phone", f"#/table/{table}")
    expect(page.locator(".play svg").first).to_be_visible()
    page.evaluate(
        "() => { window.buzzed = 0; navigator.vibrate = () => { window.buzzed += 1; return true; } }"
    )
    expect(page.locator(".tracker li[aria-label]")).to_have_count(page.locator(".tracker li").count())
    before = version(page)
    page.keyboard.press("Space")
    changed(page, before)
    expect(page.locator('footer [data-act="step"]')).to_be_visible()
    assert page.evaluate("window.buzzed") == 1
    page.keyboard.press("PageDown")
    expect(page.locator(".play")).to_have_attribute("data-done", "1")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".play")).to_have_attribute("data-done", "0")
    steps_done(page)
    page.keyboard.press("ArrowLeft")  # into the turn that is over
    expect(page.locator(".play")).to_have_attribute("data-phase", "again")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".play")).to_have_attribute("data-phase", "yours")
    assert page.evaluate("window.buzzed") == 2
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.locator(".switches")).to_be_visible()
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".play")).to_be_visible()
