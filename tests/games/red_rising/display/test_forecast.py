"""What the Automus may do next, with exact chances."""

from fractions import Fraction
from itertools import permutations

import pytest
from random_play import Driver

from automatable.core.engine.forecast import chances
from automatable.games.red_rising.box.printed import LOCATIONS
from automatable.locales import LANGUAGES, Words


def odds(game, state):
    return {
        (chance.message.removeprefix("red-rising-may-be-"), chance.args["at"].removeprefix("@location-")): (
            Fraction(chance.weight, chance.total)
        )
        for chance in chances(game, state)
    }


def played_out(game, state, play):
    """The same from whole turns: which top cards, by name, are gone or no longer on top."""
    found, turns = {}, 0
    used = state.discard if len(state.discard) < 18 else ()
    for first, second in permutations([n for n in range(1, 23) if n not in used], 2):
        after = play(state, {"type": "turned", "card": first, "second": second}).state
        turns += 1
        for at, name in enumerate(LOCATIONS):
            if state.locations[at]:
                top, pile = state.locations[at][0], after.locations[at]
                if top not in pile:
                    found["taken", name] = found.get(("taken", name), 0) + 1
                elif pile[0] != top:
                    found["covered", name] = found.get(("covered", name), 0) + 1
    return {key: Fraction(number, turns) for key, number in found.items()}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"locations.mars": [], "automus.helium": 10},
        {"locations.mars": [], "locations.luna": ["evey"], "discard": [1, 2, 3, 4, 5, 6, 7, 8]},
        {"discard": list(range(5, 23))},
    ],
)
@pytest.mark.rule("turn", "gain-location")
def test_the_chances_are_those_of_every_pair_of_cards_played_out(game, play, known, changes):
    state = known(changes)
    assert odds(game, state) == played_out(game, state, play)


def test_it_can_be_asked_on_your_own_turn_and_has_words(game, known):
    state = known({"phase": "human"})
    assert odds(game, state) == odds(game, known())
    for chance in chances(game, state):
        for language in LANGUAGES:
            assert Words(language, "red-rising").say(chance.message, chance.args)


@pytest.mark.parametrize("setup", [{}, {"cards": "app"}])
def test_in_a_whole_game_what_happens_had_a_chance(game, setup):
    driver = Driver("red-rising", setup, seed=3)
    before = None
    while driver.step():
        state = driver.state
        if (
            before is not None
            and before.phase == "automus"
            and state.phase != "automus"
            and not state.pending
        ):
            found = odds(driver.game, before)
            for at, name in enumerate(LOCATIONS):
                if len(state.locations[at]) < len(before.locations[at]):
                    assert found["taken", name] > 0
        if not state.pending:
            before = state
