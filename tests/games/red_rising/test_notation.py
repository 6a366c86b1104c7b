"""The forms of a position, its defects and corrections."""

import pytest

from automatable.core.refused import Refused


def test_the_short_notation_of_a_position_is_one_line_both_ways(game, position, known):
    state = position(discard=[3, 8], sovereign="automus")
    text = game.to_text(state)
    assert text == (
        "2.table.mars.base.balanced automus.human.. ABCD even 2,2,2,2 0,92,0 0 0/0/0/5 0/0/0/2 automus 3.8 -"
    )
    assert game.from_text(text) == state
    assert game.from_text(game.to_text(known())) == known()


@pytest.mark.parametrize("text", ["", "x", "2.table.mars.base.balanced a b c d e f g h i j k"])
def test_a_line_that_is_none_is_refused(game, text):
    with pytest.raises(Refused) as refused:
        game.from_text(text)
    assert refused.value.message == "core-bad-position"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"level": "9"}, "bad-level"),
        ({"priorities": {"jupiter": "A", "mars": "A", "luna": "B", "institute": "C"}}, "bad-priorities"),
        ({"side": ""}, "not-prepared"),
        ({"phase": "counted"}, "bad-count"),
        ({"phase": "deployed"}, "bad-deployed"),
        ({"automus.helium": 11}, "bad-tokens"),
        ({"human.fleet": 11}, "bad-tokens"),
        ({"human.influence": -1}, "bad-tokens"),
        ({"discard": [1, 1]}, "bad-discard"),
        ({"discard": [23, 1]}, "bad-discard"),
        ({"discard": [1, 2, 3]}, "bad-discard"),
        ({"discard": list(range(1, 21))}, "bad-discard"),
        ({"deck.rest": 93}, "bad-total"),
        ({"human.hand": ["lorn"]}, "cards-and-counts"),
    ],
)
def test_every_defect_has_its_name(position, changes, message):
    with pytest.raises(Refused) as refused:
        position(changes)
    assert refused.value.message == f"red-rising-{message}"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"human.hand": ["lorn", "lorn"]}, "two-places"),
        ({"human.hand": ["eo"]}, "not-in-game"),
        ({"human.hand": ["zorg"]}, "unknown-character"),
    ],
)
def test_every_defect_of_known_cards_has_its_name(known, changes, message):
    with pytest.raises(Refused) as refused:
        known(changes)
    assert refused.value.message == f"red-rising-{message}"


def test_anything_can_be_corrected_by_hand(game, play, position):
    fix = {
        "locations.mars": 1,
        "automus.helium": 4,
        "sovereign": "human",
        "priorities.jupiter": "B",
        "priorities.mars": "A",
    }
    state = play(position(), {"type": "corrected", "set": fix}).state
    assert (len(state.locations[1]), state.automus.helium, state.priorities) == (1, 4, "BACD")


@pytest.mark.parametrize(
    "data", [{}, {"level": 2}, {"unknown": 1}], ids=["nothing", "a wrong type", "an unknown key"]
)
def test_what_is_not_of_the_form_is_refused(game, data):
    with pytest.raises(Refused) as refused:
        game.from_json(data)
    assert refused.value.message == "core-bad-position"
