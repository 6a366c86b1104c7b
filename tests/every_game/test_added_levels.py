"""A player's own box may add a level: set-up, command line, service, lab and words offer it in every game."""

import json

import pytest
from click.testing import CliRunner
from msgspec import to_builtins

from automatable import games
from automatable.cli import cli
from automatable.core.engine.errors import UserError
from automatable.lab import compare, run
from automatable.locales import LANGUAGES, Words
from automatable.play import requests
from automatable.play.boxes.toml_writer import dumps
from automatable.play.input_check import try_box
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

HALFWAY = {
    "spaces": 24,
    "per_row": 6,
    "water_closed": [0, 1, 2],
    "stars": [7, 11, 14, 17, 20, 23],
    "passes": True,
    "ultimaszyna": False,
}
ROUNDS = {str(n): {"points": 3 * n, "votes": 2 * n} for n in range(1, 5)}
ADDED = {
    "scythe": ("half-way", {"star_cards": {"half-way": HALFWAY}}),
    "red-rising": ("2b", {"automus": {"levels": {"2b": {"matching": 7, "other": 3}}}}),
    "pendulum": ("gentle", {"scoring": {"gentle": ROUNDS}}),
    "golem": ("5", {"automa": {"goal_points": {"5": 9}}, "board": {"red_zone": {"5": -2}}}),
}


@pytest.fixture(params=sorted(ADDED))
def added(request):
    level, own = ADDED[request.param]
    return request.param, level, own


def test_it_is_offered_after_the_shipped_levels_and_by_the_set_up_alone(added):
    name, level, own = added
    game = games.load(name, own)
    assert game.levels == (*games.game_class(name).levels, level)
    assert to_builtins(game.decode_setup({"level": level}))["level"] == level
    with pytest.raises(UserError) as caught:
        games.load(name).decode_setup({"level": level})
    assert caught.value.message == "core-answer-option" and caught.value.args_["value"] == level
    try_box(game, "own.toml")


def test_a_position_of_it_is_written_and_read_and_is_none_without_the_box(added):
    name, level, own = added
    game = games.load(name, own)
    state = game.new(game.decode_setup({"level": level}))
    assert game.position.parse_json(game.to_json(state)) == state
    assert game.position.parse_text(game.to_text(state)) == state
    with pytest.raises(UserError):
        games.load(name).from_json(game.to_json(state))


def test_the_lab_plays_and_compares_it(added, tmp_path):
    name, level, own = added
    results = run(name, level=level, human="absent", games=3, cards=0, box=own)
    assert results.games == 3 and results.values(level, "absent", "automa")
    file = tmp_path / "own.toml"
    file.write_text(dumps(own), encoding="utf-8")
    plain = games.game_class(name).levels[0]
    found = compare(name, f"{file}+{level}", f"{file}+{plain}", human="absent", games=3)
    assert (found.a.level, found.b.level) == (level, plain)


def test_the_service_offers_it_and_begins_a_game_at_it(added):
    name, level, own = added
    service = Service(MemoryStorage())
    service.respond(requests.SaveBox(name, own))
    info = next(one for one in service.respond(requests.ListGames()) if one.id == name)
    assert level in info.levels
    field = next(field for field in info.setup.fields if field.key == "level")
    assert tuple(option.value for option in info.setup.options(field)) == info.levels
    view = service.respond(requests.NewGame(name, {"level": level}, 7))
    assert view.level == level
    assert service.respond(requests.ReadPar(table=view.table)).rows == ()
    assert service.respond(requests.ReadPar(game=name, level=level)).rows == ()
    for language in LANGUAGES:
        words = Words(language, name)
        for row in service.respond(requests.ReadChecklist(view.table)).instructions:
            assert words.say(row.message, row.args)


def test_a_box_with_it_is_taken_by_someone_else(added):
    name, level, own = added
    service = Service(MemoryStorage())
    service.respond(requests.MergeBox(dumps(own), name))
    assert level in service.game(name).levels


def test_the_command_line_offers_it(added, tmp_path, monkeypatch):
    name, level, own = added
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    (tmp_path / "boxes").mkdir()
    (tmp_path / "boxes" / f"{name}.toml").write_text(dumps(own), encoding="utf-8")
    done = CliRunner().invoke(cli, ["new", name, "--level", level, "--json"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.output)["position"]["level"] == level
    done = CliRunner().invoke(cli, ["new", name, "--level", "neverwhere"])
    assert done.exit_code != 0 and level in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_key_is_its_name(language):
    words = Words(language, "scythe")
    assert words.name("@level-half-way") == "Half way"
    assert words.name("@level-на-полпути") == "На полпути"
    assert words.name("@level-automa") != "Automa"
    with pytest.raises(KeyError):
        words.name("@faction-atlantis")


@pytest.mark.parametrize("level", ["half way", "half.way", "half+way", "a=b", "all", "-", "x" * 31, ""])
def test_a_key_that_is_no_name_is_refused(level):
    with pytest.raises(UserError) as caught:
        games.load("scythe", {"star_cards": {level: HALFWAY}}, "own.toml")
    assert caught.value.message == "core-box-level"
    for language in LANGUAGES:
        assert "own.toml" in Words(language).error_sentence(caught.value)


@pytest.mark.parametrize(
    ("name", "own", "said"),
    [
        ("scythe", {"star_cards": {"half-way": {"spaces": 3}}}, "star_cards.half-way"),
        ("scythe", {"star_cards": {"half-way": {**HALFWAY, "stars": [1, 2, 3, 4, 5, 6]}}}, "half-way.stars"),
        ("red-rising", {"automus": {"levels": {"2b": {"matching": 7}}}}, "automus.levels.2b"),
        ("pendulum", {"scoring": {"gentle": {"1": {"points": 1, "votes": 1}}}}, "Gentle"),
        ("pendulum", {"levels": {"gentle": {"advanced": True}}}, "Gentle"),
        ("golem", {"automa": {"goal_points": {"5": 9}}}, "board.red_zone"),
        ("golem", {"automa": {"goal_points": {"six": 9}}, "board": {"red_zone": {"six": 0}}}, "next number"),
    ],
)
def test_a_level_that_is_not_whole_is_refused_in_a_sentence(name, own, said):
    with pytest.raises(UserError) as caught:
        games.load(name, own, "own.toml")
    assert said in Words("en").error_sentence(caught.value)
    assert Words("ru").error_sentence(caught.value)


def test_every_game_in_this_distribution_can_have_one():
    assert set(ADDED) == {
        name for name in games.names() if games.game_class(name).__module__.startswith("automatable.")
    }
