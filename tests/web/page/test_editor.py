"""Correct anything, in Russian on a phone: by choices in the editor, and by taps on the board."""

import json
import re

import msgspec
import pytest
from axe import serious
from language_check import amiss
from playwright.sync_api import expect
from recorded_views import FOLDER
from table_taps import changed, steps_done, version

from automatable import games

pytestmark = pytest.mark.slow

RAW = re.compile(r"\bnull\b|undefined|NaN|R\dC\d|\b[a-z]+[-_][a-z\d]|@")
LATIN = re.compile(r"[a-z]{2,}")
SAID = "h3, h4, label, .head p, .across > span, summary b, option, .chip, p, .none"
SEEN = f"""[...document.querySelectorAll('.group')].flatMap((group) => [
  ...[...group.querySelectorAll('{SAID}')].map((one) => one.innerText || one.textContent),
  ...[...group.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel),
  ...[...group.querySelectorAll('input:not([role=switch])')].map((one) => one.value),
]).map((text) => text.trim()).filter(Boolean)"""
"""Every text of the editor: labels, choices, what is read aloud, what stands in the inputs."""


def table_at(companion, name, number, events):
    """A table in the midst of a recorded game."""
    game = games.load(name)
    first, *rest = (FOLDER / f"{name}-{number}.txt").read_text(encoding="utf-8").splitlines()
    state = game.new(game.decode_setup(json.loads(first)))
    for line in [line for line in rest if line.startswith("> ")][:events]:
        state = game.apply(state, game.decode_event(json.loads(line[2:]))).state
    text = game.to_text(msgspec.structs.replace(state, pending=None))
    opened = companion.say("open-link", game=name, text=text)
    assert opened.is_success, opened.text
    return opened.json()["table"]


def position(companion, table):
    return companion.say("view", table=table).json()["position"]


def edit(open_page, table):
    page = open_page("phone", f"#/table/{table}/correct", language="ru-RU")
    page.locator(".group").first.wait_for()
    page.evaluate("document.querySelectorAll('.group').forEach((group) => (group.open = true))")
    return page


def field(page, key):
    return page.locator(f'[data-field="{key}"]')


def save(page, count="1 значение"):
    page.get_by_role("button", name=f"Исправить {count}").click()
    expect(page.locator(".play")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "number", "events"),
    [("scythe", 0, 60), ("golem", 0, 150), ("golem", 8, 140), ("red-rising", 8, 60), ("pendulum", 3, 120)],
)
def test_nothing_in_the_editor_is_raw_or_foreign(open_page, companion, name, number, events):
    page = edit(open_page, table_at(companion, name, number, events))
    seen = page.evaluate(SEEN)
    assert len(seen) > 100
    assert not [text for text in seen if RAW.search(text)]
    assert not [text for text in seen if LATIN.search(text)]
    assert not page.locator(".group input.field").count()  # nothing is typed that can be chosen
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert not serious(page)


def test_a_spot_of_the_colour_stands_beside_its_name(open_page, companion):
    page = edit(open_page, table_at(companion, "golem", 0, 150))
    rows = page.locator('[data-field^="table.rows."]')
    for name, colour in (("красный", "rgb(179, 38, 30)"), ("синий", "rgb(47, 111, 181)")):
        spot = rows.locator(".chip", has_text=name).first.locator("i")
        expect(spot).to_have_css("background-color", colour)


def test_scythe_a_worker_is_added_by_the_name_on_the_map_and_a_contradiction_is_refused(open_page, companion):
    table = table_at(companion, "scythe", 0, 60)
    page = edit(open_page, table)
    before = position(companion, table)
    page.get_by_label("Добавить: Роботы").first.select_option(label="тундра 5-4")
    field(page, "automa.power").get_by_role("button", name="Больше: Сила").click()
    save(page, "2 значения")
    after = position(companion, table)["automa"]
    assert after["mechs"] == sorted([*before["automa"]["mechs"], "R5C4"])
    assert after["power"] == before["automa"]["power"] + 1
    page = edit(open_page, table)
    field(page, "human.faction").get_by_role("combobox").select_option(label="Руссвет")  # the Automa's own
    page.get_by_role("button", name="Исправить 1 значение").click()
    expect(page.get_by_role("alert")).to_contain_text("Руссвет")
    assert position(companion, table)["human"]["faction"] == before["human"]["faction"]


