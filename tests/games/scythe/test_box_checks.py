"""A box that contradicts itself is refused with file, key and reason."""

import pytest
from user_errors import raises_user_error

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.locales import LANGUAGES, Words


@pytest.mark.parametrize(
    ("own", "key"),
    [
        ({"map": {"factory": "R9C9"}}, "map.factory"),
        ({"map": {"tunnels": ["R9C9"]}}, "map.tunnels"),
        ({"map": {"encounters": ["R9C9"]}}, "map.encounters"),
        ({"map": {"rivers": [["R1C1", "R9C9"]]}}, "map.rivers"),
        ({"map": {"bases": {"crimea": {"land": ["R7C3", "R9C9"]}}}}, "map.bases.crimea.land"),
        ({"map": {"bases": {"crimea": {"workers": ["R7C3", "R9C9"]}}}}, "map.bases.crimea.workers"),
        ({"map": {"territories": {"R1C1": {"x": 4}}}}, "map.territories.R1C2"),
        ({"map": {"territories": {"R1C1": {"x": -4}}}}, "map.territories.R1C1.x"),
        ({"star_cards": {"automa": {"spaces": 0}}}, "star_cards.automa.spaces"),
        ({"star_cards": {"automa": {"spaces": 3}}}, "star_cards.automa.water_closed"),
        ({"star_cards": {"automa": {"spaces": 23}}}, "star_cards.automa.stars"),
        ({"star_cards": {"automa": {"stars": [999]}}}, "star_cards.automa.stars.0"),
        ({"star_cards": {"automa": {"stars": [9, 21]}}}, "star_cards.automa.stars"),
        ({"cards": {"1": {"combat_cards": -1}}}, "cards.1.combat_cards"),
        ({"invaders": {"99": {}}}, "invaders.99"),
        ({"game": {"workers": 1}}, "game.workers"),
        ({"game": {"mechs": 8}}, "game.workers"),
        ({"game": {"combat_deck": {"x": 1}}}, "game.combat_deck"),
        ({"game": {"tiers": []}}, "game.tiers"),
        ({"game": {"automa_popularity": 19}}, "game.automa_popularity"),
        ({"factions": {"crimea": {"power": 17}}}, "factions.crimea.power"),
        ({"player_mats": {"industrial": {"popularity": 19}}}, "player_mats.industrial.popularity"),
        ("a text", "(top)"),
    ],
)
def test_a_box_that_contradicts_itself_is_refused_with_its_key(own, key):
    with pytest.raises(UserError) as caught:
        games.load("scythe", own, "my.toml")
    assert (caught.value.message, caught.value.args_["key"]) == ("core-box-value", key)
    for language in LANGUAGES:
        assert "my.toml" in Words(language).error_sentence(caught.value)


def test_a_card_named_by_a_word_is_refused():
    card = {"passes": False, "star": True, "combat_power": [1, 2, 3], "combat_cards": 0, "resources": 0}
    card |= {scheme: {"moves": [], "gains": []} for scheme in ("scheme_1", "scheme_2")}
    with raises_user_error("number from 1 to 99"):
        games.load("scythe", {"cards": {"x": card}}, "my.toml")
    assert games.load("scythe", {"cards": {"20": card}}, "my.toml").box.cards[20].resources == 0


def test_a_map_has_47_territories():
    far = {"R9C1": {"row": 9, "x": 1, "type": "farm"}}
    with pytest.raises(UserError) as caught:
        games.load("scythe", {"map": {"territories": far}}, "my.toml")
    for language in LANGUAGES:
        assert "48" in Words(language, "scythe").error_sentence(caught.value)
