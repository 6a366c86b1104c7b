"""The owner's box from the command line."""

import re

import msgspec
import pytest
from click.testing import CliRunner
from language_check import amiss
from user_errors import raises_user_error

from automatable import games
from automatable.cli import cli
from automatable.cli.commands.saved_games import open_service
from automatable.core.box.loader import shipped
from automatable.core.engine.errors import UserError
from automatable.play import requests
from automatable.play.storage.data_dir import own_box, own_box_path

CARD_1 = "2\n1\n-1\n2\n1\n"
"""Green worker, purple else green, votes -1, 2 points, the first icon."""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")
    return tmp_path


def run(*args, typed=""):
    result = CliRunner().invoke(cli, ["box", *map(str, args)], input=typed)
    if isinstance(result.exception, UserError):
        raise result.exception
    return result.output


def test_a_card_is_entered_and_the_next_time_goes_on_after_it():
    assert "Saved: Automa card 1" in run("enter", "pendulum", typed=CARD_1 + "\n")
    assert own_box("pendulum")["cards"]["1"] == {
        "worker": "green",
        "timer": "green",
        "province": 0,
        "votes": -1,
        "points": 2,
        "icon": "grande",
        "left": "printed",
        "right": "printed",
    }
    missing = run("enter", "pendulum", "--missing")
    assert "cards.1\n" not in missing and "Automa card 2  cards.2\n" in missing
    assert "Automa card 2" in run("enter", "pendulum", typed="\n")


def test_a_half_answered_card_is_not_kept_and_a_slip_is_asked_again():
    output = run("enter", "pendulum", "cards.9", "--lang", "ru", typed="7\n1\n")
    assert "не ответ" in output
    assert own_box("pendulum") == {}


def test_one_key_alone_can_be_entered():
    typed = "3\n4\n7\nx\n6\n12\n11\n17\n14\n"
    assert "Saved: Scoring card E" in run("enter", "pendulum", "scoring.E", typed=typed)
    assert own_box("pendulum")["scoring"]["E"]["2"]["votes"] == 6


def test_a_game_with_nothing_to_enter_says_so():
    assert "Everything is entered" in run("enter", "scythe")


def test_a_box_goes_out_to_a_file_and_comes_back(home):
    run("enter", "pendulum", "cards.1", typed=CARD_1)
    file = home / "pendulum-mine.toml"
    run("export", "pendulum", file)
    assert run("export", "pendulum") == file.read_text()
    before = own_box("pendulum")
    (home / "boxes" / "pendulum.toml").unlink()
    assert "no errors" in run("check", file)
    assert "Automa card 1" in run("import", "pendulum", file)
    after = own_box("pendulum")
    assert after.pop("provenance")["cards.1"]["kind"] == "transcribed"
    assert after == before


ANNA = """
box = "pendulum"

[cards.1]
worker = "green"
timer = "green"
province = 0
votes = 2
points = 3
icon = "grande"
left = "printed"
right = "printed"

[cards.2]
votes = 1

[provenance."cards.1"]
kind = "transcribed"
source = "the printed card"
by = "Anna"
edition = "2021"
"""


def test_differences_are_shown_and_chosen_one_by_one(home):
    run("enter", "pendulum", "cards.1", typed=CARD_1)
    file = home / "anna.toml"
    file.write_text(ANNA)
    before = own_box("pendulum")
    with raises_user_error("cli-box-not-chosen"):
        run("import", "pendulum", file, typed="t\n")
    assert own_box("pendulum") == before
    output = run("import", "pendulum", file, typed="x\nt\nm\n")
    assert "Anna" in output and "2021" in output
    assert "Automa card 1 · votes: -1 | 2" in output and "victory points: 2 | 3" in output
    assert (own_box("pendulum")["cards"]["1"]["votes"], own_box("pendulum")["cards"]["1"]["points"]) == (2, 2)
    assert own_box("pendulum")["provenance"]["cards.1.votes"]["by"] == "Anna"
    run("import", "pendulum", file, "--theirs")
    assert own_box("pendulum")["cards"]["1"]["points"] == 3


def test_a_link_carries_the_box_and_codes_its_parts(home):
    run("enter", "pendulum", "cards.1", typed=CARD_1)
    link = run("link", "pendulum", "--address", "https://my.page/", "--by", "Anna").strip()
    assert link.startswith("https://my.page/#/box/") and "\n" not in link
    with_key = run(
        "link", "pendulum", "--address", "http://192.168.1.5:8420/?key=secret", "--by", "Anna"
    ).strip()
    assert with_key == link.replace("https://my.page/", "http://192.168.1.5:8420/")
    codes = run("link", "pendulum", "--codes")
    assert codes.count("#/box/") == 1 and len(codes.splitlines()) > 20
    before = own_box("pendulum")["cards"]
    (home / "boxes" / "pendulum.toml").unlink()
    assert "Anna" in run("import", "pendulum", link)
    assert own_box("pendulum")["cards"] == before


