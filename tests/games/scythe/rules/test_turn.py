"""The Automa's turn (pp. 3 to 4), gains (p. 8), stars and the tracker (p. 9), modifiers (p. 12)."""

import pytest
from games.scythe.positions import GAME, OPEN, args_of, form, happen, messages, net, position, turn
from user_errors import raises_user_error

from automatable import games
from automatable.core.engine.choices import mask_of
from automatable.core.engine.explanation import Noted

QUIET = {"workers": ["R1C4", "R1C5"], "character": "R2C5"}


@pytest.mark.rule("automa-turn")
def test_p04_a_turn_is_card_movement_gains_recruit_bonus_and_cube_in_this_order():
    state = position(QUIET, {"recruits": ["power"]})
    after = turn(state, 1)
    assert messages(after) == ["card", "move", "net-power", "new-piece", "net-your-power", "net-tracker"]
    assert after.state.top == 1
    assert after.state.turn == 1


@pytest.mark.rule("automa-turn")
def test_a_card_that_cannot_be_left_is_refused():
    state = position(QUIET, deck=[1, 2])
    with raises_user_error("scythe-card-not-left"):
        turn(state, 3)
    with raises_user_error("scythe-card-not-left"):
        turn(state, 77)


@pytest.mark.rule("deck-runs-out")
def test_p03_an_empty_deck_means_all_nineteen_again():
    state = position(QUIET, deck=[3], combat_pile=[4, 5])
    after = turn(state, 3)
    assert "deck-out" in messages(after)
    question = GAME.questions(after.state)[0]
    assert [option.value for option in question.options] == list(range(1, 20))
    again = turn(after.state, 4)
    assert again.state.deck == GAME.box.deck & ~(1 << 4)
    assert again.state.combat_pile == 0


@pytest.mark.rule("autometta-pass", "S12")
@pytest.mark.parametrize("card", [4, 7, 8, 17])
def test_autometta_skips_the_whole_turn_cube_included(card):
    state = position(QUIET, level="autometta")
    after = turn(state, card)
    assert messages(after) == ["card", "pass"]
    assert after.state.automa == state.automa
    assert after.state.top == card


@pytest.mark.rule("modifier-passes")
@pytest.mark.parametrize("level", ["automa", "automaszyna"])
def test_with_the_modifier_others_pass_too(level):
    state = position(QUIET, level=level)
    assert "pass" not in messages(turn(state, 7))
    state = position(QUIET, level=level, modifiers={"passes": True})
    assert messages(turn(state, 7)) == ["card", "pass"]


@pytest.mark.rule("gains")
def test_p08_each_symbol_gives_what_it_shows_in_printed_order():
    after = turn(position(QUIET, scheme=2), 12)  # combat card, coin, character or mech
    assert messages(after)[2:5] == ["automa-draws", "net-coins", "new-piece"]
    automa = form(after.state)["automa"]
    assert (automa["combat_cards"], automa["coins"], automa["mechs"]) == (1, 1, ["base"])


@pytest.mark.rule("gains")
def test_the_character_comes_back_before_any_mech():
    state = position({"workers": ["R1C4"], "mechs": ["R1C5"]})
    after = turn(state, 16)
    assert args_of(after, "new-piece")["piece"] == "character"
    assert form(after.state)["automa"]["character"] == "base"


@pytest.mark.rule("gains")
def test_with_nothing_left_on_the_mat_nothing_comes():
    workers = ["R1C4"] * 8
    after = turn(position({"workers": workers, "character": "R2C5"}), 18)
    assert len(after.state.automa.workers) == 8
    assert "new-piece" not in messages(after)


@pytest.mark.rule("brackets")
def test_bracketed_gains_are_for_their_faction_only():
    for faction, mechs in (("rusviet", 2), ("nordic", 1)):
        after = turn(position({"faction": faction, "character": "base", "workers": ["R4C7"]}), 8)
        assert len(after.state.automa.mechs) == mechs


