"""The Automus's turn."""

import pytest

EXAMPLE = {"jupiter": "A", "mars": "C", "luna": "B", "institute": "D"}


@pytest.mark.rule("turn", "deploy", "gain", "extra", "bonus")
def test_two_cards_are_carried_out_one_after_the_other(play, position, messages, nets):
    after = play(position(), {"type": "turned", "card": 1, "second": 2})
    state = after.state
    # card 1: deploy Mars, gain A (Jupiter), star; card 2: deploy Jupiter, gain A (Jupiter), star
    assert [len(pile) for pile in state.locations] == [1, 3, 2, 2]
    assert (len(state.automus_hand), state.automus.fleet) == (4, 2)
    assert (state.discard, state.phase) == ((1, 2), "human")
    cards = ["do-deploy", "do-gain", "automus-fleet", "do-deploy", "do-gain", "do-discard"]
    assert messages(after) == cards, "one net result for the fleet"
    assert nets(after) == {"automus-fleet": (0, 2)}


@pytest.mark.rule("turn")
def test_the_second_card_is_asked_from_what_is_left(game, position):
    asked = game.apply(
        position(discard=[3, 9]), game.decode_event({"type": "turned", "card": 1}), explain=True
    )
    assert asked.questions[0].deck == "automus"
    assert sorted(o.value for o in asked.questions[0].options) == sorted(set(range(1, 23)) - {1, 3, 9})


@pytest.mark.rule("deploy", "about")
def test_the_deployed_character_comes_from_the_deck_and_its_ability_does_not_fire(play, known):
    # Virga would move both fleets; deployed by the Automus it just lies there
    before = known({"deck.top": ["virga"]})
    after = play(before, {"type": "turned", "card": 15, "second": 14})
    state = after.state
    assert state.human.fleet == state.automus.fleet == 0


@pytest.mark.rule("gain")
def test_the_gained_card_lies_face_down_on_top_and_may_be_the_one_just_deployed(game, play, known):
    before = known({"deck.top": ["virga", "boneriders"]})
    after = play(before, {"type": "turned", "card": 3, "second": 22}, banish_1="ceo").state
    assert game.box.ids[after.automus_hand[1]] == "virga"  # deploy A, gain A
    assert game.box.ids[after.automus_hand[-1]] == "deanna"


@pytest.mark.rule("extra", "R3")
def test_the_banish_symbol_banishes_the_top_card_of_the_character_deck(game, play, known):
    before = known({"deck.top": ["virga", "boneriders", "ash-lord"]})
    after = play(before, {"type": "turned", "card": 3, "second": 22}).state
    assert [game.box.ids[card] for card in after.banished] == ["boneriders"]


@pytest.mark.rule("extra")
def test_a_card_without_a_symbol_gives_nothing_more(play, position, messages):
    after = play(position(), {"type": "turned", "card": 14, "second": 15})
    assert messages(after) == ["do-deploy", "do-gain", "do-deploy", "do-gain", "do-discard"]
    assert (after.state.automus.fleet, after.state.automus.helium) == (0, 0)


@pytest.mark.rule("reshuffle", "setup-deck")
def test_after_nine_turns_all_22_cards_are_shuffled_again(game, play, position, messages, check_refused):
    used = list(range(1, 19))
    asked = game.questions(position(discard=used))[0]
    assert asked.message == "red-rising-ask-automus-card-reshuffled", (
        "the question says so before the next card"
    )
    assert game.questions(position(discard=used[:16]))[0].message == "red-rising-ask-automus-card"
    after = play(position(discard=used), {"type": "turned", "card": 18, "second": 22})
    assert after.explanation[0].message == "red-rising-reshuffled"
    assert after.state.discard == (18, 22)
    assert game.decide("reshuffle", position(discard=used), {}).choice is True
    assert game.decide("reshuffle", position(discard=used[:16]), {}).choice is False
    check_refused(position(discard=used[:16]), {"type": "turned", "card": 4}, "red-rising-card-not-in-deck")


@pytest.mark.rule("both-cards", "end-trigger")
def test_both_cards_are_carried_out_though_the_first_triggers_the_end(play, position, messages):
    near = position({"automus.fleet": 6, "automus.helium": 7, "closing": ""})
    after = play(near, {"type": "turned", "card": 1, "second": 2})
    assert after.state.automus.fleet == 8
    assert after.state.phase == "ended"
    assert messages(after)[-1] == "do-game-over"
    assert "do-end-triggered" not in messages(after), "never play on and over together"


