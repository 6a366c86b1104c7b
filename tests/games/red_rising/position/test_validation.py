"""The reasons why a position is impossible."""

import pytest
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"level": "9"}, "bad-level"),
        ({"priorities": {"jupiter": "A", "mars": "A", "luna": "B", "institute": "C"}}, "bad-priorities"),
        ({"side": ""}, "not-prepared"),
        ({"phase": "counted"}, "bad-count"),
        ({"phase": "deployed"}, "bad-deployed"),
        ({"phase": "human", "used": ["aja"]}, "bad-used"),
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
    with pytest.raises(UserError) as user_error:
        position(changes)
    assert user_error.value.message == f"red-rising-{message}"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"human.hand": ["lorn", "lorn"]}, "two-places"),
        ({"human.hand": ["aja"]}, "two-places"),
        ({"human.hand": ["eo"]}, "not-in-game"),
        ({"human.hand": ["zorg"]}, "unknown-character"),
    ],
)
def test_every_defect_of_known_cards_has_its_name(known, changes, message):
    with pytest.raises(UserError) as user_error:
        known(changes)
    assert user_error.value.message == f"red-rising-{message}"


def test_a_card_lies_in_the_deck_once(game, known):
    data = game.to_json(known())
    data["deck"]["rest"].append(data["deck"]["rest"][0])
    with raises_user_error("red-rising-two-places"):
        game.from_json(data)
