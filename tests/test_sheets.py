"""Every printed value is corrected in words and choices: of one that holds tables, each field of each row."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tongues import amiss

from automatable import games
from automatable.core import box as boxes
from automatable.core import inscriptions
from automatable.locales import LANGUAGES, Words

OURS = [name for name in games.names() if games.FOUND[name].dist.name == games.OURS]
NAMES = "name"
"""What is printed as a text: the name of a character."""


@cache
def things(name):
    """Of every thing of the shipped box what can be set."""
    game = games.load(name)
    shipped = game.taken_apart(boxes.shipped(game.folder / "box"))
    told = {thing: found.values for thing, found in shipped.items() if found.values}
    return [(game, inscriptions.fields(game, thing, values)) for thing, values in told.items()]


def inside(found, field, value):
    """The fields of a value and of what it holds, each with its value."""
    if field.kind == "rows":
        for row in value:
            yield from _row(found, found.sheets[field.sheet], row)
    elif field.kind == "table":
        yield from _row(found, found.sheets[field.sheet], value)
    else:
        yield field, value


def _row(found, sheet, row):
    table = dict(enumerate(row)) if isinstance(row, list | tuple) else row
    variant = sheet.variants[table[sheet.kind.key] if sheet.kind else ""]
    known = {field.key: field for field in (*variant.fields, *filter(None, [sheet.kind]))}
    assert {str(key) for key in table} <= set(known)
    assert all(field.optional or key in map(str, table) for key, field in known.items())
    for key, value in table.items():
        yield from inside(found, known[str(key)], value)


@pytest.mark.parametrize("name", OURS)
def test_no_printed_value_is_a_text_of_the_file(name):
    for _, found in things(name):
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
    for _, found in things(name):
        for sheet in found.sheets.values():
            fields = [field for variant in sheet.variants.values() for field in variant.fields]
            said |= {one.message for field in (*fields, sheet.kind) if field for one in field.names}
            said |= {option.message for field in fields for option in found.choices.get(field.choices, ())}
    assert said
    texts = {message: words.say(message) for message in said}
    assert not {message: text for message, text in texts.items() if amiss(language, text)}
    own = (games.door(name).folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert not [message for message in said if f"\n{message} =" not in own]


def values(found, field, deep):
    """Anything that can be chosen where a field stands; what may hold itself is held a few times at most."""
    options = [option.value for option in found.choices.get(field.choices, ())]
    if field.kind in ("table", "rows"):
        rows = tables(found, found.sheets[field.sheet], deep - 1)
        return rows if field.kind == "table" else st.lists(rows, max_size=2 if deep > 0 else 0)
    return {
        "number": st.integers(field.low or 0, 9),
        "switch": st.booleans(),
        "choice": st.sampled_from(options or [0]),
        "list": st.lists(st.sampled_from(options or [0]), max_size=3, unique=not field.repeats),
        "numbers": st.lists(st.integers(0, 9), max_size=3),
    }[field.kind]


@st.composite
def tables(draw, found, sheet, deep):
    variant = sheet.variants[draw(st.sampled_from(sorted(sheet.variants)))]
    table = variant.begins
    for field in variant.fields:
        if not field.optional or (deep > 0 and draw(st.integers(0, 5)) == 0):
            value = draw(values(found, field, deep))
            if isinstance(table, list):
                table = [value if n == int(field.key) else one for n, one in enumerate(table)]
            else:
                table = table | {field.key: value}
    return table


@pytest.mark.parametrize("name", OURS)
@given(data=st.data())
@settings(max_examples=40)
def test_whatever_is_put_together_is_of_the_types_of_the_box_and_read_in_words(name, data):
    some = [(game, found, one) for game, found in things(name) for one in found.fields if one.kind == "rows"]
    game, found, field = some[data.draw(st.integers(0, len(some) - 1))]
    value = data.draw(values(found, field, 3))
    tables = value
    for step in reversed(field.key.split(".")):
        tables = {step: tables}
    boxes.load(game.Printed, boxes.shipped(game.folder / "box"), tables, "box")
    for language in LANGUAGES:
        assert not amiss(language, Words(language, name).value(game.described(field.key, value))), value
