"""Par in the page: one quiet line before a game, during it if wanted, after it; and which level is next."""

import re

import msgspec
from finished_games import finished
from playwright.sync_api import expect
from recorded_views import taken
from table_taps import automa_turn, changed, start, steps_done

from automatable.lab import make_plan
from automatable.lab.runs.saved_game import saved_game
from automatable.play.export.game_file import VERSION, GameFile


def test_at_set_up_the_level_says_what_score_wins_half_of_the_games(open_page, companion):
    page = open_page("phone", "#/new/red-rising")
    line = page.locator(".par")
    for level in ("1", "2"):
        page.get_by_role("radio", name=re.compile(f"Level {level}")).check(force=True)
        usual = companion.say("par", game="red-rising", level=level).json()["usual"]
        expect(line).to_have_text(
            f"In simulations, {usual['half']} points win half of all games that end after {usual['turn']} "
            f"turns of the Automus; {usual['most']} points win 80 of 100. "
            "The lab’s “steady” player ends its games about then."
        )


def test_par_that_rests_on_practice_values_says_so(open_page):
    both, same = (
        "победа в половине партий",
        "победа в 80 партиях из 100",
    )  # the same score for both is said once
    for game, says, marked in (("golem", both, 1), ("pendulum", same, 1), ("scythe", both, 0)):
        page = open_page("phone", f"#/new/{game}", language="ru-RU")
        expect(page.locator(".par")).to_contain_text(says)
        expect(page.locator(".par .practice-mark")).to_have_count(marked)


def test_par_of_pendulum_says_what_no_score_wins_without(open_page):
    for game, language, said in (
        ("pendulum", "en-GB", "Without the legendary achievement victory point you lose."),
        ("pendulum", "ru-RU", "Без победного очка за славное достижение вы проигрываете."),
        ("golem", "en-GB", ""),
    ):
        line = open_page("phone", f"#/new/{game}", language=language).locator(".par")
        expect(line).to_contain_text(said or "win 80 of 100")
        begins = (
            {"en-GB": "Your score is how far", "ru-RU": "Счёт — насколько"}[language] if said else "In sim"
        )
        expect(line).to_have_text(re.compile(rf"^\s*{begins}"))
        expect(line.get_by_text("legendary")).to_have_count(1 if "legendary" in said else 0)


def test_during_play_the_line_is_there_only_for_those_who_want_it(open_page, companion):
    page = open_page("phone")
    start(page)
    automa_turn(page)
    steps_done(page)
    expect(page.locator(".turn .over")).to_be_visible()
    expect(page.locator(".par")).to_have_count(0)
    table = page.evaluate("location.hash")
    page.goto(f"{companion.url}/#/settings")
    page.get_by_role("switch", name=re.compile("What score would win")).check()
    page.goto(f"{companion.url}/{table}")
    steps_done(page)
    for turns in ("1 turn", "2 turns", "3 turns"):
        now = companion.say("par", table=int(table.split("/")[2])).json()["now"]
        expect(page.locator(".par")).to_have_text(
            f"If it ended now: Automa {now['automa']}, so {now['automa'] + 1} wins. "
            f"Usual at this level after {turns}: {now['row']['most']} points win 80 of 100 games."
        )
        automa_turn(page)
        steps_done(page)