@pytest.mark.rule("recruit-bonus")
@pytest.mark.parametrize(
    ("card", "bonus", "field", "most"),
    [(1, "power", "power", 16), (7, "popularity", "popularity", 18), (5, "coin", "coins", None)],
)
def test_p09_the_human_gains_an_enlisted_bonus_and_no_other(card, bonus, field, most):
    before = position(QUIET, {"recruits": [bonus]})
    assert getattr(turn(before, card).state.human, field) == 1
    without = position(QUIET, {"recruits": ["combat-card"]})
    assert getattr(turn(without, card).state.human, field) == 0
    if most is not None:
        full = position(QUIET, {"recruits": [bonus], field: most})
        assert getattr(turn(full, card).state.human, field) == most


@pytest.mark.rule("recruit-bonus")
def test_a_combat_card_bonus_is_shown():
    after = turn(position(QUIET, {"recruits": ["combat-card"]}), 14)
    assert "human-draws" in messages(after)


@pytest.mark.rule("star-tracker")
def test_p09_a_gold_star_moves_the_cube_a_crossed_one_does_not():
    assert turn(position(QUIET), 3).state.automa.tracker == 1
    assert turn(position(QUIET), 15).state.automa.tracker == 0


@pytest.mark.rule("star-tracker", "water")
def test_leaving_the_last_water_space_opens_the_water():
    after = turn(position({**QUIET, "tracker": 3}, level="automa"), 3)
    assert "water-open" in messages(after)
    assert "water-open" not in messages(turn(position({**QUIET, "tracker": 2}, level="automa"), 3))


def behind(resolution, message):
    """The messages of what is shown as the reason of an instruction, the nearest last."""
    found = next(one for one in resolution.instructions if one.message == f"scythe-do-{message}")
    nodes = []
    for way in found.why:
        steps, node = resolution.explanation, None
        for place in way:
            node = steps[place]
            steps = getattr(node, "steps", ())
        nodes.append(node.message.removeprefix("scythe-note-"))
    return nodes


@pytest.mark.rule("star-tracker", "stars")
def test_a_star_and_the_open_water_tell_their_own_reason_not_that_of_a_movement():
    assert behind(turn(position({**QUIET, "tracker": 3}, level="automa"), 3), "water-open")[-1] == "tracker"
    assert behind(turn(position({**QUIET, "tracker": 8}, level="automa"), 3), "star")[-1] == "tracker"


@pytest.mark.rule("stars", "S14")
def test_the_star_for_power_tells_that_the_track_ends():
    after = turn(position({**QUIET, "power": 15}, level="automa"), 6)
    assert behind(after, "star")[-1] == "power-reached"


@pytest.mark.rule("scheme-switch", "S13", "stars")
def test_p09_the_first_star_makes_a_full_deck_and_scheme_two():
    state = position({**QUIET, "tracker": 8}, level="automa", deck=[3, 9], combat_pile=[4])
    after = turn(state, 3)
    assert messages(after)[-4:] == ["net-tracker", "star", "scheme-2", "turn-deck"]
    assert after.state.scheme == 2
    assert after.state.deck == GAME.box.deck
    assert after.state.combat_pile == 0
    assert turn(after.state, 3).state.scheme == 2


@pytest.mark.rule("scheme-switch")
def test_later_stars_and_stars_for_power_do_not_switch():
    later = turn(position({**QUIET, "tracker": 13}, level="automa", scheme=2, deck=[3]), 3)
    assert "star" in messages(later)
    assert "scheme-2" not in messages(later)
    power = turn(position({**QUIET, "power": 14}, deck=[3, 4]), 3)
    assert "star" in messages(power)
    assert power.state.scheme == 1
    assert power.state.deck == mask_of([4])


@pytest.mark.rule("S14", "stars")
def test_power_beyond_the_track_is_lost_and_its_star_comes_once():
    after = turn(position({**QUIET, "power": 15}), 3)
    assert after.state.automa.power == 16
    assert after.state.automa.power_star
    assert net(after, "power") == (15, 16)
    spent = position({**QUIET, "power": 14, "power_star": True})
    again = turn(spent, 3)
    assert again.state.automa.power == 16
    assert "star" not in messages(again)


