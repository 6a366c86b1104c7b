"""Combat in both directions (p. 10) and resources (p. 11)."""

import pytest
from games.scythe.positions import GAME, OPEN, args_of, asked, form, happen, messages, net, position, turn
from user_errors import raises_user_error

from automatable import games
from automatable.core.engine.instructions import new_instructions
from automatable.games.scythe.rules.combat import totals

ATTACK = {"type": "human-attacked", "at": "R3C3"}


def battle(automa=None, human=None, **rest):
    """The human's mech has come to the Automa's mech on the forest R3C3."""
    return position(
        {"mechs": ["R3C3"], "power": 8, "combat_cards": 3, "tracker": OPEN, **(automa or {})},
        {"mechs": ["R3C3"], "power": 10, "popularity": 5, **(human or {})},
        **rest,
    )


def fight(state, dial, cards, card, automa_cards=None, more=None):
    answers = {"combat-dial": dial, "combat-cards": cards, "combat-card": card, **(more or {})}
    if automa_cards is not None:
        answers["combat-automa-cards"] = automa_cards
    return happen(state, ATTACK, answers)


@pytest.mark.rule("p10-example-5", "combat-table")
@pytest.mark.parametrize(("power", "used"), [(12, 5), (1, 1)])
def test_p10_example_5_twelve_power_uses_5_and_2_cards_one_power_uses_1_and_2_cards(power, used):
    after = fight(battle({"power": power}), 7, 0, 12, automa_cards=4)
    assert args_of(after, "automa-strength") == {"card": 12, "power": used, "cards": 2}
    assert after.state.automa.power == power - used


@pytest.mark.rule("combat-table")
@pytest.mark.parametrize(("power", "used"), [(0, 0), (7, 5), (8, 6), (13, 6), (14, 7), (16, 7), (3, 3)])
def test_power_by_range_or_all_there_is(power, used):
    after = fight(battle({"power": power}), 0, 0, 2, automa_cards=4)
    assert args_of(after, "automa-strength")["power"] == used


@pytest.mark.parametrize(("power", "column"), [(7, 0), (8, 1), (13, 1), (14, 2)])
def test_the_explanation_names_the_card_of_the_combat_and_the_column_that_counts(power, column):
    after = fight(battle({"power": power}), 0, 0, 2, automa_cards=4)
    (note,) = [
        node.args for node in after.explanation if getattr(node, "message", "") == "scythe-note-combat-table"
    ]
    assert (note["card"], note["column"]) == (2, column)


@pytest.mark.rule("S11", "combat-table")
def test_cards_by_symbols_and_hand_not_by_units():
    after = fight(battle({"combat_cards": 3}), 0, 0, 13, automa_cards=9)
    assert args_of(after, "automa-strength")["cards"] == 3
    few = fight(battle({"combat_cards": 1}), 0, 0, 13, automa_cards=4)
    assert args_of(few, "automa-strength")["cards"] == 1
    none = fight(battle({"combat_cards": 0}), 0, 0, 13)
    assert args_of(none, "automa-strength")["cards"] == 0


@pytest.mark.rule("combat", "two-piles")
def test_the_card_goes_on_the_combat_pile_and_both_sides_pay():
    after = fight(battle(top=6), 7, 5, 9, automa_cards=3)
    assert after.state.combat_pile == 1 << 9
    assert after.state.top == 6
    assert after.state.automa.power == 1
    assert after.state.human.power == 3
    assert (net(after, "power"), net(after, "your-power")) == ((8, 1), (10, 3))
    assert "discard-cards" in messages(after)
    assert args_of(after, "combat-pile") == {"card": 9}


@pytest.mark.rule("combat", "S10")
@pytest.mark.parametrize(("human", "winner"), [(9, "automa"), (10, "human"), (11, "human")])
def test_the_human_attacks_and_wins_ties(human, winner):
    after = fight(battle(), 7, human - 7, 9, automa_cards=3)  # the Automa has 7 + 3
    assert args_of(after, "combat-won") == {
        "winner": winner,
        "automa": 10,
        "human": human,
        "at": "@territory-R3C3",
    }