def test_the_end_says_how_good_the_score_was_and_the_history_what_to_try_next(open_page, companion):
    tables = [finished(companion, "autometta", 250) for _ in range(2)]
    begun, steps = taken("red-rising", 0)
    companion.say("import", file=msgspec.to_builtins(GameFile(VERSION, begun, tuple(steps), len(steps))))
    page = open_page("phone", "#/history")
    advice = page.locator("li[data-way]", has_text="Scythe")
    expect(advice).to_have_attribute("data-way", "unknown")
    expect(page.locator("li[data-way=unknown]")).to_have_count(2)
    expect(page.get_by_text("Three games at one level are enough for advice.")).to_have_count(1)
    expect(advice).to_contain_text(
        re.compile(r"Your \d+ was \d+ above par\. Par: \d+ wins half of all games that end after 2 turns\.")
    )
    expect(advice).to_contain_text(re.compile(r"At Automa \(normal\), par would be \d+\."))
    tables.append(finished(companion, "autometta", 250))
    page.reload()
    expect(advice).to_have_attribute("data-way", "up")
    expect(advice).to_contain_text("3 of your last 3 won. Try Automa (normal) next.")
    expect(advice).to_contain_text(
        "Judging from 3 games, you win between 44 and 100 of 100 games at this level."
    )
    rule = "your last 10 games at the level you played last. If you won at least 6 in 10, try the next"
    expect(page.get_by_text(rule)).to_have_count(1)
    mean = page.locator(".means li", has_text="Scythe, Autometta (easy).")
    expect(mean).to_contain_text("On average the Automa had more than in ")
    expect(page.locator(".means li")).to_have_count(1)  # a single game has no mean
    expect(page.locator("a", has_text="of 100 simulated games.")).to_have_count(4)
    page.goto(f"{companion.url}/#/table/{tables[0]}/end")
    expect(page.locator(".par")).to_have_text(
        re.compile(r"Your \d+ would win 95 or more of 100 games at this level that end after 2 turns\.")
    )


def of_the_lab(companion, game, level, human, first=None) -> int:
    """A game of the lab at the companion, before its first step or after so many."""
    begun, steps, begins = saved_game(make_plan(game, level=level, human=human, games=1, cards=0), 0)
    at = begins if first is None else len(steps) + first
    file = msgspec.to_builtins(GameFile(VERSION, begun, tuple(steps), at))
    return companion.say("import", file=file).json()["table"]


def test_a_game_of_the_lab_is_looked_through_with_one_button_and_counts_nowhere(open_page, companion):
    own = companion.say("new", game="scythe", setup={"level": "automa"}).json()["table"]
    table = of_the_lab(companion, "scythe", "automa", "paced:score=60,turn=2")
    counted = len(companion.say("history").json()["games"])
    page = open_page("phone")
    saved = page.locator("article")
    expect(saved.first.locator("a")).to_have_attribute("href", f"#/table/{own}")
    card = page.locator("article", has_text="A recorded game of the lab")
    expect(card.get_by_text("Continue")).to_have_count(0)
    card.locator("a").click()
    on = page.locator("footer [data-act=recorded]")
    before = len(companion.say("export", table=table).json()["file"]["steps"])
    while (view := companion.say("view", table=table).json())["redo"]:
        expect(page.locator(".do")).to_have_attribute("data-version", str(view["version"]))
        expect(on).to_have_text("Next step")
        on.dispatch_event("click")  # a second tap there within a moment is the same tap
        changed(page, str(view["version"]))
    assert view["result"] is not None and view["watched"]
    assert len(companion.say("export", table=table).json()["file"]["steps"]) == before
    expect(page.locator("header .title")).to_contain_text("From the lab")
    page.goto(f"{companion.url}/#/table/{table}/end")
    expect(
        page.get_by_text("This is a recorded game of the lab; it does not count in your statistics.")
    ).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Rematch|BG Stats"))).to_have_count(0)
    page.goto(f"{companion.url}/#/")
    expect(card).to_be_visible()
    assert len(companion.say("history").json()["games"]) == counted


