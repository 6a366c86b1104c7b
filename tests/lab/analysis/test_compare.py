"""Comparing two decks, levels or boxes, and tuning a box."""

import json
import tomllib
from typing import Any

import pytest
from msgspec import to_builtins

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.lab import compare, run, tune
from automatable.lab.analysis.box_layers import changed
from automatable.lab.analysis.statistics import mean

FEW = {"human": "absent", "games": 60}


def difference(found, measure):
    return next(each for each in found.differences() if each.measure == measure)


def test_a_level_against_itself_differs_by_nothing():
    found = compare("scythe", "automa", "automa", **FEW)
    for each in found.differences():
        assert each.difference == (0, 0, 0)


def test_common_random_numbers_make_the_interval_narrow():
    found = difference(compare("scythe", "automa", "automaszyna", **FEW), "turns")
    assert found.difference.high < -2
    one = run("scythe", level="automa", cards=0, **FEW).values("automa", "absent", "turns")
    alone = mean(one)
    assert found.difference.high - found.difference.low < alone.high - alone.low
    assert found.a.value == alone.value


def test_boxes_and_decks_are_compared(tmp_path):
    rich = tmp_path / "rich.toml"
    rich.write_text("[game]\nautoma_coins = 20\n")
    coins = games.load("scythe").box.printed.game.automa_coins
    found = compare("scythe", "automa", f"automa+{rich}", **FEW)
    assert difference(found, "automa").difference.value == 20 - coins
    assert compare("scythe", "automa", "automa+without:3", **FEW).table().height > 10


@pytest.mark.parametrize(
    ("a", "b", "level", "played"),
    [
        ("automaszyna", "without:7", None, ("automaszyna", "automaszyna")),
        ("without:7", "automaszyna", None, ("automaszyna", "automaszyna")),
        ("automa", "without:7", "automaszyna", ("automa", "automaszyna")),
        ("automa=togawa", "without:7", None, ("autometta", "autometta")),
    ],
)
def test_a_side_without_a_level_takes_the_other_sides(a, b, level, played):
    found = compare("scythe", a, b, level=level, human="absent", games=1)
    assert (found.a.level, found.b.level) == played
    assert found.results.plan.rival.level == played[1]


def test_sides_without_a_level_are_played_at_the_usual_one():
    usual = to_builtins(games.load("red-rising").decode_setup({}))["level"]
    assert usual != games.load("red-rising").levels[0]
    found = compare("red-rising", "card_five=balanced", "card_five=transcribed", human="absent", games=1)
    assert (found.a.level, found.b.level) == (usual, usual)


@pytest.mark.parametrize(
    ("other", "message"),
    [
        ("nonsense", "lab-unknown-variant"),
        ("automa+level=automaszyna", "lab-level-option"),
        ("without:99", "lab-unknown-card"),
        ("none.toml", "core-box-unreadable"),
    ],
)
def test_what_cannot_be_compared_is_refused(other, message):
    with pytest.raises(UserError) as user_error:
        compare("scythe", "automa", other, **FEW)
    assert user_error.value.message == message


def test_a_broken_box_is_refused_with_its_key(tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text('[game]\nautoma_coins = "many"\n')
    with pytest.raises(UserError) as user_error:
        compare("scythe", "automa", f"automa+{broken}", **FEW)
    assert user_error.value.message == "core-box-value"
    assert user_error.value.args_["key"] == "game.automa_coins"


def test_tuning_finds_a_level_between_two(tmp_path):
    free = ["star_cards.automa.stars.0=7:10", "game.automa_coins=0:30"]
    found = tune(
        "scythe", free, ["star-1=9.5", "automa=85"], level="automa", games=20, trials=16, out=tmp_path, seed=2
    )
    assert found.loss < 0.5
    assert abs(found.reached["star-1"].value - 9.5) < 1
    assert abs(found.reached["automa"].value - 85) < 4
    kept = tomllib.loads((tmp_path / "box.toml").read_text())
    assert kept == tomllib.loads(found.toml)
    shipped = games.load("scythe").box.printed.star_cards["automa"].stars
    assert kept["star_cards"]["automa"]["stars"][1:] == list(shipped[1:])
    assert run("scythe", box=kept, level="automa", human="absent", games=5, cards=0).games == 5
    lines = (tmp_path / "trials.jsonl").read_text().splitlines()
    assert len(lines) == 16
    assert json.loads(lines[0])["values"]["star_cards.automa.stars.0"] == shipped[0]  # the box as it is
    again = tune("scythe", free, ["star-1=9.5", "automa=85"], level="automa", games=20, trials=3, seed=2)
    assert [trial.values for trial in again.trials] == [trial.values for trial in found.trials[:3]]


@pytest.mark.parametrize(
    ("free", "target", "message"),
    [
        (["star_cards.automa.stars.0=9:7"], ["turns=20"], "lab-bad-free"),
        (["nonsense"], ["turns=20"], "lab-bad-free"),
        (["star_cards.automa.moons.0=1:2"], ["turns=20"], "lab-unknown-key"),
        (["star_cards.automa.passes=0:1"], ["turns=20"], "lab-not-a-number"),
        (["game.automa_coins=1:2"], ["happiness=20"], "lab-unknown-measure"),
        (["game.automa_coins=1:2"], ["turns"], "lab-bad-target"),
        (["game.automa_coins=1:2"], ["turns@nobody=3"], "lab-unknown-model"),
        ([], ["turns=20"], "lab-nothing-to-tune"),
    ],
)
def test_what_cannot_be_tuned_is_refused(free, target, message):
    with pytest.raises(UserError) as user_error:
        tune("scythe", free, target, level="automa", games=1, trials=1)
    assert user_error.value.message == message


def test_a_small_space_is_tried_whole():
    found = tune("scythe", ["game.automa_coins=3:6"], ["automa=90"], level="automa", games=2, trials=9)
    assert sorted(trial.values["game.automa_coins"] for trial in found.trials) == [3, 4, 5, 6]


def test_boxes_the_game_refuses_are_passed_over():
    found = tune("scythe", ["game.automa_coins=0:130"], ["automa=150"], level="automa", games=4, trials=30)
    assert abs(found.reached["automa"].value - 150) < 8
    assert any(trial.loss is None and trial.error for trial in found.trials)
    with pytest.raises(UserError) as user_error:
        tune("scythe", ["game.automa_coins=100:104"], ["automa=150"], level="automa", games=4, trials=5)
    assert user_error.value.message == "lab-no-box-fits"


def test_a_changed_list_is_laid_over_whole():
    tables: dict[str, Any] = {"a": {"b": [1, 2, 3], "c": 4}, "d": 5}
    assert changed(tables, {"a.b.1": 9, "d": 6}) == {"a": {"b": [1, 9, 3]}, "d": 6}
    assert tables["a"]["b"] == [1, 2, 3]
