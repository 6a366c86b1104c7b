"""Your turn in a few taps."""

import pytest
from msgspec.structs import replace

from automatable.core.engine.choices import each
from automatable.games.red_rising.rules.cards import deck_size


@pytest.mark.rule("human-turn")
@pytest.mark.parametrize(
    ("source", "track"), [("jupiter", "fleet"), ("mars", "helium"), ("institute", "influence")]
)
def test_a_lead_is_two_taps_deploy_here_gain_there_and_the_bonus_follows(play, position, source, track):
    state = play(position(phase="human"), {"type": "deployed", "location": "luna"}).state
    assert (state.phase, len(state.human_hand), len(state.locations[2])) == ("deployed", 4, 3)
    state = play(state, {"type": "gained", "source": source}).state
    assert (state.phase, len(state.human_hand)) == ("automus", 5)
    assert getattr(state.human, track) == 1


@pytest.mark.rule("human-turn")
def test_a_whole_lead_is_one_event(game, play, known):
    event = {"type": "led", "deploy": "mars", "gain": "luna", "card": "lorn"}
    state = play(known(phase="human"), event).state
    assert [game.box.ids[card] for card in state.human_hand] == ["evey", "dancer"]
    assert (state.sovereign, state.human.helium) == ("human", 1)  # House Mars


@pytest.mark.rule("human-turn")
def test_a_scout_places_the_decks_top_card_and_takes_the_bonus(play, position):
    state = play(position(phase="human"), {"type": "scouted", "location": "institute"}).state
    assert (len(state.locations[3]), state.human.influence, len(state.human_hand)) == (3, 1, 5)


@pytest.mark.rule("human-turn")
def test_gaining_from_the_deck_rolls_the_die(play, position):
    deployed = position({"phase": "deployed", "deployed": "mars", "human.hand": 4})
    gained = {"type": "gained", "source": "deck"}
    assert play(deployed, gained, die="fleet").state.human.fleet == 1
    assert play(deployed, gained, die="sovereign").state.sovereign == "human"
    banished = play(deployed, gained, die="banish", die_banish="luna").state
    assert (len(banished.locations[2]), len(banished.banished)) == (1, 1)
    placed = play(deployed, gained, die="place", die_place="luna").state
    assert (len(placed.locations[2]), deck_size(placed)) == (3, 90)


@pytest.mark.rule("human-turn")
@pytest.mark.parametrize(
    ("house", "change"),
    [
        ("diana", ("influence", 1)),
        ("jupiter", ("fleet", 1)),
        ("mars", ("helium", 1)),
        ("minerva", ("fleet", 1)),
    ],
)
def test_the_sovereign_token_wakes_your_house(play, position, house, change):
    state = position({"phase": "deployed", "deployed": "mars", "house": house})
    after = play(state, {"type": "took", "bonus": "sovereign"}, house_die="fleet").state
    assert (after.sovereign, getattr(after.human, change[0])) == ("human", change[1])


@pytest.mark.rule("human-turn")
def test_apollo_places_ceres_banishes_any_card_and_minerva_never_takes_the_token_twice(
    game, play, position, known
):
    took = {"type": "took", "bonus": "sovereign"}
    placed = play(position(phase="human", house="apollo"), took, house_place="mars").state
    assert len(placed.locations[1]) == 3
    state = known(phase="human", house="ceres")
    banished = play(state, took, house_banish="mars", house_banish_card="seer").state
    assert [game.box.ids[card] for card in banished.banished] == ["seer"]
    chosen = play(
        position(phase="human", house="minerva"), took, house_die="sovereign", house_die_face="helium"
    ).state
    assert chosen.human.helium == 1


@pytest.mark.rule("human-turn")
def test_a_character_may_end_the_turn_and_an_empty_hand_skips_deploying(play, position, check_refused):
    deployed = position({"phase": "deployed", "deployed": "mars"})
    assert play(deployed, {"type": "gained", "source": "nothing"}).state.phase == "automus"
    bare = position({"human.hand": 0, "phase": "human"})
    assert len(play(bare, {"type": "gained", "source": "mars"}).state.human_hand) == 1
    check_refused(bare, {"type": "deployed", "location": "mars"}, "red-rising-hand-empty")


