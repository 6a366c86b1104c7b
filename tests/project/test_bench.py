"""The benchmark: a run on a busy machine is repeated, and no part that fails takes the others with it."""

import subprocess
import sys
from collections import Counter, namedtuple
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

import bench as package
from automatable import games
from automatable.core.engine.question import Question
from automatable.core.forms.form import Field, Option
from bench import __main__ as bench
from bench import forecast, repeat

ROOT = Path(__file__).parents[2]
QUIET, BUSY, WORSE = [10.0, 10.1, 10.2, 9.9, 10.0], [10.0, 14.0, 6.0, 10.0, 9.0], [10.0, 20.0, 2.0, 10.0, 5.0]


@pytest.fixture(autouse=True)
def nothing_measured(monkeypatch):
    monkeypatch.setattr(repeat, "_spent", 0.0)
    repeat.restless.clear()


def measured(*runs):
    left = list(runs)
    found = repeat.until_steady("loops", lambda: left.pop(0), list, 0.1)
    return found, len(runs) - len(left)


def test_a_steady_run_is_measured_once():
    assert measured(QUIET, BUSY) == (QUIET, 1)


def test_a_run_with_a_wide_spread_is_repeated_until_one_is_steady():
    assert measured(BUSY, WORSE, QUIET, BUSY) == (QUIET, 3)
    assert not repeat.restless


def test_where_no_run_is_steady_the_steadiest_counts_and_is_named():
    assert measured(WORSE, BUSY, WORSE, WORSE) == (BUSY, 4)
    assert repeat.restless == ["loops"]


def test_each_part_has_patience_of_its_own(monkeypatch):
    monkeypatch.setattr(repeat, "_spent", repeat.PATIENCE + 1)
    monkeypatch.setitem(
        bench.PARTS, "Page", lambda: [bench.Figure("runs", str(measured(BUSY, QUIET)[1]), "")]
    )
    assert bench.measured("Page") == [bench.Figure("runs", "2", "")]


def test_repetitions_end_when_the_patience_is_used_up(monkeypatch):
    monkeypatch.setattr(repeat, "_spent", repeat.PATIENCE + 1)
    assert measured(BUSY, QUIET) == (BUSY, 1)


def test_one_stall_among_taps_is_no_figure():
    taps = [20.0] * 70 + [30.0] * 5
    assert repeat.to_the_worst(taps) < bench.STALL < repeat.to_the_worst([*taps, *[280.0] * 5])


Taps = namedtuple("Taps", ("taken", "answers"))
START, LATER = SimpleNamespace(seconds=4.0, megabytes=300), SimpleNamespace(seconds=1.5, megabytes=400)
DONE = SimpleNamespace(seconds=2.0, cpu=3.0)
EVERY_TAP = {"scythe": [20.0] * 30, "golem": [30.0] * 30}


class Machine:
    """What the benchmark drives, with a busy first run of each measurement."""

    def __init__(self):
        self.runs = Counter()

    def busy(self, what, quiet, busy):
        """A measurement that is quiet from its second run on."""

        def measure(*_, **__):
            self.runs[what] += 1
            return busy if self.runs[what] == 1 else quiet

        return measure


@pytest.fixture
def machine(monkeypatch):
    """Every module that the parts measure with, without what it drives."""
    runs = Machine()
    lists = runs.busy("lists", QUIET, WORSE)
    loads = {"server": START, "cold": START, "warm": LATER}
    spread = [{**loads, "warm": SimpleNamespace(seconds=seconds, megabytes=400)} for seconds in (1, 2, 9)]
    answers = {"worker": [4.0] * 30, "server": [8.0] * 30}
    stalled = {**answers, "worker": [4.0] * 25 + [90.0] * 5}
    starts = {"now": SimpleNamespace(first=[DONE], later=[DONE] * 5, said="")}
    away = {
        "now": SimpleNamespace(
            first=[DONE], later=[SimpleNamespace(seconds=s, cpu=3.0) for s in BUSY], said=""
        )
    }
    one_by_one = iter([*spread, *[loads] * 9])
    fakes = {
        "site": SimpleNamespace(
            sizes=lambda: {"page": 7_600_000},
            starts=lambda: (runs.runs.update(["starts"]), next(one_by_one))[1],
            messages=runs.busy("messages", (answers, 31.0), (stalled, 31.0)),
            offline_site=SimpleNamespace(SITE=Path("site")),
        ),
        "browsers": SimpleNamespace(
            installed=lambda: {"Chromium": object, "WebKit": object},
            starts=runs.busy("engines", starts, away),
            taps=lambda engine: EVERY_TAP,
        ),
        "page": SimpleNamespace(
            measured=lambda loads: (
                [SimpleNamespace(taken=500.0, script=200_000)],
                {"golem": Taps([36.0] * 30, [9.0] * 30)},
            )
        ),
        "commands": SimpleNamespace(
            start_ups=lambda rounds: dict.fromkeys(("python", "games", "automatable resolve"), lists()),
            batch=runs.busy("batch", QUIET, WORSE),
        ),
        "lab": SimpleNamespace(
            played=lambda *what: 100.0,
            memory=lambda: (100.0, 101.0),
            scaling=runs.busy("scaling", QUIET, WORSE),
            ceiling=runs.busy("ceiling", QUIET, WORSE),
            from_nothing=runs.busy("from nothing", QUIET, WORSE),
            COLD_GAMES=10,
        ),
    }
    for name, fake in fakes.items():
        monkeypatch.setitem(sys.modules, f"bench.{name}", fake)
        monkeypatch.setattr(package, name, fake, raising=False)
    monkeypatch.setattr(bench, "commands", fakes["commands"])
    return runs.runs


