"""Runs: the same numbers for every executor; kept, resumed and extended; refused with a sentence."""

import gc
import subprocess
import sys
import time
from collections import Counter
from typing import Any

import polars as pl
import pytest
from click.testing import CliRunner
from user_errors import raises_user_error

from automatable import games
from automatable.cli import cli
from automatable.cli.commands.lab.tables import _cell
from automatable.core.engine.errors import UserError
from automatable.core.topics.simulation import HumanModel, Pace
from automatable.lab import Stopped, make_plan, read, run
from automatable.lab.analysis.results import Results
from automatable.lab.runs.counters import Observed
from automatable.lab.runs.executors import Here, Pool
from automatable.lab.runs.game_loop import LabTable
from automatable.lab.runs.runner import play_plan
from automatable.play.simulations import simulation_of

SMALL: dict[str, Any] = {
    "games": 40,
    "level": ["automa", "autometta"],
    "human": ["absent", "steady"],
    "cards": 3,
    "seed": 3,
}


@pytest.fixture(scope="module")
def whole():
    return run("scythe", **SMALL)


def same(one, other):
    return one.cells == other.cells and one.effects == other.effects


class Broken(Here):
    """Stops after some jobs, as a machine does that is switched off."""

    def __init__(self, after):
        self.after = after

    def each(self, game, work, tasks):
        for number, done in enumerate(super().each(game, work, tasks)):
            if number == self.after:
                raise KeyboardInterrupt
            yield done


class Backwards(Here):
    def each(self, game, work, tasks):
        return super().each(game, work, reversed(list(tasks)))


def test_two_processes_give_the_numbers_of_one(whole):
    assert same(run("scythe", workers=2, **SMALL), whole)


def test_the_order_of_the_jobs_changes_nothing(whole):
    assert same(play_plan(make_plan("scythe", **SMALL), None, Backwards()), whole)


def test_a_worker_process_that_is_killed_changes_nothing(whole):
    pool, killed = Pool(2), []

    def kill(done, total):
        if done and not killed:
            killed.append(next(iter(pool._pool._processes.values())))
            killed[0].kill()

    results = play_plan(make_plan("scythe", **SMALL), None, pool, kill)
    pool.close()
    assert killed[0].exitcode != 0
    assert same(results, whole)


def test_workers_start_before_there_is_work_and_stop_where_none_comes():
    pool = Pool(2, "scythe")
    workers = list(pool._pool._processes.values())
    assert len(workers) == 2
    pool.close()
    for worker in workers:
        worker.join(60)
    patience = time.monotonic() + 60
    while any(worker.is_alive() for worker in workers) and time.monotonic() < patience:
        time.sleep(0.05)  # while another thread of the pool reads how a worker ended, it seems alive here
    assert not [worker for worker in workers if worker.is_alive()]
    with pytest.raises(UserError) as user_error:
        run("scythe", level="hard", workers=2)
    assert user_error.value.message == "lab-unknown-level"
    with pytest.raises(UserError) as user_error:
        run("skythe", workers=2)
    assert user_error.value.message == "core-unknown-game"


NEEDLESS = (
    "automatable.lab.report",
    "automatable.lab.analysis.compare",
    "automatable.play.service",
    "sqlite3",
    "polars",
)


def test_a_worker_imports_no_more_than_it_needs():
    """Its start is time in which it plays nothing."""
    code = "import sys, automatable.lab.runs.job, automatable.lab.runs.executors; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "automatable.lab.runs.game_loop" in done.stdout.split()
    assert not [name for name in done.stdout.split() if name.startswith(NEEDLESS)]


