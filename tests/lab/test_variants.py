"""A variant: the class of a game with a rule replaced, in runs, comparisons and on the command line."""

import json
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest
from click.testing import CliRunner

from automatable import games
from automatable.cli import cli
from automatable.core.engine.choices import Pick
from automatable.core.engine.errors import UserError
from automatable.core.engine.game import on
from automatable.core.topics.simulation import Curve
from automatable.games.scythe import GAME as Scythe
from automatable.games.scythe.position.events import CardTurned
from automatable.games.scythe.rules.tie_breaks import NEAREST_ENEMY, NEAREST_FACTORY
from automatable.games.scythe.rules.turn import turn_card
from automatable.games.scythe.simulation import ScytheSimulation
from automatable.lab import compare, par, play, replace_rules, run, sensitivity, tune
from automatable.lab.runs.game_loop import LabTable
from automatable.lab.runs.runner import Stopped
from automatable.lab.runs.seeds import game_seed
from automatable.play.simulations import tables_of

FILE = Path(__file__).parents[2] / "docs" / "examples" / "nearest_enemy.py"
FEW = {"level": "automa", "human": "steady", "games": 30}
NearestEnemy = replace_rules("scythe", {"tie_breaks.NEAREST_FACTORY": NEAREST_ENEMY}, name="NearestEnemy")


def some_pick(name):
    """Module and name of a choice in the rules of a game."""
    package = import_module(f"{games.game_class(name).__module__}.rules")
    for module in iter_modules(package.__path__):
        found = vars(import_module(f"{package.__name__}.{module.name}"))
        for key, value in found.items():
            if isinstance(value, Pick) and key.isupper():
                return f"{module.name}.{key}", value
    raise AssertionError("no choice")


@pytest.mark.parametrize("name", ["golem", "pendulum", "red-rising"])
def test_a_rule_replaced_by_itself_changes_no_game(name):
    key, pick = some_pick(name)
    same, game = replace_rules(name, {key: pick})(), games.load(name)
    assert type(same) is not type(game) and same.handlers.keys() == game.handlers.keys()
    for level in game.levels[:2]:
        measured = [
            LabTable(each, each.simulation, each.simulation.models["steady"], setup).play(game_seed(1, 0))
            for each in (same, game)
            for setup in [{**each.simulation.setup, "level": level}]
        ]
        assert measured[0] == measured[1]


def test_the_game_itself_stays_as_it_is():
    assert games.game_class("scythe") is Scythe and not issubclass(NearestEnemy, Scythe)
    before = run("scythe", cards=0, **FEW)
    replace_rules("scythe", {"tie_breaks.NEAREST_FACTORY": NEAREST_ENEMY})
    assert run("scythe", cards=0, **FEW).cells == before.cells
    assert run(NearestEnemy, cards=0, **FEW).cells != before.cells


def test_explanations_name_the_new_tie_break():
    def weighed(resolution):
        return {w.tie_break for node in picked(resolution.explanation) for w in node.weighed}

    def picked(nodes):
        for node in nodes:
            if hasattr(node, "weighed"):
                yield node
            yield from picked(getattr(node, "steps", ()))

    steps = [*play("scythe", variant=NearestEnemy, level="automa")]
    seen = set().union(*(weighed(step.resolution) for step in steps))
    assert NEAREST_ENEMY.id in seen and NEAREST_FACTORY.id not in seen


def test_a_class_a_file_and_processes_give_the_same_comparison():
    by_class = compare("scythe", "automa", variant=NearestEnemy, human="steady", games=30)
    assert by_class.b.name == "NearestEnemy" and by_class.difference("automa").difference.value != 0
    for other in (
        compare("scythe", "automa", NearestEnemy, human="steady", games=30),
        compare("scythe", "automa", f"automa+{FILE}:NearestEnemy", human="steady", games=30),
        compare("scythe", "automa", variant=f"{FILE}:NearestEnemy", human="steady", games=30, workers=2),
        compare("scythe", "automa", variant=NearestEnemy, human="steady", games=30, workers=2),
    ):
        assert [*other.differences()] == [*by_class.differences()]
    against_itself = compare(NearestEnemy, "automa", "automa", human="steady", games=5)
    assert against_itself.difference("automa").difference == (0, 0, 0)


def generous(box, state, event, r):
    """The Automa's turn, and a coin more."""
    from msgspec.structs import replace

    after = turn_card(box, state, event, r)
    return replace(after, automa=replace(after.automa, coins=after.automa.coins + 1))


class Generous(Scythe):
    """The Automa gains a coin in every turn."""

    handlers = Scythe.handlers | on(CardTurned, generous)