@pytest.mark.rule("S17", "game-end", "S14")
def test_the_sixth_star_ends_the_game_at_once_and_the_rest_of_the_card_is_not_carried_out():
    state = position(
        {**QUIET, "power": 13, "combat_stars": 2, "tracker": 17}, {"recruits": ["coin"]}, level="automa"
    )
    after = turn(state, 5)  # 4 power, then a worker, a bonus, the cube
    assert messages(after)[-3:] == ["net-power", "star", "game-over"]
    assert after.state.over == "automa"
    assert len(after.state.automa.workers) == len(QUIET["workers"])
    assert after.state.automa.tracker == 17
    with raises_user_error("core-game-over"):
        turn(after.state, 3)


@pytest.mark.rule("game-end")
def test_the_humans_sixth_star_ends_the_game_too():
    after = happen(position(QUIET, {"stars": 5}), {"type": "star-placed"})
    assert after.state.over == "human"


@pytest.mark.rule("two-piles")
def test_gold_stars_on_the_main_pile_show_where_the_cube_must_be():
    state = position(QUIET, level="automa")
    for card in (1, 4, 3, 15, 9):
        state = turn(state, card).state
    main = GAME.box.deck & ~state.deck & ~state.combat_pile
    gold = sum(GAME.box.cards[n].star for n in range(1, 20) if main >> n & 1)
    assert gold == state.automa.tracker == 3


@pytest.mark.rule("modifier-coins", "S19")
@pytest.mark.parametrize(("change", "coins"), [(2, 3), (1, 2), (0, 1), (-1, 0), (-2, 0)])
def test_p12_coins_more_or_fewer_but_never_below_none(change, coins):
    state = position(QUIET, modifiers={"coins": change})
    assert turn(state, 13).state.automa.coins == coins


@pytest.mark.rule("modifier-power", "S19")
@pytest.mark.parametrize(("change", "power"), [(2, 5), (1, 4), (-1, 2), (-2, 1)])
def test_p12_power_more_or_less(change, power):
    state = position(QUIET, modifiers={"power": change})
    assert turn(state, 3).state.automa.power == power
    weak = position({**QUIET, "power": 7}, modifiers={"power": -2})
    assert turn(weak, 1).state.automa.power == 7, "the Automa never loses power"


@pytest.mark.rule("S19")
def test_modifiers_apply_once_per_printed_group():
    state = position({**QUIET, "faction": "crimea"}, {"faction": "nordic"}, modifiers={"coins": 1})
    assert turn(state, 2).state.automa.coins == 4, "the bracketed coin and the other, one more for each"


@pytest.mark.rule("modifier-move-check", "S22")
@pytest.mark.parametrize(("value", "moves"), [(2, True), (3, True), (4, False), (5, False)])
def test_p12_a_high_combat_card_stops_the_movement(value, moves):
    state = position(QUIET, modifiers={"move_check": True})
    after = turn(state, 3, {"move-check-0": value})
    assert ("move" in messages(after)) == moves
    assert args_of(after, "checked")["stops"] == ("no" if moves else "yes")
    assert after.state.automa.power == 3, "the gains come all the same"


@pytest.mark.rule("S22")
def test_no_card_is_turned_when_there_is_nothing_to_stop():
    nothing = position({"workers": ["R1C4"]}, modifiers={"move_check": True, "piece_check": True})
    assert "no-move" in messages(turn(nothing, 15))  # coins and power, no valid movement, no piece
    full = position({**QUIET, "workers": ["R1C4"] * 8}, encounters=[], modifiers={"piece_check": True})
    assert "new-piece" not in messages(turn(full, 18))