def test_the_last_jobs_are_small_beside_the_run():
    """So that no worker waits long for the last job of another."""
    for most in (1000, 3000, 10_000):
        jobs = make_plan("scythe", level="automa", human="steady", games=most, cards=0).jobs()
        assert max(job.count for job in jobs) <= max(25, most // 60)


def test_another_seed_gives_other_numbers(whole):
    assert not same(run("scythe", **{**SMALL, "seed": 4, "cards": 0}), whole)


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path, whole):
    plan = make_plan("scythe", **SMALL)
    with pytest.raises(KeyboardInterrupt):
        play_plan(plan, tmp_path, Broken(after=4))
    kept = sorted(path.name for path in (tmp_path / "jobs").glob("*.json"))
    assert len(kept) == 4
    assert read(tmp_path).games == 100, "25 games of every level and model"
    (tmp_path / "jobs" / kept[1]).write_text('{"name": "games-0-1-00')  # torn by a crash: done again
    done = []
    assert same(play_plan(plan, tmp_path, Here(), lambda played, plays: done.append((played, plays))), whole)
    assert done[-1] == (plan.plays, plan.plays)
    assert same(read(tmp_path), whole)


@pytest.mark.parametrize(
    ("change", "what"), [({"games": 3}, "games"), ({"seed": 4}, "seed"), ({"human": ["absent"]}, "models")]
)
def test_a_folder_with_another_run_is_refused(tmp_path, change, what):
    plan = {**SMALL, "games": 4, "cards": 0}
    run("scythe", out=tmp_path, **plan)
    with pytest.raises(UserError) as user_error:
        run("scythe", out=tmp_path, **{**plan, **change})
    assert user_error.value.message == "lab-other-plan"
    assert user_error.value.args_["what"] == what


def test_memory_does_not_grow_with_the_games(whole):
    more = run("scythe", **{**SMALL, "games": 180, "cards": 0, "human": "absent", "level": "automa"})
    assert sum(map(len, more.cells["automa", "absent"].values.values())) < 180


def test_samples_are_kept_only_when_asked_and_agree_with_the_counts(tmp_path):
    results = run("scythe", out=tmp_path, **{**SMALL, "samples": True, "cards": 0})
    rows = pl.scan_parquet(tmp_path / "samples" / "*.parquet").collect()
    assert rows.height == 4 * 40
    for level, model in results.cells:
        cell = rows.filter((pl.col("level") == level) & (pl.col("model") == model))
        assert Counter(cell["automa"].to_list()) == results.values(level, model, "automa")
        assert sorted(cell["game"].to_list()) == list(range(40))


def test_a_game_followed_in_detail_is_the_same_game():
    simulation = simulation_of("scythe")
    table = LabTable(games.load("scythe"), simulation, simulation.models["steady"], {"level": "automaszyna"})
    for seed in range(6):
        observed = Observed()
        assert table.play(seed) == table.play(seed, observed)
        assert observed.games == 1
        assert observed.picks


@pytest.mark.parametrize("name", ["scythe", "red-rising", "golem", "pendulum"])
def test_the_draw_a_game_waits_for_is_its_question(name):
    simulation, game, seen = simulation_of(name), games.load(name), Counter()

    def looking(game, state, context):
        draw, questions = game.next_draw(state), game.questions(state)
        assert [draw.question()] == list(questions) if draw else all(q.deck is None for q in questions)
        seen[draw.deck.name if draw else ""] += 1
        return simulation.models["steady"].act(game, state, context)

    for level in (game.levels[0], game.levels[-1]):
        model = HumanModel("looking", looking, simulation.models["steady"].answer)
        table = LabTable(game, simulation, model, {**simulation.setup, "level": level})
        for seed in range(3):
            table.play(seed)
    assert len(seen) > 1


def raising(game, state, context):
    raise ZeroDivisionError("no plan survives")


def impossible(game, state, context):
    return {"type": "human-attacked", "at": "R3C5"}


def endless(game, state, context):
    return {"type": "corrected", "set": {"human.power": 1}}


def unreadable(game, state, context):
    return {"type": "flying"}


