"""Pendulum through the page: a whole game in real time on a tablet, a council on a phone in Russian."""

import re
import time

import pytest
from devices import ROOT
from playwright.sync_api import expect
from table_taps import answer, changed, led_on, start, steps_done, version

from automatable.locales import Words

pytestmark = pytest.mark.slow
AXE = ROOT / "webapp/node_modules/axe-core/axe.min.js"
SENSES = """() => {
  window.felt = []; window.heard = 0; window.spoken = [];
  navigator.vibrate = (pattern) => (felt.push(pattern), true);
  speechSynthesis.speak = (said) => spoken.push([said.lang, said.text]);
  const begin = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { heard += 1; return begin.apply(this, at); };
}"""

DIGITS = "() => [...document.querySelectorAll('.component-entry .digit')].map((one) => one.offsetHeight)"
"""The height of each number that a form offers."""


@pytest.fixture(autouse=True)
def silent(companion):
    """Every device begins without sound and voice."""
    companion.say("settings-save", settings={"sounds": False, "voice": False})


def new(companion, *events, **setup):
    """A table made behind the page's back."""
    table = companion.say("new", game="pendulum", setup=setup, seed=4).json()["table"]
    for event in events:
        reply = companion.say("event", table=table, event=event)
        assert reply.is_success, reply.text
    return table


def flip(timer, at):
    return {"type": "timer-flipped", "timer": timer, "at": at}


STARTED = {"type": "round-started", "at": 0}
CALLED = (
    STARTED,
    {"type": "worker-lifted", "at": 31_000},
    flip("purple", 200_000),
    flip("purple", 400_000),
)


def position(companion, table):
    return companion.say("view", table=table).json()["position"]


def press(page, name):
    """Tap a button of the bar or a big timer, and wait until the table has changed."""
    steps_done(page)
    before = version(page)
    if name.startswith("Flip "):
        page.locator(f'[data-flip="{name.removeprefix("Flip ")}"]').dispatch_event("click")
    else:
        page.locator("footer").get_by_role("button", name=name).dispatch_event("click")
    changed(page, before)


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_set_up_begins_with_a_sentence_for_newcomers_and_says_what_a_score_is_only_later(open_page, language):
    page = open_page("phone", "#/new/pendulum", language=language)
    first = page.locator("main section").first
    opening = first.locator("p").first
    expect(opening).to_have_text(Words(language[:2], "pendulum").say("pendulum-first-game"))
    assert not re.search(r"\d|−", opening.inner_text()), "no numbers before the game is known"
    counted = page.locator(".par")
    expect(counted).to_be_visible()
    assert opening.bounding_box()["y"] < counted.bounding_box()["y"]
    assert opening.bounding_box()["y"] < 844 / 2, "at the top of the first screen"


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_the_players_tracks_are_asked_with_their_legend_and_every_space_from_the_box(
    open_page, companion, language
):
    table = new(companion)
    companion.say("event", table=table, event={"type": "corrected", "set": {"phase": "end", "round": 4}})
    view = companion.say("answer", table=table, question="legendary", value=True).json()
    mat = companion.say("printed", table=table).json()["tables"]["mat"]
    assert view["questions"][0]["id"] == "own-mat", view["questions"]
    page = open_page("phone", f"#/table/{table}", language=language)
    steps_done(page)
    asked = page.locator(".ask")
    expect(asked.locator("h2")).to_contain_text(re.compile(rf"−1: .* 1: .* {mat['parchment']}: "))
    tracks = asked.locator("[data-field]")
    expect(tracks).to_have_count(len(mat["tracks"]))
    for track in tracks.all():
        values = track.locator("[data-value]").evaluate_all("all => all.map((one) => +one.dataset.value)")
        assert values == [n for n in range(-mat["before"], mat["parchment"] + 1) if n]
        labels = track.locator("[data-value]").all_inner_texts()
        assert [int(label.replace("−", "-")) for label in labels] == values