def test_what_the_rules_forbid_is_refused(position, check_refused):
    deployed = position({"phase": "deployed", "deployed": "mars"})
    check_refused(deployed, {"type": "gained", "source": "mars"}, "red-rising-same-location")
    check_refused(position(phase="human"), {"type": "gained", "source": "mars"}, "red-rising-not-now")
    check_refused(position(), {"type": "scouted", "location": "mars"}, "red-rising-not-now")
    empty = position({"phase": "human", "deck.rest": 0})
    check_refused(empty, {"type": "scouted", "location": "mars"}, "red-rising-deck-out")
    none = position({"phase": "deployed", "deployed": "mars", "locations.luna": 0})
    check_refused(none, {"type": "gained", "source": "luna"}, "red-rising-place-empty")


@pytest.mark.rule("human-turn", "character-deck")
def test_from_an_empty_deck_nothing_is_gained_moved_or_placed(play, position, check_refused):
    deployed = position({"phase": "deployed", "deployed": "mars", "deck.rest": 0})
    check_refused(deployed, {"type": "gained", "source": "deck"}, "red-rising-deck-out")
    check_refused(deployed, {"type": "moved", "source": "deck", "target": "hand"}, "red-rising-deck-out")
    lowest = {"type": "moved", "source": "deck", "target": "hand", "lowest": True}
    check_refused(deployed, lowest, "red-rising-deck-out")
    last = position({"phase": "deployed", "deployed": "mars", "deck.rest": 1})
    placed = play(last, {"type": "gained", "source": "deck"}, die="place")
    assert [len(pile) for pile in placed.state.locations] == [2, 2, 2, 2], "it was the deck's last card"


@pytest.mark.rule("human-turn")
def test_a_rolled_banish_finds_nothing_on_an_empty_board(play, position):
    bare = dict.fromkeys(("jupiter", "mars", "luna", "institute"), 0)
    after = play(
        position(phase="human", house="ceres", locations=bare), {"type": "took", "bonus": "sovereign"}
    )
    assert (after.state.sovereign, after.state.banished) == ("human", ())


@pytest.mark.rule("character-deck")
def test_the_last_cards_of_the_deck_are_those_put_beneath_it_in_their_order(game, play, known):
    under = known({"phase": "human", "deck.bottom": ["virga", "modjob"]})
    state = replace(under, deck=0, banished=tuple(number for number in each(under.deck)))
    after = play(play(state, {"type": "scouted", "location": "mars"}).state, {"type": "turned", "card": 2})
    assert game.box.ids[after.state.locations[1][0]] == "virga"
    assert deck_size(after.state) == 0, "the Automus deployed the other"


def test_a_card_leaves_only_the_place_it_lies_in(known, check_refused):
    wrong = {"type": "moved", "source": "luna", "target": "hand", "card": "seer"}
    check_refused(known(phase="human"), wrong, "red-rising-card-not-there")


@pytest.mark.rule("human-turn")
def test_the_sovereign_token_is_yours_or_lies_where_it_lay(play, position):
    def after(now, has):
        state = position(phase="human", sovereign=now)
        return play(state, {"type": "changed", "sovereign": has}).state.sovereign

    assert after("automus", True) == after("", True) == "human"
    assert (after("human", False), after("automus", False), after("", False)) == ("", "automus", "")


@pytest.mark.rule("human-turn")
def test_your_own_tracks_end_at_ten_but_helium_does_not(play, position):
    full = {"phase": "human", "human.fleet": 10, "human.helium": 10, "human.influence": 10}
    after = play(position(full), {"type": "changed", "fleet": 1, "helium": 1, "influence": 1}).state
    assert (after.human.fleet, after.human.helium, after.human.influence) == (10, 11, 10)


