"""The final count and the winner."""

import pytest


@pytest.mark.rule("automus-laurels", "R1", "R12")
@pytest.mark.parametrize("level", list("123456"))
def test_the_automus_has_its_70_at_every_level_and_pays_nothing_for_cards_over_seven(
    game, play, position, level
):
    state = position({"phase": "ended", "level": level, "automus.hand": 12, "deck.rest": 80})
    after = play(state, {"type": "counted", "points": 0, "matching": 12}).state
    side = game.result(after).sides[1]
    parts = dict(side.parts)
    assert parts["red-rising-part-base"] == 70
    assert side.total == 70 + 12 * game.box.automus.levels[level].matching


@pytest.mark.rule("winner", "R12", "R13")
@pytest.mark.parametrize(
    ("human", "automus", "token", "winner"),
    [
        (100, 99, "automus", "human"),
        (99, 100, "human", "automus"),
        (100, 100, "human", "human"),
        (100, 100, "automus", "automus"),
        (100, 100, "", "nobody"),
    ],
)
def test_more_laurels_win_and_the_token_breaks_a_tie(game, position, human, automus, token, winner):
    state = position(sovereign=token)
    assert game.decide("winner", state, {"human": human, "automus": automus}).choice == winner