RUNNING = re.compile(r"2:[0-4]\d|2:5[0-8]|[01]:\d\d")
"""A purple timer that has run for some time, however slow the machine is."""


def passed(since):
    """Milliseconds that have passed, and one second for rounding."""
    return 1000 * (time.monotonic() - since) + 1000


def left(page, name):
    """Seconds that a timer shows."""
    minutes, seconds = timer(page, name).locator(".time").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def timer(page, name):
    return page.locator(f'.board [data-timer="{name}"]')


def passes(page, seconds):
    """Time goes by, at the table as on the screen."""
    page.clock.fast_forward(seconds * 1000)


ONE_EACH = re.compile(r"Automa \d looks for|Where are your markers")
"""What a council asks for an Automa. The question about your mat does not name the Automa."""


def hold_council(page, companion, table, votes):
    """Answer everything that the council asks, up to the next round or the legendary achievement."""
    before, round_ = version(page), position(companion, table)["round"]
    page.locator(f'.ask [data-value="{votes}"]').click()
    changed(page, before)
    asked: list[str] = []
    while position(companion, table)["round"] == round_:
        steps_done(page)
        if position(companion, table)["phase"] == "end":
            break
        expect(page.locator(".ask").first).to_be_visible()  # drawn a moment after the last step is done
        asked += ONE_EACH.findall(page.locator(".ask h2").first.inner_text())
        assert len(set(page.evaluate(DIGITS))) <= 1, "a number of the mat is broken into two lines"
        answer(page)
    named = [heading for heading in asked if heading.startswith("Automa")]
    assert len(set(named)) == len(named), f"more than one question for an Automa: {asked}"
    assert len(asked) <= 2, f"more questions than Automas: {asked}"
    steps_done(page)


def test_a_whole_game_in_real_time_on_a_tablet(open_page, companion):
    page = open_page("tablet")
    page.clock.install()
    table = start(page, "Pendulum")
    expect(timer(page, "purple")).to_have_attribute("data-state", "waiting")
    for round_, votes in ((1, 3), (2, 12), (3, 0), (4, 7)):
        press(page, f"Start round {round_}")
        expect(timer(page, "purple")).to_have_attribute("data-state", "running")
        press(page, "A worker left a bottom box")
        expect(page.locator(".do .text").first).to_be_visible()
        passes(page, 46)
        expect(timer(page, "black")).to_have_attribute("data-state", "out")
        expect(timer(page, "green")).to_have_attribute("data-state", "running")
        press(page, "Flip black")
        press(page, "A worker left a bottom box")
        passes(page, 140)
        flips = position(companion, table)["flips"]
        press(page, "Flip green")  # purple has run out: a trigger
        expect(page.locator(".do .current")).to_be_visible()
        while position(companion, table)["phase"] == "round":
            if position(companion, table)["flips"] == flips:
                press(page, "Flip purple")
            flips = position(companion, table)["flips"]
            passes(page, 181)
        steps_done(page)
        expect(page.locator(".ask h2")).to_contain_text("how many votes")
        hold_council(page, companion, table, votes)
        if round_ < 4:
            assert position(companion, table)["round"] == round_ + 1
        passes(page, 181)
    steps_done(page)
    while led_on(page) or answer(page):  # the legendary achievement, then points
        steps_done(page)
    page.locator('footer [data-act="end"]').click()
    expect(page.locator(".winner h2")).to_be_visible()
    result = companion.say("view", table=table).json()["result"]
    assert {side["name"] for side in result["sides"]} == {"human", "automa-1", "automa-2"}
    page.goto(f"{companion.url}/#/history")
    expect(page.locator("tbody tr").first).to_contain_text("Pendulum")


