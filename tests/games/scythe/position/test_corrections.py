"""Corrections of paired values: contradictions are refused, the other value of a pair follows."""

import pytest
from games.scythe.positions import GAME, form, happen, messages, net, position
from user_errors import raises_user_error


def correct(state, **keys):
    return happen(state, {"type": "corrected", "set": {k.replace("__", "."): v for k, v in keys.items()}})


@pytest.mark.rule("scheme-switch")
@pytest.mark.parametrize(("scheme", "tracker"), [(1, 9), (1, 20), (2, 8), (2, 0)])
def test_the_scheme_must_fit_the_cube(scheme, tracker):
    with raises_user_error("scythe-scheme-and-tracker"):
        position({"tracker": tracker}, scheme=scheme)


@pytest.mark.rule("scheme-switch")
def test_a_scheme_or_cube_left_out_is_taken_from_the_other():
    assert position({"tracker": 9}).scheme == 2
    assert position({"tracker": 8}).scheme == 1
    assert position({}, scheme=2).automa.tracker == 9


@pytest.mark.rule("scheme-switch")
def test_correcting_the_cube_carries_the_scheme_along_and_the_other_way_round():
    past = correct(position({}), automa__tracker=12)
    assert past.state.scheme == 2
    assert messages(past) == ["scheme-2"]
    assert correct(past.state, automa__tracker=3).state.scheme == 1
    turned = correct(position({"tracker": 4}), scheme=2)
    assert turned.state.automa.tracker == 9
    assert net(turned, "tracker") == (5, 10)
    assert correct(turned.state, scheme=1).state.automa.tracker == 8
    with raises_user_error("scythe-scheme-and-tracker"):
        correct(position({}), scheme=1, automa__tracker=12)


@pytest.mark.rule("stars")
def test_the_end_of_the_power_track_and_its_star_go_together():
    assert position({"power": 16}).automa.power_star
    with raises_user_error("scythe-power-without-star"):
        position({"power": 16, "power_star": False})
    after = correct(position({"power": 7}), automa__power=16)
    assert after.state.automa.power_star
    assert messages(after) == ["star"]


@pytest.mark.rule("deck-runs-out", "two-piles")
def test_a_top_card_that_is_still_in_the_deck_or_on_the_combat_pile_is_refused():
    for rest in ({"deck": list(range(1, 20)), "top": 7}, {"deck": [3, 7], "top": 7}):
        with raises_user_error("scythe-top-card"):
            position({}, **rest)
    with raises_user_error("scythe-top-card"):
        position({}, deck=[3], combat_pile=[7], top=7)
    assert 7 not in form(position({}, top=7))["deck"], "left out, the deck is what has not been turned"


@pytest.mark.rule("S26")
def test_a_top_card_that_was_shuffled_in_is_remembered():
    everything = list(range(1, 20))
    assert position({"tracker": 9}, deck=everything, top=7).top == 7, "the scheme has just switched"
    assert position({}, deck=everything[:-1], combat_pile=[19], top=7).top == 7, "a combat without a deck"


@pytest.mark.rule("two-piles")
def test_correcting_a_card_takes_it_from_where_it_was():
    state = correct(position({}), top=7).state
    assert form(state)["deck"] == [n for n in range(1, 20) if n != 7]
    fought = correct(state, combat_pile=[5]).state
    assert 5 not in form(fought)["deck"]
    again = correct(fought, deck=[n for n in range(1, 20) if n != 7]).state
    assert form(again)["combat_pile"] == []
    assert correct(state, deck=list(range(1, 20))).state.top == 0
    assert correct(state, deck=[n for n in range(1, 20) if n != 8]).state.top == 8


@pytest.mark.rule("S31", "game-end")
def test_a_correction_to_six_stars_says_that_the_game_is_over():
    after = correct(position({}), human__stars=6)
    assert messages(after) == ["game-over"]
    assert after.instructions[0].rule == "S31"
    assert GAME.questions(after.state)[0].id == "final-count"
