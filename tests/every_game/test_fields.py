"""Correct anything: every value of every position has a name and is a word, a number or a choice."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from user_errors import raises_user_error

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Corrected
from automatable.core.forms.introspection import fields
from automatable.locales import Words
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

FOLDER = Path(__file__).parents[1] / "playthroughs"
OURS = [name for name in games.names() if games.FOUND[name].dist.name == games.OURS]
EVERY = 7
"""Of a recorded game every seventh position is looked at, and the last one."""

LATER = ("count", "standing")
"""Sheets that are filled in at the end of a game; before it there is nothing to correct on them."""

LATIN = re.compile(r"[a-z]{2,}")
RAW = re.compile(r"\bnull\b|\bNone\b|R\dC\d|_|undefined|\b[a-z]+-\d|@")
"""What no label and no choice may look like: keys, ids, nothing."""


@cache
def positions(name):
    game, found = games.load(name), []
    for path in sorted(FOLDER.glob(f"{name}-*.txt")):
        first, *rest = path.read_text(encoding="utf-8").splitlines()
        state = game.new(game.decode_setup(json.loads(first)))
        events = [json.loads(line[2:]) for line in rest if line.startswith("> ")]
        for number, event in enumerate(events):
            state = game.apply(state, game.decode_event(event)).state
            if not number % EVERY or number == len(events) - 1:
                found.append(state)
    return tuple(found)


def leaves(value, key=""):
    """Every plain value of a JSON form under its dotted key."""
    if isinstance(value, dict) and value:
        for step, inner in value.items():
            yield from leaves(inner, f"{key}.{step}" if key else step)
    elif isinstance(value, list | tuple) and value:
        for step, inner in enumerate(value):
            yield from leaves(inner, f"{key}.{step}")
    else:
        yield key, value


def shown(field, choices):
    """The messages a field shows for its value, one for every leaf of it; a number is shown as it is."""
    options = {option.value: option for option in choices.get(field.choices, ())}
    if field.kind == "choice" and field.value is not None:
        return [options[field.value]]
    if field.kind == "list" and field.value is not None:
        return [options[one] for one in field.value]
    if field.kind == "counts":
        return [options[one] for one in field.value]
    return []


@pytest.mark.parametrize("name", OURS)
def test_every_value_of_a_position_is_a_field_that_can_be_set(name):
    game = games.load(name)
    for state in positions(name):
        data = game.to_json(msgspec.structs.replace(state, pending=None))
        data.pop("pending", None)
        keys = [field.key for field in fields(game, state).fields]
        assert len(set(keys)) == len(keys)
        for key, value in leaves(data):
            nothing = value in ({}, [], ()) or (value is None and key.rpartition(".")[2] in LATER)
            assert nothing or any(f"{key}.".startswith(f"{one}.") for one in keys), (key, value)


@pytest.mark.parametrize("name", OURS)
def test_every_field_shows_a_word_a_number_or_a_choice(name):
    game = games.load(name)
    for state in positions(name):
        found = fields(game, state)
        for field in found.fields:
            assert field.kind != "text", field
            assert field.value is not None or field.none, field
            if field.kind in ("choice", "list", "counts"):
                assert found.choices[field.choices] or not field.value, field
                shown(field, found.choices)  # every value is one of the choices
            if field.kind == "number" and field.value is not None:
                assert field.low is None or field.low <= field.value, field
                assert field.high is None or field.value <= field.high, field


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", OURS)
def test_every_name_and_every_choice_has_its_word_and_none_is_raw(name, language):
    game, words = games.load(name), Words(language, name)
    named: set[tuple[str, str]] = set()
    for state in positions(name):
        found = fields(game, state)
        said: list[Any] = [one for field in found.fields for one in field.names]
        said += [option for options in found.choices.values() for option in options]
        for field in found.fields:
            if field.none:
                named.add((field.none, words.say(field.none)))
            if field.kind == "entered":
                for component in field.value:
                    said += [component["name"], *(one for names, _ in component["values"] for one in names)]
                    entered = [words.name(word) for _, row in component["values"] for word in row]
                    assert not [word for word in entered if isinstance(word, str) and RAW.search(word)]
        named |= {(one.message, words.say(one.message, one.args)) for one in said}
    for message, text in named:
        assert text and not RAW.search(text), (message, text)
        assert language != "ru" or not LATIN.search(text), (message, text)
    own = {message for message, _ in named if message.startswith(f"{name}-field-")}
    assert own <= _messages(game, language)  # nothing falls back to English


def _messages(game, language):
    text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.M))


def set_by_hand(game, state, key, value):
    return game.apply(state, Corrected({key: value}), explain=True).state


@pytest.mark.parametrize("name", OURS)
@given(data=st.data())
@settings(max_examples=60)
def test_whatever_is_chosen_is_taken_or_refused_with_a_sentence_of_the_game(name, data):
    """No choice ends in a reason that only a programmer understands."""
    game = games.load(name)
    state = msgspec.structs.replace(data.draw(st.sampled_from(positions(name))), pending=None)
    found = fields(game, state)
    fitting = [one for one in found.fields if one.kind != "entered" and found.choices.get(one.choices, one)]
    field = data.draw(st.sampled_from(fitting))
    options = [option.value for option in found.choices.get(field.choices, ())]
    chosen = {
        "switch": st.booleans(),
        "choice": st.sampled_from(options or [0]),
        "list": st.lists(st.sampled_from(options or [0]), max_size=4, unique=not field.repeats),
        "counts": st.dictionaries(st.sampled_from(options or [0]), st.integers(1, 5), max_size=3),
        "number": st.integers(
            -9 if field.low is None else field.low, 99 if field.high is None else field.high
        ),
    }[field.kind]
    value = data.draw(chosen | st.none() if field.none else chosen)
    try:
        after = set_by_hand(game, state, field.key, value)
    except UserError as user_error:
        assert user_error.message.startswith(f"{name}-"), (
            field.key,
            value,
            user_error.message,
            user_error.args_,
        )
        for language in ("en", "ru"):
            assert not RAW.search(Words(language, name).error_sentence(user_error)), user_error.args_
    else:
        assert not game.position.defects(after)


@pytest.mark.parametrize("name", ["golem", "pendulum"])
def test_what_was_entered_of_a_printed_component_can_be_forgotten(name):
    game = games.load(name)
    some = 0
    for state in positions(name):
        state = msgspec.structs.replace(state, pending=None)
        entered = next(field for field in fields(game, state).fields if field.kind == "entered")
        for component in entered.value[:1]:
            after = set_by_hand(game, state, f"learned.{component['component']}", None)
            left = next(field for field in fields(game, after).fields if field.kind == "entered")
            assert [one["component"] for one in left.value] == [one["component"] for one in entered.value[1:]]
            some += 1
    assert some


def test_a_place_of_a_list_is_set_by_its_number():
    game = games.load("golem")
    state = next(state for state in positions("golem") if state.pending is None and state.library[0])
    assert set_by_hand(game, state, "table.library.0", "").library[0] == ""
    for key in ("table.library.9", "table.library.x", "table.library.0.1"):
        with raises_user_error("core-unknown-key"):
            set_by_hand(game, state, key, "")


def test_the_service_returns_the_fields_of_a_position():
    service = Service(MemoryStorage())
    view = service.handle({"op": "new", "game": "scythe", "seed": 1})
    reply = service.handle({"op": "fields", "game": "scythe", "position": view["position"]})
    power = next(field for field in reply["fields"] if field["key"] == "automa.power")
    assert [one["message"] for one in (*power["within"], power)] == [
        "scythe-field-automa",
        "scythe-field-power",
    ]
    assert (power["kind"], power["low"], power["high"]) == ("number", 0, 16)
    workers = next(field for field in reply["fields"] if field["key"] == "human.workers")
    assert {option["value"] for option in reply["choices"][workers["choices"]]} >= {*workers["value"], "base"}