def test_a_council_on_a_phone_in_russian_shows_every_sum(open_page, companion):
    table = new(companion, *CALLED, level="D", foreshadowing=True)
    front = position(companion, table)["automas"]["1"]["cards"]
    page = open_page("phone", f"#/table/{table}", language="ru-RU")
    page.evaluate(SENSES)
    steps_done(page)
    expect(page.locator(".side .front").first).to_contain_text(str(front[0]))  # foreshadowed
    page.get_by_role("button", name="Голос", exact=True).click()
    before = version(page)
    page.locator('.ask [data-value="8"]').click()
    changed(page, before)
    explanation = companion.say("view", table=table).json()["explanation"]
    sums = [node for node in explanation if node["type"] == "sum"]
    assert len(sums) == 4
    council = page.locator("section.council", has=page.locator("table"))
    expect(council.locator("h2")).to_have_text("Совет раунда 1")
    for caption, kind in (("Победные очки", "points"), ("Голоса", "votes")):
        shown = council.locator("table", has_text=caption)
        of_kind = [node for node in sums if node["message"] == f"pendulum-sum-{kind}"]
        for n, node in enumerate(of_kind):
            cells = shown.locator(f"tbody tr td:nth-child({n + 2})").all_inner_texts()
            parts = [int(re.findall(r"(−?\d+)$", cell)[0].replace("−", "-")) for cell in cells]
            assert parts == [part["value"] for part in node["parts"]]
            assert sum(parts) == node["total"]
            expect(shown.locator("tfoot td").nth(n)).to_have_text(str(node["total"]).replace("-", "−"))
    expect(council).to_contain_text("учебное")
    spoken = [one for one in page.evaluate("spoken") if one[1].strip()]  # a blank unlocks the voice
    assert spoken and all(lang == "ru-RU" for lang, _ in spoken)
    assert any("Автома 1" in text for _, text in spoken)
    steps_done(page)
    while page.locator(".ask").count():  # each question is read from its beginning, beside its place
        expect(page.locator(".ask h2")).to_be_in_viewport(ratio=1)
        expect(page.locator(".pane .focused").first).to_be_in_viewport(ratio=1)
        page.locator(".do").evaluate("(sheet) => sheet.scrollTo(0, sheet.scrollHeight)")
        answer(page)
        steps_done(page)
    assert position(companion, table)["phase"] == "placing"
    expect(page.get_by_role("button", name="Начать раунд 2")).to_be_visible()


def test_a_timer_that_runs_out_is_seen_audible_felt_and_spoken(open_page, companion):
    table = new(companion)
    page = open_page("phone", f"#/table/{table}")
    page.clock.install()
    page.evaluate(SENSES)
    page.get_by_role("button", name="Sound", exact=True).click()
    page.get_by_role("button", name="Voice", exact=True).click()
    press(page, "Start round 1")
    expect(timer(page, "black")).to_have_attribute("data-state", "running")
    counted = page.evaluate("heard")
    page.clock.run_for(46_000)
    black = timer(page, "black")
    expect(black).to_have_attribute("data-state", "out")
    expect(black).to_contain_text("Run out")
    expect(black.locator(".ring")).to_be_visible()  # another shape, not only another colour
    expect(black.locator(".bell")).to_be_visible()
    assert page.evaluate("felt") == [[200]]
    assert page.evaluate("heard") == counted + 1
    assert page.evaluate("spoken").count(["en-GB", "The black timer has run out."]) == 1
    page.clock.run_for(75_000)
    assert page.evaluate("felt") == [[200], [200, 90, 200]]


def test_the_clock_survives_a_reload_and_stands_still_in_a_pause(open_page, companion):
    table = new(companion)
    page = open_page("phone", f"#/table/{table}")
    began = time.monotonic()
    press(page, "Start round 1")
    page.wait_for_timeout(1500)
    page.reload()
    expect(timer(page, "purple")).to_contain_text(RUNNING)
    press(page, "Pause all")
    assert 1500 <= (paused := position(companion, table)["paused"]) < passed(began)
    shown = timer(page, "purple").locator(".time").inner_text()
    page.wait_for_timeout(1500)
    page.reload()
    expect(timer(page, "purple")).to_have_attribute("data-state", "paused")
    assert timer(page, "purple").locator(".time").inner_text() == shown
    began = time.monotonic()
    press(page, "Resume")
    expect(timer(page, "purple")).to_have_attribute("data-state", "running")
    press(page, "A worker left a bottom box")
    assert 0 <= position(companion, table)["now"] - paused < passed(began)


