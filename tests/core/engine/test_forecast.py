"""The forecast: the chances of each action, and the action that follows is among them."""

import pytest
from random_play import Driver, table_of

from automatable import games
from automatable.core.engine.forecast import chances, odds, same
from automatable.games.scythe.rules import turn
from automatable.locales import LANGUAGES, Words

SCYTHE = games.load("scythe")


def position(**rest):
    return SCYTHE.from_json(
        {
            "automa": {"faction": "nordic", "mechs": ["R3C3"], "power": 6, "tracker": 5},
            "human": {"faction": "crimea", "mechs": ["R4C4"]},
            **rest,
        }
    )


def by_place(state):
    return {(one.message, one.at): (one.weight, one.total) for one in chances(SCYTHE, state)}


def test_each_card_that_can_be_left_is_played_out():
    # of these three only card 17 attacks, with 6 power; 8 and 10 move the mech
    found = by_place(position(deck=[8, 10, 17]))
    assert found["scythe-may-attack", "@territory-R4C4"] == (1, 3)
    assert sum(weight for weight, _ in found.values()) == 3
    attack = chances(SCYTHE, position(deck=[17]))[0]
    assert (attack.message, attack.origins) == ("scythe-may-attack", ("@territory-R3C3",))


def test_every_piece_has_its_own_chance():
    """Two pieces that may come to one territory are two lines, each with its own odds."""
    state = SCYTHE.new(SCYTHE.decode_setup({"automa": "nordic", "human": "crimea"}))
    found = chances(SCYTHE, state)
    assert len({one.args["piece"] for one in found if one.at}) > 1
    keys = [(one.message, one.at, one.args.get("piece")) for one in found]
    assert len(keys) == len(set(keys))


def test_a_card_that_may_stop_a_movement_is_drawn_both_ways():
    found = by_place(position(deck=[17], modifiers={"move_check": True}))
    numbers = SCYTHE.box.printed.game
    cards = {int(value): number for value, number in numbers.combat_deck.items()}
    stop = sum(number for value, number in cards.items() if value >= numbers.stopping_card)
    attack, total = found["scythe-may-attack", "@territory-R4C4"]
    assert found["scythe-may-not-move", ""] == (total - attack, total)
    assert (total - attack) * sum(cards.values()) == stop * total


def test_nothing_is_changed():
    state = position(deck=[3, 8])
    chances(SCYTHE, state)
    assert state == position(deck=[3, 8])


def test_without_a_card_to_wait_for_there_is_nothing_to_foresee():
    fighting = SCYTHE.from_json(
        {
            "automa": {"faction": "nordic", "mechs": ["R3C3"]},
            "human": {"faction": "crimea", "mechs": ["R3C3"]},
        }
    )
    assert chances(SCYTHE, fighting) == () == SCYTHE.display.guessable(fighting)


def test_a_chance_is_a_count_while_it_can_be_counted_and_never_rounded_to_certainty():
    assert odds(3, 11) == ("core-chance", {"weight": 3, "total": 11})
    assert odds(231, 462) == ("core-chance-percent", {"percent": 50})
    assert odds(461, 462) == ("core-chance-percent", {"percent": 99})
    assert odds(1, 462) == ("core-chance-small", {})


def turns(name, setup, seed, most=400):
    """Whole turns of the Automa in a game played by chance: positions before and after, what was entered."""
    driver = Driver(name, setup, seed)
    begun, before = None, driver.state
    while driver.step() and len(driver.events) < most:
        if before.pending is None:
            waits = {one.event for one in driver.game.questions(before) if one.waits}
            begun = before if driver.events[-1]["type"] in waits else None
        if begun is not None and driver.state.pending is None:
            yield driver.game, begun, driver.state, driver.resolutions[-1].instructions
            begun = None
        before = driver.state


# Pendulum's councils have a test of their own: what is foreseen there are sums
@pytest.mark.parametrize(
    ("name", "number"),
    [(name, n) for name in ("scythe", "golem", "red-rising") for n in range(len(table_of(name).SETUPS))],
)
def test_what_really_comes_next_is_one_of_the_ways_and_the_chances_sum_to_one(name, number):
    checked = 0
    for game, before, after, instructed in turns(name, table_of(name).SETUPS[number], 3 + number, 250):
        ways = [*game.display.forecast(before)]
        if not ways:  # cards of a printed deck that nobody has entered yet
            assert before.box == "owner"
            continue
        done = game.display.actions(before, after, instructed)
        unknown = any(action.message == "golem-may-ask" for way in ways for action in way.actions)
        several = name == "scythe" and turn.moves_all(
            game.box, before
        )  # what follows a combat is not foreseen
        begins = {same(done[:n]) for n in range(1, len(done) + 1)} if several else {same(done)}
        assert unknown or begins & {same(way.actions) for way in ways}
        total = sum(way.weight for way in ways)
        assert total % draws(game, before) == 0
        for one in chances(game, before):
            assert 0 < one.weight <= one.total == total
        if not several and name != "red-rising":
            assert sum(one.weight for one in chances(game, before)) == total
        checked += 1
    assert checked > 3 or number > 3


def draws(game, state):
    """How many ways there are to draw the cards of a turn."""
    question = next(one for one in game.questions(state) if one.waits)
    cards = sum(option.weight for option in question.options)
    return cards * (cards - 1) if game.id == "red-rising" else cards


@pytest.mark.parametrize("name", ["scythe", "golem", "red-rising", "pendulum"])
def test_what_may_come_has_words_and_what_can_be_guessed_has_names(name):
    driver = Driver(name, table_of(name).SETUPS[0], 7)
    instructed, named = set(), set()
    while driver.step() and len(driver.events) < 150:
        if driver.state.pending is None:
            named.update(driver.game.display.guessable(driver.state))
        for one in chances(driver.game, driver.state):
            instructed.add(one.message)
            for language in LANGUAGES:
                words = Words(language, name)
                assert words.has(one.message) and words.say(one.message, one.args)
    assert instructed and named
    for language in LANGUAGES:
        assert all(Words(language, name).has(f"{name}-{one[1:]}") for one in named if one)


@pytest.mark.parametrize("name", ["scythe", "golem", "red-rising"])
def test_what_the_player_does_is_no_action_of_the_automa(name):
    driver = Driver(name, table_of(name).SETUPS[0], 7)
    others, before = 0, driver.state
    while driver.step() and len(driver.events) < 150:
        waits = {one.event for one in driver.game.questions(before) if one.waits}
        if before.pending is None and driver.events[-1]["type"] not in waits:
            instructed = driver.resolutions[-1].instructions
            assert driver.game.display.actions(before, driver.state, instructed) == ()
            others += 1
        before = driver.state
    assert others


@pytest.mark.parametrize("name", ["scythe", "golem", "red-rising"])
def test_what_it_did_is_something_that_could_be_guessed(name):
    found = 0
    for game, before, after, instructed in turns(name, table_of(name).SETUPS[0], 11, 150):
        options = game.display.guessable(before)
        for action in game.display.actions(before, after, instructed):
            assert action.at in options or action.message == "golem-may-take-none"
            found += 1
    assert found