def test_two_boxes_are_compared_in_words_and_nothing_else_is_said(home):
    run("enter", "pendulum", "cards.1", typed=CARD_1)
    file = home / "anna.toml"
    file.write_text(ANNA)
    assert run("compare", "pendulum", file, "--lang", "ru").splitlines() == [
        "карта Автомы 1 · голоса: -1 | 2",
        "карта Автомы 1 · победные очки: 2 | 3",
        "карта Автомы 2 · голоса: – | 1",
    ]
    assert run("compare", file, file) == "The two boxes have the same values.\n"


def test_the_catalog_shows_by_kind_what_is_done_and_what_is_missing(home):
    assert "0 of 39 components entered" in run("shelf", "pendulum")
    run("enter", "pendulum", typed=CARD_1 + "\n")
    shown = run("shelf", "pendulum", "--lang", "ru")
    assert "Введено 1 из 39" in shown
    first, second, *_ = [line for line in shown.splitlines() if "cards." in line]
    assert first.startswith("  ✓ карта Автомы 1 cards.1 – работник: ") and "_" not in first
    assert second == "  · карта Автомы 2 cards.2"
    left = run("shelf", "pendulum", "cards", "--missing")
    assert "cards.2" in left and "cards.1 " not in left and "scoring" not in left
    assert msgspec.json.decode(run("shelf", "pendulum", "--json"))[0]["components"][0]["state"] == "done"
    with raises_user_error("cli-no-kind"):
        run("shelf", "pendulum", "nothing")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["golem", "pendulum", "red-rising", "scythe"])
def test_the_catalog_is_read_in_one_language(home, game, lang):
    for line in run("shelf", game, "--lang", lang).splitlines():
        said = line[4:].partition("  ")[2] if line.startswith("  ") else line.partition(" (")[0]
        assert not amiss(lang, re.sub("имя по-английски: [^·]+", "", said)), line


def test_what_stands_on_no_card_is_compared_in_words_too(home):
    for name, per, gift in (("a", "red", "fleet"), ("b", "gold", "helium")):
        (home / f"{name}.toml").write_text(
            f'box = "red-rising"\n[abilities.nero]\nper = "{per}"\n[board.bonuses]\njupiter = "{gift}"\n'
            f'[characters.nero]\nbonuses = [{{ points = 5, when = {{ most = "{gift}" }} }}]\n',
            encoding="utf-8",
        )
    assert run("compare", home / "a.toml", home / "b.toml", "--lang", "ru").splitlines() == [
        "способность: Нерон · за каждую карту здесь, цвет: алый | золотой",
        "поле и подсчёт · бонус локации: Юпитер: флот | гелий-3",
        "Нерон · бонус в конце игры: 5 лавров, если больше всех или поровну: флот | "
        "5 лавров, если больше всех или поровну: гелий-3",
    ]


def test_a_contributed_box_says_game_edition_and_no_sentence(home):
    file = home / "golem.toml"
    file.write_text("[board]\ngold_price = 4\n")
    assert "no errors" in run("check", file)
    with raises_user_error("'count': 2"):
        run("check", file, "--contribute")
    file = home / "names.toml"
    source = '\n[provenance."characters.eo"]\nkind = "transcribed"\nsource = "the card"\nedition = "ru"\n'
    file.write_text('box = "red-rising"\n[characters.eo]\nname = "Эо"\n' + source)
    assert "no errors" in run("check", file, "--contribute")
    file.write_text('box = "red-rising"\n[characters.eo]\nname = "She sings. She dies."\n' + source)
    with raises_user_error("cli-box-defects"):
        run("check", file, "--contribute")


def test_a_box_that_breaks_the_book_is_not_taken(home):
    file = home / "pendulum.toml"
    file.write_text('[cards.3]\nworker = "green"\ntimer = "none"\nprovince = 2\n')
    with raises_user_error("cli-box-defects"):
        run("check", file)
    with raises_user_error("province-alone"):
        run("import", "pendulum", file)
    file.write_text("[cards.3]\ncrown = 1\n")
    with raises_user_error(r"cards\.3"):
        run("import", "pendulum", file)
    assert own_box("pendulum") == {}


def test_printed_cards_entered_while_playing_are_kept_in_the_own_box():
    typed = "values=printed physical=true\n\n7\n\npurple\nnone\n\n\n\n9\n\nnone\nnone\n2\n\n\n\nquit\n"
    result = CliRunner().invoke(cli, ["play", "pendulum"], input=typed)
    assert result.exit_code == 0, result.output
    assert own_box("pendulum")["cards"] == {
        "7": {"worker": "purple", "timer": "none", "province": 0, "left": "printed"},
        "9": {"worker": "none", "timer": "none", "province": 2, "left": "printed"},
    }