def test_two_devices_have_one_clock_from_the_first_event_on(open_page, companion):
    table = new(companion, STARTED, {"type": "worker-lifted", "at": 90_000})
    phone = open_page("phone", f"#/table/{table}")
    tablet = open_page("tablet", f"#/table/{table}")
    expect(timer(tablet, "purple")).to_contain_text("1:")
    companion.say("event", table=table, event={"type": "worker-lifted", "at": 130_000})
    for page in (phone, tablet):
        expect(timer(page, "purple")).to_contain_text(re.compile(r"0:(50|[0-4]\d)"))
    press(tablet, "A worker left a bottom box")
    assert position(companion, table)["now"] >= 130_000


def test_a_device_that_comes_later_knows_how_long_the_sand_has_run(open_page, companion):
    table = new(companion, STARTED)
    first = open_page("phone", f"#/table/{table}")
    first.wait_for_timeout(2500)
    second = open_page("tablet", f"#/table/{table}")
    expect(timer(second, "purple")).to_contain_text(RUNNING)
    before, theirs, after = (left(page, "purple") for page in (first, second, first))
    assert before + 1 >= theirs >= after - 1


def test_what_would_it_do_lets_time_pass_and_triggers_on_a_copy(open_page, companion):
    table = new(companion, STARTED)
    before = companion.say("view", table=table).json()
    page = open_page("phone", f"#/table/{table}/whatif")
    page.get_by_role("button", name="Let purple run out").click()
    expect(page.locator('[data-timer="purple"]')).to_have_attribute("data-state", "out")
    page.locator('[data-flip="green"]').click()
    page.locator('.pad [data-value="3"]').click()
    expect(page.locator(".do .text").first).to_contain_text("purple timer")
    assert companion.say("view", table=table).json() == before


def test_a_timer_that_still_runs_is_not_flipped_and_the_player_is_informed(open_page, companion):
    table = new(companion, STARTED)
    page = open_page("phone", f"#/table/{table}")
    page.locator('[data-flip="purple"]').click()
    expect(page.get_by_role("alert").filter(has_text="still runs")).to_be_visible()
    assert position(companion, table)["flips"] == 1


def test_everything_on_the_table_is_put_right_by_tapping_it(open_page, companion):
    table = new(companion, STARTED)
    page = open_page("phone", f"#/table/{table}")
    area = page.get_by_role("region", name="Purple area")
    before = version(page)
    area.get_by_role("button", name=re.compile("Automa worker")).first.click()
    area.get_by_role("button", name=re.compile("free")).click()
    changed(page, before)
    assert position(companion, table)["workers"]["purple"] == ["T2", "B1", "B2"]
    before = version(page)
    timer(page, "purple").get_by_role("button", name="Correct").click()
    page.get_by_label("Seconds left", exact=True).fill("0")
    page.get_by_label("Seconds left", exact=True).blur()
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    changed(page, before)
    expect(timer(page, "purple")).to_have_attribute("data-state", "out")
    before = version(page)
    page.locator('[data-place="s2"]').click()
    page.locator('dialog [data-reward="five-gold"]').click()
    changed(page, before)
    assert position(companion, table)["council"]["s2"] == "five-gold"
    expect(page.locator('[data-place="s2"]')).to_contain_text("5 gold")
    before = version(page)
    page.locator(".steps .button").first.click()
    changed(page, before)
    assert position(companion, table)["council"]["s2"] == "?"


def test_own_sand_is_entered_with_one_tap_and_asked_only_when_needed(open_page, companion):
    table = new(companion, timers="sand")
    page = open_page("phone", f"#/table/{table}")
    press(page, "Start round 1")
    before = version(page)
    timer(page, "black").get_by_role("button", name="Its sand is out").click()
    changed(page, before)
    expect(timer(page, "black")).to_have_attribute("data-state", "out")
    press(page, "Flip black")
    steps_done(page)
    expect(page.locator(".ask h2")).to_contain_text("purple timer")
    answer(page)
    assert position(companion, table)["last"]  # purple had run out: a card was turned


