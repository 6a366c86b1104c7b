"""Whatever someone types, the engine answers or refuses in a sentence; nothing else may come out."""

import copy
import random
import zlib
from base64 import urlsafe_b64encode
from contextlib import suppress
from typing import Any

import pytest
import toy
from user_errors import raises_user_error

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.core.topics.position import PositionFormat
from automatable.locales import LANGUAGES, Words

JUNK: list[Any] = [
    None,
    True,
    0,
    -1,
    2,
    22,
    10**6,
    2**63,
    -(10**30),
    1.5,
    "",
    "base",
    "R2C1",
    "@x",
    "@base",
    "{ $x }",
]
JUNK += [[], [1], ["base"] * 9, {}, {"event": {"type": "star-placed"}}, {"event": {}}]


def inner(data, path=()):
    """Every key of nested plain data."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield (*path, key)
        yield from inner(value, (*path, key))


def spoilt(data, dice):
    """One value of nested plain data replaced by junk."""
    data = copy.deepcopy(data)
    *path, last = dice.choice(list(inner(data)))
    at = data
    for key in path:
        at = at[key]
    at[last] = copy.deepcopy(dice.choice(JUNK))
    return data


def check_resolved(game, data, event):
    """It is resolved, or refused with words in every language."""
    try:
        return game.apply(game.from_json(data), game.decode_event(event), explain=True)
    except UserError as user_error:
        for language in LANGUAGES:
            assert Words(language, game.id).error_sentence(user_error)
    return None


@pytest.mark.parametrize("name", games.names())
def test_a_spoilt_position_or_event_is_refused_in_words(name):
    game, dice = games.load(name), random.Random(name)
    data = game.to_json(game.new(game.decode_setup({})))
    events = [{"type": "answered", "question": "x", "value": 1}]
    events.append({"type": "corrected", "set": {next(iter(data)): 1}})
    for asked in game.questions(game.from_json(data)):
        value = asked.options[0].value if asked.options else asked.low or 0
        events.append(asked.answer([value] if asked.many else value))
    for _ in range(400):
        check_resolved(game, spoilt(data, dice), spoilt(dice.choice(events), dice))
        check_resolved(game, spoilt(data, dice), dice.choice(events))
        check_resolved(game, data, spoilt(dice.choice(events), dice))


@pytest.mark.parametrize("name", games.names())
def test_an_answer_where_nothing_is_open_is_refused(name):
    game = games.load(name)
    state = game.new(game.decode_setup({}))
    with raises_user_error("core-no-question"):
        game.apply(state, game.decode_event({"type": "answered", "question": "x", "value": 1}))


@pytest.mark.parametrize(
    "deep", ["[" * 5_000 + "]" * 5_000, '{"a":' * 2_000 + "1" + "}" * 2_000], ids=["arrays", "objects"]
)
@pytest.mark.parametrize("name", games.names())
def test_a_short_text_that_is_nested_deeply_is_read_or_refused(name, deep):
    game = games.load(name)
    words = game.to_text(game.new(game.decode_setup({}))).split(" ")
    for place, word in enumerate(words):
        for odd in (deep, f"{word.partition('=')[0]}={deep}"):
            with suppress(UserError):
                game.from_text(" ".join([*words[:place], odd, *words[place + 1 :]]))


def test_a_packed_text_that_is_nested_deeply_is_refused():
    class Packed(toy.Toy):
        """The toy with the short text that every game has."""

        position = PositionFormat()

    text = urlsafe_b64encode(zlib.compress(b'{"a":' * 5_000 + b"1" + b"}" * 5_000)).decode()
    with raises_user_error("core-too-deep"):
        Packed().from_text(text)


def test_an_answer_to_an_event_that_asks_nothing_is_refused():
    game = games.load("scythe")
    data = game.to_json(game.new(game.decode_setup({})))
    data["pending"] = {"event": {"type": "star-placed"}}
    with raises_user_error("core-no-question"):
        game.apply(game.from_json(data), game.decode_event({"type": "answered", "question": "x", "value": 1}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["@x", "@", "@territory-base"])
def test_what_begins_like_a_reference_is_quoted(language, typed):
    said = Words(language).error_sentence(UserError("scythe-unknown-territory", name=typed))
    assert typed in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_beyond_all_numbers_is_quoted(language):
    assert str(10**30) in Words(language).error_sentence(UserError("scythe-no-such-card", card=10**30))