@pytest.mark.parametrize(
    ("model", "message"),
    [
        (raising, "lab-model-raised"),
        (impossible, "lab-model-refused"),
        (endless, "lab-model-endless"),
        (unreadable, "lab-model-refused"),
    ],
)
def test_a_model_that_fails_is_named(model, message, monkeypatch):
    monkeypatch.setattr("automatable.lab.runs.game_loop.EVENTS_MOST", 60)
    with pytest.raises(Stopped) as stopped:
        run("scythe", level="automa", human=["absent", model], games=3, cards=0)
    assert stopped.value.message == message
    assert stopped.value.args_["model"] == model.__name__
    assert stopped.value.results.games == 3  # the model before it was played and is kept


@pytest.mark.parametrize("collects", [True, False])
def test_the_garbage_collector_is_found_again_as_it_was_left(collects):
    """Also after a model of one's own has failed."""
    if not collects:
        gc.disable()
    try:
        run("scythe", games=2, level="automa", human="absent", cards=0)
        assert gc.isenabled() is collects
        with pytest.raises(Stopped):
            run("scythe", games=2, level="automa", human=raising, cards=0)
        assert gc.isenabled() is collects
    finally:
        gc.enable()


def test_own_models_come_from_a_function_and_from_a_file(tmp_path):
    calls = {"star": {"type": "star-placed"}}

    def starry(game, state, context):
        return None if context.acted else calls["star"]

    results = run("scythe", level="automa", human=starry, games=10, cards=0, workers=2)
    assert set(results.values("automa", "starry", "turns")) == {5}
    file = tmp_path / "mine.py"
    file.write_text(
        "def quick(game, state, context):\n    return None if context.acted else {'type': 'star-placed'}\n"
        "quick.answer = lambda game, state, question, context: question.high\n"
    )
    results = run("scythe", level="automa", human=f"{file}:quick", games=10, cards=0)
    assert min(results.values("automa", "quick", "human")) >= 300
    assert isinstance(simulation_of("scythe").models["steady"], HumanModel)


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        ({"level": "x"}, "lab-unknown-level"),
        ({"human": "nobody"}, "lab-unknown-model"),
        ({"human": "missing_file.py:f"}, "lab-model-unreadable"),
        ({"human": "json:nothing"}, "lab-model-missing"),
        ({"games": 0}, "lab-below-one"),
        ({"seed": -1}, "lab-bad-seed"),
        ({"level": ["automa", "automa"]}, "lab-twice"),
        ({"workers": 0}, "lab-below-one"),
        ({"setup": {"nonsense": 1}}, "core-setup-key"),
        ({"setup": {"automa": "foo"}}, "core-answer-option"),
        ({"box": {"cards": {"1": {"stars": 2}}}}, "core-box-value"),
    ],
)
def test_bad_plans_are_refused_before_anything_is_played(bad, message):
    with pytest.raises(UserError) as user_error:
        run("scythe", **bad)
    assert user_error.value.message == message


FULL = """
import resource, signal, sys
from automatable.lab import Stopped, read, run
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
def limit(played, plays):
    if played:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
try:
    run("scythe", level="automa", human="absent", games=60, cards=0, out=sys.argv[1], progress=limit)
except Stopped as stopped:
    print(stopped.message, read(sys.argv[1]).games)
"""


def test_a_full_disk_stops_the_run_and_keeps_what_was_finished(tmp_path):
    done = subprocess.run([sys.executable, "-c", FULL, tmp_path], capture_output=True, text=True)
    assert done.stdout.split() == ["lab-cannot-write", "25"], done.stderr


def test_jobs_without_the_plan_they_are_of_are_refused(tmp_path):
    plan = {**SMALL, "games": 4, "cards": 0}
    run("scythe", out=tmp_path, **plan)
    (tmp_path / "manifest.json").unlink()
    with raises_user_error("lab-without-plan"):
        run("scythe", out=tmp_path, **{**plan, "seed": 4})
    assert not (tmp_path / "manifest.json").exists()