def test_a_printed_card_is_one_screen_and_a_tap_for_each_symbol_it_shows(open_page, companion):
    page = open_page("phone", "#/boxes/pendulum")
    page.locator('[data-component="cards.7"]').click()
    shows = {"worker": "purple", "timer": "black", "votes": "-1", "points": "2"}
    for part, value in shows.items():
        page.locator(f'[data-field="{part}"] [data-value="{value}"]').click()
    page.reload()
    page.locator('[data-component="cards.7"]').click()
    chosen = page.locator('[data-field="votes"] [data-value="-1"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")  # a half-entered card is kept
    page.locator('[data-field="points"] [data-value="3"]').click()
    page.locator('[data-act="entry-undo"]').click()
    page.locator('[data-field="icon"] [data-value="grande"]').click()  # the last symbol: it is whole
    expect(page.get_by_role("heading", name="Automa card 8")).to_be_visible()  # on to the next
    own = companion.say("box", game="pendulum").json()["own"]["cards"]["7"]
    assert {key: own[key] for key in ("worker", "timer", "votes", "points", "icon")} == {
        "worker": "purple",
        "timer": "black",
        "votes": -1,
        "points": 2,
        "icon": "grande",
    }
    assert own["left"] == own["right"] == "printed"


def test_practice_values_are_marked_and_printed_ones_are_asked_instead(open_page, companion):
    lifted = {"type": "worker-lifted", "at": 4_000}
    practice = new(companion, STARTED, lifted)
    page = open_page("tablet", f"#/table/{practice}")
    expect(page.locator(".practice")).to_contain_text("not the printed ones")
    expect(page.locator(".card .tag")).to_have_text("practice")
    printed = companion.say(
        "new", game="pendulum", setup={"values": "printed"}, physical=["automa"], seed=4
    ).json()["table"]
    page.goto(f"{companion.url}/#/table/{printed}")
    expect(page.locator(".practice")).to_have_count(0)
    steps_done(page)
    expect(page.locator(".ask").first).to_be_visible()
    while answer(page):
        steps_done(page)
    assert position(companion, printed)["phase"] == "placing"
    press(page, "Start round 1")
    press(page, "A worker left a bottom box")
    steps_done(page)
    before = version(page)
    page.locator('.pad [data-value="12"]').click()
    changed(page, before)
    expect(page.locator(".ask .signs svg").first).to_be_visible()
    while answer(page):
        pass
    expect(page.locator(".card .number")).to_have_text("12")
    expect(page.locator(".tag")).to_have_count(0)
    assert position(companion, printed)["learned"]["cards"]["12"]["left"] == "printed"


def test_the_keyboard_alone_is_enough(open_page, companion):
    table = new(companion)
    page = open_page("desktop", f"#/table/{table}")
    steps_done(page)
    expect(page.get_by_role("button", name="Start round 1")).to_be_visible()
    for key in ("n", "1", "5", "5"):
        before = version(page)
        page.keyboard.press(key)
        changed(page, before)
    steps = companion.say("export", table=table).json()["file"]["steps"]
    log = [step["event"]["type"] for step in steps]
    assert [one for one in log if one != "answered"][-4:] == [
        "round-started",
        "worker-lifted",
        "paused",
        "resumed",
    ]


def test_why_marks_the_spaces_of_the_area(open_page, companion):
    table = new(companion, STARTED)
    for at in range(1_000, 30_000, 1_000):
        event = {"type": "worker-lifted", "at": at}
        view = companion.say("event", table=table, event=event).json()
        if any(step["message"] == "pendulum-do-move" for row in view["rows"] for step in row["instructions"]):
            break
    page = open_page("phone", f"#/table/{table}/why")
    expect(page.locator(".marked.chosen")).to_have_count(1)
    expect(page.locator(".board .area")).to_have_count(1)
    page.get_by_role("button", name="Previous").click()
    expect(page.locator(".marked.out").first).to_be_attached()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_accessibility_violation_while_timers_have_run_out(open_page, companion, theme):
    table = new(companion, STARTED, {"type": "worker-lifted", "at": 60_000})
    page = open_page("tablet", f"#/table/{table}", color_scheme=theme)
    expect(timer(page, "black")).to_have_attribute("data-state", "out")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        (one["id"], [node["target"] for node in one["nodes"]][:3])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert not serious, serious


def test_a_pause_while_a_card_is_typed_in_stops_the_sand_and_loses_no_tap(open_page, companion):
    made = companion.say(
        "new", game="pendulum", setup={"values": "printed"}, physical=["automa"], seed=4
    ).json()
    page = open_page("phone", f"#/table/{made['table']}")
    page.clock.install()
    while companion.say("view", table=made["table"]).json()["questions"]:
        steps_done(page)
        expect(page.locator(".ask").first).to_be_visible()  # drawn a moment after the last step is done
        answer(page)
    steps_done(page)
    press(page, "Start round 1")
    press(page, "A worker left a bottom box")
    before = version(page)
    page.locator('.ask [data-value="9"]').first.dispatch_event("click")
    changed(page, before)
    entered = steps_done(page)
    page.locator('[data-field="worker"] [data-value="none"]').click()
    passes(page, 10)
    press(page, "Pause all")
    expect(timer(page, "purple")).to_have_attribute("data-state", "paused")
    chosen = page.locator('[data-field="worker"] [data-value="none"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")
    rest = left(page, "purple")
    passes(page, 60)
    assert left(page, "purple") == rest
    press(page, "Resume")
    expect(timer(page, "purple")).to_have_attribute("data-state", "running")
    before = version(page)
    page.locator('[data-field="timer"] [data-value="green"]').click()
    changed(page, before)
    assert not set(steps_done(page)) & set(entered), "what was shown before the pause is not shown again"
    assert rest - 5 <= left(page, "purple") <= rest
    assert companion.say("view", table=made["table"]).json()["position"]["paused"] is None


def test_every_card_of_an_own_deck_is_on_the_screen_without_scrolling(open_page, companion):
    table = companion.say("new", game="pendulum", setup={}, seed=4, physical=["automa"]).json()["table"]
    for event in (
        {"type": "answered", "question": f"set-up-{area}", "value": n}
        for n, area in ((1, "purple"), (2, "green"))
    ):
        assert companion.say("event", table=table, event=event).is_success
    page = open_page("phone", f"#/table/{table}")
    press(page, "Start round 1")
    press(page, "A worker left a bottom box")
    cards = page.locator(".ask .pad [data-value]")
    expect(cards).to_have_count(32)
    for card in (1, 22, 23, 32):
        expect(page.locator(f'.ask .pad [data-value="{card}"]')).to_be_in_viewport(ratio=1)


def test_a_place_of_the_council_board_answers_the_question_about_it(open_page, companion):
    table = new(companion, *CALLED, {"type": "council-held", "votes": 99}, level="A")
    page = open_page("phone", f"#/table/{table}")
    steps_done(page)
    expect(page.locator(".ask h2")).to_contain_text("Which council reward")
    before = version(page)
    page.locator('[data-place="s2"]').click()
    changed(page, before)
    assert position(companion, table)["pending"]["event"] == {"type": "reward-taken", "place": "s2"}
    asked = []
    while position(companion, table)["phase"] == "rewards":
        steps_done(page)
        expect(page.locator(".ask h2")).to_contain_text("Where is the first such card?")
        asked += re.findall(r"Automa \d", page.locator(".ask h2").inner_text())
        before = version(page)
        page.locator(".place .asked").first.click()
        changed(page, before)
    assert asked and len(set(asked)) == len(asked), "at most one question for each Automa"
