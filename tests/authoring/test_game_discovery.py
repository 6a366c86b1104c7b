"""Games are found through entry points; a broken one is named and hurts no other."""

import sys
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

import pytest
import toy
from click.testing import CliRunner
from user_errors import raises_user_error

from automatable import games
from automatable.cli import cli
from automatable.core.engine.errors import UserError
from automatable.locales import LANGUAGES, Words
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage
from automatable.play.storage.sqlite import SqliteStorage


@pytest.fixture
def installed(monkeypatch):
    """Installed games of this test's own, and a module on which broken games can be put."""
    monkeypatch.setattr(games, "FOUND", dict(games.FOUND))
    module = ModuleType("elsewhere")
    monkeypatch.setitem(sys.modules, "elsewhere", module)

    def put(name, game):
        setattr(module, name, game)
        games.FOUND[name] = EntryPoint(name, f"elsewhere:{name}", games.GROUP)

    return put


def test_our_games_are_entry_points_like_any_other():
    ours = {entry.name for entry in entry_points(group=games.GROUP) if entry.dist.name == games.OURS}
    assert ours == {"golem", "pendulum", "red-rising", "scythe"} <= set(games.names())


def test_another_game_is_listed_played_and_worded_like_ours(installed):
    installed("toy", toy.Toy)
    assert "toy" in CliRunner().invoke(cli, ["games"]).stdout
    assert games.load("toy").new(toy.Setup()).left
    assert Words("ru", "toy").say("toy-name") == "Игрушка"
    service = Service(MemoryStorage())
    assert "toy" in {info["id"] for info in service.handle({"op": "games"})}


class Nameless(toy.Toy):
    id = "somebody-else"


class NoComponents(toy.ToyComponents):
    def make_box(self, printed, file):
        raise KeyError("no cards")


class Boxless(toy.Toy):
    id = "boxless"
    components = NoComponents()


@pytest.mark.parametrize("name", ["missing", "nameless", "boxless"])
def test_a_broken_game_is_named_in_a_sentence_and_hurts_no_other(installed, name):
    installed(name, {"missing": None, "nameless": Nameless, "boxless": Boxless}[name])
    with pytest.raises(UserError) as user_error:
        games.load(name)
    for language in LANGUAGES:
        assert name in Words(language).error_sentence(user_error.value)
    listed = {info["id"]: info["problem"] for info in Service(MemoryStorage()).handle({"op": "games"})}
    assert set(listed) == set(games.names())
    assert [one for one, problem in listed.items() if problem] == [name]
    assert name in listed[name]["en"] and name in listed[name]["ru"]


@pytest.mark.parametrize("name", ["missing", "boxless"])
def test_the_own_box_of_a_broken_game_stays_and_goes_out_with_everything(installed, name, tmp_path):
    installed(name, {"missing": None, "boxless": Boxless}[name])
    service = Service(SqliteStorage(tmp_path / "games.sqlite"))
    service.storage.save_own_box(name, {"cards": {"1": 2}})
    assert service.handle({"op": "export-all"})["file"]["boxes"] == {name: {"cards": {"1": 2}}}
    with raises_user_error("core-game-broken"):
        service.handle({"op": "new", "game": name})
    assert service.storage.own_box(name) == {"cards": {"1": 2}} and not service.notices


def test_a_box_of_ones_own_that_a_game_cannot_use_is_blamed_by_its_file(installed):
    installed("boxless", Boxless)
    with pytest.raises(UserError) as user_error:
        games.load("boxless", {"cards": {"1": 2}}, "my.toml")
    assert user_error.value.message == "core-box-unfit"
    for language in LANGUAGES:
        assert "my.toml" in Words(language).error_sentence(user_error.value)


def test_the_list_of_games_names_the_one_that_cannot_be_imported(installed):
    installed("missing", None)
    listed = CliRunner().invoke(cli, ["games"])
    assert listed.exit_code == 0 and "scythe" in listed.stdout
    assert "missing" in listed.stderr and "Traceback" not in listed.stderr


def test_what_a_language_lacks_is_said_in_english(installed, tmp_path):
    class English(toy.Toy):
        id = "english"
        folder = tmp_path

    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("english-name = Only English\n")
    installed("english", English)
    assert Words("ru", "english").say("english-name") == "Only English"
    assert Words("ru", "english").say("core-none") != Words("en").say("core-none")
    files = Service(MemoryStorage()).handle({"op": "words", "game": "english", "lang": "ru"})["files"]
    assert files == ("english-name = Only English\n",)


def test_the_service_returns_a_games_words_the_language_asked_for_first():
    service = Service(MemoryStorage())
    russian, english = service.handle({"op": "words", "game": "scythe", "lang": "ru"})["files"]
    assert "scythe-name = Серп" in russian and "scythe-name = Scythe" in english
    assert service.handle({"op": "words", "game": "scythe"})["files"] == (english,)
    for wrong in ({"game": "chess"}, {"game": "scythe", "lang": "../en"}):
        with pytest.raises(UserError):
            service.handle({"op": "words", **wrong})
