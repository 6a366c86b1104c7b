"""Choosing a location."""

import itertools

import pytest
from user_errors import raises_user_error

from automatable.games.red_rising.box.printed import LOCATIONS

EXAMPLE = {"jupiter": "A", "mars": "C", "luna": "B", "institute": "D"}


@pytest.mark.rule("p03-example-arrow", "gain-location", "R4")
def test_p03_example_gain_b_goes_right_past_empty_luna_and_institute_to_jupiter(game, position):
    piles = {"jupiter": 1, "mars": 2, "luna": 0, "institute": 0}
    state = position(priorities=EXAMPLE, locations=piles, **{"deck.rest": 96})
    decision = game.decide("gain-location", state, {"card": 8})
    assert decision.choice == "jupiter"
    kept, picked = decision.explanation[1:]
    assert kept.cuts[0].out == ("@location-luna", "@location-institute")
    assert picked.weighed[0].values == {"@location-jupiter": 2, "@location-mars": 3}


@pytest.mark.rule("p03-example-arrow", "bonus-location")
def test_p03_example_the_star_moves_the_fleet_or_when_it_is_maxed_gives_helium_and_so_on(game, position):
    ask = {"location": "jupiter", "arrow": "right"}
    assert game.decide("bonus-location", position(), ask).choice == "jupiter"
    assert game.decide("bonus-location", position({"automus.fleet": 10}), ask).choice == "mars"
    both = position({"automus.fleet": 10, "automus.helium": 10})
    assert game.decide("bonus-location", both, ask).choice == "luna"


@pytest.mark.rule("deploy-location")
@pytest.mark.parametrize("letters", ["".join(p) for p in itertools.permutations("ABCD")])
def test_symbols_and_letters_select_their_location_at_every_arrangement(game, position, letters):
    state = position(priorities=dict(zip(LOCATIONS, letters, strict=True)))
    for number, card in enumerate(game.box.decks["balanced"], 1):
        expected = card.deploy if card.deploy in LOCATIONS else LOCATIONS[letters.index(card.deploy)]
        assert game.decide("deploy-location", state, {"card": number}).choice == expected


@pytest.mark.rule("gain-location", "R4")
@pytest.mark.parametrize("filled", range(16))
@pytest.mark.parametrize("number", [1, 8, 13, 17, 20])
def test_a_gain_takes_the_first_location_along_the_arrow_that_holds_a_card(game, position, filled, number):
    piles = {name: filled >> at & 1 for at, name in enumerate(LOCATIONS)}
    state = position(locations=piles, **{"deck.rest": 80})
    card = game.box.decks["balanced"][number - 1]
    start = LOCATIONS.index(card.gain) if card.gain in LOCATIONS else "ABCD".index(card.gain)
    walk = [(start + card.step * steps) % 4 for steps in range(4)]
    expected = next((LOCATIONS[at] for at in walk if filled >> at & 1), None)
    assert game.decide("gain-location", state, {"card": number}).choice == expected


@pytest.mark.rule("bonus-location", "R5")
@pytest.mark.parametrize("maxed", range(8))
@pytest.mark.parametrize("arrow", ["left", "right"])
@pytest.mark.parametrize("location", LOCATIONS)
def test_a_maxed_bonus_goes_along_the_arrow_and_luna_is_never_maxed(game, position, maxed, arrow, location):
    full = {t: 10 if maxed >> at & 1 else 9 for at, t in enumerate(("fleet", "helium", "influence"))}
    state = position({f"automus.{track}": number for track, number in full.items()})
    track_of = {"jupiter": "fleet", "mars": "helium", "institute": "influence"}
    step = 1 if arrow == "right" else -1
    walk = [LOCATIONS[(LOCATIONS.index(location) + step * n) % 4] for n in range(4)]
    expected = next(at for at in walk if at == "luna" or full[track_of[at]] < 10)
    assert game.decide("bonus-location", state, {"location": location, "arrow": arrow}).choice == expected


@pytest.mark.rule("R5", "luna-bonus")
@pytest.mark.parametrize("maxed", range(8))
@pytest.mark.parametrize("arrow", ["left", "right"])
@pytest.mark.parametrize("luna", "ABCD")
def test_a_bonus_from_the_luna_card_skips_luna_and_may_find_nothing(game, position, maxed, arrow, luna):
    rest = [letter for letter in "ABCD" if letter != luna]
    letters = [*rest[:2], luna, rest[2]]
    full = {t: 10 if maxed >> at & 1 else 0 for at, t in enumerate(("fleet", "helium", "influence"))}
    changes = {f"automus.{track}": number for track, number in full.items()}
    state = position(changes, priorities=dict(zip(LOCATIONS, letters, strict=True)))
    shown = letters.index({"A": "D", "B": "C", "C": "B", "D": "A"}[luna])
    step = 1 if arrow == "right" else -1
    walk = [LOCATIONS[(shown + step * n) % 4] for n in range(4)]
    track_of = {"jupiter": "fleet", "mars": "helium", "institute": "influence"}
    expected = next((at for at in walk if at != "luna" and full[track_of[at]] < 10), None)
    assert game.decide("luna-bonus", state, {"arrow": arrow}).choice == expected


def test_asking_with_a_wrong_input_is_refused_in_words(game, position):
    from automatable.core.engine.errors import UserError

    for rule, args, message in [
        ("gain-location", {}, "core-missing-input"),
        ("gain-location", {"card": 23}, "core-bad-input"),
        ("gain-location", {"card": "8"}, "core-bad-input"),
        ("bonus-location", {"location": "venus"}, "core-bad-input"),
        ("bonus-location", {"location": "mars", "arrow": "up"}, "core-bad-input"),
        ("luna-bonus-card", {"priorities": "AAAA"}, "core-bad-input"),
        ("show", {"character": "dancer"}, "core-missing-input"),
        ("influence-ranks", {"tokens": 3}, "core-bad-input"),
        ("token-laurels", {"fleet": 11, "helium": 0, "influence": 0}, "core-bad-input"),
        ("eo", {}, "core-missing-input"),
    ]:
        with pytest.raises(UserError) as user_error:
            game.decide(rule, position(), args)
        assert user_error.value.message == message, rule


def test_before_the_set_up_is_done_no_location_has_a_letter(game):

    new = game.new(game.decode_setup({}))
    for rule, args in (("deploy-location", {"card": 3}), ("gain-location", {"card": 3}), ("luna-bonus", {})):
        with raises_user_error("red-rising-not-now"):
            game.decide(rule, new, args)


@pytest.mark.rule("bonus-location", "R8")
def test_without_an_arrow_that_of_the_last_card_counts_and_before_any_card_right(game, position):
    full = {"automus.fleet": 10}
    asked = {"location": "jupiter"}
    assert game.decide("bonus-location", position(full), asked).choice == "mars"
    left, right = (
        next(n for n, card in enumerate(game.box.decks["balanced"], 1) if card.step == step)
        for step in (-1, 1)
    )
    assert game.decide("bonus-location", position(full, discard=[right, left]), asked).choice == "institute"
    assert game.decide("bonus-location", position(full, discard=[left, right]), asked).choice == "mars"


@pytest.mark.rule("hand-bottom")
def test_an_empty_hand_has_no_bottom_card(game, known, position):
    assert game.decide("hand-bottom", known(), {}).choice == "deanna"
    assert game.decide("hand-bottom", position(), {}).choice == "bottom"
    assert game.decide("hand-bottom", position({"automus.hand": 0}), {}).choice is None
