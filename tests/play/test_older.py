"""Games that an earlier version kept: they open, told in a sentence where the rules changed, nothing lost.

``saves/first`` was written by the first version that had all four games: its file of saved games as SQL, and
each of them exported. Golem's rules have been mended since, so that one of its steps is refused today.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from asking import say
from disk import Committed, Page, Shelves

from automatable.cli.terminal import open_table
from automatable.core.refused import Refused
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore
from automatable.play.store import Store

FIRST = Path(__file__).parents[1] / "saves" / "first"
FILES = sorted(FIRST.glob("*.json"))
GOLEM = 4


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((FIRST / "games.sql").read_text(encoding="utf-8"))
        db.execute("PRAGMA user_version = 2")
    return path


@pytest.fixture
def desk(path):
    with closing(Store(path)) as store:
        yield Desk(store)


def test_every_game_of_an_older_file_opens_with_all_its_steps(desk):
    listed = say(desk, "tables")
    assert {one["game"] for one in listed} == {"scythe", "pendulum", "red-rising", "golem"}
    for one in listed:
        before = desk.keeper.entries(one["id"])
        view = say(desk, "view", table=one["id"])
        assert view["questions"] or view["over"]
        file = say(desk, "export", table=one["id"])["file"]
        kept = json.loads(next(each for each in FILES if each.stem.endswith(f"-{one['id']}")).read_text())
        assert file == kept, "nothing is lost by opening it"
        assert desk.keeper.entries(one["id"]) == before


def test_where_the_rules_refuse_a_step_the_table_stands_before_it_and_says_so(desk):
    view = say(desk, "view", table=GOLEM)
    stops, why = view["older"]
    assert stops["message"] == "play-older-stops" and stops["args"]["of"] == 40
    assert 0 < stops["args"]["steps"] < 40
    for language in ("en", "ru"):
        assert str(stops["args"]["steps"]) in stops[language] and why[language]
    assert [one["older"] for one in (say(desk, "view", table=id) for id in (1, 2, 3, 5))] == [[]] * 4


def test_going_on_is_a_step_as_any_other_and_the_old_ones_stay_in_the_report(desk):
    stops = say(desk, "view", table=GOLEM)["older"][0]["args"]["steps"]
    after = say(desk, "undo", table=GOLEM)
    assert (after["version"], after["older"]) == (41, [])
    again = Desk(desk.keeper)
    assert say(again, "view", table=GOLEM)["position"] == after["position"]
    back = say(again, "redo", table=GOLEM)
    assert back["older"] == []
    assert len(desk.keeper.read(GOLEM)[1]) == 40 and desk.keeper.read(GOLEM)[2] == stops
    assert len(say(again, "bug-report", table=GOLEM)["file"]["entries"]) == 42


def test_the_list_says_it_too_and_a_finished_step_takes_it_away(path):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE game SET summary = NULL, summarised = -1")
    with closing(Store(path)) as store:
        desk = Desk(store)
        listed = {one["id"]: one for one in say(desk, "tables")}
        assert listed[GOLEM]["problem"]["message"] == "play-older-stops"
        assert listed[GOLEM]["position"], "it can be opened"
        assert all(one["problem"] is None for id, one in listed.items() if id != GOLEM)
        say(desk, "undo", table=GOLEM)
        assert {one["id"]: one for one in say(desk, "tables")}[GOLEM]["problem"] is None


def test_a_position_that_the_rules_of_today_lead_elsewhere_is_told(desk):
    table = say(desk, "new", game="scythe", seed=3)["table"]
    say(desk, "deal", table=table)
    (seen,) = (one for one in say(desk, "tables") if one["id"] == table)
    other = {**seen, "position": {**seen["position"], "a key of before": 1}}
    desk.keeper.summarise(table, 1, other)
    assert say(Desk(desk.keeper), "view", table=table)["older"] == [], (
        "what only one of them knows is no difference"
    )
    other["position"]["automa"] = {**seen["position"]["automa"], "power": 15}
    desk.keeper.summarise(table, 1, other)
    again = Desk(desk.keeper)
    (differs,) = say(again, "view", table=table)["older"]
    assert differs["message"] == "play-older-differs" and differs["ru"]
    assert say(again, "deal", table=table)["older"] == []


@pytest.mark.parametrize(
    "make", [lambda: Desk(MemoryStore()), lambda: Page(Committed(Shelves()))], ids=["desk", "alone"]
)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_older_file_comes_in_with_all_its_steps(make, file):
    desk, data = make(), json.loads(file.read_text(encoding="utf-8"))
    view = say(desk, "import", file=data)
    assert bool(view["older"]) == file.stem.startswith("golem")
    assert say(desk, "export", table=view["table"])["file"] == data


def test_a_file_of_which_not_one_step_can_be_done_is_refused():
    data = json.loads(FILES[0].read_text(encoding="utf-8"))
    data["steps"] = data["steps"][5:]
    data["at"] = len(data["steps"])
    with pytest.raises(Refused):
        say(Desk(MemoryStore()), "import", file=data)


def test_the_terminal_says_it(desk, monkeypatch, capsys):
    def left(*_):
        raise EOFError

    monkeypatch.setattr("builtins.input", left)
    open_table(desk, str(GOLEM), "en")
    assert "kept by an earlier version" in " ".join(capsys.readouterr().out.split())
