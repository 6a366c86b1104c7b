"""Every printed value is corrected in words and choices: of one that holds tables, each field of each row."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from language_check import amiss

from automatable import games
from automatable.core.box import loader as boxes
from automatable.core.forms import labels
from automatable.core.forms.form import Named, by_key, check
from automatable.locales import LANGUAGES, Words

OURS = [name for name in games.names() if games.FOUND[name].dist.name == games.OURS]
NAMES = "name"
"""What is printed as a text: the name of a character."""


@cache
def components_found(name):
    """Of every component of the shipped box what can be set."""
    game = games.load(name)
    shipped = game.components.split(boxes.shipped(game.folder / "box"))
    shown = {component: found.values for component, found in shipped.items() if found.values}
    return [(game, labels.fields(game, component, values)) for component, values in shown.items()]


def inside(found, field, value):
    """The fields of a value and of what it holds, each with its value."""
    if field.kind not in ("rows", "table"):
        yield field, value
    for row in value if field.kind == "rows" else [value] if field.kind == "table" else ():
        table = by_key(row) or {}
        for one in found.forms[field.form].asked(table):
            if one.key in table:
                yield from inside(found, one, table[one.key])


@pytest.mark.parametrize("name", OURS)
def test_every_shipped_component_fills_in_its_form(name):
    for _, found in components_found(name):
        found.check({field.key: field.value for field in found.fields}, Named(name))


@pytest.mark.parametrize("name", OURS)
def test_no_printed_value_is_a_text_of_the_file(name):
    for _, found in components_found(name):
        for whole in found.fields:
            for field, value in inside(found, whole, whole.value):
                if whole.key.rpartition(".")[2] == NAMES:
                    continue
                assert field.kind != "text" and (field.kind != "list" or field.choices), whole.key
                options = [option.value for option in found.choices.get(field.choices, ())]
                chosen = value if field.kind == "list" else [value] if field.kind == "choice" else []
                assert all(one in options for one in chosen), (whole.key, value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_whatever_stands_inside_of_a_value_has_words(name, language):
    words, said = Words(language, name), set()
    for _, found in components_found(name):
        for form in found.forms.values():
            said |= {one.message for field in form.fields for one in field.names}
            said |= {option.message for field in form.fields for option in found.options(field)}
    assert said
    texts = {message: words.say(message) for message in said}
    assert not {message: text for message, text in texts.items() if amiss(language, text)}
    own = (games.game_class(name).folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert not [
        message for message in said if not message.startswith("core-value-") and f"\n{message} =" not in own
    ]


def values(found, field, deep):
    """Anything that can be chosen where a field stands; what may hold itself is held a few times at most."""
    options = [option.value for option in found.choices.get(field.choices, ())]
    if field.kind in ("table", "rows"):
        rows = tables(found, found.forms[field.form], deep - 1)
        return rows if field.kind == "table" else st.lists(rows, max_size=2 if deep > 0 else 0)
    return {
        "number": st.integers(field.low or 0, 9),
        "switch": st.booleans(),
        "choice": st.sampled_from(options or [0]),
        "list": st.lists(st.sampled_from(options or [0]), max_size=3, unique=not field.repeats),
        "numbers": st.lists(st.integers(0, 9), max_size=3),
    }[field.kind]


@st.composite
def tables(draw, found, form, deep):
    table = {}
    for field in form.fields:
        if field.applies(table) and (not field.optional or (deep > 0 and draw(st.integers(0, 5)) == 0)):
            table[field.key] = draw(values(found, field, deep))
    return list(table.values()) if form.is_list else table


@pytest.mark.parametrize("name", OURS)
@given(data=st.data())
@settings(max_examples=40)
def test_whatever_is_put_together_is_of_the_types_of_the_box_and_read_in_words(name, data):
    some = [
        (game, found, one)
        for game, found in components_found(name)
        for one in found.fields
        if one.kind == "rows"
    ]
    game, found, field = some[data.draw(st.integers(0, len(some) - 1))]
    value = data.draw(values(found, field, 3))
    check(field, value, found)
    tables = value
    for step in reversed(field.key.split(".")):
        tables = {step: tables}
    boxes.load(game.Printed, boxes.shipped(game.folder / "box"), tables, "box")
    for language in LANGUAGES:
        assert not amiss(
            language, Words(language, name).value(game.display.describe_value(field.key, value))
        ), value