@pytest.mark.rule("S10", "combat")
def test_the_automa_attacks_and_wins_ties_and_several_units_are_one_combat():
    state = position(
        {"mechs": ["R3C3"], "power": 8, "tracker": OPEN},
        {"mechs": ["R4C4", "R4C4"], "character": "R4C4", "workers": ["R4C4"], "power": 7},
    )
    after = turn(state, 17, {"combat-dial": 7, "combat-cards": 0, "combat-card": 3})
    assert args_of(after, "combat-won")["winner"] == "automa"
    human = form(after.state)["human"]
    assert human["mechs"] == ["base", "base"]
    assert human["character"] == "base"
    assert human["workers"] == ["base"]


@pytest.mark.rule("combat-loser", "combat")
def test_a_beaten_automa_returns_combat_units_to_the_mat_and_workers_to_the_base():
    state = battle({"character": "R3C3", "workers": ["R3C3", "R3C2"]}, {"popularity": 5}, top=6)
    after = fight(state, 7, 5, 4, automa_cards=2)
    automa = form(after.state)["automa"]
    assert automa["mechs"] == []
    assert automa["character"] == "mat"
    assert automa["workers"] == ["R3C2", "base"]
    assert after.state.human.popularity == 4, "one popularity for the worker sent home"


@pytest.mark.rule("ultimaszyna-retreat")
def test_p12_beaten_combat_units_of_ultimaszyna_go_to_its_base():
    state = battle({"character": "R3C3"}, level="ultimaszyna")
    after = fight(state, 7, 5, 4, automa_cards=2)
    automa = form(after.state)["automa"]
    assert automa["mechs"] == ["base"]
    assert automa["character"] == "base"
    assert args_of(after, "automa-beaten")["to"] == "@base"


@pytest.mark.rule("combat")
def test_the_loser_draws_a_card_only_if_it_showed_any_strength():
    beaten = fight(battle(), 7, 5, 4, automa_cards=2)  # 1 power and 1 card
    assert beaten.state.automa.combat_cards == 3, "one used, one drawn"
    empty = fight(battle({"power": 0, "combat_cards": 0}), 1, 0, 4)
    assert empty.state.automa.combat_cards == 0
    lost = fight(battle(), 1, 0, 9, automa_cards=3)
    assert "human-draws" in messages(lost)
    nothing = fight(battle(), 0, 0, 9, automa_cards=3)
    assert "human-draws" not in messages(nothing)


@pytest.mark.rule("stars")
@pytest.mark.parametrize(
    ("had", "faction", "has"), [(0, "nordic", 1), (1, "nordic", 2), (2, "nordic", 2), (2, "saxony", 2)]
)
def test_p09_at_most_two_combat_stars_even_for_saxony(had, faction, has):
    after = fight(battle({"combat_stars": had, "faction": faction}), 0, 0, 9, automa_cards=3)
    assert after.state.automa.combat_stars == has
    assert after.state.scheme == 1


@pytest.mark.rule("combat", "game-end")
def test_the_human_gains_combat_stars_two_at_most_and_saxony_any_number():
    won = fight(battle(human={"stars": 1, "combat_stars": 1}), 7, 5, 4, automa_cards=2)
    assert (won.state.human.stars, won.state.human.combat_stars) == (2, 2)
    third = fight(battle(human={"stars": 2, "combat_stars": 2}), 7, 5, 4, automa_cards=2)
    assert third.state.human.stars == 2
    saxony = fight(
        battle(human={"faction": "saxony", "stars": 2, "combat_stars": 2}), 7, 5, 4, automa_cards=2
    )
    assert saxony.state.human.stars == 3
    last = fight(battle(human={"stars": 5}), 7, 5, 4, automa_cards=2)
    assert last.state.over == "human"


@pytest.mark.rule("S23")
def test_abilities_before_the_combat_act_before_the_table_is_read():
    state = battle({"power": 8}, {"faction": "crimea", "abilities": ["scout"]})
    after = fight(state, 0, 0, 13, automa_cards=6, more={"combat-scout": True})
    assert args_of(after, "automa-strength")["cards"] == 2, "one of three was taken"
    artillery = battle({"power": 8, "faction": "polania"}, {"faction": "nordic", "abilities": ["artillery"]})
    after = fight(artillery, 0, 0, 2, automa_cards=4, more={"combat-artillery": True})
    assert args_of(after, "automa-strength")["power"] == 5, "6 power now: the first range"
    assert after.state.human.power == 9
    kept = fight(artillery, 0, 0, 2, automa_cards=4, more={"combat-artillery": False})
    assert args_of(kept, "automa-strength")["power"] == 6


