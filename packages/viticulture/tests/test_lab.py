"""The lab: how often a space is blocked, by season and level."""

import re
from functools import cache
from pathlib import Path

import pytest

from automatable import Words, lab
from automatable_viticulture.box.printed import SPACES

GAMES = 150
SEASONS = {"summer": (4, 7, 10, 3, 0), "winter": (2, 9, 12, 1, 0)}
"""Of the 24 cards, how many have no slot of the season, one, two, three, four."""


@cache
def played(level):
    """Games of a level against a human who does nothing."""
    return lab.run("viticulture", level=level, human="absent", games=GAMES, cards=0)


def mean(level, measure):
    """A measure, on average."""
    found = played(level).values(level, "absent", measure)
    return sum(value * times for value, times in found.items()) / GAMES


def test_each_space_is_blocked_as_often_as_the_cards_say(board):
    """Seven cards are read in a season, and each space is on six of 24."""
    cards = board().game.box.cards.values()
    for space in SPACES:
        assert sum(space in card.slots for card in cards) == 6
        assert mean("normal", f"blocked-{space}") == pytest.approx(7 * 6 / 24, abs=0.35)
    assert mean("normal", "cards-turned") == 14


@pytest.mark.parametrize("season", SEASONS)
def test_the_workers_of_a_season_are_as_many_as_the_slots_of_its_cards(season):
    for count, cards in enumerate(SEASONS[season]):
        assert mean("normal", f"{season}-{count}") == pytest.approx(7 * cards / 24, abs=0.35)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_every_worker_blocks_one_space_and_every_season_is_counted(level):
    placed = 0.0
    for season in SEASONS:
        assert sum(mean(level, f"{season}-{count}") for count in range(5)) == pytest.approx(7)
        placed += sum(count * mean(level, f"{season}-{count}") for count in range(5))
    assert sum(mean(level, f"blocked-{space}") for space in SPACES) == pytest.approx(placed)


@pytest.mark.rule("hard-draw")
def test_at_the_hard_level_two_workers_stand_and_every_space_is_blocked_more_often():
    for season in SEASONS:
        assert mean("hard", f"{season}-0") == mean("hard", f"{season}-1") == 0
    for space in SPACES:
        assert mean("hard", f"blocked-{space}") > mean("normal", f"blocked-{space}") + 0.2
    assert mean("hard", "cards-turned") > 20


def test_the_readme_says_how_often_each_space_is_blocked():
    """In percent of the seven years at the hard level, and the same 6 of 24 cards below it."""
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    cells = dict(re.findall(r"\| ([A-Z][a-z, ]+) \| (\d+)(?= \|)", readme))
    words = Words("en", "viticulture")
    assert {words.say(f"viticulture-space-{space}") for space in SPACES} == cells.keys()
    for space in SPACES:
        said = int(cells[words.say(f"viticulture-space-{space}")])
        assert mean("hard", f"blocked-{space}") / 7 * 100 == pytest.approx(said, abs=5)
    assert "**25%**" in readme


def test_a_card_that_comes_again_from_the_new_deck_is_counted_again(board):
    game = board().put(left=["13"]).answer(1)
    simulation = game.game.simulation
    notes = simulation.begin()
    for _ in range(2):
        before = game.state
        game.do("card-turned", card="13")
        simulation.watch(game.game, before, game.state, {}, notes)
    counted = {name: times for name, times in notes.items() if times}
    assert counted == {
        "cards-turned": 2, "summer-2": 1, "winter-2": 1, "blocked-draw-vine": 1,
        "blocked-summer-visitor": 1, "blocked-draw-order": 1, "blocked-harvest": 1,
    }  # fmt: skip
    simulation.watch(game.game, game.state, game.answer(4).state, {}, notes)
    assert notes["cards-turned"] == 2, "the end of a year turns no card"


@pytest.mark.rule("challenge-6")
def test_a_challenge_is_a_set_up_option_and_scores_as_it_says():
    """In challenge 6 the model wants VP every year and has those of its wine; 6 is a number or a text."""
    found = [
        lab.run(
            "viticulture", level="normal", human="steady", games=30, cards=0, setup={"challenge": given}
        ).values("normal", "steady", "human")
        for given in (6, "6")
    ]
    assert found[0] == found[1] and max(found[0]) > 25, found