def test_the_end_says_of_a_long_game_that_it_is_long_and_of_one_without_a_chance_why(open_page, companion):
    for game, level, human, said in (
        ("scythe", "autometta", "paced:score=70,turn=29", re.compile("that end after 27 turns or more\\.$")),
        ("pendulum", "A", "absent", "Without the legendary achievement victory point you lose."),
    ):
        table = of_the_lab(companion, game, level, human, 0)
        page = open_page("phone", f"#/table/{table}/end")
        expect(page.locator(".par")).to_have_text(said)
        luck = companion.say("luck", table=table).json()
        asked = page.locator(".luck")
        much = "that much or more in over 95" if luck["below"] == 0 else "more than in "
        expect(asked).to_contain_text(f"{luck['automa']}: {much}".replace("-", "−"))
        expect(asked.locator(".practice-mark")).to_have_count(1 if luck["practice"] else 0)
        best_turns_have_their_reasons(asked, luck, re.compile("^Why\\? "))


def best_turns_have_their_reasons(asked, luck, title) -> None:
    """Each of the three, a turn or a round with its event, is one tap from its Why."""
    gains = asked.get_by_title(title)
    expect(gains).to_have_count(3)
    for number, gain in enumerate(luck["gains"]):
        expect(gains.nth(number)).to_contain_text(f"+{gain['points']} ")
        if gain["turn"]:
            expect(gains.nth(number)).to_contain_text(re.compile(rf"(Turn|Ход) {gain['turn']} · "))
        elif gain["progress"]:
            expect(gains.nth(number)).to_contain_text(re.compile(r"(Round|Раунд) \d .*\d · "))
        gains.nth(number).click()
        expect(asked.locator(".why .frame.on")).to_have_count(1)


LED = {
    "en-GB": {
        "ahead": "It pulled ahead of half of these games in turn ",
        "once": "It was ahead of half of these games for a while, but not at the end.",
        "never": "It never pulled ahead of half of these games.",
        "reached-event": "It reached the score with which half of these games end here: ",
    },
    "ru-RU": {
        "ahead": "С хода ",
        "once": "Некоторое время счёт был больше, чем в половине этих партий, но не в конце.",
        "never": "Счёт ни разу не был больше, чем в половине этих партий.",
        "reached-event": "Счёта, с которым кончается половина этих партий, соперник достиг здесь: ",
    },
}


def test_the_end_names_when_the_automa_pulled_ahead_and_its_best_turns_in_every_game(open_page, companion):
    """Golem, Pendulum and cards at the table: rounds, councils and the final count are turns there."""
    begun, steps = taken("red-rising", 0)
    file = msgspec.to_builtins(GameFile(VERSION, begun, tuple(steps), len(steps)))
    tables = [
        companion.say("import", file=file).json()["table"],
        of_the_lab(companion, "golem", "easy", "steady", 0),
        of_the_lab(companion, "pendulum", "D", "steady", 0),
        of_the_lab(companion, "scythe", "automa", "paced:score=70,turn=9", 0),
    ]
    shown = set()
    for number, table in enumerate(tables):
        luck = companion.say("luck", table=table).json()
        language = ("en-GB", "ru-RU")[number % 2]
        asked = open_page("phone", f"#/table/{table}/end", language=language).locator(".luck")
        expect(asked).to_contain_text(LED[language][luck["led"]])
        best_turns_have_their_reasons(asked, luck, re.compile("^(Why|Почему)\\? "))
        shown.add(luck["led"])
    assert len(shown) > 1


def test_with_cards_at_the_table_par_is_that_of_a_game_that_ends_now(open_page, companion):
    begun, steps = taken("red-rising", 0)
    table, page = 0, open_page("phone", "#/settings")
    for at in range(len(steps)):
        file = msgspec.to_builtins(GameFile(VERSION, begun, tuple(steps[:at]), at))
        table = companion.say("import", file=file).json()["table"]
        now = companion.say("par", table=table).json()["now"]
        if now and now["turn"] == 2:
            break
    page.get_by_role("switch", name=re.compile("What score would win")).check()
    page.goto(f"{companion.url}/#/table/{table}")
    steps_done(page)
    expect(page.locator(".par")).to_have_text(
        f"A game that ends after 2 turns: {now['row']['half']} win half of the games, "
        f"{now['row']['most']} win 80 of 100."
    )
