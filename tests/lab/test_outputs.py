"""Outputs for designers: JSON, Parquet, pandas, notebooks, tolerances, tracebacks, and checks before play."""

import builtins
import importlib.util
import json
import re
import sys
from fractions import Fraction
from html import unescape

import polars as pl
import pytest
from click.testing import CliRunner

from automatable import games, lab
from automatable.cli import cli
from automatable.core.engine.errors import UserError
from automatable.games.scythe import GAME as Scythe
from automatable.games.scythe.simulation import ScytheSimulation
from automatable.lab import ByTurn, Stopped, compare, par, run, sensitivity, tune
from automatable.play.simulations import simulation_of, tables_of

NEAREST = "docs/examples/nearest_enemy.py:NearestEnemy"
ONE = {"level": "automa", "human": "steady", "cards": 0}


def ask(*words):
    done = CliRunner().invoke(cli, ["lab", *words, "--lang", "en"])
    assert done.exit_code in (0, 3), f"{done.output} {done.exception!r}"
    return done.stdout


RUN = ["run", "scythe", "--level", "automa", "--human", "steady", "--games", "6", "--workers", "1"]


def test_every_table_of_the_terminal_comes_as_json(tmp_path):
    found = json.loads(ask(*RUN, "--cards", "2", "--json", "--out", str(tmp_path)))
    assert found["games"] == 6 and found["finished"] and {"summary", "cards", "files"} <= found.keys()
    measures = {row["measure"] for row in found["summary"]}
    assert set(simulation_of("scythe").measures) - {"star-6"} <= measures | {"star-5"}
    assert {row["card"] for row in found["cards"]} >= {"1", "19"}
    assert json.loads(ask("report", str(tmp_path), "--json"))["summary"] == found["summary"]
    few = ["--games", "4", "--workers", "1", "--json"]
    found = json.loads(ask("compare", "scythe", "automa", "automaszyna", "--human", "steady", *few))
    assert {row["measure"] for row in found["differences"]} >= {"automa", "human-wins", "star-1"}
    free = ["--free", "game.automa_coins=5:6", "--target", "automa=80", "--trials", "2"]
    found = json.loads(ask("tune", "scythe", "--level", "automa", *free, *few))
    assert found["targets"][0]["wanted"] == 80 and len(found["trials"]) == 2
    under = ["--under", "game.automa_coins", "--human", "absent"]
    found = json.loads(ask("sensitivity", "scythe", "automa", "--level", "automa", *under, *few))
    assert [row["key"] for row in found["numbers"]] == ["game.automa_coins"]
    found = json.loads(ask("par", "red-rising", "--level", "2", "--json"))
    assert {row["level"] for row in found["par"]} == {"2"} and found["par"][0]["wins_50"] > 0


def test_card_effects_are_a_parquet_table(tmp_path):
    ask(*RUN, "--cards", "3", "--out", str(tmp_path))
    table = pl.read_parquet(tmp_path / "cards.parquet")
    assert {"level", "model", "card", "measure", "games", "change", "change_low", "change_high"} <= set(
        table.columns
    )
    cards = len(simulation_of("scythe").cards(tables_of(games.load("scythe"))))
    assert table["card"].n_unique() == cards and set(table["games"]) <= {1, 2, 3}


def test_full_prints_every_measure_and_a_new_one_too(monkeypatch):
    simulation = simulation_of("scythe")
    monkeypatch.setattr(type(simulation), "more", (*simulation.more, "dice"))
    measure = type(simulation).measure

    def with_dice(self, game, state, result, notes):
        return {**measure(self, game, state, result, notes), "dice": 3}

    monkeypatch.setattr(type(simulation), "measure", with_dice)
    said = ask(*RUN, "--cards", "0", "--full")
    assert "dice" in said and "turn of star 1" in said and "combat stars" in said
    assert "turn of star 1" not in ask(*RUN, "--cards", "0")


def test_measures_may_be_fractions():
    third = {"third": lambda *step: Fraction(1, 3), "tenth": ByTurn(lambda *step: 0.1, 3)}
    results = run("scythe", games=30, samples=True, measures=third, **ONE)
    rows = results.samples()
    assert rows["third"].dtype == pl.Float64 and sum(rows["tenth-1"]) > 0
    summary = results.table().filter(pl.col("measure") == "third")
    assert summary["mean"][0] == pytest.approx(rows["third"].mean(), abs=1e-9)
    assert all(value == round(value, 3) for value in rows["third"])
    assert (
        run("scythe", games=30, measures=third, workers=2, **ONE).cells
        == run("scythe", games=30, measures=third, **ONE).cells
    )
    found = compare("scythe", "automa", "automa", human="steady", games=3, measures=third)
    assert found.difference("third").difference == (0, 0, 0)
    with pytest.raises(UserError) as user_error:
        run("scythe", games=2, measures={"broken": lambda *step: float("nan")}, **ONE)
    assert user_error.value.message == "lab-measure-number"