def test_a_subclass_with_another_handler_is_a_variant_too():
    found = compare("scythe", "automa", variant=Generous, human="absent", games=10)
    turns = found.difference("turns")
    assert turns.difference.value == 0 and found.difference("automa").difference.value == turns.a.value
    rich = Generous({"game": {"automa_coins": 20}})
    more = run(rich, level="automa", human="absent", games=10, cards=0)
    plain = run(Generous, level="automa", human="absent", games=10, cards=0)
    printed = tables_of(games.load("scythe"))["game"]["automa_coins"]
    rich_points, points = (each.part("automa", "absent", "automa") or 0 for each in (more, plain))
    assert rich_points - points == 20 - printed, "an object brings its box along"


class Unspoken(ScytheSimulation):
    """A chart that has no words."""

    curves = (Curve("scythe-of-mine", ("turns",)),)


class Crowded(ScytheSimulation):
    """Rows of territories so close that the heat map would draw them on each other."""

    def board(self, game):
        return {place: (x, y * 0.9) for place, (x, y) in super().board(game).items()}


class Homeless(ScytheSimulation):
    """The start of a side that the report has no word for."""

    def homes(self, game, state):
        return {"rival": (0.0, 0.0)}


@pytest.mark.parametrize(
    ("own", "message", "said"),
    [
        (Unspoken, "lab-simulation-words", "scythe-of-mine, scythe-of-mine-x, scythe-of-mine-y"),
        (Crowded, "lab-simulation-board", "territory-"),
        (Homeless, "lab-simulation-words", "lab-home-rival"),
    ],
)
def test_what_a_simulation_lacks_is_said_before_any_game_is_played(own, message, said, monkeypatch):
    variant = type("Own", (Scythe,), {"simulation": own()})
    monkeypatch.setattr(LabTable, "play", lambda *args: pytest.fail("a game was played"))
    for play_games in (run, par):
        with pytest.raises(UserError) as user_error:
            play_games(variant, games=3, level="automa")
        assert user_error.value.message == message and said in str(user_error.value)


def test_every_function_of_the_lab_takes_a_variant():
    assert sensitivity(
        "scythe", "automa", variant=Generous, level="automa", human="absent", games=2, under="game.automa_c"
    ).effects
    tuned = tune(
        Generous, ["game.automa_coins=5:6"], ["automa=100"], level="automa", games=2, trials=2, tolerance=500
    )
    assert tuned.met(tuned.targets[0])
    assert par(Generous, level="automa", games=4).par.levels["automa"]
    with pytest.raises(UserError) as user_error:
        par(Generous)
    assert user_error.value.message == "lab-no-par"


def test_the_command_line_takes_a_variant():
    words = ["lab", "compare", "scythe", "automa", "--variant", f"{FILE}:NearestEnemy", "--human", "steady"]
    done = CliRunner().invoke(cli, [*words, "--games", "10", "--workers", "1", "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert (found["a"], found["b"]) == ("automa", "NearestEnemy")
    words = ["lab", "run", "scythe", "--level", "automa", "--human", "steady", "--games", "4", "--cards", "0"]
    done = CliRunner().invoke(cli, [*words, "--workers", "1", "--json", "--variant", f"{FILE}:NearestEnemy"])
    assert json.loads(done.stdout)["variant"] == "NearestEnemy"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: replace_rules("scythe", {"tie_breaks.FARTHEST": NEAREST_ENEMY}), "lab-unknown-rule"),
        (lambda: replace_rules("scythe", {"nowhere.FARTHEST": NEAREST_ENEMY}), "lab-unknown-rule"),
        (lambda: run("golem", variant=NearestEnemy, games=1), "lab-other-game"),
        (lambda: run("scythe", variant="nothing", games=1), "lab-no-variant"),
        (lambda: run("scythe", variant="json:loads", games=1), "lab-other-game"),
        (lambda: run(dict, games=1), "lab-no-game"),
    ],
)
def test_what_is_no_variant_is_refused(call, message):
    with pytest.raises(UserError) as user_error:
        call()
    assert user_error.value.message == message


def test_a_failing_rule_shows_its_line(tmp_path):
    file = tmp_path / "broken.py"
    file.write_text(
        "from automatable.lab import replace_rules\n\n\n"
        "def no_worker(look, steps, r):\n    return look.nobody\n\n\n"
        'Broken = replace_rules("scythe", {"five_steps.follow": no_worker})\n'
    )
    with pytest.raises(Stopped) as stopped:
        run("scythe", variant=f"{file}:Broken", cards=0, **FEW)
    assert stopped.value.message == "lab-variant-raised"
    assert f'File "{file}", line 5, in no_worker' in stopped.value.trace


def test_a_game_by_other_rules_is_not_kept_as_a_saved_game(tmp_path):
    run(NearestEnemy, out=tmp_path, cards=0, **{**FEW, "games": 2})
    words = ["lab", "keep", "scythe", "--level", "automa", "--run", str(tmp_path)]
    done = CliRunner().invoke(cli, words)
    assert done.exception.message == "lab-keep-variant"
