"""Boxes: strict at every depth, own values override field by field, errors name file, key and reason."""

import tomllib

import msgspec
import pytest
from msgspec import Struct

from automatable import games
from automatable.core.box import loader
from automatable.core.engine.errors import UserError
from automatable.core.rulebook import Rulebook


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    cells: tuple[int, ...]
    name: str = ""


class Small(Struct, frozen=True, forbid_unknown_fields=True):
    rows: dict[str, Row]


def fault(tables):
    with pytest.raises(UserError) as caught:
        loader.load(Small, tables, None, "my.toml")
    return caught.value.args_


def test_a_wrong_value_is_named_by_file_key_and_reason():
    args = fault({"rows": {"one": {"cells": [1, 2]}, "two": {"cells": [1, "x"]}}})
    assert args == {"file": "my.toml", "key": "rows.two.cells.1", "reason": "Expected `int`, got `str`"}


def test_an_unknown_key_and_a_missing_one_are_named():
    assert fault({"rows": {"one": {"cells": [1], "colour": 3}}})["key"] == "rows.one"
    assert "cells" in fault({"rows": {"one": {}}})["reason"]
    assert fault({})["key"] == "(top)"


def test_own_values_override_field_by_field_and_the_rest_stays():
    game = games.load("scythe", {"cards": {"7": {"resources": 4}}, "game": {"automa_coins": 6}})
    shipped = games.load("scythe").box
    assert game.box.cards[7].resources == 4
    assert game.box.cards[7].scheme_1 == shipped.cards[7].scheme_1
    assert game.box.cards[8] == shipped.cards[8]
    assert game.new(game.decode_setup({})).automa.coins == 6


@pytest.mark.parametrize(
    ("own", "key"),
    [
        ({"cards": {"7": {"resources": "four"}}}, "cards.7.resources"),
        ({"cards": {"7": {"scheme_1": {"moves": [{"action": "dance"}]}}}}, "cards.7.scheme_1.moves.0.action"),
        ({"carts": {}}, "(top)"),
        ({"star_cards": {"automa": {"stars": [1.5]}}}, "star_cards.automa.stars.0"),
    ],
)
def test_a_wrong_box_of_ones_own_is_refused_with_file_key_and_reason(own, key):
    with pytest.raises(UserError) as caught:
        games.load("scythe", own, "scythe.toml")
    assert caught.value.args_["file"] == "scythe.toml"
    assert caught.value.args_["key"] == key


@pytest.mark.parametrize("number", [1000, -1000, 2**31, 1e9])
@pytest.mark.parametrize(
    ("name", "table", "key"),
    [("golem", "base", "library"), ("golem", "base", "marbles"), ("red-rising", "board", "fleet_laurels")],
)
def test_a_number_no_box_prints_is_refused_before_anything_is_laid_out_by_it(name, table, key, number):
    """A library of two thousand million places took sixteen gigabytes."""
    value = {"red": number} if key == "marbles" else [number] if key == "fleet_laurels" else number
    with pytest.raises(UserError) as caught:
        games.load(name, {table: {key: value}}, "my.toml")
    assert caught.value.message == "core-box-number"
    assert str(caught.value.args_["key"]).startswith(f"{table}.{key}")


def test_broken_toml_names_the_line():
    with pytest.raises(UserError) as caught:
        loader.parse("a = [1,\nb", "broken.toml")
    assert "line 2" in str(caught.value.args_["reason"])


@pytest.mark.parametrize("name", games.names())
def test_a_box_packed_as_json_for_the_browser_is_the_same_box(name, tmp_path):
    folder = games.game_class(name).folder
    for path in [folder / "rulebook.toml", *(folder / "box").glob("*.toml")]:
        packed = tmp_path / path.relative_to(folder).with_suffix(".json")
        packed.parent.mkdir(exist_ok=True)
        packed.write_bytes(msgspec.json.encode(tomllib.loads(path.read_text(encoding="utf-8"))))
    assert loader.shipped(tmp_path / "box") == loader.shipped(folder / "box")
    assert Rulebook(tmp_path).entries == Rulebook(folder).entries


def test_a_game_is_laid_out_once_with_the_shipped_box_and_anew_with_one_of_ones_own():
    assert games.load("scythe") is games.load("scythe", {})
    own = {"game": {"automa_coins": 6}}
    assert games.load("scythe", own) is not games.load("scythe")


@pytest.mark.parametrize("name", games.names())
def test_every_table_of_every_box_says_where_it_comes_from(name):
    tables = loader.shipped(games.game_class(name).folder / "box")
    assert tables["provenance"]
    for source in tables["provenance"].values():
        assert source["kind"] in ("printed", "transcribed", "inferred", "practice")
        assert source["source"]