class Halves(ScytheSimulation):
    tallies = ("half",)

    def measure(self, game, state, result, notes):
        return {**super().measure(game, state, result, notes), "half": state.turn / 2}


class HalfTurns(Scythe):
    """A variant with a measure that is a fraction in some games only."""

    simulation = Halves()


def test_a_measure_of_the_game_may_be_a_fraction_too(tmp_path):
    here = run(HalfTurns, games=30, samples=True, **ONE)
    rows = here.samples()
    assert (rows["half"] * 2).to_list() == rows["turns"].to_list() and len(set(rows["half"] % 1)) == 2
    kept = run(HalfTurns, games=30, samples=True, out=tmp_path, **ONE)
    assert kept.samples().equals(rows) and rows["turns"].dtype == pl.Int64
    assert run(HalfTurns, games=30, workers=2, **ONE).cells == here.cells


def test_fractions_survive_a_folder(tmp_path):
    half = {"half": lambda *step: 0.5}
    here = run("scythe", games=30, measures=half, **ONE)
    kept = run("scythe", games=30, measures=half, out=tmp_path, **ONE)
    assert lab.read(tmp_path).cells == kept.cells == here.cells


def test_a_target_is_met_within_its_tolerance():
    free, few = ["game.automa_coins=5:5"], {"level": "automa", "games": 20, "trials": 1}
    loose = tune("scythe", free, ["automa=83~5"], **few)
    assert loose.met(loose.targets[0]) and loose.rows()[0]["tolerance"] == 5
    exact = tune("scythe", free, ["automa=90"], **few)
    assert not exact.met(exact.targets[0])
    assert not tune("scythe", free, ["automa=90"], tolerance=0.01, **few).met(exact.targets[0])
    words = ["tune", "scythe", "--level", "automa", "--free", free[0], "--games", "20", "--workers", "1"]
    assert "within" in ask(*words, "--target", "automa=83", "--tolerance", "5", "--trials", "1")


def test_sensitivity_takes_workers_and_only_numbers_of_its_level():
    how = {"level": "automa", "human": "absent", "games": 4, "under": "star_cards"}
    one, two = (sensitivity("scythe", "star-1", workers=n, **how) for n in (1, 2))
    assert one.rows() == two.rows() and one.effects
    assert all(key.startswith("star_cards.automa.") for key in (*one.idle, *one.refused))
    assert {key.split(".")[1] for key in one.other_levels} == {"autometta", "automaszyna", "ultimaszyna"}
    assert "--workers" in CliRunner().invoke(cli, ["lab", "sensitivity", "--help"]).output


@pytest.mark.parametrize(
    ("game", "level", "mine", "other"),
    [
        ("golem", "normal", "automa.goal_points.2", "automa.goal_points.3"),
        ("golem", "normal", "board.study_points.3", "board.red_zone.1"),
        ("red-rising", "2", "automus.levels.2.matching", "automus.levels.3.matching"),
        ("red-rising", "2", "automus.cards.3.deploy", "automus.levels.1.other"),
        ("pendulum", "B", "scoring.B.1.points", "scoring.C.1.points"),
        ("scythe", "automa", "star_cards.automa.stars.0", "star_cards.autometta.stars.0"),
    ],
)
def test_a_number_of_another_level_cannot_act(game, level, mine, other):
    loaded = games.load(game)
    tables, simulation = tables_of(loaded), simulation_of(game)
    assert simulation.can_act(tables, mine, level, loaded.levels)
    assert not simulation.can_act(tables, other, level, loaded.levels)


@pytest.mark.parametrize(
    "found",
    [
        lambda: run("golem", level="easy", human=["absent", "steady"], games=4, cards=0),
        lambda: compare("golem", "easy", "hard", human="steady", games=4),
        lambda: par("scythe", level="automa"),
        lambda: sensitivity(
            "golem", "automa", level="easy", human="absent", games=2, under="board.study_points"
        ),
        lambda: tune("scythe", ["game.automa_coins=5:6"], ["automa=80"], level="automa", games=2, trials=1),
    ],
    ids=["run", "comparison", "par", "sensitivity", "tuned"],
)
def test_a_result_shows_as_a_table_and_a_chart_in_a_notebook(found):
    result = found()
    html = result._repr_html_()
    assert "<table>" in html and "<script" not in html and "nan" not in html and "inf" not in html
    assert "<svg" in html and "<circle" in html
    assert result.table().height == len(result.rows()) > 0
    cells = [unescape(cell) for cell in re.findall(r"<t[hd]>(.*?)</t[hd]>", html)]
    lines = str(result).splitlines()
    head = next(line for line in lines if line.startswith(f"{cells[0]}  "))
    rows = lines[lines.index(head) : lines.index(head) + html.count("<tr>")]
    second = head.index(cells[1])
    assert len(rows) > 1 and all(row[second - 2 : second] == "  " and row[second] != " " for row in rows)
    assert all(cell in " ".join(rows) for cell in cells), "print shows the same table"