@pytest.mark.rule("human-turn")
@pytest.mark.parametrize(
    ("have", "left", "noted"), [(0, 0, True), (1, 0, True), (2, 0, False), (3, 1, False)]
)
def test_a_payment_you_cannot_make_in_full_is_shown(play, position, have, left, noted):
    state = position({"phase": "human", "human.influence": have})
    after = play(state, {"type": "changed", "helium": 1, "influence": -2})
    assert (after.state.human.helium, after.state.human.influence) == (1, left)
    notes = [(node.message, node.args) for node in after.explanation]
    short = {"track": "@track-influence", "have": have}
    assert notes == ([("red-rising-cannot-pay", short)] if noted else [])


@pytest.mark.rule("character-deck")
def test_cards_put_on_the_deck_come_from_its_top_and_its_bottom_last(game, play, known):
    state = known({"phase": "human", "banished": ["virga", "modjob"]})
    state = play(state, {"type": "moved", "source": "banished", "target": "deck", "card": "virga"}).state
    under = {"type": "moved", "source": "banished", "target": "deck", "card": "modjob", "under": True}
    state = play(state, under).state
    assert [game.box.ids[card] for card in state.top + state.bottom] == ["virga", "modjob"]
    state = play(state, {"type": "scouted", "location": "mars"}).state
    assert game.box.ids[state.locations[1][0]] == "virga"


@pytest.mark.rule("character-deck")
def test_the_lowest_card_of_the_deck_is_one_put_there_or_one_of_unknown_order(game, play, known):
    lowest = {"type": "moved", "source": "deck", "target": "hand", "lowest": True}
    state = known({"phase": "human", "deck.top": ["virga"], "deck.bottom": ["modjob", "nanny"]})
    assert game.box.ids[play(state, lowest).state.human_hand[0]] == "nanny"
    state = known({"phase": "human", "deck.top": ["virga"]})
    after = play(state, lowest, moved="nanny").state
    assert game.box.ids[after.human_hand[0]] == "nanny"
    assert [game.box.ids[card] for card in after.top] == ["virga"]


@pytest.mark.rule("untouchable")
def test_no_event_can_move_a_priority_card_or_the_luna_bonus_card(game, position):
    from random_play import Driver

    driver = Driver("red-rising", {"cards": "app"}, seed=11)
    seen = set()
    while driver.step():
        if driver.state.phase != "setup":
            seen.add(driver.state.priorities)
    assert len(seen) == 1


@pytest.mark.rule("human-turn")
def test_nothing_is_offered_only_where_a_character_may_have_ended_the_turn_or_nothing_is_there(
    game, known, position
):
    def offered(state):
        return [option.value for option in game.questions(state)[0].options]

    on_mars = {"phase": "deployed", "deployed": "mars"}
    assert "nothing" not in offered(known(on_mars)), "Judge cannot end a turn"
    assert "nothing" in offered(known({**on_mars, "locations.mars": ["trigg", "seer"]}))
    assert "nothing" in offered(known({**on_mars, "human.hand": ["alfrun"]})), "taken back by its ability"
    assert "nothing" in offered(position(on_mars)), "the table knows which card it was"
    assert "nothing" not in offered(position({"phase": "human", "human.hand": 0})), "nobody was deployed"
    bare = {"phase": "human", "human.hand": 0, "deck.rest": 0, "automus.hand": 102}
    empty = {f"locations.{at}": 0 for at in ("jupiter", "mars", "luna", "institute")}
    assert offered(position({**bare, **empty})) == ["nothing"]


@pytest.mark.rule("R19")
def test_a_character_deployed_by_another_may_have_ended_the_turn(game, known):
    state = known({"phase": "deployed", "deployed": "jupiter", "locations.mars": ["trigg"]})
    chained = replace(state, used=(game.box.numbers["pelus"],))
    assert "nothing" in [option.value for option in game.questions(chained)[0].options]