@pytest.mark.rule("combat")
def test_combat_cards_are_shown_as_acts_and_never_as_a_count():
    state = battle({"power": 8, "faction": "polania"}, {"faction": "nordic", "abilities": ["artillery"]})
    order = messages(fight(state, 0, 0, 2, automa_cards=4, more={"combat-artillery": True}))
    assert order.index("automa-strength") < order.index("discard-cards")
    assert not any("net-cards" in one for one in order)


@pytest.mark.rule("S23")
def test_sword_works_only_in_attack_and_disarm_only_on_a_tunnel():
    sword = battle({"power": 8}, {"faction": "albion", "abilities": ["sword"]})
    after = fight(sword, 0, 0, 2, automa_cards=4, more={"combat-sword": True})
    assert args_of(after, "automa-strength")["power"] == 5
    disarm = battle({"power": 8}, {"faction": "saxony", "abilities": ["disarm"]})
    fight(disarm, 0, 0, 2, automa_cards=4)  # R3C3 is no tunnel: not asked


@pytest.mark.rule("combat")
def test_camaraderie_spares_popularity_and_the_dial_is_limited_by_power():
    state = battle(
        {"workers": ["R3C3"], "faction": "nordic"}, {"faction": "polania", "abilities": ["camaraderie"]}
    )
    after = fight(state, 7, 5, 4, automa_cards=2)
    assert after.state.human.popularity == 5
    with raises_user_error("core-answer-range"):
        fight(battle(human={"power": 3}), 4, 0, 4)


@pytest.mark.rule("lone-workers")
def test_p10_a_combat_unit_sends_lone_workers_home_for_popularity_and_takes_resources():
    state = position({"workers": ["R3C3", "R3C3"]}, {"mechs": ["R3C2"], "popularity": 1}, top=5)
    after = happen(state, {"type": "human-moved", "piece": "mech", "from": "R3C2", "to": "R3C3"})
    assert form(after.state)["automa"]["workers"] == ["base", "base"]
    assert after.state.human.popularity == 0, "never below 0"
    assert form(after.state)["human"]["resources"] == {"R3C3": 4}


@pytest.mark.rule("lone-workers")
def test_a_human_worker_cannot_enter_where_automa_units_stand():
    state = position({"workers": ["R3C3"]}, {"workers": ["R3C2"]})
    with raises_user_error("scythe-worker-into-enemy"):
        happen(state, {"type": "human-moved", "piece": "worker", "from": "R3C2", "to": "R3C3"})


@pytest.mark.rule("p11-example-resources", "taking-resources")
def test_p11_example_each_territory_won_gets_the_one_resource_of_the_top_card():
    state = position({"workers": ["R3C2", "R3C3"]}, {"mechs": ["R2C4", "R2C2"], "popularity": 5}, top=12)
    state = happen(state, {"type": "human-moved", "piece": "mech", "from": "R2C4", "to": "R3C3"}).state
    state = happen(state, {"type": "human-moved", "piece": "mech", "from": "R2C2", "to": "R3C2"}).state
    assert form(state)["human"]["resources"] == {"R3C2": 1, "R3C3": 1}


@pytest.mark.rule("taking-resources")
@pytest.mark.parametrize("territory", ["R3C4", "R1C3", "R4C4"])
def test_lake_village_and_factory_give_no_resources(territory):
    state = position({"workers": [territory], "tracker": OPEN}, {"mechs": ["R2C4"], "popularity": 5}, top=5)
    after = happen(state, {"type": "human-moved", "piece": "mech", "from": "R2C4", "to": territory})
    assert form(after.state)["human"]["resources"] == {}


@pytest.mark.rule("taking-resources")
def test_the_box_is_that_of_the_main_pile_not_of_the_combat_card():
    after = fight(battle(top=9), 7, 5, 4, automa_cards=2)  # 9 shows 3, 4 shows none
    assert args_of(after, "place-resources") == {"count": 3, "kind": "forest", "at": "@territory-R3C3"}


@pytest.mark.rule("S16")
def test_before_any_card_there_are_no_resources():
    assert "place-resources" not in messages(fight(battle(), 7, 5, 4, automa_cards=2))