def test_golem_a_student_and_a_golem_are_chosen(open_page, companion):
    table = table_at(companion, "golem", 0, 150)
    page = edit(open_page, table)
    before = position(companion, table)
    student = {1: "II"}.get(before["automa"]["students"]["red"], "I")
    field(page, "automa.students.red").get_by_role("combobox").select_option(label=student)
    page.get_by_label("Добавить: Големы на поле").select_option(label="лежащий голем, красный район, III")
    field(page, "automa.resources").get_by_role("button", name="Меньше: Ресурсы").click()
    save(page, "3 значения")
    after = position(companion, table)
    assert after["automa"]["students"]["red"] == {"I": 1, "II": 2}[student]
    assert sorted(after["automa"]["golems"]) == sorted([*before["automa"]["golems"], "red-3-lying"])
    assert after["automa"]["resources"] == before["automa"]["resources"] - 1


def test_golem_what_was_entered_of_a_printed_component_is_asked_again(open_page, companion):
    table = table_at(companion, "golem", 8, 140)
    page = edit(open_page, table)
    assert "board" in position(companion, table)["learned"]
    field(page, "learned").locator('[data-component="board"]').get_by_role(
        "button", name="Спросить снова"
    ).click()
    save(page)
    assert "board" not in position(companion, table)["learned"]


def test_red_rising_a_card_goes_from_one_place_to_another_by_its_name(open_page, companion):
    table = table_at(companion, "red-rising", 8, 60)
    page = edit(open_page, table)
    before = position(companion, table)
    card = before["banished"][0]
    name = field(page, "banished").locator(".chip").first.inner_text()
    field(page, "banished").locator(".chip").first.click()
    page.get_by_label("Добавить: Марс").select_option(label=name)
    field(page, "sovereign").get_by_role("combobox").select_option(label="Вы")
    save(page, "3 значения" if before["sovereign"] != "human" else "2 значения")
    after = position(companion, table)
    assert card not in after["banished"] and after["locations"]["mars"][-1] == card
    assert after["sovereign"] == "human"


def test_pendulum_a_timer_a_worker_and_the_time_are_put_right(open_page, companion):
    table = table_at(companion, "pendulum", 3, 120)
    page = edit(open_page, table)
    before = position(companion, table)
    row = {"top": "bottom", "bottom": "top"}[before["timers"]["green"]["row"]]
    word = {"top": "верхний ряд", "bottom": "нижний ряд"}[row]
    field(page, "timers.green.row").get_by_role("combobox").select_option(label=word)
    field(page, "now").get_by_role("button", name=re.compile("^Больше")).click()
    workers = field(page, "workers.purple")
    workers.locator(".chip.on").first.click()
    workers.locator(".offered .chip").last.dispatch_event("click")
    save(page, "3 значения")
    after = position(companion, table)
    assert after["timers"]["green"]["row"] == row
    assert after["now"] // 1000 == round(before["now"] / 1000) + 1
    assert len(after["workers"]["purple"]) == 3 and after["workers"] != before["workers"]


def test_a_turn_is_headed_by_whose_it_is_and_names_the_card_to_the_player_who_holds_it(open_page, companion):
    """The number of a card is nothing to a player whose app holds the deck; undo still tells turns apart."""
    for physical, says in (((), r"^Ход Автомы$"), (("automa",), r"^Ход Автомы, карта 3$")):
        table = companion.say("new", game="scythe", seed=5, physical=list(physical)).json()["table"]
        if physical:
            companion.say("event", table=table, event={"type": "card-turned", "card": 3})
        else:
            companion.say("deal", table=table)
        page = open_page("phone", f"#/table/{table}", language="ru-RU")
        expect(page.locator(".now-step .over")).to_have_text(re.compile(says))
        expect(page.locator(".steps .button").first).to_have_attribute("title", re.compile("карта"))


def section(page, spot):
    page.locator(f'[data-section="{spot}"]').dispatch_event("click")


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_golems_and_students_are_put_right_by_taps_on_the_board(open_page, companion, language):
    table = table_at(companion, "golem", 0, 122)
    fixed = {"automa.golems": ["yellow-2"], "automa.students": {"red": 2, "yellow": 4, "blue": 4}}
    companion.say("event", table=table, event={"type": "corrected", "set": {**fixed, "automa.dead": 0}})
    page = open_page("phone", f"#/table/{table}", language=language)
    steps_done(page)

    def tapped(*spots, button=None):
        before = version(page)
        for spot in spots:
            section(page, spot)
        if button:
            page.locator(".held").get_by_role("button", name=button).dispatch_event("click")
        changed(page, before)
        return position(companion, table)["automa"]

    ru = language == "ru-RU"
    assert tapped("red-2", "red-5")["students"]["red"] == 5
    assert tapped("yellow-2", "yellow-3")["golems"] == ["yellow-3"]
    assert tapped("yellow-3", "blue-1")["golems"] == ["blue-1"]  # it was another district
    assert tapped("blue-1", button="положить" if ru else "lay it down")["golems"] == ["blue-1-lying"]
    assert tapped("blue-1", button="поставить" if ru else "stand it up")["golems"] == ["blue-1"]
    assert tapped("red-1", button="голем" if ru else "golem")["golems"] == ["red-1", "blue-1"]
    assert tapped("red-1", button="убрать с поля" if ru else "off the board")["golems"] == ["blue-1"]
    before = version(page)
    page.locator(".steps .button").first.dispatch_event("click")  # undo
    changed(page, before)
    assert position(companion, table)["automa"]["golems"] == ["red-1", "blue-1"]