@pytest.mark.rule("modifier-piece-check")
@pytest.mark.parametrize(("value", "comes"), [(3, True), (4, False)])
def test_p12_a_high_combat_card_stops_a_new_piece(value, comes):
    state = position(QUIET, modifiers={"piece_check": True})
    after = turn(state, 16, {"piece-check-0-0": value})
    assert ("new-piece" in messages(after)) == comes
    assert args_of(after, "checked")["value"] == value


@pytest.mark.rule("S22", "modifier-all-moves")
def test_a_high_card_stops_the_remaining_moves_and_earlier_ones_stand():
    state = position(
        {**QUIET, "mechs": ["R1C5"]}, encounters=[], modifiers={"move_check": True, "all_moves": True}
    )
    after = turn(state, 8, {"move-check-0": 2, "move-check-1": 5})  # mech, worker
    moved = [i.args["piece"] for i in after.instructions if i.message in ("scythe-do-move", "scythe-do-stay")]
    assert moved == ["mech"]


@pytest.mark.rule("modifier-all-moves")
def test_p12_all_valid_movements_and_the_token_at_once():
    state = position(
        {"character": "R2C5", "workers": ["R1C4"], "tracker": OPEN}, modifiers={"all_moves": True}
    )
    after = turn(state, 18)  # encounter or Factory, then the character
    pieces = [i.message.removeprefix("scythe-do-") for i in after.instructions[:5]]
    assert pieces[:4] == ["card", "stay", "encounter", "move"]


@pytest.mark.rule("ultimaszyna-moves")
def test_p12_ultimaszyna_carries_out_every_valid_movement():
    state = position({"mechs": ["R1C5"], "workers": ["R1C4"]}, level="ultimaszyna")
    after = turn(state, 8)
    assert [i.args["piece"] for i in after.instructions if "piece" in i.args][:2] == ["mech", "worker"]


@pytest.mark.rule("ultimaszyna-water")
def test_p12_ultimaszyna_crosses_water_from_the_start():
    state = position({"mechs": ["R1C4"]}, {"mechs": ["R1C2"]}, level="ultimaszyna")
    after = turn(state, 10)
    assert args_of(after, "move")["to"] == "@territory-R1C3"


@pytest.mark.rule("ultimaszyna-coins", "ultimaszyna-power", "S19")
def test_p12_ultimaszyna_gains_one_more_coin_and_power_whenever_it_gains_any():
    after = turn(position(QUIET, level="ultimaszyna"), 15)  # 3 power, 1 coin
    assert (after.state.automa.power, after.state.automa.coins) == (4, 2)
    less = turn(position(QUIET, level="ultimaszyna", modifiers={"coins": -1, "power": -1}), 15)
    assert (less.state.automa.power, less.state.automa.coins) == (3, 0), "the modifier first; none stays none"


@pytest.mark.rule("gains")
def test_a_mat_that_is_empty_is_shown_once_however_many_symbols_ask_for_a_piece():
    rusviet = {"faction": "rusviet", "character": "R4C6", "mechs": ["R4C6"] * 4, "tracker": 9}
    explanation = turn(
        position(rusviet, {"faction": "nordic"}, level="automa"), 7
    ).explanation  # two symbols of scheme II
    assert [node.message for node in explanation if isinstance(node, Noted)].count(
        "scythe-note-nothing-on-mat"
    ) == 1


@pytest.mark.rule("gains")
@pytest.mark.parametrize(("have", "gained"), [(5, 2), (7, 1), (8, 0)])
def test_two_printed_workers_are_gained_as_far_as_the_mat_has_them(have, gained):
    two = {"moves": [], "gains": [{"gain": "worker", "count": 2}]}
    game = games.load("scythe", {"cards": {"3": {"scheme_1": two}}})
    automa = {"faction": "nordic", "workers": ["R1C4"] * have}
    state = game.from_json({"automa": automa, "human": {"faction": "crimea"}})
    after = game.apply(state, game.decode_event({"type": "card-turned", "card": 3}), explain=True).state
    assert game.to_json(after)["automa"]["workers"].count("base") == gained
