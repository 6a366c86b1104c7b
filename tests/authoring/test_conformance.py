"""The check for authors: our games pass it, and each kind of mistake in a copy is named."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from click.testing import CliRunner

from automatable import check, games
from automatable.authoring import HumanModel, no_act
from automatable.cli import cli
from automatable.conformance.finding import FindingKind, Findings
from automatable.conformance.play import RandomGame, RandomGames
from automatable.conformance.words import WordCheck
from automatable.play.dealer import splitmix64

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "night-market"
VISITED = '''class Visited(authoring.Event, frozen=True, tag="visited"):
    """You visited a stall."""


class CardTurned('''
LOUD = """    if r.explaining:
        state = structs.replace(state, coins=(9, 9, 9, 9))
    if event.card not in"""
UNSTABLE = "import random\n\n\ndef turn_card("
ADDED = """    coins: int

    def __post_init__(self) -> None:
        from msgspec.structs import force_setattr

        force_setattr(self, "coins", self.coins + 1)
"""
BY_NUMBER = "night-market-do-rest = { $card ->\n    [1] a\n   *[2] b\n  }\nnight-market-coins ="
RESTS = """    r.instruct("night-market-do-rest", "turn", card=event.card)
    laid = ["""
DISPLAY = '''class MarketDisplay(Display[State, Printed]):
    """What is shown."""

    def facts(self, state):
        return {"progress": ("night-market-progress", {"left": {}[state.left] if self.tint else 4})}


class NightMarket('''
FAILING = DISPLAY.replace("facts", "draw").replace("self.tint", "True")
SIMULATION = '''class MarketSimulation(Simulation[State, Printed]):
    """The lab."""

    curves = (Curve("night-market-curve", ("turns",)),)


class NightMarket('''
TABLE = SIMULATION.replace('curves = (Curve("night-market-curve", ("turns",)),)', 'cards_table = "crads"')
CROWDED = '''class MarketSimulation(Simulation[State, Printed]):
    """The lab."""

    def board(self, game):
        return {"@stall-lamps": (0.0, 0.0), "@stall-tea": (1.0, 1.5)}


class NightMarket('''
UNBALANCED = '''class MarketComponents(Components[State, Printed]):
    """The box."""

    def defects(self):
        return (Defect("night-market-no-card", {"card": "0"}),)


class NightMarket('''
FORGETFUL = """    def to_json(self, state):
        return {key: value for key, value in super().to_json(state).items() if key != "cart"}

    def defects("""
RULE = """    rules = {"trun": Rule("trun", (), lambda box, state, args, r: None)}
    position ="""
LIST = "    human:", "    log: list[int] = msgspec.field(default_factory=list)\n    human:"
DELETED = None

MISTAKES: dict[str, tuple[list[tuple[str, str, str | None]], tuple[str, str, str]]] = {
    "a message missing in one language": (
        [("words/ru.ftl", "night-market-coins =", "# ")],
        ("words", "words/ru.ftl", "night-market-coins"),
    ),
    "a message missing in every language": (
        [
            ("words/en.ftl", "night-market-tie-gate =", "# "),
            ("words/ru.ftl", "night-market-tie-gate =", "# "),
        ],
        ("words", "words/en.ftl", "night-market-tie-gate"),
    ),
    "a wrong argument": (
        [("words/en.ftl", "there: { $coins }.", "there: { $coin }.")],
        ("words", "words/en.ftl", "night-market-do-visit"),
    ),
    "a text where a message selects by number": (
        [
            ("words/en.ftl", "night-market-coins =", BY_NUMBER),
            ("words/ru.ftl", "night-market-coins =", BY_NUMBER),
            ("turn.py", "    laid = [", RESTS),
        ],
        ("words", "words/en.ftl", "night-market-do-rest"),
    ),
    "a line that is no message": (
        [("words/en.ftl", "night-market-tie = ", "night market tie = ")],
        ("words", "words/en.ftl", "night market tie = Equal coins: nobody wins."),
    ),
    "a citation of an entry that does not exist": (
        [("turn.py", '"night-market-do-visit", "turn"', '"night-market-do-visit", "tern"')],
        ("rulebook", "rulebook.toml", "tern"),
    ),
    "a ruling that does not exist": (
        [("turn.py", 'ruling="N1"', 'ruling="N9"')],
        ("rulebook", "turn.py", "N9"),
    ),
    "an entry without code": (
        [("rulebook.toml", 'code = "setup.checklist"\n', "")],
        ("evidence", "rulebook.toml", "set-up"),
    ),
    "an entry whose code does not exist": (
        [("rulebook.toml", 'code = "setup.checklist"', 'code = "setup.chequelist"')],
        ("evidence", "rulebook.toml", "set-up"),
    ),
    "an entry without a test": (
        [("../tests/test_night_market.py", '@pytest.mark.rule("set-up")\n', "")],
        ("evidence", "rulebook.toml", "set-up"),
    ),
    "a test of an entry that does not exist": (
        [("../tests/test_night_market.py", 'rule("set-up")', 'rule("setup")')],
        ("rulebook", "test_night_market.py", "setup"),
    ),
    "a tie that no rule breaks": (
        [("turn.py", '    first("night-market-tie-gate", ruling="N1"),\n', "")],
        ("tie", "turn.py", "stall"),
    ),
    "the source of a table that does not exist": (
        [("box/cards.toml", "[provenance.cards]", "[provenance.crads]")],
        ("provenance", "box/cards.toml", "provenance.crads"),
    ),
    "an event that cannot be read": (
        [
            ("__init__.py", "    position =", "    Event = CardTurned | Answered\n    position ="),
            ("__init__.py", "import Game,", "import Answered, Game,"),
        ],
        ("event", "events.py", "counted"),
    ),
    "an event that changes when it is saved": (
        [("events.py", "    coins: int\n", ADDED)],
        ("event", "events.py", "counted"),
    ),
    "an event that nobody can report": (
        [
            ("events.py", "class CardTurned(", VISITED),
            ("__init__.py", "on(Counted, count)", "on(Counted, count) | on(Visited, count)"),
            ("__init__.py", "import CardTurned,", "import Visited, CardTurned,"),
        ],
        ("event", "__init__.py", "visited"),
    ),
    "an event of the human without a handler": (
        [
            ("events.py", "class CardTurned(", VISITED),
            ("__init__.py", "    position =", "    human_events = (Visited,)\n    position ="),
            ("__init__.py", "import CardTurned,", "import Visited, CardTurned,"),
        ],
        ("event", "__init__.py", "visited"),
    ),
    "a position that cannot be entered": (
        [("validation.py", "state.human is not None and state.left", "max(state.coins) > 2")],
        ("position", "state.py", "night-market-not-over"),
    ),
    "a game that does not end": (
        [("turn.py", "if each != event.card)", "if each)")],
        ("game", "questions.py", "end"),
    ),
    "an error in the rules": (
        [("turn.py", "card = box.cards[event.card]", "card = box.cards[event.card + ' ']")],
        ("game", "turn.py", "line"),
    ),
    "a total that is not the sum of its parts": (
        [("scoring.py", "parts, theirs)", "parts, theirs + 1)")],
        ("game", "scoring.py", "automa"),
    ),
    "chance inside the rules": (
        [
            ("turn.py", "def turn_card(", UNSTABLE),
            ("turn.py", "coins = card.coins +", "coins = random.randrange(9) + card.coins +"),
        ],
        ("determinism", "turn.py", "card-turned"),
    ),
    "rules that depend on being explained": (
        [("turn.py", "    if event.card not in", LOUD)],
        ("determinism", "turn.py", "card-turned"),
    ),
    "a progress that is no name": (
        [
            ("__init__.py", "class NightMarket(", DISPLAY),
            ("__init__.py", "import Game,", "import Display, Game,"),
            ("__init__.py", "    position =", "    display = MarketDisplay()\n    position ="),
        ],
        ("display", "__init__.py", "facts"),
    ),
    "a drawing that fails": (
        [
            ("__init__.py", "class NightMarket(", FAILING),
            ("__init__.py", "import Game,", "import Display, Game,"),
            ("__init__.py", "    position =", "    display = MarketDisplay()\n    position ="),
        ],
        ("display", "__init__.py", "draw"),
    ),
    "a chart of the lab without words": (
        [
            ("__init__.py", "class NightMarket(", SIMULATION),
            ("__init__.py", "import Game,", "import Curve, Simulation, Game,"),
            ("__init__.py", "    position =", "    simulation = MarketSimulation()\n    position ="),
        ],
        ("words", "words/en.ftl", "night-market-curve-x"),
    ),
    "a deck of the lab that is no table": (
        [
            ("__init__.py", "class NightMarket(", TABLE),
            ("__init__.py", "import Game,", "import Simulation, Game,"),
            ("__init__.py", "    position =", "    simulation = MarketSimulation()\n    position ="),
        ],
        ("simulation", "box", "crads"),
    ),
    "places that lie on each other on the heat map": (
        [
            ("__init__.py", "class NightMarket(", CROWDED),
            ("__init__.py", "import Game,", "import Simulation, Game,"),
            ("__init__.py", "    position =", "    simulation = MarketSimulation()\n    position ="),
        ],
        ("simulation", "__init__.py", "@stall-lamps"),
    ),
    "a language without its file": (
        [("words/ru.ftl", "night-market-name", DELETED)],
        ("words", "words/ru.ftl", "ru"),
    ),
    "a language that there is not": (
        [("__init__.py", '("en", "ru")', '("en", "xx")')],
        ("words", "__init__.py", "xx"),
    ),
    "a message that is there twice": (
        [("words/en.ftl", "night-market-more =", "night-market-tie = Equal.\nnight-market-more =")],
        ("words", "words/en.ftl", "night-market-tie"),
    ),
    "a message that is not the game's": (
        [("turn.py", '"night-market-out-here"', '"market-out-here"')],
        ("words", "words/en.ftl", "market-out-here"),
    ),
    "an entry that is not in Russian": (
        [("rulebook.toml", 'heading_ru = "Подготовка"\n', "")],
        ("words", "rulebook.toml", "set-up"),
    ),
    "a value of the position that nobody can choose": (
        [("state.py", 'cart: Annotated[Stall, words("stall", STALLS)]', "cart: str")],
        ("words", "state.py", "cart"),
    ),
    "a rulebook that cannot be read": (
        [("rulebook.toml", "[[entry]]", "[[entry]")],
        ("rulebook", "rulebook.toml", "entry"),
    ),
    "a rule without an entry": (
        [
            ("__init__.py", "    position =", RULE),
            ("__init__.py", "import Game,", "import Game, Rule,"),
        ],
        ("rulebook", "rulebook.toml", "trun"),
    ),
    "an input of a rule that is shown as a message": (
        [
            ("__init__.py", "    position =", RULE.replace("None)", 'None, {"stall": "night-market-x"})')),
            ("__init__.py", "import Game,", "import Game, Rule,"),
        ],
        ("words", "__init__.py", "trun.stall"),
    ),
    "values of the box that break a constraint": (
        [
            ("__init__.py", "class NightMarket(", UNBALANCED),
            ("__init__.py", "import Game,", "import Components, Defect, Game,"),
            ("__init__.py", "    position =", "    components = MarketComponents()\n    position ="),
        ],
        ("provenance", "box", "night-market-no-card"),
    ),
    "a form that loses a value": (
        [("validation.py", "    def defects(", FORGETFUL)],
        ("position", "state.py", "cart"),
    ),
    "a winner that is no side": (
        [("scoring.py", 'else "automa"', 'else "rival"')],
        ("game", "scoring.py", "winner"),
    ),
    "a question whose answers are all rejected": (
        [("scoring.py", "if state.left or event.coins < 0:", "if event.coins < 999:")],
        ("game", "questions.py", "answer"),
    ),
    "a handler that changes the old position": (
        [
            ("state.py", *LIST),
            ("state.py", "from msgspec import Meta", "import msgspec\nfrom msgspec import Meta"),
            ("turn.py", "    left = tuple(", "    state.log.append(coins)\n    left = tuple("),
        ],
        ("determinism", "turn.py", "card-turned"),
    ),
}  # fmt: skip


def checked(folder, *options):
    """The check of the example in this folder, as an author who installed it runs it."""
    info = folder / "automatable_night_market-0.1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: automatable-night-market\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[{games.GROUP}]\nnight-market = night_market:GAME\n")
    env = {**os.environ, "PYTHONPATH": str(folder), "AUTOMATABLE_LANG": "en", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "automatable", "check", "night-market", "--games", "12", *options]
    return subprocess.run(command, capture_output=True, text=True, env=env, check=False)


@pytest.fixture
def copy(tmp_path):
    return Path(shutil.copytree(EXAMPLE, tmp_path / "market", ignore=shutil.ignore_patterns("__pycache__")))


def test_the_example_has_no_mistake(copy):
    done = checked(copy)
    assert done.returncode == 0 and "all is well" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_file_key_and_what_to_do(mistake, copy):
    edits, (kind, file, key) = MISTAKES[mistake]
    for path, before, after in edits:
        edited = copy / "night_market" / path
        text = edited.read_text(encoding="utf-8")
        assert before in text
        if after is DELETED:
            edited.unlink()
        else:
            edited.write_text(text.replace(before, after, 1), encoding="utf-8")
    done = checked(copy, "--json")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1, done.stderr
    named = [
        one for one in found if (one["kind"], one["file"]) == (kind, file) and one["key"].startswith(key)
    ]
    assert named and named[0]["problem"] and named[0]["advice"], found


def test_every_kind_of_finding_has_a_mistake():
    assert {kind for _, (kind, _, _) in MISTAKES.values()} == set(get_args(FindingKind))


def test_a_tie_is_named_with_its_candidates_and_its_card(copy):
    turn = copy / "night_market" / "turn.py"
    tie = '    first("night-market-tie-gate", ruling="N1"),\n'
    turn.write_text(turn.read_text().replace(tie, ""))
    (line,) = [line for line in checked(copy).stdout.splitlines() if line.endswith("[tie]")]
    assert re.search(r"between (lamps|tea|silk|spice), (tea|silk|spice)\b.*card \d", line), line


def test_a_game_without_end_is_named_with_the_command_that_plays_it_again(copy):
    turn = copy / "night_market" / "turn.py"
    turn.write_text(turn.read_text().replace("if each != event.card)", "if each)"))
    said = checked(copy).stdout
    assert "(`automatable check night-market --seed 1 --games 1` plays it again)" in said, said


@pytest.mark.parametrize("name", games.names())
def test_our_games_have_no_mistake(name):
    assert check(name, games=6) == ()


@pytest.mark.parametrize(
    ("name", "key", "values"),
    [
        ("scythe", "passes", {True, False, None}),
        ("scythe", "level", {"autometta", "automa", "automaszyna", "ultimaszyna"}),
        ("viticulture", "challenge", {"none", *"12345678"}),
        ("viticulture", "losses", {*range(21), None}),
    ],
)
def test_the_random_games_have_every_value_of_every_choice_of_the_set_up(name, key, values):
    """Also of a choice that is asked only with another one: None is where it is not."""
    game, findings = games.load(name), Findings()
    played = RandomGames(game, WordCheck(game, findings), findings)
    assert {played._setup(splitmix64(1, number)).get(key) for number in range(300)} == values


def test_an_answer_of_a_model_that_is_rejected_does_not_keep_a_game_from_its_end():
    """The model has another number of VP in challenge 6; reports are possible all the time."""
    game = games.load("viticulture")
    paced = game.simulation.models["steady"]

    def stubborn(game, state, question, context):
        return 99 if question.id == "points" else paced.answer(game, state, question, context)

    model = HumanModel("stubborn", no_act, stubborn)
    played = RandomGame(game, {"challenge": "6"}, seed=1, explain=False, model=model)
    assert game.result(played.to_the_end(400).state)


def test_the_command_prints_one_line_and_counts_the_games():
    done = CliRunner().invoke(cli, ["check", "scythe", "--games", "1"])
    assert done.exit_code == 0 and done.output == "scythe: all is well, 1 random games\n"


def test_the_rulebook_of_another_package_names_its_tests(copy):
    checked(copy)
    env = {**os.environ, "PYTHONPATH": str(copy)}
    command = [sys.executable, "-m", "automatable", "rulebook", "night-market"]
    for options in ([], ["--tests", str(copy / "tests")]):
        done = subprocess.run([*command, *options], capture_output=True, text=True, env=env, check=False)
        assert "8 of 8 entries have a test" in done.stdout, done.stdout + done.stderr
