"""The facts about a position agree with the rules."""

import pytest
from random_play import Driver

from automatable.games.red_rising.box.printed import LOCATIONS


def test_a_fresh_game_shows_nothing_that_is_not_there_yet(game):
    shown = game.display.facts(game.new(game.decode_setup({})))
    assert (shown["luna_shows"], shown["last_turned"], shown["until_reshuffle"]) == (None, [], 18)
    others = {"deck": 107, "banished": 0, "hand": 0, "automus": 0}
    assert shown["places"] == dict.fromkeys(LOCATIONS, 0) | others


@pytest.mark.rule("luna-bonus-card", "reshuffle")
def test_the_last_two_cards_as_this_game_reads_them_and_what_luna_shows(game, position):
    shown = game.display.facts(position(discard=[3, 9, 4, 5]))
    assert [(card["number"], card["deploy"], card["unsure"]) for card in shown["last_turned"]] == [
        (4, "luna", False),
        (5, "institute", True),
    ]
    assert (shown["luna_shows"], shown["until_reshuffle"]) == ("mars", 14)
    read = game.display.facts(position(discard=[4, 5], card_five="transcribed"))
    assert read["last_turned"][1]["deploy"] == "B"
    assert game.display.facts(position(discard=list(range(1, 19))))["until_reshuffle"] == 0


def test_what_tokens_are_worth_what_is_reached_and_what_is_maxed(game, position):
    changes = {"human.fleet": 7, "human.influence": 8, "automus.helium": 10, "automus.influence": 2}
    shown = game.display.facts(position(changes, sovereign="automus"))
    assert shown["human"] == {"token_laurels": 28 + 32, "reached": ["fleet", "influence"]}
    assert shown["automus"] == {"token_laurels": 30 + 10 + 2, "reached": ["helium"], "maxed": ["helium"]}


def test_the_hand_that_was_counted_is_shown_card_by_card(game, play, known):
    after = play(known({"phase": "ended"}), {"type": "counted"}).state
    assert game.display.facts(after)["hand"] == [
        {"card": "dancer", "core": 8, "bonus": 11},
        {"card": "lorn", "core": 20, "bonus": 15},
    ]


@pytest.mark.parametrize("setup", [{}, {"cards": "app", "variant": True}])
def test_what_is_offered_is_accepted_in_whole_games(game, setup):
    driver = Driver("red-rising", setup, seed=5)
    while driver.step():
        state, shown = driver.state, driver.game.display.facts(driver.state)
        piles = dict(zip(LOCATIONS, map(len, state.locations), strict=True))
        assert {name: shown["places"][name] for name in LOCATIONS} == piles
        for card in shown["deployable"]:
            deployed = {"type": "deployed", "location": "mars", "card": card}
            assert driver.game.apply(state, driver.game.decode_event(deployed))
        for character in shown["usable"]:
            event = driver.game.decode_event({"type": "used", "character": character})
            assert driver.game.apply(state, event)