def test_the_chart_of_a_search_shows_each_target_with_the_way_to_it():
    free, targets = ["game.automa_coins=5:12"], ["automa=85~2", "turns@steady=19"]
    tuned = tune("scythe", free, targets, level="automa", games=8, trials=2, human=["absent", "steady"])
    page = tuned.html()
    charts = re.findall(r"<svg.*?</svg>", page)
    assert ["Automa’s points · absent" in charts[0], "Automa’s turns · steady" in charts[1]] == [True, True]
    for each in charts:
        assert [name in each for name in ("Wanted", "First box tried", "Reached in fresh games")] == [
            True
        ] * 3
        assert each.count("<circle") == 3
    low, high = (float(each) for each in re.search(r'x1="([\d.]+)" x2="([\d.]+)"', charts[0]).groups())
    assert low < high, "the tolerance"


def test_par_comes_from_python():
    shipped = par("red-rising", level="2")
    assert {row["level"] for row in shipped.rows()} == {"2"} and shipped.par.games >= 1000
    made = par("scythe", level="automa", games=6, human="absent")
    assert made.par.human == "absent" and made.par.games == 6
    with pytest.raises(UserError) as user_error:
        par("scythe", level="x")
    assert user_error.value.message == "lab-unknown-level"


@pytest.mark.parametrize("polars", ["installed", "missing"])
def test_to_pandas_has_the_rows_and_columns_of_the_table(polars, monkeypatch):
    results = run("scythe", games=2, **ONE)
    if polars == "missing":
        monkeypatch.setitem(sys.modules, "polars", None)
    table, rows = results.to_pandas(), results.rows()
    import pandas

    assert isinstance(table, pandas.DataFrame)
    assert list(table.columns) == list(rows[0]) and len(table) == len(rows)
    assert table["mean"].tolist() == pytest.approx([row["mean"] for row in rows], nan_ok=True)


def test_to_pandas_without_pandas_says_what_to_install(monkeypatch):
    results = run("scythe", games=2, **ONE)
    monkeypatch.delitem(sys.modules, "pandas", raising=False)
    monkeypatch.setattr("automatable.lab.runs.sources.find_spec", lambda name: None)
    with pytest.raises(UserError) as user_error:
        results.to_pandas()
    assert "pip install pandas" in user_error.value.__notes__[0]


