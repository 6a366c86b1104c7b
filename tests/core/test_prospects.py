"""What may come next: chances by what each card would do."""

import pytest
from driving import Driver, table_of

from automatable import games
from automatable.core.prospects import chances

SCYTHE = games.load("scythe")


def position(**rest):
    return SCYTHE.from_json(
        {
            "automa": {"faction": "nordic", "mechs": ["R3C3"], "power": 6, "tracker": 5},
            "human": {"faction": "crimea", "mechs": ["R4C4"]},
            **rest,
        }
    )


def test_each_card_that_can_be_left_is_played_out():
    # of these three only card 17 attacks, with 6 power; 8 and 10 move the mech
    found = {chance.message: chance for chance in chances(SCYTHE, position(deck=[8, 10, 17]))}
    attack = found["scythe-do-combat"]
    assert (attack.weight, attack.total, attack.cards) == (1, 3, (17,))
    assert attack.args == {"at": "@territory-R4C4", "attacker": "automa"}
    moved = [chance for chance in chances(SCYTHE, position(deck=[8, 10, 17])) if chance.cards == (8, 10)]
    assert [chance.weight for chance in moved] == [2]


def test_bookkeeping_is_not_foreseen_and_nothing_is_changed():
    state = position(deck=[3, 8])
    assert all(not chance.message.startswith("scythe-net") for chance in chances(SCYTHE, state))
    assert state == position(deck=[3, 8])


def test_without_a_card_to_wait_for_there_is_nothing_to_foresee():
    fighting = SCYTHE.from_json(
        {
            "automa": {"faction": "nordic", "mechs": ["R3C3"]},
            "human": {"faction": "crimea", "mechs": ["R3C3"]},
        }
    )
    assert chances(SCYTHE, fighting) == ()


# Pendulum's cards come with the player's touch; Red Rising foresees two cards at once, in a test of its own
@pytest.mark.parametrize("name", ["scythe", "golem"])
def test_the_chances_say_what_the_turned_card_then_does(name):
    driver = Driver(name, table_of(name).SETUPS[0], 7)
    checked = 0
    while driver.step() and checked < 12:
        before = driver.state
        found = chances(driver.game, before)
        question = next((one for one in driver.game.open_questions(before) if one.waits), None)
        if question is None or before.pending is not None:
            continue
        total = sum(option.weight for option in question.options)
        value = question.options[len(question.options) // 2].value
        told = driver.game.apply(before, driver.game.decode_event(question.answer(value)), listen=True)
        messages = {(one.message, repr(one.args)) for one in told.instructions}
        for chance in found:
            assert 0 < chance.weight <= chance.total == total
            assert (value in chance.cards) == ((chance.message, repr(chance.args)) in messages)
        checked += 1
    assert checked
