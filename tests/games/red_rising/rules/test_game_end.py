"""The end of the game."""

import random

import pytest
from msgspec.structs import replace


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
def test_thresholds_are_shown_when_they_trigger_the_end_and_not_before(play, position, messages):
    one = play(position({"human.fleet": 7}, phase="human"), {"type": "scouted", "location": "mars"})
    assert one.explanation == ()
    two = play(position(NEAR, phase="human"), {"type": "scouted", "location": "mars"})
    assert [node.total for node in two.explanation] == [2]
    assert messages(two)[-1] == "do-end-triggered"


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
def test_what_is_shown_adds_up_the_thresholds_of_one_side_or_each_track_once(
    game, position, changes, counted
):
    [node] = game.decide("end-trigger", position(changes), {}).explanation
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
def test_apollo_takes_one_more_turn(play, position, messages):
    state = position(NEAR, phase="human", house="apollo")
    state = play(state, {"type": "scouted", "location": "mars"}).state
    after = play(state, {"type": "turned", "card": 14, "second": 15})
    assert (after.state.phase, after.state.closing) == ("human", "extra")
    assert messages(after)[-1] == "do-extra-turn"
    assert play(after.state, {"type": "scouted", "location": "mars"}).state.phase == "ended"


@pytest.mark.rule("equal-turns")
def test_ceres_is_instructed_to_banish_a_card_before_the_count(game, play, position, known, messages):
    """One card leaves the hand and is not counted, wherever the cards are kept."""
    asked = play(known(phase="ended", house="ceres"), {"type": "counted"}, house_end_banish_1="lorn")
    assert messages(asked) == ["do-ceres-banish"]
    assert [game.box.ids[card] for card in asked.state.banished] == ["lorn"]
    assert "red-rising-character-lorn" not in dict(game.result(asked.state).sides[0].parts)
    state = position({"human.hand": 2, "deck.rest": 95}, phase="ended", house="ceres")
    named = play(state, {"type": "counted", "matching": 0, "hand": ["lorn"]})
    assert messages(named) == ["do-ceres-banish"]
    assert (len(named.state.human_hand), len(named.state.banished)) == (1, 1)
    bare = play(known({"human.hand": []}, phase="ended", house="ceres"), {"type": "counted"})
    assert messages(bare) == []


CERES = {"phase": "ended", "house": "ceres", "deck.top": ["roque"]}


def ability(game, resolution):
    return dict(game.result(resolution.state).sides[0].parts)["red-rising-part-ability"]


@pytest.mark.rule("R20", "count")
def test_a_hacker_that_ceres_banishes_has_revealed_before(game, box, play, known, messages):
    state = known(
        {**CERES, "variant": True, "human.hand": ["hacker", "lorn"], "locations.institute": ["ceo"]}
    )
    after = play(state, {"type": "counted"}, house_end_banish_1="hacker")
    assert messages(after) == ["do-reveal", "do-ceres-banish"]
    assert ability(game, after) == box.people[box.numbers["roque"]].value > 0
    assert [box.ids[card] for card in after.state.human_hand] == ["lorn"]


@pytest.mark.rule("R20", "count")
def test_the_player_sees_what_the_hacker_reveals_before_choosing_what_ceres_banishes(game, known, messages):
    state = known(
        {**CERES, "variant": True, "human.hand": ["hacker", "lorn"], "locations.institute": ["ceo"]}
    )
    asked = game.apply(state, game.decode_event({"type": "counted"}), explain=True)
    assert messages(asked) == ["do-reveal"]
    assert asked.instructions[0].args["character"] == "@character-roque"
    assert asked.questions[0].id == "house-end-banish-1"


