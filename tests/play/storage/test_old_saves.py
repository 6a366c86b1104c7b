"""Games of an earlier version: they open, and a sentence says where the rules have changed.

``saves/first`` was written by the first version that had all four games: its file of saved games as SQL, and
each of them exported. Golem's rules have been mended since, so that one of its steps is refused today.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from browser_disk import CommittedStorage, FakeDisk, Worker
from service_client import say

from automatable.cli.terminal.game import play_game
from automatable.core.engine.errors import UserError
from automatable.play.service import Service
from automatable.play.session import Session
from automatable.play.storage.base import MemoryStorage
from automatable.play.storage.sqlite import SqliteStorage

SAVES = Path(__file__).parents[2] / "saves"
FIRST = SAVES / "first"
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
def service(path):
    with closing(SqliteStorage(path)) as store:
        yield Service(store)


def test_every_game_of_an_older_file_opens_with_all_its_steps(service):
    listed = say(service, "tables")
    assert {one["game"] for one in listed} == {"scythe", "pendulum", "red-rising", "golem"}
    for one in listed:
        before = service.storage.entries(one["id"])
        view = say(service, "view", table=one["id"])
        assert view["questions"] or view["over"]
        file = say(service, "export", table=one["id"])["file"]
        kept = json.loads(next(each for each in FILES if each.stem.endswith(f"-{one['id']}")).read_text())
        assert file == kept, "nothing is lost by opening it"
        assert service.storage.entries(one["id"]) == before


def test_a_refused_step_stops_the_replay_with_a_notice(service):
    view = say(service, "view", table=GOLEM)
    stops, why = view["older"]
    assert stops["message"] == "play-older-stops" and stops["args"]["of"] == 40
    assert 0 < stops["args"]["steps"] < 40
    for language in ("en", "ru"):
        assert str(stops["args"]["steps"]) in stops[language] and why[language]
    assert [one["older"] for one in (say(service, "view", table=id) for id in (1, 2, 3, 5))] == [[]] * 4


def test_going_on_is_a_step_as_any_other_and_the_old_ones_stay_in_the_report(service):
    stops = say(service, "view", table=GOLEM)["older"][0]["args"]["steps"]
    after = say(service, "undo", table=GOLEM)
    assert (after["version"], after["older"]) == (41, [])
    again = Service(service.storage)
    assert say(again, "view", table=GOLEM)["position"] == after["position"]
    back = say(again, "redo", table=GOLEM)
    assert back["older"] == []
    assert len(service.storage.read(GOLEM)[1]) == 40 and service.storage.read(GOLEM)[2] == stops
    assert len(say(again, "bug-report", table=GOLEM)["file"]["entries"]) == 42


def test_the_list_says_it_too_and_a_finished_step_takes_it_away(path):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE game SET summary = NULL, summarised = -1")
    with closing(SqliteStorage(path)) as store:
        service = Service(store)
        listed = {one["id"]: one for one in say(service, "tables")}
        assert listed[GOLEM]["problem"]["message"] == "play-older-stops"
        assert listed[GOLEM]["position"], "it can be opened"
        assert all(one["problem"] is None for id, one in listed.items() if id != GOLEM)
        say(service, "undo", table=GOLEM)
        assert {one["id"]: one for one in say(service, "tables")}[GOLEM]["problem"] is None


def test_a_position_that_differs_by_the_rules_of_today_has_a_notice(service):
    table = say(service, "new", game="scythe", seed=3)["table"]
    say(service, "deal", table=table)
    (seen,) = (one for one in say(service, "tables") if one["id"] == table)
    other = {**seen, "position": {**seen["position"], "a key of before": 1}}
    service.storage.summarise(table, 1, other)
    assert say(Service(service.storage), "view", table=table)["older"] == [], (
        "what only one of them knows is no difference"
    )
    other["position"]["automa"] = {**seen["position"]["automa"], "power": 15}
    service.storage.summarise(table, 1, other)
    again = Service(service.storage)
    (differs,) = say(again, "view", table=table)["older"]
    assert differs["message"] == "play-older-differs" and differs["ru"]
    assert say(again, "deal", table=table)["older"] == []


@pytest.mark.parametrize(
    "make",
    [lambda: Service(MemoryStorage()), lambda: Worker(CommittedStorage(FakeDisk()))],
    ids=["service", "worker"],
)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_older_file_comes_in_with_all_its_steps(make, file):
    service, data = make(), json.loads(file.read_text(encoding="utf-8"))
    view = say(service, "import", file=data)
    assert bool(view["older"]) == file.stem.startswith("golem")
    assert say(service, "export", table=view["table"])["file"] == data


def test_a_file_of_which_not_one_step_can_be_done_is_refused():
    data = json.loads(FILES[0].read_text(encoding="utf-8"))
    data["steps"] = data["steps"][5:]
    data["at"] = len(data["steps"])
    with pytest.raises(UserError):
        say(Service(MemoryStorage()), "import", file=data)


def test_the_terminal_says_it(service, monkeypatch, capsys):
    def left(*_):
        raise EOFError

    monkeypatch.setattr("builtins.input", left)
    play_game(service, str(GOLEM), "en")
    assert "saved by an earlier version" in " ".join(capsys.readouterr().out.split())


PLACE_BY_PLACE = sorted((SAVES / "place-by-place").glob("*.json"))
"""Whole games of Pendulum from when it asked for each place of the council and each track alone.

Beside each are the last position and the result, as that version wrote them.
"""


@pytest.mark.parametrize("file", PLACE_BY_PLACE, ids=lambda file: file.stem)
def test_a_game_with_a_question_for_each_place_and_track_replays_to_the_same_end(file):
    data = json.loads(file.read_text(encoding="utf-8"))
    asked = {step["event"].get("question", "").partition("-")[0] for step in data["steps"]}
    assert asked >= {"council", "track"} and (file.stem == "level-b" or "glory" in asked)
    service = Service(MemoryStorage())
    view = say(service, "import", file=data)
    assert view["older"] == [] and view["over"]
    assert say(service, "export", table=view["table"])["file"] == data
    start, steps, at = service.storage.read(view["table"])
    session = Session(start, steps, at)
    position, result = file.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    assert session.game.to_text(session.state) == position
    assert msgspec.json.encode(session.game.result(session.state), order="deterministic").decode() == result


@pytest.mark.parametrize("file", PLACE_BY_PLACE, ids=lambda file: file.stem)
def test_such_a_game_can_be_left_in_the_middle_of_its_questions_and_goes_on(file):
    """Every question of an Automa's council is met half answered, and undone."""
    data = json.loads(file.read_text(encoding="utf-8"))
    alone = ("council-s", "track-", "glory-", "legendary")
    half = [
        n for n, step in enumerate(data["steps"], 1) if str(step["event"].get("question")).startswith(alone)
    ]
    for at in half:
        service = Service(MemoryStorage())
        view = say(service, "import", file={**data, "steps": data["steps"][:at], "at": at})
        assert view["older"] == [] and view["version"] == at
        assert (
            say(
                service,
                "redo",
                table=view["table"],
                version=say(service, "undo", table=view["table"])["version"],
            )["position"]
            == view["position"]
        )
    assert len(half) > 8
