"""Whatever somebody types, the engine answers or refuses in a sentence; nothing else may come out."""

import copy
import random

import pytest

from automatable import games
from automatable.core.refused import Refused
from automatable.locales import LANGUAGES, Words

JUNK = [None, True, 0, -1, 2, 22, 10**6, 2**63, -(10**30), 1.5, "", "base", "R2C1", "@x", "@base", "{ $x }"]
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


def check_told(game, data, event):
    """It is resolved, or refused with words in every language."""
    try:
        return game.apply(game.from_json(data), game.decode_event(event), listen=True)
    except Refused as refused:
        for language in LANGUAGES:
            assert Words(language, game.id).refusal(refused)
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
        check_told(game, spoilt(data, dice), spoilt(dice.choice(events), dice))
        check_told(game, spoilt(data, dice), dice.choice(events))
        check_told(game, data, spoilt(dice.choice(events), dice))


@pytest.mark.parametrize("name", games.names())
def test_an_answer_where_nothing_is_open_is_refused(name):
    game = games.load(name)
    state = game.new(game.decode_setup({}))
    with pytest.raises(Refused, match="core-no-question"):
        game.apply(state, game.decode_event({"type": "answered", "question": "x", "value": 1}))


def test_an_answer_to_an_event_that_asks_nothing_is_refused():
    game = games.load("scythe")
    data = game.to_json(game.new(game.decode_setup({})))
    data["pending"] = {"event": {"type": "star-placed"}}
    with pytest.raises(Refused, match="core-no-question"):
        game.apply(game.from_json(data), game.decode_event({"type": "answered", "question": "x", "value": 1}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["@x", "@", "@territory-base"])
def test_what_begins_like_a_reference_is_quoted(language, typed):
    said = Words(language).refusal(Refused("scythe-unknown-territory", name=typed))
    assert typed in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_beyond_all_numbers_is_quoted(language):
    assert str(10**30) in Words(language).refusal(Refused("scythe-no-such-card", card=10**30))
