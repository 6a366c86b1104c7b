"""Set-up (p. 2)."""

import pytest
from random_play import Driver

from automatable.core.engine.resolution import SILENT
from automatable.games.red_rising.position import setup as setting_up
from automatable.games.red_rising.rules.bonuses import luna_card
from automatable.games.red_rising.rules.cards import deck_size, rest


def prepared(game, play, setup, **answers):
    state = game.new(game.decode_setup(setup))
    return play(state, {"type": "prepared", "jupiter": "D"}, **answers)


@pytest.mark.rule("p02-example-luna-card", "luna-bonus-card")
def test_p02_example_luna_has_c_so_the_institute_with_b_is_visible(game, position):
    assert luna_card(game.box, "ADCB") == 3
    state = position(priorities={"jupiter": "A", "mars": "D", "luna": "C", "institute": "B"})
    assert game.decide("luna-bonus-card", state, {}).choice == "institute"


@pytest.mark.rule("luna-bonus-card")
@pytest.mark.parametrize(
    ("priorities", "shown"),
    [("DBAC", "jupiter"), ("ABDC", "jupiter"), ("ACBD", "mars"), ("ADCB", "institute")],
)
def test_the_luna_card_shows_the_pair_of_lunas_priority(game, position, priorities, shown):
    assert game.decide("luna-bonus-card", position(), {"priorities": priorities}).choice == shown


@pytest.mark.rule("setup-priorities", "setup-base", "setup-hand")
def test_priorities_are_dealt_one_by_one_and_the_last_is_left_over(game, play):
    after = prepared(game, play, {"first": "human"}, priority_mars="B", priority_luna="A", even_cards=3)
    state = after.state
    assert state.priorities == "DBAC"
    assert [len(pile) for pile in state.locations] == [2, 2, 2, 2]
    assert (len(state.human_hand), len(state.automus_hand)) == (5, 2)
    assert deck_size(state) == 107 - 8 - 5 - 2
    assert state.side == "odd"
    assert state.phase == "human"


@pytest.mark.rule("setup-base")
def test_ceres_draws_one_card_more_apollo_goes_first_and_otherwise_chance_decides(game, play):
    assert len(prepared(game, play, {"house": "ceres"}).state.human_hand) == 6
    assert prepared(game, play, {"house": "apollo", "first": "automus"}).state.first == "human"
    assert prepared(game, play, {}, first_player="automus").state.first == "automus"
    assert game.box.board.neutral_influence == 3


@pytest.mark.rule("setup-removed")
def test_five_characters_stay_in_the_box(game):
    state = game.new(game.decode_setup({"cards": "app"}))
    assert deck_size(state) == 107
    left = {game.box.ids[card] for card in rest(state)}
    assert not left & {"auctioneer", "eo", "loan-shark", "psychologist", "roque"}


@pytest.mark.rule("variant")
def test_the_variant_brings_four_of_them_back_but_not_the_loan_shark(game, check_refused):
    state = game.new(game.decode_setup({"cards": "app", "variant": True}))
    left = {game.box.ids[card] for card in rest(state)}
    assert left >= {"auctioneer", "eo", "psychologist", "roque"}
    assert "loan-shark" not in left
    assert len(left) == 111


@pytest.mark.rule("scoring-side")
@pytest.mark.parametrize(("even", "side"), [(5, "even"), (4, "even"), (3, "odd")])
def test_the_larger_parity_on_the_board_stays_visible_and_a_tie_is_even(game, play, position, even, side):
    assert prepared(game, play, {}, even_cards=even).state.side == side
    assert game.decide("scoring-side", position(), {"even": even, "odd": 8 - even}).choice == side


@pytest.mark.rule("scoring-side")
def test_where_the_app_keeps_the_cards_it_reads_the_parity_itself_and_zero_is_even(game, known):
    odd = {"jupiter": ["pelus", "aja"], "mars": ["surgeon"], "luna": [], "institute": []}
    assert setting_up.scoring_side(game.box, known(locations=odd), SILENT) == "odd"
    even = {**odd, "jupiter": ["pelus"]}
    assert setting_up.scoring_side(game.box, known(locations=even), SILENT) == "even"


@pytest.mark.rule("setup-deck", "setup-removed")
def test_the_checklist_names_every_step_and_every_removed_character(game):
    listed = game.checklist(game.new(game.decode_setup({}))).instructions
    assert [i.message.removeprefix("red-rising-set-") for i in listed] == [
        "deck",
        "priorities",
        "luna",
        "removed",
        "characters",
        "board",
        "you",
        "colour",
        "markers",
        "neutral",
        "hand",
        "automus",
        "side",
    ]
    assert listed[0].args == {"cards": 22, "aside": 4}
    assert len(listed[3].args["characters"]) == 5


@pytest.mark.rule("setup-deck", "setup-base")
def test_the_checklist_leaves_out_what_the_app_shuffles_and_deals(game):
    listed = game.checklist(game.new(game.decode_setup({"cards": "app"}))).instructions
    for_hands = [i.message.removeprefix("red-rising-set-") for i in listed if i.deck is None]
    assert for_hands == ["you", "colour", "markers", "neutral"]
    assert {i.deck for i in listed} == {None, "automus", "priority"}


@pytest.mark.rule("setup-deck")
def test_four_of_the_22_cards_lie_aside_in_every_cycle_so_a_cycle_is_nine_turns():
    driver = Driver("red-rising", {}, seed=3)
    longest = 0
    while driver.step():
        longest = max(longest, len(driver.state.discard))
    box = driver.game.box
    assert longest <= len(box.automus.cards) - box.automus.set_aside == 9 * box.automus.cards_per_turn