def test_every_part_repeats_a_busy_run(machine):
    for part in ("Site", "Browsers", "Command line", "Lab"):
        figures = bench.PARTS[part]()
        assert figures and not repeat.restless, part
    assert machine == {
        "starts": 6, "messages": 2, "engines": 3, "lists": 2, "batch": 2,
        "scaling": 2, "ceiling": 2, "from nothing": 2,
    }  # fmt: skip


def test_the_table_names_what_is_allowed_and_what_is_above(machine):
    said = {row.what: row.beside for part in ("Page", "Site", "Browsers") for row in bench.PARTS[part]()}
    assert said["Page, tap to instruction, golem, p95"].startswith("1.44 × the 25 ms allowed: TOO MUCH;")
    assert said["Site, everything, compressed"].startswith("1.01 × the 7.5 MB allowed: TOO MUCH;")
    assert said["Site, later start, CPU of the browser"].startswith("0.75 × the 2 s allowed;")
    assert said["Chromium, later start"].startswith("1.50 × the 2 s of CPU allowed: TOO MUCH;")
    taps = "tap to instruction, p95, worst game"
    assert said[f"Chromium, {taps}"] == "1.20 × the 25 ms allowed: TOO MUCH; scythe 20, golem 30"
    assert said[f"WebKit, {taps}"].startswith("0.50 × the 60 ms allowed; ")
    assert "at most 0.6 × the commit before is allowed" in said["WebKit, later start"]


@pytest.mark.parametrize(("before", "said"), [(4.0, "0.83 × the 0.6"), (3.0, "1.11 × the 0.6")])
def test_a_later_start_in_webkit_is_held_against_the_commit_before(machine, before, said, monkeypatch):
    old = SimpleNamespace(first=[DONE], later=[SimpleNamespace(seconds=before, cpu=6.0)] * 5, said="")
    found = {"now": SimpleNamespace(first=[DONE], later=[DONE] * 5, said=""), "before": old}
    monkeypatch.setattr(sys.modules["bench.browsers"], "starts", lambda engine, sites: found)
    rows = {row.what: row.beside for row in bench.in_every_engine(Path("before"))}
    assert said in rows["WebKit, later start"] and "0.6 of" not in rows["Chromium, later start"]
    assert ("TOO MUCH" in rows["WebKit, later start"]) == (before == 3.0)


def test_first_loads_and_taps_are_repeated_in_the_browser(monkeypatch):
    pytest.importorskip("bench.page", exc_type=ImportError)
    from bench import page

    loads = iter([*BUSY, *QUIET])
    monkeypatch.setattr(page, "_first_load", lambda browser, url: page.Load(next(loads), 1))
    assert [one.taken for one in page._steadily_loaded(None, "", 5)] == QUIET
    stall = [20.0] * 70 + [280.0] * 10
    taps = iter([page.Taps(stall, stall), page.Taps([20.0] * 80, [9.0] * 80)])
    monkeypatch.setattr(page, "_tapped", lambda *what: next(taps))
    assert page._steadily_tapped(None, None, "golem").taken == [20.0] * 80


@pytest.mark.parametrize("game", games.names())
def test_the_forecast_is_measured_along_whole_games_whatever_they_ask(game):
    chances, shown = forecast.taken(game)
    assert len(chances) == len(shown) > 10


def test_each_kind_of_question_gets_its_first_answer():
    """As the server shows it: a number, an option, a list and a form."""
    page = pytest.importorskip("bench.page", exc_type=ImportError)
    options = (Option("tea", "market-stall-tea"), Option("silk", "market-stall-silk"))
    number, one = Question("n", "m", "r", low=2, high=4), Question("n", "m", "r", options=options)
    form = Question("n", "m", "r", fields=(Field("ware", "m", options=options), Field("coins", "m", low=1)))
    asked = (number, one, Question("n", "m", "r", options=options, kind="list"), form)
    shown = [msgspec.to_builtins(question) for question in asked]
    assert [page.first_answer(one) for one in shown] == [2, "tea", ["tea"], {"ware": "tea", "coins": 1}]


def test_taps_are_repeated_in_every_engine(monkeypatch):
    pytest.importorskip("bench.browsers", exc_type=ImportError)
    from bench import browsers

    taps = iter([[20.0] * 30 + [280.0] * 10, [21.0] * 40])
    monkeypatch.setattr(browsers, "_tapped", lambda *what: next(taps))
    assert browsers._steadily_tapped(None, None, "golem") == [21.0] * 40


def test_a_part_that_fails_is_a_row_of_the_table(monkeypatch, capsys):
    def fails():
        raise OSError("no browser\nhere")

    monkeypatch.setitem(bench.PARTS, "Page", fails)
    assert bench.measured("Page") == [bench.Figure("Page", "not measured", "OSError: no browser")]
    assert "no browser" in capsys.readouterr().err


def test_a_part_that_does_not_exist_is_refused():
    asked = subprocess.run(
        [sys.executable, "-m", "bench", "Lap"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert asked.returncode == 2
    assert "there is no part Lap" in asked.stderr
