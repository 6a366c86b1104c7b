"""A council asks at most one question for each Automa (the printed values of new cards apart)."""

from collections import Counter

import pytest
from random_play import Driver, table_of
from transcript import SEED

from automatable import games
from automatable.games.pendulum.rules.council_board import REWARD
from automatable.games.pendulum.rules.player_mat import MAT

SETUPS = table_of("pendulum").SETUPS
RECORDED = [(setup, table_of("pendulum").SEEDS.get(number, SEED)) for number, setup in enumerate(SETUPS)]
RANDOM = [(SETUPS[seed % len(SETUPS)], seed) for seed in range(1, 34)]


def of_council(driver, setup):
    """The questions about the table in each council: the round, the Automa, the question."""
    state, found = driver.game.new(driver.game.decode_setup(setup)), []
    for event, resolution in zip(driver.events, driver.resolutions, strict=True):
        begun = event if state.pending is None else state.pending.event
        if begun["type"] in ("council-held", "reward-taken"):
            for question in resolution.questions:
                if resolution.state.pending is not None and question.deck is None and not question.by_hand:
                    found.append((state.round, question.id))
        state = resolution.state
    return found


@pytest.fixture(scope="module")
def asked():
    games = RECORDED + RANDOM
    return [of_council(Driver("pendulum", setup, seed).to_the_end(), setup) for setup, seed in games]


def test_a_council_asks_at_most_one_question_for_each_automa(asked):
    kinds = Counter()
    for questions in asked:
        assert len(set(questions)) == len(questions)
        for round, id in questions:
            if id.startswith("by-hand") or (id.count("-") > 1 and id.startswith(REWARD)):
                continue  # a card whose printed values are not known yet
            kind, _, automa = id.rpartition("-")
            assert kind in (MAT, REWARD.rstrip("-")) and automa in "12", id
            kinds[kind] += 1
            if kind == MAT:
                assert round == 4, "the tracks matter in the last council only"
    assert kinds[MAT] > 20 and kinds[REWARD.rstrip("-")] > 60


def test_the_one_question_has_at_most_a_place_for_each_unknown_card_and_another_answer():
    most = len(games.load("pendulum").box.council.places)
    met = 0
    for setup, seed in RECORDED:
        for resolution in Driver("pendulum", setup, seed).to_the_end().resolutions:
            for question in resolution.questions:
                if question.id.startswith(REWARD):
                    met += 1
                    assert 2 <= len(question.options) <= most
    assert met > 10