@pytest.mark.rule("S26", "deck-runs-out")
def test_the_box_of_a_card_that_was_shuffled_in_is_remembered():
    after = fight(battle(top=9, deck=[]), 7, 5, 4, automa_cards=2)
    assert args_of(after, "place-resources")["count"] == 3
    assert after.state.deck == GAME.box.deck & ~(1 << 4)


@pytest.mark.rule("taking-resources")
def test_when_the_automa_holds_the_territory_what_lay_there_is_gone():
    defended = fight(battle(human={"resources": {"R3C3": 2}}), 0, 0, 9, automa_cards=3)
    assert form(defended.state)["human"]["resources"] == {}
    state = position(
        {"mechs": ["R3C3"], "power": 8, "tracker": OPEN},
        {"mechs": ["R2C4"], "power": 1, "resources": {"R2C4": 5}},
    )
    attacked = turn(state, 17, {"combat-dial": 0, "combat-cards": 0, "combat-card": 9})
    assert form(attacked.state)["human"]["resources"] == {}


@pytest.mark.rule("taking-resources")
def test_a_repelled_attack_of_the_automa_leaves_the_resources_and_gives_none():
    state = position(
        {"mechs": ["R3C3"], "power": 8, "tracker": OPEN},
        {"mechs": ["R2C4"], "power": 9, "resources": {"R2C4": 5}},
        top=9,
    )
    after = turn(state, 17, {"combat-dial": 7, "combat-cards": 5, "combat-card": 4})
    assert form(after.state)["human"]["resources"] == {"R2C4": 5}
    assert form(after.state)["automa"]["mechs"] == []


@pytest.mark.rule("S21")
def test_a_character_that_attacks_onto_an_encounter_takes_it_only_after_winning():
    def attack(dial):
        state = position(
            {"character": "R1C4", "power": 8, "tracker": OPEN, "faction": "saxony"},
            {"mechs": ["R2C5"], "power": 9},
            encounters=["R2C5"],
        )
        return turn(state, 17, {"combat-dial": dial, "combat-cards": 0, "combat-card": 14})

    won, lost = attack(0), attack(7)
    assert "encounter" in messages(won)
    assert won.state.encounters == 0
    assert "encounter" not in messages(lost)
    assert lost.state.encounters != 0


@pytest.mark.rule("S21", "S17")
def test_if_the_combat_ended_the_game_nothing_is_taken():
    state = position(
        {"character": "R1C4", "power": 8, "tracker": 20, "faction": "saxony"},
        {"mechs": ["R2C5"], "power": 9},
        encounters=["R2C5"],
        scheme=2,
    )
    state = GAME.from_json({**form(state), "automa": {**form(state)["automa"], "tracker": 20}})
    after = turn(state, 17, {"combat-dial": 0, "combat-cards": 0, "combat-card": 14})
    assert after.state.over == "automa"
    assert after.state.encounters != 0
    assert after.state.automa.coins == 0


def test_two_combats_on_one_card_of_a_designers_box_ask_apart():
    attack = {"action": "attack-combat-unit", "power": 1}
    game = games.load("scythe", {"cards": {"7": {"scheme_1": {"moves": [attack, attack]}}}})
    state = position(
        {"mechs": ["R3C3", "R3C2"], "power": 16, "power_star": True},
        {"mechs": ["R3C4", "R4C4"], "power": 2},
        level="ultimaszyna",
    )
    asked = []
    resolution = game.apply(state, game.decode_event({"type": "card-turned", "card": 7}), explain=True)
    while resolution.state.pending is not None:
        question = resolution.questions[0]
        asked.append(question.id)
        value = question.options[0].value if question.options else question.default or 0
        resolution = game.apply(resolution.state, game.decode_event(question.answer(value)), explain=True)
    first = [f"combat-{what}" for what in ("power", "dial", "cards", "card")]
    assert asked == [*first, *(f"combat-2-{what}" for what in ("dial", "cards", "card"))]
    assert messages(resolution).count("combat-won") == 2


