"""Laurels of cards and tokens."""

import pytest

from automatable.games.red_rising import laurels
from automatable.games.red_rising.state import Tokens


@pytest.mark.rule("p04-example-dancer-harmony", "matching")
def test_p04_example_at_normal_level_with_even_dancer_brings_6_and_harmony_3(game, known):
    for hand, points in ((["dancer"], 6), (["harmony"], 3)):
        state = known({"automus.hand": hand, "human.hand": []})
        matching = laurels.matching_cards(game.box, state)
        ask = {"matching": matching, "other": 1 - matching}
        assert game.decide("card-laurels", state, ask).choice == points


@pytest.mark.rule("matching")
def test_zero_is_even(game, known):
    assert laurels.matching_cards(game.box, known({"automus.hand": ["surgeon"]})) == 1
    assert laurels.matching_cards(game.box, known({"automus.hand": ["surgeon"]}, side="odd")) == 0


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
    parts = dict(laurels.token_parts(game.box, Tokens(10, 4, 4), True, (10, 3)))
    assert list(parts.values()) == [43, 12, 10, 8]


@pytest.mark.rule("token-laurels")
def test_tokens_can_be_asked_alone(game, position):
    ask = {"fleet": 10, "helium": 4, "influence": 4, "other_influence": 10, "sovereign": True}
    assert game.decide("token-laurels", position(), ask).choice == 73


@pytest.mark.rule("excess-cards")
@pytest.mark.parametrize(("cards", "points"), [(6, 0), (7, 0), (9, -20)])
def test_each_card_over_seven_costs_ten(game, cards, points):
    assert laurels.excess(game.box, cards) == points
