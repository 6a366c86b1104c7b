"""A position as a short text."""

import pytest

from automatable.core.engine.errors import UserError


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
    with pytest.raises(UserError) as user_error:
        game.from_text(text)
    assert user_error.value.message == "core-bad-position"


def test_a_line_says_what_is_wrong_with_its_position(game, position):
    text = game.to_text(position()).replace("0,92,0", "0,9999,0")
    with pytest.raises(UserError) as user_error:
        game.from_text(text)
    assert user_error.value.args_["reason"] == "9999"
