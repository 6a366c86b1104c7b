"""A new kind of printed component costs one Struct and its words (`tests/toy_games/lanterns.py`)."""

import lanterns
import pytest
from click.testing import CliRunner
from service_client import say, user_error

from automatable import games
from automatable.cli import cli
from automatable.core.forms.form import Field
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage
from automatable.play.storage.data_dir import own_box

BLUE = {"colour": "blue", "oil": 7, "lit": True}
RED = {"colour": "red", "oil": 1, "lit": False, "wicks": ["reed"]}


@pytest.fixture(autouse=True)
def installed(monkeypatch):
    monkeypatch.setattr(games, "FOUND", dict(games.FOUND))
    lanterns.register()


@pytest.fixture
def service():
    return Service(MemoryStorage())


def enter(service, id, values):
    key = f"lanterns.{id}"
    return say(service, "box-enter", game="lanterns", key=key, answers={key: values})["box"]


def turn(service, table, card):
    say(service, "event", table=table, event={"type": "card-turned", "card": card})


def test_its_form_has_the_fields_of_the_struct_with_names_options_and_bounds(service):
    question = say(service, "box-enter", game="lanterns", key="lanterns.1", answers={})["question"]
    assert (question["message"], question["args"]) == ("lanterns-shelved-lanterns", {"id": 1})
    colour, oil, lit, wicks = games.load("lanterns").components.entry_question("lanterns.1", {}).fields
    assert [each.message for each in (colour, oil, lit, wicks)] == [
        f"lanterns-printed-{name}" for name in ("colour", "oil", "lit", "wicks")
    ]
    assert {option.message for option in colour.options} == {"lanterns-colour-red", "lanterns-colour-blue"}
    assert isinstance(oil, Field) and (oil.kind, oil.low, oil.high) == ("number", 0, 9)
    assert lit.kind == "switch" and [each.optional for each in (colour, wicks)] == [False, True]
    assert colour.value is None, "a practice value is not offered as printed"
    assert lit.value is False, "a switch says no until it is tapped"


def test_it_is_entered_and_no_longer_missing(service):
    assert say(service, "box", game="lanterns")["missing"] == ["lanterns.1", "lanterns.2"]
    box = enter(service, 1, BLUE)
    assert box["missing"] == ["lanterns.2"]
    assert box["tables"]["lanterns"]["1"] == {**BLUE, "wicks": []}
    box = enter(service, 2, RED)
    assert box["missing"] == [] and box["provenance"]["lanterns"]["kind"] == "printed"
    again = games.load("lanterns", box["own"]).components.entry_question("lanterns.2", {})
    assert {field.key: field.value for field in again.fields} == {**RED, "wicks": ("reed",)}


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({**BLUE, "colour": "green"}, "core-answer-option"),
        ({**BLUE, "oil": 10}, "core-answer-range"),
        ({"colour": "blue", "oil": 3}, "core-answer-part-missing"),
        ({**BLUE, "wick": []}, "core-answer-part"),
        ({**BLUE, "wicks": ["wool"]}, "core-answer-option"),
    ],
)
def test_a_wrong_value_is_refused(service, values, message):
    key = "lanterns.1"
    problem = user_error(service, "box-enter", game="lanterns", key=key, answers={key: values})
    assert problem.message == message
    assert say(service, "box", game="lanterns")["own"] == {}


def test_the_error_names_the_field_in_the_language_of_the_reader(service):
    answers = {"lanterns.1": {**BLUE, "oil": 10}}
    problem = user_error(service, "box-enter", game="lanterns", key="lanterns.1", answers=answers)
    assert "“Oil”" in problem.en and "«Масло»" in problem.ru
    answers = {"lanterns.1": {"colour": "blue", "oil": 3}}
    problem = user_error(service, "box-enter", game="lanterns", key="lanterns.1", answers=answers)
    assert problem.en == "The part “Lit” of “Lantern 1” is missing." and "«Фонарь 1»" in problem.ru


def test_a_file_with_a_wrong_value_is_refused(service):
    wrong = {"lanterns": {"1": {**BLUE, "oil": "much"}}}
    assert user_error(service, "box-save", game="lanterns", tables=wrong).message == "core-box-value"