@pytest.mark.rule("R20", "count")
@pytest.mark.parametrize("left", [["lorn"], ["hacker"]])
def test_at_the_table_ceres_is_asked_for_the_hacker_before_the_banish(game, position, messages, left):
    """The app does not know the hand: it asks, whether the Hacker is banished afterwards or stays."""
    state = position({"human.hand": 2, "deck.rest": 95}, phase="ended", house="ceres")
    asked, answers = [], {"reveals": "yes", "revealed-value": 20, "matching": 0, "your-hand": left}
    now = game.apply(state, game.decode_event({"type": "counted"}), explain=True)
    while now.state.pending is not None:
        question = now.questions[0]
        asked.append((question.id, messages(now)))
        now = game.apply(now.state, game.decode_event(question.answer(answers[question.id])), explain=True)
    banished = ["do-ceres-banish"]
    expected = [("reveals", []), ("revealed-value", []), ("matching", banished), ("your-hand", banished)]
    assert asked == expected
    assert ability(game, now) == 20


@pytest.mark.rule("R20", "count")
@pytest.mark.parametrize(
    ("event", "house", "asked"),
    [
        ({"hand": ["hacker"]}, "ceres", ["revealed-value"]),
        ({"hand": ["lorn"]}, "ceres", ["reveals"]),
        ({"hand": ["lorn", "hacker"]}, "mars", ["revealed-value"]),
        ({"hand": ["lorn", "dancer"]}, "mars", []),
        ({"points": 40}, "ceres", []),
    ],
)
def test_at_the_table_nobody_is_asked_for_a_reveal_that_is_known(game, position, event, house, asked):
    state = position({"human.hand": 2, "deck.rest": 95}, phase="ended", house=house)
    now = game.apply(state, game.decode_event({"type": "counted", "matching": 0, **event}))
    found = []
    while now.state.pending is not None:
        found.append(now.questions[0].id)
        value = "no" if found[-1] == "reveals" else 20
        now = game.apply(now.state, game.decode_event(now.questions[0].answer(value)))
    assert found == asked
    assert ability(game, now) == (20 if "revealed-value" in asked else 0)


@pytest.mark.rule("R20")
def test_with_an_empty_deck_nothing_is_revealed_or_asked(game, position, play, known, messages):
    hand = {"human.hand": ["hacker", "lorn"], "locations.institute": ["ceo"]}
    state = replace(known(hand, phase="ended", house="ceres"), deck=0)
    after = play(state, {"type": "counted"}, house_end_banish_1="hacker")
    assert messages(after) == ["do-ceres-banish"] and ability(game, after) == 0
    state = position({"human.hand": 2, "deck.rest": 0}, phase="ended", house="ceres")
    event = game.decode_event({"type": "counted", "matching": 0, "hand": ["hacker"]})
    assert game.apply(state, event).state.count.ability == 0
    event = game.decode_event({"type": "counted", "matching": 0, "hand": ["lorn"]})
    assert game.apply(state, event).state.phase == "counted", "nobody is asked for the Hacker"


@pytest.mark.rule("R20")
def test_in_random_hands_of_ceres_the_end_goes_in_the_order_of_the_ruling(game, box, play, known):
    """A plain reading: first the reveal, then the banish, then the hand that is left is counted."""
    chance, hacker = random.Random(20), "hacker"
    out = box.removed(False)
    ids = [id for n, id in enumerate(box.ids) if n not in out and id != hacker]
    for _ in range(120):
        lying = chance.sample(ids, 14)
        hand, top = lying[: chance.randint(0, 4)], lying[4:5]
        holds = chance.random() < 0.7
        hand = chance.sample([*hand, hacker], len(hand) + 1) if holds else hand
        banished = chance.choice(hand) if hand else None
        piles = dict(
            zip(("jupiter", "mars", "luna", "institute"), (lying[5 + n :: 4] for n in range(4)), strict=True)
        )
        changes = {f"locations.{at}": pile for at, pile in piles.items()}
        changes |= {"human.hand": hand, "deck.top": top, "automus.hand": []}
        changes |= {"deck.bottom": []} if holds else {"deck.bottom": [hacker]}
        state = known(changes, phase="ended", house="ceres")
        after = play(state, {"type": "counted"}, house_end_banish_1=banished)
        assert ability(game, after) == (box.people[box.numbers[top[0]]].value if holds else 0)
        assert [box.ids[card] for card in after.state.human_hand] == [id for id in hand if id != banished]
        assert [one.card for one in after.state.count.cards] == [id for id in hand if id != banished]
