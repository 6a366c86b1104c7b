"""From Python: a game step by step, measures of one's own, samples as a table, errors with their sentence."""

import inspect
import traceback

import polars as pl
import pytest
from user_errors import raises_user_error

from automatable import games, lab
from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Corrected
from automatable.core.engine.resolution import Resolution
from automatable.lab import ByTurn, Stopped, play, run
from automatable.lab.runs.game_loop import LabTable
from automatable.play.simulations import simulation_of

ONE = {"level": "automa", "human": "steady", "cards": 0, "seed": 5}


def turned(before, event, after):
    return type(event).__name__ == "CardTurned"


def coins(before, event, after):
    return after.automa.coins - before.automa.coins


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_played_step_by_step_to_its_result(name):
    game = games.load(name)
    state, given = None, 0
    for step in play(name, level=game.levels[-1], seed=3):
        before, event, resolution = step
        assert state is None or before is state, "each step begins where the last one ended"
        assert isinstance(resolution, Resolution) and type(event) in {*game.handlers, Corrected}
        state, given = resolution.state, given + len(resolution.instructions) + len(resolution.explanation)
    assert game.result(state) is not None
    assert given > 20


def test_the_steps_are_those_of_the_game_the_run_counted():
    results = run("scythe", games=6, samples=True, **ONE)
    rows = results.samples().sort("game")
    for number in (0, 5):
        *_, last = play("scythe", level="automa", seed=5, number=number)
        result = games.load("scythe").result(last.resolution.state)
        assert [side.total for side in result.sides if side.name == "automa"] == [rows["automa"][number]]


def test_a_step_has_the_instructions_of_the_table():
    game = games.load("scythe")
    for before, event, resolution in play("scythe", level="automaszyna"):
        at_the_table = game.apply(before, event, explain=True)
        if at_the_table.state.pending is None:
            assert resolution == at_the_table


def test_measures_of_ones_own_are_columns_by_game_and_by_turn():
    own = {"turned": lambda *step: turned(*step), "coins": ByTurn(lambda *step: coins(*step), 30)}
    results = run("scythe", games=12, samples=True, measures=own, **ONE)
    rows = results.samples()
    assert rows["turned"].to_list() == rows["turns"].to_list()
    gained = rows.select(pl.sum_horizontal([f"coins-{turn}" for turn in range(1, 31)])).to_series()
    assert sum(gained) > 0
    table = results.table()
    assert table.filter(pl.col("measure") == "turned")["mean"][0] == rows["turned"].mean()
    assert {"coins-1", "coins-30"} <= set(table["measure"])


def test_measures_travel_to_worker_processes():
    def two(before, event, after):
        return 2

    here, there = (run("scythe", games=26, measures={"two": two}, workers=n, **ONE) for n in (1, 2))
    assert here.values("automa", "steady", "two") == there.values("automa", "steady", "two")


def test_samples_in_memory_and_in_a_folder_are_the_same(tmp_path):
    here = run("scythe", games=30, samples=True, **ONE).samples()
    assert here.height == 30 and {"level", "model", "game", "automa", "star-6"} <= set(here.columns)
    kept = run("scythe", games=30, samples=True, out=tmp_path, **ONE).samples()
    assert kept.equals(here)
    assert lab.read(tmp_path).samples().equals(here)
    with raises_user_error("lab-no-samples"):
        run("scythe", games=2, **ONE).samples()


def broken(before, event, after):
    return 1 // 0


def lazy(before, event, after):
    return "many"


@pytest.mark.parametrize(
    ("measures", "message"),
    [
        ({"mine": broken}, "lab-measure-raised"),
        ({"mine": lazy}, "lab-measure-number"),
        ({"turns": turned}, "lab-measure-taken"),
        ({"star": ByTurn(turned, 3)}, "lab-measure-taken"),
    ],
)
def test_a_measure_that_cannot_be_used_is_named(measures, message):
    with pytest.raises(UserError) as user_error:
        run("scythe", games=2, measures=measures, **ONE)
    assert user_error.value.message == message


def test_errors_carry_their_sentence():
    with pytest.raises(UserError) as user_error:
        run("scythe", level="x")
    shown = "".join(traceback.format_exception(user_error.value))
    assert "scythe has no level “x”. There are: autometta, automa" in shown
    with pytest.raises(UserError) as user_error:
        list(play("scythe", human=lambda game, state, context: {"type": "human-attacked", "at": "R3C5"}))
    (note,) = user_error.value.__notes__
    assert "did something impossible: " in note and "{" not in note, "the reason is a sentence too"
    with pytest.raises(Stopped) as stopped:
        run("scythe", games=2, **{**ONE, "human": impossible})
    assert stopped.value.__notes__ and "{" not in stopped.value.__notes__[0]


def impossible(game, state, context):
    return {"type": "human-attacked", "at": "R3C5"}


@pytest.mark.parametrize("name", lab.__all__)
def test_every_public_name_is_documented(name):
    assert inspect.getdoc(getattr(lab, name))


def test_the_public_names_are_those_of_the_table_of_modules():
    assert sorted(name for names in lab._MODULES.values() for name in names) == lab.__all__ == dir(lab)
    with pytest.raises(AttributeError, match="nothing"):
        lab.nothing  # noqa: B018


@pytest.mark.parametrize("name", ["run", "play", "make_plan", "compare", "tune", "sensitivity"])
def test_parameters_have_names_and_types(name):
    signature = inspect.signature(getattr(lab, name))
    for parameter in signature.parameters.values():
        assert parameter.kind is not inspect.Parameter.VAR_KEYWORD, "an editor could complete nothing"
        assert parameter.annotation is not inspect.Parameter.empty


def test_a_table_plays_the_same_game_with_and_without_measures():
    simulation = simulation_of("scythe")
    table = LabTable(games.load("scythe"), simulation, simulation.models["steady"], {"level": "automa"})
    assert table.play(11) == table.play(11)
