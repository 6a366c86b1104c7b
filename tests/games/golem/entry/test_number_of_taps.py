"""What an owner's first game costs her, on average over shuffled printed sets and marbles.

Counted are all taps inside a question's sheet, set-up included. What is asked for as needed is the marbles a
criterion decides on, not all that lie in the synagogue: 5 taps of 43.
``tests/web/games/test_golem_owner.py`` taps such games.
"""

import re
from functools import cache
from statistics import mean

import pytest
from games.golem.entry.first_game import played

from automatable.locales import Words

SEEDS = range(32)
CARDS = 12


@cache
def round_one(hand):
    return [sum(asked.taps for asked in played(seed, hand, rounds=1)) for seed in SEEDS]


@pytest.mark.rule("owners-box")
def test_round_one_by_hand_takes_at_most_25_taps_on_average_and_in_nine_rounds_of_ten():
    taps = round_one(hand=True)
    assert mean(taps) <= 25, taps
    assert mean(number <= 25 for number in taps) >= 0.9, taps


@pytest.mark.rule("owners-box")
def test_round_one_entering_what_is_needed_takes_at_most_45_taps_on_average_and_in_three_rounds_of_five():
    taps = round_one(hand=False)
    assert mean(taps) <= 45, taps
    assert mean(number <= 45 for number in taps) >= 3 / 5, taps


@cache
def first_turn(seed, hand, first=""):
    """The taps of the Automa's first turn, up to its second card."""
    asked = played(seed, hand, rounds=1, first=first)
    turns = [one for one in asked if one.event == "card-turned"]
    if hand or first:
        assert turns[0].id.startswith("by-hand-")  # the whole turn is one screen
        return turns[0].taps
    second = next((n for n, one in enumerate(turns) if one.id.startswith("automa_cards.02")), len(turns))
    return sum(one.taps for one in turns[:second])


@pytest.mark.rule("owners-box")
@pytest.mark.parametrize(("hand", "first"), [(True, ""), (False, "card-turned")])
def test_the_first_turn_of_the_automa_takes_at_most_7_taps_if_the_owner_does_it_by_hand(hand, first):
    """One tap begins the turn: "I'll do it by hand" beside the main button, or the main button itself."""
    taps = [first_turn(seed, hand, first) for seed in range(48)]
    assert max(taps) <= 7, taps


@pytest.mark.rule("owners-box")
def test_the_first_turn_of_the_automa_entering_what_is_needed_takes_at_most_11_taps_on_average():
    taps = [first_turn(seed, hand=False) for seed in SEEDS]
    assert mean(taps) <= 11, taps


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_set_up_says_how_many_taps_round_one_takes(language):
    words = Words(language, "golem")
    for choice, hand in (("owner", False), ("hand", True)):
        said = int(re.search(r"\d+", words.say(f"golem-setup-box-{choice}-hint")).group())
        assert abs(said - mean(round_one(hand))) < 2, choice


@pytest.mark.rule("owners-box")
def test_in_a_first_game_a_turn_of_the_automa_asks_at_most_six_questions_on_average():
    games = [played(seed, hand=False) for seed in SEEDS[:16]]
    assert mean([asked.event for asked in game].count("card-turned") for game in games) <= 6 * CARDS
