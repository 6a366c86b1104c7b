"""A box of one's own may add a level: offered by set-up, command line, desk, lab and words in every game."""

import json

import pytest
from click.testing import CliRunner

from automatable import games
from automatable.cli import cli
from automatable.core.refused import Refused
from automatable.lab import compare, run
from automatable.locales import LANGUAGES, Words
from automatable.play import messages
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore
from automatable.play.studies import study_of
from automatable.play.toml import dumps
from automatable.play.trial import try_box

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
    assert game.levels == (*games.door(name).levels, level)
    assert game.decode_setup({"level": level}).level == level
    with pytest.raises(Refused) as caught:
        games.load(name).decode_setup({"level": level})
    assert caught.value.message == "core-setup-choice" and caught.value.args_["value"] == level
    try_box(game, "own.toml")


def test_a_position_of_it_is_written_and_read_and_is_none_without_the_box(added):
    name, level, own = added
    game = games.load(name, own)
    state = game.new(game.decode_setup({"level": level}))
    assert game.parse_json(game.to_json(state)) == state
    assert game.parse_text(game.to_text(state)) == state
    with pytest.raises(Refused):
        games.load(name).from_json(game.to_json(state))


def test_the_lab_plays_and_compares_it(added, tmp_path):
    name, level, own = added
    results = run(name, levels=level, models="absent", games=3, cards=0, box=own)
    assert results.games == 3 and results.values(level, "absent", "automa")
    file = tmp_path / "own.toml"
    file.write_text(dumps(own), encoding="utf-8")
    plain = games.door(name).levels[0]
    found = compare(name, f"{file}+{level}", f"{file}+{plain}", models="absent", games=3)
    assert (found.a.level, found.b.level) == (level, plain)


def test_the_desk_offers_it_and_begins_a_game_at_it(added):
    name, level, own = added
    desk = Desk(MemoryStore())
    desk.reply(messages.BoxSave(name, own))
    info = next(one for one in desk.reply(messages.Games()) if one.id == name)
    assert level in info.levels
    setup = next(part for part in info.setup["$defs"].values() if "level" in part["properties"])
    assert tuple(setup["properties"]["level"]["enum"]) == info.levels
    view = desk.reply(messages.New(name, {"level": level}, 7))
    assert view.level == level
    assert desk.reply(messages.Par(table=view.table)).rows == ()
    assert desk.reply(messages.Par(game=name, level=level)).rows == ()
    for language in LANGUAGES:
        words = Words(language, name)
        for row in desk.reply(messages.ReadChecklist(view.table)).instructions:
            assert words.say(row.message, row.args)


def test_a_box_with_it_is_taken_by_somebody_else(added):
    name, level, own = added
    desk = Desk(MemoryStore())
    desk.reply(messages.BoxTake(dumps(own), name))
    assert level in desk.game(name).levels


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
    with pytest.raises(Refused) as caught:
        games.load("scythe", {"star_cards": {level: HALFWAY}}, "own.toml")
    assert caught.value.message == "core-box-level"
    for language in LANGUAGES:
        assert "own.toml" in Words(language).refusal(caught.value)


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
    with pytest.raises(Refused) as caught:
        games.load(name, own, "own.toml")
    assert said in Words("en").refusal(caught.value)
    assert Words("ru").refusal(caught.value)


def test_every_game_of_ours_can_have_one():
    assert set(ADDED) == {name for name in games.names() if study_of(name) and games.door(name).levels}
