"""The Luna bonus and blocking."""

import pytest

LUNA_A = {"jupiter": "D", "mars": "B", "luna": "A", "institute": "C"}
INSTITUTE_SHOWN = {"jupiter": "A", "mars": "D", "luna": "C", "institute": "B"}


@pytest.mark.rule("p02-example-luna-bonus", "luna-bonus")
def test_p02_example_luna_also_adds_an_influence_token_when_the_card_shows_the_institute(
    play, position, messages
):
    state = position(priorities=INSTITUTE_SHOWN)
    after = play(state, {"type": "turned", "card": 6, "second": 14})  # gain Luna with a star
    assert (after.state.sovereign, after.state.automus.influence) == ("automus", 1)
    assert messages(after)[2:4] == ["do-sovereign", "do-influence"]


@pytest.mark.rule("luna-bonus")
def test_luna_pays_again_though_the_automus_holds_the_token_already(play, position, messages):
    state = position(priorities=INSTITUTE_SHOWN, sovereign="automus")
    after = play(state, {"type": "turned", "card": 6, "second": 14})
    assert after.state.automus.influence == 1
    assert "do-sovereign" not in messages(after)


@pytest.mark.rule("luna-bonus", "bonus-location")
def test_a_maxed_luna_card_bonus_goes_along_the_arrow_and_the_token_is_taken_all_the_same(play, position):
    state = position({"automus.influence": 10}, priorities=INSTITUTE_SHOWN)
    after = play(state, {"type": "turned", "card": 6, "second": 14}).state  # arrow right: Jupiter
    assert (after.sovereign, after.automus.fleet, after.automus.influence) == ("automus", 1, 10)


@pytest.mark.rule("R5")
def test_with_everything_maxed_luna_gives_the_token_and_nothing_beyond(play, position, rulings):
    full = {f"automus.{track}": 10 for track in ("fleet", "helium", "influence")}
    after = play(position(full), {"type": "turned", "card": 6, "second": 14})
    assert after.state.sovereign == "automus"
    assert "R5" in rulings(after.explanation)


@pytest.mark.rule("R5", "bonus-location")
def test_a_maxed_track_may_lead_to_luna_which_then_pays_its_card_too(play, position):
    # card 17: gain Mars, arrow left; helium and fleet full: Jupiter, then the Institute
    state = position({"automus.helium": 10, "automus.fleet": 10})
    assert play(state, {"type": "turned", "card": 17, "second": 14}).state.automus.influence == 1
    # card 20: gain Institute, arrow right; influence and fleet full: Mars, until helium is full as well
    state = position({"automus.influence": 10, "automus.fleet": 10, "automus.helium": 9})
    after = play(state, {"type": "turned", "card": 20, "second": 14}).state
    assert (after.automus.helium, after.sovereign) == (10, "")
    state = position({"automus.influence": 10, "automus.fleet": 10, "automus.helium": 10})
    assert play(state, {"type": "turned", "card": 20, "second": 14}).state.sovereign == "automus"


@pytest.mark.rule("R9", "block")
def test_when_you_block_luna_you_keep_the_token_and_the_luna_card_still_pays(play, position, rulings):
    state = position(priorities=INSTITUTE_SHOWN, sovereign="human")
    after = play(state, {"type": "turned", "card": 6, "second": 14}, block_1="yes")
    assert (after.state.sovereign, after.state.automus.influence) == ("human", 1)
    assert (len(after.state.human_hand), len(after.state.banished)) == (5, 1)
    assert "R9" in rulings(after.explanation)
    taken = play(state, {"type": "turned", "card": 6, "second": 14}, block_1="no").state
    assert taken.sovereign == "automus"


@pytest.mark.rule("block")
def test_where_the_app_keeps_the_cards_it_asks_only_a_hand_that_can_block(game, play, known):
    event = {"type": "turned", "card": 6, "second": 14}
    plain = known(sovereign="human")
    asked = game.apply(plain, game.decode_event(event))
    assert asked.questions[0].id.startswith("deploy")
    assert play(plain, event).state.sovereign == "automus"
    able = known(
        {"human.hand": ["justice", "lorn"], "deck.top": ["virga", "ash-lord", "modjob"]}, sovereign="human"
    )
    after = play(able, event, block_1="justice").state
    assert after.sovereign == "human"
    assert [game.box.ids[c] for c in after.banished] == ["justice"]
    assert game.box.ids[after.human_hand[0]] == "ash-lord"