def test_a_players_points_by_part_stand_beside_the_automas_if_the_player_likes(open_page, companion):
    """The end of Golem: nothing more than the total is asked; the sheet is there for who wants it."""
    table = table_at(companion, "golem", 0, 1000)
    page = open_page("phone", f"#/table/{table}/end", language="ru-RU")
    total = position(companion, table)["human_points"][0]
    expect(page.locator("tbody")).not_to_contain_text("всё остальное")
    page.get_by_text("Ваши очки по частям").click()
    golems = field(page, "human_sheets.0.1")
    golems.get_by_role("button", name="не указано").click()
    golems.get_by_role("textbox").fill("30")
    page.locator("details").get_by_role("button", name="Готово").click()
    expect(page.locator("tbody")).to_contain_text("всё остальное")
    expect(page.locator("tbody tr", has_text="големы").locator("td").last).to_have_text("30")
    assert position(companion, table)["human_sheets"][0][1] == 30
    assert position(companion, table)["human_points"][0] == total


def test_what_holds_symbols_conditions_and_pairs_is_corrected_by_choices(open_page, companion):
    """Scythe's card, faction and map, Red Rising's end-game line: no text of a file anywhere."""
    page = open_page("phone", "#/boxes/scythe", language="ru-RU")

    def opened(component):
        page.locator(f'[data-component="{component}"]').click()
        page.locator(".group").first.wait_for()
        page.evaluate(
            "document.querySelectorAll('.group, .group details').forEach((one) => (one.open = true))"
        )

    def of(key):
        return page.locator(f'[data-field="{key}"]').first

    def kept():
        page.locator('[data-act="keep"]').dispatch_event("click")
        expect(page.get_by_text("Сохранено.")).to_be_visible()
        seen = page.evaluate(SEEN)
        assert not [text for text in seen if amiss("ru", text) and text != "Cassius"]  # its English name
        assert not serious(page)
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        page.locator('[data-act="to-catalog"]').click()

    opened("cards.3")
    moves = of("cards.3.scheme_1.moves")
    moves.get_by_role("button", name="Ещё: Действия").click()
    second = moves.get_by_role("listitem", name="Действия, 2")
    second.get_by_label("Символ").select_option(label="Перемещение героя")
    second.get_by_label("Добавить…").select_option(label="Только для")
    second.get_by_role("combobox", name="Только для").select_option(label="Руссвет")
    gains = of("cards.3.scheme_1.gains")
    gains.get_by_role("button", name="Меньше: Сколько").click()
    kept()
    opened("factions.nordic")
    abilities = of("factions.nordic.abilities")
    abilities.get_by_role("button", name=re.compile("^Убрать: ")).first.click()
    abilities.get_by_label("Добавить: Свойства роботов").select_option(index=5)
    kept()
    opened("map")
    rivers = of("map.rivers")
    first = rivers.get_by_role("listitem").first
    first.get_by_label("На другом берегу").select_option(label="озеро 2-3")
    kept()
    page.goto(f"{companion.url}/#/boxes/red-rising")
    opened("characters.cassius")
    line = of("characters.cassius.bonuses").get_by_role("listitem").first
    line.get_by_role("button", name="Больше: Очков").click()
    line.get_by_role("button", name="Убрать: Мустанг").click()
    line.get_by_label("Добавить: Есть все карты").select_option(label="Севро")
    kept()
    own = companion.say("box", game="scythe").json()["own"]
    scheme = own["cards"]["3"]["scheme_1"]
    assert scheme["moves"] == [
        {"action": "move-worker"},
        {"action": "move-character", "only": "rusviet"},
    ]
    assert scheme["gains"] == [{"gain": "power", "count": 2}]
    assert len(own["factions"]["nordic"]["abilities"]) == 4
    assert "R2C3" in own["map"]["rivers"][0]
    bonus = companion.say("box", game="red-rising").json()["own"]["characters"]["cassius"]["bonuses"][0]
    assert bonus == {"points": 41, "when": {"all": ["darrow", "sevro"]}}
