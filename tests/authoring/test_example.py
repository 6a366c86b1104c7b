"""The example is what its README.md says: found like any installed game, played everywhere."""

import importlib
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path
from types import SimpleNamespace

import pytest
from every_game import test_every_game as suite
from every_game import test_rulebooks, test_words
from msgspec import structs
from random_play import Driver

from automatable import games
from automatable.cli.commands.new_game import write_game
from automatable.lab import run
from automatable.lab.report.labels import Labels
from automatable.locales import Words
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

NAME = "night-market"
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / NAME
PACKAGE = EXAMPLE / "night_market"
GUIDE = EXAMPLE / "README.md"
LEVELS = ({"level": "new-moon"}, {"level": "full-moon"})


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """What an installation adds: the folder on the path, and a dist-info with the package's entry points."""
    folder = tmp_path_factory.mktemp("site")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    named = f"Name: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\n{named}")
    points = project["entry-points"][games.GROUP].items()
    lines = [f"[{games.GROUP}]", *(f"{name} = {value}" for name, value in points)]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return folder, EXAMPLE


@pytest.fixture
def installed(site, monkeypatch):
    """The games found with the example installed."""
    for folder in site:
        monkeypatch.syspath_prepend(folder)
    assert NAME in {entry.name for entry in entry_points(group=games.GROUP)}
    monkeypatch.setattr(games, "FOUND", games._found())


@pytest.fixture
def command(site, tmp_path):
    """Python as a person starts it who has installed the example."""

    def run(*args, typed="", lang="en"):
        path = os.pathsep.join(map(str, site))
        env = {**os.environ, "PYTHONPATH": path, "AUTOMATABLE_HOME": str(tmp_path), "AUTOMATABLE_LANG": lang}
        return subprocess.run(
            [sys.executable, *args], input=typed, capture_output=True, text=True, env=env, check=False
        )

    return run


def play(name, setup):
    table = SimpleNamespace(happens=lambda game, state, choose: None)
    return Driver(name, setup, seed=7, table=table).to_the_end()


@pytest.mark.parametrize("setup", LEVELS, ids=lambda setup: setup["level"])
@pytest.mark.parametrize(
    "conforms",
    [
        suite.test_replay_gives_the_same_states_instructions_and_explanation,
        suite.test_state_json_and_notation_round_trip_without_defects,
        suite.test_no_input_is_mutated,
        suite.test_every_card_of_every_deck_resolves_in_many_reached_states,
        suite.test_everything_shown_cites_an_entry_and_has_words_in_both_languages,
        suite.test_every_event_has_a_name_for_undo,
        suite.test_result_and_level_have_words,
        suite.test_the_last_choice_behind_a_moving_instruction_chose_that_very_piece_or_place,
    ],
    ids=lambda test: test.__name__,
)
def test_it_conforms_like_ours(conforms, setup, installed):
    conforms(NAME, setup, play)


@pytest.mark.parametrize(
    "holds",
    [
        suite.test_every_choice_of_the_set_up_has_words,
        suite.test_bare_defaults_are_a_game,
        test_words.test_a_game_is_complete_in_every_language_it_declares,
        test_words.test_messages_of_a_game_name_it,
        test_rulebooks.test_every_entry_is_headed_and_said_in_every_language_of_the_game,
    ],
    ids=lambda test: test.__name__,
)
def test_it_holds_what_every_game_holds(holds, installed):
    assert games.game_class(NAME).languages == ("en", "ru")
    holds(NAME)


def test_every_entry_of_its_rulebook_has_a_test_and_code(installed):
    game = games.load(NAME)
    assert game.rulebook.evidence.keys() == game.rulebook.entries.keys()
    assert {entry.kind for entry in game.rulebook.entries.values()} == {"section", "example", "ruling"}
    for entry in game.rulebook.entries.values():
        module, _, component = entry.code.partition(".")
        assert hasattr(importlib.import_module(f"night_market.{module}"), component), entry.code


def test_its_values_are_nowhere_called_printed(installed):
    game = games.load(NAME)
    tables = set(structs.asdict(game.box)) - {"provenance"}
    assert set(game.components.practice(game.new(game.decode_setup({})))) == tables