def test_a_card_nobody_has_entered_is_done_by_hand_in_the_terminal_too():
    typed = "values=printed physical=true\n\n7\nhand\n2\n9\n\npurple\n\n\n\n\nquit\n"
    result = CliRunner().invoke(cli, ["play", "pendulum"], input=typed)
    assert result.exit_code == 0, result.output
    assert "The card’s worker icon" in result.output, "how the set-up uses it"
    assert list(own_box("pendulum")["cards"]) == ["9"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["golem", "pendulum", "red-rising", "scythe"])
def test_a_box_is_shown_in_words_whatever_its_file_calls_them(game, lang):
    game_class = games.game_class(game)
    for table in shipped(game_class.folder / "box"):
        if table in game_class.components.annotation_tables:
            continue
        for line in run("show", game, "--table", table, "--lang", lang).splitlines():
            said, _, key = line.rpartition("  ")
            assert key.startswith(table) and (key.endswith(".name") or not amiss(lang, said)), line


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["golem", "pendulum"])
def test_what_is_missing_is_listed_by_name_and_entered_by_it(game, lang):
    listed = [line.rpartition("  ") for line in run("enter", game, "--missing", "--lang", lang).splitlines()]
    assert len({name for name, _, _ in listed}) == len(listed) == len(games.load(game).components.missing())
    assert not [name for name, _, _ in listed if amiss(lang, name)]


def test_a_component_is_entered_by_its_name():
    assert "Saved: Automa card 7" in run("enter", "pendulum", "automa", "card", "7", typed=CARD_1)
    assert "Saved: Automa card 8" in run("enter", "pendulum", "Automa card 8", typed=CARD_1)
    assert set(own_box("pendulum")["cards"]) == {"7", "8"}
    with raises_user_error("core-unknown-key"):
        run("enter", "pendulum", "automa", typed=CARD_1)


SYMBOLS = "6\n+\n1\n{hero}\n2\n4\n3\n{nation}\n-2\n\n-9\n\n"
"""Scheme I's actions: one more, its symbol, a power that is taken away again, for whom; and a slip."""


@pytest.mark.parametrize(
    ("lang", "card", "hero", "nation"),
    [
        ("en", "Automa card 3", "move the character", "rusviet"),
        ("ru", "карта Автомы 3", "перемещение героя", "руссвет"),
    ],
)
def test_symbols_of_a_card_are_corrected_by_numbers_and_words(lang, card, hero, nation):
    typed = SYMBOLS.format(hero=hero, nation=nation)
    shown = run("correct", "scythe", *card.split(), "--lang", lang, typed=f"{typed}3\nx\n3\n2, 6, 6\n\n")
    wrong = [line for line in shown.splitlines() if amiss(lang, line)]
    assert not wrong
    own = own_box("scythe")["cards"]["3"]
    assert own["scheme_1"]["moves"] == [
        {"action": "move-worker"},
        {"action": "move-character", "only": "rusviet"},
    ]
    assert own["combat_power"] == [2, 6, 6]


def test_banks_of_a_river_and_end_game_lines_are_corrected_by_numbers_and_words():
    fields = [
        value.field.key for value in open_service().respond(requests.ReadComponent("scythe", "map")).values
    ]
    number = fields.index("map.rivers") + 1
    run("correct", "scythe", "map", typed=f"{number}\n1\n2\nlake 2-3\n\n\n\n")
    assert own_box("scythe")["map"]["rivers"][0] == ["R1C3", "R2C3"]
    run("correct", "red-rising", "characters.cassius", typed="4\n1\n1\n41\n\n-2\n\n\n")
    assert own_box("red-rising")["characters"]["cassius"]["bonuses"] == [
        {"points": 41, "when": {"all": ["mustang", "darrow"]}}
    ]


def test_an_effect_becomes_another_and_keeps_its_number():
    own_box_path("golem").parent.mkdir(parents=True, exist_ok=True)
    text = '[books.01]\neffects = [{ do = "gain", resource = "clay", amount = 3 }]\n'
    own_box_path("golem").write_text(text, encoding="utf-8")
    shown = run("correct", "golem", "books.01", typed="3\n1\n1\npoints\n\n\n\n")
    assert own_box("golem")["books"]["01"]["effects"] == [{"do": "points", "amount": 3}], shown


def test_a_component_that_is_not_there_is_refused_and_a_box_that_cannot_be_is_not_kept():
    with raises_user_error("cli-no-kind"):
        run("correct", "scythe", "Automa card 99")
    assert "18" in run("correct", "scythe", "game", typed="29\n-3\n\n\n")
    assert own_box("scythe") == {}