def torn(file):
    file.write_bytes(file.read_bytes()[:-20])


def spoilt(file):
    data = file.read_bytes()
    file.write_bytes(data[:4] + bytes(len(data) // 2) + data[4 + len(data) // 2 :])


@pytest.mark.parametrize("damage", [lambda file: file.unlink(), torn, spoilt], ids=["gone", "torn", "spoilt"])
def test_games_whose_rows_are_gone_or_damaged_are_played_again(tmp_path, damage):
    plan = {**SMALL, "samples": True, "cards": 1, "level": "automa", "human": "absent"}
    whole = run("scythe", out=tmp_path, **plan).samples()
    file = tmp_path / "samples" / "games-0-0-0000025.parquet"
    damage(file)
    with raises_user_error("lab-bad-samples") as user_error:
        read(tmp_path).samples()
    assert "games-0-0-0000025.parquet cannot be read" in user_error.value.__notes__[0]
    assert read(tmp_path).games == 40, "the counts are there"
    assert run("scythe", out=tmp_path, **plan).samples().equals(whole)
    assert read(tmp_path).samples().equals(whole)


def test_a_run_against_mine_says_that_my_games_have_changed(tmp_path, monkeypatch):
    few = {"level": "automa", "human": "mine", "games": 2, "cards": 0, "out": tmp_path}
    monkeypatch.setattr(
        "automatable.lab.humans.pace.my_pace", lambda game: Pace((8, 9), (60, 70), paired=True)
    )
    run("scythe", **few)
    run("scythe", **few)
    monkeypatch.setattr(
        "automatable.lab.humans.pace.my_pace", lambda game: Pace((8, 7), (60, 80), paired=True)
    )
    with raises_user_error("lab-other-mine"):
        run("scythe", **few)
    with raises_user_error("lab-other-plan"):
        run("scythe", **{**few, "human": "steady"})


def test_the_report_of_an_unfinished_run_says_so_in_the_terminal(tmp_path):
    with pytest.raises(KeyboardInterrupt):
        play_plan(make_plan("scythe", **{**SMALL, "cards": 0}), tmp_path, Broken(after=3))
    said = CliRunner().invoke(cli, ["lab", "report", str(tmp_path), "--lang", "en"]).output
    assert "This run is not finished: 75 of 160 games." in said
    rows = [line for line in said.splitlines() if " · " in line][1:]
    assert len(rows) == 3, "a level and model without games has no row"


def test_a_share_near_its_end_shows_its_interval(whole):
    assert _cell(whole, "automa", "absent", "human-wins") == "–"
    results = Results(make_plan("scythe", level="automa", human="steady", games=8, cards=0))
    wins = results.cells["automa", "steady"].values.setdefault("human-wins", {})
    for seen, shown in (
        ({1: 5}, "56.6–100.0%"),
        ({0: 5}, "0.0–43.4%"),
        ({0: 50, 1: 50}, "50.0±9.6%"),
        ({0: 5, 1: 5}, "50.0±26.3%"),
    ):
        wins.clear()
        wins.update(seen)
        assert _cell(results, "automa", "steady", "human-wins") == shown
    results.cells["automa", "steady"].values["automa"] = {80: 1}
    assert _cell(results, "automa", "steady", "automa") == "80.0", "one game knows no interval"


@pytest.mark.parametrize("kept", [True, False])
def test_the_report_is_named_only_where_there_is_one(tmp_path, kept):
    few = ["--level", "automa", "--human", "absent", "--games", "1", "--cards", "0", "--workers", "1"]
    out = ["--out", str(tmp_path)] if kept else []
    said = CliRunner().invoke(cli, ["lab", "run", "scythe", *few, "--lang", "en", *out]).output
    assert ("in the report" in said) == kept and "More with --full" in said
    assert "±?" not in said and "too few games were played" in said