def two_attacks(hand, **answers):
    """Two combats of one line: the Automa with its cards in hand, the human's dial in each combat."""
    attack = {"action": "attack-combat-unit", "power": 1}
    table = {"combat_cards": 2, "combat_power": [0, 0, 0]}
    own = {str(number): table for number in (8, 9)}
    own["7"] = {"scheme_1": {"moves": [attack, attack], "gains": [], "recruit": None}, "star": False}
    game = games.load("scythe", {"cards": own})
    state = position(
        {"mechs": ["R3C3", "R3C3"], "power": 1, "combat_cards": hand},
        {"mechs": ["R3C4"], "power": 16},
        level="ultimaszyna",
    )
    given = {"combat-power": 16, "combat-card": 8, "combat-2-card": 9, **answers}
    parts = [game.apply(state, game.decode_event({"type": "card-turned", "card": 7}), explain=True)]
    while parts[-1].state.pending is not None:
        question = parts[-1].questions[0]
        value = given.get(question.id, question.options[0].value if question.options else 0)
        parts.append(game.apply(parts[-1].state, game.decode_event(question.answer(value)), explain=True))
    return parts


@pytest.mark.rule("combat", "combat-table")
def test_two_combats_of_one_line_tell_every_discard_and_every_draw():
    """It lays 2, loses, draws 1, lays that one and loses again."""
    parts = two_attacks(2, **{"combat-dial": 7, "combat-2-dial": 7, "combat-cards": 5, "combat-2-cards": 5})
    acts = ("discard-cards", "automa-draws")
    assert [one for one in messages(parts[-1]) if one in acts] == ["discard-cards", "automa-draws"] * 2
    shown, said = [], ()
    for part in parts:
        shown += [one.message for one in new_instructions(part.instructions, said)]
        said = part.instructions
    assert shown.count("scythe-do-automa-draws") == shown.count("scythe-do-discard-cards") == 2


@pytest.mark.rule("combat")
def test_the_human_is_asked_for_its_power_once_a_turn():
    parts = two_attacks(0, **{"combat-dial": 3})
    asked = [part.questions[0].id for part in parts if part.state.pending is not None]
    assert [id for id in asked if id.endswith("power")] == ["combat-power"]
    dial = next(p.questions[0] for p in parts if p.state.pending and p.questions[0].id == "combat-2-dial")
    assert dial.high == 7 and parts[-1].state.human.power == 13


@pytest.mark.rule("combat", "gains")
def test_a_card_drawn_after_others_were_used_is_shown():
    """One card used and one gained: the number is as it was, but a card was discarded and one is drawn."""
    attack, gain = {"action": "attack-combat-unit", "power": 1}, {"gain": "combat-card", "count": 1}
    cards = {
        "7": {"scheme_1": {"moves": [attack], "gains": [gain], "recruit": None}, "star": False},
        "8": {"combat_cards": 1, "combat_power": [7, 7, 7]},
    }
    game = games.load("scythe", {"cards": cards})
    for hand, drawn in ((1, ["discard-cards", "automa-draws"]), (0, ["automa-draws"])):
        state = position(
            {"mechs": ["R3C3"], "power": 16, "power_star": True, "combat_cards": hand},
            {"mechs": ["R3C2"], "power": 0},
        )
        found = game.apply(state, game.decode_event({"type": "card-turned", "card": 7}), explain=True)
        answers = {"combat-card": 8, "combat-automa-cards": 2}
        while found.state.pending is not None:
            question = found.questions[0]
            event = question.answer(answers.get(question.id, 0))
            found = game.apply(found.state, game.decode_event(event), explain=True)
        hands = [one for one in messages(found) if one in ("discard-cards", "automa-draws")]
        assert hands == drawn
        assert found.state.automa.combat_cards == 1


def test_a_combat_left_open_stops_the_automas_turn():
    with raises_user_error("scythe-combat-open"):
        turn(battle(), 3)
    with raises_user_error("scythe-no-combat"):
        happen(position({}, {"mechs": ["R3C3"]}), ATTACK)


def test_the_ways_to_draw_a_total_add_up_to_all_hands():
    deck = ((2, 16), (3, 12), (4, 8), (5, 6))
    assert sum(ways for _, ways in totals(deck, 2)) == 42 * 41 // 2
    assert dict(totals(deck, 1)) == dict(deck)


