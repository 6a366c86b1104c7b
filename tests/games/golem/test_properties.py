"""What holds in every game, from any seed, at any level."""

import pytest
from games.golem.positions import BOX
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import Driver

from automatable.games.golem.position.marble_row import count
from automatable.games.golem.position.state import LEVELS, created


def check_nothing_lost(state):
    """Golems, marbles, books, ingots and cards are all somewhere, and only there."""
    assert BOX.automa.low <= state.resources <= BOX.automa.high
    assert created(state) <= BOX.base.golems
    fallen = BOX.marble_order[: state.falling]
    for colour in range(5):
        held = [*state.marbles, *state.human_marbles].count(colour)
        assert sum(count(row, colour) for row in state.rows) + held == fallen.count(colour)
    books = [book for column in state.books for book in column]
    books += [book for book in (*state.library, *state.gone_books) if book]
    assert len(set(books)) == len(books)
    assert len({*state.cards, *state.under}) == len(state.cards) + len(state.under)
    assert 0 <= state.ingots < 1 << len(BOX.printed.images)


def check_never_less(before, after):
    """What was made stays made: golems created, ingots placed, upgrades, books."""
    assert created(after) >= created(before)
    assert after.ingots & before.ingots == before.ingots
    assert all(new & old == old for new, old in zip(after.upgrades, before.upgrades, strict=True))
    for new, old in zip(after.books, before.books, strict=True):
        assert new[: len(old)] == old
    gone = {*before.gone_books} - {*after.gone_books}
    assert not gone


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), level=st.sampled_from(LEVELS), humans=st.integers(1, 3))
def test_a_four_round_game_ends_and_nothing_is_lost_or_made_from_nothing(seed, level, humans):
    driver = Driver("golem", {"level": level, "humans": humans}, seed, explain=False)
    state = driver.state
    while driver.step():
        check_nothing_lost(driver.state)
        check_never_less(state, driver.state)
        state = driver.state
    assert state.round == BOX.automa.last_round and state.phase == "over"
    turns = [event for event in driver.events if event["type"] == "card-turned"]
    assert len(turns) == BOX.automa.last_round * BOX.automa.cards_in_round


@pytest.mark.rule("choose-action", "never-passes")
def test_every_round_has_two_marbles_and_one_rabbi():
    driver = Driver("golem", {"level": "expert"}, 11, explain=False)
    rounds = 0
    while driver.step():
        if driver.state.phase == "end":
            rounds += driver.events[-1]["type"] != "corrected"
            assert len(driver.state.marbles) == 2 and driver.state.rabbi >= 0
    assert rounds >= BOX.automa.last_round


@settings(max_examples=40, deadline=None)
@given(start=st.integers(-5, 20), changes=st.lists(st.integers(-30, 30), max_size=8))
def test_the_marker_never_leaves_the_track_and_every_step_counts(start, changes):
    from games.golem.positions import own, position, used

    state = position({"resources": start})
    for change in changes:
        do = "gain" if change > 0 else "pay"
        state = used(state, {"do": do, "resource": "coins", "amount": abs(change)})
        assert BOX.automa.low <= own(state)["resources"] <= BOX.automa.high
    assert state.resources + state.points == start + sum(changes)