@pytest.mark.parametrize(
    ("package", "words"),
    [
        ("polars", [*RUN, "--cards", "0", "--out", "kept"]),
        ("polars", ["compare", "scythe", "automa", "automaszyna", "--workers", "1", "--out", "kept"]),
        (
            "cma",
            ["tune", "scythe", "--level", "automa", "--free", "game.automa_coins=1:2", "--target", "turns=9"],
        ),
        ("distributed", [*RUN, "--cluster", "tcp://127.0.0.1:1"]),
    ],
)
def test_what_a_command_needs_is_checked_before_games_are_played(package, words, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    find, load = importlib.util.find_spec, builtins.__import__

    def missing(name, *rest):
        return None if name == package else find(name, *rest)

    def refuse(name, *rest):
        if name.partition(".")[0] == package:
            raise ModuleNotFoundError(name=name)
        return load(name, *rest)

    monkeypatch.setattr("automatable.lab.runs.sources.find_spec", missing)
    monkeypatch.setattr(builtins, "__import__", refuse)
    monkeypatch.setattr("automatable.lab.runs.game_loop.LabTable.play", None)
    done = CliRunner().invoke(cli, ["lab", *words])
    assert done.exception.message == "lab-missing" and done.exception.args_["package"] == package


def failing(game, state, context):
    return None if state.turn < 3 else 1 // 0


def failing_measure(before, event, after):
    return {"before": before}["coins"]


@pytest.mark.parametrize(
    ("how", "line"),
    [
        ({"human": failing}, "return None if state.turn < 3 else 1 // 0"),
        ({"measures": {"mine": failing_measure}}, 'return {"before": before}["coins"]'),
    ],
    ids=["model", "measure"],
)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_failure_shows_the_authors_file_and_line(how, line, workers):
    with pytest.raises(Stopped) as user_error:
        run("scythe", games=2, workers=workers, **{**ONE, **how})
    trace = user_error.value.trace
    assert f'File "{__file__}", line ' in trace and line in trace
    assert "automatable/lab" not in trace
    assert trace in user_error.value.__notes__[0]


BAD = """
def boom(game, state, context):
    return None if state.turn < 3 else 1 // 0
"""


@pytest.mark.parametrize("command", ["run", "keep", "par", "compare", "sensitivity", "tune"])
def test_the_command_line_shows_the_authors_line_and_no_table_in_its_json(command, tmp_path):
    file = tmp_path / "bad.py"
    file.write_text(BAD)
    more = {
        "run": [*RUN[2:4], "--games", "40", "--workers", "1", "--json"],
        "compare": ["automa", "automaszyna", "--games", "2", "--workers", "1", "--json"],
        "keep": ["--level", "automa"],
        "par": ["--games", "2", "--json"],
        "sensitivity": [
            "automa",
            "--level",
            "automa",
            "--under",
            "game.automa_coins",
            "--workers",
            "1",
            "--json",
        ],
        "tune": ["--level", "automa", "--free", "game.automa_coins=5:6", "--target", "automa=80", "--json"],
    }
    done = CliRunner().invoke(
        cli, ["lab", command, "scythe", *more[command], "--human", f"{file}:boom", "--lang", "en"]
    )
    assert isinstance(done.exception, UserError) and done.stdout == ""
    assert f'File "{file}", line 3' in done.stderr and "1 // 0" in done.stderr
    assert done.stderr.count("Traceback") == 1 and "automatable/lab" not in done.stderr


def test_what_a_failed_run_has_computed_is_no_part_of_its_output(tmp_path):
    file = tmp_path / "late.py"
    file.write_text("def late(game, state, context):\n    return None if context.choose(9999) else 1 // 0\n")
    words = ["run", "scythe", "--level", "automa", "--human", f"{file}:late", "--games", "400", "--json"]
    done = CliRunner().invoke(cli, ["lab", *words, "--workers", "1", "--lang", "en"])
    assert isinstance(done.exception, Stopped) and done.exception.results.games >= 25
    assert done.stdout == "" and "Computed until then:" in done.stderr and "late" in done.stderr


def test_par_takes_a_variant_and_a_box_on_the_command_line(tmp_path):
    (tmp_path / "box.toml").write_text("[game]\nautoma_coins = 15\n")
    few = ["par", "scythe", "--level", "automa", "--games", "4", "--human", "absent", "--json"]
    plain, richer, variant = (
        json.loads(ask(*few, *more))["par"]
        for more in (
            [],
            ["--box", str(tmp_path / "box.toml")],
            ["--variant", NEAREST],
        )
    )
    assert richer[0]["wins_50"] == plain[0]["wins_50"] + 10
    rows = par("scythe", level="automa", games=4, human="absent", variant=NEAREST).rows()
    assert variant == json.loads(json.dumps(rows)) != plain
    for option in (["--box", "box.toml"], ["--variant", "x.py:X"]):
        done = CliRunner().invoke(cli, ["lab", "par", "scythe", *option])
        assert done.exit_code == 2 and f"{option[0]} needs --games" in done.output


def test_report_prints_every_measure_with_full(tmp_path):
    ask(*RUN, "--cards", "0", "--out", str(tmp_path / "run"))
    short, full = ask("report", str(tmp_path / "run")), ask("report", str(tmp_path / "run"), "--full")
    assert "turn of star 1" in full and "turn of star 1" not in short and "--full" in short
    few = ["--human", "steady", "--games", "4", "--workers", "1", "--out", str(tmp_path / "two")]
    ask("compare", "scythe", "automa", "automaszyna", *few)
    short, full = ask("report", str(tmp_path / "two")), ask("report", str(tmp_path / "two"), "--full")
    assert "turn of star 1" in full and "turn of star 1" not in short


def test_win_shares_have_a_decimal():
    said = ask(*RUN, "--cards", "0", "--games", "40")
    assert any(row.count(".") >= 4 and "%" in row for row in said.splitlines() if "steady" in row), said
    results = run("scythe", games=40, **ONE)
    from automatable.lab.report.report import html

    assert re.search(r"\d\.\d % \(\d+\.\d–\d+\.\d\)", html(results))


def test_one_word_for_the_human_and_the_level_everywhere():
    import inspect

    for name in ("run", "compare", "tune", "sensitivity", "par", "play", "make_plan"):
        parameters = inspect.signature(getattr(lab, name)).parameters
        assert {"human", "level", "variant"} <= parameters.keys(), name
        assert not {"models", "levels"} & parameters.keys(), name
