"""Correct anything in the terminal: by the names of the page's editor, by choices, by keys as ever."""

from functools import reduce

import pytest
from fake_terminal import Watched
from language_check import amiss

from automatable.core.engine.errors import UserError
from automatable.locales import Words
from automatable.play import requests
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

GAMES = {"golem": {}, "pendulum": {}, "red-rising": {"first": "human", "cards": "app"}, "scythe": {}}


class Typing(Watched):
    """A terminal at which the lines that are asked for are known beforehand."""

    def __init__(self, game, lang):
        service = Service(MemoryStorage())
        super().__init__(service, service.respond(requests.NewGame(game, GAMES[game], seed=5)), lang)
        self.answers: list[str] = []

    def _prompt(self, said):
        self.lines([said])
        return self.answers.pop(0)

    def set(self, typed, *answers):
        self.answers = list(answers)
        shown = self.types(f"set {typed}")
        assert not self.answers
        return shown

    def value(self, key):
        return reduce(lambda inner, step: inner[step], key.split("."), self.view.position)


@pytest.mark.parametrize(("lang", "name"), [("en", "power"), ("ru", "сила")])
def test_a_value_is_found_by_its_name_and_chosen_by_number(lang, name):
    table = Typing("scythe", lang)
    shown = table.set(name, "1", "9")
    assert "1  " in shown and "[0–16]" in shown
    assert table.value("automa.power") == 9


@pytest.mark.parametrize(("lang", "typed"), [("en", "automa: power = 12"), ("ru", "автома: сила = 12")])
def test_name_and_value_stand_on_one_line(lang, typed):
    table = Typing("scythe", lang)
    table.set(typed)
    assert table.value("automa.power") == 12


def test_a_key_is_accepted_as_ever():
    table = Typing("scythe", "en")
    table.set("automa.power 3")
    table.set('automa.workers ["R4C7"]')
    table.set("human.resources.R3C5 2")
    assert (table.value("automa.power"), table.value("automa.workers")) == (3, ["R4C7"])
    assert table.value("human.resources.R3C5") == 2


def test_a_list_is_named_whole_or_changed_by_a_name():
    table = Typing("scythe", "ru")
    table.set("automa.workers гора 4-7, лес 3-5")
    assert sorted(table.value("automa.workers")) == ["R3C5", "R4C7"]
    table.set("automa.workers", "-гора 4-7")
    assert table.value("automa.workers") == ["R3C5"]
    table.set("automa.workers +гора 4-7")
    assert sorted(table.value("automa.workers")) == ["R3C5", "R4C7"]
    table.set("automa.mechs -")
    assert table.value("automa.mechs") == []


def test_a_choice_is_a_number_a_word_or_part_of_one():
    table = Typing("red-rising", "en")
    shown = table.set("sovereign", "1")
    assert "  2  " in shown
    for typed, value in (("automus", "automus"), ("nobod", ""), ("human", "human")):
        table.set(f"sovereign {typed}")
        assert table.value("sovereign") == value


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("typed", "answers", "message"),
    [
        ("nosuchthing", [], "cli-set-nothing"),
        ("human.faction nosuch", [], "core-answer-option"),
        ("automa.workers 4-", [], "cli-set-several"),
        ("automa", ["x"], "cli-set-number"),
        ("automa.power x", [], None),
        ("automa.power 99", [], None),
    ],
)
def test_what_does_not_fit_is_one_sentence_and_changes_nothing(lang, typed, answers, message):
    table = Typing("scythe", lang)
    if typed == "automa":
        typed = {"en": "automa", "ru": "автома"}[lang]
    before = table.view.version
    with pytest.raises(UserError) as caught:
        table.set(typed, *answers)
    assert message is None or caught.value.message == message
    assert Words(lang, "scythe").error_sentence(caught.value)
    assert table.view.version == before


def test_an_empty_line_leaves_everything():
    table = Typing("scythe", "en")
    before = table.view.version
    table.set("power", "")
    table.set("power", "1", "")
    assert table.view.version == before


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_listed_in_words(game, lang):
    table = Typing(game, lang)
    for line in table.types("set").splitlines()[:-1]:
        assert not amiss(lang, line), line
    fields = table.service.respond(requests.ReadFields(game, table.view.position)).fields
    for field in fields:
        shown = "\n".join(table.set(field.key, "").splitlines())
        assert not amiss(lang, shown.replace("NAME", "").replace("NUMBER", "")), shown


def test_the_map_names_the_bases_in_the_player_s_language():
    table = Typing("scythe", "ru")
    shown = table.types("board").splitlines()
    assert "Альбион" in shown[0] and "Север" in shown[0]
    assert not [line for line in shown[:26] if amiss("ru", line)]