def test_it_is_asked_in_play_once_and_kept_for_the_next_game(service):
    table = say(service, "new", game="lanterns")["table"]
    turn(service, table, "1")
    (question,) = say(service, "view", table=table)["questions"]
    assert (question["id"], question["rule"]) == ("lanterns.1", "turn")
    say(service, "answer", table=table, value=BLUE)
    view = say(service, "view", table=table)
    assert view["position"]["automa"] == 7 and view["questions"][0]["id"] == "card"
    assert say(service, "box", game="lanterns")["missing"] == ["lanterns.2"]
    other = say(service, "new", game="lanterns")["table"]
    turn(service, other, "1")
    assert say(service, "view", table=other)["position"]["automa"] == 7


def test_it_is_corrected_in_the_box_and_forgotten_in_a_game(service):
    own = enter(service, 1, BLUE)["own"]
    own["lanterns"]["1"]["oil"] = 4
    say(service, "box-save", game="lanterns", tables=own)
    found = say(service, "box-component", game="lanterns", key="lanterns.1")
    values = {one["field"]["key"]: one["field"] for one in found["values"]}
    assert values["lanterns.1.oil"]["value"] == 4 and values["lanterns.1.colour"]["kind"] == "choice"
    table = say(service, "new", game="lanterns")["table"]
    turn(service, table, "2")
    say(service, "answer", table=table, value=RED)
    assert say(service, "view", table=table)["position"]["learned"]["lanterns"]["2"] == RED
    say(service, "event", table=table, event={"type": "corrected", "set": {"learned.lanterns.2": None}})
    game = games.load("lanterns")
    state = game.from_json(say(service, "view", table=table)["position"])
    assert game.components.entered_values(state) == {}


def test_it_is_compared_shared_and_merged(service):
    enter(service, 1, BLUE)
    shared = say(service, "box-share", game="lanterns", by="Ann")
    friend = Service(MemoryStorage())
    enter(friend, 1, {**BLUE, "oil": 5})
    theirs = say(friend, "box-share", game="lanterns", by="Ben")
    (difference,) = say(service, "box-compare", one=shared["toml"], other=theirs["toml"])
    assert (difference["key"], difference["mine"], difference["theirs"]) == ("lanterns.1.oil", [7], [5])
    offer = say(friend, "box-look", text=shared["text"])
    assert [one["key"] for one in offer["differences"]] == ["lanterns.1.oil"]
    view = say(friend, "box-take", text=shared["text"], theirs=["lanterns.1.oil"])
    assert view["tables"]["lanterns"]["1"]["oil"] == 7
    fresh = Service(MemoryStorage())
    assert say(fresh, "box-take", text=shared["text"])["missing"] == ["lanterns.2"]


@pytest.mark.parametrize(("lang", "asked"), [("en", "Colour"), ("ru", "Цвет")])
def test_it_is_entered_in_the_terminal(lang, asked, tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    typed = "blue\n7\n" if lang == "en" else "синий\n7\n"
    typed += "yes\n\n" if lang == "en" else "да\n\n"
    done = CliRunner().invoke(cli, ["box", "enter", "lanterns", "lanterns.1", "--lang", lang], input=typed)
    assert done.exit_code == 0, done.output
    assert asked in done.output
    left = CliRunner().invoke(cli, ["box", "enter", "lanterns", "--missing", "--lang", lang])
    assert left.output.split()[-1] == "lanterns.2" and len(left.output.splitlines()) == 1


def test_it_is_corrected_in_the_terminal_and_a_wrong_value_is_explained(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")
    run = CliRunner().invoke
    run(cli, ["box", "enter", "lanterns", "lanterns.1"], input="blue\n7\nyes\n\n")
    done = run(cli, ["box", "correct", "lanterns", "Lantern", "1"], input="2\n99\n2\n4\n1\nred\n\n")
    assert "“99” is not an answer to “Oil”" in done.output, done.output
    own = own_box("lanterns")["lanterns"]["1"]
    assert (own["oil"], own["colour"]) == (4, "red")
