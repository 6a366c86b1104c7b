"""The final count: laurels of cards and tokens, the winner."""

import pytest

from automatable.games.red_rising.position.state import Tokens
from automatable.games.red_rising.rules import scoring


@pytest.mark.rule("p04-example-dancer-harmony", "matching")
def test_p04_example_at_normal_level_with_even_dancer_brings_6_and_harmony_3(game, known):
    for hand, points in ((["dancer"], 6), (["harmony"], 3)):
        state = known({"automus.hand": hand, "human.hand": []})
        matching = scoring.matching_cards(game.box, state)
        ask = {"matching": matching, "other": 1 - matching}
        assert game.decide("card-laurels", state, ask).choice == points


@pytest.mark.rule("matching")
def test_zero_is_even(game, known):
    assert scoring.matching_cards(game.box, known({"automus.hand": ["surgeon"]})) == 1
    assert scoring.matching_cards(game.box, known({"automus.hand": ["surgeon"]}, side="odd")) == 0


@pytest.mark.rule("matching")
@pytest.mark.parametrize(
    ("character", "side", "matches"), [("dancer", "even", True), ("harmony", "even", False)]
)
def test_whether_a_card_matches_can_be_asked(game, position, character, side, matches):
    assert game.decide("matching", position(), {"character": character, "side": side}).choice is matches


@pytest.mark.rule("card-laurels")
@pytest.mark.parametrize(
    ("level", "laurels_"), [("1", 7), ("2", 9), ("3", 12), ("4", 15), ("5", 18), ("6", 21)]
)
def test_six_levels_pay_a_matching_and_another_card(game, position, level, laurels_):
    assert game.decide("card-laurels", position(level=level), {"matching": 1, "other": 1}).choice == laurels_


@pytest.mark.rule("cut-to-twenty")
@pytest.mark.parametrize(
    ("matching", "other", "left"),
    [
        (10, 10, [10, 10]),
        (10, 15, [10, 10]),
        (20, 5, [20, 0]),
        (24, 5, [20, 0]),
        (3, 4, [3, 4]),
        (0, 25, [0, 20]),
    ],
)
def test_the_hand_is_cut_to_twenty_others_first(game, position, matching, other, left):
    assert game.decide("cut-to-twenty", position(), {"matching": matching, "other": other}).choice == left


@pytest.mark.rule("influence-ranks", "R7")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ([10, 10, 5, 2], [40, 40, 10, 2]),
        ([7, 5, 3], [28, 10, 3]),
        ([2, 2, 3], [4, 4, 12]),
        ([1, 5, 3], [1, 20, 6]),
    ],
)
def test_influence_is_ranked_densely_with_the_neutral_house(game, position, tokens, points):
    assert game.decide("influence-ranks", position(), {"tokens": tokens}).choice == points


@pytest.mark.rule("token-laurels", "R7")
def test_tokens_of_the_automus_in_a_recorded_solo_game(game):
    # fleet 10, helium 4, the token, influence 4 against 10: 43 + 12 + 10 + 8
    parts = dict(scoring.token_parts(game.box, Tokens(10, 4, 4), True, (10, 3)))
    assert list(parts.values()) == [43, 12, 10, 8]


@pytest.mark.rule("token-laurels")
def test_tokens_can_be_asked_alone(game, position):
    ask = {"fleet": 10, "helium": 4, "influence": 4, "other_influence": 10, "sovereign": True}
    assert game.decide("token-laurels", position(), ask).choice == 73


@pytest.mark.rule("excess-cards")
@pytest.mark.parametrize(("cards", "points"), [(6, 0), (7, 0), (9, -20)])
def test_each_card_over_seven_costs_ten(game, cards, points):
    assert scoring.excess(game.box, cards) == points


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