@pytest.mark.rule("R4", "R10")
def test_no_card_anywhere_gains_nothing_and_the_star_gives_no_bonus(play, position, rulings):
    empty = dict.fromkeys(("jupiter", "mars", "luna", "institute"), 0)
    after = play(position({"deck.rest": 0}, locations=empty), {"type": "turned", "card": 1, "second": 14})
    assert len(after.state.automus_hand) == 2
    assert after.state.automus.fleet == 0
    assert rulings(after.explanation) >= {"R4", "R6", "R10"}


@pytest.mark.rule("R6")
def test_an_empty_character_deck_skips_deploying_and_banishing_only(play, position, rulings):
    after = play(position({"deck.rest": 0}), {"type": "turned", "card": 3, "second": 7})
    # card 3 gains from Jupiter without deploying or banishing, card 7 gains B (Mars) with its star
    assert [len(pile) for pile in after.state.locations] == [1, 1, 2, 2]
    assert after.state.automus.helium == 1
    assert len(after.state.banished) == 0
    assert "R6" in rulings(after.explanation)


@pytest.mark.rule("p03-example-arrow", "bonus")
def test_p03_example_as_played_the_fleet_of_jupiter_moves_though_b_lies_on_luna(play, position):
    # the book's example leaves deploying aside: with an empty deck nothing is deployed on Luna first
    piles = {"jupiter": 1, "mars": 2, "luna": 0, "institute": 0}
    state = position({"deck.rest": 0}, priorities=EXAMPLE, locations=piles)
    after = play(state, {"type": "turned", "card": 8, "second": 22}).state
    assert (after.automus.fleet, len(after.locations[0])) == (1, 0)


@pytest.mark.rule("bonus-location")
def test_a_redirected_bonus_does_not_change_the_card_gained(play, position):
    after = play(position({"automus.fleet": 10}), {"type": "turned", "card": 2, "second": 22}).state
    assert (after.automus.fleet, after.automus.helium) == (10, 1)  # arrow right: Mars
    assert len(after.locations[0]) == 2  # one deployed, one gained at Jupiter all the same
    after = play(position({"automus.fleet": 10}), {"type": "turned", "card": 1, "second": 22}).state
    assert after.automus.influence == 1  # arrow left: the ends are joined


@pytest.mark.rule("R2")
def test_card_five_is_played_balanced_or_as_transcribed(game, play, position, rulings):
    balanced = play(position(), {"type": "turned", "card": 5, "second": 22})
    assert (balanced.state.automus.fleet, len(balanced.state.locations[3])) == (1, 4)
    assert "R2" in rulings(balanced.explanation)
    bare = {"jupiter": 0, "mars": 0, "luna": 0, "institute": 0}
    nothing = play(position({"deck.rest": 0}, locations=bare), {"type": "turned", "card": 5, "second": 22})
    assert "R2" not in rulings(nothing.explanation), "nothing to deploy, nothing to gain in either reading"
    read = play(position(card_five="transcribed"), {"type": "turned", "card": 5, "second": 22})
    assert read.state.sovereign == "automus"
    deck = game.box.decks
    assert deck["transcribed"][4] == deck["transcribed"][5]
    assert game.printed.provenance["automus.cards.5"].kind == "inferred"


@pytest.mark.rule("turn")
def test_every_card_resolves_at_every_arrangement_of_priorities(game, position):
    import itertools

    from automatable.games.red_rising.box.printed import LOCATIONS

    for letters in itertools.permutations("ABCD"):
        state = position(priorities=dict(zip(LOCATIONS, letters, strict=True)))
        for first in range(1, 23):
            second = first % 22 + 1
            event = game.decode_event({"type": "turned", "card": first, "second": second})
            after = game.apply(state, event).state
            assert after.pending is None
            assert len(after.automus_hand) == 4
            assert game.position.defects(after) == ()


def test_a_card_cannot_be_turned_twice_nor_out_of_turn(position, check_refused):
    check_refused(position(), {"type": "turned", "card": 1, "second": 1}, "red-rising-card-not-in-deck")
    check_refused(
        position(discard=[1, 2]), {"type": "turned", "card": 3, "second": 1}, "red-rising-card-not-in-deck"
    )
    check_refused(position(phase="human"), {"type": "turned", "card": 1}, "red-rising-not-now")
