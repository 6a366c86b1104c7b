"""What the faces show and do not work out for themselves."""

import msgspec
from games.golem.positions import GAME, position, quarters, rows
from random_play import Driver, table_of

from automatable.locales import Words


def test_the_rounds_character_whose_turn_it_is_and_how_far_the_game_is():
    shown = GAME.display.facts(position({}, {"rows": rows()}, round=2, turn=1))
    card = GAME.box.printed.characters["02"]
    assert (shown["character"]["id"], shown["character"]["left"]) == ("02", card.left)
    assert shown["character"]["steps"] == card.steps and shown["seat"] == "human-1"
    said = Words("en", "golem").say(shown["progress"].message, shown["progress"].args)
    assert said == "Round 2 of 4"


def test_until_a_round_begins_the_character_of_the_last_one_is_on_the_table():
    for phase in ("deal", "begin"):
        shown = GAME.display.facts(position({}, {"rows": rows()}, round=2, phase=phase))
        assert shown["character"]["id"] == "01"


def test_places_with_what_lies_there():
    automa = {"golems": ["red-4-lying", "red-4"], "ingots": [1, 2], "upgrades": {"artifact": ["2"]}}
    table = {"quarters": quarters(red_4="red-02"), "taken": [2], "rabbis": [2], "graves": [1]}
    shown = GAME.display.facts(position({**automa, "students": {"red": 4}}, table))
    section = shown["districts"]["red"][3]
    assert section["student"] and section["effects"] == [{"name": "clay", "number": 3}]
    assert [one["name"] for one in section["golems"]] == ["@spot-red-4-standing", "@spot-red-4-lying"]
    assert [one["rabbi"] for one in shown["tiles"]] == ["", "human-1", "", ""]
    assert shown["graves"][0]["filled"] and not shown["graves"][1]["filled"]
    lowest = shown["artifacts"][3]
    assert lowest["images"] == [1, 2] and [cell["made"] for cell in lowest["cells"]] == [False, True]
    assert shown["upgrades"]["golem"][0]["id"] == "head"


def test_an_owner_sees_only_what_was_entered():
    learned = {"board": {"ingots": {"4": 2}}, "characters": {"01": {"left": "red"}}}
    state = position({}, {"characters": ["01", "", "", ""]}, box="owner", learned=learned)
    shown = GAME.display.facts(state)
    assert shown["character"] == {
        "id": "01",
        "left": "red",
        "right": None,
        "steps": None,
        "cost": None,
        "effects": None,
    }
    assert shown["artifacts"][3]["images"] == [1, 2] and shown["artifacts"][2]["images"] is None
    assert shown["graves"] is None and shown["red_zone"] is None


def test_every_position_of_every_kind_of_game_can_be_shown_as_plain_data():
    for setup in table_of("golem").SETUPS:
        driver = Driver("golem", setup, seed=4, explain=False).to_the_end()
        for resolution in driver.resolutions[::7]:
            assert msgspec.json.encode(driver.game.display.facts(resolution.state))
