"""The set-up of each game is a form derived from its Struct; page, terminal and lab read the same one."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from click.testing import CliRunner
from msgspec import Meta, Struct, inspect
from user_errors import raises_user_error

from automatable import games
from automatable.cli import cli
from automatable.core.engine.errors import UserError
from automatable.core.forms.form import Field, Form
from automatable.core.forms.introspection import Reading
from automatable.core.forms.marks import asked_if
from automatable.core.forms.setup_form import setup_form
from automatable.core.forms.struct_fields import struct_fields
from automatable.lab.runs.plan import make_plan
from automatable.locales import Words
from automatable.play import requests
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage


class Fair(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up with every kind of choice."""

    level: Literal["hard", "easy"]
    tents: Annotated[int, Meta(ge=-1, le=4)] = 2
    rain: Annotated[bool, asked_if(level=("hard",))] = False
    guests: tuple[Literal["fox", "crow"], ...] = ()
    host: str = "nobody"


def fair() -> Form:
    type_ = inspect.type_info(Fair)
    assert isinstance(type_, inspect.StructType)
    reading = Reading(games.load("golem"), {}, {})
    return reading.form(struct_fields(reading, type_, "setup", "setup-"))


def by_key(form: Form) -> dict[str, Field]:
    return {field.key: field for field in form.fields}


def test_a_choice_keeps_the_order_in_which_it_is_written_and_a_required_one_begins_with_the_first():
    form = fair()
    level = by_key(form)["level"]
    assert [option.value for option in form.options(level)] == ["hard", "easy"]
    assert level.value == "hard" and not level.optional


def test_kinds_bounds_defaults_and_conditions_come_from_the_type():
    fields = by_key(fair())
    assert {key: field.kind for key, field in fields.items()} == {
        "level": "choice",
        "tents": "number",
        "rain": "switch",
        "guests": "list",
        "host": "text",
    }
    tents = fields["tents"]
    assert (tents.low, tents.high, tents.value, tents.optional) == (-1, 4, 2, True)
    assert fields["rain"].applies({"level": "hard"}) and not fields["rain"].applies({"level": "easy"})


@pytest.mark.parametrize("name", games.names())
def test_the_form_of_a_game_has_its_fields_and_its_defaults_are_a_set_up(name: str):
    game = games.load(name)
    form = setup_form(game)
    assert [field.key for field in form.fields] == list(game.Setup.__struct_fields__)
    defaults = {field.key: field.value for field in form.fields if field.applies(form.begun() or {})}
    assert msgspec.to_builtins(game.decode_setup(defaults)) == msgspec.to_builtins(game.decode_setup({}))
    level = by_key(form)["level"]
    assert tuple(option.value for option in form.options(level)) == game.levels


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", games.names())
def test_every_field_and_option_has_words(name: str, language: str):
    form, words = setup_form(games.load(name)), Words(language, name)
    for field in form.fields:
        assert words.say(field.message, field.args) != field.message
        for option in form.options(field):
            assert words.say(option.message, option.args) != option.message


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"human": "nobody"}, "core-answer-option"),
        ({"level": "impossible"}, "core-answer-option"),
        ({"coins": 9}, "core-answer-range"),
        ({"tunnels": "maybe"}, "core-answer-switch"),
        ({"colour": "red"}, "core-setup-key"),
        ([], "core-bad-setup"),
    ],
)
def test_a_wrong_choice_is_named_by_its_field(setup: object, message: str):
    with raises_user_error(message):
        games.load("scythe").decode_setup(setup)


def test_service_lab_and_terminal_say_what_is_wrong_in_the_same_sentence(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    for key, value in (("human", "nobody"), ("coins", 9), ("colour", "red")):
        with pytest.raises(UserError) as in_play:
            Service(MemoryStorage()).respond(requests.NewGame("scythe", {key: value}))
        with pytest.raises(UserError) as in_lab:
            make_plan("scythe", level="automa", human="absent", games=1, setup={key: value})
        said = Words("en", "scythe").error_sentence(in_play.value)
        assert Words("en", "scythe").error_sentence(in_lab.value) == said
        if key == "human":
            typed = CliRunner().invoke(
                cli, ["play", "scythe", "--lang", "en"], input=f"{key}={value}\n\nquit\n"
            )
            shown = " ".join(typed.output.split())  # it names the answers in words: a reader types them
            assert f"{said.partition(':')[0]}: Nordic, Saxony" in shown