@pytest.mark.parametrize(
    ("lang", "theirs", "ours"),
    [
        ("en", "by the package automatable-night-market", "by this project"),
        ("ru", "пакетом automatable-night-market", "этим проектом"),
    ],
)
def test_its_practice_values_are_called_those_of_its_package(installed, command, lang, theirs, ours):
    listed = {one["id"]: one["package"] for one in Service(MemoryStorage()).handle({"op": "games"})}
    page = [
        Words(lang, "golem").say("core-provenance-practice", {"package": listed[id]})
        for id in (NAME, "golem")
    ]
    lab = [Labels(lang, id).practice(("cards",)) for id in (NAME, "golem")]
    for of_the_package, of_ours in (page, lab):
        assert theirs in of_the_package and ours not in of_the_package
        assert ours in of_ours and theirs not in of_ours
    shown = " ".join(command("-m", "automatable", "play", NAME, typed="\nquit\n", lang=lang).stdout.split())
    assert theirs in shown and ours not in shown


def test_it_is_played_to_its_end_at_the_service(installed):
    service = Service(MemoryStorage())
    table = service.handle({"op": "new", "game": NAME, "seed": 3})["table"]
    for stall in ("lamps", "tea", "silk", "spice", "lamps", "tea"):
        assert service.handle({"op": "deal", "table": table})["questions"][0]["id"] == "cart"
        shown = service.handle({"op": "answer", "table": table, "value": stall})
        assert shown["rows"] and shown["position"]["cart"] != stall
    view = service.handle({"op": "answer", "table": table, "value": 13})
    assert view["over"] and view["result"]["winner"] == "nobody"


def test_it_runs_in_the_lab_without_a_study_of_its_own(installed):
    table = run(NAME, games=20, cards=0, seed=2).table()
    turns, automa = (table.filter(table["measure"] == name) for name in ("turns", "automa"))
    assert set(turns["mean"]) == {6.0} and set(automa["mean"]) == {13.0, 19.0}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Rival’s cart to the stall", "your cart is there", "→ You. More coins win")),
        ("ru", ("Тележка соперника — к лавке", "там ваша тележка", "Побеждает тот, у кого больше монет")),
    ],
)
def test_it_is_played_to_its_end_in_the_terminal(command, lang, said):
    typed = "\n".join(["", *["", "tea", "why"] * 6, "14", "quit"]) + "\n"
    done = command("-m", "automatable", "play", NAME, typed=typed, lang=lang)
    for sentence in said:
        assert sentence in done.stdout, done.stdout + done.stderr


def test_its_own_tests_pass(command):
    done = command("-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE))
    assert done.returncode == 0, done.stdout + done.stderr


def blocks():
    """Every block of code in the guide with the file named just before it."""
    text = GUIDE.read_text(encoding="utf-8")
    return re.findall(r"`([^`\n]+)`:\n+```\w+\n(.*?)```", text, flags=re.DOTALL)


def test_the_code_of_the_guide_is_the_examples():
    assert len(blocks()) > 6
    for file, code in blocks():
        assert code in (EXAMPLE / file).read_text(encoding="utf-8"), f"{file}:\n{code}"


def test_the_guide_names_every_file_that_differs_from_the_template(tmp_path):
    write_game(NAME, tmp_path / NAME)
    guide = GUIDE.read_text(encoding="utf-8")
    written = [path for top in ("*", "tests/*", "night_market/**/*") for path in EXAMPLE.glob(top)]
    files = [path for path in written if path.suffix in {".py", ".toml", ".ftl", ".md"}]
    for path in files:
        made = tmp_path / NAME / path.relative_to(EXAMPLE)
        if not made.exists() or made.read_bytes() != path.read_bytes():
            assert f"`{path.relative_to(EXAMPLE).as_posix()}`" in guide
    kept = {path.relative_to(tmp_path / NAME) for path in (tmp_path / NAME).rglob("*") if path.is_file()}
    assert kept <= {path.relative_to(EXAMPLE) for path in files}, "the example leaves no file of it out"
