"""Corrections of paired values: the other value of a pair follows."""

import pytest
from user_errors import raises_user_error


def test_a_card_put_on_the_table_leaves_the_deck(table):
    t = table().started().set(automas__1__cards=[7], last=9)
    assert not t.state.deck >> 7 & 1
    assert not t.state.deck >> 9 & 1
    assert t.game.position.defects(t.state) == ()


def test_a_level_brings_the_variant_it_demands(table):
    assert table().started().set(level="E").state.advanced
    assert not table().started().set(level="C").state.advanced


@pytest.mark.parametrize(
    ("phase", "flips", "markers"), [("called", 3, 1), ("placing", 0, 0), ("round", 2, 1), ("end", 3, 1)]
)
def test_a_phase_has_its_purple_flips_and_the_markers_they_can_have_left(table, phase, flips, markers):
    t = table().started().set(flips=2, markers=1).set(phase=phase)
    assert (t.state.flips, t.state.markers) == (flips, markers)


def test_in_the_turn_for_rewards_it_is_yours(table):
    t = table().started().set(phase="rewards", privilege=["automa-1", "human", "automa-2"])
    assert t.state.turn == 1
    assert t.set(privilege=["automa-1", "automa-2", "human"]).state.turn == 2
    with raises_user_error("defect-turn"):
        t.set(turn=0)


def test_what_is_named_is_never_overruled(table):
    with raises_user_error("defect-flips"):
        table().started().set(phase="called", flips=9)
