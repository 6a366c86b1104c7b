"""The end of the game."""

import pytest


@pytest.mark.rule("end-trigger")
@pytest.mark.parametrize(
    ("human", "automus", "ends"),
    [
        ((7, 7, 0), (0, 0, 0), True),
        ((0, 0, 0), (7, 0, 7), True),
        ((7, 0, 0), (0, 7, 0), False),
        ((7, 0, 0), (0, 7, 7), True),
        ((7, 0, 7), (7, 0, 0), True),
        ((7, 0, 0), (7, 0, 0), False),
        ((6, 6, 6), (6, 6, 6), False),
        ((7, 6, 6), (6, 7, 6), False),
        ((8, 0, 0), (0, 9, 0), False),
    ],
)
def test_all_three_thresholds_by_anyone_or_two_by_one_side(game, position, human, automus, ends):
    tracks = ("fleet", "helium", "influence")
    changes = {f"human.{track}": number for track, number in zip(tracks, human, strict=True)}
    changes |= {f"automus.{track}": number for track, number in zip(tracks, automus, strict=True)}
    assert game.decide("end-trigger", position(changes), {}).choice is ends


NEAR = {"human.fleet": 7, "human.helium": 6}


@pytest.mark.rule("end-trigger")
def test_thresholds_are_told_when_they_trigger_the_end_and_not_before(play, position, told):
    one = play(position({"human.fleet": 7}, phase="human"), {"type": "scouted", "location": "mars"})
    assert one.story == ()
    two = play(position(NEAR, phase="human"), {"type": "scouted", "location": "mars"})
    assert [node.total for node in two.story] == [2]
    assert told(two)[-1] == "do-end-triggered"


@pytest.mark.rule("end-trigger")
@pytest.mark.parametrize(
    ("changes", "counted"),
    [
        ({"human.fleet": 7, "human.helium": 7, "automus.fleet": 9}, ["human fleet", "human helium"]),
        ({"human.fleet": 7, "automus.fleet": 7, "automus.helium": 7}, ["automus fleet", "automus helium"]),
        ({"human.fleet": 7, "automus.helium": 7}, ["human fleet", "automus helium"]),
        ({"human.fleet": 7, "automus.fleet": 7}, ["human fleet"]),
    ],
)
def test_what_is_told_adds_up_the_thresholds_of_one_side_or_each_track_once(game, position, changes, counted):
    [node] = game.decide("end-trigger", position(changes), {}).story
    names = [f"{part.message.split('-')[-1]} {part.args['track'].split('-')[-1]}" for part in node.parts]
    assert (names, node.total) == (counted, len(counted))


@pytest.mark.rule("equal-turns")
def test_triggered_by_the_first_player_the_other_still_has_a_turn(play, position):
    state = play(position(NEAR, phase="human"), {"type": "scouted", "location": "mars"}).state
    assert (state.phase, state.closing) == ("automus", "triggered")
    assert play(state, {"type": "turned", "card": 14, "second": 15}).state.phase == "ended"


@pytest.mark.rule("equal-turns")
def test_triggered_by_the_second_player_the_game_is_over_at_once(play, position):
    state = position(NEAR, phase="human", first="automus")
    assert play(state, {"type": "scouted", "location": "mars"}).state.phase == "ended"


@pytest.mark.rule("equal-turns")
def test_apollo_takes_one_more_turn(play, position, told):
    state = position(NEAR, phase="human", house="apollo")
    state = play(state, {"type": "scouted", "location": "mars"}).state
    after = play(state, {"type": "turned", "card": 14, "second": 15})
    assert (after.state.phase, after.state.closing) == ("human", "extra")
    assert told(after)[-1] == "do-extra-turn"
    assert play(after.state, {"type": "scouted", "location": "mars"}).state.phase == "ended"


@pytest.mark.rule("equal-turns")
def test_ceres_is_told_to_banish_a_card_before_the_count(game, play, position, known, told):
    """One card leaves the hand and is not counted, wherever the cards are kept."""
    asked = play(known(phase="ended", house="ceres"), {"type": "counted"}, house_end_banish_1="lorn")
    assert told(asked) == ["do-ceres-banish"]
    assert [game.box.ids[card] for card in asked.state.banished] == ["lorn"]
    assert "red-rising-character-lorn" not in dict(game.result(asked.state).sides[0].parts)
    state = position({"human.hand": 2, "deck.rest": 95}, phase="ended", house="ceres")
    named = play(state, {"type": "counted", "matching": 0, "hand": ["lorn"]})
    assert told(named) == ["do-ceres-banish"]
    assert (len(named.state.human_hand), len(named.state.banished)) == (1, 1)
    bare = play(known({"human.hand": []}, phase="ended", house="ceres"), {"type": "counted"})
    assert told(bare) == []