@pytest.mark.rule("S38")
def test_ronin_gains_2_power_on_the_track_before_the_dial_with_exactly_one_unit():
    state = battle(human={"faction": "togawa", "abilities": ["ronin"], "power": 3})
    after = fight(state, 5, 0, 4, automa_cards=2, more={"combat-ronin": True})
    assert after.state.human.power == 0
    with raises_user_error("core-answer-range"):
        fight(state, 4, 0, 4, automa_cards=2, more={"combat-ronin": False})
    for more in ({"character": "R3C3"}, {"workers": ["R3C3"]}):
        several = battle(human={"faction": "togawa", "abilities": ["ronin"], "power": 3, **more})
        assert asked(several, ATTACK, "combat-ronin", "combat-dial").id == "combat-dial"


@pytest.mark.rule("S38")
def test_shield_gains_2_power_in_defence_only():
    human = {"faction": "albion", "abilities": ["shield"], "power": 3}
    assert asked(battle(human=human), ATTACK, "combat-shield", "combat-dial").id == "combat-dial"
    state = position({"mechs": ["R3C3"], "power": 8, "tracker": OPEN}, {"mechs": ["R4C4"], **human})
    after = turn(state, 17, {"combat-shield": True, "combat-dial": 5, "combat-cards": 0, "combat-card": 3})
    assert after.state.human.power == 0


@pytest.mark.rule("combat")
def test_the_players_own_power_is_asked_with_the_known_value_first():
    state = battle(human={"power": 2})
    question = asked(state, ATTACK, "combat-power")
    assert (question.default, question.high) == (2, 16)
    after = fight(state, 7, 0, 4, automa_cards=2, more={"combat-power": 9})
    assert after.state.human.power == 2


@pytest.mark.rule("combat")
def test_units_that_have_met_ask_for_their_fight():
    state = position({"mechs": ["R3C3"], "tracker": OPEN}, {"mechs": ["R3C2"], "power": 3})
    moved = happen(state, {"type": "human-moved", "piece": "mech", "from": "R3C2", "to": "R3C3"})
    (question,) = moved.questions
    assert question.id == "fight"
    assert question.answer("R3C3") == ATTACK
    assert GAME.apply(moved.state, GAME.decode_event(question.answer("R3C3"))).state.pending is not None


def ronin(**human):
    """Togawa's lone mech has come to the Automa's on R3C3, its power near the end of the track."""
    return battle(human={"faction": "togawa", "abilities": ["ronin"], "power": 14, "stars": 2, **human})


@pytest.mark.rule("S40")
def test_ronin_that_reaches_the_end_of_the_power_track_may_be_a_star_at_once():
    after = fight(ronin(), 0, 0, 4, automa_cards=2, more={"combat-ronin": True, "combat-power-star": True})
    assert after.state.human.stars == 3
    assert messages(after).index("human-star") < messages(after).index("combat-won")
    assert args_of(after, "human-star")["why"] == "power"
    had = fight(ronin(), 0, 0, 4, automa_cards=2, more={"combat-ronin": True, "combat-power-star": False})
    assert had.state.human.stars == 2
    for power in (13, 16):
        fight(ronin(power=power), 0, 0, 4, automa_cards=2, more={"combat-ronin": True})  # nothing is asked


@pytest.mark.rule("S40", "S33", "game-end")
def test_a_sixth_star_from_ronin_ends_the_game_before_the_combat():
    more = {"combat-ronin": True, "combat-power-star": True, "back-R3C3-1": "R3C2"}
    after = happen(ronin(stars=5), ATTACK, more)
    assert after.state.over == "human"
    assert form(after.state)["human"]["mechs"] == ["R3C2"]


def shielded(stars=0, **automa):
    """Card 17 sends the Automa's mech onto Albion's."""
    mine = {"faction": "albion", "abilities": ["shield"], "power": 15, "mechs": ["R4C4"], "stars": stars}
    its = {"mechs": ["R3C3"], "power": 8, "tracker": OPEN, **automa}
    return position(its, mine, level="automa")


@pytest.mark.rule("S40")
def test_a_star_from_shield_comes_when_the_combat_the_automa_began_is_over():
    answers = {"combat-shield": True, "combat-dial": 0, "combat-cards": 0, "combat-card": 3}
    after = turn(shielded(), 17, {**answers, "combat-power-star": True})
    assert after.state.human.stars == 1
    assert messages(after).index("human-star") > messages(after).index("combat-won")
    over = turn(shielded(5, tracker=19, combat_stars=1), 17, answers)
    assert over.state.over == "automa"
    assert over.state.human.stars == 5, "the combat ended the game"
