"""A position as JSON, and corrections."""

import pytest
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError


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
    with pytest.raises(UserError) as user_error:
        game.from_json(data)
    assert user_error.value.message == "core-bad-position"


@pytest.mark.parametrize("key", ["locations", "priorities"])
def test_no_location_is_left_out(game, position, key):
    data = game.to_json(position())
    del data[key]["mars"]
    with raises_user_error(r"core-bad-position.*mars"):
        game.from_json(data)
